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
	b.each(func(d rules.Board, c rules.Cell, r widgets.Rect) {
		fill, edge := widgets.Fade(cream, 0.8), widgets.Fade(ink, 0.6)
		if !c.Outer && c.Numeral > 0 {
			fill = widgets.Fade(cream, 0.62)
		}
		if c.Numeral == 0 {
			fill, edge = widgets.Fade(gold, 0.55), navy
		}
		u.Edged(r, fill, edge, max(1.2, r.W*0.014), r.W*0.06)
		if c.Numeral == 0 {
			u.Edged(r.Inset(r.W*0.045), color.RGBA{}, widgets.Fade(navy, 0.6), 1, r.W*0.04)
		}
		if !c.Taken {
			b.printed(u, r, c)
		}
	})
}

// printed is an empty cell.
func (b *Board) printed(u *widgets.UI, r widgets.Rect, c rules.Cell) {
	if c.Numeral > 0 {
		b.figure(u, widgets.Rect{X: r.X, Y: r.Y + r.H*0.18, W: r.W, H: r.H * 0.5}, numeral(c.Numeral), face.Title, widgets.Fade(navy, 0.9))
	} else {
		b.figure(u, widgets.Rect{X: r.X, Y: r.Y + r.H*0.38, W: r.W, H: r.H * 0.22}, "REWARD", face.Heading, navy)
	}
	if c.Secret {
		b.stamp(u, widgets.Rect{X: r.X + r.W*0.1, Y: r.Y + r.H*0.74, W: r.W * 0.8, H: r.H * 0.17})
	}
	b.eye(u, widgets.Rect{X: r.X + r.W*0.04, Y: r.Y + r.H*0.04, W: r.W * 0.92, H: r.H * 0.2}, c.Look)
}

// stamp is the red TOP SECRET.
func (b *Board) stamp(u *widgets.UI, r widgets.Rect) {
	u.Edged(r, widgets.Fade(cream, 0.55), red, max(1.5, r.H*0.1), r.H*0.2)
	b.figure(u, r.Inset(r.H*0.12), "TOP SECRET", face.UIBold, red)
}

// eye says where one may look from a cell.
func (b *Board) eye(u *widgets.UI, r widgets.Rect, l rules.Look) {
	if l == rules.NoLook || r.H < 9 {
		return
	}
	words := [...]string{"", "here", "near", "anywhere"}[l]
	u.Sprite(widgets.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H}, "icon.eye", navy)
	b.figureLeft(u, widgets.Rect{X: r.X + r.H*1.15, Y: r.Y, W: r.W - r.H*1.15, H: r.H * 0.95}, words, navy)
}

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

// names write the posters' names, and their special rules in a few words.
func (b *Board) names(u *widgets.UI) {
	for _, d := range b.view.Boards {
		r := b.posterBox(d.Place)
		plate := widgets.Rect{X: r.X + r.W*0.16, Y: r.Y + r.H*0.452, W: r.W * 0.68, H: r.H * 0.096}
		if d.Number == museum {
			plate = widgets.Rect{X: r.X + r.W*0.365, Y: r.Y + r.H*0.66, W: r.W * 0.27, H: r.H * 0.096}
		}
		u.Edged(plate, navy, gold, max(1, r.W*0.006), plate.H*0.5)
		words := d.Poster.Name + " · " + d.Poster.Rule
		if d.Number == museum {
			words = d.Poster.Name
		}
		b.figure(u, plate.Inset(plate.H*0.12), words, face.Heading, cream)
		b.standing(u, d, r)
	}
}

// standing is a row of small plates with the strengths by seat, at the lower edge of
// a poster, as soon as somebody is there.
func (b *Board) standing(u *widgets.UI, d rules.Board, r widgets.Rect) {
	if len(d.Sums) == 0 {
		return
	}
	h := r.H * 0.074
	w := h * 1.95
	x := r.X + (r.W-w*float64(len(d.Sums)))/2
	y := r.Y + r.H*0.552
	if d.Number == museum {
		y = r.Y + r.H*0.268
		h, w = r.H*0.066, min(w, r.W*0.27/float64(len(d.Sums)))
		x = r.X + (r.W-w*float64(len(d.Sums)))/2
	}
	for i, s := range d.Sums {
		at := widgets.Rect{X: x + float64(i)*w, Y: y, W: w - 2, H: h}
		edge := widgets.Fade(ink, 0.5)
		if d.Best == s.Seat {
			edge = gold
		}
		u.Edged(at, widgets.Fade(ink, 0.82), edge, max(1, h*0.07), h*0.5)
		m := mark(s.Seat)
		u.Sprite(widgets.Rect{X: at.X + h*0.15, Y: at.Y + h*0.1, W: h * 0.8, H: h * 0.8}, m.Sprite, m.Tint)
		b.figure(u, widgets.Rect{X: at.X + h*0.9, Y: at.Y, W: at.W - h, H: h}, sumWords(s), face.UIBold, cream)
	}
}

// marks lie on the tiles: what the reader has seen face down, white cubes, dice, and
// the parts that were added.
func (b *Board) marks(u *widgets.UI) {
	b.each(func(d rules.Board, c rules.Cell, r widgets.Rect) {
		if !c.Taken {
			return
		}
		side := r.W * 0.2
		if c.Down && c.Tile != 0 { // known to the reader alone: the back's corner is folded over it
			at := widgets.Rect{X: r.X + r.W*0.3, Y: r.Y - side*0.25, W: r.W * 0.4, H: side}
			u.Edged(at, red, cream, 1.2, at.H*0.5)
			u.Sprite(widgets.Rect{X: at.X + at.W*0.5 - side*0.42, Y: at.Y + side*0.08, W: side * 0.84, H: side * 0.84}, "icon.eye", cream)
		}
		for i, s := range c.Looked {
			at := widgets.Rect{X: r.X + r.W*0.06 + float64(i)*side*0.95, Y: r.Y + r.H - side*0.95, W: side * 0.9, H: side * 0.9}
			m := mark(s)
			u.Edged(at, cream, ink, 1, at.W)
			u.Sprite(at.Inset(at.W*0.08), "icon.eye", ink)
			u.Sprite(widgets.Rect{X: at.X + at.W*0.55, Y: at.Y + at.W*0.5, W: at.W * 0.55, H: at.W * 0.55}, m.Sprite, m.Tint)
		}
		if c.Shield {
			at := widgets.Rect{X: r.X + r.W*0.38, Y: r.Y + r.H*0.36, W: side * 1.2, H: side * 1.2}
			u.Edged(at, cream, ink, 2, 4)
			u.Sprite(at.Inset(at.W*0.14), "icon.lock", navy)
		}
		if add := c.Flags + c.Hotel + c.Rolled; add > 0 {
			at := widgets.Rect{X: r.X + r.W*0.02, Y: r.Y - side*0.2, W: side * 1.3, H: side}
			u.Edged(at, gold, ink, 1.2, at.H*0.5)
			b.figure(u, at, "+"+itoa(add), face.UIBold, ink)
		}
		if c.Dice[0] > 0 {
			for i, n := range c.Dice {
				b.die(u, widgets.Rect{X: r.X + r.W*0.28 + float64(i)*side*1.15, Y: r.Y + r.H*0.66, W: side * 1.05, H: side * 1.05}, n)
			}
		}
	})
}

// die is one die with its pips.
func (b *Board) die(u *widgets.UI, r widgets.Rect, n int) {
	u.Edged(r, cream, ink, 1.5, r.W*0.2)
	dot := func(x, y float64) {
		d := r.W * 0.2
		u.Box(widgets.Rect{X: r.X + x*r.W - d/2, Y: r.Y + y*r.H - d/2, W: d, H: d}, red, d)
	}
	if n%2 == 1 {
		dot(0.5, 0.5)
	}
	if n > 1 {
		dot(0.25, 0.25)
		dot(0.75, 0.75)
	}
	if n > 3 {
		dot(0.75, 0.25)
		dot(0.25, 0.75)
	}
	if n == 6 {
		dot(0.25, 0.5)
		dot(0.75, 0.5)
	}
}

// aside shows the two posters that were left out this round, small.
func (b *Board) aside(u *widgets.UI, r widgets.Rect) {
	if len(b.view.Aside) == 0 || b.lens.Zoomed() {
		return
	}
	c := b.lens.Now()
	w := b.posters.plane.W * c.S
	spare := (r.W - w) / 2
	side := min(spare-12, 90)
	if side < 40 {
		return
	}
	for i, n := range b.view.Aside {
		at := widgets.Rect{X: r.X + 6, Y: r.Y + 10 + float64(i)*(side+26), W: side, H: side}
		u.Edged(at, navy, gold, 1, 4)
		u.Sprite(at.Inset(3), boardSprite(n), ink)
		b.figure(u, widgets.Rect{X: at.X - 4, Y: at.Y + side + 1, W: side + 8, H: 18}, b.view.Label(boardID(n)).Title, face.UI, cream)
	}
}
