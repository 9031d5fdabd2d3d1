package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"intrigue/rules"
)

// seating is who leads which seat, before the game begins. It knows no screen.
type seating struct {
	about rules.About
	bots  bool // the game can play its own seats
	seats []rules.SeatInfo
}

const firstName = "You" // what somebody is called who has not said a name yet

// usual is the seating of somebody who has never played: a person against bots.
// Where a lone seat plays against allies the person leads the allies, because
// they are the easier side to begin with.
func usual(g rules.Game) seating {
	s := seating{about: g.About()}
	_, s.bots = g.(rules.Bots)
	s.bots = s.bots && len(s.about.Levels) > 0
	s.resize(s.about.MinSeats)
	for i := range s.seats {
		person := i == 0
		if s.sides() {
			person = !s.alone(rules.Seat(i))
		}
		if person || !s.bots {
			s.seats[i].Name, s.seats[i].Level = firstName, ""
			if !s.bots {
				s.seats[i].Name = s.fresh()
			}
		} else {
			s.seats[i].Name, s.seats[i].Level = "", s.steady()
		}
	}
	return s
}

// restore is the seating of the last time, if the game can still be played so.
func restore(g rules.Game, was []rules.SeatInfo) seating {
	s := usual(g)
	if len(was) < s.about.MinSeats || len(was) > s.about.MaxSeats {
		return s
	}
	seats := slices.Clone(was)
	used := map[int]bool{}
	for i := range seats {
		c := seats[i].Colour
		if c < 0 || c >= 6 || used[c] {
			return s
		}
		used[c] = true
		if !seats[i].Person() && (!s.bots || s.level(seats[i].Level) < 0) {
			return s
		}
	}
	s.seats = seats
	return s
}

// steady is the level somebody new should meet: the second one, if there is one.
func (s *seating) steady() string {
	return s.about.Levels[min(1, len(s.about.Levels)-1)].Key
}

// level is the index of a bot's level, -1 for none.
func (s *seating) level(key string) int {
	return slices.IndexFunc(s.about.Levels, func(l rules.Level) bool { return l.Key == key })
}

func (s *seating) allied(a, b rules.Seat) bool {
	return s.about.SideOf(len(s.seats), a) == s.about.SideOf(len(s.seats), b)
}

// alone reports whether a seat has no ally.
func (s *seating) alone(a rules.Seat) bool {
	for b := range s.seats {
		if rules.Seat(b) != a && s.allied(a, rules.Seat(b)) {
			return false
		}
	}
	return true
}

// sides reports whether some seats play together against others.
func (s *seating) sides() bool {
	some := false
	for a := range s.seats {
		some = some || !s.alone(rules.Seat(a))
	}
	return some && s.alone(0)
}

// resize changes the number of seats. New seats are led like the last one.
func (s *seating) resize(n int) {
	for len(s.seats) < n {
		info := rules.SeatInfo{Name: firstName}
		if k := len(s.seats); k > 0 {
			info = s.seats[k-1]
		}
		info.Colour = s.freeColour()
		s.seats = append(s.seats, info)
	}
	s.seats = s.seats[:n]
}

func (s *seating) freeColour() int {
	for c := range 6 {
		if !slices.ContainsFunc(s.seats, func(i rules.SeatInfo) bool { return i.Colour == c }) {
			return c
		}
	}
	return 0
}

// recolour gives a seat the next colour that nobody has. When all are taken it
// changes colours with whoever has the next one.
func (s *seating) recolour(at int) {
	mine := s.seats[at].Colour
	if len(s.seats) == 6 {
		next := (mine + 1) % 6
		for i := range s.seats {
			if s.seats[i].Colour == next {
				s.seats[i].Colour = mine
			}
		}
		s.seats[at].Colour = next
		return
	}
	for c := 1; c < 6; c++ {
		next := (mine + c) % 6
		if !slices.ContainsFunc(s.seats, func(i rules.SeatInfo) bool { return i.Colour == next }) {
			s.seats[at].Colour = next
			return
		}
	}
}

// people are the names of the persons, each once, in the order of the seats.
func (s *seating) people() []string {
	var names []string
	for _, i := range s.seats {
		if i.Person() && !slices.Contains(names, i.Name) {
			names = append(names, i.Name)
		}
	}
	return names
}

// shareable reports whether another seat's person could lead this one as well.
func (s *seating) shareable(at int) bool {
	return slices.ContainsFunc(s.others(at), func(n string) bool { return n != s.seats[at].Name })
}

// others are the people a seat may be shared with.
func (s *seating) others(at int) []string {
	var names []string
	for i, info := range s.seats {
		if i != at && info.Person() && strings.TrimSpace(info.Name) != "" && !slices.Contains(names, info.Name) {
			names = append(names, info.Name)
		}
	}
	return names
}

// same gives a seat the next of the other people's names.
func (s *seating) same(at int) {
	names := s.others(at)
	if len(names) == 0 {
		return
	}
	s.seats[at].Name = names[(slices.Index(names, s.seats[at].Name)+1)%len(names)]
}

// lead makes a person (-1) or a bot of that level lead a seat.
func (s *seating) lead(at, level int) {
	if level < 0 {
		s.seats[at].Level = ""
		if s.seats[at].Name == "" {
			s.seats[at].Name = firstName
			if slices.Contains(s.others(at), firstName) {
				s.seats[at].Name = s.fresh()
			}
		}
		return
	}
	s.seats[at].Level, s.seats[at].Name = s.about.Levels[level].Key, ""
}

// fresh is a name that nobody has yet.
func (s *seating) fresh() string {
	for _, n := range []string{"Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen"} {
		if !slices.ContainsFunc(s.seats, func(i rules.SeatInfo) bool { return i.Name == n }) {
			return n
		}
	}
	return firstName
}

// shuffle deals the players to the seats by chance. Where a lone seat plays
// against allies, nobody is dealt seats of both sides unless they are alone.
func (s *seating) shuffle(r *rand.Rand) {
	who := func(i rules.SeatInfo) rules.SeatInfo { return rules.SeatInfo{Name: i.Name, Level: i.Level} }
	var all, players []rules.SeatInfo
	for _, i := range s.seats {
		all = append(all, who(i))
		if !slices.Contains(players, who(i)) {
			players = append(players, who(i))
		}
	}
	if s.sides() && len(players) > 1 {
		r.Shuffle(len(players), func(i, j int) { players[i], players[j] = players[j], players[i] })
		rest := players[1:]
		all = append(all[:0], players[0])
		for i := range len(s.seats) - 1 {
			all = append(all, rest[i*len(rest)/(len(s.seats)-1)])
		}
	} else {
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	}
	for i := range s.seats {
		s.seats[i].Name, s.seats[i].Level = all[i].Name, all[i].Level
	}
}

// trouble says why the game cannot begin so; empty if it can.
func (s *seating) trouble() string {
	for i, info := range s.seats {
		if info.Person() && strings.TrimSpace(info.Name) == "" {
			return "Give " + s.role(i) + " a name, or let a bot lead it."
		}
	}
	return ""
}

func (s *seating) role(i int) string {
	if s.about.SeatNames == nil {
		return "this seat"
	}
	return s.about.SeatNames(len(s.seats))[i]
}

// says tells in words who leads what and whether the screen changes hands.
func (s *seating) says() string {
	names := s.people()
	if len(names) == 0 {
		return "Nobody is at the laptop: the bots play and you watch."
	}
	if s.about.MaxSeats == 1 {
		return "A game for one, with as many moves taken back as you like."
	}
	text := "One person at the laptop: "
	if len(names) > 1 {
		text = fmt.Sprintf("%d people at the laptop: ", len(names))
	}
	var parts []string
	both := ""
	for _, n := range names {
		var roles []string
		lone, group := false, false
		for i, info := range s.seats {
			if info.Person() && info.Name == n {
				roles = append(roles, s.role(i))
				lone = lone || s.alone(rules.Seat(i))
				group = group || !s.alone(rules.Seat(i))
			}
		}
		if lone && group && s.about.Secret {
			both = n
		}
		verb := " leads "
		if n == firstName {
			verb = " lead "
		}
		parts = append(parts, n+verb+listed(roles))
	}
	text += strings.Join(parts, "; ") + ". "
	switch {
	case both != "":
		text += "Whoever leads both sides sees both sides."
	case s.about.Secret && len(names) > 1 && s.curtain(names):
		text += "The screen changes hands behind a curtain."
	}
	return strings.TrimSpace(text)
}

// curtain reports whether two of the people must not see the same.
func (s *seating) curtain(names []string) bool {
	for i, a := range s.seats {
		for j, b := range s.seats {
			if a.Person() && b.Person() && a.Name != b.Name && !s.allied(rules.Seat(i), rules.Seat(j)) {
				return true
			}
		}
	}
	return false
}

// side is what a single person leads: 0 the allies, 1 the lone seat, 2 both.
func (s *seating) side() int {
	lone := s.seats[0].Person()
	rest := 0
	for _, i := range s.seats[1:] {
		if i.Person() {
			rest++
		}
	}
	switch {
	case !lone && rest == len(s.seats)-1:
		return 0
	case lone && rest == 0:
		return 1
	case lone && rest == len(s.seats)-1:
		return 2
	}
	return -1
}

// sideNames are the words for side: "Detectives", "Mr X", "Both".
func (s *seating) sideNames() []string {
	group := strings.TrimRight(s.role(1), " 0123456789")
	return []string{group + "s", s.role(0), "Both"}
}

// take makes the single person lead a side and bots the other one.
func (s *seating) take(side int) {
	name, level := firstName, s.steady()
	for _, i := range s.seats {
		if i.Person() {
			name = i.Name
		} else {
			level = i.Level
		}
	}
	for i := range s.seats {
		if side == 2 || (side == 1) == (i == 0) {
			s.seats[i].Name, s.seats[i].Level = name, ""
		} else {
			s.seats[i].Name, s.seats[i].Level = "", level
		}
	}
}
