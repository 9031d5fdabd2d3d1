package table

import (
	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/pages"
	"intrigue/scenes/table/menu"
	"intrigue/scenes/widgets"
	"slices"
	"time"
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
		s.app.Open(s.voice.situation())
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

// openMenu pauses the game.
func (s *Screen) openMenu() { s.app.Open(s.newMenu()) }

// newMenu is the pause in the game at this table.
func (s *Screen) newMenu() *menu.Menu {
	exercise := ""
	if by := s.mode.teacher(); by != nil {
		exercise = by.note()
	}
	return menu.New(s.match, s.ending.results, exercise)
}

// ConfirmQuit implements app.QuitConfirmer: a game that cannot be saved is not left in silence.
func (s *Screen) ConfirmQuit(quit func()) bool {
	if !s.play.Unsaved() {
		return false
	}
	m, ok := s.app.Screen().(*menu.Menu)
	if !ok || !m.Pauses(s.play) {
		m = s.newMenu()
		s.app.Open(m)
	}
	m.ConfirmQuit(quit)
	return true
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

// watched says what the key that skips what is watched does now, "" where there is nothing to skip.
func (s *Screen) watched() string {
	person := s.mode.teacher() == nil && slices.ContainsFunc(s.play.Seats(), rules.SeatInfo.Person)
	switch {
	case s.catchUp.on():
		return "Skip to now"
	case s.lingers(), s.review.on() && s.review.runs && s.review.comesBack:
		return "Skip to the result"
	case s.review.on(), s.pointing.playable(), s.waits(), s.play.Paused(), s.play.Over(), !s.play.GoesOn():
		return ""
	case s.mode.guides():
		return "" // a lesson plays its own moves, and is short
	}
	return widgets.If(person, "Skip to your turn", "Skip to the result")
}

// hurryAfter is how long people watch before the key comes: it does not flicker where bots are quick.
const hurryAfter = 800 * time.Millisecond

// hurryKey lays out the key that skips what is watched at the end of the line r of the prompt, and returns what is left of that.
func (s *Screen) hurryKey(u *widgets.UI, r widgets.Rect) (rest widgets.Rect) {
	h, words := &s.hurry, s.watched()
	if words != h.words {
		h.words, h.since = words, u.Now
	}
	switch due := h.since.Add(hurryAfter); {
	case words == "":
		h.on = false
		return r
	case u.Now.Before(due):
		u.WakeAt(due)
		return r
	}
	if h.on {
		words = "Stop skipping"
		s.skipAhead()
		u.Animate()
	}
	w := u.TextWidth(words, widgets.Line(face.UIMedium, widgets.Body, u.Theme.Pale)) + 48
	at, rest := r.CutRight(w + 8)
	at = at.Centre(at.W, u.LineHeight(widgets.Body)+6)
	at.W = w
	if u.Button("skip", at, words, widgets.ButtonOptions{Weight: widgets.Plain, OnDark: true, Icon: "icon.last",
		Tooltip: s.app.Keyed("Go on at once", input.Skip)}) {
		s.pressHurry()
		u.Animate()
	}
	return rest
}

// pressHurry skips what is watched, or stops to.
func (s *Screen) pressHurry() {
	switch {
	case s.review.on():
		s.review.seek(s.play.Len())
		s.review.close()
	case s.catchUp.on(), s.lingers():
		s.skipAhead()
	default:
		s.hurry.on = !s.hurry.on
	}
}
