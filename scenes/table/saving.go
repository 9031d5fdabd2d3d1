package table

import (
	"intrigue/input"
	"intrigue/scenes/widgets"
)

// note says in the menu what would be left of the game, and nothing that is not so.
func (s *Menu) note() (words string, bad bool) {
	switch how, why := s.play.Saving(); how {
	case input.Kept:
		return "The game is saved. You will find it on the shelf.", false
	case input.Failing:
		return "The game cannot be saved just now: " + why.Error() + ".", true
	}
	if s.play.Over() {
		return "The game is over.", false
	}
	return "Nothing is saved here: this is a lesson, or a game that is only looked at.", false
}

// away leaves, or asks first when the game would be lost.
func (s *Menu) away(leave func()) func() {
	return func() {
		if s.play.Unsaved() {
			s.leave = leave
			return
		}
		leave()
	}
}

// Asks implements desk.Loser: a game that cannot be saved is not left in silence.
func (s *Screen) Asks(quit func()) bool {
	if !s.play.Unsaved() {
		return false
	}
	m, ok := s.desk.Screen().(*Menu)
	if !ok || m.play != s.play {
		m = NewMenu(s.desk, s.title, s.play, s.Results)
		s.desk.Open(m)
	}
	m.leave = quit
	return true
}

// asking is the question before a game that cannot be saved is left.
func (s *Menu) asking(u *widgets.UI) {
	if s.leave == nil {
		return
	}
	switch u.Risk("unsaved", "Leave the game?", "It cannot be saved, so what was played since then would be lost. You can write it to a file in another folder first.",
		[]string{"Leave", "Write to a file", "Stay"}) {
	case 0:
		s.leave()
	case 1:
		s.d.Export(s.play.Record())
		s.leave = nil
	case 2:
		s.leave = nil
	}
}
