package session

import (
	"fmt"
	"slices"

	"intrigue/rules"
)

// A person leads one seat or several; seats with the same name are led by one person. A side is the seats that share
// one view (About.Sides). Viewers are all persons who may know exactly the same: nobody has to look away when the turn
// passes among them. A person who leads seats of two sides knows more than one who leads seats of only one of them, so
// these two are not the same viewers. In a game without secrets all people are.

// person and viewers are indices into people; -1 is nobody.
type (
	person  int
	viewers int
)

const nobody = -1

type people struct {
	persons []person       // by seat; nobody for bots
	viewers []viewers      // by person
	seats   [][]rules.Seat // by viewers, sorted
	sides   []int          // by seat
	wide    []bool         // by side: sees all that the others see
}

// newPeople works out persons, sides and viewers.
func newPeople(ab rules.About, infos []rules.SeatInfo) people {
	p := people{persons: make([]person, len(infos)), sides: make([]int, len(infos))}
	for i, side := range ab.SidesOf(len(infos)) {
		p.wide = append(p.wide, side.Wide)
		for _, s := range side.Seats {
			p.sides[s] = i
		}
	}
	byName := map[string]person{}
	led := [][]rules.Seat{} // by person
	for i, info := range infos {
		s := rules.Seat(i)
		p.persons[i] = nobody
		if !info.Person() {
			continue
		}
		who, known := byName[info.Name]
		if !known || info.Name == "" {
			who = person(len(led))
			led = append(led, nil)
			byName[info.Name] = who
		}
		p.persons[i] = who
		led[who] = append(led[who], s)
	}
	byKnowledge := map[string]viewers{} // the sides that a person leads, as text
	for _, seats := range led {
		key := "" // everybody knows everything
		if ab.Secret {
			var sides []int
			for _, s := range seats {
				sides = append(sides, p.sides[s])
			}
			slices.Sort(sides)
			key = fmt.Sprint(slices.Compact(sides))
		}
		v, known := byKnowledge[key]
		if !known {
			v = viewers(len(p.seats))
			byKnowledge[key] = v
			p.seats = append(p.seats, nil)
		}
		p.viewers = append(p.viewers, v)
		p.seats[v] = append(p.seats[v], seats...)
	}
	for _, seats := range p.seats {
		slices.Sort(seats)
	}
	return p
}

// People counts the persons in the game, however many seats they lead.
func (p people) People() int { return len(p.viewers) }

// groups is the number of viewers who have to look away from each other.
func (p people) groups() int { return len(p.seats) }

// person is who leads a seat; nobody for a bot's, and for what is no seat (Luck, Public).
func (p people) person(s rules.Seat) person {
	if s < 0 || int(s) >= len(p.persons) {
		return nobody
	}
	return p.persons[s]
}

func (p people) viewersOf(s rules.Seat) viewers {
	if who := p.person(s); who != nobody {
		return p.viewers[who]
	}
	return nobody
}

// eye is the seat through which viewers who lead some seats see the game while acting decide; Public for no seats.
//
// Viewers of one side see through the seat that acts, if it is theirs, and otherwise through their first seat. Somebody
// who leads seats of several sides (one person who plays all of London) sees through the side whose view contains the
// others (Side.Wide), if one of theirs is. Where none is (three hands of cards led by one person) the view goes with
// the seat that decides.
func (p people) eye(seats []rules.Seat, acting []rules.Seat) rules.Seat {
	if len(seats) == 0 {
		return rules.Public
	}
	if slices.ContainsFunc(seats, func(s rules.Seat) bool { return p.sides[s] != p.sides[seats[0]] }) {
		for _, s := range seats {
			if p.wide[p.sides[s]] {
				return s
			}
		}
	}
	for _, s := range seats {
		if slices.Contains(acting, s) {
			return s
		}
	}
	return seats[0]
}
