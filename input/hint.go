package input

import (
	"context"
	"fmt"
	"slices"

	"intrigue/input/supervisor"
	"intrigue/rules"
)

// Advice is a move that the game suggests to who has to decide.
type Advice struct {
	Choice rules.Choice
	Why    string
}

// AskHint has the game think about a hint for Deciding, for at most Deps.Think.
// It reports false when there is nobody to advise or the game gives no hints.
func (t *Table) AskHint() bool {
	s, ok := t.Deciding()
	h, can := t.game.(rules.Hinter)
	if !ok || !can || t.Reviewing() {
		return false
	}
	if t.hint != nil {
		return true
	}
	t.NoteAdvice()
	turn, sync := t.turn(s), t.deps.Sync
	t.hint = ponder(t, s, func(ctx context.Context) Advice { return advise(ctx, h, turn, sync) })
	return true
}

// NoteAdvice remembers that the person was helped, for the statistics.
func (t *Table) NoteAdvice() {
	t.rec.Advised = true
	if t.deps.Saver != nil {
		t.noteSaved(t.deps.Saver.Advised())
	}
}

// Hint is the advice that was asked for, once it is there, and until the game
// goes on. A hint that failed is an Advice that says so and has no move.
func (t *Table) Hint() (Advice, bool) {
	if t.hint == nil {
		return Advice{}, false
	}
	if _, up := t.Curtain(); up {
		return Advice{}, false
	}
	if !t.hint.ready() {
		return Advice{}, false
	}
	return *t.hint.got, true
}

// advise asks the game and survives its faults.
func advise(ctx context.Context, h rules.Hinter, turn rules.Turn, sync bool) Advice {
	type hint struct {
		move rules.Move
		why  string
	}
	legal := slices.Clone(turn.Choices)
	ask := func(ctx context.Context) (a hint) {
		a.move, a.why = h.Hint(ctx, turn)
		return a
	}
	var a hint
	var err error
	if sync {
		a, err = supervisor.Guard(ctx, ask)
	} else {
		a, err = supervisor.Await(ctx, ask)
	}
	if err != nil {
		return Advice{Why: fmt.Sprintf("There is no hint: the bot that was to think of one %v.", err)}
	}
	c, ok := rules.Choose(legal, a.move)
	if !ok {
		return Advice{Why: "There is no hint for this."}
	}
	return Advice{Choice: c, Why: a.why}
}

// forgetHint drops a hint that the game has overtaken.
func (t *Table) forgetHint() {
	if t.hint != nil {
		t.hint.cancel()
		t.hint = nil
	}
}
