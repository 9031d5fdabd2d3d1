package search

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/rules"
)

// asked is a context that counts how often it is asked whether it has ended.
type asked struct {
	context.Context
	times *int
}

func (a asked) Err() error {
	*a.times++
	return a.Context.Err()
}

// TestWithBudget: a turn without a number of simulations has a time, and whether it is over
// is asked of the caller who gave the turn.
func TestWithBudget(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		outer, stop := context.WithCancel(t.Context())
		times := 0
		given := asked{outer, &times}
		ctx, free := WithBudget(given, rules.Turn{}, time.Second)
		defer free()
		time.Sleep(time.Second - 1)
		if ctx.Err() != nil || times != 1 {
			t.Errorf("%v before its time, asked %d times", ctx.Err(), times)
		}
		time.Sleep(time.Nanosecond)
		if !errors.Is(ctx.Err(), context.DeadlineExceeded) {
			t.Errorf("%v when its time is over", ctx.Err())
		}
		<-ctx.Done()

		ctx, free = WithBudget(given, rules.Turn{}, time.Second)
		stop()
		if !errors.Is(ctx.Err(), context.Canceled) {
			t.Errorf("%v when it is called off", ctx.Err())
		}
		<-ctx.Done()
		free()
		for _, none := range []func() (context.Context, context.CancelFunc){
			func() (context.Context, context.CancelFunc) {
				return WithBudget(t.Context(), rules.Turn{Simulations: 1}, 1)
			},
			func() (context.Context, context.CancelFunc) { return WithBudget(t.Context(), rules.Turn{}, 0) },
		} {
			ctx, free = none()
			if time.Sleep(time.Hour); ctx.Err() != nil {
				t.Errorf("%v though there is no limit", ctx.Err())
			}
			free()
			if ctx.Err() != nil {
				t.Error("it ends when it is freed, though it is not its own")
			}
		}
	})
}
