package session

import "intrigue/rules"

// Course is another way that the game could have gone on from the moment that is reviewed.
type Course struct {
	Positions []rules.Position // before and after the entries
	Entries   []rules.Entry
	By        rules.Seat // through whose eyes it is shown
	At        int        // how many of the entries are made in what is shown
}

// Said is the last of the entries that are made, in words.
func (c Course) Said() string {
	if c.At > 0 {
		if teller, ok := c.Positions[c.At-1].(rules.LogTeller); ok {
			return teller.Tell(c.Entries[c.At-1], c.By).Text
		}
	}
	return ""
}

// Suppose shows another course in a game that is over. The zero Course ends that, and so does Seek.
func (t *Session) Suppose(c Course) {
	if len(c.Positions) == 0 && len(t.course.Positions) == 0 || len(c.Positions) > 0 && !t.Over() {
		return
	}
	t.course = c
	t.changed()
}

// Supposed is the course that is shown; the zero Course while there is none.
func (t *Session) Supposed() Course { return t.course }
