package core

import (
	"math/bits"

	"intrigue/rules/penny/core/box"
)

// Tally is a hero's score line by line (PEN-114).
type Tally struct {
	Quests, Portals, Enemies, Minis, Shop, Events, Wounds, Reclaimed int
}

func (t Tally) Total() int {
	return t.Quests + t.Portals + t.Enemies + t.Minis + t.Shop + t.Events + t.Wounds + t.Reclaimed
}

// Tally adds up what a hero has: in deck, hand, pool, discard pile, above the board
// and destroyed (PEN-30).
func (c *State) Tally(g *Game, h int8) Tally {
	p := &c.Players[h]
	all := p.Cards().Or(p.Aside)
	for i := ChargeSlot; i < Slots; i++ {
		if k := p.Slot[i].Card; k != box.NoCard {
			all.Add(k)
		}
	}
	var t Tally
	for k := range all.All() {
		switch f := g.Of[k]; f.Deck {
		case box.ShopCards:
			t.Shop += f.Points
		case box.EnemyCards:
			t.Enemies += f.Points
		case box.BossCards, box.RushCards:
			t.Minis += f.Points
		case box.PersonalCards:
			t.Quests += f.Points
		}
	}
	for b := p.Browns; b != 0; b &= b - 1 {
		t.Quests += g.Of[g.From[box.BrownCards]+box.Card(bits.TrailingZeros16(b))].Points
	}
	for b := p.Events; b != 0; b &= b - 1 {
		t.Events += 1 + g.Of[g.From[box.EventCards]+box.Card(bits.TrailingZeros32(b))].Points
	}
	t.Portals, t.Reclaimed = 3*int(p.Portals), 2*int(p.Reclaimed)
	t.Wounds = -c.Status(h) / 2
	return t
}

// Status counts the status cards of a hero, wherever they are.
func (c *State) Status(h int8) int {
	p := &c.Players[h]
	return int(p.WoundDeck) + int(p.WoundHand) + int(p.WoundPile) + int(p.Under) + int(p.Grave)
}

// Best are the heroes with the best score; ties go to fewer status cards and are
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

// Ending is the key of how the game ended, which depends on its mode.
func (c *State) Ending() string {
	switch c.Over {
	case EndClosed:
		return "closed"
	case EndRobbed:
		return "robbed"
	case EndHeld:
		return "held"
	case EndRushed:
		return "triumph"
	case EndDead:
		return "dead"
	case EndStuck:
		return "late"
	case EndHell:
		return map[box.Mode]string{box.Prologue: "consumed", box.Heist: "overrun", box.Open: "annexed", box.Rush: "outrun"}[c.Mode]
	}
	return ""
}

// Won reports whether the heroes have won.
func (c *State) Won() bool {
	switch c.Over {
	case EndClosed, EndRobbed, EndHeld, EndRushed:
		return true
	}
	return false
}

// PortalsLeft is how many portals are open.
func (c *State) PortalsLeft() int { return bits.OnesCount8(c.Portals) }
