package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Happens says in a few words what a move does, for the light on its target:
// "+1 horse, the Stableman comes to you".
func Happens(v core.View, m rules.Move) string {
	a, ok := v.Read(m)
	if !ok {
		return ""
	}
	c := v.State
	text := sayings[a.Kind].light(c, a)
	if c.Running {
		return text
	}
	next := c.After(a)
	if next.Rounds > c.Rounds {
		return text + ", and the mission is carried out"
	}
	for _, x := range c.Changes(next) {
		text += fmt.Sprintf(", the %s comes to %s", x.Area.Tile(), SeatName(x.To))
	}
	return text
}

// lightPlacing says what a cube does where it is put.
func lightPlacing(c *core.State, a core.Action) string {
	t, p := c.Board, core.Place(a.To)
	switch {
	case p.IsArea():
		return "+" + pieces(p.Area(), 1)
	case p.IsHex() && c.Full.Has(p):
		return fmt.Sprintf("pushes %s's cube to %s", SeatName(rules.Seat(c.Owner(p))), orWords(areaPlaces(t.Serves[p.Hex()])))
	case p.IsHex():
		return "opens " + orWords(areaPlaces(t.Serves[p.Hex()])) + " from your next turn on"
	case p.IsSpace() && t.Icon[p] != core.NoAction:
		return "and you may " + called(t.Icon[p])
	case p.IsSpot():
		return "the " + p.Spot().String() + " space"
	}
	return "takes the space"
}
