package store

import (
	"slices"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// end notes the end of a try as a table does.
func end(s *Settings, key string, solved bool, day time.Time) {
	s.RateTry(key, solved, day)
	s.CountTry(key, solved)
}

func day(n int) time.Time { return time.Date(2026, 2, 20+n, 23, 30, 0, 0, time.UTC) }

// TestFirstTriesAreRated: what comes of the first try at each problem of a game moves the rating, in the order in which they
// were tried, and no other try does. A hint at the first try counts as a miss.
func TestFirstTriesAreRated(t *testing.T) {
	var s Settings
	all := []rules.Problem{{Key: "a", Rating: 1200}, {Key: "b", Rating: 1200}, {Key: "c", Rating: 1200}, {Key: "d"}}
	ratings := func() []int { return s.ProblemRatings("box", all) }
	rulestest.Is(t, "before any try", len(ratings()), 1)
	end(&s, "box.c", false, day(0))
	end(&s, "box.c", true, day(0))
	end(&s, "other.a", true, day(0))
	rulestest.Holds(t, slices.Equal(ratings(), []int{1200, 1180}), "after a miss that was made good: %v", ratings())
	end(&s, "box.a", true, day(0))
	rulestest.Holds(t, slices.Equal(ratings(), []int{1200, 1180, 1201}), "after one more: %v", ratings())
	s.RateTry("box.b", false, day(0)) // a hint
	lost := ratings()
	end(&s, "box.b", true, day(0))
	rulestest.Holds(t, lost[3] < lost[2] && slices.Equal(lost, ratings()), "after a hint %v, and once it is solved %v", lost, ratings())
	rulestest.Holds(t, s.Problems["box.b"].Tries == 1 && s.Problems["box.c"].Tries == 2, "tries: %+v", s.Problems)
	end(&s, "box.d", true, day(0))
	rulestest.Holds(t, len(ratings()) == 4, "a problem without a rating counts: %v", ratings())
	s.Problems["box.d"] = ProblemProgress{Tries: 1, Solved: true} // by a program that rated nothing
	end(&s, "box.d", true, day(0))
	rulestest.Holds(t, s.Problems["box.d"].First == 0, "a second try is taken for the first: %+v", s.Problems["box.d"])
}

// TestFailedProblemsComeAgainAfterAWeek, solved or not, until one is solved on the day when it is back.
func TestFailedProblemsComeAgainAfterAWeek(t *testing.T) {
	var s Settings
	waits := func(n int, want bool) {
		t.Helper()
		p := s.Problems["box.a"]
		rulestest.Holds(t, p.Waits(day(n)) == want, "on day %d %+v waits: %v", n, p, !want)
	}
	waits(0, true)
	end(&s, "box.a", false, day(0))
	waits(0, false)
	waits(6, false)
	waits(7, true)
	end(&s, "box.a", true, day(1))
	waits(1, false)
	waits(8, true)
	waits(-1, true) // the clock was a month ahead when it was failed
	end(&s, "box.a", false, day(8))
	waits(14, false)
	end(&s, "box.a", true, day(15))
	waits(30, false)
	end(&s, "box.b", true, day(0))
	rulestest.Holds(t, !s.Problems["box.b"].Waits(day(9)), "what was solved at once comes again: %+v", s.Problems["box.b"])
}

// TestForeignProgressIsLeftOut: what nobody can have played is not taken over.
func TestForeignProgressIsLeftOut(t *testing.T) {
	good := ProblemProgress{Tries: 2, Solved: true, First: 3, Alone: true, Due: "2026-03-01"}
	set := Settings{Problems: map[string]ProblemProgress{"a": {Tries: -1}, "b": {First: -1}, "c": {Due: "soon"}, "d": good, "e": {First: 1e7}}}
	set.sanitise()
	rulestest.Holds(t, len(set.Problems) == 1 && set.Problems["d"] == good, "left are %+v", set.Problems)
}
