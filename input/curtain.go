package input

import (
	"time"

	"intrigue/rules"
)

// Curtain says to whom the screen must be handed. While it is up, nothing that
// anybody hides is shown, and nothing can be played.
type Curtain struct {
	Seat  rules.Seat   // that has to decide
	Names []string     // of the persons who may look, each once
	Seats []rules.Seat // that they lead
}

// seatViewers decides who looks when the table opens. One circle needs no hand-over;
// several begin behind a curtain, because nobody knows who opened the lid.
func (t *Table) seatViewers() {
	t.viewers = nobody
	if t.people.groups == 1 {
		t.viewers = 0
	}
	for c := range viewers(t.people.groups) {
		t.seen[c] = t.ownMoveEnd(c)
	}
	t.follow(false)
	if t.viewers != nobody {
		t.missed, t.missEnd = t.seen[t.viewers], t.Len()
	}
	t.seeAll()
}

// ownMoveEnd is the number of entries up to and including the last one that a
// circle decided.
func (t *Table) ownMoveEnd(c viewers) int {
	for i := t.Len(); i > 0; i-- {
		if c != nobody && t.people.viewers(t.rec.Entries[i-1].Seat) == c {
			return i
		}
	}
	return 0
}

// decider is the seat of a person who has to decide now, those who look first.
func (t *Table) decider() rules.Seat {
	first := rules.Public
	for _, s := range t.pos().Acting() {
		c := t.people.viewers(s)
		if c == nobody {
			continue
		}
		if c == t.viewers {
			return s
		}
		if first == rules.Public {
			first = s
		}
	}
	return first
}

// Curtain reports whether the screen must be handed over, and to whom. It is raised
// as soon as a person has to decide who is not in the circle that looks; a
// replay that is running is watched to its end first.
func (t *Table) Curtain() (Curtain, bool) {
	s := t.decider()
	if t.private || s == rules.Public || len(t.replay) > 0 || t.people.viewers(s) == t.viewers || t.openly(s) && !t.drawn {
		return Curtain{}, false
	}
	g := Curtain{Seat: s, Seats: t.people.seatsOf[t.people.viewers(s)]}
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

// DecidesOpenly reports whether the decision that is due is taken openly by somebody
// else than those who have looked so far.
func (t *Table) DecidesOpenly() bool {
	s := t.decider()
	return !t.private && s != rules.Public && t.people.viewers(s) != t.viewers && t.openly(s) && !t.drawn
}

// DrawCurtain draws the curtain for a decision that is taken openly, because its seat's
// person wants to see their own secrets first. It reports false when no such
// decision is due.
func (t *Table) DrawCurtain() bool {
	if !t.DecidesOpenly() {
		return false
	}
	t.drawn = true
	t.edits++
	return true
}

// InPrivate reports whether who looks holds something that nobody else may see: all
// waits until EndPrivate.
func (t *Table) InPrivate() bool { return t.private }

// EndPrivate ends InPrivate: the game goes on.
func (t *Table) EndPrivate() {
	if t.private {
		t.private = false
		t.edits++
		t.last = time.Time{}
		t.follow(false)
	}
}

// watched reports whether all look at the table while Luck goes on step by step.
func (t *Table) watched() bool {
	return t.people.groups > 1 && t.luckBeats() > 0 && !t.Over()
}

// OpenCurtain opens the curtain: the persons it names look now. Call it for a deliberate
// press, never for the click that ended the last turn.
func (t *Table) OpenCurtain() {
	g, up := t.Curtain()
	if !up {
		return
	}
	t.viewers = t.people.viewers(g.Seat)
	t.cursor = -1
	t.missed, t.missEnd = t.seen[t.viewers], t.Len()
	t.edits++
	t.seeAll()
}

// follow keeps the marks up to date after the game went on or back; watched says
// that no curtain was drawn while it did.
func (t *Table) follow(watched bool) {
	t.drawn = false
	if t.DecidesOpenly() || t.watched() {
		// All look at the open table, so the next secret is shown behind a curtain.
		t.viewers = nobody
	}
	if _, up := t.Curtain(); up {
		t.cursor = -1 // a curtain hides the past too
	}
	for c, n := range t.seen {
		t.seen[c] = min(n, t.Len())
	}
	t.missed, t.missEnd = min(t.missed, t.Len()), min(t.missEnd, t.Len())
	if watched {
		t.seeAll()
	}
	if t.viewers == nobody && (t.DecidesOpenly() || t.watched()) {
		for c := range t.seen {
			t.seen[c] = t.Len()
		}
	}
}

// seeAll notes that those who look have seen everything there is. The entry that
// raised the curtain is theirs too: they made it or watched it.
func (t *Table) seeAll() {
	if t.viewers != nobody {
		t.seen[t.viewers] = t.Len()
	}
}

// Missed is the range of entries, from ≤ i < to, that were made while
// those who look now had to look away. It stands until they decide.
func (t *Table) Missed() (from, to int) {
	if _, up := t.Curtain(); up || t.viewers == nobody || t.ownMoveEnd(t.viewers) > t.missed {
		return t.Len(), t.Len()
	}
	return t.missed, t.missEnd
}

// SinceOwnMove is the range of entries since the last decision of those who
// look now: what a table with one person calls "the others' turns".
func (t *Table) SinceOwnMove() (from, to int) {
	if _, up := t.Curtain(); up || t.viewers == nobody {
		return t.Len(), t.Len()
	}
	return t.ownMoveEnd(t.viewers), t.Len()
}
