package shelf

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/sprites"
)

// seating is who leads which seat, before the game begins. It knows no screen.
type seating struct {
	about rules.About
	bots  bool // the game can play its own seats
	seats []rules.SeatInfo
}

// defaultSeating is the seating of somebody who has never played: a person against bots. Where sides play against each
// other the person leads the larger one, because that is the easier one to begin with.
func defaultSeating(g rules.Game) seating {
	s := seating{about: g.About()}
	_, s.bots = g.(rules.Bots)
	s.bots = s.bots && len(s.about.Levels) > 0
	s.resize(max(s.about.MinSeats, min(twoSeats, s.about.MaxSeats)))
	for i := range s.seats {
		person := i == 0
		if sides := s.sides(); sides != nil {
			person = slices.Contains(sides[0].Seats, rules.Seat(i))
		}
		switch {
		case !s.bots:
			s.seats[i].Name, s.seats[i].Level = s.newName(), ""
		case person:
			s.seats[i].Name, s.seats[i].Level = app.DefaultName, ""
		default:
			s.seats[i].Name, s.seats[i].Level = "", s.about.Usual()
		}
	}
	return s
}

// twoSeats is how many seats a game has in which a player is not alone.
const twoSeats = 2

// colours is how many looks there are for the seats of one game.
const colours = len(sprites.Players)

// restore is the seating of the last time, if the game can still be played so.
func restore(g rules.Game, was []rules.SeatInfo) seating {
	s := defaultSeating(g)
	if len(was) < s.about.MinSeats || len(was) > s.about.MaxSeats {
		return s
	}
	used := map[int]bool{}
	for _, i := range was {
		badColour := i.Colour < 0 || i.Colour >= colours || used[i.Colour]
		noBot := !i.Person() && (!s.bots || s.level(i.Level) < 0)
		if badColour || noBot {
			return s
		}
		used[i.Colour] = true
	}
	s.seats = slices.Clone(was)
	return s
}

// level is the index of a bot's level, -1 for none.
func (s *seating) level(key string) int {
	return slices.IndexFunc(s.about.Levels, func(l rules.Level) bool { return l.Key == key })
}

// sides are the sides of the game, those of many seats first: they are the easier ones to begin with. There are none to
// choose between where everybody plays together, or each seat for itself.
func (s *seating) sides() []rules.Side {
	all := slices.Clone(s.about.SidesOf(len(s.seats)))
	if len(all) < 2 || len(all) == len(s.seats) && s.about.Sides == nil {
		return nil
	}
	slices.SortStableFunc(all, func(a, b rules.Side) int { return len(b.Seats) - len(a.Seats) })
	return all
}

// resize changes the number of seats. A new seat is played like the last one; where several
// people sit at the table, it brings another person.
func (s *seating) resize(n int) {
	for len(s.seats) < n {
		info := rules.SeatInfo{Name: app.DefaultName}
		if k := len(s.seats); k > 0 {
			info = s.seats[k-1]
		}
		if info.Person() && len(s.people()) > 1 {
			info.Name = s.newName()
		}
		for info.Colour = 0; s.coloured(info.Colour) >= 0; {
			info.Colour++
		}
		s.seats = append(s.seats, info)
	}
	s.seats = s.seats[:n]
}

// coloured is the seat of a colour, -1 for none.
func (s *seating) coloured(c int) int {
	return slices.IndexFunc(s.seats, func(i rules.SeatInfo) bool { return i.Colour == c })
}

// recolour gives a seat the next colour that nobody has, or changes with the seat that has the next one.
func (s *seating) recolour(at int) {
	mine := s.seats[at].Colour
	next := (mine + 1) % colours
	for len(s.seats) < colours && s.coloured(next) >= 0 {
		next = (next + 1) % colours
	}
	if other := s.coloured(next); other >= 0 {
		s.seats[other].Colour = mine
	}
	s.seats[at].Colour = next
}

// people are the names of the persons, each once, in the order of the seats.
func (s *seating) people() []string { return app.PersonNames(s.seats) }

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

// shareSeat gives a seat the next of the other people's names.
func (s *seating) shareSeat(at int) {
	if names := s.others(at); len(names) > 0 {
		s.seats[at].Name = names[(slices.Index(names, s.seats[at].Name)+1)%len(names)]
	}
}

// setPlayer makes a person (-1) or a bot of that level lead a seat.
func (s *seating) setPlayer(at, level int) {
	if level < 0 {
		s.seats[at].Level = ""
		if s.seats[at].Name == "" {
			s.seats[at].Name = app.DefaultName
			if slices.Contains(s.others(at), app.DefaultName) {
				s.seats[at].Name = s.newName()
			}
		}
		return
	}
	s.seats[at].Level, s.seats[at].Name = s.about.Levels[level].Key, ""
}

// newName is a name that nobody has yet.
func (s *seating) newName() string {
	var names []string
	for _, i := range s.seats {
		names = append(names, i.Name)
	}
	return nameNotIn(names)
}

// shuffle deals the players to the seats by chance. Where sides play against each
// other, nobody is dealt seats of two sides unless there are too few players.
func (s *seating) shuffle(r *rand.Rand) {
	var all, players []rules.SeatInfo // who leads each seat, and each of these once
	for _, i := range s.seats {
		who := rules.SeatInfo{Name: i.Name, Level: i.Level}
		all = append(all, who)
		if !slices.Contains(players, who) {
			players = append(players, who)
		}
	}
	if sides := s.sides(); sides != nil && len(players) >= len(sides) {
		r.Shuffle(len(players), func(i, j int) { players[i], players[j] = players[j], players[i] })
		// Every side gets its share of the players, a small one at least one.
		r.Shuffle(len(sides), func(i, j int) { sides[i], sides[j] = sides[j], sides[i] })
		slices.SortStableFunc(sides, func(a, b rules.Side) int { return len(a.Seats) - len(b.Seats) })
		for i, side := range sides {
			n := min(len(side.Seats), len(players)-(len(sides)-1-i))
			if i == len(sides)-1 {
				n = len(players)
			}
			for j, seat := range side.Seats {
				all[seat] = players[j*n/len(side.Seats)]
			}
			players = players[n:]
		}
	} else {
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	}
	for i := range s.seats {
		s.seats[i].Name, s.seats[i].Level = all[i].Name, all[i].Level
	}
}

// problem says why the game cannot begin so; empty if it can.
func (s *seating) problem() string {
	for i, info := range s.seats {
		if info.Person() && strings.TrimSpace(info.Name) == "" {
			return "Give " + inProse(s.role(i)) + " a name, or let a bot play."
		}
	}
	return ""
}

// inProse is the name of a seat in the middle of a sentence: "the first hero", but "Mr X" and "Red".
func inProse(role string) string {
	first, rest, _ := strings.Cut(role, " ")
	if rest == strings.ToUpper(rest) || rest != strings.ToLower(rest) {
		return role // a name or a number follows
	}
	return "the " + strings.ToLower(first) + " " + rest
}

// role is the name of a seat.
func (s *seating) role(i int) string {
	if s.about.SeatNames == nil {
		return "this seat"
	}
	return s.about.SeatNames(len(s.seats))[i]
}

// summary tells in words who plays what and whether the screen changes hands.
func (s *seating) summary() string {
	names := s.people()
	if len(names) == 0 {
		if s.about.MaxSeats == 1 {
			return "The bot plays and you watch."
		}
		return "The bots play and you watch."
	}
	if s.about.MaxSeats == 1 {
		return "You can undo as much as you like."
	}
	var parts []string
	both := "" // who plays two sides
	for _, n := range names {
		roles, sides := s.playedBy(n)
		if sides > 1 && s.about.Secret {
			both = n
		}
		parts = append(parts, app.Plays(n)+" "+prose.List(roles))
	}
	text := strings.Join(parts, "; ") + "."
	if len(names) > 1 {
		text = fmt.Sprintf("%d players: ", len(names)) + text
	}
	switch {
	case both == app.DefaultName:
		text += " You play both sides, so you see the secrets of both."
	case both != "":
		text += " " + both + " plays both sides, so " + both + " sees the secrets of both."
	case s.about.Secret && len(names) > 1 && s.curtain():
		text += " A curtain hides the screen between turns."
	}
	return text
}

// playedBy names what a person plays, in the middle of a sentence: the seats, or the side if all of
// it is theirs. sides is how many sides these seats belong to.
func (s *seating) playedBy(name string) (roles []string, sides int) {
	for _, side := range s.about.SidesOf(len(s.seats)) {
		var mine []string
		for _, seat := range side.Seats {
			if info := s.seats[seat]; info.Person() && info.Name == name {
				mine = append(mine, inProse(s.role(int(seat))))
			}
		}
		if len(mine) > 0 {
			sides++
		}
		if len(mine) > 1 && len(mine) == len(side.Seats) {
			mine = []string{side.Name}
		}
		roles = append(roles, mine...)
	}
	return roles, sides
}

// curtain reports whether two of the people are on different sides, and must not see the same.
func (s *seating) curtain() bool {
	for i, a := range s.seats {
		for j, b := range s.seats {
			if a.Person() && b.Person() && a.Name != b.Name &&
				s.about.SideOf(len(s.seats), rules.Seat(i)) != s.about.SideOf(len(s.seats), rules.Seat(j)) {
				return true
			}
		}
	}
	return false
}

// ledSide is the side that the only person leads: an index of sides, len(sides) for all, -1 for none.
func (s *seating) ledSide() int {
	sides := s.sides()
	var led []int
	for i, side := range sides {
		people := 0
		for _, seat := range side.Seats {
			if s.seats[seat].Person() {
				people++
			}
		}
		switch people {
		case len(side.Seats):
			led = append(led, i)
		case 0:
		default:
			return -1
		}
	}
	switch len(led) {
	case len(sides):
		return len(sides)
	case 1:
		return led[0]
	}
	return -1
}
