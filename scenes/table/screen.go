// Package table is the screen of a game in progress, the same for every game:
// pointing, choosing, asking, the curtain, the log, looking back, lessons, results
// and the menu. A game gives it a Board.
//
// It knows no game and no rule: it walks the legal choices with input.ChoiceBuilder, which
// is the one truth about what is still possible.
package table

import (
	"slices"
	"strings"

	"intrigue/input/session"
	"intrigue/scenes/sound"
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

// Frame implements app.Screen.
func (s *Screen) Frame(u *widgets.UI) {
	u.Theme.Accent = s.title.Accent
	s.mode.step(u)
	if s.waits() {
		defer func() {
			if !s.waits() {
				u.Animate() // now the game goes on
			}
		}()
	} else {
		s.play.Update(u.Now)
		if due, ok := s.play.Due(); ok {
			u.WakeAt(due)
		}
	}
	for _, n := range s.play.Notices() {
		s.app.Toast(n)
	}
	s.app.Notices() // of the file behind the game, in the frame of the move
	s.refresh()
	if g, up := s.play.Curtain(); up {
		s.curtain.frame(u, g)
		return
	}
	if s.catchUp.show(u) {
		s.refresh()
	}
	s.voice.frame()
	s.spots.begin()
	s.pointing.look(u)
	s.timeKeys(u)
	at := s.layout(u)
	s.pointing.answer(u, at.sidebar)
	advice, hinted := s.pointing.advice()
	target := s.readable(u)
	s.reader.frame(u, target, at.prompt, hinted && u.Keyboard && slices.Contains(advice.Choice.Path, target))
	s.answerKeys(u)
	s.overlays(u, at.sidebar)
	s.ending.frame(u)
}

// waits reports whether nobody moves: something is still shown or asked, words of a lesson are unread, or a problem
// is to be solved.
func (s *Screen) waits() bool {
	return s.lingers() || s.agree != nil || s.mode.waits()
}

// readable is the target whose card may be shown large: none while something else is done.
func (s *Screen) readable(u *widgets.UI) string {
	_, dragging := s.pointing.Dragged()
	if dragging || s.pointing.tooltips.open() || s.pointing.asking() || s.pointing.tooltipSuppressed.on(u) {
		return ""
	}
	return s.pointing.hot
}

// refresh notices what has changed since the last frame and begins anew with it.
func (s *Screen) refresh() {
	if s.turned {
		s.turned, s.shown.entries = false, -1
	}
	now := s.moment()
	if now == s.shown {
		return
	}
	old := s.shown
	s.shown = now
	s.end(now.since(old, s.play.People()))
	defer func() { s.pointing.hold(s.pointing.held) }() // when the board knows what has changed
	switch {
	case now.drawn:
		return
	case old.drawn || old.entries < 0:
		// Somebody has just sat down: first what they missed, then the present.
		if from, to := s.play.Missed(); old.drawn && from < to {
			s.catchUp.begin(from)
			s.shown.at = s.play.Cursor()
		}
		s.board.Changed(true)
		return
	}
	step := now.at - old.at
	jump := step < 0 || step > 8 || step > 3 && s.decided(old.at, now.at) != 1
	// At an open table pieces travel, no matter who decides next.
	other := now.looking != old.looking && s.title.Game.About().Secret
	s.board.Changed(other || jump)
	if now.at > old.at && now.at == now.entries {
		_, mine := s.play.Deciding()
		s.app.Cue(widgets.If(mine, sound.Bell, sound.Tap))
	}
}

// areas are where the parts of the table are in every game.
type areas struct{ board, bar, sidebar, prompt, tray widgets.Rect }

// divide finds the areas in the window, and tells the toolbar its room.
func (s *Screen) divide(u *widgets.UI) (a areas) {
	var rest, foot widgets.Rect
	a.sidebar, rest = widgets.Rect{W: u.W, H: u.H}.CutRight(s.sidebarWidth(u))
	lineH := s.prompt.height(u, rest.W)
	foot, a.board = rest.CutBottom(s.trayHeight(u) + lineH)
	a.prompt, a.tray = foot.CutTop(lineH)
	if s.review.on() {
		a.bar, a.board = a.board.CutBottom(s.review.height(u, a.board.W))
	}
	s.toolbar.measure(u, a.tray, a.board.Y+a.board.H)
	return a
}

// layout lays out the parts of the table, and says where they are. What lies on the board is never smaller than it is at the
// usual text size.
func (s *Screen) layout(u *widgets.UI) areas {
	u.AtScale(min(1, u.TextScale), func() { s.plain = s.divide(u).board })
	at := s.divide(u)
	board, bar, sidebar, line, tray := at.board, at.bar, at.sidebar, at.prompt, at.tray
	foot := widgets.Rect{X: line.X, Y: line.Y, W: line.W, H: line.H + tray.H}
	u.Zone("board", func() { u.Quietly(func() { s.board.Frame(u, board) }) })
	u.Clipped(board, func() { s.review.rings(u, board) })
	s.review.study.GiveWay(&u.In)
	if s.review.on() {
		u.Zone("review", func() { s.review.bar(u, bar) })
	}
	u.Box(sidebar, u.Theme.Background, 0)
	u.Box(foot, u.Theme.Background, 0)
	u.Box(widgets.Rect{X: sidebar.X, Y: 0, W: 1, H: u.H}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	u.Box(widgets.Rect{X: 0, Y: foot.Y, W: sidebar.X, H: 1}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	u.Zone("tools", func() { line = s.hurry.key(u, s, line) })
	at.prompt = s.prompt.frame(u, line)
	u.KeepInSight(at.prompt) // what a key does is read beside what is asked, or why a hint advises it
	wide, tools := s.toolbar.frame(u, tray)
	u.Zone(trayZone, func() {
		own := tray
		own.W -= wide
		u.Clipped(own, func() {
			u.Quietly(func() { s.board.Tray(u, own.Inset(8)) })
			s.pointing.ring(u, u.Theme.Gold, 3.5, "choice.") // what a hint advises, as on the board
			s.review.rings(u, own)
		})
	})
	u.Zone("tools", tools) // after the tray: Tab comes to that first
	u.Zone("sidebar", func() { s.sidebar.frame(u, sidebar.Inset(10)) })
	return at
}

// sidebarWidth grows only half as far as the words at large type: the board needs the width more.
func (s *Screen) sidebarWidth(u *widgets.UI) float64 {
	plain := min(max(320, u.W*0.23), 430)
	if w := s.board.Layout(u).Sidebar; w > 0 {
		plain = w
	}
	return min(max(plain, u.Scaled(plain*0.77)), u.W*0.42)
}

// trayHeight is never less than at the usual text size: what lies there keeps its size.
func (s *Screen) trayHeight(u *widgets.UI) (h float64) {
	u.AtScale(min(1, u.TextScale), func() { h = s.trayAsked(u) })
	return max(h, s.trayAsked(u))
}

// trayAsked is the height of the tray that the board asks for, or the usual one.
func (s *Screen) trayAsked(u *widgets.UI) float64 {
	if h := s.board.Layout(u).Tray; h > 0 {
		return min(h, u.H*0.45)
	}
	return u.Scaled(74)
}

// overlays lie above the table: the board's sheet, choosers, questions, sentences.
func (s *Screen) overlays(u *widgets.UI, sidebar widgets.Rect) {
	if b, ok := s.board.(SheetPainter); ok {
		b.Sheet(u)
	}
	s.pointing.chooseBetween(u)
	s.pointing.confirm(u)
	s.pointing.tooltips.frame(u, sidebar)
	u.Ask(&s.agree)
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

// moment is the present one.
func (s *Screen) moment() moment {
	_, drawn := s.play.Curtain()
	deciding, _ := s.play.Deciding()
	supposed, _, _ := s.play.Supposed()
	return moment{s.play.Len(), s.play.Cursor() + supposed, s.play.Viewer(), deciding, drawn, s.play.Over()}
}
