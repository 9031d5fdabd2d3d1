package table

import (
	"intrigue/input"
	"intrigue/scenes/widgets"
)

// times answers the keys that go through time. It comes before the layout: the log
// scrolls by the same keys, and at the table they mean the game.
func (s *Screen) times(u *widgets.UI) {
	if !u.Active() || s.tooltip.explains || s.chooser.open || s.sure != nil || s.undoAsk || s.catchUp.on {
		return
	}
	switch {
	case u.Take(input.ReviewBack):
		s.past(-1)
	case u.Take(input.ReviewForward):
		s.past(1)
	case u.Take(input.Pause):
		s.holdBots(u)
	case u.Take(input.Step):
		if s.review.on {
			s.past(1)
			return
		}
		s.play.Skip()
		u.Animate()
	}
}

// past steps through the game; the first step back opens the past.
func (s *Screen) past(step int) {
	switch {
	case s.review.on:
		s.review.to(s, s.play.Cursor()+step)
		s.review.playing = false
	case step > 0:
	case s.play.Len() == 0:
		s.app.Toast("Nothing has happened yet.")
	case s.lesson == nil:
		s.review.open(s)
	}
}

// holdBots lets the bots wait, or go on; in the past it stops what plays by itself.
func (s *Screen) holdBots(u *widgets.UI) {
	if s.review.on {
		s.review.playing = !s.review.playing && s.play.Reviewing()
		s.review.next = u.Now
		return
	}
	s.play.SetPaused(!s.play.Paused())
	if !s.play.Paused() {
		s.app.Toast("The bots go on.")
	}
	u.Animate()
}

// heldBots is what the prompt says while the bots wait, "" while they do not.
func (s *Screen) heldBots() string {
	if !s.play.Paused() || s.Playable() || s.play.Over() {
		return ""
	}
	return "The bots wait. " + s.app.KeyName(input.Pause) + " lets them go on, " + s.app.KeyName(input.Step) + " lets them make one move."
}
