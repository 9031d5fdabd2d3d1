package rulestest

import (
	"context"
	"sync/atomic"
)

// brief is a context that ends when it was asked so many times whether it has: who
// thinks is cut short at the same point on every machine.
type brief struct {
	context.Context
	left atomic.Int32
	done chan struct{}
}

// forever is for a context that does not end.
const forever = -1

// endingAfter is a context that can be asked so many times, or forever.
func endingAfter(left int) context.Context {
	if left == forever {
		return context.Background()
	}
	b := &brief{Context: context.Background(), done: make(chan struct{})}
	if b.left.Store(int32(left)); left == 0 {
		close(b.done)
	}
	return b
}

func (b *brief) Done() <-chan struct{} { return b.done }

func (b *brief) Err() error {
	switch n := b.left.Add(-1); {
	case n > 0:
		return nil
	case n == 0:
		close(b.done)
	}
	return context.Canceled
}
