package words

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// SeatName is how a seat is called in a sentence.
func SeatName(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0 || int(s) >= len(core.Colours):
		return "nobody"
	}
	return core.Colours[s]
}

// names joins seats: "Red, Blue and Green".
func names(seats []rules.Seat) string {
	words := make([]string, len(seats))
	for i, s := range seats {
		words[i] = SeatName(s)
	}
	return prose.List(words)
}

// Single is the word for one cube of an area: "a horse", "a supporter".
func Single(a core.Area) string {
	return [core.Areas]string{"a rest cube", "a supporter", "a horse", "a cart", "papers", "a disguise"}[a]
}

// name names a place in a sentence: "the road Dover–Calais", "Dover", "the Stables in
// Paris", "the route mission space", "the horses".
func name(t *core.Board, p core.Place) string {
	switch {
	case p.IsRoute():
		f := core.RouteFacts[core.Atlas.RouteOf[p]]
		return fmt.Sprintf("the %s %s–%s", roadKind(f.Sea), f.A, f.B)
	case p.IsHex():
		return fmt.Sprintf("the %s in %s", t.Hex[p.Hex()], core.HexFacts[p.Hex()].Region)
	case p.IsSpot():
		return fmt.Sprintf("the %s mission space", p.Spot())
	case p.IsArea():
		return Place(p.Area())
	}
	l, _ := p.Space()
	return l.String()
}

// Place names an area as a place: "the horses", "the rest area".
func Place(a core.Area) string {
	if a == core.RestArea {
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

// areaPlaces names areas, given as bits, as places.
func areaPlaces(set uint8) (all []string) {
	for _, a := range core.AreasOf(set) {
		all = append(all, Place(a))
	}
	return all
}

func orWords(words []string) string {
	if len(words) == 2 {
		return words[0] + " or " + words[1]
	}
	return prose.List(words)
}

// pieces counts cubes of an area by what they stand for: "1 horse", "2 papers".
func pieces(a core.Area, n int) string {
	switch {
	case a == core.RestArea:
		return prose.Amount(n, "rest cube")
	case a == core.Papers && n == 1:
		return "1 set of papers"
	case a == core.Papers:
		return fmt.Sprintf("%d sets of papers", n)
	}
	return prose.Amount(n, strings.TrimSuffix(a.String(), "s"))
}

func isAre(words string, n int) string {
	if n == 1 {
		return words + " is"
	}
	return words + " are"
}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}

// exactly names a place so that nobody has to look for it: "Calais' first space", "the
// second space of the road Amiens–Arras".
func exactly(t *core.Board, p core.Place) string {
	switch {
	case p.IsRoute():
		if i := core.Atlas.RouteOf[p]; core.Atlas.Length[i] > 1 {
			return fmt.Sprintf("the %s space of %s", ordinals[uint8(p)-core.Atlas.Start[i]], name(t, p))
		}
	case p.IsSpace():
		l, n := p.Space()
		return fmt.Sprintf("%s %s space", owns(l.String()), ordinals[n])
	}
	return name(t, p)
}

// owns is the owner's form of a name: "Calais'", "Dover's".
func owns(name string) string {
	if strings.HasSuffix(name, "s") {
		return name + "'"
	}
	return name + "'s"
}
