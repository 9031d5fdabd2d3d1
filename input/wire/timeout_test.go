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

func (endlessly) Simulations(rules.Seat) int { return 1 }

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
