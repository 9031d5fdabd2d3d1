package widgets

import (
	"testing"

	"intrigue/rules/rulestest"
)

// TestTooltipLeavesPiecesInSight: a tooltip stands neither over its subject nor over
// what must stay in sight, while there is room elsewhere.
func TestTooltipLeavesPiecesInSight(t *testing.T) {
	by := Rect{X: 400, Y: 300, W: 20, H: 20}
	above, below := Rect{X: 380, Y: 250, W: 60, H: 40}, Rect{X: 380, Y: 330, W: 60, H: 40}
	for _, keep := range [][]Rect{nil, {above}, {below}, {above, below}} {
		r := tooltipPlace(Rect{W: 800, H: 600}, by, 120, 40, keep)
		for _, k := range append([]Rect{by}, keep...) {
			over := r.Intersect(k)
			rulestest.Holds(t, over.W <= 0 || over.H <= 0, "keeping %v in sight the tooltip stands at %v", keep, r)
		}
	}
}

// TestTooltipAtTheFootOfTheWindow: where the line above must stay in sight and there is no room
// below, it stands above that line.
func TestTooltipAtTheFootOfTheWindow(t *testing.T) {
	by := Rect{X: 300, Y: 560, W: 60, H: 36}
	line := Rect{W: 800, H: 25, Y: 525}
	for _, neighbour := range []Rect{{}, {X: 366, Y: 560, W: 120, H: 36}, {X: 170, Y: 560, W: 316, H: 36}} {
		r := tooltipPlace(Rect{W: 800, H: 600}, by, 120, 40, []Rect{line, neighbour})
		want := (Rect{X: 270, Y: 525 - 40 - 8, W: 120, H: 40})
		rulestest.Holds(t, r == want, "beside %v the tooltip stands at %v, not at %v", neighbour, r, want)
	}
}
