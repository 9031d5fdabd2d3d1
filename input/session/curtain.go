package session

import "intrigue/rules"

// Curtain says to whom the screen must be handed. While it is drawn, nothing that anybody
// hides is shown, and nothing can be played.
type Curtain struct {
	Seat  rules.Seat   // that has to decide
	Names []string     // of the persons who may look, each once
	Seats []rules.Seat // that they lead
}

// seatPeople decides who looks when the game opens. People who all know the same need no
// curtain; others begin behind one, because nobody knows who is at the screen.
func (t *Session) seatPeople() {
	t.audience = audience{viewers: nobody, seen: map[viewers]int{}}
	for v := range t.people.groups() {
		t.audience.seen[viewers(v)] = t.ownMoveEnd(viewers(v))
	}
	if t.people.groups() == 1 {
		t.audience.viewers = 0
	}
	t.updateAudience()
	if v := t.audience.viewers; v != nobody {
		t.audience.enter(v, t.Len())
	}
}

// ownMoveEnd is the number of entries up to and including the last decision of viewers.
func (t *Session) ownMoveEnd(v viewers) int {
	if v == nobody {
		return 0
	}
	return t.endOf(func(s rules.Seat) bool { return t.people.viewersOf(s) == v })
}

// decider is the seat of a person who has to decide, the viewers first; Public for nobody.
func (t *Session) decider() rules.Seat {
	first := rules.Public
	for _, s := range t.now().Acting() {
		switch v := t.people.viewersOf(s); {
		case v == nobody:
		case v == t.audience.viewers:
			return s
		case first == rules.Public:
			first = s
		}
	}
	return first
}

// Curtain reports whether the screen must be handed over, and to whom. It is drawn as soon as a person has to decide
// who is not among the viewers; a replay that is running is watched to its end first.
func (t *Session) Curtain() (Curtain, bool) {
	s := t.decider()
	if !t.othersDecide(s) || len(t.replay) > 0 || t.openly(s) && !t.audience.drawn {
		return Curtain{}, false
	}
	c := Curtain{Seat: s, Seats: t.people.seats[t.people.viewersOf(s)]}
	named := map[person]bool{}
	for _, s := range c.Seats {
		if who := t.people.person(s); !named[who] {
			named[who] = true
			c.Names = append(c.Names, t.Name(s))
		}
	}
	return c, true
}

// othersDecide reports whether the seat that has to decide is led by people who do not look now.
func (t *Session) othersDecide(s rules.Seat) bool {
	return !t.audience.private && s != rules.Public && t.people.viewersOf(s) != t.audience.viewers
}

// openly reports whether a seat decides at the open table, where all look and no secret of anybody is shown.
func (t *Session) openly(s rules.Seat) bool {
	if s < 0 {
		return false
	}
	all := t.choices(s)
	return len(all) > 0 && all[0].Open
}

// DecidesOpenly reports whether somebody else than the viewers takes the due decision openly.
func (t *Session) DecidesOpenly() bool {
	s := t.decider()
	return t.othersDecide(s) && t.openly(s) && !t.audience.drawn
}

// DrawCurtain draws the curtain for a decision that is taken openly, because its seat's person wants to see their own
// secrets first. It reports false when no such decision is due.
func (t *Session) DrawCurtain() bool {
	if !t.DecidesOpenly() {
		return false
	}
	t.audience.drawn = true
	t.changed()
	return true
}

// OpenCurtain opens the curtain: the persons it names look now. Call it for a deliberate
// press, never for the click that ended the last turn.
func (t *Session) OpenCurtain() {
	c, up := t.Curtain()
	if !up {
		return
	}
	t.audience.enter(t.people.viewersOf(c.Seat), t.Len())
	t.cursor = -1
	t.changed()
}

// EndPrivate ends InPrivate: the game goes on.
func (t *Session) EndPrivate() {
	if !t.audience.private {
		return
	}
	t.audience.private = false
	t.changed()
	t.clock.restart()
	t.updateAudience()
}

// allWatch reports whether everybody looks at the open table: at a decision that is taken
// openly, or at what Luck does step by step.
func (t *Session) allWatch() bool {
	return t.DecidesOpenly() || t.people.groups() > 1 && t.luckBeats() > 0
}

// updateAudience is called when the game went on or back. Whoever watched that sees it besides (see).
func (t *Session) updateAudience() {
	t.audience.drawn = false
	if t.allWatch() {
		// The next secret is shown behind a curtain.
		t.audience.viewers = nobody
	}
	if _, up := t.Curtain(); up {
		t.cursor = -1 // a curtain hides the past too
	}
	t.audience.trim(t.Len())
	if t.audience.viewers == nobody && t.allWatch() {
		t.audience.seeAll(t.Len())
	}
}

// Missed is the range of entries, from ≤ i < to, that were made while the present viewers
// had to look away. It stands until they decide.
func (t *Session) Missed() (from, to int) {
	_, up := t.Curtain()
	if a := t.audience; !up && a.viewers != nobody && t.ownMoveEnd(a.viewers) <= a.missedFrom {
		return a.missedFrom, a.missedTo
	}
	return t.Len(), t.Len()
}

// SinceOwnMove is the range of entries since the last decision of the present viewers: what
// a table with one person calls "the others' turns".
func (t *Session) SinceOwnMove() (from, to int) {
	if _, up := t.Curtain(); up || t.audience.viewers == nobody {
		return t.Len(), t.Len()
	}
	return t.ownMoveEnd(t.audience.viewers), t.Len()
}
