package session_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// advised is a chase with hints.
type advised struct {
	toy.Chase
	hint func(ctx context.Context, t rules.Turn) (rules.Move, string)
}

func (a advised) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) { return a.hint(ctx, t) }

func TestHintsComeWithTheirReason(t *testing.T) {
	for name, test := range map[string]struct {
		hint func(context.Context, rules.Turn) (rules.Move, string)
		want string
		move bool
	}{
		"good":  {func(_ context.Context, u rules.Turn) (rules.Move, string) { return u.Choices[0].Move, "Run!" }, "Run!", true},
		"wrong": {func(context.Context, rules.Turn) (rules.Move, string) { return "fly", "Fly!" }, "no hint", false},
		"panic": {func(context.Context, rules.Turn) (rules.Move, string) { panic("lost") }, "lost", false},
	} {
		woken := make(chan struct{}, 1)
		tb := table(t, advised{hint: test.hint}, session.Deps{Wake: func() { woken <- struct{}{} }}, human("Ada"), human("Ben"))
		tb.Update(start)
		rulestest.Holds(t, !tb.AskHint(), "a hint through the curtain")
		tb.OpenCurtain()
		if _, ok := tb.Hint(); ok || !tb.AskHint() || !tb.AskHint() {
			t.Error("asking")
		}
		<-woken
		a, ok := tb.Hint()
		if _, again := tb.Hint(); !ok || !again || !strings.Contains(a.Why, test.want) || (a.Choice.Move != "") != test.move {
			t.Errorf("%s: %v %v", name, a, ok)
		}
		play(t, tb, 0)
		if _, ok := tb.Hint(); ok {
			t.Error("the hint outlives the move")
		}
	}
	rulestest.Holds(t, !table(t, toy.Patience{}, session.Deps{}, human("Ada")).AskHint(), "a hint of a game without hints")
}

func TestAHintThatIsNotWaitedFor(t *testing.T) {
	began, stopped := make(chan struct{}), make(chan struct{})
	tb := table(t, advised{hint: func(ctx context.Context, u rules.Turn) (rules.Move, string) {
		close(began)
		<-ctx.Done()
		close(stopped)
		return u.Choices[0].Move, ""
	}}, session.Deps{Think: time.Hour}, human("Ada"), human("Ada"))
	tb.Update(start)
	tb.AskHint()
	<-began
	play(t, tb, 0)
	<-stopped
}

// TestAHintThatNeverComes is told as such, so that nobody waits for it for ever.
func TestAHintThatNeverComes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		hang, woken := make(chan struct{}), make(chan struct{}, 1)
		defer close(hang)
		tb := table(t, advised{hint: func(context.Context, rules.Turn) (rules.Move, string) { <-hang; return "", "" }},
			session.Deps{Wake: func() { woken <- struct{}{} }}, human("Ada"), human("Ada"))
		tb.Update(start)
		tb.AskHint()
		<-woken
		a, ok := tb.Hint()
		rulestest.Holds(t, ok && a.Choice.Move == "" && strings.Contains(a.Why, "too long"), "%v %v", a, ok)
	})
}
