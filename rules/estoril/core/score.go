package core

import (
	"slices"

	"intrigue/rules"
)

// Keys of the endings.
const (
	EndPoints   = "points"
	EndMissions = "missions"
	EndHand     = "hand"
	EndShared   = "shared"
)

// Points of the missions (EST-130, EST-136, EST-154 to EST-156).
const (
	firstPlace  = 6
	secondPlace = 3
)

// FinalScore is the final scoring by seat.
type FinalScore struct {
	Discards  [4]int // EST-128
	Hand      [4]int // EST-129
	Mission   [5][4]int
	Agenda    [4]int // EST-149
	Total     [4]int
	Fulfilled [4]int // missions in which the seat came first (EST-158)
	Winners   []rules.Seat
	Ending    string
}

// points returns the victory points printed on some tiles.
func points(tiles Tiles) (n int) {
	for w := tiles; w != 0; w &= w - 1 {
		n += Faces[w.First().FaceIndex()].Points
	}
	return n
}

// Share splits the points of a mission by what each seat counts for it (EST-130,
// EST-131, EST-133; with 6/3 EST-154 to EST-157). Seats that came first are bits of first.
func Share(counts []int, sixThree bool) (points [4]int, first uint8) {
	most, next := slices.Max(counts), 0
	if most == 0 {
		return points, 0
	}
	for _, n := range counts {
		if n < most {
			next = max(next, n)
		}
	}
	var tops, nexts int
	for s, n := range counts {
		switch n {
		case most:
			first |= 1 << s
			tops++
		case next:
			nexts++
		}
	}
	for s, n := range counts {
		switch {
		case n == most && !sixThree:
			points[s] = firstPlace / tops
		case n == most && tops == 1:
			points[s] = firstPlace
		case n == most:
			points[s] = divideUp(firstPlace+secondPlace, tops)
		case n == next && next > 0 && sixThree && tops == 1:
			points[s] = divideUp(secondPlace, nexts)
		}
	}
	return points, first
}

// divideUp divides and rounds up.
func divideUp(n, by int) int { return (n + by - 1) / by }

// Counts returns what each seat has for a mission among some tiles.
func (c *State) Counts(m Mission, tiles *[4]Tiles) []int {
	all := make([]int, c.Seats)
	for s := range all {
		all[s] = m.Count(tiles[s])
	}
	return all
}

// AgendaPoints returns what an agenda brings, starting tiles aside (EST-149 to EST-151).
func (c *State) AgendaPoints(s uint8) int {
	return c.Agenda[s].Count((c.Owned[s] | c.Discards[s]) & allRecruits)
}

// Score scores the game as if it ended now, with what everybody has to his name.
func (c *State) Score() (r FinalScore) {
	for s := range c.Seats {
		r.Discards[s] = c.Discards[s].Count()
		r.Hand[s] = points(c.Owned[s])
		r.Agenda[s] = c.AgendaPoints(s)
		r.Total[s] = r.Discards[s] + r.Hand[s] + r.Agenda[s]
	}
	for i, m := range c.Missions {
		if m >= MissionKinds {
			continue
		}
		var first uint8
		r.Mission[i], first = Share(c.Counts(m, &c.Owned), c.Variants&SixThree != 0)
		for s := range c.Seats {
			r.Total[s] += r.Mission[i][s]
			r.Fulfilled[s] += int(first >> s & 1)
		}
	}
	r.decide(c.Seats)
	return r
}

// decide finds the winners and the rule by which they win (EST-140, EST-141).
func (r *FinalScore) decide(seats uint8) {
	for s := range rules.Seat(seats) {
		r.Winners = append(r.Winners, s)
	}
	for _, by := range []struct {
		count  *[4]int
		ending string
	}{{&r.Total, EndPoints}, {&r.Fulfilled, EndMissions}, {&r.Hand, EndHand}} {
		r.Winners, r.Ending = rules.Highest(r.Winners, func(s rules.Seat) int { return by.count[s] }), by.ending
		if len(r.Winners) == 1 {
			return
		}
	}
	r.Ending = EndShared
}
