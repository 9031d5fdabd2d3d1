package estoril

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/estoril/words"
	"intrigue/rules/rulestest"
)

// TestHeeds: who searches asks whether the time is over, which lets a browser's page live.
func TestHeeds(t *testing.T) { rulestest.Heeds(t, Game{}) }

func TestBots(t *testing.T) { rulestest.Bots(t, Game{}, 1) }

// TestAsked: no position is too odd for a bot or for a hint.
func TestAsked(t *testing.T) { rulestest.Asked(t, Game{}, 100) }

func TestBotsAreCalledByTheirLevels(t *testing.T) {
	for _, l := range words.Levels() {
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
	p := table.Lay(t, 4, 1, 2, 3, 4, 6, 8)
	for _, l := range words.Levels() {
		b, err := Game{}.Bot(l.Key)
		if err != nil {
			t.Fatal(err)
		}
		_, ok := rules.Choose(p.Choices(0), b.Decide(ctx, rulestest.TurnOf(positionOf(p), 0, 1, 1)))
		rulestest.Holds(t, ok, "%s does not decide when it is stopped", l.Key)
	}
}

// TestStrongTwins: on positions that look the same to it, with the same luck, the
// strong bot does the same; so it knows no more than its view.
func TestStrongTwins(t *testing.T) {
	n, apart := map[core.Stage]int{}, 0
	bot, err := Game{}.Bot("strong")
	rulestest.Must(t, err == nil, "%v", err)
	table.Games(t, 12, func(p *core.State, r *rand.Rand) {
		if p.Chance() || p.Stage == core.StageOver || n[p.Stage] > 15 || r.IntN(4) > 0 {
			return
		}
		n[p.Stage]++
		by := rules.Seat(p.Seat)
		q := p.Guess(by, r)
		if q != *p {
			apart++
		}
		a, b := rulestest.TurnOf(positionOf(p), by, 3, 4), rulestest.TurnOf(positionOf(&q), by, 3, 4)
		a.Simulations, b.Simulations = 120, 120
		x, y := bot.Decide(context.Background(), a), bot.Decide(context.Background(), b)
		_, ok := rules.Choose(p.Choices(by), x)
		rulestest.Holds(t, ok && x == y, "%d: %q, but %q from what looks the same", p.Stage, x, y)
	})
	rulestest.Holds(t, apart > 20, "only %d twins differ", apart)
	for _, s := range []core.Stage{core.StagePlace, core.StageAbility, core.StageKeep, core.StageDiscard} {
		rulestest.Holds(t, n[s] > 0, "nothing was decided in stage %d", s)
	}
}

// TestStrongStops: however much it was to think, it answers soon when it is stopped.
func TestStrongStops(t *testing.T) {
	p := table.Lay(t, 4, 1, 2, 3, 4, 6, 8)
	bot, _ := Game{}.Bot("strong")
	ctx, stop := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer stop()
	turn := rulestest.TurnOf(positionOf(p), 0, 1, 1)
	turn.Simulations = 1 << 30
	began := time.Now()
	_, ok := rules.Choose(p.Choices(0), bot.Decide(ctx, turn))
	took := time.Since(began)
	rulestest.Holds(t, ok && took < 5*time.Second, "it goes on for %v", took) // a busy machine
}
