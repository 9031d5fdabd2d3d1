package pimpernel

import (
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Seats of the figures, by the colours of their cubes.
const (
	seatBlue   rules.Seat = 1
	seatGreen  rules.Seat = 2
	seatYellow rules.Seat = 3
)

// Figures returns the pictures of the rule book, made of the pieces of the game.
func Figures() []pages.Figure {
	return []pages.Figure{
		{Clause: "PIM-9", Words: "A favour card with its two actions.", Paint: cardFigure},
		{Clause: "PIM-19", Words: "The five mission spaces, from first player to location.", Paint: spotsFigure},
		{
			Clause: "PIM-79", Paint: iconFigure,
			Words: "Blue fills a space with a supporter icon, and places a second cube in the supporters area.",
		},
		{Clause: "PIM-83", Words: "Yellow takes the Stables. Green's cube goes to the horses area.", Paint: pushFigure},
	}
}

// slot paints a box for one cube or icon.
func slot(u *widgets.UI, r widgets.Rect) { u.BorderedBox(r, cream, sepia, 1.5, 4) }

// leads paints an arrow in the middle of r.
func leads(u *widgets.UI, r widgets.Rect) {
	side := min(r.W, r.H) * 0.6
	u.Sprite(r.Centre(side, side), "icon.arrow-right", sepia)
}

// areaFigure paints an area by its picture and its name, with a cube in it.
func areaFigure(u *widgets.UI, r widgets.Rect, a core.Area, s rules.Seat) {
	u.BorderedBox(r, cream, sepia, 1.5, 6)
	name, in := r.CutBottom(r.H * 0.3)
	side := in.H * 0.7
	u.Sprite(widgets.Rect{X: in.X + 8, Y: in.Y, H: in.H}.Left(side, side), "pimpernel.area."+a.Key(), sepia)
	lay(u, widgets.Rect{X: in.X + in.W - side - 8, Y: in.Y, H: in.H}.Left(side, side), s)
	u.FixedLabel(name, prose.Capital(a.String()), widgets.Line(face.UIMedium, name.H*0.62, sepia).Centred())
}

func cardFigure(u *widgets.UI, r widgets.Rect) {
	w := min(r.W, r.H*240/150)
	u.Sprite(r.Left(w, w*150/240), "pimpernel.favorcard.F01", sepia)
}

func spotsFigure(u *widgets.UI, r widgets.Rect) {
	side := min(r.H*0.8, r.W/5-8)
	for i, name := range []string{"first", "supporter", "resources", "route", "location"} {
		at := widgets.Rect{X: r.X + float64(i)*(side+8), Y: r.Y + (r.H-side)/2, W: side, H: side}
		slot(u, at)
		u.Sprite(at.Inset(side*0.14), "pimpernel.icon."+name, sepia)
	}
}

func iconFigure(u *widgets.UI, r widgets.Rect) {
	side := min(r.H*0.6, r.W/8)
	x, y := r.X+r.W*0.04, r.Y+(r.H-side)/2
	for i := range 3 {
		at := widgets.Rect{X: x + float64(i)*(side+4), Y: y, W: side, H: side}
		slot(u, at)
		u.Sprite(at.Inset(side*0.12), "pimpernel.icon."+[]string{"horse", "supporter", "cpd"}[i], sepia)
	}
	cube := side * 0.7
	lay(u, widgets.Rect{X: x + side*1.5 + 4 - cube*0.1, Y: y - cube*0.4, W: cube, H: cube}, seatBlue)
	left := x + 3*(side+4)
	area := widgets.Rect{X: r.X + r.W*0.58, Y: r.Y + r.H*0.1, W: r.W * 0.38, H: r.H * 0.8}
	leads(u, widgets.Rect{X: left, Y: r.Y, W: area.X - left, H: r.H})
	areaFigure(u, area, core.Supporters, seatBlue)
}

func pushFigure(u *widgets.UI, r widgets.Rect) {
	w := min(r.W*0.4, r.H*80/72)
	hex := widgets.Rect{X: r.X + r.W*0.06, Y: r.Y, H: r.H}.Left(w, w*72/80)
	u.Sprite(hex, "pimpernel.hex.stables", sepia)
	lay(u, widgets.Rect{X: hex.Mid().X - w*0.16, Y: hex.Mid().Y - w*0.02, W: w * 0.32, H: w * 0.32}, seatYellow)
	area := widgets.Rect{X: r.X + r.W*0.58, Y: r.Y + r.H*0.1, W: r.W * 0.38, H: r.H * 0.8}
	leads(u, widgets.Rect{X: hex.X + hex.W, Y: r.Y, W: area.X - hex.X - hex.W, H: r.H})
	areaFigure(u, area, core.Horses, seatGreen)
}
