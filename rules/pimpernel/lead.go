package pimpernel

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"intrigue/rules"
)

// advise says what to do, place and all, and why: "Put a cube on Calais' first space:
// the mission is there …".
func (v View) advise(s Action, why string) string {
	lead := v.lead(s) + ": "
	for utf8.RuneCountInString(lead+why) > longHint { // what matters most comes first
		i := strings.LastIndex(strings.TrimSuffix(why, "."), ". ")
		if i < 0 {
			break
		}
		why = why[:i+1]
	}
	return lead + inside(why)
}

// longHint is how many letters of a hint a small window has room for.
const longHint = 190

// lead is the advice without its reason. It names where.
func (v View) lead(s Action) string {
	switch s.Kind {
	case Pass:
		return "Pass"
	case Done:
		switch v.Stage {
		case StageIcon:
			return "Leave the icon on " + v.core.board.exactly(v.core.iconAt)
		case StageRest:
			return "Let your rest cube lie"
		}
		return fmt.Sprintf("Leave the second action of the %s", Area(v.core.favor).Tile())
	case Favor:
		return "Call on the " + Area(s.To).Tile()
	case PushTo:
		return fmt.Sprintf("Make your cube on the Market %s", Area(s.To).single())
	case Pick:
		if rules.Seat(s.To) == v.Acting {
			return "Pick a cube of your own from " + Area(v.core.part).place()
		}
		return fmt.Sprintf("Pick a cube of %s from %s", seatName(rules.Seat(s.To)), Area(v.core.part).place())
	case Ride:
		return fmt.Sprintf("Send the Pimpernel over %s", Location(s.To))
	case NextMission:
		return fmt.Sprintf("Choose %s for the next mission", missionCards[s.To].at)
	case Chase:
		return fmt.Sprintf("Lead Chauvelin over %s", Location(s.To))
	case Move:
		return fmt.Sprintf("Move to %s", Region(s.To))
	case Point:
		if v.core.iconAt == noPlace {
			return "Take the point"
		}
		return "Take the point of " + v.core.board.exactly(v.core.iconAt)
	case Remove:
		return "Take your cube back from " + v.core.board.exactly(Place(s.To))
	}
	what, p := "a cube", Place(s.To)
	if s.Kind == Rested {
		what = "a rest cube"
	}
	if p.isArea() {
		return fmt.Sprintf("Put %s into %s", what, p.area().place())
	}
	return fmt.Sprintf("Put %s on %s", what, v.core.board.exactly(p))
}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}

// exactly names a place so that nobody has to look for it: "Calais' first space", "the
// second space of the road Amiens–Arras".
func (t *Board) exactly(p Place) string {
	switch {
	case p.isRoute():
		if i := atlas.routeOf[p]; atlas.length[i] > 1 {
			return fmt.Sprintf("the %s space of %s", ordinals[uint8(p)-atlas.start[i]], t.name(p))
		}
	case p.isSpace():
		l, n := p.space()
		return fmt.Sprintf("%s %s space", owns(l.String()), ordinals[n])
	}
	return t.name(p)
}

// owns is the owner's form of a name: "Calais'", "Dover's".
func owns(name string) string {
	if strings.HasSuffix(name, "s") {
		return name + "'"
	}
	return name + "'s"
}

// inside lets a sentence go on after a colon: it keeps its capital only for a name.
func inside(s string) string {
	var proper []string
	for l := range Location(locations) {
		proper = append(proper, l.String())
	}
	for r := range Region(regions) {
		proper = append(proper, r.String())
	}
	proper = append(proper, colours...)
	if slices.ContainsFunc(proper, func(name string) bool { return strings.HasPrefix(s, name) }) {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
