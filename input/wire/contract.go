package wire

import (
	"errors"

	"intrigue/rules"
)

func (s *session) edition() int { return 1 }

func (s *session) first(r *rules.Record, edition int) (rules.Position, error) {
	return s.game.New(len(r.Seats), r.Options)
}

func (s *session) told(i int, seat rules.Seat) {
	if t, ok := s.all[i].(rules.Teller); ok {
		s.say("told", t.Tell(s.rec.Entries[i], seat))
	}
}

func (s *session) whyNot(w words) error {
	v, id, err := s.target(&w)
	if err != nil {
		return err
	}
	e, ok := v.(rules.Explainer)
	if !ok {
		return errors.New("this game does not explain its refusals")
	}
	s.say("whynot", e.WhyNot(id))
	return nil
}

func (s *session) label(w words) error {
	v, id, err := s.target(&w)
	if err != nil {
		return err
	}
	e, ok := v.(rules.Explainer)
	if !ok {
		return errors.New("this game does not name its targets")
	}
	text, clause := e.Explain(id)
	if text == "" {
		return errors.New("there is no such target")
	}
	s.say("label", "text "+text)
	if clause != "" {
		s.say("label", "clause "+clause)
	}
	return nil
}
