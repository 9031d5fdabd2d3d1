package store

import (
	"testing"
	"time"

	"intrigue/rules/rulestest"
)

// TestStreaksCountDaysInARow counts the days in a row on which a problem was solved, until a whole day has passed without one.
func TestStreaksCountDaysInARow(t *testing.T) {
	var s Streak
	day := func(n int) time.Time { return time.Date(2026, 2, 27+n, 23, 30, 0, 0, time.UTC) }
	for i, want := range []int{1, 2, 3} { // over the end of a month
		s.Solve(day(i))
		s.Solve(day(i))
		rulestest.Holds(t, s.Days == want, "after %d days the streak is %d", i+1, s.Days)
	}
	for n, want := range map[int]int{2: 3, 3: 3, 4: 0} {
		got := s.On(day(n))
		rulestest.Holds(t, got == want, "on day %d the streak is %d", n, got)
	}
	s.Solve(day(1)) // by the clock of another continent
	s.Solve(day(3))
	rulestest.Holds(t, s == (Streak{Days: 4, Last: "2026-03-02"}), "after a day came twice the streak is %+v", s)
	s.Solve(day(0)) // the clock was wrong
	s.Solve(day(1))
	rulestest.Holds(t, s == (Streak{Days: 5, Last: "2026-02-28"}), "after the clock was put right the streak is %+v", s)
	s.Solve(day(5))
	rulestest.Holds(t, s.Days == 1 && (Streak{}).On(day(0)) == 0, "after a gap the streak is %d", s.Days)
}
