package table

import (
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
	"slices"
)

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
		a.bar, a.board = a.board.CutBottom(s.review.height(u, a.board))
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
	u.Zone("tools", func() { line = s.hurryKey(u, line) })
	s.prompt.frame(u, line)
	at.prompt = line
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

// moment is the present one.
func (s *Screen) moment() moment {
	_, drawn := s.play.Curtain()
	deciding, _ := s.play.Deciding()
	return moment{s.play.Len(), s.play.Cursor() + s.play.Supposed().At, s.play.Viewer(), deciding, drawn, s.play.Over()}
}
