package london

import (
	"fmt"
	"image/color"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules/london/core"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Figures returns the pictures of the rule book, made of the pieces of the game.
func Figures() []pages.Figure {
	return []pages.Figure{
		{Clause: "LON-3", Words: "Mr X's pawn and the five pawns of the detectives.", Paint: pawnsFigure},
		{Clause: "LON-13", Words: "What stops at a station: taxis; taxis and buses; or all three.", Paint: signsFigure},
		{Clause: "LON-29", Words: "Mr X's tickets and his two 2x cards.", Paint: mrXFigure},
		{Clause: "LON-25", Words: "A pawn's tickets: taxi, bus and underground.", Paint: ticketFigure},
	}
}

// busGreen is the colour of the map where buses stop.
var busGreen = color.RGBA{0x2F, 0x7D, 0x50, 255}

// stop paints an enamelled sign with a number as on the map: a yellow rim, a green foot where buses
// stop, and a red bar where the underground does too. kinds is how many of them stop.
func stop(u *widgets.UI, c geom.Point, rad float64, n, kinds int) {
	if kinds > 2 {
		u.BorderedBox(widgets.Rect{X: c.X - rad*1.4, Y: c.Y - rad*0.44, W: rad * 2.8, H: rad * 0.88}, crimson, night, 1, rad*0.1)
	}
	if kinds > 1 {
		u.BorderedBox(widgets.Rect{X: c.X - rad, Y: c.Y, W: rad * 2, H: rad * 1.07}, busGreen, night, 1, rad*0.15)
	}
	u.BorderedBox(disc(c, rad), gold, night, 2, rad)
	u.BorderedBox(disc(c, rad*0.83), paper, color.RGBA{}, 0, rad)
	u.FixedLabel(disc(c, rad), fmt.Sprint(n), widgets.Line(face.UIBold, rad*0.85, night).Centred())
}

func pawnsFigure(u *widgets.UI, r widgets.Rect) {
	w := min(r.W/6, r.H*0.75)
	at := func(i int) widgets.Rect {
		return widgets.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}.Centre(w*0.8, w*0.8/0.72)
	}
	u.Sprite(at(0), "london.mrx", u.Theme.Ink)
	for c := range looks {
		u.Sprite(at(c+1), pawnSprite(core.Colour(c)), worn(core.Colour(c)).Color)
	}
}

func signsFigure(u *widgets.UI, r widgets.Rect) {
	kinds, side := ordinary, r.H*0.34
	for i, n := range []int{73, 58, 74} {
		mid := r.X + r.W*(0.17+0.33*float64(i))
		stop(u, geom.Pt(mid, r.Y+r.H*0.28), r.H*0.24, n, i+1)
		for j, kind := range kinds[:i+1] {
			left := mid + side*(float64(j)-float64(i+1)/2)
			u.Sprite(widgets.Rect{X: left, Y: r.Y + r.H*0.6, W: side, H: side}, "london.icon."+kind, u.Theme.Ink)
		}
	}
}

func mrXFigure(u *widgets.UI, r widgets.Rect) {
	w := min(r.W/5-10, r.H*0.66/0.62)
	for i, t := range held([3]int{4, 3, 3}, 5, 2) {
		at := widgets.Rect{X: r.X + float64(i)*(w+10), Y: r.Y + (r.H-w*0.62)/2 - 10, W: w, H: w * 0.62}
		u.Sprite(at, "london.ticket."+t.name, u.Theme.Ink)
		under := widgets.Rect{X: at.X, Y: at.Y + at.H + 2, W: w, H: 20}
		u.FixedLabel(under, fmt.Sprintf("× %d", t.n), widgets.Line(face.UIMedium, 15, u.Theme.Ink).Centred())
	}
}

func ticketFigure(u *widgets.UI, r widgets.Rect) {
	w := min(r.W/3-14, r.H*0.8/0.62)
	for i, t := range ordinary {
		u.Sprite(widgets.Rect{X: r.X + float64(i)*(w+14), Y: r.Y + (r.H-w*0.62)/2, W: w, H: w * 0.62}, "london.ticket."+t, u.Theme.Ink)
	}
}
