// Package table is the screen of a game in progress, the same for every game:
// pointing, choosing, asking, the curtain, the log, looking back, lessons, results
// and the menu. A game gives it a Board.
//
// It knows no game and no rule: it walks the legal choices with input.ChoiceBuilder, which
// is the one truth about what is still possible.
package table

import (
	"strings"
	"time"

	"intrigue/input/session"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/widgets"
)

// Screen is the table on the window. Each of its parts keeps a state of its own; the
// Screen gives them their turn in a frame and their room.
type Screen struct {
	*game
	pointing Pointing
	reader   reader
	curtain  curtain
	catchUp  catchUp
	review   review
	prompt   prompt
	toolbar  toolbar
	sidebar  sidebar
	ending   gameOver
	plain    widgets.Rect // the room that the board has at the usual text size
	voice    voice
	hurry    hurry

	shown   moment // what the builder and the board were last told; its entries are -1 for nothing
	unsaved bool   // from elsewhere, and nothing has been written yet
}

// Game is the game in progress, for tests, pictures and flags. A board has a Host instead.
func (s *Screen) Game() *session.Session { return s.play }

// Pointing is what has been pointed at, for tests.
func (s *Screen) Pointing() *Pointing { return &s.pointing }

// Where is the place of a target on the window, for tests.
func (s *Screen) Where(target string) (widgets.Rect, bool) { return s.spots.where(target) }

// Explain opens what a target is, for tests.
func (s *Screen) Explain(target string) { s.pointing.explain(target) }

// Results shows how the game ended.
func (s *Screen) Results() { s.ending.results() }

// Spoken is the id by which a place of the window is told: boards name places as they are printed.
func (s *Screen) Spoken(id string) string {
	target, ok := TargetOf(id)
	if spoken := s.label(target).Spoken; ok && spoken != "" {
		_, twin, _ := strings.Cut(id, "#")
		return SpotID(spoken, twin)
	}
	return id
}

// Held is the place of the window whose piece somebody has in hand, "" for none.
func (s *Screen) Held() string {
	if hand := s.pointing.Hand(); hand != "" {
		return SpotID(hand, "")
	}
	return ""
}

// NameOf implements app.Namer: targets go by the words of the rules.
func (s *Screen) NameOf(id string) (name, state string, ok bool) { return s.voice.named(id) }

// Resting reports whether a press would be ignored or asked about now, because a step, a turn or the
// curtain has just begun, or whether the table goes on by itself.
func (s *Screen) Resting() bool {
	if _, up := s.play.Curtain(); up {
		return s.curtain.settling
	}
	return s.pointing.guard.resting || s.mode.works() || s.ending.comes() || !s.waits() && s.play.GoesOn()
}

// waits reports whether nobody moves: something is still shown or asked, words of a lesson are unread, or a problem
// is to be solved.
func (s *Screen) waits() bool {
	return s.lingers() || s.agree != nil || s.mode.waits()
}

// Baked reports whether the board is there at its full sharpness.
func (s *Screen) Baked() bool {
	b, ok := s.board.(Scenery)
	return !ok || b.Baked()
}

// Roams reports whether part of the board is out of sight, for tests.
func (s *Screen) Roams() bool {
	b, ok := s.board.(Scenery)
	return ok && b.Roams()
}

// LookBack shows the table as it was before entry i.
func (s *Screen) LookBack(i int) {
	s.ending.shown = true
	s.review.enter()
	s.review.seek(i)
}

// Save makes an unsaved game a saved one, as far as it has come; to all others, and once left, it does nothing.
func (s *Screen) Save() {
	if !s.unsaved {
		return
	}
	s.unsaved = false
	keep := s.app.Store.NewGame(s.play.Record())
	s.play.SetSaver(keep)
	s.app.Report(keep.Save())
}

// Close stops the bots and lets the file go; everything is saved already.
func (s *Screen) Close() {
	s.end(change{left: true})
	s.board.Close()
	s.app.Report(s.play.Close())
	s.unsaved = false
}

// end ends what belongs to a moment that is over. A part that opens something and is not among these leaves it open for the
// next player.
func (s *Screen) end(c change) {
	if c.handed || c.decision || c.back || c.left {
		s.match.Retract()
	}
	switch {
	case c.left:
		s.review.study.Close()
	case c.reopened:
		s.review.study.Reopen()
	}
	for _, k := range []keeper{&s.pointing.tooltips, &s.pointing, s.mode, &s.ending} {
		k.ended(c)
	}
}

// gameOver opens the results once the game is over.
type gameOver struct {
	*game
	review *review
	since  time.Time // when the end was first shown; zero before
	shown  bool      // the results were opened, or wait until they are asked for
}

// ended lets another end be shown as well.
func (g *gameOver) ended(c change) {
	if c.reopened {
		g.since, g.shown = time.Time{}, false
	}
}

// comes reports whether the results are about to open by themselves.
func (g *gameOver) comes() bool {
	return g.play.Over() && !g.shown && g.mode.teacher() == nil && !g.mode.works() && !g.lingers()
}

// frame opens the results, once, a moment after the last move was seen.
func (g *gameOver) frame(u *widgets.UI) {
	if !g.comes() {
		return
	}
	if g.since.IsZero() {
		g.since = u.Now
	}
	wait := widgets.If(g.app.Motion() == 0, 500*time.Millisecond, 1800*time.Millisecond)
	if u.Now.Sub(g.since) < wait {
		u.WakeAt(g.since.Add(wait))
		return
	}
	g.shown = true
	g.results()
}

// results shows how the game ended.
func (g *gameOver) results() {
	look := func(made int) {
		g.app.Back()
		g.review.after(made)
	}
	var learn func()
	if slips := g.review.study.Slips(); len(slips) > 0 {
		learn = func() { g.review.study.Retry(slips) }
	}
	g.app.Open(gameover.New(g.match, look, func() {
		g.app.Back()
		g.review.open()
		g.review.study.Analyse()
	}, learn))
}

// hurry is the key, in words, that skips what is only watched.
type hurry struct {
	words string    // what it says, "" where nothing can be skipped
	since time.Time // it has been so
	on    bool      // bots play without a pause until somebody at the table decides
}
