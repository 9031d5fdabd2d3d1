package input

import (
	"context"
	"fmt"
	"slices"

	"intrigue/rules"
)

// Advice is a move that the game suggests to the person who decides.
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
	t.hint = async(t, advise(h, t.turn(s)))
	return true
}

// NoteAdvice remembers that the person was helped, for the statistics.
func (t *Table) NoteAdvice() {
	t.record.Advised = true
	t.tell(Saver.Advised)
}

// Hint is the advice that was asked for, once it is there, and until the game
// goes on. A hint that failed is an Advice that says so and has no move.
func (t *Table) Hint() (Advice, bool) {
	if _, up := t.Curtain(); up {
		return Advice{}, false
	}
	a, ok := t.hint.Answer()
	if a.Err != nil {
		a.Got.Why = fmt.Sprintf("There is no hint: the bot that was to think of one %v.", a.Err)
	}
	return a.Got, ok
}

// advise is the work of giving a hint.
func advise(h rules.Hinter, turn rules.Turn) func(context.Context) (Advice, error) {
	legal := slices.Clone(turn.Choices)
	return func(ctx context.Context) (Advice, error) {
		m, why := h.Hint(ctx, turn)
		c, ok := rules.Choose(legal, m)
		if !ok {
			why = "There is no hint for this."
		}
		return Advice{Choice: c, Why: why}, nil
	}
}
