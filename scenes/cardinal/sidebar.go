package cardinal

import (
	"fmt"

	"intrigue/maps/face"
	"intrigue/rules/cardinal"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar implements table.Board: the score, the musketeers with their dice, and
// what the solver knows.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	y := r.Y + b.score(u, r) + 8
	rowH := u.LineHeight(widgets.Body) + 21 + min(16, max(0, (r.H-840)/12))
	for _, m := range b.View.Musketeers {
		b.musketeer(u, widgets.Rect{X: r.X, Y: y, W: r.W, H: rowH}, m)
		y += rowH + 4
	}
	y += 4
	y += b.solve.panel(b, u, widgets.Rect{X: r.X, Y: y, W: r.W, H: 400})
	return y - r.Y
}

// score is the count line by line, of the most there can be.
func (b *Board) score(u *widgets.UI, r widgets.Rect) float64 {
	t := b.View.Score
	big, lh := u.LineHeight(widgets.Big), u.LineHeight(widgets.Tiny)
	box := widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: max(big+10, 3*lh+8) + 16}
	u.Shadow(box, 8, 10)
	u.BorderedBox(box, u.Theme.Paper, u.Theme.Line, 1, 8)
	in := box.Inset(10)
	share := 0.42
	if soft := (widgets.Style{Face: face.UI, Size: widgets.Tiny}); u.TextWidth("chambers searched", soft)+36 > in.W*(1-share) {
		share = 0.25 // large type: the words need the room
	}
	left, lines := in.CutLeft(in.W * share)
	u.FitLabel(widgets.Rect{X: left.X, Y: left.Y, W: left.W, H: big}, fmt.Sprint(t.Total), widgets.Line(face.Title, widgets.Big, u.Theme.Ink).Centred())
	u.FitLabel(widgets.Rect{X: left.X, Y: left.Y + big - 6, W: left.W, H: lh}, fmt.Sprintf("of %d", t.Of), widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft).Centred())
	for i, l := range []struct {
		words string
		n     int
	}{{"chambers searched", t.Searched}, {"for escapes", 2 * t.Escaped}, {"guards overcome", t.Defeated}} {
		row := widgets.Rect{X: lines.X, Y: lines.Y + 2 + float64(i)*lh, W: lines.W, H: lh}
		num, rest := row.CutLeft(max(28, u.TextWidth("20", widgets.Style{Face: face.UIBold, Size: widgets.Tiny})+2))
		u.Label(num, fmt.Sprint(l.n), widgets.Line(face.UIBold, widgets.Tiny, u.Theme.Ink).AtRight())
		rest.X, rest.W = rest.X+6, rest.W-6
		u.FitLabel(rest, l.words, widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft))
	}
	return box.H
}

// musketeer is one of the four: his die and what he looks for next.
func (b *Board) musketeer(u *widgets.UI, r widgets.Rect, m cardinal.Musketeer) {
	fill, edge := u.Theme.BackgroundLight, u.Theme.Rim
	if b.hand() == m.ID() {
		fill, edge = widgets.Mix(u.Theme.BackgroundLight, gold, 0.28), gold
	}
	b.Seat.Spot(u, table.Spot{ID: m.ID(), Twin: "row", R: r, Role: table.Piece})
	if b.hover() == m.ID() {
		fill = widgets.Mix(fill, gold, 0.12)
	}
	u.BorderedBox(r, fill, edge, 1.25, 6)
	side := r.H - 4
	u.Sprite(widgets.Rect{X: r.X + 3, Y: r.Y + 2, W: side * 0.7, H: side}, "cardinal.musketeer."+m.Suit.String(), cream)
	u.Sprite(widgets.Rect{X: r.X + side*0.7 + 8, Y: r.Y + r.H/2 - 11, W: 22, H: 22}, "cardinal.suit."+m.Suit.String(), inks[m.Suit])
	d := side * 0.82
	die := widgets.Rect{X: r.X + side*0.7 + 38, Y: r.Y + (r.H-d)/2, W: d, H: d}
	u.Sprite(die, "cardinal.die", inks[m.Suit])
	u.Sprite(die.Centre(d*0.45, d*0.56), fmt.Sprintf("cardinal.number.%d", m.Die), cream)
	words := ""
	switch {
	case m.Fate == cardinal.Killed:
		words = "killed"
	case m.Fate == cardinal.Escaped:
		words = "escaped"
	case m.Next == cardinal.Gone:
		words = "all searched; get out"
	default:
		words = fmt.Sprintf("looks for %d", m.Die+1)
	}
	u.FitLabel(widgets.Rect{X: die.X + d + 10, Y: r.Y, W: r.X + r.W - die.X - d - 16, H: r.H}, words,
		widgets.Line(face.UI, widgets.Body, u.Theme.Pale))
}
