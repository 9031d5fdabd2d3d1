package estoril

import (
	"image/color"

	rules "intrigue/rules/estoril"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// each calls f for every cell on the table.
func (b *Board) each(f func(d rules.Board, c rules.Cell, r widgets.Rect)) {
	for _, d := range b.view.Boards {
		for _, c := range d.Cells {
			f(d, c, b.cellBox(d, c))
		}
		f(d, d.Reward, b.cellBox(d, d.Reward))
	}
}

// cells paint what is printed on the posters, always upright: numeral, stamp and eye.
func (b *Board) cells(u *widgets.UI) {
	b.each(func(_ rules.Board, c rules.Cell, r widgets.Rect) {
		u.Sprite(r, cellSprite(c), ink)
		if !c.Outer && c.Numeral > 0 { // an inner space wants a neighbour
			u.Edged(r, color.RGBA{}, widgets.Fade(navy, 0.75), max(2, r.W*0.03), r.W*0.04)
		}
	})
}

// cellSprite is the printed picture of a cell.
func cellSprite(c rules.Cell) string {
	switch {
	case c.Numeral == 0 && c.Secret:
		return "estoril.cell.reward.secret"
	case c.Numeral == 0:
		return "estoril.cell.reward"
	case c.Secret:
		return "estoril.cell." + itoa(c.Numeral)
	}
	return "estoril.cell.open." + itoa(c.Numeral)
}

// stamp is the red TOP SECRET.
func (b *Board) stamp(u *widgets.UI, r widgets.Rect) { u.Sprite(r, "estoril.stamp", ink) }

// figure writes part of the picture: it grows with the posters and vanishes before it
// turns to dust.
func (b *Board) figure(u *widgets.UI, r widgets.Rect, words string, f face.Face, tint color.RGBA) {
	b.glyph(u, r, words, f, tint, widgets.Centre)
}

func (b *Board) figureLeft(u *widgets.UI, r widgets.Rect, words string, tint color.RGBA) {
	b.glyph(u, r, words, face.UIMedium, tint, widgets.Left)
}

func (b *Board) glyph(u *widgets.UI, r widgets.Rect, words string, f face.Face, tint color.RGBA, a widgets.Align) {
	size := r.H * 0.76
	if w := u.Type.Width(f, size, words); w > r.W-2 && w > 0 {
		size *= (r.W - 2) / w
	}
	if size < 8 {
		return
	}
	u.Glyph(r, words, widgets.Style{Face: f, Size: size, Colour: tint, Align: a})
}

// names write the standing on the posters, which bear their names themselves.
func (b *Board) names(u *widgets.UI) {
	for _, d := range b.view.Boards {
		b.standing(u, d)
	}
}

// standing is a column of small plates with the strengths by seat, between the cells,
// as soon as somebody is there.
func (b *Board) standing(u *widgets.UI, d rules.Board) {
	x, y := b.posters.origin(d.Place)
	for i, s := range d.Sums {
		at := b.Box(x+260, y+332+float64(i-len(d.Sums)/2)*56+66, 100, 50)
		if d.Number == museum {
			at = b.Box(x+222, y+476+float64(i)*46, 176, 42)
		}
		h := at.H
		edge := widgets.Fade(cream, 0.6)
		if d.Best == s.Seat {
			edge = gold
		}
		u.Edged(at, widgets.Fade(ink, 0.86), edge, max(1, h*0.08), h*0.5)
		m := mark(s.Seat)
		u.Sprite(widgets.Rect{X: at.X + h*0.18, Y: at.Y + h*0.14, W: h * 0.72, H: h * 0.72}, m.Sprite, m.Tint)
		b.figure(u, widgets.Rect{X: at.X + h*0.92, Y: at.Y, W: at.W - h*1.1, H: h}, sumWords(s), face.UIBold, cream)
	}
}

// marks lie on the tiles: the numeral that they cover, what the reader has seen face
// down and who else has, white cubes, dice, and what was added to a strength.
func (b *Board) marks(u *widgets.UI) {
	b.each(func(_ rules.Board, c rules.Cell, r widgets.Rect) {
		if !c.Taken {
			return
		}
		side := r.W * 0.2
		tag := "estoril.tag.reward"
		if c.Numeral > 0 {
			tag = "estoril.tag." + itoa(c.Numeral)
		}
		u.Sprite(widgets.Rect{X: r.X + r.W*0.36, Y: r.Y - r.W*0.03, W: r.W * 0.28, H: r.W * 0.18}, tag, ink)
		if c.Down && c.Tile != 0 { // known to the reader alone
			u.Sprite(widgets.Rect{X: r.X + r.W*0.2, Y: r.Y + r.H*0.68, W: r.W * 0.46, H: r.W * 0.143}, "estoril.stamp", ink)
		}
		for i, s := range c.Looked {
			at := widgets.Rect{X: r.X + r.W*0.04 + float64(i)*side*1.1, Y: r.Y + r.H*0.78, W: side, H: side}
			m := mark(s)
			u.Edged(at, cream, ink, 1, at.W)
			u.Sprite(at.Inset(at.W*0.06), "estoril.look", ink)
			u.Sprite(widgets.Rect{X: at.X + at.W*0.55, Y: at.Y + at.W*0.5, W: at.W * 0.6, H: at.W * 0.6}, m.Sprite, m.Tint)
		}
		if c.Shield {
			u.Sprite(widgets.Rect{X: r.X + r.W*0.36, Y: r.Y + r.H*0.34, W: side * 1.4, H: side * 1.4}, "estoril.cube.white", ink)
		}
		if add := c.Flags + c.Hotel + c.Rolled; add > 0 {
			at := widgets.Rect{X: r.X + r.W*0.2, Y: r.Y + r.H*0.16, W: side * 1.2, H: side * 0.95}
			u.Edged(at, gold, ink, 1.2, at.H*0.5)
			b.figure(u, at, "+"+itoa(add), face.UIBold, ink)
		}
		if c.Dice[0] > 0 {
			for i, n := range c.Dice {
				u.Sprite(widgets.Rect{X: r.X + r.W*0.24 + float64(i)*side*1.35, Y: r.Y + r.H*0.56, W: side * 1.25, H: side * 1.25}, "estoril.die."+itoa(n), ink)
			}
		}
	})
}

// aside shows the two posters that were left out this round, small.
func (b *Board) aside(u *widgets.UI, r widgets.Rect) {
	if len(b.view.Aside) == 0 || b.Lens.Zoomed() {
		return
	}
	c := b.Lens.Now()
	w := b.posters.plane.W * c.S
	spare := (r.W - w) / 2
	side := min(spare-12, 90)
	if side < 28 {
		return
	}
	for i, n := range b.view.Aside {
		at := widgets.Rect{X: r.X + 6, Y: r.Y + 10 + float64(i)*(side+26), W: side, H: side}
		u.Edged(at, navy, gold, 1, 4)
		u.Sprite(at.Inset(3), boardSprite(n), ink)
		b.figure(u, widgets.Rect{X: at.X - 4, Y: at.Y + side + 1, W: side + 8, H: 18}, b.view.Label(boardID(n)).Title, face.UI, cream)
	}
}
