package supervisor

import (
	"context"
	"time"
)

// yieldingContext is for thinking in a browser, where everything shares one thread and
// nothing interrupts a goroutine: its Err lets the page live for a moment, now and then.
// Without that the page would stand still, and time would never be up.
type yieldingContext struct {
	context.Context
	last *time.Time
}

func yielding(ctx context.Context) context.Context {
	now := time.Now()
	return yieldingContext{ctx, &now}
}

// Err implements context.Context.
func (y yieldingContext) Err() error {
	if now := time.Now(); now.Sub(*y.last) > 12*time.Millisecond {
		time.Sleep(time.Millisecond)
		*y.last = time.Now()
	}
	return y.Context.Err()
}
