package search

import (
	"context"
	"time"

	"intrigue/rules"
)

// WithBudget is ctx with a limit of time for a turn, unless the limit is 0 or the turn
// says how many simulations to make. Its Err asks that of ctx every time, which a context
// made by package context alone would not do: in a browser asking ctx is what keeps the
// page alive. The function frees what it holds.
func WithBudget(ctx context.Context, t rules.Turn, limit time.Duration) (context.Context, context.CancelFunc) {
	if t.Simulations > 0 || limit == 0 {
		return ctx, func() {}
	}
	limited, free := context.WithTimeout(ctx, limit)
	deadline, _ := limited.Deadline()
	return budget{limited, ctx, deadline}, free
}

// budget is a context with a deadline, made from parent.
type budget struct {
	context.Context
	parent   context.Context
	deadline time.Time
}

// Err implements context.Context. It looks at the clock itself: in a browser no timer
// fires while a bot thinks.
func (b budget) Err() error {
	if err := b.parent.Err(); err != nil {
		return err
	}
	if !time.Now().Before(b.deadline) {
		return context.DeadlineExceeded
	}
	return b.Context.Err()
}
