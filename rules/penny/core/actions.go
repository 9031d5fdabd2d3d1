package core

import "intrigue/rules/penny/core/box"

// The Field Actions, of which one is taken in step 4 (PEN-61).
func init() {
	fill(table[:], map[ActionKind]row{
		Trade: {word: "trade", args: [2]argKind{aHero}, points: to(hero), do: (*State).doTradeWith,
			field: &fieldAction{list: (*State).listPartners}},
		Act: {word: "act", points: to(action), do: (*State).act,
			field: &fieldAction{when: func(c *State, g *Game, p *Player) bool { return c.Useful(g, p, c.ActionOn(g, p.At)) }}},
		Close: {word: "close", points: to(portal), do: (*State).doClose,
			field: &fieldAction{modes: []box.Mode{box.Prologue}, when: func(c *State, g *Game, p *Player) bool {
				return c.PortalOn(g, p.At) >= 0 && c.AffordsPortal(g, p)
			}}},
		Pawn: {word: "pawn", args: [2]argKind{aCard}, points: to(card, portal), do: (*State).doPawn,
			field: &fieldAction{modes: []box.Mode{box.Prologue}, list: (*State).listPawns, goesOn: true}},
		Inform: {word: "inform", points: to(portal), do: (*State).inform,
			field: &fieldAction{modes: []box.Mode{box.Heist}, when: (*State).informs}},
		Haggle: {word: "haggle", points: to(portal), do: (*State).haggle,
			field: &fieldAction{modes: []box.Mode{box.Heist}, when: (*State).haggles}},
		Rob: {word: "rob", points: to(here), do: func(c *State, _ *Game, _ *Effect, _ Action) { c.Over = EndRobbed },
			field: &fieldAction{modes: []box.Mode{box.Heist}, when: func(c *State, g *Game, p *Player) bool {
				return c.Chapter == 3 && c.Heads == 0 && p.At == g.Scenario.WinAt // the open Vault
			}}},
		Reclaim: {word: "reclaim", args: [2]argKind{aToken, aToken}, points: to(ground, token, token2), do: (*State).doReclaim,
			field: &fieldAction{modes: []box.Mode{box.Open}, list: (*State).listReclaims}},
	})
}

func (c *State) listPartners(g *Game, p *Player, buf []Action) []Action {
	for h := range c.Seats {
		if partner := &c.Players[h]; partner != p && partner.At == p.At && c.tradable(g, p, partner) {
			buf = append(buf, Action{Trade, uint8(partner.Who), 0}) // PEN-57, PEN-71
		}
	}
	return buf
}

func (c *State) doTradeWith(_ *Game, f *Effect, a Action) {
	c.Offer = TradeOffer{With: uint8(c.SeatOf(box.Hero(a.What)))}
	c.Push(Effect{Kind: EffectTrade, Hero: f.Hero, N: MostDeals})
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

func (c *State) listPawns(g *Game, p *Player, buf []Action) []Action {
	if g.Tuning.Pawn > 0 && c.Trophies > 0 && int(p.Slot[WalkSlot].Trophies) < g.Tuning.WalkTrophies && c.PortalOn(g, p.At) >= 0 {
		buf = listSet(buf, Pawn, c.Pledges(g, p))
	}
	return buf
}

func (c *State) doPawn(_ *Game, f *Effect, a Action) {
	c.Spoil(f.Hero, box.Card(a.What))
	c.Player(f.Hero).Slot[WalkSlot].Trophies++
	c.Trophies--
}

// informs reports whether the informer of chapter I can be paid.
func (c *State) informs(g *Game, p *Player) bool {
	return c.Chapter == 1 && p.At == g.Scenario.Informer && c.PortalOn(g, p.At) >= 0 && int(c.HeroGold) >= g.Tuning.Goal
}

func (c *State) inform(g *Game, _ *Effect, _ Action) {
	c.HeroGold -= uint8(g.Tuning.Goal)
	c.Chapter = 2
}

// haggles reports whether the receiver buys something here.
func (c *State) haggles(g *Game, p *Player) bool {
	i := c.PortalOn(g, p.At)
	return c.Chapter == 2 && i >= 0 && !g.Scenario.Portals[i].Demonic && !c.Wares(g, p).Empty()
}

func (c *State) haggle(g *Game, f *Effect, _ Action) {
	c.Push(Effect{Kind: EffectSale, Hero: f.Hero, Portal: uint8(c.PortalOn(g, c.Player(f.Hero).At)), Card: box.NoCard})
}

func (c *State) listReclaims(g *Game, p *Player, buf []Action) []Action {
	if !c.Reclaimable(g, p.At) || p.ResourcesOf() < 2+g.ReclaimMore(p) {
		return buf
	}
	kinds := p.kinds()
	for a := range uint8(box.Resources) {
		for b := a + 1; b < box.Resources; b++ {
			if kinds>>a&1 != 0 && kinds>>b&1 != 0 {
				buf = append(buf, Action{Reclaim, a, b})
			}
		}
	}
	return buf
}

func (c *State) doReclaim(g *Game, f *Effect, a Action) {
	p := c.Player(f.Hero)
	p.Spend(box.Token(a.What), 1)
	p.Spend(box.Token(a.With), 1)
	c.Turn(g.TileOf(p.At), true)
	p.Reclaimed++
	c.Push(Effect{Kind: EffectTrophy, Hero: f.Hero, Words: anyWord})
	if n := g.ReclaimMore(p); n > 0 {
		c.Push(Effect{Kind: EffectLose, Hero: f.Hero, N: int8(n)})
	}
}

// ReclaimMore returns how many resources of any kind a hero must spend beside the two different ones
// to reclaim a tile: none with a Shop card in his action pool (PEN-166).
func (g *Game) ReclaimMore(p *Player) int {
	if !p.Pool.And(g.Goods).Empty() {
		return 0
	}
	return g.Tuning.Reclaim
}

// AffordsPortal reports whether the Walk of a hero holds what a portal needs
// (PEN-107, PEN-157).
func (c *State) AffordsPortal(g *Game, p *Player) bool {
	s := &p.Slot[WalkSlot]
	return s.Card != box.NoCard && s.Total() == g.Tuning.WalkKinds+g.Tuning.WalkAny && int(s.Trophies) >= g.Tuning.WalkTrophies
}

// Useful reports whether an action token can do anything for a hero.
func (c *State) Useful(g *Game, p *Player, a box.ActionToken) bool {
	switch a {
	case box.NoAction:
		return false
	case box.Heal:
		return p.Under > 0 || p.WoundPile > 0
	case box.Event:
		return c.Events != 0 || c.EventOff != 0
	case box.Target:
		return c.EnemyRow != emptyRow()
	case box.Destroy:
		return !p.Pool.Empty() || !p.Pile.Empty() || p.Under > 0 || p.WoundPile > 0
	case box.Upgrade:
		return !c.raisable(g, p).Empty()
	}
	return true
}

// act begins the action of the token on which a hero stands.
func (c *State) act(g *Game, f *Effect, _ Action) {
	h := f.Hero
	switch c.ActionOn(g, c.Player(h).At) {
	case box.Buy:
		c.Push(Effect{Kind: EffectBuy, Hero: h, Row: ShopRow, N: 1})
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
		c.Push(Effect{Kind: EffectSwap, Hero: h, N: int8(n)}) // comes second: as many exchanges as there are resources then (PEN-73)
		c.Push(Effect{Kind: EffectGain, Hero: h, N: 1})
	case box.Upgrade:
		c.Push(Effect{Kind: EffectRaise, Hero: h})
	}
}
