package core

import (
	"intrigue/rules/penny/core/box"
)

// Step 4: the Field Action (PEN-61).

// ListField lists the Field Actions of a hero's place. Where nothing could be done an
// action is not offered.
func (c *State) ListField(g *Game, h int8, buf []Action) []Action {
	p := c.Player(h)
	for q := range c.Seats {
		if r := &c.Players[q]; int8(q) != h && !r.Dead && r.At == p.At && c.tradable(g, h, int8(q)) {
			buf = append(buf, Action{Trade, uint8(r.Who), 0}) // PEN-57, PEN-71
		}
	}
	if p.At >= box.Places {
		return buf
	}
	if c.Useful(g, h, c.ActionOn(g, p.At)) {
		buf = append(buf, Action{Kind: Act})
	}
	if i := c.PortalOn(g, p.At); i >= 0 {
		buf = c.listPortal(g, h, i, buf)
	}
	if c.Mode == box.Heist && c.Chapter == 3 && c.Heads == 0 && p.At == g.Scenario.WinAt {
		buf = append(buf, Action{Kind: Rob})
	}
	if c.Mode == box.Open && c.OnHell(g, p.At) && !c.VillainOnTile(g, g.TileOf(p.At)) {
		for a := range uint8(box.Resources) {
			for b := a + 1; b < box.Resources; b++ {
				if p.Tokens[a] > 0 && p.Tokens[b] > 0 {
					buf = append(buf, Action{Reclaim, a, b})
				}
			}
		}
	}
	return buf
}

func (c *State) VillainOnTile(g *Game, t box.Tile) bool {
	for _, at := range c.VillainAt {
		if at < box.Places && g.TileOf(at) == t {
			return true
		}
	}
	return false
}

// listPortal lists what can be done at an open portal.
func (c *State) listPortal(g *Game, h int8, i int, buf []Action) []Action {
	p := c.Player(h)
	demonic := g.Scenario.Portals[i].Demonic
	switch {
	case c.Mode == box.Prologue:
		if c.AffordsPortal(g, p) && c.Fightable(h) == 0 {
			buf = append(buf, Action{Kind: Close})
		}
		if g.Tuning.Pawn > 0 && c.Fightable(h) == 0 && c.Trophies > 0 && int(p.Slot[WalkSlot].Trophies) < g.Tuning.WalkTrophies {
			buf = listSet(buf, Pawn, c.Pledges(g, p))
		}
	case c.Mode == box.Heist && c.Chapter == 1 && p.At == g.Scenario.Informer && int(c.HeroGold) >= g.Tuning.Goal:
		buf = append(buf, Action{Kind: Inform})
	case c.Mode == box.Heist && c.Chapter == 2 && !demonic && !c.Wares(g, p).Empty():
		buf = append(buf, Action{Kind: Haggle})
	}
	return buf
}

// AffordsPortal reports whether the Walk of a hero holds what a portal needs
// (PEN-107, PEN-157).
func (c *State) AffordsPortal(g *Game, p *Player) bool {
	s := &p.Slot[WalkSlot]
	return s.Card != box.NoCard && s.Total() == g.Tuning.WalkKinds+g.Tuning.WalkAny && int(s.Trophies) >= g.Tuning.WalkTrophies
}

// Wares are the cards a hero can sell in chapter II: Shop cards of hand and pool.
func (c *State) Wares(g *Game, p *Player) box.Set {
	s := p.Hand
	s.Merge(p.Pool)
	return s.And(g.Goods)
}

// Pledges are the Shop cards of hand and pool that the doorkeeper of a portal takes in
// place of a trophy: those that cost enough (PEN-160).
func (c *State) Pledges(g *Game, p *Player) box.Set {
	var out box.Set
	s := c.Wares(g, p)
	for k := s.First(); k != box.NoCard; k = s.First() {
		if s.Remove(k); g.Of[k].Cost >= g.Tuning.Pawn {
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

func (c *State) doField(g *Game, f *Effect, s Action) {
	h := f.Hero
	p := c.Player(h)
	if s.Kind == Pawn { // before the Field Action
		c.Spoil(h, box.Card(s.A))
		p.Slot[WalkSlot].Trophies++
		c.Trophies--
		return
	}
	f.Step = StepAfter
	switch s.Kind {
	case Trade:
		c.Offer = Bargain{With: uint8(c.SeatOf(box.Hero(s.A)))}
		c.Push(Effect{Kind: EffectTrade, Hero: h, N: MostDeals})
	case Act:
		c.act(h, c.ActionOn(g, p.At))
	case Close:
		i := c.PortalOn(g, p.At)
		c.Portals &^= 1 << i
		c.Closed++
		p.Portals++
		c.Trophies += p.Slot[WalkSlot].Trophies
		w := p.Slot[WalkSlot].Card
		p.Slot[WalkSlot] = Slot{Card: w}
		if c.Portals == 0 {
			c.LastTurn = true
		}
	case Inform:
		c.HeroGold, c.Chapter = 0, 2
	case Haggle:
		c.Push(Effect{Kind: EffectSale, Hero: h, A: uint8(c.PortalOn(g, p.At)), B: uint8(box.NoCard)})
	case Rob:
		c.Over = EndRobbed
	case Reclaim:
		p.Spend(box.Token(s.A), 1)
		p.Spend(box.Token(s.B), 1)
		c.Turn(g.TileOf(p.At), true)
		p.Reclaimed++
		c.Push(Effect{Kind: EffectTrophy, Hero: h, A: 255})
	}
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
