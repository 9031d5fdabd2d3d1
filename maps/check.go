package maps

import (
	"fmt"
	"maps"
	"slices"

	"intrigue/maps/geom"
)

// Check looks for faults of the map itself: routes that do not name two places or do not end at them, labels that cover
// each other, things that hang over the edge. It does not know which routes the game wants.
func (m *Map) Check() []error {
	var errs []error
	add := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	for _, id := range sorted(m.Routes) {
		r := m.Routes[id]
		a, b := m.Ends(id)
		if a == "" || b == "" {
			from, to := endNames(id)
			for _, name := range []string{from, to} {
				if len(m.named(name)) == 0 {
					add("%s does not join two places of the map: none is called %q", id, name)
				}
			}
			continue
		}
		if a == b {
			add("%s joins %s with itself", id, a)
		}
		for _, end := range []struct {
			place string
			at    geom.Point
		}{{a, r.Points[0]}, {b, r.Points[len(r.Points)-1]}} {
			if d := m.Places[end.place].At.Distance(end.at); d > 1 {
				add("%s ends %.1f units away from %s", id, d, end.place)
			}
		}
		for _, p := range r.Points {
			if p.X < 0 || p.Y < 0 || p.X > m.W || p.Y > m.H {
				add("%s leaves the board at %.0f, %.0f", id, p.X, p.Y)
				break
			}
		}
	}
	for _, id := range sorted(m.Places) {
		if b := m.Places[id].Bounds; b.X0 < 0 || b.Y0 < 0 || b.X1 > m.W || b.Y1 > m.H {
			add("%s hangs over the edge of the board", id)
		}
		if m.Places[id].R <= 0 {
			add("%s has no room", id)
		}
	}
	labels := sorted(m.Labels)
	for i, a := range labels {
		for _, b := range labels[i+1:] {
			if m.Labels[a].Overlaps(m.Labels[b]) {
				add("%s and %s overlap", a, b)
			}
		}
	}
	return errs
}

func sorted[V any](in map[string]V) []string { return slices.Sorted(maps.Keys(in)) }
