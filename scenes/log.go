package scenes

import (
	"strconv"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// log writes what has happened, by names, newest at the bottom. Choosing a line
// shows the table as it was then.
func (t *Table) log(u *widgets.UI, r widgets.Rect) {
	head := u.LineH(widgets.Body) + 6
	if r.H < head+20 {
		return
	}
	title, body := r.Top(head)
	arrow := "icon.arrow-down"
	if t.hideLog {
		arrow = "icon.arrow-right"
	}
	if u.Button("log.fold", title, "Log", widgets.ButtonOpt{Weight: widgets.Quiet, OnDark: true, Icon: arrow, Tip: "Fold or open the log (L)"}) {
		t.hideLog = !t.hideLog
	}
	if t.hideLog {
		return
	}
	body.Y, body.H = body.Y+6, body.H-6
	u.Edged(body, u.Theme.Paper, u.Theme.Line, 1, 6)
	lines := t.Play.Log()
	st := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.Ink}
	lh := u.LineH(widgets.Tiny)
	in := body.Inset(6)
	since, _ := t.Play.SinceLastDecided()
	u.StickToEnd("log")
	u.Scroll("log", in, func(col widgets.Rect) float64 {
		y := col.Y
		for _, l := range lines {
			words := u.Wrap(l.Text, st, col.W-24)
			row := widgets.Rect{X: col.X, Y: y, W: col.W, H: float64(len(words))*lh + 4}
			y += row.H
			if row.Y > in.Y+in.H || row.Y+row.H < in.Y {
				continue // out of sight: a long game has many lines
			}
			id := "entry." + strconv.Itoa(l.Entry)
			u.Place(widgets.Hit{ID: id, R: row, Skip: true, Press: true})
			switch {
			case u.Hot() == id && u.Active():
				u.Box(row, widgets.Fade(u.Theme.Gold, 0.3), 4)
			case t.Play.Reviewing() && l.Entry == t.Play.At()-1:
				u.Box(row, widgets.Fade(u.Theme.Gold, 0.45), 4)
			case l.Entry >= since && !t.Play.Reviewing():
				u.Box(row, widgets.Fade(u.Theme.Gold, 0.14), 4)
			}
			t.seatMark(u, widgets.Rect{X: row.X + 2, Y: row.Y + 2, W: 16, H: 16}, l.Seat, l.Text)
			for i, w := range words {
				u.Label(widgets.Rect{X: row.X + 22, Y: row.Y + 2 + float64(i)*lh, W: col.W - 22, H: lh}, w, st)
			}
			if u.Clicked(id) {
				t.review.on = true
				t.review.to(t, l.Entry+1)
			}
		}
		return y - col.Y
	})
}

// seatMark is the small sign of a seat, or of the piece a line speaks of.
func (t *Table) seatMark(u *widgets.UI, r widgets.Rect, s rules.Seat, line string) {
	if s < 0 || int(s) >= len(t.Play.Seats()) {
		u.Sprite(r, "icon.dice", u.Theme.InkSoft)
		return
	}
	if m, ok := t.Board.Mark(line); ok {
		u.Sprite(r, m.Sprite, m.Tint)
		return
	}
	paintMarks(u, r, t.Desk.Marks(t.Title, t.Play.Seats(), s))
}
