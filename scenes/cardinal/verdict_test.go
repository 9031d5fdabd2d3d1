package cardinal_test

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/cardinal"
	"intrigue/scenes/scenetest"
)

// TestTheVerdictOfAGameGivenUp: a game that is given up at once was perfect until its first move, or
// the solver says that it finds no way at all.
func TestTheVerdictOfAGameGivenUp(t *testing.T) {
	r := random(t, record(t, 7, nil), 1, free(30))
	r.Entries = append(r.Entries, rules.Entry{Seat: 0, Move: "finish"})
	if words := scene.Verdict(t.Context(), r); !strings.Contains(words, "perfect game") || !strings.HasSuffix(words, ".") {
		t.Errorf("the verdict is %q", words)
	}
	r.Advised = true
	for want, help := range map[string][]string{
		"hints or the solver":  nil, // a game of an earlier version
		"hints":                {"hint"},
		"the solver":           {"solver"},
		"hints and the solver": {"solver", "hint"},
	} {
		r.Help = help
		if words := scene.Verdict(t.Context(), r); !strings.HasPrefix(words, "You played with "+want+".") {
			t.Errorf("with %q the verdict is %q", help, words)
		}
	}
	got := scene.Headline(rules.Outcome{Scores: []rules.Score{{Points: []int{2}}}})
	rulestest.Holds(t, got == "2 of 52 points", "two points are headed %q", got)
}

// TestThePerfectGameIsNotPitied: after it nothing is said of what was possible, and who played
// it is.
func TestThePerfectGameIsNotPitied(t *testing.T) {
	r := random(t, record(t, 7, nil), 1, free(0))
	view := scenetest.End(t, cardinal.Game{}, r).Seen(0).(cardinal.View)
	for _, m := range cardinal.Solve(t.Context(), view, cardinal.Effort{}, nil).Moves {
		r.Entries = append(r.Entries, rules.Entry{Seat: 0, Move: m})
	}
	o := scenetest.End(t, cardinal.Game{}, r).Outcome()
	if got := scene.Headline(o); got != "52 of 52 points" || strings.Contains(o.Why, "52") {
		t.Fatalf("the game is headed %q, and ended because: %s", got, o.Why)
	}
	for level, want := range map[string]string{
		"":        "",
		"solver":  "The solver played this game.",
		"careful": "The Careful bot played this game.",
	} {
		r.Seats[0].Level = level
		if got := scene.Verdict(t.Context(), r); got != want {
			t.Errorf("level %q: the verdict is %q, not %q", level, got, want)
		}
	}
}
