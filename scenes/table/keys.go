package table

import (
	"intrigue/input"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// asking reports whether the keys belong to what is asked or explained.
func (s *Screen) asking() bool {
	return s.pointing.tooltips.now.explains || s.pointing.asking() || s.agree != nil
}

// answerKeys answers the keys of every game, after the focus walk, the chooser and the board have taken theirs.
func (s *Screen) answerKeys(u *widgets.UI) {
	if s.asking() {
		return
	}
	hot := s.pointing.hot
	switch {
	case u.Take(input.Skip):
		s.skipAhead()
	case u.Take(input.Hint):
		u.Keyboard = true // the focus will show what is advised
		s.mode.askHint()
	case hot != "" && u.Take(input.Pencil):
		s.scribble(hot)
	case u.Take(input.Situation):
		u.Keyboard = true // the keys go through its lines
		s.app.Open(s.situation())
	case hot != "" && u.Take(input.Explain):
		s.pointing.explain(hot)
	case u.Take(input.Log):
		s.sidebar.log.folded = !s.sidebar.log.folded
	case u.Take(input.Rules):
		s.match.OpenRules(s.clauseOf(hot))
	case u.Take(input.KeysPage):
		s.app.Open(pages.NewKeys(s.app))
	case u.Take(input.Done):
		s.pointing.done(u)
	case u.Take(input.Redo):
		s.redo()
	case u.Take(input.Undo):
		s.back()
	case u.Take(input.Menu):
		s.escape()
	}
	if u.In.Explain && u.Active() {
		if target, ok := TargetOf(u.Hot()); ok {
			s.pointing.explain(target)
		}
	}
}

// timeKeys answers the keys that go through time. It comes before the layout: the log
// scrolls by the same keys, and at the table they mean the game.
func (s *Screen) timeKeys(u *widgets.UI) {
	if !u.Active() || s.catchUp.on() {
		return
	}
	switch {
	case u.Take(input.ReviewBack):
		s.review.past(-1)
	case u.Take(input.ReviewForward):
		s.review.past(1)
	case u.Take(input.Pause):
		s.mode.hold(u)
	case u.Take(input.ShowAll):
		s.showAll()
	case u.Take(input.Step):
		if s.review.on() {
			s.review.past(1)
			return
		}
		s.play.Skip()
		u.Animate()
	}
}

// escape closes one thing: what was said beside a target, the past, the piece in
// hand. When there is nothing left to close it opens the menu.
func (s *Screen) escape() {
	switch {
	case s.pointing.tooltips.open():
		s.pointing.tooltips.close()
	case s.mode.leave():
	case !s.pointing.letGo() && !s.unfold():
		s.openMenu()
	}
}

// unfold closes what the board shows for the asking, and reports whether there was anything.
func (s *Screen) unfold() bool {
	e, ok := s.board.(Escaper)
	return ok && e.Escape()
}

// back is what the undo key does: it puts down what is half picked, and only then undoes a move.
func (s *Screen) back() {
	switch {
	case s.mode.leave():
	case !s.pointing.back():
		s.mode.takeBack()
	}
}

// skipAhead ends whatever moves by itself: a journey, a bot's pause, the catching up.
func (s *Screen) skipAhead() {
	if s.catchUp.on() {
		s.catchUp.finish()
		return
	}
	s.play.Skip()
	if r, ok := s.board.(Scenery); ok {
		r.Rush()
	}
}
