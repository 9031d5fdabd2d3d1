package shelf

import (
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/scenes/app"
)

// way is one answer to the first question of the set-up page: how people want to
// play. It is told in words of the game and takes all seats at once.
type way struct {
	key   string // "side.0" by its index in sides, "alone", "all", "several", "watch"
	title string
	line  string
	icon  string
}

// ways are the answers that make sense in a game, the easiest one first. They come from who plays with whom: sides
// against each other, everybody for themselves, all together, or nobody but oneself.
func (s *seating) ways() []way {
	several := way{"several", "Pass and play", "Two or more players", "icon.people"}
	watch := way{"watch", "Watch", "Bots play, you watch", "icon.eye"}
	var all []way
	switch {
	case s.about.MaxSeats == 1:
		all = []way{{"alone", "Play", "A game for one player", "icon.person"}}
		watch.line = "A bot plays, you watch"
	case s.sides() != nil && s.about.Sides != nil:
		if s.bots {
			for i, side := range s.sides() {
				all = append(all, way{"side." + string(rune('0'+i)), "As " + strings.TrimPrefix(side.Name, "the "),
					"Bots play the rest", "icon.person"})
			}
		}
		all = append(all, several)
	case s.cooperative():
		all = []way{{"all", "Solo", "You play every seat", "icon.person"}}
		if s.bots {
			all = append(all, way{"alone", "With bots", "You play one seat", "icon.bot"})
		}
		all = append(all, several)
	default:
		if s.bots {
			all = append(all, way{"alone", "Against bots", "You play one seat", "icon.person"})
		}
		all = append(all, several)
	}
	if s.bots {
		all = append(all, watch)
	}
	return all
}

// cooperative reports whether all seats are on one side, or would be if there were several.
func (s *seating) cooperative() bool {
	return s.about.MaxSeats >= twoSeats && len(s.about.SidesOf(max(twoSeats, len(s.seats)))) == 1
}

// way is the key of the answer that the seats are an example of, "" for none.
func (s *seating) way() string {
	led := 0
	for _, i := range s.seats {
		if i.Person() {
			led++
		}
	}
	people := s.people()
	switch {
	case led == 0:
		return "watch"
	case len(people) > 1:
		return "several"
	case s.about.MaxSeats == 1:
		return "alone"
	case s.sides() != nil && s.about.Sides != nil:
		if side := s.ledSide(); side >= 0 && side < len(s.sides()) {
			return "side." + string(rune('0'+side))
		}
	case led == len(s.seats):
		return "all"
	case led == 1:
		return "alone"
	}
	return ""
}

// choose seats everybody in a way. Names and the level of the bots stay. Who wants
// company where there is one seat gets a second one. Where sides play each other, two people play one each.
func (s *seating) choose(key string) {
	if (key == "alone" || key == "several") && s.about.MaxSeats >= twoSeats {
		s.resize(max(len(s.seats), twoSeats))
	}
	names, level := s.people(), s.about.Usual()
	for _, i := range s.seats {
		if !i.Person() {
			level = i.Level
		}
	}
	person := func(at, who int) { // who is an index of names
		for len(names) <= who {
			names = append(names, nameNotIn(names))
		}
		s.seats[at].Name, s.seats[at].Level = names[who], ""
	}
	bot := func(at int) { s.seats[at].Name, s.seats[at].Level = "", level }
	if len(names) == 0 {
		names = []string{app.DefaultName}
	}
	if key == "several" && names[0] == app.DefaultName {
		names[0] = nameNotIn(names) // two people at a screen need names of their own
	}
	if key != "several" { // and who is alone again needs none, but keeps one that was typed
		names = append(names, app.DefaultName)
		own := slices.IndexFunc(names, func(n string) bool { return !slices.Contains(guestNames, n) })
		names = names[own:]
	}
	sides := s.sides()
	two := key == "several" && s.about.Sides != nil && sides != nil && len(s.people()) < 3
	for i := range s.seats {
		switch {
		case two:
			its := func(side rules.Side) bool { return slices.Contains(side.Seats, rules.Seat(i)) }
			person(i, slices.IndexFunc(s.about.SidesOf(len(s.seats)), its))
		case key == "several":
			person(i, i)
		case key == "all", key == "alone" && i == 0,
			strings.HasPrefix(key, "side.") && slices.Contains(sides[key[len("side.")]-'0'].Seats, rules.Seat(i)):
			person(i, 0)
		default:
			bot(i)
		}
	}
}

// guestNames are what people are called until they say otherwise.
var guestNames = []string{"Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen"}

// nameNotIn is a name that is none of these.
func nameNotIn(names []string) string {
	for _, n := range guestNames {
		if !slices.Contains(names, n) {
			return n
		}
	}
	return app.DefaultName
}
