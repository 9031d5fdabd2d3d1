package table

import (
	"slices"

	"intrigue/scenes/widgets"
)

// sidebar has three rooms: at the top what the board shows of the seats, at the foot the words of a lesson or a problem,
// and between them the log. None of them moves when another one has more to show: what does not fit scrolls in its room.
type sidebar struct {
	*game
	log    log
	boardH float64      // of the board's part, in the last frame
	room   widgets.Rect // for which that was so: the width of the sidebar, the height of the window, and as X the text scale
	told   []string     // what words spoke of in that frame
}

// The words of a lesson or a problem have wordsShare of the sidebar if they need it, and never less than leastWords, in points
// at the usual text size: it does not depend on what else the sidebar shows, which may grow.
const wordsShare, leastWords = 0.35, 250

func (s *sidebar) frame(u *widgets.UI, r widgets.Rect) {
	if room := (widgets.Rect{X: u.TextScale, W: r.W, H: u.H}); room != s.room {
		s.boardH, s.room = 0, room
	}
	least := widgets.If(s.log.folded, u.LineHeight(widgets.Body)+10, u.Scaled(120))
	if by := s.mode.teacher(); by != nil {
		var card widgets.Rect
		r = exitButton(u, r, by)
		card, r = r.CutBottom(min(by.height(u, r.W), r.H*0.6, max(r.H*wordsShare, u.Scaled(leastWords))))
		r.H -= 8
		defer by.caption(u, card)
		least = 0 // it may be short, or go
	}
	at, _ := r.CutTop(r.H - least)
	if s.boardH > at.H {
		u.Scroll("sidebar", at, func(col widgets.Rect) float64 {
			s.boardH = s.boards(u, col)
			s.follow(u, at, col)
			return s.boardH
		})
	} else {
		s.boardH = s.boards(u, at)
	}
	_, rest := r.CutTop(min(s.boardH, at.H) + 10)
	if least == 0 && rest.H < u.LineHeight(widgets.Body)+4*u.LineHeight(widgets.Tiny)+24 {
		return // a log of a line or two tells nothing
	}
	s.log.frame(u, rest)
}

// follow brings into sight what words have begun to speak of, in the column at of which at is shown.
func (s *sidebar) follow(u *widgets.UI, at, col widgets.Rect) {
	if slices.Equal(s.told, s.spots.explained) {
		return
	}
	s.told = s.spots.explained
	for _, id := range s.told {
		if r, ok := s.spots.where(id); ok && r.X >= col.X && r.X < col.X+col.W && (r.Y < at.Y || r.Y+r.H > at.Y+at.H) {
			u.ScrollTo("sidebar", r.Y+r.H/2-col.Y-at.H/2)
			u.Animate()
		}
	}
}

// exitButton is the way out of a lesson or a problem, at the foot of the sidebar r; it returns the rest of r.
func exitButton(u *widgets.UI, r widgets.Rect, by teacher) widgets.Rect {
	key, rest := r.CutBottom(u.LineHeight(widgets.Body) + 10)
	rest.H -= 8
	id, words, leave := by.exit()
	if u.Button(id, key, words, widgets.ButtonOptions{Icon: "icon.arrow-left", Weight: widgets.Quiet, OnDark: true}) {
		leave()
	}
	return rest
}

// boards lays out what the board shows of the seats, and returns how high that is. People who
// listen ask for it: see situation.
func (s *sidebar) boards(u *widgets.UI, r widgets.Rect) (h float64) {
	u.Quietly(func() { h = s.board.Sidebar(u, r) })
	return h
}
