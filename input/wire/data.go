package wire

import (
	"encoding/json"
	"fmt"
	"strings"

	"intrigue/rules"
)

// state is view for programs: a line of JSON.
func (s *session) state(w args) error {
	seat, err := s.viewingSeat(&w)
	if err != nil {
		return err
	}
	if err := s.sayJSON("state", s.now().Seen(seat).Snapshot()); err != nil {
		return err
	}
	return w.end()
}

// board is all that is printed on the box of the present game.
func (s *session) board(w args) error {
	p, ok := s.now().(rules.Describer)
	if !ok {
		return fmt.Errorf("%s does not describe its box", s.about.Title)
	}
	if err := s.sayJSON("board", p.Describe()); err != nil {
		return err
	}
	return w.end()
}

// sayJSON says a value as one line.
func (s *session) sayJSON(word string, value any) error {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		return err
	}
	s.say(word, b.String())
	return nil
}
