package scenes

import (
	"context"
	"time"

	"intrigue/rules"
)

// hintState is a hint in the making, or one that is shown.
type hintState struct {
	busy   bool
	cancel context.CancelFunc
	got    chan hinted
	choice rules.Choice
	words  string
}

type hinted struct {
	move rules.Move
	why  string
}

// hintTime is how long one may have to wait for a hint.
const hintTime = 2 * time.Second

func (h *hintState) stop() {
	if h.cancel != nil {
		h.cancel()
	}
	*h = hintState{}
}

// Hint asks the game for a suggestion and shows it on the board.
func (t *Table) Hint() {
	g, ok := t.Title.Game.(rules.Hinter)
	turn, mine := t.Play.Turn()
	if !ok || !mine || !t.Desk.Settings.Hints || t.hint.busy {
		return
	}
	t.hint.stop()
	ctx, cancel := context.WithTimeout(context.Background(), hintTime)
	got := make(chan hinted, 1)
	t.hint.busy, t.hint.cancel, t.hint.got = true, cancel, got
	work := func() {
		defer cancel()
		m, why := g.Hint(ctx, turn)
		got <- hinted{m, why}
		t.Desk.Wake()
	}
	if t.Desk.Synchronous {
		work()
		return
	}
	go work()
}

// listen takes a hint that has been found.
func (t *Table) listen() {
	if !t.hint.busy {
		return
	}
	select {
	case h := <-t.hint.got:
		t.hint.busy = false
		if c, ok := rules.Choose(t.Play.Choices(), h.move); ok {
			t.hint.choice, t.hint.words = c, h.why
		}
	default:
	}
}

// Hinted is the move that the hint on show suggests.
func (t *Table) Hinted() (rules.Choice, bool) {
	return t.hint.choice, t.hint.words != ""
}
