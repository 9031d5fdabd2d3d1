package core

import "intrigue/rules"

// Ending is one of the ways in which a game ends.
type Ending uint8

// The endings.
const (
	HighestScore Ending = iota
	LastMission         // tied, and the last mission decides
	Shared
	Taken // Chauvelin has caught the Pimpernel too often
)

// Ending tells how a game that is over has ended, who has the highest score and who
// wins (PIM-154, PIM-155, CHV-6).
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

// taken reports whether Chauvelin has caught the Pimpernel for the last time (CHV-6).
func (c *State) taken() bool { return c.Caught == c.Board.Captures() }
