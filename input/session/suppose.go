package session

import "intrigue/rules"

// course is another way that the game could have gone on from the moment that is reviewed.
type course struct {
	positions []rules.Position // one more than
	entries   []rules.Entry
	by        rules.Seat
	at        int
}

// Suppose shows, in a game that is over, another way that it could have gone on from the moment that is reviewed: entries,
// and the positions before and after them, through the eyes of a seat. None ends that, and so does Seek.
func (t *Session) Suppose(positions []rules.Position, entries []rules.Entry, by rules.Seat) {
	if len(positions) == 0 && len(t.course.positions) == 0 || len(positions) > 0 && !t.Over() {
		return
	}
	t.course = course{positions: positions, entries: entries, by: by}
	t.changed()
}

// Supposed is how many moves of what was supposed are made in what is shown, of how many; 0 of 0 while nothing is. said is
// the last of them in words.
func (t *Session) Supposed() (at, of int, said string) {
	c := &t.course
	if c.at > 0 {
		if teller, ok := c.positions[c.at-1].(rules.LogTeller); ok {
			said = teller.Tell(c.entries[c.at-1], c.by).Text
		}
	}
	return c.at, max(0, len(c.positions)-1), said
}

// SeekSupposed shows it after so many of its moves.
func (t *Session) SeekSupposed(at int) {
	t.course.at = min(max(at, 0), max(0, len(t.course.positions)-1))
	t.changed()
}
