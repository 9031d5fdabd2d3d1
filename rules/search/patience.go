package search

import (
	"context"
	"time"

	"intrigue/rules"
)

// Patience is a context for a turn that ends after a time, too, unless that is 0 or the
// turn says how many simulations to make. Whoever asks it whether it has ended asks ctx:
// one that is made by package context alone would not, and in a browser asking ctx is what
// lets the page live. The function frees what it holds.
func Patience(ctx context.Context, t rules.Turn, at time.Duration) (context.Context, context.CancelFunc) {
	if t.Simulations > 0 || at == 0 {
		return ctx, func() {}
	}
	own, free := context.WithTimeout(ctx, at)
	end, _ := own.Deadline()
	return patience{own, ctx, end}, free
}

type patience struct {
	context.Context
	asked context.Context
	end   time.Time
}

// Err implements context.Context. It looks at the clock itself: in a browser nobody else
// does while somebody thinks.
func (p patience) Err() error {
	if err := p.asked.Err(); err != nil {
		return err
	}
	if !time.Now().Before(p.end) {
		return context.DeadlineExceeded
	}
	return p.Context.Err()
}
