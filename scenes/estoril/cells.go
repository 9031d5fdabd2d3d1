package estoril

import (
	"image/color"
	"time"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/widgets"
)

// inner frames the spaces that want a neighbour.
func (b *Board) inner(u *widgets.UI) {
	b.each(func(_ core.Board, c core.Cell, r widgets.Rect) {
		if !c.Outer && c.Numeral > 0 {
			u.BorderedBox(r, color.RGBA{}, widgets.Fade(navy, 0.75), max(2, r.W*0.03), r.W*0.04)
		}
	})
}

// standing paints a column of small plates with the strengths by seat, between the cells: that of
// the leader is gold.
func (b *Board) standing(u *widgets.UI, d core.Board) {
	for i, s := range d.Sums {
		at := b.sumBox(d, i)
		h := at.H
		fill, words := widgets.Fade(ink, 0.86), cream
		if d.Best == s.Seat {
			fill, words = gold, ink
		}
		u.BorderedBox(at, fill, widgets.Fade(words, 0.6), max(1, h*0.08), h*0.5)
		m := mark(s.Seat)
		u.Sprite(widgets.Rect{X: at.X + h*0.18, Y: at.Y + h*0.14, W: h * 0.72, H: h * 0.72}, m.Sprite, m.Tint)
		figure(u, widgets.Rect{X: at.X + h*0.92, Y: at.Y, W: at.W - h*1.1, H: h}, sumWords(s), face.UIBold, words)
	}
}

// sumBox returns the plate of the i-th strength of a board.
func (b *Board) sumBox(d core.Board, i int) widgets.Rect {
	x, y := b.posters.origin(d.Place)
	at := b.Box(x+260, y+332+float64(i-len(d.Sums)/2)*56+66, 100, 50)
	if d.Number == museum {
		at = b.Box(x+222, y+476+float64(i)*46, 176, 42)
	}
	if least := 17.0; at.H < least { // words that can be read, on a small board too
		k := least / at.H
		at = at.Centre(max(at.W*k, least*2.9), least)
		at.Y += float64(i-len(d.Sums)/2) * (least*1.08 - least/k*1.1)
	}
	return at
}

// marks lie on the tiles: numeral, stamp, who has looked, white cube, dice, added strength.
func (b *Board) marks(u *widgets.UI) {
	b.each(func(_ core.Board, c core.Cell, r widgets.Rect) {
		if !c.Taken {
			return
		}
		side := r.W * 0.2
		tag := "estoril.tag.reward"
		if c.Numeral > 0 {
			tag = "estoril.tag." + itoa(c.Numeral)
		}
		u.Sprite(widgets.Rect{X: r.X + r.W*0.45, Y: r.Y - r.W*0.03, W: r.W * 0.26, H: r.W * 0.167}, tag, ink) // beside the mark for a woman
		if c.Down && c.Tile != 0 {                                                                            // known to the reader alone
			high := r.W * 0.147
			_, _, name := plateLines(u, fit(r.Inset(r.W*0.03)), c.Tile.Face())
			stamp(u, widgets.Rect{X: r.X + r.W*0.25, Y: min(r.Y+r.H*0.5, name-high), W: r.W * 0.46, H: high})
		}
		right := r.X + r.W*0.77 // below the points, where nothing is printed
		if c.Shield {
			u.Sprite(widgets.Rect{X: right, Y: r.Y + r.H*0.3, W: side * 1.1, H: side * 1.1}, "estoril.cube.white", ink)
			right -= side * 1.05
		}
		looked(u, widgets.Rect{X: right, Y: r.Y + r.H*0.31, W: side, H: side}, c.Looked)
		if add := b.added(c); add > 0 {
			at := widgets.Rect{X: r.X + r.W*0.245, Y: r.Y + r.H*0.225, W: side * 1.1, H: side * 0.85} // below the mark for a woman
			u.BorderedBox(at, gold, ink, max(1, side*0.05), at.H*0.5)
			figure(u, at, "+"+itoa(add), face.UIBold, ink)
		}
		b.tumble(u, c, r)
	})
}

// looked paints one eye over the shapes of all seats that have looked, so that a face stays in sight;
// for three it is wider, to the left of r.
func looked(u *widgets.UI, r widgets.Rect, by []rules.Seat) {
	if len(by) == 0 {
		return
	}
	side, d := r.W, r.W*0.36
	wide := max(side, d*float64(len(by))+side*0.3)
	at := widgets.Rect{X: r.X + side - wide, Y: r.Y, W: wide, H: side}
	u.BorderedBox(at, cream, ink, max(1, side*0.07), side)
	eye := at.Centre(side*0.8, side*0.8*30/44)
	eye.Y -= side * 0.1
	u.Sprite(eye, "estoril.look", ink)
	x := at.X + (at.W-d*float64(len(by)))/2
	for i, s := range by {
		m := mark(s)
		u.Sprite(widgets.Rect{X: x + float64(i)*d, Y: at.Y + side*0.58, W: d, H: d}, m.Sprite, m.Tint)
	}
}

// added returns what a strength has gained; the dice count once they lie still.
func (b *Board) added(c core.Cell) int {
	return c.Flags + c.Hotel + widgets.If(b.rolling(c.ID), 0, c.Rolled)
}

// tumble paints the dice, which fly from the foot of the board to the tile they are rolled for.
func (b *Board) tumble(u *widgets.UI, c core.Cell, r widgets.Rect) {
	if c.Dice[0] == 0 {
		return
	}
	side := r.W * 0.2
	t := 1.0
	if b.rolling(c.ID) {
		t = float64(u.Now.Sub(b.flights.began)) / float64(tumbling)
		u.Animate()
	}
	ease := 1 - (1-t)*(1-t)
	for i, n := range c.Dice {
		to := widgets.Rect{X: r.X + r.W*0.23 + float64(i)*side*1.1, Y: r.Y + r.H*0.44, W: side, H: side}
		if t < 1 {
			from := geom.Pt(b.Camera.View.X+b.Camera.View.W*(0.4+0.2*float64(i)), b.Camera.View.Y+b.Camera.View.H)
			to.X, to.Y = from.X+(to.X-from.X)*ease, from.Y+(to.Y-from.Y)*ease-4*t*(1-t)*r.H*0.7
			n = 1 + (n+int(t*11)*(i+2))%6 // another side with every bounce
		}
		shadow := widgets.Rect{X: to.X + side*0.06, Y: to.Y + side*0.1, W: side, H: side}.Inset(side * 0.04)
		u.Sprite(shadow, "estoril.die."+itoa(n), widgets.Fade(ink, 0.3))
		u.Sprite(to, "estoril.die."+itoa(n), ink)
	}
}

// tumbling says how long dice roll at the usual speed.
const tumbling = 700 * time.Millisecond

// rolling reports whether the dice of a cell are still in the air.
func (b *Board) rolling(cell string) bool {
	return b.flights.Rolled == cell && b.Now.Sub(b.flights.began) < tumbling
}
