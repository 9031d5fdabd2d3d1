package wire

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"intrigue/input/record"
	"intrigue/rules"
)

func (s *session) acting(w args) error {
	all := s.now().Acting()
	if len(all) == 0 {
		s.say("acting", "nobody")
	} else {
		s.say("acting", seatWords(all))
	}
	return w.end()
}

func (s *session) choices(w args) error {
	seat, err := s.ledSeat(&w)
	if err != nil {
		return err
	}
	for _, c := range s.now().Choices(seat) {
		s.sayf("choice", "%s | %s", c.Move, strings.Join(c.Path, " "))
	}
	return w.end()
}

// play makes a move. The answer tells which entry of the record it is.
func (s *session) play(w args) error {
	seat, err := s.ledSeat(&w)
	if err != nil {
		return err
	}
	return s.add(rules.Entry{Seat: seat, Move: rules.Move(w)})
}

// roll draws Luck's move as a table of the same deal would.
func (s *session) roll(w args) error {
	if err := w.end(); err != nil {
		return err
	}
	if !slices.Contains(s.now().Acting(), rules.Luck) {
		return errors.New("luck has nothing to decide now")
	}
	return s.add(rules.Entry{Seat: rules.Luck, Move: s.now().Roll(record.LuckRand(s.rec.Deal, len(s.rec.Entries)))})
}

func (s *session) add(e rules.Entry) error {
	if n := len(s.rec.Entries); n >= s.about.LongestRecord {
		return fmt.Errorf("no game of %s is longer than %d moves", s.about.Title, n)
	}
	next, err := s.now().After(e.Seat, e.Move)
	if err != nil {
		return err
	}
	s.positions = append(s.positions, next)
	s.rec.Entries = append(s.rec.Entries, e)
	line := fmt.Sprintf("%d %s", len(s.rec.Entries), seatWord(e.Seat))
	if s.maySpeakFor(e.Seat) {
		line += " " + string(e.Move)
	}
	s.say("played", line)
	return nil
}

// undo takes entries back: any number for everybody, and for some seats what the
// people of a table may take back without asking.
func (s *session) undo(w args) error {
	n := 1
	if w != "" {
		var err error
		if n, err = w.number("number of entries", 1, max(1, s.about.LongestRecord)); err != nil {
			return err
		}
	}
	if err := w.end(); err != nil {
		return err
	}
	most := len(s.rec.Entries)
	if s.speaksFor != nil {
		most = rules.Undoable(s.positions, s.rec.Entries, s.maySpeakFor, s.seats() == 1)
		if s.now().Outcome().Over() && s.seats() > 1 {
			most = 0
		}
	}
	if n > most {
		return fmt.Errorf("%d can be taken back, and not %d", most, n)
	}
	keep := len(s.rec.Entries) - n
	s.rec.Entries = slices.Clip(s.rec.Entries[:keep])
	clear(s.positions[keep+1:])
	s.positions = s.positions[:keep+1]
	s.sayf("entries", "%d", keep)
	return nil
}

// record is the game as files hold it. For some seats it is secret until the end,
// when everything lies open.
func (s *session) record(w args) error {
	o := s.now().Outcome()
	if s.speaksFor != nil && !o.Over() {
		return errors.New("the record lies open only when the game is over")
	}
	s.say("record", string(record.Print(s.rec, o.Ending)))
	return w.end()
}
