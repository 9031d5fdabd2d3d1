package cardinal

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// TestThinkersAskWhetherTimeIsOver: who searches asks whether the time is over, which lets a browser's page live.
func TestThinkersAskWhetherTimeIsOver(t *testing.T) { rulestest.Heeds(t, Game{}) }

func TestBotsPlayWholeGamesByTheirView(t *testing.T) {
	rulestest.Bots(t, Game{}, 1)
	_, err := (Game{}).Bot("sly")
	rulestest.Holds(t, err != nil, "there is a sly bot")
}

// TestNoPositionIsTooOddToAnswer: no position is too odd for a bot or for a hint.
func TestNoPositionIsTooOddToAnswer(t *testing.T) { rulestest.CheckBotsInOddPositions(t, Game{}, 8) }

// TestStrongerLevelsWin lets the levels play the same deals.
func TestStrongerLevelsWin(t *testing.T) {
	rulestest.Long(t)
	mean := func(level string, games int) float64 {
		sum := 0
		for deal := range uint64(games) {
			sum += botGame(t, level, deal, castles.Sets()[deal%4]).Score()
		}
		return float64(sum) / float64(games)
	}
	low, high := mean("careful", 12), mean("solver", 3)
	t.Logf("careful %.1f, solver %.1f points", low, high)
	rulestest.Holds(t, low >= 8 && high >= 50, "careful %.1f, solver %.1f points", low, high)
}

func botGame(t *testing.T, level string, deal uint64, o rules.Options) *Position {
	t.Helper()
	b, err := Game{}.Bot(level)
	rulestest.Must(t, err == nil, "%v", err)
	p := dealt(t, deal, o)
	for n := uint64(0); p.Stage != core.StageOver; n++ {
		p = play(t, p, b.Decide(context.Background(), rulestest.TurnOf(p, 0, deal, n)))
		rulestest.Must(t, p.Killed == 0 || level != "careful", "careful lets somebody be killed")
	}
	t.Logf("%s, deal %d: %d points in %d slides, %d decisions", level, deal, p.Score(), p.Moves, p.Decisions)
	return p
}

func TestHintsAreMovesWithReasons(t *testing.T) {
	p := dealt(t, 1, nil)
	turn := rules.Turn{Seat: 0, View: p.Seen(0), Choices: p.Choices(0)}
	m, why := Game{}.Hint(context.Background(), turn)
	_, ok := rules.Choose(turn.Choices, m)
	rulestest.Holds(t, ok && why != "", "%q because %q", m, why)
	q := position(castles.Lay(nil, func(s *core.State) {
		castles.Alone(core.Sun, "1.2")(s)
		s.Guards = 1<<castles.Cell("0.2") | 1<<castles.Cell("1.1") | 1<<castles.Cell("1.3")
		s.Supply = [core.NumSuits]uint8{}
	}))
	turn = rules.Turn{Seat: 0, View: q.Seen(0), Choices: q.Choices(0)}
	if m, _ := (Game{}).Hint(context.Background(), turn); m != "slide sun s" {
		t.Errorf("%q, where only the tunnel is left", m)
	}
}

// TestFinishingTooSoonIsCalledThat: what tells it from a better choice is that it ends the game, and the advice speaks of it.
func TestFinishingTooSoonIsCalledThat(t *testing.T) {
	p, err := Game{}.New(rules.Setup{Seats: 1})
	for err == nil && p.Acting()[0] == rules.Luck {
		p, err = p.After(rules.Luck, p.Roll(rand.New(rand.NewPCG(1, 1))))
	}
	rulestest.OK(t, err)
	j := Game{}.Judge(t.Context(), rulestest.TurnOf(p, 0, 1, 1), "finish", 0.5)
	rulestest.Must(t, j.Lost > 0 && len(j.Better) > 0, "nothing is lost: %+v", j)
	better, played := j.Better[0], j.Instead[0]
	rulestest.Holds(t, better.Key == played.Key && better.N != played.N && better.Good > played.Good &&
		strings.HasPrefix(played.Text, "The game is over"), "%v is not told from %v", played, better)
	rulestest.Holds(t, strings.Contains(Game{}.Advice(j.Lesson), "Finish"), "the advice is %q", Game{}.Advice(j.Lesson))
}
