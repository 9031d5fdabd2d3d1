package pimpernel

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// colours are the seats, in turn order (PIM-1).
var colours = []string{"Red", "Blue", "Green", "Yellow", "Sky", "Purple"}

// seatName is how a seat is called in a sentence.
func seatName(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0 || int(s) >= len(colours):
		return "nobody"
	}
	return colours[s]
}

// names joins seats: "Red, Blue and Green".
func names(seats []rules.Seat) string {
	words := make([]string, len(seats))
	for i, s := range seats {
		words[i] = seatName(s)
	}
	return prose.List(words)
}

// single is the word for one cube of an area: "a horse", "a supporter".
func (a Area) single() string {
	return [areas]string{"a rest cube", "a supporter", "a horse", "a cart", "papers", "a disguise"}[a]
}

// name names a place in a sentence: "the road Dover–Calais", "Dover", "the Stables in
// Paris", "the route mission space", "the horses".
func (t *Board) name(p Place) string {
	switch {
	case p.isRoute():
		f := routeFacts[atlas.routeOf[p]]
		return fmt.Sprintf("the %s %s–%s", roadKind(f.sea), f.a, f.b)
	case p.isHex():
		return fmt.Sprintf("the %s in %s", t.hex[p.hex()], hexFacts[p.hex()].region)
	case p.isSpot():
		return fmt.Sprintf("the %s mission space", p.spot())
	case p.isArea():
		return p.area().place()
	}
	l, _ := p.space()
	return l.String()
}

// place names an area as a place: "the horses", "the rest area".
func (a Area) place() string {
	if a == RestArea {
		return "the rest area"
	}
	return "the " + a.String()
}

func roadKind(sea bool) string {
	if sea {
		return "sea lane"
	}
	return "road"
}
