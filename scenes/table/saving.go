package table

import (
	"intrigue/input"
	"intrigue/scenes/app"
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

// parting asks before a game that cannot be saved is left, wherever one can leave it.
type parting struct {
	app   *app.App
	play  *input.Table
	leave func() // waits for the answer; nil while nothing is asked
}

// away leaves, or asks first when something would be lost.
func (p *parting) away(leave func()) func() {
	return func() {
		if p.play.Unsaved() {
			p.leave = leave
			return
		}
		leave()
	}
}

// ask is the question.
func (p *parting) ask(u *widgets.UI) {
	if p.leave == nil {
		return
	}
	switch u.RiskDialog("unsaved", "Leave the game?", "It cannot be saved, so what was played since then would be lost. You can write it to a file in another folder first.",
		[]string{"Leave", "Write to a file", "Stay"}) {
	case 0:
		leave := p.leave
		p.leave = nil
		leave()
	case 1:
		p.app.Export(p.play.Record())
		p.leave = nil
	case 2:
		p.leave = nil
	}
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
	m.parting.leave = quit
	return true
}
