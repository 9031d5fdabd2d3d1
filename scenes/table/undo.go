package table

import (
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// undo takes moves back, and plays them again.
type undo struct {
	*game
	pointing *Pointing
	asking   bool // whether the people at the table agree
}

// takeBack takes back the last decision. Where that would unmake what somebody
// has seen, the people at the table are asked.
func (b *undo) takeBack() {
	n, why := b.play.CanUndo()
	if n > 0 {
		all := b.play.Record().Entries
		if b.app.Report(b.play.Undo()) {
		} else if c, ok := rules.Choose(b.pointing.choices(), all[b.play.Len()].Move); ok && len(c.Path) > 1 {
			b.pointing.held = c.Path[0] // the piece that has come back is in hand again
		}
		b.app.Cue(sound.Slide)
		return
	}
	if n, _ := b.play.CanUndoAsking(); n == 0 || b.play.Over() {
		b.app.Toast(why)
		return
	}
	b.asking = true
}

func (b *undo) redo() {
	if b.play.CanRedo() == 0 {
		return
	}
	b.app.Report(b.play.Redo())
}

// frame asks the people at the table.
func (b *undo) frame(u *widgets.UI) {
	if !b.asking {
		return
	}
	n, _ := b.play.CanUndoAsking()
	if n == 0 {
		b.asking = false
		return
	}
	words, yes := "This takes back what was already seen, for everybody. Do all at the table agree?", "We agree"
	if b.alone() {
		words, yes = "This goes back past what you have been shown since. The bots do not mind.", "Take back"
	}
	switch u.RiskDialog("undo", "Take it back?", words, []string{yes, "Play on"}) {
	case 0:
		b.asking = false
		b.app.Report(b.play.UndoAsking())
	case 1:
		b.asking = false
	}
}
