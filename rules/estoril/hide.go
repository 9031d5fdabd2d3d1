package estoril

import (
	"intrigue/rules"
	"intrigue/rules/cards"
)

// hidden is a mission that lies there and is not known to the reader.
const hidden Mission = 0xfe

// hide is the moment as one reader knows it: tiles, missions and the pile are blank
// where he may not know them. All that is shown, said, advised or guessed for him is
// made of it and of nothing else.
func (c core) hide(by rules.Seat) core {
	me := uint8(nobody)
	if by >= 0 && by < rules.Seat(c.seats) {
		me = uint8(by)
	}
	for w := c.down; w != 0; w &= w - 1 {
		x := w.first()
		if c.owner(x) != me && !c.seen[x].Has(by) || me == nobody && c.seen[x] != cards.Everybody {
			c.on[x] = 0
		}
	}
	if c.drawn != 0 && me != c.seat && !c.drew.Has(by) {
		c.drawn = 0
	}
	blank := make([]cards.Card, 0, recruits)
	blank = c.pile.Unknown(by, blank)
	clear(blank)
	c.pile.Refill(by, blank)
	if c.stage == StageOver {
		return c
	}
	for s := range c.seats {
		if s == me {
			continue
		}
		c.hand[s], c.chosen[s] = 0, 0
		if c.agenda[s] != NoMission {
			c.agenda[s] = hidden
		}
	}
	for i := range c.missions {
		if c.missions[i] != NoMission && !c.shows(i, me) {
			c.missions[i] = hidden
		}
	}
	return c
}

// shows reports whether a seat knows mission i. Of secret ones the first lies open,
// and mission i lies between the seats i-1 and i (EST-143, EST-144).
func (c *core) shows(i int, seat uint8) bool {
	if c.rules&secretMissions == 0 || i == 0 {
		return true
	}
	return int(seat) == i-1 || int(seat) == i%int(c.seats)
}
