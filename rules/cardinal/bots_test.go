package cardinal

import (
	"context"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestHeeds: who searches asks whether the time is over, which lets a browser's page live.
func TestHeeds(t *testing.T) { rulestest.Heeds(t, Game{}) }

func TestBots(t *testing.T) {
	rulestest.Bots(t, Game{}, 1)
	if _, err := (Game{}).Bot("sly"); err == nil {
		t.Error("there is a sly bot")
	}
}

// TestAsked: no position is too odd for a bot or for a hint.
func TestAsked(t *testing.T) { rulestest.Asked(t, Game{}, 20) }

// TestLadder lets the levels play the same deals.
func TestLadder(t *testing.T) {
	rulestest.Long(t)
	mean := func(level string, games int) float64 {
		sum := 0
		for deal := range uint64(games) {
			sum += botGame(t, level, deal, ruleSets()[deal%4]).score()
		}
		return float64(sum) / float64(games)
	}
	low, high := mean("careful", 12), mean("solver", 3)
	t.Logf("careful %.1f, solver %.1f points", low, high)
	if low < 8 || high < 50 {
		t.Errorf("careful %.1f, solver %.1f points", low, high)
	}
}

func botGame(t *testing.T, level string, deal uint64, o rules.Options) *position {
	t.Helper()
	b, err := Game{}.Bot(level)
	if err != nil {
		t.Fatal(err)
	}
	q, err := Dealt(deal, o)
	if err != nil {
		t.Fatal(err)
	}
	p := q.(*position)
	for n := uint64(0); p.stage != StageOver; n++ {
		p = play(t, p, b.Decide(context.Background(), rulestest.TurnOf(p, 0, deal, n)))
		if p.killed != 0 && level == "careful" {
			t.Fatal("careful lets somebody be killed")
		}
	}
	t.Logf("%s, deal %d: %d points in %d slides, %d decisions", level, deal, p.score(), p.moves, p.decisions)
	return p
}
