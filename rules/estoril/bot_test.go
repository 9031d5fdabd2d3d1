package estoril

import (
	"context"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestHeeds: who searches asks whether the time is over, which lets a browser's page live.
func TestHeeds(t *testing.T) { rulestest.Heeds(t, Game{}) }

func TestBots(t *testing.T) { rulestest.Bots(t, Game{}, 1) }

// TestAsked: no position is too odd for a bot or for a hint.
func TestAsked(t *testing.T) { rulestest.Asked(t, Game{}, 100) }

func TestBotsAreCalledByTheirLevels(t *testing.T) {
	for _, l := range levels() {
		_, err := Game{}.Bot(l.Key)
		rulestest.Holds(t, err == nil, "there is no bot of the level %q", l.Key)
	}
	_, err := Game{}.Bot("genius")
	rulestest.Holds(t, err != nil, "there is a bot of a level that is not offered")
}

// TestStoppedBots: who is asked to stop answers at once, with a legal move.
func TestStoppedBots(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	p := table(t, 4, 1, 2, 3, 4, 6, 8)
	for _, l := range levels() {
		b, err := Game{}.Bot(l.Key)
		if err != nil {
			t.Fatal(err)
		}
		_, ok := rules.Choose(p.Choices(0), b.Decide(ctx, rulestest.TurnOf(p, 0, 1, 1)))
		rulestest.Holds(t, ok, "%s does not decide when it is stopped", l.Key)
	}
}
