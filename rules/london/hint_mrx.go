package london

import (
	"fmt"

	"intrigue/rules/prose"
)

// safeRides counts the rides from a moment, and those of them after which no pawn gets to
// Mr X in one ride.
func (c State) safeRides(b *Board) (ways, safe int) {
	var buf [maxActions]Action
	var seen stationSet
	for _, s := range c.actions(b, buf[:0]) {
		if s.kind == double || seen.has(s.to) {
			continue
		}
		seen.add(s.to)
		ways++
		if len(c.threats(b, s.to)) == 0 {
			safe++
		}
	}
	return ways, safe
}

// threats names the pawns that get to a station in one ride.
func (c *State) threats(b *Board, at uint8) (names []string) {
	for p := uint8(1); p <= pawns; p++ {
		if c.reaches(b, p, at) {
			names = append(names, Colour(p-1).Title())
		}
	}
	return names
}

// whyTwice gives the reason of a double move.
func (v View) whyTwice() string {
	b, c := theBoard(), v.core
	gain := "two in a row leave the detectives more places to think of."
	switch next := int(c.entry) + 1; {
	case Forced(next):
		gain = "with two in a row you show yourself after the first, and are away again before any pawn moves."
	case Forced(next + 1):
		gain = "two in a row take you farther before you must show yourself."
	}
	if _, safe := c.safeRides(b); safe > 0 {
		return "One ride alone could be safe for now, but " + gain
	}
	c.apply(b, Action{kind: double})
	var buf [maxActions]Action
	for _, s := range c.actions(b, buf[:0]) {
		n := c
		n.apply(b, s)
		if _, safe := n.safeRides(b); safe > 0 {
			return "Wherever a single ride takes you, a pawn gets there in one; after two in a row you can be out of reach."
		}
	}
	return "Wherever a single ride takes you, a pawn gets there in one; " + gain
}

// whyFirst gives the reason of the first ride of a double move: the pawns stand still
// before the second one, so what counts is where that one can end.
func (v View) whyFirst(s Action) string {
	b, n := theBoard(), v.core
	n.apply(b, s)
	ways, safe := n.safeRides(b)
	switch {
	case ways == 0:
		return "there is no ride on from there."
	case safe == 0:
		return "the second ride follows before any pawn moves."
	case safe == ways:
		return "the second ride follows at once, and wherever it ends, no pawn gets there in one ride."
	}
	return fmt.Sprintf("the second ride follows at once, and %d of the %d places it can end at are out of every pawn's reach.", safe, ways)
}

// whyUnmask gives the reason of showing oneself unasked.
func (v View) whyUnmask() string {
	c := v.core
	if len(c.threats(theBoard(), c.at[0])) == 0 {
		return "No pawn gets to you in one ride, and the tickets you take will be missed."
	}
	if n := len(v.belief.stations()); v.Notes() {
		return fmt.Sprintf("The detectives have %s to think of anyway, and the tickets you take will be missed.", prose.Count(n, "place"))
	}
	return "The tickets you take will be missed more than your secret."
}

// whyHide gives the reason of staying hidden.
func (v View) whyHide() string {
	if n := len(v.belief.stations()); v.Notes() && n > 1 {
		return fmt.Sprintf("The detectives have %d places to think of; if you showed yourself they would have one.", n)
	}
	return "The detectives would learn more than the tickets are worth."
}
