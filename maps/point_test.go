package maps

import (
	"testing"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

func TestPointsReckon(t *testing.T) {
	p, q := geom.Pt(3, 4), geom.Pt(-4, 3)
	for what, points := range map[string][2]geom.Point{
		"Add":  {p.Add(q), geom.Pt(-1, 7)},
		"Sub":  {p.Sub(q), geom.Pt(7, 1)},
		"Lerp": {p.Lerp(geom.Pt(7, 0), 0.25), geom.Pt(4, 3)},
		"Left": {p.Left(), geom.Pt(4, -3)},
	} {
		rulestest.Holds(t, points[0] == points[1], "%s: %v, want %v", what, points[0], points[1])
	}
	for what, lengths := range map[string][2]float64{
		"Dot":                {p.Dot(q), 0},
		"Cross":              {p.Cross(q), 25},
		"Cross with itself":  {p.Cross(p), 0},
		"Len":                {p.Len(), 5},
		"Distance to itself": {p.Distance(p), 0},
		"Distance":           {p.Distance(geom.Pt(0, 0)), 5},
	} {
		rulestest.Holds(t, lengths[0] == lengths[1], "%s: %v, want %v", what, lengths[0], lengths[1])
	}
}
