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

// log tells what has happened, newest at the bottom. Choosing a line shows the table as it was then. The turn of a bot is
// folded to a sentence once it is over; choosing that shows its lines.
type log struct {
	*game
	review *review
	folded bool
	back   bool // it shows the past: at the table it will show its end again

	opened  map[int]bool // turns whose lines are shown, by the entry that began them
	settled int          // entries of which turns are folded: none folds below the pointer
	least   float64      // height of the column while the pointer is on it: what was pressed keeps its place
}

// logRow is a row of the log: a line, or the sentence of a turn.
type logRow struct {
	session.LogEntry
	last     int  // entry of which it tells; -1 where the lines below do
	sum      bool // the sentence of a turn
	indented bool // a line of a turn
}

// rows folds lines.
func (l *log) rows(lines []session.LogEntry) (rows []logRow) {
	for i, n := 0, 0; i < len(lines); i += n {
		turn := lines[i].Turn
		for n = 1; turn != nil && i+n < len(lines) && lines[i+n].Turn == turn; n++ {
		}
		first, last := lines[i].Entry, lines[i+n-1].Entry
		folds := turn != nil && turn.Sum != "" && last < l.settled && !l.review.study.Begun()
		if folds {
			sum := session.LogEntry{Entry: first, Seat: turn.Of, Text: turn.Sum}
			rows = append(rows, logRow{LogEntry: sum, last: widgets.If(l.opened[first], -1, last), sum: true})
		}
		if !folds || l.opened[first] {
			for _, line := range lines[i : i+n] {
				rows = append(rows, logRow{LogEntry: line, last: line.Entry, indented: folds})
			}
		}
	}
	return rows
}

func (l *log) frame(u *widgets.UI, r widgets.Rect) {
	if as := l.match.Occasion(); as != "" {
		line, rest := r.CutTop(u.LineHeight(widgets.Tiny) + 4)
		u.FitLabel(line, as, widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Gold).Centred())
		r = rest
	}
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
		"Events will appear here. Click one to see the table as it was then.",
		widgets.Style{Face: face.TextItalic, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
}

// story lays out a column of the lines. A review that moved takes the column along.
func (l *log) story(u *widgets.UI, in widgets.Rect, lines []session.LogEntry) {
	if !in.Contains(u.In.At) || u.Keyboard {
		l.settled, l.least = l.play.Len(), 0
	}
	l.settled = min(l.settled, l.play.Len())
	rows, told := l.rows(lines), l.review.study.Told(l.play.Cursor())
	shown, top := 0.0, 0.0 // how far down the line lies that the reviewed moment tells of, and what is in sight
	turned := false
	u.StickToEnd("log")
	u.Scroll("log", in, func(col widgets.Rect) float64 {
		y := col.Y
		top = in.Y - y
		for _, row := range rows {
			words := l.wrap(u, col.W, row)
			r := widgets.Rect{X: col.X, Y: y, W: col.W, H: float64(len(words))*u.LineHeight(widgets.Tiny) + 4}
			y += r.H
			if row.Entry <= told && row.last >= 0 {
				shown = r.Y - col.Y
			}
			if r.Y > in.Y+in.H || r.Y+r.H < in.Y {
				continue // out of sight: a long game has many lines
			}
			switch pressed := l.paint(u, r, row, words, told); {
			case !pressed:
			case row.sum:
				turned = true
				l.opened[row.Entry] = !l.opened[row.Entry]
			default:
				l.review.enter()
				l.review.seek(l.review.study.Moment(row.Entry))
				l.review.follow = false // it lies where it was pressed
			}
		}
		return max(y-col.Y, l.least)
	})
	switch {
	case turned:
		l.least = top + in.H
		u.ScrollTo("log", top)
		u.Animate()
	case l.review.on() && l.review.follow:
		l.review.follow = false
		u.ScrollTo("log", shown-in.H/2)
		u.Animate()
	case l.back && !l.review.on():
		u.ScrollTo("log", u.ContentHeight("log"))
		u.Animate()
	}
	l.back = l.review.on()
}

// logSide is the side of the signs in the log: as high as the words, large ones too.
func logSide(u *widgets.UI) float64 { return max(16, u.LineHeight(widgets.Tiny)*0.9) }

// wrap returns the words of a row of a width, line by line.
func (l *log) wrap(u *widgets.UI, wide float64, row logRow) []string {
	room := wide - logSide(u) - 8 - widgets.If(row.indented, logSide(u), 0)
	if sign, _ := l.review.study.Mark(row.Entry); row.sum {
		room -= logSide(u) + 4
	} else if sign != "" {
		room -= markWidth(u) + 4
	}
	return u.Wrap(l.Named(row.Text), logStyle(u), room)
}

func logStyle(u *widgets.UI) widgets.Style { return widgets.Line(face.UI, widgets.Tiny, u.Theme.Ink) }

// markWidth is the width of the signs of an analysis.
func markWidth(u *widgets.UI) float64 {
	return u.TextWidth(analysis.Blunder.Sign(), widgets.Line(face.UIBold, widgets.Tiny, u.Theme.Ink)) + 8
}

// paint lays a row out, with the light of the reviewed moment and of what is new to those who look. It reports whether it was
// pressed.
func (l *log) paint(u *widgets.UI, r widgets.Rect, row logRow, words []string, told int) (pressed bool) {
	id := "entry." + strconv.Itoa(row.Entry)
	hit := widgets.Hit{ID: id, R: r, NoFocus: true, Clickable: true}
	if row.sum {
		id = "turn." + strconv.Itoa(row.Entry)
		hit = widgets.Hit{ID: id, R: r, NoTab: true, Clickable: true, Name: l.Named(row.Text),
			State: widgets.If(l.opened[row.Entry], "Its lines are shown", "Its lines are folded")}
	}
	u.AddHit(hit)
	since, _ := l.play.SinceOwnMove()
	switch {
	case u.Hot() == id && u.Active():
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.3), 4)
	case l.play.Reviewing() && row.Entry <= told && told <= row.last:
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.45), 4)
	case row.last >= since && !l.play.Reviewing():
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.14), 4)
	}
	lh, side, x := u.LineHeight(widgets.Tiny), logSide(u), r.X+widgets.If(row.indented, logSide(u), 0)
	l.seatMark(u, widgets.Rect{X: x + 2, Y: r.Y + 2 + max(0, (lh-side)/2), W: side, H: side}, row.Seat, row.Targets)
	for i, line := range words {
		u.Label(widgets.Rect{X: x + side + 6, Y: r.Y + 2 + float64(i)*lh, W: r.X + r.W - x - side - 6, H: lh}, line, logStyle(u))
	}
	end := func(w float64) widgets.Rect { return widgets.Rect{X: r.X + r.W - w - 2, Y: r.Y + 2, W: w, H: lh} }
	if sign, ink := l.review.study.Mark(row.Entry); row.sum {
		u.Sprite(end(side), widgets.If(l.opened[row.Entry], "icon.arrow-down", "icon.arrow-right"), u.Theme.InkSoft)
	} else if sign != "" {
		u.Box(end(markWidth(u)), ink, 4)
		u.Label(end(markWidth(u)), sign, widgets.Line(face.UIBold, widgets.Tiny, u.Theme.Ink).Centred())
	}
	return u.Clicked(id)
}
