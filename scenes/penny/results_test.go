package penny_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/table/results"
)

// TestResultsNameHeroes: the results name the heroes, not the order in which they came, and
// tell how many things there were beside the points for them.
func TestResultsNameHeroes(t *testing.T) {
	r := recorded(t, "consumed")
	all, err := rules.Replay(penny.Game{}, r)
	if err != nil {
		t.Fatal(err)
	}
	end := all[len(all)-1]
	v := end.Seen(0).(penny.View)
	b := sit(t, r, nil)
	if _, ok := b.App.Screen().(*results.Results); !ok {
		t.Fatalf("the screen is %T", b.App.Screen())
	}
	for s := range v.Seats() {
		name := v.Hero(rules.Seat(s)).Name
		if n := strings.Count(b.Words(), name); n < 1 {
			t.Errorf("%s is named %d times: %s", name, n, b.Words())
		}
	}
	if b.Sees("First hero") || !b.Sees("In brackets") {
		t.Errorf("who they were is not said: %s", b.Words())
	}
	title, lines := end.Outcome().Otherwise.Title, end.Outcome().Otherwise.Lines
	if len(end.Outcome().Scores) > 0 || !b.Sees(title) || b.Sees("By kind") {
		t.Errorf("a lost game is scored: %s", b.Words())
	}
	i := slices.IndexFunc(lines, func(s rules.Score) bool { return s.Label == "Portals closed" })
	closed := 0
	for h, n := range lines[i].Had {
		closed += n
		if lines[i].Points[h] != 3*n {
			t.Errorf("hero %d closed %d portals for %d points", h, n, lines[i].Points[h])
		}
	}
	if len(lines[i].Had) != v.Seats() || closed != v.Goal().Have {
		t.Errorf("%d portals were closed, and %d are counted", v.Goal().Have, closed)
	}
}
