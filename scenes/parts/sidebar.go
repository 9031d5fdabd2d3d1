package parts

import (
	"cmp"
	"image/color"
	"strconv"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Head is the sheet of paper at the top of a sidebar, h high. It returns its inside.
func Head(u *widgets.UI, r widgets.Rect, h, inset float64) (in widgets.Rect) {
	r.H = h
	Cover(u, r, u.Theme.Paper, u.Theme.Line, 1)
	return r.Inset(inset)
}

// Cover is a head of another stuff than paper.
func Cover(u *widgets.UI, r widgets.Rect, fill, edge color.RGBA, wide float64) {
	u.Shadow(r, widgets.PaperRadius, 10)
	u.BorderedBox(r, fill, edge, wide, widgets.PaperRadius)
}

// Title writes the first line of a head and returns the room below it.
func Title(u *widgets.UI, in widgets.Rect, words string) (rest widgets.Rect) {
	line, rest := in.CutTop(u.LineHeight(widgets.Large))
	u.FitLabel(line, words, widgets.Line(face.Heading, widgets.Large, u.Theme.Ink))
	return rest
}

// Rows lays n rows of a height below one another from the top of r, gap apart, and
// returns where the next one would begin.
func Rows(r widgets.Rect, n int, h, gap float64, row func(i int, at widgets.Rect)) (y float64) {
	for i := range n {
		row(i, widgets.Rect{X: r.X, Y: r.Y + float64(i)*(h+gap), W: r.W, H: h})
	}
	return r.Y + float64(n)*(h+gap)
}

// Row is the ground of a player or a piece in the sidebar.
type Row struct {
	Acts  bool       // its player decides: the edge is golden, the ground as much as Glow says
	Glow  float64    // 0…1
	Gold  color.RGBA // of the game
	Edge  color.RGBA // otherwise; the rim of the theme where it is not given
	Tint  color.RGBA // over the ground, transparent for none
	Share float64    // of the tint
}

// Paint paints the ground of a row in r.
func (w Row) Paint(u *widgets.UI, r widgets.Rect) {
	fill, edge := u.Theme.BackgroundLight, cmp.Or(w.Edge, u.Theme.Rim)
	if w.Acts {
		fill, edge = widgets.Mix(fill, w.Gold, w.Glow), w.Gold
	}
	u.BorderedBox(r, widgets.Mix(fill, w.Tint, w.Share), edge, widgets.RowEdge, widgets.RowRadius)
}

// Score writes a player's score at the right of r.
func Score(u *widgets.UI, r widgets.Rect, n int) {
	u.Label(r, strconv.Itoa(n), widgets.Line(face.UIBold, widgets.ScoreSize, u.Theme.Pale).AtRight())
}

// PlayerRow paints the row of a player: the ground, and the mark, half as high as the
// row. It returns the room beside the mark.
func PlayerRow(u *widgets.UI, r widgets.Rect, w Row, m Mark) (in widgets.Rect) {
	w.Paint(u, r)
	side := r.H * 0.5
	u.Sprite(widgets.Rect{X: r.X + widgets.RowMargin, Y: r.Y, W: side, H: r.H}.Left(side, side), m.Sprite, m.Tint)
	_, in = r.CutLeft(side + 2*widgets.RowMargin)
	return in
}

// PieceRow paints the ground of the row of a piece that can be taken in hand, or is.
func PieceRow(u *widgets.UI, r widgets.Rect, gold, edge color.RGBA, held, hot bool) {
	Row{Acts: held, Glow: 0.28, Gold: gold, Edge: edge, Tint: gold, Share: widgets.If(hot, 0.12, 0)}.Paint(u, r)
}
