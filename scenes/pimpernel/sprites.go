package pimpernel

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// Sizes of the pieces in units of the map, as it was drawn for them.
const (
	plate      = 1.13 // of a plate, as large as it was drawn first
	cellSide   = 27 * plate
	iconSide   = 23 * plate
	cubeSide   = 28.5
	pawnW      = 26.0
	pawnH      = 39.0
	markerSide = 29.0
	margin     = 12.0  // of the map, below the slots of the missions
	cardW      = 139.0 // of a mission
	cardH      = 110.0
	townW      = 150 * plate // of a plate with its strip
	townH      = 96 * plate
	markerX    = -72.0 // of its middle: on the upper left corner of a plate
	markerY    = -40.0
	heroW      = 30.0
	heroH      = 45.0
	heroSide   = 62 * plate // where the Pimpernel stands by a town
	hunterSide = -22.0      // and Chauvelin
)

// sprites lists the movable pieces: a pure function of the view.
func (b *Board) sprites() []board.Sprite {
	v := b.View
	var all []board.Sprite
	lay := func(space core.Space, place string, dx, dy float64) {
		if space.Owner >= 0 {
			m := cube(space.Owner)
			one := board.Sprite{Tint: m.Tint, W: cubeSide, H: cubeSide, Rise: 0.5, Z: 1}
			all = append(all, b.sprite("cube."+space.ID, place, m.Sprite, dx, dy, one))
		}
	}
	for _, t := range v.Towns {
		for i, s := range t.Spaces {
			x, y := cell(t, i)
			lay(s, t.Location.ID(), x, y)
		}
	}
	for _, s := range v.Roads {
		lay(s, s.ID, 0, 0)
	}
	for _, h := range v.Hexes {
		lay(h.Space, h.ID, 0, hexCube(h.Kind))
	}
	for _, s := range v.Spots {
		lay(s, s.ID, 0, 11.4)
	}
	all = append(all, b.pawns()...)
	for _, m := range v.Markers {
		sprite := widgets.If(m.White, "pimpernel.marker.white", "pimpernel.marker.red")
		if m.ID == "marker.start" {
			sprite = "pimpernel.marker.start"
		}
		all = append(all, b.sprite(m.ID, m.At.ID(), sprite, markerX, markerY, board.Sprite{W: markerSide, H: markerSide, Rise: 0.5, Z: 2}))
	}
	return all
}

func hexCube(k core.Building) float64 { return widgets.If(k == core.Market, 10.0, 11) }

// sprite returns a piece with its picture and its place, moved by dx, dy units.
func (b *Board) sprite(id, place, image string, dx, dy float64, s board.Sprite) board.Sprite {
	at := b.m.Places[place].At
	s.ID, s.Image, s.X, s.Y = id, image, at.X+dx, at.Y+dy
	return s
}

// pawns stand on the ground of their region, the Pimpernel and Chauvelin by a town.
func (b *Board) pawns() []board.Sprite {
	v := b.View
	var all []board.Sprite
	for _, p := range v.Players {
		x, y := b.camp(p.Pawn, int(p.Seat))
		all = append(all, board.Sprite{
			ID: pawnID(p.Seat), Image: pawn(p.Seat).Sprite, Tint: pawn(p.Seat).Tint,
			X: x, Y: y, W: pawnW, H: pawnH, Z: 3,
		})
	}
	figure := func(id, image string, at core.Location, side float64) {
		x, y := b.stand(at, side)
		all = append(all, b.sprite(id, at.ID(), image, x, y, board.Sprite{W: heroW, H: heroH, Z: 4}))
	}
	if v.Stage != core.StageDeal {
		figure("pawn.pimpernel", "pimpernel.hero", v.Pimpernel, heroSide)
	}
	if v.Hunter.On {
		figure("pawn.chauvelin", "pimpernel.chauvelin", v.Hunter.At, hunterSide)
	}
	return all
}

func pawnID(s rules.Seat) string   { return fmt.Sprintf("pawn.%d", s) }
func supplyID(s rules.Seat) string { return fmt.Sprintf("supply.%d", s) }

// stand returns where the foot of a figure is, in units from the middle of a town's plate:
// on its roof, as near to side as it hides no space.
func (b *Board) stand(l core.Location, side float64) (x, y float64) {
	at := b.m.Places[l.ID()].At
	for _, y := range []float64{-20, -14, -8, -28} {
		for d := 0.0; d < 60; d += 4 {
			x := side - math.Copysign(d, side)
			if !b.hides(at.X+x, at.Y+y, heroW, heroH) {
				return x, y
			}
		}
	}
	return side, -20
}

// hides reports whether something w×h with its foot at x, y would lie over a space.
func (b *Board) hides(x, y, w, h float64) bool {
	over := func(px, py, pw, ph float64) bool {
		return math.Abs(px-x) < (w+pw)/2 && py+ph/2 > y-h && py-ph/2 < y
	}
	for id, p := range b.m.Places {
		switch kind, _, _ := strings.Cut(id, "."); {
		case kind == "location" && over(p.At.X, p.At.Y+31.4*plate, 146*plate, 28*plate):
			return true
		case kind == "hex" && over(p.At.X, p.At.Y+10, 30, 34):
			return true
		case kind == "route" && over(p.At.X, p.At.Y, 27, 33):
			return true
		}
	}
	return false
}

// camp returns where the pawn of a seat stands in a region: the foot, in units.
func (b *Board) camp(r core.Region, seat int) (x, y float64) {
	p := b.m.Places["camp."+r.Key()]
	if r == core.ToAustria { // two rows
		return p.At.X + float64(seat%3-1)*27, p.At.Y - 2 + float64(seat/3)*36
	}
	w := p.Bounds.X1 - p.Bounds.X0
	return p.Bounds.X0 + w*(float64(seat)+0.5)/6, p.Bounds.Y1 - 4
}

// pieces paints the moving pieces.
func (b *Board) pieces(u *widgets.UI) {
	c := b.Camera.Now()
	for _, p := range b.Placed(u) {
		r := b.Standing(p, 6)
		if p.Z >= 3 {
			at := c.Out(p.X, p.Y)
			shade := widgets.Rect{X: at.X - r.W*0.36, Y: at.Y - r.H*0.07, W: r.W * 0.72, H: r.H * 0.12}
			u.Box(shade, widgets.Fade(color.RGBA{30, 18, 8, 110}, p.Shown), r.H)
		}
		b.Paint(u, p, r)
		if n, ok := strings.CutPrefix(p.ID, "marker."); ok && n != "start" {
			ink := widgets.If(p.Image == "pimpernel.marker.white", sepia, cream)
			b.figure(u, r.Centre(r.W*0.7, r.H*0.7), n, ink)
		}
	}
}
