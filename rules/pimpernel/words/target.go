package words

import (
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// target is what the id of a target means.
type target struct {
	kind  string     // the word before the dot
	word  string     // and behind it
	place core.Place // of a space, a building, a mission space or an area; noPlace for none
	seat  rules.Seat
	n     int // number of a region, location, area, card, action or spot
}

// readTarget understands the id of a target; ok is false if there is nothing like that.
func readTarget(id string) (x target, ok bool) {
	kind, word, dotted := strings.Cut(id, ".")
	x = target{kind: kind, word: word, place: core.NoPlace, seat: rules.Public}
	number := func(n int, key func(int) string) bool {
		for i := range n {
			if key(i) == word {
				x.n = i
				return true
			}
		}
		return false
	}
	area := func(i int) string { return core.Area(i).Key() }
	switch kind {
	case "route", "space", "hex", "mission", "area":
		if x.place, ok = core.PlaceNamed(word); ok {
			return x, x.place.ID() == id
		}
		return x, kind == "route" && number(core.Routes, func(i int) string { return core.RouteFacts[i].A.Key() + "-" + core.RouteFacts[i].B.Key() })
	case "region":
		ok = number(core.Regions, func(i int) string { return core.Region(i).Key() })
	case "location":
		ok = number(core.Locations, func(i int) string { return core.Location(i).Key() })
	case "favor":
		ok = number(core.Areas, area)
	case "heap":
		var who string
		word, who, _ = strings.Cut(word, ".")
		if ok = number(core.Areas, area); ok {
			x.seat, ok = seatWord(who)
			x.place = core.Area(x.n).Place()
		}
	case "pawn", "supply", "score":
		if kind == "pawn" && (word == "pimpernel" || word == "chauvelin") {
			return x, true
		}
		x.seat, ok = seatWord(word)
	case "card":
		ok = number(core.Missions, func(i int) string { return core.CardWord(i) })
	case "done":
		ok = number(core.MissionSpots, func(i int) string { return core.Spot(i).Key() })
	case "action":
		ok = number(int(core.Icons), func(i int) string { return core.ActionKind(i).Key() }) && x.n > 0
	case "marker":
		ok = word == "start" || number(8, strconv.Itoa) && x.n > 0
	case "choice":
		ok = number(int(core.Kinds), func(i int) string { return core.ActionKind(i).Key() }) && sayings[x.n].label != nil
	case "incomplete", "current", "next", "vienna", "first":
		ok = !dotted
	}
	return x, ok
}

func seatWord(word string) (rules.Seat, bool) {
	n, err := strconv.Atoi(word)
	return rules.Seat(n), err == nil && n >= 0 && n < core.MostSeats && strconv.Itoa(n) == word
}
