package table

import (
	"strconv"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// log writes what has happened, by names, newest at the bottom. Choosing a line
// shows the table as it was then.
func (s *Screen) log(u *widgets.UI, r widgets.Rect) {
	head := u.LineHeight(widgets.Body) + 6
	if r.H < head+20 {
		return
	}
	title, body := r.CutTop(head)
	arrow := "icon.arrow-down"
	if s.hideLog {
		arrow = "icon.arrow-right"
	}
	if u.Button("log.fold", title, "Log", widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true, Icon: arrow, Tooltip: s.app.Keyed("Fold or open the log", input.Log)}) {
		s.hideLog = !s.hideLog
	}
	if s.hideLog {
		return
	}
	body.Y, body.H = body.Y+6, body.H-6
	u.BorderedBox(body, u.Theme.Paper, u.Theme.Line, 1, 6)
	lines := s.play.Log()
	st := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.Ink}
	lh := u.LineHeight(widgets.Tiny)
	side := max(16, lh*0.9) // of the signs: as high as the words, large ones too
	in := body.Inset(6)
	if len(lines) == 0 {
		st.Face, st.Colour = face.TextItalic, u.Theme.InkSoft
		u.FitText(widgets.Rect{X: in.X + 6, Y: in.Y + 4, W: in.W - 12, H: min(in.H-8, 3*lh)}, "Nothing has happened yet. What does is written here; a press on a line shows the table as it was then.", st)
		return
	}
	since, _ := s.play.SinceOwnMove()
	shown := 0.0 // how far down the newest line before the reviewed moment lies
	u.StickToEnd("log")
	u.Scroll("log", in, func(col widgets.Rect) float64 {
		y := col.Y
		for _, l := range lines {
			words := u.Wrap(s.named(l.Text), st, col.W-side-8)
			row := widgets.Rect{X: col.X, Y: y, W: col.W, H: float64(len(words))*lh + 4}
			y += row.H
			if s.review.on && s.review.follow && l.Entry < s.play.Cursor() {
				shown = row.Y - col.Y
			}
			if row.Y > in.Y+in.H || row.Y+row.H < in.Y {
				continue // out of sight: a long game has many lines
			}
			id := "entry." + strconv.Itoa(l.Entry)
			u.AddHit(widgets.Hit{ID: id, R: row, NoFocus: true, Clickable: true})
			switch {
			case u.Hot() == id && u.Active():
				u.Box(row, widgets.Fade(u.Theme.Gold, 0.3), 4)
			case s.play.Reviewing() && l.Entry == s.play.Cursor()-1:
				u.Box(row, widgets.Fade(u.Theme.Gold, 0.45), 4)
			case l.Entry >= since && !s.play.Reviewing():
				u.Box(row, widgets.Fade(u.Theme.Gold, 0.14), 4)
			}
			s.seatMark(u, widgets.Rect{X: row.X + 2, Y: row.Y + 2 + max(0, (lh-side)/2), W: side, H: side}, l.Seat, l.Targets)
			for i, w := range words {
				u.Label(widgets.Rect{X: row.X + side + 6, Y: row.Y + 2 + float64(i)*lh, W: col.W - side - 6, H: lh}, w, st)
			}
			if u.Clicked(id) {
				s.review.on = true
				s.review.to(s, l.Entry+1)
			}
		}
		return y - col.Y
	})
	if s.review.on && s.review.follow {
		s.review.follow = false
		u.ScrollTo("log", shown-in.H/2)
		u.Animate()
	}
}

// seatMark is the small sign of a seat, or of the piece a line speaks of first.
func (s *Screen) seatMark(u *widgets.UI, r widgets.Rect, seat rules.Seat, spoken []string) {
	if seat < 0 || int(seat) >= len(s.play.Seats()) {
		u.Sprite(r, "icon.dice", u.Theme.InkSoft)
		return
	}
	if p, ok := s.board.(PictureSource); ok && len(spoken) > 0 {
		if m, ok := p.Picture(spoken[0]); ok {
			u.Sprite(r, m.Sprite, m.Tint)
			return
		}
	}
	parts.PaintMarks(u, r, s.marks(seat))
}
