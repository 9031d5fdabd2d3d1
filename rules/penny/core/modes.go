package core

import (
	"math/bits"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// thieves takes what an enemy's wound costs in the Heist (PEN-120, PEN-121).
func (c *State) thieves(g *Game, h int8) {
	if c.OnHell(g, c.Players[h].At) {
		if c.forfeits(g, h) == (box.Set{}) {
			c.Push(Effect{Kind: EffectHell, Hero: h, N: 1, Flips: true})
		} else {
			c.Push(Effect{Kind: EffectForfeit, Hero: h})
		}
	}
	if c.HeroGold > 0 {
		c.HeroGold--
		c.stash(g, 1)
	}
}

// stash puts gold on the Villains card; at the trigger it is gone, the Hell token
// moves and a tile turns over (PEN-120).
func (c *State) stash(g *Game, n int) {
	c.ThiefGold += uint8(n)
	if int(c.ThiefGold) >= g.Tuning.Trigger {
		c.ThiefGold = 0
		c.Push(Effect{Kind: EffectHell, Hero: c.Decider(), N: 1, Flips: true})
	}
}

// Sale ends a sale by the card that was turned over, which goes under the deck (PEN-122).
func (c *State) Sale(g *Game, f *Effect, card box.Card) {
	c.Shop.Draw(cards.Card(card))
	c.Shop.PutUnder(cards.Card(card), cards.Everybody)
	if cost := g.Of[card].Cost; cost <= g.Of[f.Card].Cost {
		c.Sold[f.Portal] += uint8(cost)
		if int(c.Sold[f.Portal]) >= g.Tuning.PortalGold { // PEN-156
			c.Portals &^= 1 << f.Portal
			c.Closed++
			c.pop()
			c.ChapterThree(g)
			return
		}
	}
	f.Card = box.NoCard // another card may be sold
}

// ChapterThree begins chapter III if both basic portals are closed (PEN-123, PEN-124).
func (c *State) ChapterThree(g *Game) {
	for i := range g.Scenario.Portals {
		if c.Portals>>i&1 != 0 && !g.Scenario.Portals[i].Demonic {
			return
		}
	}
	c.Chapter = 3
	c.VillainAt[box.Boss], c.VillainAt[box.MiniBoss] = g.Scenario.BossAt, g.Scenario.MiniAt
	c.Heads = uint8(g.Tuning.Heads)
	if g.Map.Hexes[box.Bank].StartHell {
		c.HellTiles |= 1 << box.Bank
	}
}

// rushRound ends a round of a Boss Rush (PEN-170 to PEN-172).
func (c *State) rushRound(g *Game) {
	if c.VillainAt[box.MiniBoss] != box.NoPlace {
		card := c.MiniFoe(g)
		if !c.Fought && c.Bruise > 0 {
			c.Bruise--
		}
		c.Fought = false
		c.Perform(c.Decider(), g.Of[card].Foe.RoundEnd, card)
		return
	}
	if c.Pause > 0 {
		c.Pause--
	}
	if c.Pause == 0 && int(c.Beaten) < g.Tuning.Opponents {
		c.VillainAt[box.MiniBoss] = g.Scenario.PortalAt[0]
		c.Bruise, c.halved = 0, false
		c.Heads = 3
	}
}

// workReap does what follows when an opponent of a Rush is beaten (PEN-173).
func (c *State) workReap(g *Game, _ *Effect) {
	c.pop()
	c.Beaten++
	c.Bruise, c.Fought = 0, false
	c.Pause = 2
	if int(c.Beaten) >= g.Tuning.Opponents {
		c.Over = EndRushed
		return
	}
	for k := int8(c.Seats) - 1; k >= 0; k-- { // the active hero comes first
		h := (int8(c.Active) + k) % int8(c.Seats)
		if c.Players[h].Dead {
			continue
		}
		c.Push(Effect{Kind: EffectTake, Hero: h, Stack: box.TwoPennies, N: 1})
		c.Push(Effect{Kind: EffectPick, Hero: h, Op: box.OpDestroy, From: box.InPool | box.InDiscard,
			Sort: box.WoundedCard, N: 1, Card: box.NoCard})
	}
}

// Tally is a hero's score line by line (PEN-114).
type Tally struct {
	Quests, Portals, Enemies, Minis, Shop, Events, Wounds, Reclaimed int
}

func (t Tally) Total() int {
	return t.Quests + t.Portals + t.Enemies + t.Minis + t.Shop + t.Events + t.Wounds + t.Reclaimed
}

// Tally adds up what a hero has: in deck, hand, pool, discard pile, above the board
// and destroyed (PEN-30).
func (c *State) Tally(g *Game, h int8) Tally { return c.tally(g, h, false) }

// TallyCounts returns how many of each of these things a hero has, whatever they are worth.
func (c *State) TallyCounts(g *Game, h int8) Tally { return c.tally(g, h, true) }

// tally adds up points or, if count is set, things.
func (c *State) tally(g *Game, h int8, count bool) Tally {
	worth := func(points int) int {
		if count {
			return 1
		}
		return points
	}
	p := &c.Players[h]
	all := p.Cards().Or(p.Aside)
	for _, s := range p.Slot[ChargeSlot:] {
		if s.Card != box.NoCard {
			all.Add(s.Card)
		}
	}
	var t Tally
	for k := range all.All() {
		switch f := g.Of[k]; f.Deck {
		case box.ShopCards:
			t.Shop += worth(f.Points)
		case box.EnemyCards:
			t.Enemies += worth(f.Points)
		case box.BossCards, box.RushCards:
			t.Minis += worth(f.Points)
		case box.PersonalCards:
			t.Quests += worth(f.Points)
		}
	}
	for b := p.Browns; b != 0; b &= b - 1 {
		t.Quests += worth(g.Of[g.From[box.BrownCards]+box.Card(bits.TrailingZeros16(b))].Points)
	}
	for b := p.Events; b != 0; b &= b - 1 {
		t.Events += worth(1 + g.Of[g.From[box.EventCards]+box.Card(bits.TrailingZeros32(b))].Points)
	}
	t.Portals, t.Reclaimed = 3*int(p.Portals), 2*int(p.Reclaimed)
	t.Wounds = -c.Status(h) / 2
	if count {
		t.Portals, t.Reclaimed, t.Wounds = int(p.Portals), int(p.Reclaimed), c.Status(h)
	}
	return t
}

// Status counts the status cards of a hero, wherever they are.
func (c *State) Status(h int8) int {
	p := &c.Players[h]
	return int(p.WoundDeck) + int(p.WoundHand) + int(p.WoundPile) + int(p.Under) + int(p.Grave)
}

// Best returns the heroes with the best score; ties go to fewer status cards and are
// shared after that (PEN-114). A dead hero cannot win (PEN-94), unless all are dead.
func (c *State) Best(g *Game) []int8 {
	var out []int8
	top, least := 0, 0
	for h := range int8(c.Seats) {
		if c.Players[h].Dead && c.Alive() > 0 {
			continue
		}
		n, w := c.Tally(g, h).Total(), c.Status(h)
		if len(out) == 0 || n > top || n == top && w < least {
			out, top, least = []int8{h}, n, w
		} else if n == top && w == least {
			out = append(out, h)
		}
	}
	return out
}

// Ending returns the key of how the game ended, which depends on its mode.
func (c *State) Ending() string {
	if c.Over == EndHell {
		return [...]string{box.Prologue: "consumed", box.Heist: "overrun", box.Open: "annexed", box.Rush: "outrun"}[c.Mode]
	}
	return [...]string{EndClosed: "closed", EndRobbed: "robbed", EndHeld: "held", EndRushed: "triumph", EndDead: "dead"}[c.Over]
}

// Won reports whether the heroes have won.
func (c *State) Won() bool { return c.Over >= EndClosed && c.Over <= EndRushed }

// PortalsLeft returns how many portals are open.
func (c *State) PortalsLeft() int { return bits.OnesCount8(c.Portals) }
