package cardinal

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func TestRandomGamesKeepThePromise(t *testing.T) { rulestest.Promise(t, Game{}, 120) }

func TestProgramsCanReadEveryView(t *testing.T) { rulestest.Data(t, Game{}, 1) }

func TestSentencesAreThoseProofread(t *testing.T) {
	names := []string{"north", "east", "south", "west"}
	for _, s := range core.Suits() {
		names = append(names, s.String(), s.Title(), s.Title()+"'s", "a "+s.String(), "an "+s.String())
	}
	rulestest.Sentences(t, Game{}, everything(), 4, 20, names...)
}

func TestLessonsCanBeFollowed(t *testing.T) {
	rulestest.Lessons(t, Game{}, everything(), func(l rules.Lesson, all []rules.Position) {
		got := all[len(all)-1].Seen(0).(View).Score.Total
		rulestest.Holds(t, got == 6, "the last caption promises six points, and there are %d", got)
		if p, err := Dealt(l.Record.Deal, nil); err != nil || rules.Print(p.Seen(0)) != rules.Print(all[1].Seen(0)) {
			t.Error("the lesson is not its numbered deal any more", err)
		}
	})
}

func TestHonoursAndChallenges(t *testing.T) { rulestest.Honours(t, Game{}) }

func TestProblemsAreSolvedAsTheySay(t *testing.T) { rulestest.Problems(t, Game{}) }

// TestDecisionsAreJudgedByWhatWasKnown: decisions of games are judged, in points that are lost for certain.
func TestDecisionsAreJudgedByWhatWasKnown(t *testing.T) {
	rulestest.Judges(t, Game{}, rules.Setup{Seats: 1}, 0.2, 2)
}

// position is the same moment for the table.
func position(g *castles.Game) *Position { return &Position{g.State, g.Castle, g.Options} }

func dealt(t testing.TB, deal uint64, o rules.Options) *Position {
	t.Helper()
	p, err := Dealt(deal, o)
	rulestest.Must(t, err == nil, "%v", err)
	return p.(*Position)
}

// play makes moves that must be legal.
func play(t testing.TB, p *Position, moves ...rules.Move) *Position {
	t.Helper()
	for _, m := range moves {
		n, err := p.After(0, m)
		rulestest.Must(t, err == nil, "%q is refused: %v", m, err)
		p = n.(*Position)
	}
	return p
}
