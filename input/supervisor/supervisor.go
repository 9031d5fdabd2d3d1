// Package supervisor runs what thinks for long, bots, hints and solvers, and survives what
// they do wrong: one that panics, answers what is not allowed or does not heed that its
// time is over is a fault in words, never the end of the program.
//
// It knows no game, no table and no clock but its context's.
package supervisor

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"intrigue/rules"
)

// Grace is how long a task may overrun its time before it is given up.
const Grace = 3 * time.Second

var errLate = errors.New("thought for too long")

// NewTurn is what a bot is told that decides for a seat: a view and guesses, never the position.
func NewTurn(p rules.Position, s rules.Seat, r *rand.Rand) rules.Turn {
	return rules.Turn{
		Seat: s, View: p.Seen(s), Choices: p.Choices(s), Rand: r,
		Guess: func(r *rand.Rand) rules.Position { return p.Guess(s, r) },
	}
}

// Decide is the work of a bot. A move not among the turn's choices is an error; the bot has no hand on these.
func Decide(b rules.Bot, t rules.Turn) func(context.Context) (rules.Move, error) {
	legal := t.Choices
	t.Choices = slices.Clone(legal)
	return func(ctx context.Context) (rules.Move, error) {
		m := b.Decide(ctx, t)
		if _, ok := rules.Choose(legal, m); !ok {
			return "", fmt.Errorf("tried the illegal move %q", m)
		}
		return m, nil
	}
}

// Run does work in this goroutine, however long that takes. A panic becomes an error,
// whose text ends a sentence that begins with the name of the worker: "made a mistake in
// its thinking". In a browser the page lives on while the work keeps asking ctx.Err.
func Run[T any](ctx context.Context, work func(context.Context) (T, error)) (got T, err error) {
	defer func() {
		if p := recover(); p != nil {
			var none T
			got, err = none, fmt.Errorf("failed (%v)", p)
		}
	}()
	return work(yielding(ctx))
}

// Await is Run in another goroutine, given up when there is no answer within Grace of ctx's end.
func Await[T any](ctx context.Context, work func(context.Context) (T, error)) (T, error) {
	answers := make(chan Answer[T], 1) // holds one, so that no send blocks
	go func() {
		got, err := Run(ctx, work)
		answers <- Answer[T]{got, err}
	}()
	select {
	case a := <-answers:
		return a.Got, a.Err
	case <-ctx.Done():
	}
	late := time.NewTimer(Grace)
	defer late.Stop()
	select {
	case a := <-answers:
		return a.Got, a.Err
	case <-late.C:
		var none T
		return none, errLate
	}
}

// Each does the pieces of work 0 to n-1, several at once, and begins none when ctx has ended. Each worker calls begin
// in its goroutine first.
func Each(ctx context.Context, workers, n int, begin func(), work func(int)) {
	next := make(chan int)
	var wait sync.WaitGroup
	for range min(workers, max(1, n)) {
		wait.Go(func() {
			begin()
			for i := range next {
				work(i)
			}
		})
	}
	for i := 0; i < n && ctx.Err() == nil; i++ {
		select {
		case next <- i:
		case <-ctx.Done():
		}
	}
	close(next)
	wait.Wait()
}

// Task is work in the background. A nil Task never has an answer.
type Task[T any] struct {
	cancel  context.CancelFunc
	answers chan Answer[T] // holds one, so that no send blocks
	answer  *Answer[T]     // taken from the channel by Answer; nil before
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

// Start has work done in the background. Cancelled work goes on until it heeds its context, and wakes nothing.
func Start[T any](ctx context.Context, o Options, work func(context.Context) (T, error)) *Task[T] {
	wanted, cancel := context.WithCancel(ctx)
	t := &Task[T]{cancel: cancel, answers: make(chan Answer[T], 1)}
	wait := Await[T]
	if o.Sync {
		wait = Run[T]
	}
	run := func() {
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
		run()
		return t
	}
	go func() {
		run()
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
