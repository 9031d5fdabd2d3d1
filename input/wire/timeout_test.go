package wire

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/input/supervisor"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestABotThatNeverAnswers is given up, without a wall clock.
func TestABotThatNeverAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		release := make(chan bool)
		s := newSession(chase(map[string]rules.Bot{"deaf": botFunc(func(context.Context, rules.Turn) rules.Move {
			<-release
			return "late"
		})}))
		for _, l := range hidden() {
			rulestest.OK(t, s.run(l))
		}
		began := time.Now()
		th, err := s.think(t.Context(), "0 deaf time 100")
		rulestest.OK(t, err)
		a := <-th.Answers()
		rulestest.Holds(t, a.Err != nil && strings.Contains(a.Err.Error(), "thought for too long"), "%q, %v", a.Got, a.Err)
		took := time.Since(began)
		rulestest.Holds(t, took == 100*time.Millisecond+supervisor.Grace, "it was given up after %v", took)
		th.Cancel()
		close(release)
	})
}

// endlessly is a bot that counts simulations and never has enough of them.
type endlessly struct{}

func (endlessly) Decide(ctx context.Context, t rules.Turn) rules.Move {
	<-ctx.Done()
	return t.Choices[0].Move
}

func (endlessly) Simulations(rules.Seat) int { return 0 }

// TestCountedMeansCounted: without a budget a level that counts simulations makes all of them, however long that takes, and
// one that counts none has two seconds.
func TestCountedMeansCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		counted := &slowly{most: 300}
		s := newSession(chase(map[string]rules.Bot{"deep": counted, "clock": endlessly{}}))
		for _, l := range hidden() {
			rulestest.OK(t, s.run(l))
		}
		for level, want := range map[string]time.Duration{"deep": 300 * time.Second, "clock": defaultTime} {
			began := time.Now()
			th, err := s.think(t.Context(), args("0 "+level))
			rulestest.OK(t, err)
			a := <-th.Answers()
			rulestest.OK(t, a.Err)
			rulestest.Is(t, level+" took", time.Since(began), want)
			th.Cancel()
		}
		rulestest.Is(t, "simulations made", counted.made, 300)
	})
}

// slowly is a bot that needs a second for a simulation.
type slowly struct{ most, made int }

func (b *slowly) Simulations(rules.Seat) int { return b.most }

func (b *slowly) Decide(ctx context.Context, t rules.Turn) rules.Move {
	for ctx.Err() == nil && b.made < t.Simulations {
		time.Sleep(time.Second)
		b.made++
	}
	return t.Choices[0].Move
}

// TestNobodyThinksForADeadProgram: after the end of the input all bots together have
// a minute, and what was asked is answered.
func TestNobodyThinksForADeadProgram(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		got := talk(t, chase(map[string]rules.Bot{"deep": endlessly{}}),
			hidden("go 0 deep simulations 5", "go 0 deep simulations 5", "acting")...)
		rulestest.Holds(t, strings.Count(got, "\nmove ") == 2 && strings.HasSuffix(got, "acting 0\nok\n"), "%v", got)
		took := time.Since(began)
		rulestest.Holds(t, took == thinkAfterEnd, "it ends after %v", took)
	})
}
