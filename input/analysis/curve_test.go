package analysis_test

import (
	"reflect"
	"strings"
	"testing"

	"intrigue/input/analysis"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// decision is one at an entry, with a chance before and after it.
func decision(entry int, seat rules.Seat, before, after float64) analysis.Decision {
	return analysis.Decision{Entry: entry, Seat: seat, Best: []rules.Expected{{Chance: before}}, Played: rules.Expected{Chance: after}}
}

// worth is a decision with points that could be had.
func worth(entry int, points float64) analysis.Decision {
	return analysis.Decision{Entry: entry, Best: []rules.Expected{{Points: points}, {Points: 99}}, Played: rules.Expected{Points: points - 5}}
}

// TestACurveHasAPointForEachDecision: a side has a point before and one after each decision of its own seats; where
// points count, one between the fewest and the most.
func TestACurveHasAPointForEachDecision(t *testing.T) {
	side := rules.Side{Seats: []rules.Seat{1, 2}}
	for what, c := range map[string]struct {
		of   analysis.Analysis
		want []analysis.Point
	}{
		"chances": {analysis.Analysis{Decisions: []analysis.Decision{decision(3, 1, 0.5, 0.25), decision(4, 0, 0.9, 0.1),
			decision(7, 2, 0.25, 0.75)}},
			[]analysis.Point{{3, 0.5}, {4, 0.25}, {7, 0.75}, {8, 0.75}}},
		"nobody": {analysis.Analysis{Decisions: []analysis.Decision{decision(3, 0, 0.5, 0.25)}}, nil},
	} {
		if got := c.of.Curve(side); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", what, got, c.want)
		}
	}
	alone := rules.Side{Seats: []rules.Seat{0}}
	points := analysis.Analysis{InPoints: true, Decisions: []analysis.Decision{worth(1, 50), worth(2, 20), worth(5, 15)}}
	if got := points.Curve(alone); !reflect.DeepEqual(got, []analysis.Point{{1, 1}, {2, 0.25}, {5, 0.125}, {6, 0}}) {
		t.Errorf("in points: %v", got)
	}
	least, most := points.Range()
	rulestest.Holds(t, least == 10 && most == 50, "from %g to %g points", least, most)
	last := worth(2, 20)
	last.Played.Points = 20
	level := analysis.Analysis{InPoints: true, Decisions: []analysis.Decision{worth(1, 20), last}}
	if got := level.Curve(alone); !reflect.DeepEqual(got, []analysis.Point{{1, 0.5}, {2, 0.5}, {3, 0.5}}) {
		t.Errorf("all the same: %v", got)
	}
}

// TestPointsThatCouldBeReachedNeverRise: what a search found only later could be had before as well; and the last decision
// is a part of the curve, down to what it left.
func TestPointsThatCouldBeReachedNeverRise(t *testing.T) {
	a := analysis.Analysis{InPoints: true, Decisions: []analysis.Decision{worth(1, 52), worth(2, 51), worth(3, 52)}}
	a.Decisions[2].Played.Points = 5
	got := a.Curve(rules.Side{Seats: []rules.Seat{0}})
	rulestest.Holds(t, reflect.DeepEqual(got, []analysis.Point{{1, 1}, {2, 1}, {3, 1}, {4, 0}}), "the curve goes %v", got)
	least, most := a.Range()
	rulestest.Holds(t, least == 5 && most == 52, "from %g to %g points", least, most)
}

// TestEachSideHasItsCurve: each side has its curve, and all seats together one where they win together.
func TestEachSideHasItsCurve(t *testing.T) {
	g, r := chase(t, -1)
	a := analysis.Analysis{Decisions: []analysis.Decision{decision(2, 0, 1, 0.5), decision(3, 2, 0, 0.5)}}
	sides, curves := a.Curves(g, r)
	if len(sides) != 2 || len(curves[0]) != 2 || curves[0][0] != (analysis.Point{2, 1}) || curves[1][1] != (analysis.Point{4, 0.5}) {
		t.Errorf("%v of %v", curves, sides)
	}
	svg := a.SVG(g, r, []string{"#111", "#222"})
	for _, want := range []string{`stroke="#111"`, `stroke="#222"`, ">the fox<", ">the hounds<", ">50%<", "M93.3 40.0L120.0 160.0"} {
		rulestest.Holds(t, strings.Contains(svg, want), "%s is missing in %s", want, svg)
	}
	a.Team = true
	sides, curves = a.Curves(g, r)
	rulestest.Holds(t, len(sides) == 1 && len(sides[0].Seats) == 3 && len(curves[0]) == 4, "together: %v of %v", curves, sides)
}

// TestMarksTellHowMuchWasGivenAway: a decision earns a mark that gives away just so much, but for a rounding.
func TestMarksTellHowMuchWasGivenAway(t *testing.T) {
	const rounding = 1e-9
	for mark, lost := range map[analysis.Mark][2]float64{analysis.Inaccuracy: {0.05, 1}, analysis.Mistake: {0.10, 2},
		analysis.Blunder: {0.20, 4}} {
		for i, least := range lost {
			a := analysis.Analysis{InPoints: i == 1}
			for by, want := range map[float64]analysis.Mark{0: mark, -rounding: mark, -3 * rounding: mark - 1, 3 * rounding: mark} {
				got := a.Mark(analysis.Decision{Lost: least + by})
				rulestest.Holds(t, got == want, "%g%+g in points %v is %q, want %q", least, by, a.InPoints, got, want)
			}
		}
	}
}
