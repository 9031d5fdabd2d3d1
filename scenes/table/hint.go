package table

import (
	"intrigue/input"
)

// Hint asks the game for a suggestion; it appears on the board when it is found. Asked for
// again, it leads there again.
func (s *Screen) Hint() {
	if !s.app.Settings.Hints {
		s.app.Toast("Hints are switched off in the settings.")
		return
	}
	if s.Playable() {
		s.play.AskHint()
		s.followed = ""
	}
}

// hint is the advice that holds now, if there is any.
func (s *Screen) hint() (input.Advice, bool) {
	if !s.Playable() {
		return input.Advice{}, false
	}
	return s.play.Hint()
}
