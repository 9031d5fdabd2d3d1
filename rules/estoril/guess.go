package estoril

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/cards"
)

// Guess fills in all that a seat does not know. What each seat has to its name
// follows from open facts, since every tile is won face up; only where it lies can be
// secret. Looks, and tiles that the seat knows at the bottom of the pile, stay.
func (p *position) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	n := *p
	n.core = p.core.hide(by)
	n.core.fill(by, r)
	return &n
}

// fill replaces every blank of a hidden core by something that can be there.
func (c *core) fill(by rules.Seat, r *rand.Rand) {
	for s := range c.seats {
		if c.stage != StageOver && rules.Seat(s) != by {
			c.fillSeat(s, r)
		}
	}
	c.fillPile(by, r)
	c.fillMissions(r)
}

// fillSeat deals a seat's tiles to its face-down spaces, its coming discards and its
// hand.
func (c *core) fillSeat(s uint8, r *rand.Rand) {
	pool := c.owned[s]
	var blanks spots
	for w := c.mine[s]; w != 0; w &= w - 1 {
		if x := w.first(); c.on[x] == 0 {
			blanks |= 1 << x
		} else {
			pool &^= 1 << c.on[x]
		}
	}
	for w := blanks; w != 0; w &= w - 1 {
		t := pickTile(pool, r)
		c.on[w.first()] = t
		pool &^= 1 << t
	}
	for range c.away[s] {
		t := pickTile(pool, r)
		c.chosen[s] |= 1 << t
		pool &^= 1 << t
	}
	c.hand[s] = pool
}

// unseen are the recruits of which a hidden core does not say where they are.
func (c *core) unseen() set {
	pool := allRecruits &^ c.lost
	for s := range c.seats {
		pool &^= c.owned[s] | c.piles[s]
	}
	for w := c.taken >> slots; w != 0; w &= w - 1 {
		pool &^= 1 << c.on[slots+w.first()]
	}
	pool &^= 1 << c.drawn
	for _, cs := range [2][]cards.Card{c.pile.Top(), c.pile.Under()} {
		for _, t := range cs {
			pool &^= 1 << t
		}
	}
	return pool & allRecruits
}

// fillPile deals the unseen recruits to the face-down rewards, to Conspiracy's drawn
// tile and to the pile.
func (c *core) fillPile(by rules.Seat, r *rand.Rand) {
	pool := c.unseen()
	next := func() Tile {
		t := pickTile(pool, r)
		pool &^= 1 << t
		return t
	}
	for w := c.taken &^ allSpaces; w != 0; w &= w - 1 {
		if x := w.first(); c.on[x] == 0 {
			c.on[x] = next()
		}
	}
	if c.stage == StageKeep && c.drawn == 0 {
		c.drawn = next()
	}
	rest := make([]cards.Card, 0, recruits)
	for ; pool != 0; pool &= pool - 1 {
		rest = append(rest, cards.Card(bits.TrailingZeros64(uint64(pool))))
	}
	r.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	c.pile.Refill(by, rest)
}

// fillMissions deals the missions that are not seen to the blanks: the strength is
// nobody's agenda (EST-148). It shuffles until that holds, as it does for the true deal,
// and leaves nothing to collect, for every simulation of a search begins with it.
func (c *core) fillMissions(r *rand.Rand) {
	var pool [missionKinds]Mission
	left := pool[:0]
	for m := range Mission(missionKinds) {
		if !slices.Contains(c.missions[:], m) && !slices.Contains(c.agenda[:], m) {
			left = append(left, m)
		}
	}
	open, secret := 0, 0
	for _, m := range c.missions {
		if m == hidden {
			open++
		}
	}
	for _, m := range c.agenda {
		if m == hidden {
			secret++
		}
	}
	if open+secret == 0 {
		return
	}
	for {
		r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
		if !slices.Contains(left[open:open+secret], Strength) {
			break
		}
	}
	for _, blanks := range [2][]Mission{c.missions[:], c.agenda[:]} {
		for i := range blanks {
			if blanks[i] == hidden {
				blanks[i], left = left[0], left[1:]
			}
		}
	}
}
