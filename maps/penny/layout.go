package penny

import "intrigue/maps/geom"

// The hex, and where the parts of a place stand on it.
const (
	W, H = 520, 600
	hex  = "M260 0L520 150V450L260 600L0 450V150z"
)

// stand is where a place is drawn: its node, which the lines join, the vignette with
// its scale, and the middle of its name plate with the room that this has.
type stand struct {
	node    geom.Point
	picture geom.Point // the middle of the vignette
	scale   float64    // of a vignette 120 by 90
	plate   geom.Point
	wide    float64
}

func stands(bank bool) map[string]stand {
	if bank {
		return map[string]stand{
			"w":      {pt(92, 350), pt(92, 196), 1.4, pt(92, 284), 172},
			"n":      {pt(260, 180), pt(260, 72), 1.2, pt(260, 126), 200},
			"e":      {pt(428, 350), pt(428, 196), 1.4, pt(428, 284), 172},
			"s":      {pt(260, 548), pt(260, 444), 1.05, pt(260, 499), 200},
			"centre": {pt(260, 370), pt(260, 262), 1.1, pt(260, 318), 150},
		}
	}
	return map[string]stand{
		"w": {pt(104, 348), pt(99, 186), 1.5, pt(108, 280), 197},
		"n": {pt(260, 226), pt(260, 80), 1.3, pt(260, 162), 190},
		"e": {pt(416, 348), pt(421, 186), 1.5, pt(412, 280), 197},
		"s": {pt(260, 536), pt(260, 388), 1.34, pt(260, 481), 190},
	}
}

func pt(x, y float64) geom.Point { return geom.Pt(x, y) }

// exits are the middles of the six sides.
var exits = map[string]geom.Point{"W": pt(0, 300), "NW": pt(130, 75), "NE": pt(390, 75), "E": pt(520, 300), "SE": pt(390, 525), "SW": pt(130, 525)}

// bends are the points that pull a line off the straight way, by its two ends.
func bends(bank bool) map[string]geom.Point {
	if bank {
		return map[string]geom.Point{
			"w-n": pt(196, 250), "n-e": pt(324, 250), "n-centre": pt(380, 270), "e-s": pt(420, 520), "s-w": pt(100, 520), "s-centre": pt(160, 450),
		}
	}
	return map[string]geom.Point{
		"w-e": pt(260, 292), "n-NE": pt(348, 206), "n-NW": pt(172, 206),
		"w-n": pt(222, 330), "n-e": pt(298, 330), "e-s": pt(404, 480), "s-w": pt(116, 480),
	}
}
