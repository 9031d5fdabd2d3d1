package svg

import (
	"maps"
	"math"
	"slices"

	"intrigue/maps/geom"
)

// IDs lists the ids of all elements, sorted.
func (d *Drawing) IDs() []string { return slices.Sorted(maps.Keys(d.byID)) }

// ancestors lists the elements around n, the outermost first.
func (n *node) ancestors() (all []*node) {
	for k := n.parent; k != nil; k = k.parent {
		all = append(all, k)
	}
	slices.Reverse(all)
	return all
}

// alone builds only the element with this id, where it lies in the drawing.
func (d *Drawing) alone(id string) (*Prepared, bool) {
	n := d.byID[id]
	if n == nil || n == d.root {
		return nil, false
	}
	b := d.builder(Paint{})
	st, m := initial, identity
	for _, k := range n.ancestors() {
		var o own
		if b.restyle(k, &st, &o) != nil {
			return nil, false
		}
		m = m.mul(k.m)
	}
	return b.out, b.content(n, st, m) == nil
}

// Bounds returns the box that the element's ink needs in user units. The
// result is false when there is no such element or it draws nothing.
func (d *Drawing) Bounds(id string) (geom.Rect, bool) {
	p, ok := d.alone(id)
	if !ok {
		return geom.Rect{}, false
	}
	r := empty
	for _, s := range p.shapes {
		e := s.m.box(s.path.extent())
		if s.line != nil {
			e = e.Grow(s.line.half * s.m.norm())
		}
		r = r.Union(e)
	}
	return r, !r.Empty()
}

// Lines returns the outlines of an element in user units as polylines no
// further than tol from the curves; strokes give their middle, not their ink.
func (d *Drawing) Lines(id string, tol float64) ([][]geom.Point, bool) {
	p, ok := d.alone(id)
	if !ok {
		return nil, false
	}
	var out [][]geom.Point
	for i, s := range p.shapes {
		if i > 0 && p.shapes[i-1].path == s.path {
			continue // the stroke of a shape that is filled as well
		}
		var f flat
		f.flatten(s.path, tol/max(s.m.norm(), 1e-9))
		for _, c := range f.contours {
			var l []geom.Point
			for _, q := range f.pts[c.from:c.to] {
				l = append(l, s.m.apply(q))
			}
			if c.closed && len(l) > 0 && l[0] != l[len(l)-1] {
				l = append(l, l[0])
			}
			out = append(out, l)
		}
	}
	return out, len(out) > 0
}

// Origin returns where the element's own (0, 0) lies in user units: for a
// symbol drawn around it and moved by a transform, its place.
func (d *Drawing) Origin(id string) (geom.Point, bool) {
	n := d.byID[id]
	if n == nil {
		return geom.Point{}, false
	}
	return n.toDrawing().apply(geom.Point{}), true
}

// Kind returns the name of the element with this id ("path", "g", "text"), and "" when there is none.
func (d *Drawing) Kind(id string) string {
	if n := d.byID[id]; n != nil {
		return n.name
	}
	return ""
}

// Smallest returns the size of the smallest letters inside an element, in user units, and 0 when it has none.
func (d *Drawing) Smallest(id string) float64 {
	n := d.byID[id]
	if n == nil {
		return 0
	}
	size, m := initial.size, identity
	for _, k := range n.ancestors() {
		size, m = k.size(size), m.mul(k.m)
	}
	return n.smallest(size, m)
}

// size is how large the letters of an element are, before any transform.
func (n *node) size(inherited float64) float64 {
	st, o := style{size: inherited}, own{}
	for _, a := range n.attrs {
		if a.name == "font-size" {
			st.set(&o, a.name, a.value) // checked when it was read
		}
	}
	return st.size
}

// smallest is Smallest for an element below others that give it a size of letters and a transform.
func (n *node) smallest(size float64, m matrix) float64 {
	size, m = n.size(size), m.mul(n.m)
	best := 0.0
	if n.name == "text" {
		best = size * math.Hypot(m.c, m.d)
	}
	for _, k := range n.kids {
		if s := k.smallest(size, m); s > 0 && (best == 0 || s < best) {
			best = s
		}
	}
	return best
}
