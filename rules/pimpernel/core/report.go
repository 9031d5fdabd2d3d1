package core

import (
	"math/bits"

	"intrigue/rules"
)

// Completion is the completion of a mission: the running one, or the report of the
// last one while the next round is played. Mission is 0 before the first one.
type Completion struct {
	Running  bool
	Mission  int
	Goal     Location
	End      string               // how the round ended: "filled", "passed" or "lapped"
	Actor    rules.Seat           // who acts for empty mission spaces
	Steps    []MissionSpaceResult // of the five mission spaces, from left to right
	Way      []Location           // of the Pimpernel, from where he was
	Points   []int                // of this mission's cubes, by seat
	Missed   []int                // cubes that went to the incomplete area, by seat
	Captures int                  // of Chauvelin in this completion
}

// MissionSpaceResult is one mission space of a completion.
type MissionSpaceResult struct {
	Spot    Spot
	Done    bool       // it is resolved; always true in a report
	Cube    rules.Seat // whose cube lay there
	Decider rules.Seat
	Cubes   []int      // moved to its completion area, by seat
	Short   bool       // the part was not fulfilled
	Lacks   [Needs]int // missing cubes by kind; supporters for the supporter space, the others for resources
	Gaps    int        // empty spaces on the way or in the location, once it is resolved
	Points  []int      // by seat, the cube of the space included
}

// report describes the completion that is running, or the last one.
func (c *State) report() Completion {
	k := &c.completion
	if k.Number == 0 {
		return Completion{}
	}
	r := Completion{Running: k.Running, Mission: int(k.Number), Goal: MissionCards[k.Top].At, Actor: rules.Seat(k.actor),
		End: [...]string{"filled", "passed", "lapped"}[k.Ended], Points: BySeat(c.Board, &k.Points), Missed: BySeat(c.Board, &k.Missed),
		Captures: int(c.CaughtNow)}
	r.Way = append(r.Way, k.Way[:k.Stops]...)
	ends := [MissionSpots]part{partFirst, part(Supporters), part(Disguises), partRoute, partLocation}
	for i := range k.Boxes {
		s := MissionSpaceResult{Spot: Spot(i), Done: !k.Running || k.Part > ends[i], Cube: rules.Seat(k.cubeOf[i]),
			Decider: rules.Seat(c.decider(Spot(i))), Cubes: BySeat(c.Board, &k.Boxes[i]), Short: k.Short>>i&1 != 0}
		switch Spot(i) {
		case SupporterSpot:
			s.Lacks[0] = int(k.Lacks[0])
		case Resources:
			for n := 1; n < Needs; n++ {
				s.Lacks[n] = int(k.Lacks[n])
			}
		case RouteSpot:
			if s.Done && !k.Whole {
				s.Gaps = bits.OnesCount64(SpacesOf(c.Walked()))
				for _, n := range s.Cubes {
					s.Gaps -= n
				}
				s.Gaps = max(0, s.Gaps)
			}
		case LocationSpot:
			s.Gaps = int(k.gaps)
		}
		s.Points = append(s.Points, s.Cubes...)
		if s.Cube >= 0 && !s.Short {
			s.Points[s.Cube]++
		}
		r.Steps = append(r.Steps, s)
	}
	return r
}

// Ending is one of the ways in which a game ends.
type Ending uint8

const (
	HighestScore Ending = iota
	LastMission         // tied, and the last mission decides
	Shared
	Taken // Chauvelin has caught the Pimpernel too often
)

// Ending returns how a game has ended, who has the highest score and who wins (PIM-154, PIM-155, CHV-6).
func (c *State) Ending() (e Ending, top, winners []rules.Seat) {
	if c.taken() {
		return Taken, nil, nil
	}
	all := make([]rules.Seat, c.Board.Seats)
	for s := range all {
		all[s] = rules.Seat(s)
	}
	top = rules.Highest(all, func(s rules.Seat) int { return int(c.Score[s]) })
	winners = rules.Highest(top, func(s rules.Seat) int { return int(c.Points[s]) }) // PIM-156
	switch {
	case len(top) == 1:
		return HighestScore, top, winners
	case len(winners) == 1:
		return LastMission, top, winners
	}
	return Shared, top, winners
}

// Change is a favour tile that goes from one seat to another; rules.Public is nobody.
type Change struct {
	Area     Area
	From, To rules.Seat
}

// Changes returns the favour tiles that change hands between two moments.
func (c *State) Changes(d *State) (all []Change) {
	for a := range Area(Areas) {
		if was, is := c.Tile[a], d.Tile[a]; was != is {
			all = append(all, Change{a, rules.Seat(was), rules.Seat(is)})
		}
	}
	return all
}
