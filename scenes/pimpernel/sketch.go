package pimpernel

import (
	"fmt"
	"sync"

	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// sea is the ground of a small map.
var sea = widgets.Colour{R: 0xE2, G: 0xDC, B: 0xC2, A: 255}

// Sketch paints a small map of a view, at no table: roads, towns, cubes and the Pimpernel.
func Sketch() func(*widgets.UI, widgets.Rect, rules.View) {
	open := sync.OnceValues(func() (*maps.Map, error) { return maps.Open("pimpernel") })
	return func(u *widgets.UI, r widgets.Rect, seen rules.View) {
		v, ok := seen.(pimpernel.View)
		m, err := open()
		if !ok || err != nil {
			return
		}
		k := min(r.W/m.W, r.H/m.H)
		s := sketch{u: u, m: m, k: k, box: r.Centre(m.W*k, m.H*k)}
		u.Shadow(s.box, 2, 5)
		u.Box(s.box, sea, 2)
		u.Sprite(s.box, "pimpernel.country", sepia)
		u.BorderedBox(s.box, widgets.Colour{}, widgets.Fade(sepia, 0.8), 1, 2)
		for _, road := range m.Routes {
			s.road(road)
		}
		for _, t := range v.Towns {
			s.town(t)
		}
		for _, road := range v.Roads {
			s.cube(road.ID, road.Owner, 0, 0)
		}
		for _, h := range v.Hexes {
			s.cube(h.ID, h.Owner, 0, hexCube(h.Kind))
		}
		for _, spot := range v.Spots {
			s.cube(spot.ID, spot.Owner, 0, 11)
		}
		if v.Stage != core.StageDeal {
			at := s.at(v.Pimpernel.ID(), 0, -20)
			flower := widgets.Rect{X: at.X - s.box.W*0.035, Y: at.Y - s.box.W*0.05, W: s.box.W * 0.07, H: s.box.W * 0.07}
			u.Sprite(flower, "pimpernel.flower", scarlet)
		}
	}
}

// sketch is a small map in the making.
type sketch struct {
	u   *widgets.UI
	m   *maps.Map
	k   float64 // points a unit of the map
	box widgets.Rect
}

// at returns a point beside a place.
func (s *sketch) at(id string, dx, dy float64) geom.Point {
	p := s.m.Places[id].At
	return geom.Pt(s.box.X+(p.X+dx)*s.k, s.box.Y+(p.Y+dy)*s.k)
}

func (s *sketch) road(r maps.Route) {
	pts := make([]geom.Point, 0, len(r.Points))
	for _, p := range r.Points {
		pts = append(pts, geom.Pt(s.box.X+p.X*s.k, s.box.Y+p.Y*s.k))
	}
	s.u.Stroke(pts, max(0.8, s.box.W/260), widgets.Fade(sepia, 0.45), 0, 0)
}

func (s *sketch) town(t core.Town) {
	p, w, h := s.at(t.Location.ID(), 0, 0), 150*s.k, 62*s.k
	s.u.BorderedBox(widgets.Rect{X: p.X - w/2, Y: p.Y - h/2, W: w, H: h}, cream, widgets.Fade(sepia, 0.7), max(0.6, s.box.W/500), 1.5)
	for i, space := range t.Spaces {
		x, y := cell(t, i)
		s.cubeAt(s.at(t.Location.ID(), x, y-20), space.Owner)
	}
}

func (s *sketch) cube(id string, owner rules.Seat, dx, dy float64) {
	if _, ok := s.m.Places[id]; ok {
		s.cubeAt(s.at(id, dx, dy), owner)
	}
}

func (s *sketch) cubeAt(p geom.Point, owner rules.Seat) {
	if owner < 0 {
		return
	}
	side := max(3, 26*s.k)
	cube := widgets.Rect{X: p.X - side/2, Y: p.Y - side/2, W: side, H: side}
	s.u.BorderedBox(cube, look(owner).Color, sepia, max(0.5, side*0.12), side*0.15)
}

// Stands says in a word how far a game has come.
func Stands(seen rules.View) string {
	if v, ok := seen.(pimpernel.View); ok && v.Mission.Number > 0 {
		return fmt.Sprintf("Mission %d", v.Mission.Number)
	}
	return ""
}

// EndPicture returns the Pimpernel captured, or the winners' feast.
func EndPicture(o rules.Outcome) string {
	return widgets.If(len(o.Winners) == 0, "pimpernel.defeat", "pimpernel.victory")
}

// Headline says how a game ended: who wins, or that nobody does.
func Headline(o rules.Outcome) string {
	if len(o.Winners) == 0 {
		return "The Pimpernel is captured"
	}
	return match.Victory(o, pimpernel.Game{}.About().SeatNames(6))
}
