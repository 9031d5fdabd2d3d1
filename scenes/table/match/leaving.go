package match

import "intrigue/scenes/widgets"

// Leaving asks before a game that cannot be saved is left, wherever it can be left.
type Leaving struct {
	*Match
	Question *widgets.Question
}

// Guarded leaves, or asks first when something would be lost.
func (p *Leaving) Guarded(leave func()) func() {
	return func() {
		if p.Play.Unsaved() {
			p.Confirm(leave)
			return
		}
		leave()
	}
}

// Confirm asks before leave.
func (p *Leaving) Confirm(leave func()) {
	p.Question = &widgets.Question{ID: "unsaved", Title: "Leave the game?", Risk: true,
		Words:   "It can't be saved, so you would lose every move since the last save. You can export the game to another folder first.",
		Answers: []widgets.Answer{{Words: "Leave", Do: leave}, {Words: "Export", Do: p.Export}, {Words: "Stay"}}}
}
