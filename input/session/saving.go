package session

// saving is how the game is kept, and what is said about it.
type saving struct {
	saver   Saver // nil plays in memory only
	failing bool  // the last entries could not be saved
	ended   bool  // the Saver knows the ending
	notices []string
}

// notify leaves a sentence for the people at the table.
func (k *saving) notify(s string) { k.notices = append(k.notices, s) }

// Notices hands out the sentences that people should read, once.
func (k *saving) Notices() []string {
	all := k.notices
	k.notices = nil
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
func (k *saving) Saving() (SaveState, error) {
	if k.saver == nil {
		return NotSaved, nil
	}
	if err := k.saver.Saved(); err != nil {
		return SaveFailing, err
	}
	return Saved, nil
}

// Secure saves the game again if its file has gone, or could not be written before.
func (k *saving) Secure() { k.tell(func(s Saver) error { return s.Append() }) }

// Unsaved reports whether the last entries exist in memory only, although there is a Saver.
func (k *saving) Unsaved() bool {
	s, _ := k.Saving()
	return s == SaveFailing
}

// SetSaver saves the game with s from now on; s must hold what was played so far.
func (k *saving) SetSaver(s Saver) {
	k.saver = s
	k.failing = s != nil && s.Saved() != nil
}

// tell has the Saver do something, if there is one.
func (k *saving) tell(do func(Saver) error) {
	if k.saver != nil {
		k.noteSaved(do(k.saver))
	}
}

// noteSaved reports the first failure to save, and the first success after it, and
// nothing in between: a full disk must not talk at every move.
func (k *saving) noteSaved(err error) {
	switch {
	case err != nil && !k.failing:
		k.notify("Your game can't be saved right now: " + err.Error() + ". You can keep playing. Intrigue will try again with every move.")
	case err == nil && k.failing && k.saver.Saved() == nil:
		k.notify("Your game is being saved again.")
		k.failing = false
	}
	k.failing = k.failing || err != nil
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
