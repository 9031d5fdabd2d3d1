package input

import "intrigue/rules"

// notify leaves a sentence for the people at the table.
func (t *Table) notify(s string) { t.notices = append(t.notices, s) }

// Notices hands out the sentences that people should read, once.
func (t *Table) Notices() []string {
	all := t.notices
	t.notices = nil
	return all
}

// Saving is what would be left of a game if the program ended now.
type Saving int

// What can be left of a game.
const (
	NotKept Saving = iota // nobody keeps it: a lesson, a game that is only looked at
	Kept                  // all of it
	Failing               // not all of it: it could not be written
)

// Saving says what would be left of the game if the program ended now; with
// Failing comes the reason, as part of a sentence.
func (t *Table) Saving() (Saving, error) {
	if t.means.Keep == nil {
		return NotKept, nil
	}
	if err := t.means.Keep.Saved(); err != nil {
		return Failing, err
	}
	return Kept, nil
}

// Unsaved reports whether the last entries exist in memory only, although
// somebody is to keep them.
func (t *Table) Unsaved() bool {
	s, _ := t.Saving()
	return s == Failing
}

// save hands entries to the Keeper, and then the ending.
func (t *Table) save(es []rules.Entry) {
	if t.means.Keep == nil {
		return
	}
	if len(es) > 0 {
		t.kept(t.means.Keep.Append(es...))
	}
	if o := t.Outcome(); o.Over() && !t.ended {
		t.ended = true
		t.kept(t.means.Keep.Finish(o.Ending))
	}
}

// kept reports the first failure to save, and the first success after it, and
// nothing in between: a full disk must not talk at every move.
func (t *Table) kept(err error) {
	switch {
	case err != nil && !t.unsaved:
		t.notify("The game cannot be saved just now: " + err.Error() + ". You can play on; it will be tried again with every move.")
	case err == nil && t.unsaved && t.means.Keep.Saved() == nil:
		t.notify("The game is saved again, with every move.")
		t.unsaved = false
	}
	t.unsaved = t.unsaved || err != nil
}
