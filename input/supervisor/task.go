package supervisor

import (
	"context"
	"time"
)

// Task is work in the background. A nil Task never has an answer.
type Task[T any] struct {
	cancel  context.CancelFunc
	answers chan Answer[T] // holds one, so that no send blocks
	answer  *Answer[T]     // taken from the channel
}

// Answer is what came of a task.
type Answer[T any] struct {
	Got T
	Err error // what was done instead
}

// Options say how a task runs.
type Options struct {
	Limit time.Duration // for the work; 0 is none
	Wake  func()        // called from another goroutine when there is an answer; nil wakes nothing
	Sync  bool          // do the work at once, for tests that count frames
}

// Start has work done in the background. A task that is cancelled goes on until the work
// heeds its context, and wakes nothing.
func Start[T any](ctx context.Context, o Options, work func(context.Context) (T, error)) *Task[T] {
	wanted, cancel := context.WithCancel(ctx)
	t := &Task[T]{cancel: cancel, answers: make(chan Answer[T], 1)}
	run := func(wait func(context.Context, func(context.Context) (T, error)) (T, error)) {
		limited := wanted
		if o.Limit > 0 {
			var done context.CancelFunc
			limited, done = context.WithTimeout(wanted, o.Limit)
			defer done()
		}
		got, err := wait(limited, work)
		t.answers <- Answer[T]{got, err}
	}
	if o.Sync {
		run(Run)
		return t
	}
	go func() {
		run(Await)
		if o.Wake != nil && wanted.Err() == nil {
			o.Wake()
		}
	}()
	return t
}

// Answers brings the one answer. Wait for it here or ask Answer, not both.
func (t *Task[T]) Answers() <-chan Answer[T] { return t.answers }

// Answer is the answer, if there is one. It does not wait.
func (t *Task[T]) Answer() (a Answer[T], ok bool) {
	if t == nil {
		return a, false
	}
	if t.answer == nil {
		select {
		case a := <-t.answers:
			t.answer = &a
		default:
			return a, false
		}
	}
	return *t.answer, true
}

// Cancel tells the work that its time is over, and does not wait.
func (t *Task[T]) Cancel() {
	if t != nil {
		t.cancel()
	}
}
