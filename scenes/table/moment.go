package table

import "intrigue/rules"

// moment is what is shown, and to whom.
type moment struct {
	entries, at int
	looking     rules.Seat
	deciding    rules.Seat
	curtain     bool
	over        bool
}

// change is what came to an end with a moment.
type change struct {
	handed   bool // other people look now, or nobody behind the curtain
	decision bool // what was to be decided: somebody else decides, or the same seat about something else
	back     bool // moves were taken back
	reopened bool // the game was over, and goes on
	left     bool // the table was left
}

// keeper is a part of the table that opens what belongs to a moment: a question, a sentence, a chooser, a look back,
// work in the background. Whatever it has opened ends there, and nowhere else, with its owner's moment: who looks, whose
// turn it is, which position is shown, and the stay at the table.
type keeper interface{ ended(change) }

// keepers are all of them. A part that opens something and is not among them leaves it open for the next player.
func (s *Screen) keepers() []keeper {
	return []keeper{&s.pointing.tooltips, &s.pointing, s.mode, &s.ending}
}

// end ends what belongs to a moment that is over.
func (s *Screen) end(c change) {
	if c.handed || c.decision || c.back || c.left {
		s.match.Retract()
	}
	switch {
	case c.left:
		s.review.study.Close()
	case c.reopened:
		s.review.study.Reopen()
	}
	for _, k := range s.keepers() {
		k.ended(c)
	}
}

// moment is the present one.
func (s *Screen) moment() moment {
	_, drawn := s.play.Curtain()
	deciding, _ := s.play.Deciding()
	return moment{s.play.Len(), s.play.Cursor(), s.play.Viewer(), deciding, drawn, s.play.Over()}
}

// since is what ended between an old moment and this one, at a table for so many people.
func (m moment) since(old moment, people int) change {
	return change{
		// At an open table all look: those who looked before have handed the screen over.
		handed:   m.curtain && !old.curtain || people > 1 && m.looking == rules.Public && old.looking != rules.Public,
		decision: m.deciding != old.deciding || m.entries != old.entries && m.deciding != rules.Public,
		back:     m.entries < old.entries,
		reopened: old.over && !m.over,
	}
}
