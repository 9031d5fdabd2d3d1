package wire

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"intrigue/input/record"
	"intrigue/rules"
)

// view answers with what a seat sees.
func (s *session) view(w args) error {
	seat, err := s.viewingSeat(&w)
	if err != nil {
		return err
	}
	s.say("view", rules.Print(s.now().Seen(seat)))
	return w.end()
}

// tell puts an entry into the words that one reader may read. There may be none.
func (s *session) tell(w args) error {
	if len(s.rec.Entries) == 0 {
		return fmt.Errorf("no move has been played yet")
	}
	n, err := w.number("entry", 1, len(s.rec.Entries))
	if err != nil {
		return err
	}
	seat, err := s.viewingSeat(&w)
	if err != nil {
		return err
	}
	if t, ok := s.positions[n-1].(rules.LogTeller); ok {
		told := t.Tell(s.rec.Entries[n-1], seat)
		s.say("told", told.Text)
		s.say("targets", s.shown(strings.Join(told.Targets, " ")))
	}
	return w.end()
}

func (s *session) outcome(w args) error {
	o := s.now().Outcome()
	if !o.Over() {
		s.say("outcome", "none")
		return w.end()
	}
	s.sayf("outcome", "ending %s", o.Ending)
	s.say("outcome", strings.TrimSpace("winners "+seatWords(o.Winners)))
	s.sayf("outcome", "why %s", o.Why)
	for _, line := range o.Scores {
		s.sayf("outcome", "score %s | %s", numberWords(line.Points), line.Label)
	}
	return w.end()
}

func numberWords(all []int) string { return strings.Trim(fmt.Sprint(all), "[]") }

// target takes a seat and the id of something that it sees.
func (s *session) target(w *args) (rules.View, string, error) {
	seat, err := s.viewingSeat(w)
	if err != nil {
		return nil, "", err
	}
	id := w.next()
	if id == "" {
		return nil, "", fmt.Errorf("the target is missing")
	}
	if err = w.end(); err == nil {
		id, err = s.kept(id)
	}
	return s.now().Seen(seat), id, err
}

// whyNot says nothing about a target that can be chosen.
func (s *session) whyNot(w args) error {
	v, id, err := s.target(&w)
	if err != nil {
		return err
	}
	r := v.WhyNot(id)
	s.sayPairs("whynot", "text", r.Text, "clause", r.Clause)
	return nil
}

func (s *session) label(w args) error {
	v, id, err := s.target(&w)
	if err != nil {
		return err
	}
	l := v.Label(id)
	s.sayPairs("label", "title", l.Title, "sprite", l.Sprite, "text", l.Text, "clause", l.Clause)
	return nil
}

// sayPairs says pairs of a key and a text, and leaves out those that are empty.
func (s *session) sayPairs(word string, pairs ...string) {
	for i := 0; i < len(pairs); i += 2 {
		if text := oneLine(pairs[i+1]); text != "" {
			s.say(word, pairs[i]+" "+text)
		}
	}
}

// acting answers the command that asks who decides.
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
	for _, c := range s.choicesOf(seat) {
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
	m, err := s.kept(string(w))
	if err != nil {
		return s.withNearest(err, seat, string(w))
	}
	return s.add(rules.Entry{Seat: seat, Move: rules.Move(m)})
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

// add plays an entry and tells its number, and the move to those who may know it.
func (s *session) add(e rules.Entry) error {
	if n := len(s.rec.Entries); n >= s.about.LongestRecord {
		return fmt.Errorf("no game of %s is longer than %d moves", s.about.Title, n)
	}
	next, err := s.now().After(e.Seat, e.Move)
	if err != nil {
		return s.withNearest(err, e.Seat, s.shown(string(e.Move)))
	}
	s.positions = append(s.positions, next)
	s.rec.Entries = append(s.rec.Entries, e)
	line := fmt.Sprintf("%d %s", len(s.rec.Entries), seatWord(e.Seat))
	if s.maySpeakFor(e.Seat) {
		line += " " + s.shown(string(e.Move))
	}
	s.say("played", line)
	return nil
}

// undo takes entries back: any number for everybody, for some seats what a table allows without asking.
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
	switch {
	case most == 0:
		return errors.New("nothing can be undone now")
	case n > most:
		return fmt.Errorf("at most %d can be undone now, and not %d", most, n)
	}
	keep := len(s.rec.Entries) - n
	s.rec.Entries = slices.Clip(s.rec.Entries[:keep])
	clear(s.positions[keep+1:])
	s.positions = s.positions[:keep+1]
	s.sayf("entries", "%d", keep)
	return nil
}

// record is the game as files hold it. For some seats it is secret until everything lies open.
func (s *session) record(w args) error {
	o := s.now().Outcome()
	if s.speaksFor != nil && !o.Over() {
		return errors.New("the record is shown only when the game is over")
	}
	s.say("record", string(record.Print(s.rec, o.Ending)))
	return w.end()
}
