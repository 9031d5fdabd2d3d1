package scenes

import (
	"intrigue/input"
	"intrigue/rules"
)

// Hint asks the game for a suggestion; it appears on the board when it is found.
func (t *Table) Hint() {
	if !t.Desk.Settings.Hints {
		t.Desk.Say("Hints are switched off in the settings.")
		return
	}
	if t.Playable() {
		t.Play.AskHint()
	}
}

// hint is the advice that holds now, if there is any.
func (t *Table) hint() (input.Advice, bool) {
	if !t.Playable() {
		return input.Advice{}, false
	}
	return t.Play.Hint()
}

// Hinted is the move that the hint on show suggests.
func (t *Table) Hinted() (rules.Choice, bool) {
	h, ok := t.hint()
	return h.Choice, ok
}
