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
	pending func() // waits for the answer; nil while nothing is asked
}

// guarded leaves, or asks first when something would be lost.
func (p *leaveGuard) guarded(leave func()) func() {
	return func() {
		if p.play.Unsaved() {
			p.pending = leave
			return
		}
		leave()
	}
}

// ask is the question.
func (p *leaveGuard) ask(u *widgets.UI) {
	if p.pending == nil {
		return
	}
	switch u.RiskDialog("unsaved", "Leave the game?", "It cannot be saved, so what was played since then would be lost. You can write it to a file in another folder first.",
		[]string{"Leave", "Write to a file", "Stay"}) {
	case 0:
		leave := p.pending
		p.pending = nil
		leave()
	case 1:
		p.app.Export(p.play.Record())
		p.pending = nil
	case 2:
		p.pending = nil
	}
}

// ConfirmQuit implements app.QuitConfirmer: a game that cannot be saved is not left in silence.
func (s *Screen) ConfirmQuit(quit func()) bool {
	if !s.play.Unsaved() {
		return false
	}
	m, ok := s.app.Screen().(*Menu)
	if !ok || m.play != s.play {
		m = newMenu(s.game, s.ending.results)
		s.app.Open(m)
	}
	m.leaving.pending = quit
	return true
}
