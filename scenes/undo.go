package scenes

import (
	"slices"

	"intrigue/scenes/sound"
)

// back is what the take-back key does first: it puts down what is half picked,
// and only then takes back a move.
func (t *Table) back() {
	if t.review.on {
		t.review.close(t)
		return
	}
	if picked := t.Pick.Picked(); len(picked) > 0 && t.Pick.Back() {
		t.Board.Changed(false)
		// A board that takes the same piece in hand again had nothing half picked.
		if !slices.Equal(t.Pick.Picked(), picked) {
			return
		}
	}
	t.TakeBack()
}

// TakeBack takes back the last decision. Where that would unmake what somebody
// has seen, the people at the table are asked.
func (t *Table) TakeBack() {
	if n, _ := t.Play.CanUndo(); n > 0 {
		if err := t.Play.Undo(); err != nil {
			t.Desk.Say(err.Error())
		}
		t.Desk.Play(sound.Slide)
		return
	}
	_, why := t.Play.CanUndo()
	if n, _ := t.Play.CanUndoAsking(); n == 0 || t.Play.Over() {
		t.Desk.Say(why)
		return
	}
	t.undoAsk = true
}

// alone reports whether at most one person is at the table.
func (t *Table) alone() bool {
	first := ""
	for _, s := range t.Play.Seats() {
		if !s.Person() {
			continue
		}
		if first != "" && s.Name != first {
			return false
		}
		first = s.Name
	}
	return true
}

func (t *Table) redo() {
	if t.Play.CanRedo() == 0 {
		return
	}
	if err := t.Play.Redo(); err != nil {
		t.Desk.Say(err.Error())
	}
}

// skip ends whatever moves by itself: a journey, a bot's pause, the catching up.
func (t *Table) skip() {
	if t.catchUp.on {
		t.catchUp.finish(t)
		return
	}
	t.Play.Skip()
	if r, ok := t.Board.(interface{ Rush() }); ok {
		r.Rush()
	}
}
