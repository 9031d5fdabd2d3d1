package table

import (
	"image/color"

	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// Dot is a piece on a minimap: its place in units of the picture, its radius in points.
type Dot struct {
	X, Y         float64
	Colour, Edge color.RGBA
	Radius       float64
}

// leastMinimap is the longer side of a minimap beside the picture, in points.
const leastMinimap = 44

// mostlySeen is the scale, for that of the whole picture, below which a minimap is small: little is out of sight
// then, and what lies below the minimap matters more.
const mostlySeen = 1.6

// Minimap shows, while more than the rim of the picture is out of sight, the whole of it in
// the corner of r with the part that is seen. A press on it moves that part. Its corner is one at the foot, and one
// at the top while the picture is seen down to its foot: what lies under it is seen when the picture is moved.
func (p *Plane) Minimap(u *widgets.UI, r widgets.Rect, dots ...Dot) {
	if p.illustrates || p.Camera.Target().S < 1.15*p.Camera.Fit().S {
		return
	}
	w, gap := min(200, r.W*0.24), 12.0
	if p.Camera.Target().S < mostlySeen*p.Camera.Fit().S {
		w *= 0.6
	}
	whole := p.Box(0, 0, p.w, p.h)
	if beside := whole.X - r.X; beside > 0 { // there is room that the picture leaves free
		w, gap = min(w, max(leastMinimap, beside-12)), 6
	}
	scale := w / max(p.w, p.h) // points of the minimap a unit of the picture
	x := widgets.If(p.MinimapRight, r.X+r.W-p.w*scale-gap, r.X+gap)
	box := widgets.Rect{X: x, Y: r.Y + r.H - p.h*scale - gap, W: p.w * scale, H: p.h * scale}
	if !u.Held("minimap") { // it stays below the pointer
		p.minimapTop = whole.Y+whole.H < r.Y+r.H+1 && whole.Y < r.Y-1
	}
	if p.minimapTop {
		box.Y = r.Y + gap
	}
	u.AddHit(widgets.Hit{ID: "minimap", R: box, NoFocus: true, Clickable: true})
	u.Shadow(box, 4, 8)
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Canvas, R: box, Picture: p.Layer.Overview()}})
	c := p.Camera.Now()
	x0, y0 := c.In(geom.Pt(r.X, r.Y))
	x1, y1 := c.In(geom.Pt(r.X+r.W, r.Y+r.H))
	seen := widgets.Rect{X: box.X + x0*scale, Y: box.Y + y0*scale, W: (x1 - x0) * scale, H: (y1 - y0) * scale}.Intersect(box)
	u.BorderedBox(seen, widgets.Fade(u.Theme.Gold, 0.18), u.Theme.Accent, 2, 2)
	for _, d := range dots {
		at := widgets.Rect{X: box.X + d.X*scale, Y: box.Y + d.Y*scale}.Inset(-d.Radius)
		u.BorderedBox(at, d.Colour, d.Edge, 1, widgets.Round)
	}
	u.BorderedBox(box, color.RGBA{}, u.Theme.Background, 1.5, 0)
	if u.Held("minimap") && u.Active() {
		p.theirs = true
		p.Camera.Centre((u.In.At.X-box.X)/scale, (u.In.At.Y-box.Y)/scale, u.Now, true)
	}
}
