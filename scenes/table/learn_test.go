package table_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// TestMistakesAreMadeGood: from the results, the review and the summary of an analysed game a player comes to their
// mistakes, one by one. What was played and another bad choice can be done better, the best one is right, a hint comes in
// two steps, and whether a mistake was made good is kept.
func TestMistakesAreMadeGood(t *testing.T) {
	p, s := finished(t, 4)
	rulestest.Holds(t, !p.Has("learn"), "mistakes are offered before there is an analysis")
	p.Click("analyse")
	p.Still(2)
	for _, way := range [][]string{{"study.retry"}, {"study.summary", "learn"}, {"tool.results", "learn"}} {
		for _, id := range way {
			p.Click(id)
			p.Still(2)
		}
		rulestest.Must(t, strings.Contains(p.Words(), "Mistake 1 of 4 Hint Move 1. You played: “Entry 0 is a pass.” Find something better."),
			"%v leads to %s", way, p.Words())
		p.Click("problem.leave")
		p.Still(2)
		if way[0] == "study.summary" {
			p.App.Back()
			p.Still(2)
		}
	}
	p.Click("learn")
	p.Rest()
	choose := func(words string, ids ...string) {
		t.Helper()
		for _, id := range ids {
			p.Click(id)
		}
		p.Rest()
		rulestest.Holds(t, strings.Contains(p.Words(), words) && p.Game().Len() == 1,
			"%v: %q is not said after %d moves: %s", ids, words, p.Game().Len(), p.Words())
	}
	choose("That is what you played. You can do better.", "choice.pass")
	p.Click("problem.again")
	p.Rest()
	choose("You can do better. That leaves 50% to win; the best choice leaves 90%.", "stone.1", "side.right")
	p.Click("problem.again")
	p.Rest()
	p.Click("problem.hint")
	p.Still(2)
	rulestest.Holds(t, strings.Contains(p.Words(), "Over many tries it wins 40 in 100 more") && !p.Sees("Left is better."),
		"the first hint is %s", p.Words())
	p.Click("problem.hint")
	p.Still(2)
	rulestest.Holds(t, p.Sees("Left is better."), "the second hint is %s", p.Words())
	choose("Well found.", "stone.1", "side.left")
	key := "again." + analysis.Key(s.Game().Record()) + ".0"
	rulestest.Is(t, "what is kept", p.App.Settings.Problems[key], store.ProblemProgress{Tries: 3, Solved: true})
	p.Click("problem.next")
	p.Rest()
	rulestest.Holds(t, p.Sees("Mistake 2 of 4"), "the next one is %s", p.Words())
	p.Click("problem.leave")
	p.Still(2)
	p.Click("learn")
	p.Rest()
	rulestest.Holds(t, p.Sees("Mistake 2 of 4"), "who comes back is shown %s", p.Words())
}

// TestTheSeatAloneKnows: the table of a mistake shows the seat that made it what it knew, and nobody else decides.
func TestTheSeatAloneKnows(t *testing.T) {
	g := judged{stones{least: 2, most: 2, moves: 6, secret: true}}
	title, _ := benchTitle(g)
	r := stonesAt(t, g, 6, rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Name: "Ben"})
	a, err := analysis.Run{Game: g, Record: r}.Do(t.Context())
	rulestest.OK(t, err)
	slips := a.Slips(r)
	p := scenetest.Before(t, title, nil)
	s, err := table.Retry(p.App, title, slips[1:])
	rulestest.OK(t, err)
	p.Open(s)
	p.Rest()
	seat, mine := s.Game().Deciding()
	rulestest.Holds(t, mine && seat == slips[1].Seat && s.Game().Viewer() == seat, "seat %d decides, and %d looks", seat, s.Game().Viewer())
	p.Click("stone.1")
	p.Click("side.left")
	p.Still(60)
	rulestest.Is(t, "entries", s.Game().Len(), slips[1].Entry+1)
}

// TestMistakesOfAllGames: those of every analysed game of a title come mixed, the ones that were tried in vain first.
func TestMistakesOfAllGames(t *testing.T) {
	g := judged{stones{least: 1, most: 1, moves: 3}}
	title, _ := benchTitle(g)
	p := scenetest.Before(t, title, nil)
	learn := func() { title.Subject().Learn(p.App); p.Still(2) }
	learn()
	rulestest.Must(t, p.Sees("None of your finished games is analysed yet."), "without an analysis: %s", p.Words())
	var failed analysis.Slip
	for i, last := range []rules.Move{"pass", "left", "right"} {
		r := stonesAt(t, g, 3, rules.SeatInfo{Name: "Ann"})
		r.Entries[2].Move = last
		keep, err := p.App.Store.CreateGame(rules.Record{Format: r.Format, Game: r.Game, Edition: r.Edition, Seats: r.Seats, Deal: uint64(i)})
		rulestest.OK(t, err)
		rulestest.OK(t, keep.Append(r.Entries...))
		rulestest.OK(t, keep.Finish("done"))
		r, err = p.App.Store.Record(keep.Name())
		rulestest.OK(t, err)
		if i == 1 {
			continue // not analysed
		}
		a, err := analysis.Run{Game: g, Record: r, Program: p.App.Version}.Do(t.Context())
		rulestest.OK(t, err)
		rulestest.OK(t, p.App.Store.SaveAnalysis(analysis.Key(r), a.Encode()))
		failed = a.Slips(r)[2]
	}
	p.App.Settings.Problems = map[string]store.ProblemProgress{failed.Key(): {Tries: 2}}
	learn()
	rulestest.Holds(t, strings.Contains(p.Words(), "Mistake 1 of 6, try 3 Hint Move 3. You played: “Entry 2 is a right.”"),
		"the first is %s", p.Words())
	p.Key(input.Menu)
	p.Still(2)
	rulestest.Holds(t, strings.Contains(p.Words(), "What you have found is kept."), "the menu says %s", p.Words())
}

// TestALessonAnswersWhatWorksToo: a caption may allow other moves than its own. One of them is answered, taken back and
// replaced by the lesson's; it can be undone before, and whoever leaves in between comes back to the question.
func TestALessonAnswersWhatWorksToo(t *testing.T) {
	g := stones{least: 1, most: 1, moves: 6}
	title, _ := benchTitle(g)
	l := rules.Lesson{Key: "sides", Title: "Sides", Record: rules.Record{Format: rules.Format, Game: "stones", Edition: 1,
		Seats: []rules.SeatInfo{{Name: "You"}}}}.With([]rules.Beat{
		{Say: "Choose a side.", Else: []rules.Answer{{Move: "right", Words: "That works, too: right is as good as left."}}, Moves: "0 left"},
		{Say: "Now pass.", Moves: "0 pass"}, {Say: "That is all."}})
	rulestest.OK(t, l.Check(g))
	p := scenetest.Before(t, title, nil)
	p.Learn(title, l)
	right := func() {
		p.Click("stone.1")
		p.Click("side.right")
		p.Rest()
	}
	right()
	rulestest.Holds(t, strings.Contains(p.Words(), "Sides: 1 of 3 Continue That works, too: right") && len(p.Game().Choices()) > 0 && p.Game().Len() == 1,
		"the answer is %s", p.Words())
	p.Click("tool.undo")
	p.Rest()
	rulestest.Holds(t, strings.Contains(p.Words(), "Choose a side.") && p.Game().Len() == 0, "after Undo: %s", p.Words())
	right()
	p.App.Back()
	rulestest.Is(t, "entries to come back to", p.App.Settings.Halfway[title.LessonKey(l)], 0)
	p.Learn(title, l)
	scenetest.Follow(t, p, l, 2)
	got := p.Game().Record().Entries
	rulestest.Holds(t, len(got) == 2 && got[0].Move == "left" && got[1].Move == "pass", "the lesson made %v", got)
	for _, wrong := range []rules.Answer{{Move: "left", Words: "Its own."}, {Move: "far", Words: "Not legal."}, {Move: "right"}} {
		l.Steps[0].Else = []rules.Answer{wrong}
		rulestest.Holds(t, l.Check(g) != nil, "%v passes", wrong)
	}
}
