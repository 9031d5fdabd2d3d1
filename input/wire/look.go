package wire

import (
	"fmt"
	"strconv"
	"strings"

	"intrigue/rules"
)

func (s *session) view(w words) error {
	seat, err := s.looks(&w)
	if err != nil {
		return err
	}
	s.say("view", s.now().Seen(seat).Print())
	return w.end()
}

// tell puts an entry into the words that one reader may read. There may be none.
func (s *session) tell(w words) error {
	if len(s.rec.Entries) == 0 {
		return fmt.Errorf("nothing was played yet")
	}
	n, err := w.number("entry", 1, len(s.rec.Entries))
	if err != nil {
		return err
	}
	seat, err := s.looks(&w)
	if err != nil {
		return err
	}
	s.told(n-1, seat)
	return w.end()
}

func (s *session) outcome(w words) error {
	o := s.now().Outcome()
	if !o.Over() {
		s.say("outcome", "none")
		return w.end()
	}
	s.sayf("outcome", "ending %s", o.Ending)
	s.say("outcome", strings.TrimSpace("winners "+seatWords(o.Winners)))
	s.sayf("outcome", "why %s", o.Why)
	for _, line := range o.Scores {
		var points []string
		for _, p := range line.Points {
			points = append(points, strconv.Itoa(p))
		}
		s.sayf("outcome", "score %s | %s", strings.Join(points, " "), line.Label)
	}
	return w.end()
}

// target takes a seat and the id of something that it sees.
func (s *session) target(w *words) (rules.View, string, error) {
	seat, err := s.looks(w)
	if err != nil {
		return nil, "", err
	}
	id := w.next()
	if id == "" {
		return nil, "", fmt.Errorf("the target is missing")
	}
	return s.now().Seen(seat), id, w.end()
}
