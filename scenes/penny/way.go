package penny

import (
	"intrigue/maps/geom"
	"math"
	"slices"
	"strings"

	"intrigue/maps"
	"intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// meant is the cheapest way to the place that is pointed at: its steps, the first one
// first. It is empty where the hero cannot come.
func (b *Board) meant() (way []penny.ReachView) {
	if !b.Seat.Playable() {
		return nil
	}
	to := b.Seat.Pointing().Hot()
	if on, place, _ := strings.Cut(to, "."); on == "action" || on == "portal" { // it lies there
		to = "place." + place
	}
	for r, ok := b.known.reach[to]; ok; r, ok = b.known.reach[r.From] {
		way = append(way, r)
	}
	slices.Reverse(way)
	return way
}

// route draws the way that is meant, step by step.
func (b *Board) route(u *widgets.UI, way []penny.ReachView) {
	w := max(3, 11*b.Camera.Now().S)
	for _, r := range way {
		c := widgets.If(r.Dear, ember, gold)
		parts.Ribbon(u, b.road(r.From, r.Place), w, c, ink, w*2)
	}
}

// road is the line between two places that lie side by side, on the window.
func (b *Board) road(from, to string) []geom.Point {
	var pts []maps.Point
	x, y := b.known.place[from], b.known.place[to]
	switch {
	case x.Tile == "" || y.Tile == "": // through a shortcut
		for _, id := range []string{from, to} {
			px, py, _ := b.spot(id)
			pts = append(pts, maps.Point{X: px, Y: py})
		}
	case x.Tile == y.Tile:
		m := b.town.plane
		var ok bool
		if pts, ok = m.Route(x.Tile, "line."+x.Key+"-"+y.Key); !ok {
			pts, _ = m.Route(x.Tile, "line."+y.Key+"-"+x.Key)
			slices.Reverse(pts)
		}
	default:
		pts = b.across(x, y)
	}
	return b.Line(pts)
}

// across is the line across the edge of two tiles: out of the one and into the other,
// where their ways out meet.
func (b *Board) across(x, y penny.PlaceView) (pts []maps.Point) {
	best := math.Inf(1)
	for _, out := range b.exits(x) {
		for _, in := range b.exits(y) {
			p, q := out[len(out)-1], in[len(in)-1]
			if d := math.Hypot(p.X-q.X, p.Y-q.Y); d < best {
				back := slices.Clone(in)
				slices.Reverse(back)
				best, pts = d, slices.Concat(out, back)
			}
		}
	}
	return pts
}

// exits are the lines from a place to the sides of its tile.
func (b *Board) exits(x penny.PlaceView) (all [][]maps.Point) {
	p, ok := b.town.plane.Piece(x.Tile)
	if !ok {
		return nil
	}
	for id := range p.Face().Map.Routes {
		if strings.HasPrefix(id, "out."+x.Key+"-exit.") {
			line, _ := b.town.plane.Route(x.Tile, id)
			all = append(all, line)
		}
	}
	return all
}
