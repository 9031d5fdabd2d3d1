package table

import (
	"slices"

	"intrigue/rules"
	"intrigue/scenes/pages"
)

// latest is how many lines of the log the page tells where the reader has not moved yet.
const latest = 3

// situation notes where everything stands now.
func (s *Screen) situation() *pages.Situation {
	p := pages.NewSituation(s.app, s.title.Accent)
	now := ""
	if v, ok := s.play.View().(rules.Words); ok {
		now = s.Named(v.Prompt())
	}
	if hand := s.pointing.Hand(); hand != "" {
		l := s.label(hand)
		p.Add("Now", now, s.Named(l.Text))
	} else {
		p.Add("Now", now)
	}
	p.Add("Last moves", s.lately()...)
	p.Add("Where things stand", s.stands()...)
	return p
}

// lately are the lines of the log since the last move of those who look, or the newest.
func (s *Screen) lately() (lines []string) {
	since, _ := s.play.SinceOwnMove()
	all := s.play.Log()
	for i, l := range all {
		if l.Entry >= since || i >= len(all)-latest {
			lines = append(lines, s.Named(l.Text))
		}
	}
	return lines
}

// stands is the situation in sentences: as the game tells it, or else all that lies on the
// board, by its labels.
func (s *Screen) stands() (lines []string) {
	if v, ok := s.play.View().(rules.Words); ok {
		for _, l := range v.Situation() {
			lines = append(lines, s.Named(l))
		}
	}
	if len(lines) > 0 {
		return lines
	}
	for _, sp := range slices.Concat(s.spots.all, s.spots.shown) {
		l := s.label(sp.ID)
		words := s.Named(l.Whole())
		if l.Text != "" && !isWord(sp.ID) && !slices.Contains(lines, words) {
			lines = append(lines, words)
		}
	}
	return lines
}
