package core

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
func (c *State) Guess(by rules.Seat, r *rand.Rand) State {
	n := c.Hide(by)
	n.Fill(by, r)
	return n
}

// Fill replaces every blank of a hidden state by something that can be there.
func (c *State) Fill(by rules.Seat, r *rand.Rand) {
	for s := range c.Seats {
		if c.Stage != StageOver && rules.Seat(s) != by {
			c.fillSeat(s, r)
		}
	}
	c.fillPile(by, r)
	c.fillMissions(r)
}

// fillSeat deals a seat's tiles to its face-down spaces, its coming discards and its hand.
func (c *State) fillSeat(s uint8, r *rand.Rand) {
	pool := c.Owned[s]
	var blanks SpotSet
	for w := c.Mine[s]; w != 0; w &= w - 1 {
		if x := w.First(); c.On[x] == 0 {
			blanks |= 1 << x
		} else {
			pool &^= 1 << c.On[x]
		}
	}
	for w := blanks; w != 0; w &= w - 1 {
		c.On[w.First()] = pool.take(r)
	}
	for range c.Away[s] {
		c.Chosen[s] |= 1 << pool.take(r)
	}
	c.Hand[s] = pool
}

// take takes one out at random.
func (s *Tiles) take(r *rand.Rand) Tile {
	t := Tile(Pick(*s, r))
	*s &^= 1 << t
	return t
}

// unseen returns the recruits of which a hidden state does not say where they are.
func (c *State) unseen() Tiles {
	pool := allRecruits &^ c.Lost
	for s := range c.Seats {
		pool &^= c.Owned[s] | c.Discards[s]
	}
	for w := c.Taken >> Slots; w != 0; w &= w - 1 {
		pool &^= 1 << c.On[Slots+w.First()]
	}
	pool &^= 1 << c.Drawn
	for _, cs := range [2][]cards.Card{c.Pile.Top(), c.Pile.Under()} {
		for _, t := range cs {
			pool &^= 1 << t
		}
	}
	return pool & allRecruits
}

// fillPile deals the unseen recruits to face-down rewards, Conspiracy's drawn tile and the pile.
func (c *State) fillPile(by rules.Seat, r *rand.Rand) {
	pool := c.unseen()
	for w := c.Taken &^ AllSpaces; w != 0; w &= w - 1 {
		if x := w.First(); c.On[x] == 0 {
			c.On[x] = pool.take(r)
		}
	}
	if c.Stage == StageKeep && c.Drawn == 0 {
		c.Drawn = pool.take(r)
	}
	rest := make([]cards.Card, 0, Recruits)
	for ; pool != 0; pool &= pool - 1 {
		rest = append(rest, cards.Card(pool.First()))
	}
	r.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	c.Pile.Refill(by, rest)
}

// fillMissions deals the missions that are not seen to the blanks: the strength is
// nobody's agenda (EST-148). It shuffles until that holds, as it does for the true deal,
// and leaves nothing to collect, for every simulation of a search begins with it.
func (c *State) fillMissions(r *rand.Rand) {
	var pool [MissionKinds]Mission
	left := pool[:0]
	for w := c.undealt(); w != 0; w &= w - 1 {
		left = append(left, Mission(bits.TrailingZeros64(w)))
	}
	var unseen [2]int
	laid := [2][]Mission{c.Missions[:], c.Agenda[:]}
	for i, all := range laid {
		for _, m := range all {
			if m == Unseen {
				unseen[i]++
			}
		}
	}
	if unseen == [2]int{} {
		return
	}
	for again := true; again; again = slices.Contains(left[unseen[0]:][:unseen[1]], Strength) {
		r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	}
	for _, blanks := range laid {
		for i := range blanks {
			if blanks[i] == Unseen {
				blanks[i], left = left[0], left[1:]
			}
		}
	}
}

// Unseen is a mission that lies there and is not known to the reader.
const Unseen Mission = 0xfe

// Hide returns the moment as one reader knows it: tiles, missions and the pile are blank
// where he may not know them. All that is shown, said, advised or guessed for him is
// made of it and of nothing else.
func (c State) Hide(by rules.Seat) State {
	if by == rules.Spectator {
		c.hidePile(by)
		return c
	}
	me := uint8(Nobody)
	if by >= 0 && by < rules.Seat(c.Seats) {
		me = uint8(by)
	}
	for w := c.Down; w != 0; w &= w - 1 {
		x := w.First()
		known := c.Owner(x) == me || c.KnownTo[x].Has(by)
		if !known || me == Nobody && c.KnownTo[x] != cards.Everybody { // a reward is nobody's, and the public does not know it
			c.On[x] = 0
		}
	}
	if c.Drawn != 0 && me != c.Seat && !c.DrawnKnownTo.Has(by) {
		c.Drawn = 0
	}
	c.hidePile(by)
	if c.Stage == StageOver {
		return c
	}
	for s := range c.Seats {
		if s == me {
			continue
		}
		c.Hand[s], c.Chosen[s] = 0, 0
		if c.Agenda[s] != NoMission {
			c.Agenda[s] = Unseen
		}
	}
	for i := range c.Missions {
		if c.Missions[i] != NoMission && !c.shows(i, me) {
			c.Missions[i] = Unseen
		}
	}
	return c
}

// hidePile makes the tiles of the pile blank that a reader does not know.
func (c *State) hidePile(by rules.Seat) {
	blank := c.Pile.Unknown(by, make([]cards.Card, 0, Recruits))
	clear(blank)
	c.Pile.Refill(by, blank)
}

// shows reports whether a seat knows mission i. Of secret ones the first lies open,
// and mission i lies between the seats i-1 and i (EST-143, EST-144).
func (c *State) shows(i int, seat uint8) bool {
	if c.Variants&SecretMissions == 0 || i == 0 {
		return true
	}
	return int(seat) == i-1 || int(seat) == i%int(c.Seats)
}
