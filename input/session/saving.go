package session

// notify leaves a sentence for the people at the table.
func (t *Session) notify(s string) { t.notices = append(t.notices, s) }

// Notices hands out the sentences that people should read, once.
func (t *Session) Notices() []string {
	all := t.notices
	t.notices = nil
	return all
}

// SaveState is what would be left of a game if the program ended now.
type SaveState int

// What can be left of a game.
const (
	NotSaved    SaveState = iota // there is no Saver: a lesson, a game that is only looked at
	Saved                        // all of it
	SaveFailing                  // not all of it: it could not be written
)

// Saving says what would be left of the game if the program ended now, and why if SaveFailing, in half a sentence.
func (t *Session) Saving() (SaveState, error) {
	if t.saver == nil {
		return NotSaved, nil
	}
	if err := t.saver.Saved(); err != nil {
		return SaveFailing, err
	}
	return Saved, nil
}

// Secure saves the game again if its file has gone, or could not be written before.
func (t *Session) Secure() { t.tell(func(s Saver) error { return s.Append() }) }

// Unsaved reports whether the last entries exist in memory only, although there is a
// Saver.
func (t *Session) Unsaved() bool {
	s, _ := t.Saving()
	return s == SaveFailing
}

// SetSaver saves the game with s from now on; s must hold what was played so far.
func (t *Session) SetSaver(s Saver) {
	t.saver = s
	t.failing = s != nil && s.Saved() != nil
}

// save hands the entries from some number on to the Saver, and then the ending.
func (t *Session) save(from int) {
	if t.saver == nil {
		return
	}
	if es := t.record.Entries[from:]; len(es) > 0 {
		t.noteSaved(t.saver.Append(es...))
	}
	if o := t.Outcome(); o.Over() && !t.ended {
		t.ended = true
		t.noteSaved(t.saver.Finish(o.Ending))
	}
}

// tell has the Saver do something, if there is one.
func (t *Session) tell(do func(Saver) error) {
	if t.saver != nil {
		t.noteSaved(do(t.saver))
	}
}

// noteSaved reports the first failure to save, and the first success after it, and
// nothing in between: a full disk must not talk at every move.
func (t *Session) noteSaved(err error) {
	switch {
	case err != nil && !t.failing:
		t.notify("Your game can't be saved right now: " + err.Error() + ". You can keep playing. Intrigue tries again with every move.")
	case err == nil && t.failing && t.saver.Saved() == nil:
		t.notify("Your game is being saved again.")
		t.failing = false
	}
	t.failing = t.failing || err != nil
}
