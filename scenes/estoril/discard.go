package estoril

import (
	"image/color"
	"math"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// discardSheet lays the hand over the posters, as large as there is room.
func (b *Board) discardSheet(u *widgets.UI, r widgets.Rect) {
	if !b.discarding() {
		return
	}
	hand := b.View.Players[b.View.By].Hand
	u.Box(r, color.RGBA{8, 14, 24, 165}, 0)
	cols, rows := spread(len(hand), r)
	const gap = 14.0
	h := min((r.H-gap)/float64(rows)-gap, ((r.W-gap)/float64(cols)-gap)/aspect, 230)
	w := h * aspect
	x0 := r.X + (r.W-float64(cols)*(w+gap)+gap)/2
	y0 := r.Y + (r.H-float64(rows)*(h+gap)+gap)/2
	p := b.Host.Pointing()
	for i, t := range hand {
		row := i / cols
		in := min(cols, len(hand)-row*cols) // a short last row stands in the middle
		at := widgets.Rect{X: x0 + (float64(i%cols)+float64(cols-in)/2)*(w+gap), Y: y0 + float64(row)*(h+gap), W: w, H: h}
		id := tileID(t)
		b.Host.Spot(u, table.Spot{ID: id, R: at, Role: table.Key})
		hot := p.Hot() == id
		at = at.Inset(widgets.If(hot, -5, 0.0))
		paintTile(u, at, lying{tile: t, owner: b.View.By}, 1)
		if p.Next(id) && b.Host.Highlights() {
			rim(u, at, widgets.If(hot, 4, widgets.LitWide))
		}
	}
}

// spread returns how many columns and rows show n tiles largest in a rectangle.
func spread(n int, r widgets.Rect) (cols, rows int) {
	best := 0.0
	for c := 1; c <= max(n, 1); c++ {
		k := int(math.Ceil(float64(n) / float64(c)))
		if side := min(r.H/float64(k), r.W/float64(c)/aspect); side > best {
			best, cols, rows = side, c, max(k, 1)
		}
	}
	return cols, rows
}

// discardTray shows in the tray what has been put away so far: nobody else sees it.
func (b *Board) discardTray(u *widgets.UI, r widgets.Rect) {
	chosen := b.View.Players[b.View.By].Chosen
	words := "Your discards lie here, face down for the others until everyone has chosen."
	if len(chosen) == 0 {
		st := widgets.Line(face.TextItalic, widgets.Body, u.Theme.PaleSoft)
		u.Text(widgets.Rect{X: r.X + 4, Y: r.Y + (r.H-u.TextHeight(words, st, r.W-8))/2, W: r.W - 8, H: r.H}, words, st)
		return
	}
	h := min(r.H-u.LineHeight(widgets.Tiny)-6, 150)
	for i, t := range chosen {
		at := widgets.Rect{X: r.X + 4 + float64(i)*(h*aspect+8), Y: r.Y, W: h * aspect, H: h}
		if at.X+at.W > r.X+r.W {
			break
		}
		paintTile(u, at, lying{tile: t, owner: rules.Public}, 0.75)
		u.Sprite(at.Centre(h*0.4, h*0.4), "estoril.log.discard", ink)
	}
	st := widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft)
	words = u.FirstFitting(r.W-8, st, words,
		"Face down for the others until everyone has chosen.", "Face down until everyone has chosen.", "Discarded.")
	u.FitLabel(widgets.Rect{X: r.X + 4, Y: r.Y + r.H - u.LineHeight(widgets.Tiny), W: r.W - 8, H: u.LineHeight(widgets.Tiny)}, words, st)
}
