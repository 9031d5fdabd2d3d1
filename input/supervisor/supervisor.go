// Package supervisor asks bots and others who think for long, and survives what they do
// wrong: one that panics, answers what is not allowed or does not heed that its time is
// over is a fault in words, never the end of the game.
//
// It knows no game, no table and no clock but its context's.
package supervisor

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"intrigue/rules"
)

// Grace is how long somebody may overrun the time before being given up.
const Grace = 3 * time.Second

// NewTurn is what is told to whoever thinks for a seat: a view and guesses, never the
// position.
func NewTurn(p rules.Position, s rules.Seat, r *rand.Rand) rules.Turn {
	return rules.Turn{
		Seat: s, View: p.Seen(s), Choices: p.Choices(s), Rand: r,
		Guess: func(r *rand.Rand) rules.Position { return p.Guess(s, r) },
	}
}

// Supervise lets a bot decide for as long as ctx lasts, and gives it up when it does
// not answer then. The error tells what it did instead of deciding, as the end of a
// sentence that begins with who it is.
func Supervise(ctx context.Context, b rules.Bot, t rules.Turn) (rules.Move, error) {
	return decide(t, func(t rules.Turn) (rules.Move, error) {
		return Await(ctx, func(ctx context.Context) rules.Move { return b.Decide(ctx, t) })
	})
}

// Decide is Supervise without another goroutine: it waits for the bot however long
// that takes.
func Decide(ctx context.Context, b rules.Bot, t rules.Turn) (rules.Move, error) {
	return decide(t, func(t rules.Turn) (rules.Move, error) {
		return Guard(ctx, func(ctx context.Context) rules.Move { return b.Decide(ctx, t) })
	})
}

// decide holds an answer against choices that the bot had no hand on.
func decide(t rules.Turn, ask func(rules.Turn) (rules.Move, error)) (rules.Move, error) {
	legal := t.Choices
	t.Choices = slices.Clone(legal)
	m, err := ask(t)
	if err != nil {
		return "", err
	}
	if _, ok := rules.Choose(legal, m); !ok {
		return "", fmt.Errorf("wanted to play %q, which is not allowed", m)
	}
	return m, nil
}

var errLate = errors.New("thought for too long")

// Await has do think in a goroutine of its own, and goes on without it when it does
// not answer within Grace of the end of ctx.
func Await[T any](ctx context.Context, do func(context.Context) T) (T, error) {
	type answer struct {
		got T
		err error
	}
	answers := make(chan answer, 1) // nobody ever waits to send
	go func() {
		got, err := Guard(ctx, do)
		answers <- answer{got, err}
	}()
	select {
	case a := <-answers:
		return a.got, a.err
	case <-ctx.Done():
	}
	late := time.NewTimer(Grace)
	defer late.Stop()
	select {
	case a := <-answers:
		return a.got, a.err
	case <-late.C:
		var none T
		return none, errLate
	}
}

// Guard has do think in this goroutine and makes an error of a panic. In a browser the
// page lives on whenever do asks its context whether time is up.
func Guard[T any](ctx context.Context, do func(context.Context) T) (got T, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("made a mistake in its thinking (%v)", p)
		}
	}()
	return do(breathe(ctx)), nil
}
