package input

import (
	"context"
	"fmt"

	"intrigue/rules"
)

// Advice is a move that the game suggests to who has to decide.
type Advice struct {
	Choice rules.Choice
	Why    string
}

// wish is a hint that is being thought about.
type wish struct {
	cancel context.CancelFunc
	done   chan struct{}
	answer chan Advice
	got    *Advice
}

// AskHint has the game think about a hint for Deciding, for at most Means.Think.
// It reports false when there is nobody to advise or the game gives no hints.
func (t *Table) AskHint() bool {
	s, ok := t.Deciding()
	h, can := t.game.(rules.Hinter)
	if !ok || !can || t.Reviewing() {
		return false
	}
	if t.wish != nil {
		return true
	}
	t.NoteAdvice()
	turn := t.turn(s)
	ctx, cancel := context.WithTimeout(context.Background(), t.means.Think)
	w := &wish{cancel: cancel, done: make(chan struct{}), answer: make(chan Advice, 1)}
	t.wish = w
	if t.means.Sync {
		w.answer <- advise(ctx, h, turn)
		close(w.done)
		return true
	}
	wake := t.means.Wake
	go func() {
		defer close(w.done)
		w.answer <- advise(breathe(ctx), h, turn)
		if wake != nil && ctx.Err() != context.Canceled {
			wake()
		}
	}()
	return true
}

// NoteAdvice remembers that the person was helped, for the statistics.
func (t *Table) NoteAdvice() {
	t.rec.Advised = true
	if t.means.Keep != nil {
		t.kept(t.means.Keep.Advised())
	}
}

// Hint is the advice that was asked for, once it is there, and until the game
// goes on. A hint that failed is an Advice that says so and has no move.
func (t *Table) Hint() (Advice, bool) {
	if t.wish == nil {
		return Advice{}, false
	}
	if _, up := t.Gate(); up {
		return Advice{}, false
	}
	if t.wish.got == nil {
		select {
		case a := <-t.wish.answer:
			t.wish.got = &a
		default:
			return Advice{}, false
		}
	}
	return *t.wish.got, true
}

// advise asks the game and survives its faults.
func advise(ctx context.Context, h rules.Hinter, turn rules.Turn) (a Advice) {
	legal := append([]rules.Choice(nil), turn.Choices...)
	defer func() {
		if p := recover(); p != nil {
			a = Advice{Why: fmt.Sprintf("There is no hint: a mistake was made in thinking of one (%v).", p)}
		}
	}()
	m, why := h.Hint(ctx, turn)
	c, ok := rules.Choose(legal, m)
	if !ok {
		return Advice{Why: "There is no hint for this."}
	}
	return Advice{Choice: c, Why: why}
}

// forgetHint drops a hint that the game has overtaken.
func (t *Table) forgetHint() {
	if t.wish != nil {
		t.wish.cancel()
		t.leave(t.wish.done)
		t.wish = nil
	}
}
