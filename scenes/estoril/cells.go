package estoril

import (
	"image/color"
	"slices"

	"intrigue/maps/face"
	"intrigue/rules/estoril"
	"intrigue/scenes/widgets"
)

// each calls f for every cell on the table.
func (b *Board) each(f func(d estoril.Board, c estoril.Cell, r widgets.Rect)) {
	for _, d := range b.View.Boards {
		for _, c := range cells(d) {
			f(d, c, b.cellBox(d, c))
		}
	}
}

// cells are those of a board, the reward last.
func cells(d estoril.Board) []estoril.Cell { return append(slices.Clip(d.Cells), d.Reward) }

// inner frames the spaces that want a neighbour.
func (b *Board) inner(u *widgets.UI) {
	b.each(func(_ estoril.Board, c estoril.Cell, r widgets.Rect) {
		if !c.Outer && c.Numeral > 0 {
			u.BorderedBox(r, color.RGBA{}, widgets.Fade(navy, 0.75), max(2, r.W*0.03), r.W*0.04)
		}
	})
}

// cellSprite is the printed picture of a cell.
func cellSprite(c estoril.Cell) string {
	if c.Numeral == 0 {
		return "estoril.cell.reward" + widgets.If(c.Secret, ".secret", "")
	}
	return "estoril.cell." + widgets.If(c.Secret, "", "open.") + itoa(c.Numeral)
}

// figure writes part of the picture: it grows with the posters and vanishes before it
// turns to dust.
func figure(u *widgets.UI, r widgets.Rect, words string, f face.Face, tint color.RGBA) {
	glyph(u, r, words, widgets.Line(f, 0, tint).Centred())
}

func glyph(u *widgets.UI, r widgets.Rect, words string, st widgets.Style) {
	st.Size = r.H * 0.76
	if w := u.Type.Width(st.Face, st.Size, words); w > r.W-2 && w > 0 {
		st.Size *= (r.W - 2) / w
	}
	if st.Size >= 8 {
		u.FixedLabel(r, words, st)
	}
}

// standing is a column of small plates with the strengths by seat, between the cells,
// as soon as somebody is there.
func (b *Board) standing(u *widgets.UI, d estoril.Board) {
	x, y := b.posters.origin(d.Place)
	for i, s := range d.Sums {
		at := widgets.If(d.Number == museum, b.Box(x+222, y+476+float64(i)*46, 176, 42), b.Box(x+260, y+332+float64(i-len(d.Sums)/2)*56+66, 100, 50))
		if least := 17.0; at.H < least { // words that can be read, on a small board too
			k := least / at.H
			at = at.Centre(max(at.W*k, least*2.9), least)
			at.Y += float64(i-len(d.Sums)/2) * (least*1.08 - least/k*1.1)
		}
		h := at.H
		edge := widgets.If(d.Best == s.Seat, gold, widgets.Fade(cream, 0.6))
		u.BorderedBox(at, widgets.Fade(ink, 0.86), edge, max(1, h*0.08), h*0.5)
		m := mark(s.Seat)
		u.Sprite(widgets.Rect{X: at.X + h*0.18, Y: at.Y + h*0.14, W: h * 0.72, H: h * 0.72}, m.Sprite, m.Tint)
		figure(u, widgets.Rect{X: at.X + h*0.92, Y: at.Y, W: at.W - h*1.1, H: h}, sumWords(s), face.UIBold, cream)
	}
}
