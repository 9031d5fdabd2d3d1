package table

import (
	"intrigue/input"
	"intrigue/scenes/widgets"
)

// note says in the menu what would be left of the game, and nothing that is not so.
func (s *Menu) note() (words string, bad bool) {
	switch how, why := s.play.Saving(); how {
	case input.Saved:
		return "The game is saved. You will find it on the shelf.", false
	case input.SaveFailing:
		return "The game cannot be saved just now: " + why.Error() + ".", true
	}
	switch {
	case s.lesson:
		return "This is a lesson. It waits for you where you leave it.", false
	case s.play.Over():
		return "The game is over.", false
	}
	return "Nothing is saved here: this game is only looked at.", false
}

// leaveGuard asks before a game that cannot be saved is left, wherever one can leave it.
type leaveGuard struct {
	*game
	question *widgets.Question
}

// guarded leaves, or asks first when something would be lost.
func (p *leaveGuard) guarded(leave func()) func() {
	return func() {
		if p.play.Unsaved() {
			p.confirm(leave)
			return
		}
		leave()
	}
}

// confirm asks before leave.
func (p *leaveGuard) confirm(leave func()) {
	p.question = &widgets.Question{ID: "unsaved", Title: "Leave the game?", Risk: true,
		Words:   "It cannot be saved, so what was played since then would be lost. You can write it to a file in another folder first.",
		Answers: []widgets.Answer{{Words: "Leave", Do: leave}, {Words: "Write to a file", Do: p.export}, {Words: "Stay"}}}
}

// ConfirmQuit implements app.QuitConfirmer: a game that cannot be saved is not left in silence.
func (s *Screen) ConfirmQuit(quit func()) bool {
	if !s.play.Unsaved() {
		return false
	}
	m, ok := s.app.Screen().(*Menu)
	if !ok || m.play != s.play {
		m = NewMenu(s.app, s.title, s.play, s.ending.results)
		s.app.Open(m)
	}
	m.leaving.confirm(quit)
	return true
}
