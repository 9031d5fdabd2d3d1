package table

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// hurry is the key, in words, that skips what is only watched.
type hurry struct {
	words string    // what it says, "" where nothing can be skipped
	since time.Time // it has been so
	on    bool      // bots play without a pause until somebody at the table decides
}

// hurryAfter is how long people watch before the key comes: it does not flicker where bots are quick.
const hurryAfter = 800 * time.Millisecond

// watched says what the key that skips what is watched does now, "" where there is nothing to skip.
func (s *Screen) watched() string {
	person := slices.ContainsFunc(s.play.Seats(), rules.SeatInfo.Person)
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

// key lays the key out at the end of the line r of the prompt, and returns what is left of that.
func (h *hurry) key(u *widgets.UI, s *Screen, r widgets.Rect) (rest widgets.Rect) {
	words := s.watched()
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
		Tooltip: s.app.Keyed("Goes on at once", input.Skip)}) {
		h.press(s)
		u.Animate()
	}
	return rest
}

// press skips what is watched, or stops to.
func (h *hurry) press(s *Screen) {
	switch {
	case s.review.on():
		s.review.seek(s.play.Len())
		s.review.close()
	case s.catchUp.on(), s.lingers():
		s.skipAhead()
	default:
		h.on = !h.on
	}
}
