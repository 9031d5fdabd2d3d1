package geom

// Rect is an upright box; it is empty when X0 is beyond X1.
type Rect struct{ X0, Y0, X1, Y1 float64 }

// Empty says whether the box holds nothing.
func (r Rect) Empty() bool { return r.X0 > r.X1 || r.Y0 > r.Y1 }

// Overlaps says whether the insides of two boxes share a point.
func (r Rect) Overlaps(o Rect) bool {
	return r.X0 < o.X1 && o.X0 < r.X1 && r.Y0 < o.Y1 && o.Y0 < r.Y1
}

// Contains says whether a point lies inside.
func (r Rect) Contains(p Point) bool { return p.X > r.X0 && p.X < r.X1 && p.Y > r.Y0 && p.Y < r.Y1 }

// Grow returns the box widened by d on every side.
func (r Rect) Grow(d float64) Rect { return Rect{r.X0 - d, r.Y0 - d, r.X1 + d, r.Y1 + d} }

// Centre returns the middle of the box.
func (r Rect) Centre() Point { return Pt((r.X0+r.X1)/2, (r.Y0+r.Y1)/2) }

// Corners returns the four corners, one after the other round the box.
func (r Rect) Corners() [4]Point {
	return [4]Point{{r.X0, r.Y0}, {r.X1, r.Y0}, {r.X1, r.Y1}, {r.X0, r.Y1}}
}

// Include returns the smallest box that holds r and p.
func (r Rect) Include(p Point) Rect {
	return Rect{min(r.X0, p.X), min(r.Y0, p.Y), max(r.X1, p.X), max(r.Y1, p.Y)}
}

// Union returns the smallest box that holds both.
func (r Rect) Union(o Rect) Rect {
	return Rect{min(r.X0, o.X0), min(r.Y0, o.Y0), max(r.X1, o.X1), max(r.Y1, o.Y1)}
}
