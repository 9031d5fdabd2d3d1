package penny

import (
	"math/bits"

	"intrigue/rules/penny/core/box"
)

// tally is a hero's score line by line (PEN-114).
type tally struct {
	quests, portals, enemies, minis, shop, events, wounds, reclaimed int
}

func (t tally) total() int {
	return t.quests + t.portals + t.enemies + t.minis + t.shop + t.events + t.wounds + t.reclaimed
}

// tally adds up what a hero has: in deck, hand, pool, discard pile, above the board
// and destroyed (PEN-30).
func (c *core) tally(g *game, h int8) tally {
	p := &c.players[h]
	all := p.deck
	for _, s := range [4]box.Set{p.hand, p.pool, p.pile, p.aside} {
		all.Merge(s)
	}
	for i := chargeSlot; i < slots; i++ {
		if k := p.slot[i].card; k != box.NoCard {
			all.Add(k)
		}
	}
	var t tally
	for k := all.First(); k != box.NoCard; k = all.First() {
		all.Remove(k)
		switch f := g.Of[k]; f.Deck {
		case box.ShopCards:
			t.shop += f.Points
		case box.EnemyCards:
			t.enemies += f.Points
		case box.BossCards, box.RushCards:
			t.minis += f.Points
		case box.PersonalCards:
			t.quests += f.Points
		}
	}
	for b := p.browns; b != 0; b &= b - 1 {
		t.quests += g.Of[g.From[box.BrownCards]+box.Card(bits.TrailingZeros16(b))].Points
	}
	for b := p.events; b != 0; b &= b - 1 {
		t.events += 1 + g.Of[g.From[box.EventCards]+box.Card(bits.TrailingZeros32(b))].Points
	}
	t.portals, t.reclaimed = 3*int(p.portals), 2*int(p.reclaimed)
	t.wounds = -c.status(h) / 2
	return t
}

// status counts the status cards of a hero, wherever they are.
func (c *core) status(h int8) int {
	p := &c.players[h]
	return int(p.woundDeck) + int(p.woundHand) + int(p.woundPile) + int(p.under) + int(p.grave)
}

// best are the heroes with the best score; ties go to fewer status cards and are
// shared after that (PEN-114). A dead hero cannot win (PEN-94), unless all are dead.
func (c *core) best(g *game) []int8 {
	var out []int8
	top, least := 0, 0
	for h := range int8(c.seats) {
		if c.players[h].dead && c.alive() > 0 {
			continue
		}
		n, w := c.tally(g, h).total(), c.status(h)
		if len(out) == 0 || n > top || n == top && w < least {
			out, top, least = []int8{h}, n, w
		} else if n == top && w == least {
			out = append(out, h)
		}
	}
	return out
}

// ending is the key of how the game ended, which depends on its mode.
func (c *core) ending() string {
	switch c.over {
	case endClosed:
		return "closed"
	case endRobbed:
		return "robbed"
	case endHeld:
		return "held"
	case endRushed:
		return "triumph"
	case endDead:
		return "dead"
	case endStuck:
		return "late"
	case endHell:
		return map[box.Mode]string{box.Prologue: "consumed", box.Heist: "overrun", box.Open: "annexed", box.Rush: "outrun"}[c.mode]
	}
	return ""
}

// won reports whether the heroes have won.
func (c *core) won() bool {
	switch c.over {
	case endClosed, endRobbed, endHeld, endRushed:
		return true
	}
	return false
}

// portalsLeft is how many portals are open.
func (c *core) portalsLeft() int { return bits.OnesCount8(c.portals) }
