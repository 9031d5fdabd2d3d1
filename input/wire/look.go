package wire

import (
	"fmt"
	"strconv"
	"strings"

	"intrigue/rules"
)

func (s *session) view(w args) error {
	seat, err := s.viewingSeat(&w)
	if err != nil {
		return err
	}
	s.say("view", s.now().Seen(seat).Print())
	return w.end()
}

// tell puts an entry into the words that one reader may read. There may be none.
func (s *session) tell(w args) error {
	if len(s.rec.Entries) == 0 {
		return fmt.Errorf("nothing was played yet")
	}
	n, err := w.number("entry", 1, len(s.rec.Entries))
	if err != nil {
		return err
	}
	seat, err := s.viewingSeat(&w)
	if err != nil {
		return err
	}
	if t, ok := s.positions[n-1].(rules.Teller); ok {
		told := t.Tell(s.rec.Entries[n-1], seat)
		s.say("told", told.Text)
		s.say("targets", strings.Join(told.Targets, " "))
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
		var points []string
		for _, p := range line.Points {
			points = append(points, strconv.Itoa(p))
		}
		s.sayf("outcome", "score %s | %s", strings.Join(points, " "), line.Label)
	}
	return w.end()
}

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
	return s.now().Seen(seat), id, w.end()
}

// whyNot says nothing about a target that can be chosen.
func (s *session) whyNot(w args) error {
	v, id, err := s.target(&w)
	if err != nil {
		return err
	}
	e, ok := v.(rules.Explainer)
	if !ok {
		return fmt.Errorf("%s does not explain its refusals", s.about.Title)
	}
	r := e.WhyNot(id)
	s.sayPairs("whynot", "text", r.Text, "clause", r.Clause)
	return nil
}

func (s *session) label(w args) error {
	v, id, err := s.target(&w)
	if err != nil {
		return err
	}
	n, ok := v.(rules.Namer)
	if !ok {
		return fmt.Errorf("%s does not name its targets", s.about.Title)
	}
	l := n.Label(id)
	s.sayPairs("label", "title", l.Title, "sprite", l.Sprite, "text", l.Text, "clause", l.Clause)
	return nil
}

// facts says pairs of a key and a text, and leaves out those that are empty.
func (s *session) sayPairs(word string, pairs ...string) {
	for i := 0; i < len(pairs); i += 2 {
		if text := oneLine(pairs[i+1]); text != "" {
			s.say(word, pairs[i]+" "+text)
		}
	}
}
