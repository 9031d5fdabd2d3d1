package session

import (
	"intrigue/rules"
)

// ShowsAll reports whether all secrets are shown to those who watch the bots.
func (t *Session) ShowsAll() bool { return t.showAll && t.CanShowAll() }

// SetShowAll shows or hides all secrets. It does nothing where a person plays, and a saved game does not keep it.
func (t *Session) SetShowAll(on bool) {
	t.showAll = on && t.CanShowAll()
	t.changed()
}

// Viewer is the seat through whose eyes the screen is drawn now: Public while a curtain is drawn and when only bots
// play, unless all secrets are shown. After the end everything lies open.
func (t *Session) Viewer() rules.Seat {
	if t.ShowsAll() {
		return rules.Spectator
	}
	if _, up := t.Curtain(); up {
		return rules.Public
	}
	if len(t.course.Positions) > 0 {
		return t.course.By
	}
	if t.Over() {
		// The past lies open too: it is shown through the side that sees all. Where no
		// side does, viewers who all know the same keep their own seat.
		all := make([]rules.Seat, len(t.record.Seats))
		for i := range all {
			all[i] = rules.Seat(i)
		}
		switch eye := t.people.eye(all, nil); {
		case t.people.wide[t.people.sides[eye]]:
			return eye
		case t.people.groups() != 1:
			return rules.Spectator
		}
	}
	if t.audience.viewers == nobody {
		return rules.Public
	}
	return t.people.eye(t.people.seats[t.audience.viewers], t.now().Acting())
}

// View is what the viewers may know, at the moment that is shown.
func (t *Session) View() rules.View {
	s, at := t.Viewer(), t.Cursor()
	if k := &t.known; k.view == nil || k.viewedAt != at || k.viewer != s {
		p := t.positions[at]
		if len(t.course.Positions) > 0 {
			p = t.course.Positions[t.course.At]
		}
		k.viewedAt, k.viewer, k.view = at, s, p.Seen(s)
	}
	return t.known.view
}

// Deciding is the seat for which the viewers have to decide now, the first of several of one person.
func (t *Session) Deciding() (rules.Seat, bool) {
	if _, up := t.Curtain(); up || len(t.replay) > 0 || t.halted || t.audience.private {
		return rules.Public, false
	}
	s := t.decider()
	return s, s != rules.Public
}

// Choices are the legal moves of Deciding: none behind a curtain, while others decide and in the past.
func (t *Session) Choices() []rules.Choice {
	s, ok := t.Deciding()
	if !ok || t.Reviewing() {
		return nil
	}
	return t.choices(s)
}

// choices are the legal moves of a seat in the present. They are shared: do not change them.
func (t *Session) choices(s rules.Seat) []rules.Choice {
	if k := &t.known; k.choices == nil || k.chooser != s {
		k.chooser, k.choices = s, t.now().Choices(s)
	}
	return t.known.choices
}

// LogEntry is one line of the log.
type LogEntry struct {
	Entry int // index into the record
	Seat  rules.Seat
	Text  string
	// Targets are the ids the line speaks of; the first one gives it its picture.
	Targets []string
	Turn    *BotTurn // to which it belongs; nil where several lines make no turn, or a person's
}

// BotTurn is a turn of a bot of which several lines tell.
type BotTurn struct {
	Of  rules.Seat
	Sum string // what it came to, in a sentence; "" while it goes on

	entry, line int // with which it began
}

// log keeps the lines told so far to one reader.
type log struct {
	by    rules.Seat // the reader
	told  int        // entries that were put into words, or have none
	lines []LogEntry
	turn  *BotTurn // that goes on
}

// turns notes that a turn of a bot has begun or ended before the next entry is told.
func (c *log) turns(t *Session) {
	rule, now := t.about.Turns, t.positions[c.told]
	if rule == nil {
		return
	}
	of := rule.Of(now)
	if c.turn != nil && c.turn.Of != of {
		c.turn.Sum = rule.SumUp(t.positions[c.turn.entry], now, t.record.Entries[c.turn.entry:c.told])
		if len(c.lines) == c.turn.line+1 { // one line is its own summary
			c.lines[c.turn.line].Turn = nil
		}
		c.turn = nil
	}
	if c.turn == nil && of >= 0 && !t.record.Seats[of].Person() {
		c.turn = &BotTurn{Of: of, entry: c.told, line: len(c.lines)}
	}
}

// Log is the game in words for the viewers, without what they may not know. Entries that their game does not put into
// words for them have no line. The slice is the session's own: read it, do not change it.
func (t *Session) Log() []LogEntry {
	by := t.Viewer()
	c := &t.log
	if c.by != by || c.told > t.Len() {
		*c = log{by: by}
	}
	for ; c.told < t.Len(); c.told++ {
		c.turns(t)
		teller, ok := t.positions[c.told].(rules.LogTeller)
		if !ok {
			continue
		}
		e := t.record.Entries[c.told]
		if told := teller.Tell(e, by); told.Text != "" {
			c.lines = append(c.lines, LogEntry{Entry: c.told, Seat: e.Seat, Text: told.Text, Targets: told.Targets, Turn: c.turn})
		}
	}
	c.turns(t)
	return c.lines
}
