package penny_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table/gameover"
)

// TestResultsNameHeroes: the results name the heroes, not the order in which they came, and
// tell how many things there were beside the points for them.
func TestResultsNameHeroes(t *testing.T) {
	r := recorded(t, "consumed")
	all := scenetest.Replay(t, penny.Game{}, r)
	end := all[len(all)-1]
	v := end.Seen(0).(penny.View)
	b := sit(t, r, nil)
	scenetest.On[*gameover.Page](b.Player, "the screen is")
	for s := range v.Seats() {
		name := v.Hero(rules.Seat(s)).Name
		if n := strings.Count(b.Words(), name); n < 1 {
			t.Errorf("%s is named %d times: %s", name, n, b.Words())
		}
	}
	rulestest.Holds(t, !b.Sees("First hero") && b.Sees("In brackets"), "who they were is not said: %s", b.Words())
	title, lines := end.Outcome().Otherwise.Title, end.Outcome().Otherwise.Lines
	rulestest.Holds(t, len(end.Outcome().Scores) == 0 && b.Sees(title) && !b.Sees("By kind"), "a lost game is scored: %s", b.Words())
	i := slices.IndexFunc(lines, func(s rules.Score) bool { return s.Label == "Portals closed" })
	closed := 0
	for h, n := range lines[i].Had {
		closed += n
		rulestest.Holds(t, lines[i].Points[h] == 3*n, "hero %d closed %d portals for %d points", h, n, lines[i].Points[h])
	}
	rulestest.Holds(t, len(lines[i].Had) == v.Seats() && closed == v.Goal().Have,
		"%d portals were closed, and %d are counted", v.Goal().Have, closed)
}
