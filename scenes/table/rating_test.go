package table_test

import (
	"context"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// rated is stones with problems: to pass solves them, left is no harm, and right loses.
type rated struct{ stones }

func (rated) ProblemKinds() []rules.ProblemKind {
	return []rules.ProblemKind{{Key: "stone", Title: "Stones", Name: "Stone",
		Themes: []rules.ProblemTheme{{Key: "shore", Title: "Shore"}, {Key: "edge", Title: "Edge"}}}}
}

func (rated) Problems() (all []rules.Problem) {
	for i, rating := range []int{1900, 1500, 1000, 1150} {
		r := rules.Record{Format: rules.Format, Game: "stones", Edition: 1, Seats: []rules.SeatInfo{{Name: "You"}}}
		p := rules.Problem{Key: "stone-" + string(rune('1'+i)), Kind: "stone", Grade: 1, Rating: rating, Record: r}
		if i < 3 {
			p.Themes = []string{"edge"}
		}
		all = append(all, p)
	}
	return all
}

func (rated) Task(rules.Problem) string { return "Pass." }

func (rated) Attempt(_ context.Context, _ rules.Problem, entries []rules.Entry) rules.Attempt {
	switch entries[len(entries)-1].Move {
	case "pass":
		return rules.Attempt{State: rules.Solved, Words: "Right.", Entries: entries}
	case "left":
		return rules.Attempt{Words: "Go on.", Entries: entries}
	}
	return rules.Attempt{State: rules.Refuted, Words: "Wrong.", Entries: entries}
}

func (rated) Solve(context.Context, rules.Problem, []rules.Entry) (rules.Move, string, string, bool) {
	return "pass", "Look about.", "It is best.", true
}

// trying opens a problem of rated, and returns what presses keys there and says whether words are in sight.
func trying(t *testing.T, at int, theme string) (p *scenetest.Player, after func(words string, ids ...string)) {
	g := rated{stones{least: 1, most: 1, moves: 6}}
	title, _ := benchTitle(g)
	p = scenetest.Before(t, title, nil)
	s, err := table.TryProblem(p.App, title, g.Problems()[at], theme)
	rulestest.OK(t, err)
	p.App.Open(s)
	p.Rest()
	return p, func(words string, ids ...string) {
		t.Helper()
		for _, id := range ids {
			p.Click(id)
			p.Rest()
		}
		rulestest.Holds(t, strings.Contains(p.Words(), words), "after %v %q is not said: %s", ids, words, p.Words())
	}
}

// TestAProblemMovesTheRating at the first try alone, tells how hard the problem was and what it turned on once it is solved, and
// leads to the one that is nearest to the new rating; also from one that was not solved, which then rests.
func TestAProblemMovesTheRating(t *testing.T) {
	p, after := trying(t, 1, "")
	after("Wrong. Your rating falls from 1,200 to 1,194.", "stone.1", "side.right")
	rulestest.Holds(t, !p.Sees("rated") && !p.Sees("Theme"), "what it turns on is told before it is solved: %s", p.Words())
	after("Stone 2, easy, try 2", "problem.again")
	after("Right. This problem is rated 1,500. Theme: Edge.", "choice.pass")
	rulestest.Holds(t, !p.Sees("Your rating"), "the second try is rated: %s", p.Words())
	after("Stone 4, easy", "problem.next")
	after("Right. Your rating rises from 1,194 to 1,211. This problem is rated 1,150.", "choice.pass")
	after("Stone 3, easy", "problem.next")
	after("Your rating falls from 1,211 to", "stone.1", "side.right")
	after("Stone 1, easy", "problem.next")
	after("Solved. That was the last one for now.", "choice.pass")
	rulestest.Holds(t, !p.Has("problem.next"), "what was failed today comes again: %s", p.Words())
}

// TestAHintCountsAsAMiss, as soon as it is given; what is solved with it changes nothing any more.
func TestAHintCountsAsAMiss(t *testing.T) {
	p, after := trying(t, 3, "")
	p.Key(input.Hint)
	p.Rest()
	after("Your rating falls from 1,200 to 1,177. A hint counts as a miss.")
	after("It is best.", "problem.hint")
	after("Go on.", "stone.1", "side.left")
	after("Right. This problem is rated 1,150.", "choice.pass")
	rulestest.Is(t, "kept", p.App.Settings.Problems["stones.stone-4"].Alone, false)
}

// TestTheThemeStays: after problems of a theme that was chosen come others of it.
func TestTheThemeStays(t *testing.T) {
	_, after := trying(t, 1, "edge")
	after("Right.", "choice.pass")
	after("Stone 3, easy", "problem.next")
	after("Right.", "choice.pass")
	after("Stone 1, easy", "problem.next")
}
