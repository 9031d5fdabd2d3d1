package paint

import (
	_ "embed"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

//go:embed box.kage
var boxShader []byte

// boxes collects rounded rectangles, rings, discs, shadows and capsules for one draw call. Each is a quad on which a
// shader computes the distance to the shape: Ebitengine gives every anti-aliased vector path a stencil region of its
// own, which for a screen full of panels and lines costs seconds and gigabytes.
type boxes struct {
	v      []ebiten.Vertex
	i      []uint32
	shader *ebiten.Shader
}

func newBoxes() (*boxes, error) {
	s, err := ebiten.NewShader(boxShader)
	if err != nil {
		return nil, err
	}
	return &boxes{shader: s}, nil
}

// quad is a box of half size (hw, hh) about (x, y), turned by angle. All in pixels; soft is the width over which its
// edge fades (1 is a sharp edge).
type quad struct {
	x, y, hw, hh        float64
	radius, soft, angle float64
}

// inset returns the box with every edge moved inwards by d.
func (q quad) inset(d float64) quad {
	q.hw, q.hh, q.radius = q.hw-d, q.hh-d, q.radius-d
	return q
}

// add appends a box.
func (b *boxes) add(at quad, c color.RGBA) {
	x, y, hw, hh := at.x, at.y, at.hw, at.hh
	if c.A == 0 || hw <= 0 || hh <= 0 {
		return
	}
	radius, soft := min(at.radius, hw, hh), max(at.soft, 1)
	ex, ey := hw+soft, hh+soft
	sin, cos := math.Sincos(at.angle)
	base := uint32(len(b.v))
	r, g, bl, a := float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, float32(c.A)/255
	for _, q := range [4][2]float64{{-ex, -ey}, {ex, -ey}, {-ex, ey}, {ex, ey}} {
		b.v = append(b.v, ebiten.Vertex{
			DstX: float32(x + q[0]*cos - q[1]*sin), DstY: float32(y + q[0]*sin + q[1]*cos),
			SrcX: float32(radius), SrcY: float32(soft),
			ColorR: r, ColorG: g, ColorB: bl, ColorA: a,
			Custom0: float32(q[0]), Custom1: float32(q[1]), Custom2: float32(hw), Custom3: float32(hh),
		})
	}
	b.i = append(b.i, base, base+1, base+2, base+1, base+2, base+3)
}

// item appends a widgets.Box, at s pixels a point: its edge below, its filling above.
func (b *boxes) item(it *widgets.Item, s, alpha float64) {
	r := it.R
	x, y, hw, hh := (r.X+r.W/2)*s, (r.Y+r.H/2)*s, r.W/2*s, r.H/2*s
	if it.Angle == 0 && it.Soft == 0 {
		// Whole pixels keep straight edges sharp at every display scale.
		x0, y0 := math.Round(r.X*s), math.Round(r.Y*s)
		x1, y1 := max(x0+1, math.Round((r.X+r.W)*s)), max(y0+1, math.Round((r.Y+r.H)*s))
		x, y, hw, hh = (x0+x1)/2, (y0+y1)/2, (x1-x0)/2, (y1-y0)/2
	}
	fill, edge := widgets.Fade(it.Colour, alpha), widgets.Fade(it.Edge, alpha)
	w, box := it.EdgeW*s, quad{x, y, hw, hh, it.Radius * s, it.Soft * s, it.Angle}
	switch {
	case w <= 0 || edge.A == 0:
		b.add(box, fill)
	case fill.A == 255:
		b.add(box, edge)
		b.add(box.inset(w), fill)
	default:
		// The filling shows what lies below, so the edge must be a ring.
		b.add(box.inset(w/2), fill)
		box.soft = 1
		b.ring(box, w, edge)
	}
}

// ring appends the outline of a box, w wide, inside its bounds: to the shader a negative softness.
func (b *boxes) ring(at quad, w float64, c color.RGBA) {
	first := len(b.v)
	b.add(at, c)
	for i := range b.v[first:] {
		b.v[first+i].SrcY = float32(-w)
	}
}

// stroke appends a polyline as capsules, at s pixels a point; dash and gap of 0 draw it solid.
func (b *boxes) stroke(pts []geom.Point, s, width, dash, gap float64, c color.RGBA) {
	segment := func(p, q geom.Point) {
		dx, dy := (q.X-p.X)*s, (q.Y-p.Y)*s
		l := math.Hypot(dx, dy)
		half := width * s / 2
		b.add(quad{(p.X + q.X) / 2 * s, (p.Y + q.Y) / 2 * s, l/2 + half, half, half, 1, math.Atan2(dy, dx)}, c)
	}
	if dash <= 0 {
		for i := 1; i < len(pts); i++ {
			segment(pts[i-1], pts[i])
		}
		return
	}
	at := 0.0 // within dash+gap
	for i := 1; i < len(pts); i++ {
		p, q := pts[i-1], pts[i]
		l := q.Distance(p)
		for done := 0.0; done < l; {
			on := at < dash
			left := widgets.If(on, dash-at, dash+gap-at)
			step := min(left, l-done)
			if on {
				t0, t1 := done/l, (done+step)/l
				segment(geom.Pt(p.X+(q.X-p.X)*t0, p.Y+(q.Y-p.Y)*t0), geom.Pt(p.X+(q.X-p.X)*t1, p.Y+(q.Y-p.Y)*t1))
			}
			done += step
			if at += step; at >= dash+gap-1e-9 {
				at = 0
			}
		}
	}
}

func (b *boxes) flush(dst *ebiten.Image) {
	if len(b.i) == 0 {
		return
	}
	dst.DrawTrianglesShader32(b.v, b.i, b.shader, &ebiten.DrawTrianglesShaderOptions{})
	b.v, b.i = b.v[:0], b.i[:0]
}
