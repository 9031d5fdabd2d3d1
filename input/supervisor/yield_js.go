package supervisor

import (
	"context"
	"time"
)

// breathing is a context for thinking in a browser, where everything shares one
// thread and nothing interrupts a goroutine: whoever asks it whether time is up
// lets the page live for a moment, now and then. Without that the page would
// stand still, and time would never be up.
type breathing struct {
	context.Context
	last *time.Time
}

func breathe(ctx context.Context) context.Context {
	now := time.Now()
	return breathing{ctx, &now}
}

// Err implements context.Context.
func (b breathing) Err() error {
	if now := time.Now(); now.Sub(*b.last) > 12*time.Millisecond {
		time.Sleep(time.Millisecond)
		*b.last = time.Now()
	}
	return b.Context.Err()
}
