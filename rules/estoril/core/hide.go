package core

import (
	"intrigue/rules"
	"intrigue/rules/cards"
)

// Unseen is a mission that lies there and is not known to the reader.
const Unseen Mission = 0xfe

// Hide is the moment as one reader knows it: tiles, missions and the pile are blank
// where he may not know them. All that is shown, said, advised or guessed for him is
// made of it and of nothing else.
func (c State) Hide(by rules.Seat) State {
	me := uint8(Nobody)
	if by >= 0 && by < rules.Seat(c.Seats) {
		me = uint8(by)
	}
	for w := c.Down; w != 0; w &= w - 1 {
		x := w.First()
		if c.Owner(x) != me && !c.KnownTo[x].Has(by) || me == Nobody && c.KnownTo[x] != cards.Everybody {
			c.On[x] = 0
		}
	}
	if c.Drawn != 0 && me != c.Seat && !c.DrawnKnownTo.Has(by) {
		c.Drawn = 0
	}
	blank := make([]cards.Card, 0, Recruits)
	blank = c.Pile.Unknown(by, blank)
	clear(blank)
	c.Pile.Refill(by, blank)
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

// shows reports whether a seat knows mission i. Of secret ones the first lies open,
// and mission i lies between the seats i-1 and i (EST-143, EST-144).
func (c *State) shows(i int, seat uint8) bool {
	if c.Variants&SecretMissions == 0 || i == 0 {
		return true
	}
	return int(seat) == i-1 || int(seat) == i%int(c.Seats)
}
