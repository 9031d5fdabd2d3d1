package table

import (
	"intrigue/rules"
	"intrigue/scenes/sound"
)

// scribble changes the pencil mark on a target: crossed out, circled, and none again.
func (s *Screen) scribble(target string) {
	b, ok := s.board.(PencilMarker)
	if !ok || !b.TakesPencil(target) {
		return
	}
	next := map[string]string{"": rules.Cross, rules.Cross: rules.Ring, rules.Ring: ""}[s.play.Notes()[target]]
	if s.play.Note(target, next) {
		s.app.Cue(sound.Tap)
	}
}
