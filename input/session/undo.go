package session

import (
	"errors"

	"intrigue/rules"
)

// present reports whether the present viewers include the person who leads a seat.
func (t *Session) present(s rules.Seat) bool {
	return t.people.person(s) != nobody && (t.people.viewersOf(s) == t.audience.viewers || t.DecidesOpenly())
}

// mine tells the seats of the person who made the last entry, in a solitaire but for luck's. It is nil unless that person
// is among the viewers.
func (t *Session) mine() func(rules.Seat) bool {
	end := t.endOf(func(s rules.Seat) bool { return s != rules.Luck || !t.solitaire() })
	if end == 0 {
		return nil
	}
	last := t.record.Entries[end-1].Seat
	if !t.present(last) {
		return nil
	}
	who := t.people.person(last)
	return func(s rules.Seat) bool { return t.people.person(s) == who }
}

func (t *Session) solitaire() bool { return len(t.record.Seats) == 1 }

// closed reports whether the game has ended for good: others have seen all of it, or its series counts it and may have gone on.
func (t *Session) closed() bool { return t.Over() && (!t.solitaire() || t.record.Series != nil) }

// CanUndo counts the entries that may be taken back: by Undo, without asking anybody, and by UndoAsking. When there are none of the
// first, reason says why in a sentence for the greyed-out button.
func (t *Session) CanUndo() (alone, asking int, reason string) {
	if t.Len() == 0 {
		return 0, 0, "Nothing to undo yet."
	}
	if t.closed() {
		if t.solitaire() {
			return 0, 0, "The game is over and counts on its sheet."
		}
		return 0, 0, "The game is over and all secrets are out."
	}
	if mine := t.mine(); mine != nil {
		alone = rules.Undoable(t.positions, t.record.Entries, mine, t.solitaire())
	}
	asking = t.sinceDecision()
	last := t.record.Entries[t.Len()-1]
	switch {
	case alone > 0:
	case asking == 0:
		reason = "Nothing to undo yet."
	case last.Seat == rules.Luck:
		reason = "Cards have been drawn or dice rolled since then."
	case !t.present(last.Seat):
		reason = t.Name(last.Seat) + " has moved since."
	default:
		reason = "The last move revealed something."
	}
	return alone, asking, reason
}

// Undo takes back the last decision, for the player who made it, in a solitaire with the luck after it. Decisions that
// one press made are one.
func (t *Session) Undo() error {
	n, _, reason := t.CanUndo()
	if n == 0 {
		return errors.New(reason)
	}
	k := 1
	for k < n && (t.record.Entries[t.Len()-k].Seat == rules.Luck || t.joined[t.Len()-k]) {
		k++
	}
	t.takeBack(k)
	return nil
}

// sinceDecision counts the entries that UndoAsking takes back: those from the last decision of a person to the end; 0 when no person has decided yet, behind a curtain, where nobody
// can be asked, and after the end of a game that is closed.
func (t *Session) sinceDecision() int {
	if _, up := t.Curtain(); up || t.closed() {
		return 0
	}
	if end := t.endOf(func(s rules.Seat) bool { return t.people.person(s) != nobody }); end > 0 {
		for t.joined[end-1] {
			end--
		}
		return t.Len() - end + 1
	}
	return 0
}

// UndoAsking takes back everything up to and including the last decision of a person, across luck, bots and what was
// shown. Call it only after all the people present have agreed.
func (t *Session) UndoAsking() error {
	n := t.sinceDecision()
	if n == 0 {
		return errors.New("There is nothing to undo by agreement.") //lint:ignore ST1005 a sentence like those of CanUndo
	}
	t.takeBack(n)
	return nil
}

// takeBack removes the last n entries and remembers them for Redo.
func (t *Session) takeBack(n int) {
	_, drawn := t.Curtain()
	t.stopThinking()
	t.replay, t.halted, t.clock.skip, t.audience.private = nil, false, false, false
	t.undone = append(t.undone, t.history.takeBack(n)...)
	t.clock.restart()
	t.cursor = -1
	t.log = log{by: rules.Public}
	t.changed()
	if drawn && t.people.groups() > 1 {
		// Nobody knows who pressed the button on the curtain, so it stays drawn.
		t.audience.viewers = nobody
	}
	t.updateAudience()
	t.audience.see(t.Len())
	t.ended = false
	t.tell(func(s Saver) error { return s.TakeBack(n) })
}

// CanRedo reports whether Redo would play anything again.
func (t *Session) CanRedo() bool {
	_, up := t.Curtain()
	return len(t.undone) > 0 && !up
}

// Redo plays the last entry that was taken back again, and the luck and the bots'
// moves that followed it up to the next decision of a person.
func (t *Session) Redo() error {
	if !t.CanRedo() {
		return errors.New("there is nothing to redo")
	}
	from := t.Len()
	for first := true; len(t.undone) > 0; first = false {
		e := t.undone[len(t.undone)-1]
		if !first && t.people.person(e.Seat) != nobody && !e.joined {
			break
		}
		if err := t.add(e.Entry); err != nil {
			t.undone = nil // luck fell otherwise meanwhile
			break
		}
		if e.joined && !first {
			t.joined[t.Len()-1] = true
		}
		t.undone = t.undone[:len(t.undone)-1]
	}
	t.cursor = -1
	t.clock.restart()
	t.save(from)
	return nil
}

// Reveals reports whether a move of Deciding would show somebody something new, and need asking to be undone.
func (t *Session) Reveals(m rules.Move) bool {
	s, ok := t.Deciding()
	if !ok {
		return false
	}
	r, can := t.now().(rules.Revealer)
	return can && r.Reveals(s, m)
}

// reveals reports whether an entry showed somebody something new.
func (t *Session) reveals(i int) bool {
	r, can := t.positions[i].(rules.Revealer)
	return can && r.Reveals(t.record.Entries[i].Seat, t.record.Entries[i].Move)
}
