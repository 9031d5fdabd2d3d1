package words

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// SeatName returns how a seat is called in a sentence.
func SeatName(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0 || int(s) >= len(core.Colours):
		return "nobody"
	}
	return core.Colours[s]
}

// namesTo begins a sentence about several seats as one of them reads it: "You and Blue". The
// reader comes first; rules.Public is nobody.
func namesTo(seats []rules.Seat, by rules.Seat) string {
	i := slices.Index(seats, by)
	if i < 0 {
		return names(seats)
	}
	words := []string{"You"}
	for _, s := range slices.Delete(slices.Clone(seats), i, i+1) {
		words = append(words, SeatName(s))
	}
	return prose.List(words)
}

// names joins seats: "Red, Blue and Green".
func names(seats []rules.Seat) string { return prose.ListOf(seats, SeatName) }

// whose returns the owner's form of who: "your", "Red's".
func whose(v core.View, s rules.Seat) string {
	if s >= 0 && s == v.By {
		return "your"
	}
	return SeatName(s) + "'s"
}

// whoHas begins a sentence about what a seat has: "You have", "Red has".
func whoHas(v core.View, s rules.Seat) string {
	if s >= 0 && s == v.By {
		return "You have"
	}
	return SeatName(s) + " has"
}

// town names a location in a sentence, with its article: "the House of Justice", "Dover".
func town(l core.Location) string {
	switch l {
	case core.HouseOfJustice, core.TemplePrison, core.WestBarricade:
		return "the " + l.String()
	}
	return l.String()
}

// inTown says that something is in a location: "in Dover", "at the West Barricade".
func inTown(l core.Location) string {
	if l == core.WestBarricade {
		return "at " + town(l)
	}
	return "in " + town(l)
}

// regionName names a region in a sentence: "France", "the Road to Austria".
func regionName(r core.Region) string {
	if r == core.ToAustria {
		return "the " + r.String()
	}
	return r.String()
}

// inRegion says that something is in a region: "in France", "on the Road to Austria".
func inRegion(r core.Region) string {
	if r == core.ToAustria {
		return "on " + regionName(r)
	}
	return "in " + regionName(r)
}

// spotName returns the name of a mission space: "first-player", "route".
func spotName(s core.Spot) string { return strings.ReplaceAll(s.String(), " ", "-") }

// partName returns what a mission space stands for: "supporters", "route".
func partName(s core.Spot) string {
	if s == core.SupporterSpot {
		return "supporters"
	}
	return spotName(s)
}

// placeName names a place in a sentence: "the Dover–Calais route", "Dover", "the Stables in
// Paris", "the route mission space", "the horses area".
func placeName(t *core.Board, p core.Place) string {
	switch {
	case p.IsRoute():
		f := core.RouteFacts[core.Atlas.RouteOf[p]]
		return fmt.Sprintf("the %s–%s route", f.A, f.B)
	case p.IsHex():
		return fmt.Sprintf("the %s %s", t.Hex[p.Hex()], inRegion(core.HexFacts[p.Hex()].Region))
	case p.IsSpot():
		return fmt.Sprintf("the %s mission space", spotName(p.Spot()))
	case p.IsArea():
		return Place(p.Area())
	}
	l, _ := p.Space()
	return town(l)
}

// atPlace names a place with its preposition: "in Dover", "on the Dover–Calais route".
func atPlace(t *core.Board, p core.Place) string {
	if p.IsArea() {
		return "in " + placeName(t, p)
	}
	if l, _ := p.Space(); p.IsSpace() {
		return inTown(l)
	}
	return "on " + placeName(t, p)
}

// Place names an area as a place: "the horses area".
func Place(a core.Area) string { return "the " + a.String() + " area" }

// areaNames names the areas of a building, given as bits: "the carts, papers or disguises
// area".
func areaNames(set uint8) string {
	var all []string
	for _, a := range core.AreasOf(set) {
		all = append(all, a.String())
	}
	return "the " + prose.Or(all) + " area"
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

// isAre goes on after words for n things.
func isAre(words string, n int) string {
	if n == 1 {
		return words + " is"
	}
	return words + " are"
}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}

// exactly names a place so that nobody has to look for it: "the first space of Calais",
// "the second space of the Amiens–Arras route".
func exactly(t *core.Board, p core.Place) string {
	switch {
	case p.IsRoute():
		if i := core.Atlas.RouteOf[p]; core.Atlas.Length[i] > 1 {
			return fmt.Sprintf("the %s space of %s", ordinals[uint8(p)-core.Atlas.Start[i]], placeName(t, p))
		}
	case p.IsSpace():
		l, n := p.Space()
		return fmt.Sprintf("the %s space of %s", ordinals[n], town(l))
	}
	return placeName(t, p)
}
