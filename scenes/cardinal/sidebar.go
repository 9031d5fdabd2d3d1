package cardinal

import (
	"fmt"

	"intrigue/maps/face"
	"intrigue/rules/cardinal/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar implements table.Board: the score, the musketeers, and what the solver knows.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	_, rows := r.CutTop(b.score(u, r) + widgets.HeadGap)
	rowH := u.LineHeight(widgets.Body) + 21 + min(16, max(0, (r.H-840)/12))
	each := func(i int, at widgets.Rect) { b.musketeer(u, at, b.View.Musketeers[i]) }
	y := parts.Rows(rows, len(b.View.Musketeers), rowH, widgets.RowGap, each) + 4
	return y + b.solve.panel(b, u, widgets.Rect{X: r.X, Y: y, W: r.W, H: 400}) - r.Y
}

// score paints the count line by line, of the most there can be.
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
	title := widgets.Line(face.Title, widgets.Big, u.Theme.Ink)
	u.FitLabel(widgets.Rect{X: left.X, Y: left.Y, W: left.W, H: big}, fmt.Sprint(t.Total), title.Centred())
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

// task says who a musketeer is and what he does next, in many words or in few.
func task(m core.Musketeer, few bool) string {
	name := m.Suit.Title()
	switch {
	case m.Fate == core.Killed:
		return name + " was killed"
	case m.Fate == core.Escaped:
		return name + " has escaped"
	case m.Next == core.Gone && m.Die == 0:
		return name // the castle is not dealt yet
	case m.Next == core.Gone:
		return name + widgets.If(few, " may escape", " may escape now")
	}
	return fmt.Sprintf("%s%s %d", name, widgets.If(few, ": search", " must search"), m.Die+1)
}

// rowWords returns the room that the words of the four rows want.
func (b *Board) rowWords(u *widgets.UI, st widgets.Style, few bool) (w float64) {
	for _, m := range b.View.Musketeers {
		w = max(w, u.TextWidth(task(m, few), st))
	}
	return w
}

// musketeer paints one of the four: his die and what he looks for next. His suit, which he wears too,
// lies beside him where that leaves room for the words of all four rows; where even so there is too
// little, all of them say it in fewer words.
func (b *Board) musketeer(u *widgets.UI, r widgets.Rect, m core.Musketeer) {
	b.Host.Spot(u, table.Spot{ID: m.ID(), Twin: "row", R: r, Role: table.Piece})
	parts.PieceRow(u, r, gold, u.Theme.Rim, b.hand() == m.ID(), b.hover() == m.ID())
	side := r.H - 4
	u.Sprite(widgets.Rect{X: r.X + 3, Y: r.Y + 2, W: side * 0.7, H: side}, "cardinal.musketeer."+m.Suit.String(), cream)
	const suit = 30.0 // its width, with the room beside it
	d := side * 0.82
	st := widgets.Line(face.UI, widgets.Body, u.Theme.Pale)
	x := r.X + side*0.7 + 8
	room := r.X + r.W - x - d - 16
	need := b.rowWords(u, st, false)
	if need <= room-suit {
		u.Sprite(widgets.Rect{X: x, Y: r.Y + r.H/2 - 11, W: 22, H: 22}, "cardinal.suit."+m.Suit.String(), inks[m.Suit])
		x += suit
	}
	die := widgets.Rect{X: x, Y: r.Y + (r.H-d)/2, W: d, H: d}
	u.Sprite(die, "cardinal.die", inks[m.Suit])
	u.Sprite(die.Centre(d*0.45, d*0.56), fmt.Sprintf("cardinal.number.%d", m.Die), cream)
	u.FitLabel(widgets.Rect{X: x + d + 10, Y: r.Y, W: r.X + r.W - x - d - 16, H: r.H}, task(m, need > room), st)
}
