package penny

import "intrigue/maps/svg"

// The hex, and where the parts of a place stand on it.
const (
	W, H = 520, 600
	hex  = "M260 0L520 150V450L260 600L0 450V150z"
)

// stand is where a place is drawn: its node, which the lines join, the vignette with
// its scale, and the middle of its name plate with the room that this has.
type stand struct {
	node    svg.Point
	picture svg.Point // the middle of the vignette
	scale   float64   // of a vignette 120 by 90
	plate   svg.Point
	wide    float64
}

func stands(bank bool) map[string]stand {
	if bank {
		return map[string]stand{
			"w":      {pt(96, 318), pt(94, 176), 1.4, pt(98, 256), 172},
			"n":      {pt(260, 150), pt(260, 58), 1.15, pt(260, 104), 190},
			"e":      {pt(424, 318), pt(426, 176), 1.4, pt(422, 256), 172},
			"s":      {pt(260, 432), pt(260, 534), 1.15, pt(260, 490), 190},
			"centre": {pt(260, 345), pt(260, 243), 1.2, pt(260, 299), 150},
		}
	}
	return map[string]stand{
		"w": {pt(108, 326), pt(100, 174), 1.5, pt(104, 258), 184},
		"n": {pt(260, 203), pt(260, 72), 1.35, pt(260, 142), 176},
		"e": {pt(412, 326), pt(420, 174), 1.5, pt(416, 258), 184},
		"s": {pt(260, 396), pt(260, 520), 1.35, pt(260, 456), 190},
	}
}

func pt(x, y float64) svg.Point { return svg.Point{X: x, Y: y} }

// exits are the middles of the six sides.
func exits() map[string]svg.Point {
	return map[string]svg.Point{"W": pt(0, 300), "NW": pt(130, 75), "NE": pt(390, 75), "E": pt(520, 300), "SE": pt(390, 525), "SW": pt(130, 525)}
}

// bends are the points that pull a line off the straight way, by its two ends.
func bends() map[string]svg.Point {
	return map[string]svg.Point{
		"w-e": pt(260, 268), "n-NE": pt(348, 196), "n-NW": pt(172, 196), "s-SE": pt(372, 404), "s-SW": pt(148, 404),
		"n-centre": pt(356, 250), "w-n": pt(170, 232), "n-e": pt(350, 232), "e-s": pt(350, 396), "s-w": pt(170, 396),
	}
}
