package analysis

import (
	"cmp"
	"slices"

	"intrigue/rules"
)

// Summary is how a side played.
type Summary struct {
	Side      rules.Side
	Decisions int // that were judged
	Accurate  int // of them are not marked: with the marked ones they are all
	Unjudged  int // decisions of which nothing could be said
	Marks     [Blunder + 1]int
	Swings    []Decision // the most costly decisions, at most three, the worst first
	Play      float64    // what its own decisions gave away: a share of the chance, or points
	Luck      float64    // what draws and dice brought it, less what they took
	Lesson    string     // that most of the swings have in common, "" for none
}

// mostSwings is how many swings a summary names.
const mostSwings = 3

// Summaries say how each side of a game played, in the order of its sides.
func (a *Analysis) Summaries(g rules.Game, r rules.Record) []Summary {
	ab, seats := g.About(), len(r.Seats)
	all := make([]Summary, 0, seats)
	for _, side := range ab.SidesOf(seats) {
		s := Summary{Side: side}
		for _, d := range a.Decisions {
			if !slices.Contains(side.Seats, d.Seat) {
				continue
			}
			s.Decisions++
			if d.Lost >= noise && !a.open(d) {
				s.Play += d.Lost
			}
			if m := a.Mark(d); m == Unmarked {
				s.Accurate++
			} else {
				s.Marks[m]++
				s.Swings = append(s.Swings, d)
			}
		}
		for _, i := range a.Unjudged {
			if slices.Contains(side.Seats, r.Entries[i].Seat) {
				s.Unjudged++
			}
		}
		slices.SortStableFunc(s.Swings, func(x, y Decision) int { return cmp.Compare(y.Lost, x.Lost) })
		s.Swings = s.Swings[:min(len(s.Swings), mostSwings)]
		alike := map[string]int{}
		for _, d := range s.Swings {
			if alike[d.Lesson]++; 2*alike[d.Lesson] > len(s.Swings) {
				s.Lesson = d.Lesson
			}
		}
		s.Luck = a.luck(g, side, seats)
		all = append(all, s)
	}
	return all
}

// luck sums what draws and dice did to the chance of a side.
func (a *Analysis) luck(g rules.Game, side rules.Side, seats int) (sum float64) {
	of := 0
	if !a.Team {
		of = g.About().SideOf(seats, side.Seats[0])
	}
	for _, d := range a.Luck {
		if d.Side == of {
			sum += d.Gain()
		}
	}
	return sum
}

// Accuracy is how many decisions in a hundred are not marked.
func (s Summary) Accuracy() int {
	if s.Decisions == 0 {
		return 100
	}
	return (100*s.Accurate + s.Decisions/2) / s.Decisions
}
