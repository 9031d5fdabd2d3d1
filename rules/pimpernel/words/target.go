package words

import (
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// target holds what the id of a target means.
type target struct {
	kind  string     // the word before the dot
	word  string     // and behind it
	place core.Place // of a space, a building, a mission space or an area; NoPlace for none
	seat  rules.Seat
	n     int // number of a region, location, area, card, action or spot
}

// kind is all that is known and said of the targets whose ids begin with the same word.
type kind struct {
	from, to int              // they are numbered from from on, below to
	key      func(int) string // and have these words
	seats    bool             // they have the numbers of seats
	single   bool             // there is but one
	label    func(v core.View, x target) rules.Label
	never    func(v core.View, x target) rules.Refusal // why it is never chosen, or by another seat
	act      bool                                      // it is chosen for an action, before a rest cube
	turn     func(v core.View, x target) rules.Refusal // why it is not chosen within this turn
}

var kinds = map[string]kind{
	"space": {}, "hex": {}, "mission": {}, "area": {}, // places, all of them
	"route": {to: core.Routes, key: func(i int) string { return core.RouteFacts[i].A.Key() + "-" + core.RouteFacts[i].B.Key() },
		label: legLabel, act: true, turn: noLeg},
	"region":   {to: core.Regions, key: func(i int) string { return core.Region(i).Key() }, label: regionLabel, act: true, turn: noRegion},
	"location": {to: core.Locations, key: func(i int) string { return core.Location(i).Key() }, label: locationLabel, turn: noLocation},
	"favor":    {to: core.Areas, key: areaKey, label: favorLabel, turn: noFavor},
	"heap":     {to: core.Areas, key: areaKey, label: pileLabel, turn: noPile},
	"pawn":     {seats: true, label: pawnLabel, never: noPawn, act: true, turn: noMove},
	"supply":   {seats: true, label: supplyLabel, never: noOther, turn: noSupply},
	"score":    {seats: true, label: scoreLabel, never: refuse("Your points are counted for you.", "PIM-138")},
	"card": {to: core.Missions, key: core.CardWord, label: cardLabel,
		turn: refuse("The next mission is chosen after this one.", "PIM-135")},
	"done": {to: core.MissionSpots, key: func(i int) string { return core.Spot(i).Key() }, label: doneLabel,
		never: refuse("Cubes come here when the mission is carried out.", "PIM-20")},
	"action": {from: 1, to: int(core.Icons), key: func(i int) string { return core.ActionKind(i).Key() }, label: actionLabel,
		turn: refuse("Choose where to place your cube instead.", "PIM-44")},
	"marker": {from: 1, to: 8, key: strconv.Itoa, label: func(_ core.View, x target) rules.Label {
		return rules.Label{Title: "Mission marker " + prose.Capital(x.word),
			Text: "It is red for a mission that is still to come and white for one that is done.", Clause: "PIM-14"}
	}, never: refuse("The markers only show where the missions are.", "PIM-14")},
	"choice": {to: len(choices), key: func(i int) string { return choices[i].Key() },
		label: choiceLabel, turn: noChoice},
	"incomplete": {single: true, label: incompleteLabel, never: noIncomplete},
	"current":    {single: true, label: currentLabel, never: toBeRead},
	"next": {single: true, label: labels("Next mission", "",
		"Add up both cards for the next mission. One of them will name its location.", "PIM-30"), never: toBeRead},
	"vienna": {single: true, label: labels("Last mission", "",
		"Mission 7 is in Vienna. Its card lies on top of two others, and all three are added up.", "PIM-152"), never: toBeRead},
	"first": {single: true, label: firstLabel, never: refuse("Take the first-player mission space to win this marker.", "PIM-120")},
}

// choices are the actions that a player points at as such.
var choices = [...]core.ActionKind{core.Pass, core.Done, core.Point}

var toBeRead = refuse("You cannot use a mission card.", "PIM-27")

func areaKey(i int) string { return core.Area(i).Key() }

// refuse returns a refusal that is the same whatever the moment.
func refuse(text, clause string) func(core.View, target) rules.Refusal {
	return func(core.View, target) rules.Refusal { return rules.Refuse(text, clause) }
}

// readTarget understands the id of a target; ok is false if there is nothing like that.
func readTarget(id string) (x target, ok bool) {
	name, word, dotted := strings.Cut(id, ".")
	x = target{kind: name, word: word, place: core.NoPlace, seat: rules.Public}
	k, ok := kinds[name]
	if p, is := core.PlaceNamed(word); is && p.ID() == id {
		x.place = p
		return x, true
	}
	switch {
	case !ok:
		return x, false
	case k.single:
		return x, !dotted
	case id == "pawn.pimpernel" || id == "pawn.chauvelin" || id == "marker.start": // no number follows
		return x, true
	case name == "heap":
		var who string
		word, who, _ = strings.Cut(word, ".")
		if x.seat, ok = seatWord(who); !ok {
			return x, false
		}
	case k.seats:
		x.seat, ok = seatWord(word)
		return x, ok
	}
	for x.n = k.from; x.n < k.to; x.n++ {
		if k.key(x.n) == word {
			return x, true
		}
	}
	return x, false
}

func seatWord(word string) (rules.Seat, bool) {
	n, ok := rules.Numbers(0, core.MostSeats-1).Index(word)
	return rules.Seat(n), ok
}
