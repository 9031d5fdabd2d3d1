package table

import "intrigue/scenes/widgets"

// sidebar puts the log below what the board shows of the seats, and the words of a lesson
// between them.
type sidebar struct {
	*game
	lesson *lesson
	log    log
	boardH float64 // of the board's part, in the last frame
}

// sidebarScroll is the id of the column in which all of it scrolls.
const sidebarScroll = "rail"

// frame lays it out. Where large type or a low window leaves the log no room, the whole
// sidebar scrolls, the words of the lesson first; the log of a lesson may be short before
// that.
func (s *sidebar) frame(u *widgets.UI, r widgets.Rect) {
	least := u.Scaled(170)
	if s.log.folded {
		least = u.LineHeight(widgets.Body) + 10
	}
	words := 0.0
	if s.lesson.on {
		r = s.lesson.exitButton(u, r)
		words, least = s.lesson.height(u, r.W)+8, 0
	}
	if s.boardH+words+least <= r.H {
		s.boardH = s.board.Sidebar(u, r) + 10
		r.Y, r.H = r.Y+s.boardH, r.H-s.boardH
		if s.lesson.on {
			r = s.lesson.caption(u, r)
			if r.H < u.LineHeight(widgets.Body)+4*u.LineHeight(widgets.Tiny)+24 {
				return // a log of a line or two tells nothing
			}
		}
		s.log.frame(u, r)
		return
	}
	u.Scroll(sidebarScroll, r, func(col widgets.Rect) float64 {
		at := col
		if s.lesson.on {
			at = s.lesson.caption(u, col)
		}
		at.H = col.H
		s.boardH = s.board.Sidebar(u, at) + 10
		s.log.frame(u, widgets.Rect{X: col.X, Y: at.Y + s.boardH, W: col.W, H: least})
		return at.Y - col.Y + s.boardH + least
	})
}
