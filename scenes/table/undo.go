package table

import (
	"slices"

	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
)

// back is what the take-back key does first: it puts down what is half picked,
// and only then takes back a move.
func (s *Screen) back() {
	if s.review.on {
		s.review.close(s)
		return
	}
	picked := s.pick.Picked()
	if len(picked) > 0 && s.pick.Unpick() {
		s.hold(s.held)
		// Who has the same piece in hand again had nothing half picked.
		if !slices.Equal(s.pick.Picked(), picked) {
			return
		}
	}
	s.TakeBack()
}

// TakeBack takes back the last decision. Where that would unmake what somebody
// has seen, the people at the table are asked.
func (s *Screen) TakeBack() {
	if n, _ := s.play.CanUndo(); n > 0 {
		all := s.play.Record().Entries
		if err := s.play.Undo(); err != nil {
			s.app.Toast(app.Sentence(err))
		} else if c, ok := rules.Choose(s.Choices(), all[s.play.Len()].Move); ok && len(c.Path) > 1 {
			s.held = c.Path[0] // the piece that has come back is in hand again
		}
		s.app.Cue(sound.Slide)
		return
	}
	_, why := s.play.CanUndo()
	if n, _ := s.play.CanUndoAsking(); n == 0 || s.play.Over() {
		s.app.Toast(why)
		return
	}
	s.undoAsk = true
}

// alone reports whether at most one person is at the table.
func (s *Screen) alone() bool { return s.play.People() <= 1 }

func (s *Screen) redo() {
	if s.play.CanRedo() == 0 {
		return
	}
	if err := s.play.Redo(); err != nil {
		s.app.Toast(app.Sentence(err))
	}
}

// skip ends whatever moves by itself: a journey, a bot's pause, the catching up.
func (s *Screen) skip() {
	if s.catchUp.on {
		s.catchUp.finish(s)
		return
	}
	s.play.Skip()
	if r, ok := s.board.(Rusher); ok {
		r.Rush()
	}
}
