package svg

import (
	"errors"
	"fmt"
	"image/color"
	"math"

	"intrigue/maps/geom"
)

// gradient is ready to be asked for colours: table holds 256 premultiplied
// ones, toUnit leads from user units to the gradient's own square or disc.
type gradient struct {
	radial bool
	toUnit matrix
	table  [256]color.RGBA
}

// at returns the colour at a point of the gradient's own space.
func (g *gradient) at(x, y float64) color.RGBA {
	t := x
	if g.radial {
		t = math.Sqrt(x*x + y*y)
	}
	// Plain comparisons: min and max would look for what is not a number.
	if t >= 1 {
		return g.table[255]
	}
	if t <= 0 {
		return g.table[0]
	}
	return g.table[uint8(t*255+0.5)]
}

// gradient builds the gradient named ref for a shape with the given box (in the shape's own units) and matrix.
func (b *builder) gradient(ref string, box geom.Rect, m matrix, opacity float64, s *style) (*gradient, error) {
	n := b.d.byID[ref]
	if n == nil || (n.name != "linearGradient" && n.name != "radialGradient") {
		return nil, fmt.Errorf("there is no gradient %q", ref)
	}
	stops, err := b.stops(n, opacity, s)
	if err != nil {
		return nil, fmt.Errorf("%v: %w", n, err)
	}
	space := identity
	if n.geom["gradientUnits"] != "userSpaceOnUse" {
		space = matrix{box.X1 - box.X0, 0, 0, box.Y1 - box.Y0, box.X0, box.Y0}
	}
	shape, err := n.gradientShape()
	if err != nil {
		return nil, fmt.Errorf("%v: %w", n, err)
	}
	inv, ok := m.mul(space).mul(shape).inverse()
	if !ok {
		// A box without area, a zero vector or radius: SVG paints the last stop.
		inv = matrix{0, 0, 0, 0, 1, 0}
	}
	g := &gradient{radial: n.name == "radialGradient", toUnit: inv}
	g.fill(stops)
	return g, nil
}

// gradientShape returns what leads from the gradient's own square or disc to the units that it is written in.
func (n *node) gradientShape() (m matrix, err error) {
	num := func(name string, otherwise float64) float64 {
		v, e := n.number(name, otherwise)
		if e != nil {
			err = e
		}
		return v
	}
	if n.name == "linearGradient" {
		x1, y1, x2, y2 := num("x1", 0), num("y1", 0), num("x2", 1), num("y2", 0)
		return matrix{x2 - x1, y2 - y1, y1 - y2, x2 - x1, x1, y1}, err
	}
	r := num("r", 0.5)
	return matrix{r, 0, 0, r, num("cx", 0.5), num("cy", 0.5)}, err
}

// stop is where a gradient has a colour, and how opaque that is.
type stop struct {
	at float64
	c  color.NRGBA
	a  float64
}

// stops reads those of a gradient.
func (b *builder) stops(n *node, opacity float64, s *style) (stops []stop, err error) {
	for _, k := range n.kids {
		if k.name != "stop" {
			return nil, fmt.Errorf("%v is not a stop", k)
		}
		st := stop{c: color.NRGBA{A: 255}, a: opacity}
		if v, ok := k.geom["offset"]; ok {
			if st.at, err = fraction(v); err != nil {
				return nil, err
			}
		}
		if v, ok := k.geom["stop-color"]; ok {
			if st.c, err = parseColor(v); err != nil {
				return nil, err
			}
			st.c = b.tone(s, st.c)
		}
		if v, ok := k.geom["stop-opacity"]; ok {
			f, err := fraction(v)
			if err != nil {
				return nil, err
			}
			st.a *= f
		}
		if l := len(stops); l > 0 {
			st.at = max(st.at, stops[l-1].at)
		}
		stops = append(stops, st)
	}
	if len(stops) == 0 {
		return nil, errors.New("a gradient without stops")
	}
	return stops, nil
}

// fill works out the colours between the stops.
func (g *gradient) fill(stops []stop) {
	for i := range g.table {
		t := float64(i) / 255
		k := 0
		for k < len(stops) && stops[k].at <= t {
			k++
		}
		from, to := stops[max(k-1, 0)], stops[min(k, len(stops)-1)]
		f := 0.0
		if to.at > from.at {
			f = (t - from.at) / (to.at - from.at)
		}
		mix := func(x, y uint8) float64 { return float64(x)*(1-f) + float64(y)*f }
		alpha := from.a*(1-f) + to.a*f
		// Mix straight colours, then premultiply: that is what SVG asks for.
		g.table[i] = color.RGBA{
			uint8(mix(from.c.R, to.c.R)*alpha + 0.5), uint8(mix(from.c.G, to.c.G)*alpha + 0.5),
			uint8(mix(from.c.B, to.c.B)*alpha + 0.5), uint8(255*alpha + 0.5),
		}
	}
}
