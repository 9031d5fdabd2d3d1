package table

import (
	"intrigue/input"
	"intrigue/scenes/app"
	"intrigue/scenes/table/menu"
)

// NewMenu pauses a game that is at no table. results shows how it ended.
func NewMenu(a *app.App, t Title, play *input.Table, results func()) *menu.Menu {
	return menu.New(newMatch(a, t, play), results, "")
}

func (s *Screen) menu() { s.app.Open(s.newMenu()) }

// newMenu is the pause in the game at this table.
func (s *Screen) newMenu() *menu.Menu {
	exercise := ""
	if by := s.mode.teacher(); by != nil {
		exercise = by.note()
	}
	return menu.New(s.match, s.ending.results, exercise)
}

// ConfirmQuit implements app.QuitConfirmer: a game that cannot be saved is not left in silence.
func (s *Screen) ConfirmQuit(quit func()) bool {
	if !s.play.Unsaved() {
		return false
	}
	m, ok := s.app.Screen().(*menu.Menu)
	if !ok || !m.Pauses(s.play) {
		m = s.newMenu()
		s.app.Open(m)
	}
	m.ConfirmQuit(quit)
	return true
}
