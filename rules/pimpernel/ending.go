package pimpernel

import (
	"fmt"

	"intrigue/rules"
)

// endings are the ways a game ends.
func endings() []rules.Ending {
	return []rules.Ending{
		{Key: "score", Title: "The highest score"},
		{Key: "last", Title: "Tied, and the last mission decides", Rare: true},
		{Key: "shared", Title: "A shared victory", Rare: true},
		{Key: "taken", Title: "Chauvelin takes the Pimpernel", Rare: true}, // needs the variant
	}
}

// Outcome counts up the game (PIM-154, PIM-155, CHV-6).
func (p *Position) Outcome() rules.Outcome {
	if p.stage != StageOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Scores: p.reckoning()}
	if p.caught == p.board.captures() {
		o.Ending = "taken"
		o.Why = "Chauvelin has caught the Scarlet Pimpernel for the last time, and nobody wins."
		return o
	}
	all := make([]rules.Seat, p.board.seats)
	for s := range all {
		all[s] = rules.Seat(s)
	}
	top := best(all, func(s rules.Seat) int { return int(p.score[s]) })
	o.Winners = best(top, func(s rules.Seat) int { return int(p.points[s]) }) // PIM-156
	score := p.score[top[0]]
	switch {
	case len(top) == 1:
		o.Ending = "score"
		o.Why = fmt.Sprintf("%s has the highest score, %d.", colours[top[0]], score)
	case len(o.Winners) == 1:
		o.Ending = "last"
		o.Why = fmt.Sprintf("%s are tied at %d, and %s earned most for the last mission, %d.", names(top), score, colours[o.Winners[0]], p.points[o.Winners[0]])
	default:
		o.Ending = "shared"
		o.Why = fmt.Sprintf("%s are tied at %d, in the last mission too, and share the victory.", names(o.Winners), score)
	}
	return o
}

// best are those of some seats for whom a number is highest.
func best(of []rules.Seat, n func(rules.Seat) int) (top []rules.Seat) {
	for _, s := range of {
		switch {
		case len(top) == 0 || n(s) > n(top[0]):
			top = []rules.Seat{s}
		case n(s) == n(top[0]):
			top = append(top, s)
		}
	}
	return top
}

var sourceNames = [sources]string{"Point icons", "Cubes on mission spaces", "Supporters", "Resources", "Routes", "Locations", "Lost to Chauvelin"}

// reckoning is the score by what it was for; the lines of a seat add up to its score.
func (p *Position) reckoning() (all []rules.Score) {
	for i, name := range sourceNames {
		if i == fromChauvelin && !p.board.chauvelin {
			continue
		}
		line := rules.Score{Label: name}
		for s := range p.board.seats {
			line.Points = append(line.Points, int(p.gained[i][s]))
		}
		all = append(all, line)
	}
	return all
}
