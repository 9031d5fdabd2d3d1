package core

import (
	"intrigue/rules/penny/core/box"
	"sync"
)

// Step 4: the Field Action (PEN-61).

// ListField lists the Field Actions of a hero's place. Where nothing could be done an
// action is not offered.
func (c *State) ListField(g *Game, h int8, buf []Action) []Action {
	room := rooms.Get().(*[128]Action)
	list := room[:0]
	off := c.Player(h).At >= box.Places // in a shortcut there is nothing but trade (PEN-57)
	for _, k := range fieldKinds {
		if !off || k == Trade {
			list = table[k].list(c, g, h, list)
		}
	}
	buf = append(buf, list...)
	rooms.Put(room)
	return buf
}

// rooms are where Field Actions are listed: what is given to the functions of a table
// cannot stay on the stack, as the list of all actions does.
var rooms = sync.Pool{New: func() any { return new([128]Action) }}

// fieldKinds are the Field Actions in the order of the table.
var fieldKinds = func() (all []ActionKind) {
	for k := range ActionKinds {
		if table[k].list != nil {
			all = append(all, k)
		}
	}
	return all
}()

// doField does a Field Action, which is the only one of the turn; what is pawned is given
// before it.
func (c *State) doField(g *Game, f *Effect, a Action) {
	if a.Kind != Pawn {
		f.Step = StepAfter
	}
	table[a.Kind].do(c, g, f, a)
}

func (c *State) listTrades(g *Game, h int8, buf []Action) []Action {
	for q := range c.Seats {
		if r := &c.Players[q]; int8(q) != h && !r.Dead && r.At == c.Player(h).At && c.tradable(g, h, int8(q)) {
			buf = append(buf, Action{Trade, uint8(r.Who), 0}) // PEN-57, PEN-71
		}
	}
	return buf
}

func (c *State) doTradeWith(_ *Game, f *Effect, a Action) {
	c.Offer = Bargain{With: uint8(c.SeatOf(box.Hero(a.A)))}
	c.Push(Effect{Kind: EffectTrade, Hero: f.Hero, N: MostDeals})
}

func (c *State) listAct(g *Game, h int8, buf []Action) []Action {
	if c.Useful(g, h, c.ActionOn(g, c.Player(h).At)) {
		buf = append(buf, Action{Kind: Act})
	}
	return buf
}

func (c *State) doAct(g *Game, f *Effect, _ Action) {
	c.act(f.Hero, c.ActionOn(g, c.Player(f.Hero).At))
}

func (c *State) listClose(g *Game, h int8, buf []Action) []Action {
	p := c.Player(h)
	if c.Mode == box.Prologue && c.PortalOn(g, p.At) >= 0 && c.AffordsPortal(g, p) && c.Fightable(h) == 0 {
		buf = append(buf, Action{Kind: Close})
	}
	return buf
}

func (c *State) doClose(g *Game, f *Effect, _ Action) {
	p := c.Player(f.Hero)
	c.Portals &^= 1 << c.PortalOn(g, p.At)
	c.Closed++
	p.Portals++
	walk := &p.Slot[WalkSlot]
	c.Trophies += walk.Trophies
	*walk = Slot{Card: walk.Card}
	if c.Portals == 0 {
		c.LastTurn = true
	}
}

func (c *State) listPawns(g *Game, h int8, buf []Action) []Action {
	p := c.Player(h)
	if c.Mode == box.Prologue && g.Tuning.Pawn > 0 && c.Trophies > 0 && int(p.Slot[WalkSlot].Trophies) < g.Tuning.WalkTrophies &&
		c.PortalOn(g, p.At) >= 0 && c.Fightable(h) == 0 {
		buf = listSet(buf, Pawn, c.Pledges(g, p))
	}
	return buf
}

func (c *State) doPawn(_ *Game, f *Effect, a Action) {
	c.Spoil(f.Hero, box.Card(a.A))
	c.Player(f.Hero).Slot[WalkSlot].Trophies++
	c.Trophies--
}

func (c *State) listInform(g *Game, h int8, buf []Action) []Action {
	p := c.Player(h)
	if c.Mode == box.Heist && c.Chapter == 1 && p.At == g.Scenario.Informer && c.PortalOn(g, p.At) >= 0 && int(c.HeroGold) >= g.Tuning.Goal {
		buf = append(buf, Action{Kind: Inform})
	}
	return buf
}

func (c *State) doInform(*Game, *Effect, Action) { c.HeroGold, c.Chapter = 0, 2 }

func (c *State) listHaggle(g *Game, h int8, buf []Action) []Action {
	p := c.Player(h)
	if c.Mode != box.Heist || c.Chapter != 2 {
		return buf
	}
	if i := c.PortalOn(g, p.At); i >= 0 && !g.Scenario.Portals[i].Demonic && !c.Wares(g, p).Empty() {
		buf = append(buf, Action{Kind: Haggle})
	}
	return buf
}

func (c *State) doHaggle(g *Game, f *Effect, _ Action) {
	c.Push(Effect{Kind: EffectSale, Hero: f.Hero, A: uint8(c.PortalOn(g, c.Player(f.Hero).At)), B: uint8(box.NoCard)})
}

func (c *State) listRob(g *Game, h int8, buf []Action) []Action {
	if c.Mode == box.Heist && c.Chapter == 3 && c.Heads == 0 && c.Player(h).At == g.Scenario.WinAt {
		buf = append(buf, Action{Kind: Rob})
	}
	return buf
}

func (c *State) doRob(*Game, *Effect, Action) { c.Over = EndRobbed }

func (c *State) listReclaims(g *Game, h int8, buf []Action) []Action {
	p := c.Player(h)
	if !c.Reclaimable(g, p.At) {
		return buf
	}
	for a := range uint8(box.Resources) {
		for b := a + 1; b < box.Resources; b++ {
			if p.Tokens[a] > 0 && p.Tokens[b] > 0 {
				buf = append(buf, Action{Reclaim, a, b})
			}
		}
	}
	return buf
}

func (c *State) doReclaim(g *Game, f *Effect, a Action) {
	p := c.Player(f.Hero)
	p.Spend(box.Token(a.A), 1)
	p.Spend(box.Token(a.B), 1)
	c.Turn(g.TileOf(p.At), true)
	p.Reclaimed++
	c.Push(Effect{Kind: EffectTrophy, Hero: f.Hero, A: 255})
}

// VillainOnTile reports whether some villain stands on a tile.
func (c *State) VillainOnTile(g *Game, t box.Tile) bool {
	for _, at := range c.VillainAt {
		if at < box.Places && g.TileOf(at) == t {
			return true
		}
	}
	return false
}

// AffordsPortal reports whether the Walk of a hero holds what a portal needs
// (PEN-107, PEN-157).
func (c *State) AffordsPortal(g *Game, p *Player) bool {
	s := &p.Slot[WalkSlot]
	return s.Card != box.NoCard && s.Total() == g.Tuning.WalkKinds+g.Tuning.WalkAny && int(s.Trophies) >= g.Tuning.WalkTrophies
}

// Wares are the cards a hero can sell in chapter II: Shop cards of hand and pool.
func (c *State) Wares(g *Game, p *Player) box.Set {
	return p.Hand.Or(p.Pool).And(g.Goods)
}

// Pledges are the Shop cards of hand and pool that the doorkeeper of a portal takes in
// place of a trophy: those that cost enough (PEN-160).
func (c *State) Pledges(g *Game, p *Player) box.Set {
	var out box.Set
	for k := range c.Wares(g, p).All() {
		if g.Of[k].Cost >= g.Tuning.Pawn {
			out.Add(k)
		}
	}
	return out
}

// Useful reports whether an action token can do anything for a hero.
func (c *State) Useful(g *Game, h int8, a box.ActionToken) bool {
	p := c.Player(h)
	switch a {
	case box.NoAction:
		return false
	case box.Heal:
		return p.Under > 0 || p.WoundPile > 0
	case box.Event:
		return c.Events != 0 || c.EventOff != 0
	case box.Target:
		return c.EnemyRow != [4]box.Card{box.NoCard, box.NoCard, box.NoCard, box.NoCard}
	case box.Destroy:
		return !p.Pool.Empty() || !p.Pile.Empty() || p.Under > 0 || p.WoundPile > 0
	case box.Upgrade:
		return !c.raisable(g, p).Empty()
	}
	return true
}

// act begins the action of a token.
func (c *State) act(h int8, a box.ActionToken) {
	switch a {
	case box.Buy:
		c.Push(Effect{Kind: EffectBuy, Hero: h})
	case box.Heal:
		c.Push(Effect{Kind: EffectHeal, Hero: h})
	case box.Boost:
		c.Give(h, box.Movement, 2) // PEN-66
	case box.Target:
		c.Push(Effect{Kind: EffectTarget, Hero: h})
	case box.Event:
		c.Push(Effect{Kind: EffectEvent, Hero: h})
	case box.Destroy:
		c.Push(Effect{Kind: EffectThin, Hero: h})
	case box.Resource:
		n := c.Player(h).ResourcesOf() + 1
		c.Push(Effect{Kind: EffectSwap, Hero: h, N: int8(n)}) // each resource is exchanged once (PEN-73)
		c.Push(Effect{Kind: EffectGain, Hero: h, N: 1})
	case box.Upgrade:
		c.Push(Effect{Kind: EffectRaise, Hero: h})
	}
}

// Reclaimable reports whether an Open World's tile can be reclaimed from a place now.
func (c *State) Reclaimable(g *Game, at box.Place) bool {
	return c.Mode == box.Open && c.OnHell(g, at) && !c.VillainOnTile(g, g.TileOf(at))
}

// HeroesOnTile counts the heroes on a tile.
func (c *State) HeroesOnTile(g *Game, t box.Tile) int {
	n := 0
	for h := range c.Seats {
		if p := &c.Players[h]; !p.Dead && p.At < box.Places && g.TileOf(p.At) == t {
			n++
		}
	}
	return n
}
