package table

import (
	"slices"

	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// undo takes moves back, and plays them again.
type undo struct {
	*game
	pointing *Pointing
	problem  *problem
	question *widgets.Question // whether the people at the table agree
}

// takeBack takes back the last decision; where that unmakes what somebody has seen, the people are asked.
func (b *undo) takeBack() {
	if b.problem.on {
		if b.play.Len() > len(b.problem.of.Record.Entries) {
			b.problem.again()
		}
		return
	}
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
	if b.play.CanUndoAsking() == 0 {
		b.remark(why)
		return
	}
	b.question = &widgets.Question{ID: "undo", Title: "Undo this?", Risk: true,
		Words:   "Players have seen new information since that move. Does everyone agree to undo it?",
		Answers: []widgets.Answer{{Words: "We all agree", Do: func() { b.app.Report(b.play.UndoAsking()) }}, {Words: "Cancel"}}}
	if b.Alone() {
		b.question.Words, b.question.Answers[0].Words = "You have seen new information since that move.", "Undo"
		if slices.ContainsFunc(b.play.Seats(), func(s rules.SeatInfo) bool { return !s.Person() }) {
			b.question.Words += " Bots always agree."
		}
	}
}

func (b *undo) redo() {
	if b.play.CanRedo() == 0 {
		return
	}
	b.app.Report(b.play.Redo())
}

// frame asks the people at the table. Nobody moves meanwhile.
func (b *undo) frame(u *widgets.UI) { u.Ask(&b.question) }

func (b *undo) ended(change) { b.question = nil }
