package core

import (
	"intrigue/rules"
	"intrigue/rules/cards"
)

// place sends a tile to a space (EST-33, EST-37) and offers the look of that space.
func (c *State) place(a Action) {
	s, x := c.Seat, a.B
	c.Hand[s] &^= 1 << a.A
	c.Cubes[s]--
	c.Put(s, x, Tile(a.A))
	if c.Secret.Has(x) {
		c.Down |= 1 << x
	}
	c.From = x
	if c.Looks() != 0 {
		c.Stage = StageLook
		return
	}
	c.pass()
}

// lookAt shows a tile to the seat alone.
func (c *State) lookAt(a Action) {
	c.KnownTo[a.A] |= cards.ReaderSet(1) << c.Seat
	c.Glance = 1 + a.A
	c.pass()
}

// Looks returns the spots at which the seat may look from the space just taken: tiles face down
// in its reach that are not its own (EST-44 to EST-46, EST-51). It may look again at what it
// knows, so that the question tells the others nothing.
func (c *State) Looks() SpotSet {
	p := PlaceOf(c.From)
	var reach SpotSet
	switch LookOf(c.Boards[p], c.From%Spaces) {
	case NoLook:
		return 0
	case LookOwn:
		reach = InPlace(p) | RewardOf(p)
	case LookNear:
		reach = InPlace(p) | RewardOf(p) | around[p] | aroundRewards[p]
	case LookAny:
		reach = 1<<SpotsAll - 1
	}
	return reach & c.Down &^ c.Mine[c.Seat]
}

// News returns the Looks that show the seat what it does not know.
func (c *State) News() SpotSet {
	news := c.Looks()
	for w := news; w != 0; w &= w - 1 {
		if x := w.First(); c.KnownTo[x].Has(rules.Seat(c.Seat)) {
			news &^= 1 << x
		}
	}
	return news
}

// Free returns the spaces on which a seat may place now (EST-34 to EST-36).
func (c *State) Free(seat uint8) SpotSet {
	may := c.Outer
	for w := c.Mine[seat]; w != 0; w &= w - 1 {
		may |= c.Near[w.First()]
	}
	return may & c.Exists &^ c.Taken
}

// pass gives the turn to the next seat that has a cube, a tile and a space for it
// (EST-41, EST-42, EST-52, EST-53); when there is none the evening comes (EST-43).
func (c *State) pass() {
	c.From = 0
	for range c.Seats {
		if c.Seat++; c.Seat >= c.Seats {
			c.Seat = 0
		}
		if c.Cubes[c.Seat] > 0 && c.Hand[c.Seat] != 0 && c.Free(c.Seat) != 0 {
			c.Stage = StagePlace
			return
		}
	}
	c.Stage = StageOpen
}
