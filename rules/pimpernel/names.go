package pimpernel

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

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

// title names a place at the beginning of a card or a line: "Stables in Paris".
func (t *Board) title(p Place) string {
	return prose.Capital(t.name(p))
}

// name names a place in a sentence: "the road Dover–Calais", "Dover", "the Stables in
// Paris", "the route mission space", "the horses".
func (t *Board) name(p Place) string {
	switch {
	case p.isRoute():
		f := routeFacts[atlas.routeOf[p]]
		what := "road"
		if f.sea {
			what = "sea lane"
		}
		return fmt.Sprintf("the %s %s–%s", what, f.a, f.b)
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

// kindNames are what the actions of cards and icons are called, and what they do.
var kindNames = [icons]struct{ name, line string }{
	{"no icon", "Nothing happens here."},
	{"place a cube", "Put a cube on a route, location, building or mission space."},
	{"move your pawn", "Move your pawn to a neighbouring region."},
	{"place a horse", "Put a cube into the horses, wherever your pawn is."},
	{"place a cart, papers or disguise", "Put a cube into the carts, the papers or the disguises, wherever your pawn is."},
	{"place on a route", "Put a cube on a free route space in reach of your pawn."},
	{"place on rest", "Put a cube into the rest area; no rest cube may be used in the same turn."},
	{"use a building", "Put a cube on a building in your pawn's region, or into the area of a building of yours."},
	{"take one point", "Your score grows by one."},
	{"place a supporter", "Put a cube among the supporters, wherever your pawn is."},
	{"remove a cube", "Take any one of your cubes on the board back, but not one placed in this turn."},
}

// String is the name of an action in a sentence: "place a horse".
func (a ActionKind) String() string { return kindNames[a].name }

// Line says in a sentence what an action does.
func (a ActionKind) Line() string { return kindNames[a].line }

// Sprite is the picture of an action.
func (a ActionKind) Sprite() string {
	switch a {
	case Cube:
		return "pimpernel.icon.place"
	case Goods:
		return "pimpernel.icon.cpd"
	}
	return "pimpernel.icon." + a.Key()
}
