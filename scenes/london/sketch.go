package london

import (
	"fmt"
	"slices"
	"sync"

	"intrigue/maps"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/scenes/widgets"
)

// paper is the ground of a small map.
var paper = widgets.Colour{R: 0xEF, G: 0xE6, B: 0xCF, A: 255}

// Sketch paints a small map of a view, at no table: stations, pawns, and what is known of Mr X.
func Sketch() func(*widgets.UI, widgets.Rect, rules.View) {
	open := sync.OnceValues(func() (*maps.Map, error) { return maps.Open("london") })
	return func(u *widgets.UI, r widgets.Rect, seen rules.View) {
		v, ok := seen.(london.View)
		m, err := open()
		if !ok || err != nil {
			return
		}
		k := min(r.W/m.W, r.H/m.H)
		box := r.Centre(m.W*k, m.H*k)
		u.Shadow(box, 2, 5)
		u.BorderedBox(box, paper, widgets.Fade(night, 0.7), 1, 2)
		at := func(s core.Station) (geom.Point, bool) {
			p, ok := m.Places[stationID(s)]
			return geom.Pt(box.X+p.At.X*k, box.Y+p.At.Y*k), ok
		}
		large := box.W > 200
		web(u, at, large)
		for s := range stations {
			p, _ := at(s)
			u.Box(disc(p, max(0.6, box.W/420)), widgets.Fade(night, 0.4), 9)
		}
		trail(u, v, at, box.W, large)
		for _, p := range v.Pawns {
			if c, ok := at(p.At); ok {
				u.BorderedBox(disc(c, max(2.5, box.W/75)), worn(p.Colour).Color, night, 1, 99)
			}
		}
		if c, ok := at(v.X.At); ok {
			u.BorderedBox(disc(c, max(3, box.W/60)), night, gold, 1.5, 99)
		}
	}
}

// web paints the net of the lines, faint; on a small map the buses and the underground in their colours.
func web(u *widgets.UI, at func(core.Station) (geom.Point, bool), large bool) {
	for s := range stations {
		for _, l := range core.Lines(s) {
			if l.To > s && (large || l.Kind != core.Taxi) {
				a, _ := at(s)
				b, _ := at(l.To)
				u.Stroke([]geom.Point{a, b}, 1, widgets.If(large, widgets.Fade(night, 0.14), widgets.Fade(glowColours[l.Kind], 0.75)), 0, 0)
			}
		}
	}
}

// trail paints the way of Mr X, with a number where he had to show himself.
func trail(u *widgets.UI, v london.View, at func(core.Station) (geom.Point, bool), w float64, large bool) {
	var way []geom.Point
	if c, ok := at(v.X.Start); ok {
		way = append(way, c)
	}
	for _, e := range v.Log {
		if c, ok := at(e.At); ok {
			way = append(way, c)
		}
	}
	if len(way) > 1 {
		u.Stroke(way, max(1.2, w/190), crimson, 0, 0)
	}
	for _, surfaced := range []bool{false, true} { // a number is never below a mark without one
		for _, e := range v.Log {
			c, ok := at(e.At)
			if !ok || !large || e.Surfaced != surfaced {
				continue
			}
			if !surfaced {
				u.Box(disc(c, w/130), crimson, 99)
				continue
			}
			u.BorderedBox(disc(c, 8), paper, crimson, 1.5, 99)
			u.FixedLabel(disc(c, 8), fmt.Sprint(e.Entry), widgets.Line(face.UIBold, 9, night).Centred())
		}
	}
}

// Stands says in a word how far a game has come.
func Stands(seen rules.View) string {
	if v, ok := seen.(london.View); ok && v.Round > 0 {
		return fmt.Sprintf("Round %d", v.Round)
	}
	return ""
}

// EndPicture returns Mr X free, or his hat left behind when he is caught.
func EndPicture(o rules.Outcome) string {
	return widgets.If(slices.Contains(o.Winners, 0), "london.mrx.portrait", "london.mrx.caught")
}

// Headline says who has won.
func Headline(o rules.Outcome) string {
	return widgets.If(slices.Contains(o.Winners, 0), "Mr X escapes", "The detectives win")
}
