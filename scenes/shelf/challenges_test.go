package shelf

import (
	"reflect"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/results"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
)

// TestTheDealOfTheDayIsItsDate: everybody has the same one without a network, by the standard rules.
func TestTheDealOfTheDayIsItsDate(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(NewChallenges(p.deps, p.deps.Titles[0]))
	p.Rest()
	p.Click("today")
	p.Rest()
	r := p.begun()
	rulestest.Holds(t, r.Deal == 20261121 && r.Kind == "day", "on 21 November 2026 the deal of the day is %d, %q", r.Deal, r.Kind)
	rulestest.Holds(t, p.Sees("Deal of the day"), "the table does not say so: %s", p.Words())
	p.Key(input.Menu)
	rulestest.Holds(t, p.Sees("Deal of the day. Nobody has moved yet"), "the menu does not say so: %s", p.Words())
}

// TestARowOfDays survives a clock or a journey that goes back a day, and breaks when a day is left out.
func TestARowOfDays(t *testing.T) {
	day := func(n int) time.Time { return time.Date(2026, 11, n, 12, 0, 0, 0, time.UTC) }
	days := results.Days([]results.Result{{Kind: "day", Deal: 20261118}, {Kind: "day", Deal: 20261119}, {Kind: "day", Deal: 20261120},
		{Kind: "number", Deal: 20261121}, {Kind: "day", Deal: 20261115}})
	for today, want := range map[int]int{19: 3, 20: 3, 21: 3, 22: 0, 16: 1, 15: 1, 14: 1} {
		rulestest.Holds(t, results.Row(days, day(today)) == want, "on the %dth the row is of %d days", today, results.Row(days, day(today)))
	}
}

// TestAChallengeBeginsAsItSays: its seats, rules and deal, of which one is played in a window of every size.
func TestAChallengeBeginsAsItSays(t *testing.T) {
	for i, size := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		p := sit(t, size[0], size[1], 100)
		title := p.deps.Titles[0]
		c := title.Game.About().Challenges[i]
		p.Open(NewChallenges(p.deps, title))
		p.Rest()
		p.Click("challenge." + c.Key)
		p.Rest()
		want, err := c.Record(title.Game, app.DefaultName)
		rulestest.OK(t, err)
		got := p.begun()
		want.Started = got.Started
		rulestest.Holds(t, reflect.DeepEqual(got, want), "%s begins as %+v, not as %+v", c.Key, got, want)
	}
}

// begun is the game at the table.
func (p *player) begun() rules.Record {
	p.T.Helper()
	r := p.Game().Record()
	r.Entries = nil // of luck
	return r
}
