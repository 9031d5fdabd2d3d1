package pimpernel

import (
	"time"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// turn is the word that tells people who share a table whose turn it is. Nothing is
// hidden in this game, so no curtain falls.
type turn struct {
	who   string
	seat  rules.Seat
	until time.Time
}

// wordStays is how long it can be read.
const wordStays = 1800 * time.Millisecond

// word says whose turn it is, for a moment, when somebody else at the table decides.
func (b *Board) word(u *widgets.UI, r widgets.Rect) {
	s := b.View.Acting
	if s < 0 || b.View.Over() || b.Seat.Reviewing() || b.Seat.Alone() || !b.Seat.Seats()[s].Person() {
		return
	}
	if who := b.Seat.Seats()[s].Name; who != b.turn.who {
		b.turn = turn{who, s, u.Now.Add(wordStays)}
	}
	if u.Now.After(b.turn.until) || b.rite.report.Mission > 0 {
		return
	}
	u.WakeAt(b.turn.until.Add(time.Millisecond))
	st := widgets.Line(face.Heading, widgets.Large, u.Theme.Ink).Centred()
	words := b.turn.who + ": your turn"
	h := u.LineHeight(widgets.Large) + 14
	w := min(r.W-20, u.TextWidth(words, st)+h*2+8)
	box := widgets.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H - h - 14, W: w, H: h}
	u.Shadow(box, h/2, 12)
	u.BorderedBox(box, u.Theme.Paper, gold, 2, h/2)
	lay(u, widgets.Rect{X: box.X + 10, Y: box.Y, W: h, H: h}.Inset(6), s)
	u.FitLabel(widgets.Rect{X: box.X + h + 4, Y: box.Y, W: box.W - 2*h, H: h}, words, st)
}
