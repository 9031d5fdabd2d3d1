package pimpernel

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/board"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestRoadsEndAtThePlates: the line of a way strikes through no name of a town.
func TestRoadsEndAtThePlates(t *testing.T) {
	m, err := maps.Open("pimpernel")
	rulestest.OK(t, err)
	b := &Board{m: m, Base: table.Base[pimpernel.View]{Plane: &table.Plane{Camera: board.NewCamera(m.W, m.H)}}}
	b.Camera.SetView(widgets.Rect{W: 960, H: 680}, 0)
	p, err := pimpernel.Game{}.New(rules.Setup{Seats: 2})
	rulestest.OK(t, err)
	b.View = p.Seen(0).(pimpernel.View)
	for _, l := range b.View.Roadmap() {
		pts := b.road(l.ID)
		if len(pts) < 2 {
			t.Errorf("nothing is left of %s", l.ID)
			continue
		}
		for _, end := range []struct {
			p  geom.Point
			at core.Location
		}{{pts[0], l.A}, {pts[len(pts)-1], l.B}} {
			plate := b.at(end.at.ID(), 0, 0, townW-2, townH-2)
			rulestest.Holds(t, !plate.Contains(end.p), "%s ends on the plate of %s", l.ID, end.at)
			near := b.at(end.at.ID(), 0, 0, townW+12, townH+12)
			rulestest.Holds(t, near.Contains(end.p), "%s ends far from %s", l.ID, end.at)
		}
	}
}

// TestReadingTheMission: the ways of the mission and what is planned stay in sight beside
// its sheet.
func TestReadingTheMission(t *testing.T) {
	m, err := maps.Open("pimpernel")
	rulestest.OK(t, err)
	p, err := pimpernel.Game{}.New(rules.Setup{Seats: 2})
	for r := rand.New(rand.NewPCG(1, 1)); err == nil && p.Acting()[0] == rules.Luck; {
		p, err = p.After(rules.Luck, p.Roll(r))
	}
	rulestest.OK(t, err)
	plane := &table.Plane{Camera: board.NewCamera(m.W, m.H)}
	b := &Board{m: m, Base: table.Base[pimpernel.View]{Plane: plane, View: p.Seen(0).(pimpernel.View)}}
	b.Camera.SetView(widgets.Rect{W: 960, H: 680}, 0)
	for i := range b.areas {
		b.areas[i].box = widgets.Rect{X: float64(i) * 160, W: 160, H: 70}
	}
	keep := b.KeepInSight("current")
	seen := func(at widgets.Rect, what string) {
		rulestest.Holds(t, slices.ContainsFunc(keep, func(r widgets.Rect) bool { return r.Contains(at.Mid()) }), "%s may be hidden", what)
	}
	ways := b.View.Ways()
	for _, w := range ways {
		for _, space := range w.Spaces {
			seen(b.Bounds(b.m, space.ID()), space.ID())
		}
	}
	for _, a := range b.View.Areas {
		seen(b.areas[a.Area].box, a.Area.ID())
	}
	rulestest.Holds(t, len(ways) != 0 && b.KeepInSight("supply.0") == nil, "the wrong things are spared")
}
