package store

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"intrigue/input/results"
	"intrigue/rules"
)

// ProblemProgress is what came of a problem, or of a mistake that is made good.
type ProblemProgress struct {
	Tries  int  `json:"tries"` // up to the one that solved it
	Solved bool `json:"solved,omitempty"`

	// The rest is of problems alone: their first tries are rated, and those that went wrong come again.

	First int    `json:"first,omitempty"` // the how-manieth of its game it was that was tried; 0 before that
	Alone bool   `json:"alone,omitempty"` // the first try solved it, without a hint
	Due   string `json:"due,omitempty"`   // the day on which it comes again, as "2026-11-24"; "" never
}

// backAfter is in how many days a problem comes again.
const backAfter = 7

// valid reports whether it can have been written by us.
func (p ProblemProgress) valid() bool {
	_, err := time.Parse(time.DateOnly, p.Due)
	return p.Tries >= 0 && p.Tries <= 1e6 && p.First >= 0 && p.First <= 1e6 && (p.Due == "" || err == nil)
}

// Waits reports whether a problem is to be tried on a day: it was not solved, or it is time to try it again. One that went
// wrong has some days to be forgotten first. A clock that was wrong keeps none away for longer.
func (p ProblemProgress) Waits(today time.Time) bool {
	if p.Due == "" {
		return !p.Solved
	}
	return p.Due <= date(today, 0) || p.Due > date(today, backAfter)
}

// date is the day so many days after another one.
func date(day time.Time, later int) string { return day.AddDate(0, 0, later).Format(time.DateOnly) }

// CountTry counts a try of a problem or a mistake that has ended. Those after it was solved do not count.
func (s *Settings) CountTry(key string, solved bool) {
	if s.Problems == nil {
		s.Problems = map[string]ProblemProgress{}
	}
	if p := s.Problems[key]; !p.Solved {
		p.Tries++
		p.Solved = solved
		s.Problems[key] = p
	}
}

// RateTry notes, before it is counted, that a try of a problem has ended on a day, or that a hint was given, which is as good
// as a failure. The key is that of the game and of the problem.
func (s *Settings) RateTry(key string, solved bool, today time.Time) {
	if s.Problems == nil {
		s.Problems = map[string]ProblemProgress{}
	}
	p, game := s.Problems[key], key[:strings.IndexByte(key, '.')+1]
	if p.First == 0 && p.Tries == 0 {
		p.Alone = solved
		for other, o := range s.Problems {
			if strings.HasPrefix(other, game) {
				p.First = max(p.First, o.First)
			}
		}
		p.First++
	}
	switch {
	case !solved:
		p.Due = date(today, backAfter)
	case p.Waits(today):
		p.Due = ""
	}
	s.Problems[key] = p
}

// ProblemRatings are your rating before your first try at a problem of a game, and after the first try at each, one after the
// other.
func (s *Settings) ProblemRatings(game string, all []rules.Problem) []int {
	type first struct {
		at  int
		try results.Try
	}
	var firsts []first
	for _, p := range all {
		if was := s.Problems[game+"."+p.Key]; was.First > 0 && p.Rating > 0 {
			firsts = append(firsts, first{was.First, results.Try{Problem: p.Rating, Solved: was.Alone}})
		}
	}
	slices.SortStableFunc(firsts, func(a, b first) int { return cmp.Compare(a.at, b.at) })
	var tries []results.Try
	for _, f := range firsts {
		tries = append(tries, f.try)
	}
	return results.Ratings(tries)
}
