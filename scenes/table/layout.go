package table

import "intrigue/scenes/widgets"

// layout puts the board, the sidebar and the tray where they are in every game.
func (s *Screen) layout(u *widgets.UI) {
	sidebar, rest := widgets.Rect{W: u.W, H: u.H}.CutRight(s.sidebarWidth(u))
	lineH := s.prompt.height(u, rest.W)
	foot, board := rest.CutBottom(s.trayHeight(u) + lineH)
	line, tray := foot.CutTop(lineH)
	var bar widgets.Rect
	if s.review.on {
		bar, board = board.CutBottom(s.review.height(u, board.W))
	}
	s.toolbar.measure(u, tray, board.Y+board.H)
	u.Zone("board", func() { s.board.Frame(u, board) })
	if s.review.on {
		u.Zone("review", func() { s.review.bar(u, bar) })
	}
	u.Box(sidebar, u.Theme.Background, 0)
	u.Box(foot, u.Theme.Background, 0)
	u.Box(widgets.Rect{X: sidebar.X, Y: 0, W: 1, H: u.H}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	u.Box(widgets.Rect{X: 0, Y: foot.Y, W: sidebar.X, H: 1}, widgets.Fade(u.Theme.Pale, 0.12), 0)
	s.prompt.frame(u, line)
	wide, tools := s.toolbar.frame(u, tray)
	u.Zone("tray", func() {
		own := tray
		own.W -= wide
		u.Clipped(own, func() {
			s.board.Tray(u, own.Inset(8))
			s.pointing.ring(u, u.Theme.Gold, 3.5, "choice.") // what a hint advises, as on the board
		})
	})
	u.Zone("tools", tools) // after what is one's own: Tab comes to that first
	u.Zone("sidebar", func() { s.sidebar.frame(u, sidebar.Inset(10)) })
}

func (s *Screen) sidebarWidth(u *widgets.UI) float64 {
	plain := min(max(320, u.W*0.23), 430)
	w := u.Scaled(plain)
	if b, ok := s.board.(SidebarSizer); ok {
		w = b.SidebarWidth(u, plain)
	}
	return min(w, u.W*0.42)
}

func (s *Screen) trayHeight(u *widgets.UI) float64 {
	if b, ok := s.board.(TraySizer); ok {
		return min(b.TrayHeight(u), u.H*0.45)
	}
	return u.Scaled(74)
}

// overlays lie above the table: the board's sheet, choosers, questions, sentences.
func (s *Screen) overlays(u *widgets.UI) {
	if b, ok := s.board.(SheetPainter); ok {
		b.Sheet(u)
	}
	s.pointing.chooseBetween(u)
	s.pointing.confirm(u)
	s.tooltips.frame(u)
	s.undo.frame(u)
}
