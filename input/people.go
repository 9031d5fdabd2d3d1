package input

import (
	"fmt"
	"slices"

	"intrigue/rules"
)

// A person leads one seat or several; seats with the same name are led by one
// person. A side is the seats that share one view (About.Sides). A circle is all
// persons who may know exactly the same: nobody has to look away when the turn
// passes within it. A person who leads seats of two sides knows more than one who
// leads seats of only one of them, so these two are not one circle. In a game
// without secrets all people are one circle.

// person and circle are indices into people; -1 is nobody.
type (
	person  int
	viewers int
)

const nobody = -1

type people struct {
	personOf  []person  // by seat; nobody for bots
	viewersOf []viewers // by person
	seatsOf   [][]rules.Seat
	sideOf    []int  // by seat
	wide      []bool // by side: sees all that the others see
	groups    int    // number of circles
}

// newPeople works out persons, sides and circles.
func newPeople(ab rules.About, infos []rules.SeatInfo) people {
	p := people{personOf: make([]person, len(infos)), sideOf: make([]int, len(infos))}
	for i, side := range ab.SidesOf(len(infos)) {
		p.wide = append(p.wide, side.Wide)
		for _, s := range side.Seats {
			p.sideOf[s] = i
		}
	}
	byName := map[string]person{}
	led := [][]rules.Seat{} // by person
	for i, info := range infos {
		s := rules.Seat(i)
		p.personOf[i] = nobody
		if !info.Person() {
			continue
		}
		who, known := byName[info.Name]
		if !known || info.Name == "" {
			who = person(len(led))
			led = append(led, nil)
			byName[info.Name] = who
		}
		p.personOf[i] = who
		led[who] = append(led[who], s)
	}
	byKnowledge := map[string]viewers{}
	for _, seats := range led {
		var sides []int
		for _, s := range seats {
			sides = append(sides, p.sideOf[s])
		}
		slices.Sort(sides)
		key := fmt.Sprint(slices.Compact(sides))
		if !ab.Secret {
			key = "" // everybody knows everything
		}
		c, known := byKnowledge[key]
		if !known {
			c = viewers(p.groups)
			byKnowledge[key] = c
			p.seatsOf = append(p.seatsOf, nil)
			p.groups++
		}
		p.viewersOf = append(p.viewersOf, c)
		p.seatsOf[c] = append(p.seatsOf[c], seats...)
	}
	for _, seats := range p.seatsOf {
		slices.Sort(seats)
	}
	return p
}

func (p people) person(s rules.Seat) person {
	if s < 0 || int(s) >= len(p.personOf) {
		return nobody
	}
	return p.personOf[s]
}

func (p people) viewers(s rules.Seat) viewers {
	if who := p.person(s); who != nobody {
		return p.viewersOf[who]
	}
	return nobody
}

// eye is the seat through which a circle sees the table while acting decides.
//
// A circle of one side sees through the seat that acts, if it is theirs, and
// otherwise through its first seat. Somebody who leads seats of several sides
// (one person who plays all of London) sees through the side whose view contains
// the others (Side.Wide), if one of theirs is. Where none is (three hands of cards
// led by one person) the view goes with the seat that decides.
func (p people) eye(seats []rules.Seat, acting []rules.Seat) rules.Seat {
	if len(seats) == 0 {
		return rules.Public
	}
	if slices.ContainsFunc(seats, func(s rules.Seat) bool { return p.sideOf[s] != p.sideOf[seats[0]] }) {
		for _, s := range seats {
			if p.wide[p.sideOf[s]] {
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
