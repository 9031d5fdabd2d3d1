package table

import (
	"slices"
	"strconv"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/session"
	"intrigue/maps/face"
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

// log tells what has happened, newest at the bottom. Choosing a line shows the table as it was then.
type log struct {
	*game
	review *review
	folded bool
	back   bool // it shows the past: at the table it will show its end again
}

func (l *log) frame(u *widgets.UI, r widgets.Rect) {
	head := u.LineHeight(widgets.Body) + 6
	if r.H < head+20 {
		return
	}
	title, body := r.CutTop(head)
	arrow := widgets.If(l.folded, "icon.arrow-right", "icon.arrow-down")
	if u.Button("log.fold", title, "Log", widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true, Icon: arrow,
		Tooltip: l.app.Keyed("Hide or show the log", input.Log)}) {
		l.folded = !l.folded
	}
	if l.folded {
		return
	}
	body.Y, body.H = body.Y+6, body.H-6
	u.BorderedBox(body, u.Theme.Paper, u.Theme.Line, 1, 6)
	in := body.Inset(6)
	if lines := l.play.Log(); len(lines) > 0 {
		u.Quietly(func() { l.story(u, in, lines) }) // voice says them
		return
	}
	lh := u.LineHeight(widgets.Tiny)
	u.FitText(widgets.Rect{X: in.X + 6, Y: in.Y + 4, W: in.W - 12, H: min(in.H-8, 3*lh)},
		"Events will appear here. Press one to see the table as it was then.",
		widgets.Style{Face: face.TextItalic, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
}

// story lays out a column of the lines. A review that moved takes the column along.
func (l *log) story(u *widgets.UI, in widgets.Rect, lines []session.LogEntry) {
	st := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.Ink}
	lh := u.LineHeight(widgets.Tiny)
	side := max(16, lh*0.9) // of the signs: as high as the words, large ones too
	since, _ := l.play.SinceOwnMove()
	signed := widgets.Style{Face: face.UIBold, Size: widgets.Tiny, Colour: u.Theme.Ink, Align: widgets.Centre}
	signW := u.TextWidth(analysis.Blunder.Sign(), signed) + 8
	shown := 0.0 // how far down the line lies that the reviewed moment tells of
	u.StickToEnd("log")
	u.Scroll("log", in, func(col widgets.Rect) float64 {
		y := col.Y
		for _, line := range lines {
			sign, ink := l.review.study.Mark(line.Entry)
			words := u.Wrap(l.Named(line.Text), st, col.W-side-8-widgets.If(sign == "", 0, signW+4))
			row := widgets.Rect{X: col.X, Y: y, W: col.W, H: float64(len(words))*lh + 4}
			y += row.H
			if l.review.on() && l.review.follow && line.Entry <= l.review.study.Told(l.play.Cursor()) {
				shown = row.Y - col.Y
			}
			if row.Y > in.Y+in.H || row.Y+row.H < in.Y {
				continue // out of sight: a long game has many lines
			}
			pressed := l.row(u, row, line, line.Entry >= since)
			l.seatMark(u, widgets.Rect{X: row.X + 2, Y: row.Y + 2 + max(0, (lh-side)/2), W: side, H: side}, line.Seat, line.Targets)
			for i, w := range words {
				u.Label(widgets.Rect{X: row.X + side + 6, Y: row.Y + 2 + float64(i)*lh, W: col.W - side - 6, H: lh}, w, st)
			}
			if sign != "" {
				at := widgets.Rect{X: row.X + row.W - signW - 2, Y: row.Y + 2, W: signW, H: lh}
				u.Box(at, ink, 4)
				u.Label(at, sign, signed)
			}
			if pressed {
				l.review.enter()
				l.review.seek(l.review.study.Moment(line.Entry))
				l.review.follow = false // it lies where it was pressed
			}
		}
		return y - col.Y
	})
	if l.review.on() && l.review.follow {
		l.review.follow = false
		u.ScrollTo("log", shown-in.H/2)
		u.Animate()
	}
	if l.back && !l.review.on() {
		u.ScrollTo("log", u.ContentHeight("log"))
		u.Animate()
	}
	l.back = l.review.on()
}

// row is the place of a line, with the light of the reviewed moment and of what is new to
// those who look. It reports whether it was pressed.
func (l *log) row(u *widgets.UI, r widgets.Rect, line session.LogEntry, fresh bool) (pressed bool) {
	id := "entry." + strconv.Itoa(line.Entry)
	u.AddHit(widgets.Hit{ID: id, R: r, NoFocus: true, Clickable: true})
	switch {
	case u.Hot() == id && u.Active():
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.3), 4)
	case l.play.Reviewing() && line.Entry == l.review.study.Told(l.play.Cursor()):
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.45), 4)
	case fresh && !l.play.Reviewing():
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.14), 4)
	}
	return u.Clicked(id)
}
