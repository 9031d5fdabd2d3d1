package input

import (
	"time"

	"intrigue/rules"
)

// Gate says to whom the screen must be handed. While it is up, nothing that
// anybody hides is shown, and nothing can be played.
type Gate struct {
	Seat  rules.Seat   // that has to decide
	Names []string     // of the persons who may look, each once
	Seats []rules.Seat // that they lead
}

// sit decides who looks when the table opens. One circle needs no hand-over;
// several begin behind a gate, because nobody knows who opened the lid.
func (t *Table) sit() {
	t.looking = nobody
	if t.people.total == 1 {
		t.looking = 0
	}
	for c := range circle(t.people.total) {
		t.seen[c] = t.sinceOwn(c)
	}
	t.follow(false)
	if t.looking != nobody {
		t.missed, t.missEnd = t.seen[t.looking], t.Len()
	}
	t.seeAll()
}

// sinceOwn is the number of entries up to and including the last one that a
// circle decided.
func (t *Table) sinceOwn(c circle) int {
	for i := t.Len(); i > 0; i-- {
		if c != nobody && t.people.circle(t.rec.Entries[i-1].Seat) == c {
			return i
		}
	}
	return 0
}

// due is the seat of a person who has to decide now, those who look first.
func (t *Table) due() rules.Seat {
	first := rules.Public
	for _, s := range t.pos().Acting() {
		c := t.people.circle(s)
		if c == nobody {
			continue
		}
		if c == t.looking {
			return s
		}
		if first == rules.Public {
			first = s
		}
	}
	return first
}

// Gate reports whether the screen must be handed over, and to whom. It is raised
// as soon as a person has to decide who is not in the circle that looks; a
// replay that is running is watched to its end first.
func (t *Table) Gate() (Gate, bool) {
	s := t.due()
	if t.private || s == rules.Public || len(t.tape) > 0 || t.people.circle(s) == t.looking || t.openly(s) && !t.papers {
		return Gate{}, false
	}
	g := Gate{Seat: s, Seats: t.people.seats[t.people.circle(s)]}
	told := map[person]bool{}
	for _, s := range g.Seats {
		if who := t.people.person(s); !told[who] {
			told[who] = true
			g.Names = append(g.Names, t.Name(s))
		}
	}
	return g, true
}

// openly reports whether a seat's decision is taken at the open table, where
// everybody looks and no secret of anybody is shown.
func (t *Table) openly(s rules.Seat) bool {
	o, can := t.pos().(rules.Opener)
	return can && s >= 0 && o.Openly(s)
}

// AtOpenTable reports whether the decision that is due is taken openly by somebody
// else than those who have looked so far.
func (t *Table) AtOpenTable() bool {
	s := t.due()
	return !t.private && s != rules.Public && t.people.circle(s) != t.looking && t.openly(s) && !t.papers
}

// Papers raises the gate for a decision that is taken openly, because its seat's
// person wants to see their own secrets first. It reports false when no such
// decision is due.
func (t *Table) Papers() bool {
	if !t.AtOpenTable() {
		return false
	}
	t.papers = true
	t.edits++
	return true
}

// Holding reports whether who looks holds something that nobody else may see: all
// waits until PutAway.
func (t *Table) Holding() bool { return t.private }

// PutAway ends Holding: the game goes on.
func (t *Table) PutAway() {
	if t.private {
		t.private = false
		t.edits++
		t.last = time.Time{}
		t.follow(false)
	}
}

// watched reports whether all look at the table while Luck goes on step by step.
func (t *Table) watched() bool {
	return t.people.total > 1 && t.beats() > 0 && !t.Over()
}

// Open opens the gate: the persons it names look now. Call it for a deliberate
// press, never for the click that ended the last turn.
func (t *Table) Open() {
	g, up := t.Gate()
	if !up {
		return
	}
	t.looking = t.people.circle(g.Seat)
	t.cursor = -1
	t.missed, t.missEnd = t.seen[t.looking], t.Len()
	t.edits++
	t.seeAll()
}

// follow keeps the marks up to date after the game went on or back; watched says
// that no curtain was drawn while it did.
func (t *Table) follow(watched bool) {
	t.papers = false
	if t.AtOpenTable() || t.watched() {
		// All look at the open table, so the next secret is shown behind a curtain.
		t.looking = nobody
	}
	if _, up := t.Gate(); up {
		t.cursor = -1 // a curtain hides the past too
	}
	for c, n := range t.seen {
		t.seen[c] = min(n, t.Len())
	}
	t.missed, t.missEnd = min(t.missed, t.Len()), min(t.missEnd, t.Len())
	if watched {
		t.seeAll()
	}
	if t.looking == nobody && (t.AtOpenTable() || t.watched()) {
		for c := range t.seen {
			t.seen[c] = t.Len()
		}
	}
}

// seeAll notes that those who look have seen everything there is. The entry that
// raised the gate is theirs too: they made it or watched it.
func (t *Table) seeAll() {
	if t.looking != nobody {
		t.seen[t.looking] = t.Len()
	}
}

// SinceLastLooked is the range of entries, from ≤ i < to, that were made while
// those who look now had to look away. It stands until they decide.
func (t *Table) SinceLastLooked() (from, to int) {
	if _, up := t.Gate(); up || t.looking == nobody || t.sinceOwn(t.looking) > t.missed {
		return t.Len(), t.Len()
	}
	return t.missed, t.missEnd
}

// SinceLastDecided is the range of entries since the last decision of those who
// look now: what a table with one person calls "the others' turns".
func (t *Table) SinceLastDecided() (from, to int) {
	if _, up := t.Gate(); up || t.looking == nobody {
		return t.Len(), t.Len()
	}
	return t.sinceOwn(t.looking), t.Len()
}
