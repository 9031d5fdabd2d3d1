package input_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/input/supervisor"
	"intrigue/rules"
	"intrigue/rules/rulestest/toy"
)

// turn is a decision between left and right.
func turn() rules.Turn { return rules.Turn{Choices: []rules.Choice{{Move: "left"}, {Move: "right"}}} }

func TestBotsAndTheirFaults(t *testing.T) {
	for name, c := range map[string]struct {
		bot  toy.BotFunc
		want string // of the fault
	}{
		"good":   {func(_ context.Context, t rules.Turn) rules.Move { return t.Choices[1].Move }, ""},
		"liar":   {func(context.Context, rules.Turn) rules.Move { return "up" }, `tried the illegal move "up"`},
		"silent": {func(context.Context, rules.Turn) rules.Move { return "" }, `tried the illegal move ""`},
		"fool":   {func(context.Context, rules.Turn) rules.Move { panic("lost") }, "failed (lost)"},
		"forger": {func(_ context.Context, t rules.Turn) rules.Move {
			t.Choices[0].Move = "up"
			return "up"
		}, "illegal move"},
		"thief": {func(_ context.Context, t rules.Turn) rules.Move {
			clear(t.Choices)
			return "right"
		}, ""},
	} {
		for how, ask := range map[string]func(context.Context, func(context.Context) (rules.Move, error)) (rules.Move, error){
			"Run": supervisor.Run[rules.Move], "Await": supervisor.Await[rules.Move],
		} {
			m, err := ask(t.Context(), supervisor.Decide(c.bot, turn()))
			switch {
			case c.want == "" && (err != nil || m != "right"):
				t.Errorf("%s of %s: %q, %v", how, name, m, err)
			case c.want != "" && (err == nil || m != "" || !strings.Contains(err.Error(), c.want)):
				t.Errorf("%s of %s: %q, %v", how, name, m, err)
			}
		}
	}
}

// TestTimeIsUp: who answers within the grace is heard, and nobody is waited for longer.
func TestTimeIsUp(t *testing.T) {
	for late, want := range map[time.Duration]string{
		-1: "right", 0: "right", supervisor.Grace - 1: "right", supervisor.Grace + 1: "", time.Hour: "",
	} {
		synctest.Test(t, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			began := time.Now()
			m, err := supervisor.Await(ctx, supervisor.Decide(toy.BotFunc(func(_ context.Context, u rules.Turn) rules.Move {
				time.Sleep(time.Second + late)
				return "right"
			}), turn()))
			took := time.Since(began)
			if string(m) != want || (err == nil) != (want != "") || took != time.Second+min(late, supervisor.Grace) {
				t.Errorf("%v late: %q, %v after %v", late, m, err, took)
			}
			if err != nil && !strings.Contains(err.Error(), "too long") {
				t.Error(err)
			}
			time.Sleep(time.Hour) // whoever was given up goes in the end
		})
	}
}

// TestAnAnswerWakesOnceAndStays: an answer wakes once and stays; one that is cancelled wakes nobody.
func TestAnAnswerWakesOnceAndStays(t *testing.T) {
	none := (*supervisor.Task[int])(nil)
	none.Cancel()
	if _, ok := none.Answer(); ok {
		t.Error("no task has an answer")
	}
	answer := func(context.Context) (int, error) { return 7, nil }
	if a, ok := supervisor.Start(t.Context(), supervisor.Options{Sync: true}, answer).Answer(); !ok || a.Got != 7 || a.Err != nil {
		t.Errorf("at once: %v, %v", a, ok)
	}
	for name, cancelled := range map[string]bool{"heard": false, "cancelled": true} {
		synctest.Test(t, func(t *testing.T) {
			woken := 0
			task := supervisor.Start(t.Context(), supervisor.Options{Limit: time.Second, Wake: func() { woken++ }},
				func(ctx context.Context) (int, error) { <-ctx.Done(); return 7, nil })
			if cancelled {
				task.Cancel()
			}
			began := time.Now()
			<-time.After(2 * time.Second)
			synctest.Wait()
			a, ok := task.Answer()
			if again, still := task.Answer(); !ok || !still || a != again || a.Got != 7 || (woken == 0) != cancelled || woken > 1 {
				t.Errorf("%s: %v, %v, woken %d times in %v", name, a, ok, woken, time.Since(began))
			}
		})
	}
}
