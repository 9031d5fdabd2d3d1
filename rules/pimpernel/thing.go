package pimpernel

import (
	"strconv"
	"strings"

	"intrigue/rules"
)

// target is what the id of a target means.
type target struct {
	kind  string // the word before the dot
	word  string // and behind it
	place Place  // of a space, a building, a mission space or an area; noPlace for none
	seat  rules.Seat
	n     int // number of a region, location, area, card, action or spot
}

// readTarget understands the id of a target; ok is false if there is nothing like that.
func readTarget(id string) (x target, ok bool) {
	kind, word, dotted := strings.Cut(id, ".")
	x = target{kind: kind, word: word, place: noPlace, seat: rules.Public}
	number := func(n int, key func(int) string) bool {
		for i := range n {
			if key(i) == word {
				x.n = i
				return true
			}
		}
		return false
	}
	area := func(i int) string { return Area(i).Key() }
	switch kind {
	case "route", "space", "hex", "mission", "area":
		if x.place, ok = PlaceNamed(word); ok {
			return x, x.place.ID() == id
		}
		return x, kind == "route" && number(routes, func(i int) string { return routeFacts[i].a.Key() + "-" + routeFacts[i].b.Key() })
	case "region":
		ok = number(regions, func(i int) string { return Region(i).Key() })
	case "location":
		ok = number(locations, func(i int) string { return Location(i).Key() })
	case "favor":
		ok = number(areas, area)
	case "heap":
		var who string
		word, who, _ = strings.Cut(word, ".")
		if ok = number(areas, area); ok {
			x.seat, ok = seatWord(who)
			x.place = Area(x.n).Place()
		}
	case "pawn", "supply", "score":
		if kind == "pawn" && (word == "pimpernel" || word == "chauvelin") {
			return x, true
		}
		x.seat, ok = seatWord(word)
	case "card":
		ok = number(missions, func(i int) string { return cardWord(i) })
	case "done":
		ok = number(missionSpots, func(i int) string { return Spot(i).Key() })
	case "action":
		ok = number(int(icons), func(i int) string { return ActionKind(i).Key() }) && x.n > 0
	case "marker":
		ok = word == "start" || number(8, strconv.Itoa) && x.n > 0
	case "choice":
		ok = number(int(kinds), func(i int) string { return ActionKind(i).Key() }) && sayings[x.n].label != nil
	case "incomplete", "current", "next", "vienna", "first":
		ok = !dotted
	}
	return x, ok
}

func seatWord(word string) (rules.Seat, bool) {
	n, err := strconv.Atoi(word)
	return rules.Seat(n), err == nil && n >= 0 && n < mostSeats && strconv.Itoa(n) == word
}
