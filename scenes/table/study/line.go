package study

import (
	"slices"

	"intrigue/input/analysis"
	"intrigue/input/session"
	"intrigue/rules"
)

const keyLine = "study.line"

// lined reports whether the line of the better choice is shown in place of the game.
func (s *Study) lined() bool { return len(s.Play.Supposed().Entries) > 0 }

// line shows what could have followed on the better choice, from that choice on, or the game again.
func (s *Study) line(d analysis.Decision) {
	if s.lined() {
		s.Play.Suppose(session.Course{})
		return
	}
	all, err := d.Follow(s.Cover.Game, s.Play.Record())
	if s.App.Report(err) || len(all) < 2 {
		return
	}
	s.Play.Suppose(session.Course{Positions: all, Entries: d.Then[:len(all)-1], By: d.Seat, At: 1})
}

// WalkLine goes a step through the line on show, and back to the game before its first one; it reports false where
// none is shown.
func (s *Study) WalkLine(step int) bool {
	c := s.Play.Supposed()
	if len(c.Entries) == 0 {
		return false
	}
	switch c.At += step; {
	case c.At < 1:
		s.Play.Suppose(session.Course{})
	case c.At > len(c.Entries):
		s.Remark("The line ends here.")
	default:
		s.Play.Suppose(c)
	}
	return true
}

// Slips are the mistakes of the people at this table, as far as they are found.
func (s *Study) Slips() []analysis.Slip {
	if !s.CanStudy() {
		return nil
	}
	if s.load(); s.found == nil {
		return nil
	}
	if s.slips == nil || s.slipsOf != s.found {
		s.slips, s.slipsOf = s.found.Slips(s.Play.Record()), s.found
	}
	return s.slips
}

// shown reports whether a seat belongs to the side whose curve is on show.
func (s *Study) shown(seat rules.Seat) bool {
	sides, _ := s.found.Curves(s.Cover.Game, s.Play.Record())
	return slices.Contains(sides[s.sideShown(sides)].Seats, seat)
}

// sideShown is the side whose curve is on show: the chosen one, or at first that of a person.
func (s *Study) sideShown(sides []rules.Side) int {
	if s.side < 0 {
		s.side = max(0, slices.IndexFunc(sides, s.yours))
	}
	return min(s.side, len(sides)-1)
}

// yours reports whether a person plays on a side.
func (s *Study) yours(side rules.Side) bool {
	return slices.ContainsFunc(side.Seats, func(seat rules.Seat) bool { return s.Play.Seats()[seat].Person() })
}
