package cardinal

import (
	"fmt"

	"intrigue/maps/face"
	"intrigue/rules/cardinal"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar implements table.Board: the score, the musketeers, and what the solver knows.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	_, rows := r.CutTop(b.score(u, r) + widgets.HeadGap)
	rowH := u.LineHeight(widgets.Body) + 21 + min(16, max(0, (r.H-840)/12))
	y := parts.Rows(rows, len(b.View.Musketeers), rowH, widgets.RowGap, func(i int, at widgets.Rect) { b.musketeer(u, at, b.View.Musketeers[i]) }) + 4
	return y + b.solve.panel(b, u, widgets.Rect{X: r.X, Y: y, W: r.W, H: 400}) - r.Y
}

// score is the count line by line, of the most there can be.
func (b *Board) score(u *widgets.UI, r widgets.Rect) float64 {
	t := b.View.Score
	big, lh := u.LineHeight(widgets.Big), u.LineHeight(widgets.Tiny)
	h := max(big-6+lh, 3*lh+4) + 20
	in := parts.Head(u, r, h, 10)
	soft, num := widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft), widgets.Line(face.UIBold, widgets.Tiny, u.Theme.Ink)
	share := 0.42
	if u.TextWidth("chambers searched", soft)+36 > in.W*(1-share) {
		share = 0.25 // large type: the words need the room
	}
	left, lines := in.CutLeft(in.W * share)
	u.FitLabel(widgets.Rect{X: left.X, Y: left.Y, W: left.W, H: big}, fmt.Sprint(t.Total), widgets.Line(face.Title, widgets.Big, u.Theme.Ink).Centred())
	u.FitLabel(widgets.Rect{X: left.X, Y: left.Y + big - 6, W: left.W, H: lh}, fmt.Sprintf("of %d", t.Of), soft.Centred())
	_, lines = lines.CutTop(2)
	words, n := [...]string{"chambers searched", "for escapes", "guards defeated"}, [...]int{t.Searched, 2 * t.Escaped, t.Defeated}
	parts.Rows(lines, len(n), lh, 0, func(i int, row widgets.Rect) {
		at, rest := row.CutLeft(max(28, u.TextWidth("20", num)+2))
		u.Label(at, fmt.Sprint(n[i]), num.AtRight())
		_, rest = rest.CutLeft(6)
		u.FitLabel(rest, words[i], soft)
	})
	return h
}

// musketeer is one of the four: his die and what he looks for next.
func (b *Board) musketeer(u *widgets.UI, r widgets.Rect, m cardinal.Musketeer) {
	b.Seat.Spot(u, table.Spot{ID: m.ID(), Twin: "row", R: r, Role: table.Piece})
	parts.PieceRow(u, r, gold, u.Theme.Rim, b.hand() == m.ID(), b.hover() == m.ID())
	side := r.H - 4
	u.Sprite(widgets.Rect{X: r.X + 3, Y: r.Y + 2, W: side * 0.7, H: side}, "cardinal.musketeer."+m.Suit.String(), cream)
	u.Sprite(widgets.Rect{X: r.X + side*0.7 + 8, Y: r.Y + r.H/2 - 11, W: 22, H: 22}, "cardinal.suit."+m.Suit.String(), inks[m.Suit])
	d := side * 0.82
	die := widgets.Rect{X: r.X + side*0.7 + 38, Y: r.Y + (r.H-d)/2, W: d, H: d}
	u.Sprite(die, "cardinal.die", inks[m.Suit])
	u.Sprite(die.Centre(d*0.45, d*0.56), fmt.Sprintf("cardinal.number.%d", m.Die), cream)
	words := fmt.Sprintf("must search %d", m.Die+1)
	switch {
	case m.Fate == cardinal.Killed:
		words = "was killed"
	case m.Fate == cardinal.Escaped:
		words = "has escaped"
	case m.Next == cardinal.Gone:
		words = "may escape now"
	}
	room, st := widgets.Rect{X: die.X + d + 10, Y: r.Y, W: r.X + r.W - die.X - d - 16, H: r.H}, widgets.Line(face.UI, widgets.Body, u.Theme.Pale)
	if named := m.Suit.Title() + " " + words; u.TextWidth(named, st) <= room.W {
		words = named
	}
	u.FitLabel(room, words, st)
}
