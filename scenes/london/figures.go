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
		{Clause: "LON-84", Words: "The four piers, and the boat line between them.", Paint: piersFigure},
		{Clause: "LON-42", Words: "Pay an underground ticket, then ride from 74 to 46.", Paint: rideFigure},
		{Clause: "LON-25", Words: "A pawn's tickets: taxi, bus and underground.", Paint: ticketFigure},
		{
			Clause: "LON-86", Paint: surfaceFigure,
			Words: "The logbook: three windows are covered. Window 3 is oval, so Mr X has surfaced at 67.",
		},
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

func piersFigure(u *widgets.UI, r widgets.Rect) {
	rad, y := r.H*0.2, r.Y+r.H/2
	at := func(i int) geom.Point { return geom.Pt(r.X+rad+(r.W-2*rad)*float64(i)/3, y) }
	u.Stroke([]geom.Point{at(0), at(3)}, 5, night, 0, 0)
	for i, n := range []struct{ number, kinds int }{{194, 1}, {157, 2}, {115, 1}, {118, 2}} {
		stop(u, at(i), rad, n.number, n.kinds)
	}
}

func rideFigure(u *widgets.UI, r widgets.Rect) {
	y, rad := r.Y+r.H*0.62, r.H*0.2
	a, b := geom.Pt(r.X+r.W*0.16, y), geom.Pt(r.X+r.W*0.62, y)
	u.Stroke([]geom.Point{a, b}, 5, crimson, 14, 8)
	stop(u, a, rad, 74, 3)
	stop(u, b, rad, 46, 3)
	pawn := widgets.Rect{X: a.X + (b.X-a.X)*0.45, Y: y - r.H*0.6, W: r.H * 0.42, H: r.H * 0.56}
	u.Sprite(pawn, pawnSprite(core.Red), worn(core.Red).Color)
	s := r.H * 0.16
	u.Sprite(widgets.Rect{X: pawn.X + pawn.W + 8, Y: pawn.Y + pawn.H/2 - s/2, W: s, H: s}, "icon.arrow-right", night)
	w := r.W * 0.22
	u.Sprite(widgets.Rect{X: r.X + r.W - w, Y: r.Y + r.H*0.3, W: w, H: w * 0.62}, "london.ticket.underground", u.Theme.Ink)
}

func ticketFigure(u *widgets.UI, r widgets.Rect) {
	w := min(r.W/3-14, r.H*0.8/0.62)
	for i, t := range ordinary {
		u.Sprite(widgets.Rect{X: r.X + float64(i)*(w+14), Y: r.Y + (r.H-w*0.62)/2, W: w, H: w * 0.62}, "london.ticket."+t, u.Theme.Ink)
	}
}

func surfaceFigure(u *widgets.UI, r widgets.Rect) {
	gap := 8.0
	w := min((r.W-4*gap)/5, r.H*0.62/0.68)
	h := w * 0.68
	board := widgets.Rect{X: r.X, Y: r.Y + (r.H-h)/2 - 8, W: 5*w + 4*gap + 16, H: h + 16}
	u.BorderedBox(board, leather, night, 1, 6)
	for i, t := range []string{"taxi", "bus", "underground", "", ""} {
		cell := widgets.Rect{X: board.X + 8 + float64(i)*(w+gap), Y: board.Y + 8, W: w, H: h}
		rim, round := widgets.Mix(leather, night, 0.5), 4.0
		if i == 2 {
			rim, round = gold, h/2
		}
		u.BorderedBox(cell, night, rim, 2, round)
		if t == "" {
			u.FixedLabel(cell, fmt.Sprint(i+1), widgets.Line(face.UIMedium, 14, widgets.Fade(u.Theme.Pale, 0.5)).Centred())
			continue
		}
		u.Sprite(cell.Inset(4), "london.ticket."+t, u.Theme.Ink)
		if i == 2 {
			plate := widgets.Rect{X: cell.X + w - 34, Y: cell.Y + h - 18, W: 34, H: 19}
			u.BorderedBox(plate, crimson, paper, 1, 4)
			u.FixedLabel(plate, "67", widgets.Line(face.UIBold, 14, u.Theme.Paper).Centred())
		}
	}
}
