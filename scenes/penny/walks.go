package penny

import (
	"math"
	"slices"
	"strings"

	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// walks show who can go where: what each place would cost the hero who decides, and
// where the villains would step next. The costs along the way that is meant stand out.
func (b *Board) walks(u *widgets.UI, way []penny.ReachView) {
	hot := b.Host.Pointing().Hot()
	for _, x := range b.known.villains {
		for _, to := range x.Next {
			b.arrow(u, x.Place, to, hot == x.ID)
		}
	}
	if !b.Host.Playable() {
		return
	}
	for _, r := range b.known.far {
		if !slices.Contains(way, r) {
			b.cost(u, r, len(way) > 0, false)
		}
	}
	for _, r := range way {
		b.cost(u, r, false, true)
	}
}

// cost paints a small plate beside a place: how many cards or tokens it takes to come
// there; red where a villain makes the way dearer.
func (b *Board) cost(u *widgets.UI, r penny.ReachView, faint, bold bool) {
	d := b.disc(r.Place, 1)
	side := min(d.W*0.46, 22)
	at := widgets.Rect{X: d.X - side*0.3, Y: d.Y - side*0.3, W: side, H: side}
	fill, tint := gold, ink
	if r.Dear {
		fill, tint = blood, news
	}
	switch {
	case bold:
	case faint:
		fill = widgets.Mix(fill, around, 0.6)
	case !b.Host.Pointing().Lit(r.Place):
		fill = widgets.Mix(fill, around, 0.35)
	}
	badge(u, at, itoa(r.Cost), fill, tint)
}

// arrow points from a place to another one; bold where it is pointed at.
func (b *Board) arrow(u *widgets.UI, from, to string, bold bool) {
	c := b.Camera.Now()
	x0, y0, r0 := b.spot(from)
	x1, y1, r1 := b.spot(to)
	d := math.Hypot(x1-x0, y1-y0)
	if d < 1 {
		return
	}
	dx, dy := (x1-x0)/d, (y1-y0)/d
	tail := c.Out(x0+dx*r0*1.1, y0+dy*r0*1.1)
	head := c.Out(x1-dx*r1*1.25, y1-dy*r1*1.25)
	wide, tint := max(1.5, 6*c.S), widgets.Fade(blood, 0.65)
	if bold {
		wide, tint = max(2.5, 10*c.S), blood
	}
	k := wide * 3
	left := geom.Pt(head.X-(dx*0.87-dy*0.5)*k, head.Y-(dy*0.87+dx*0.5)*k)
	right := geom.Pt(head.X-(dx*0.87+dy*0.5)*k, head.Y-(dy*0.87-dx*0.5)*k)
	u.Stroke([]geom.Point{tail, head}, wide, tint, wide*2.2, wide*1.6)
	u.Stroke([]geom.Point{left, head, right}, wide, tint, 0, 0)
}

// HandlePress goes towards a place that is farther away than one step: the first step
// of the cheapest way is what the press means. A press on a pile looks through it.
func (b *Board) HandlePress(target string) bool {
	if len(b.inside(target)) > 0 {
		b.open = target
		return true
	}
	far, ok := b.known.reach[target]
	if !ok || !b.Host.Playable() {
		return false
	}
	step := b.toward(far)
	if step != "" {
		b.Host.Point(step)
	}
	return step != ""
}

// toward returns the next place on the cheapest way to a place, "" when there is none.
func (b *Board) toward(far penny.ReachView) string {
	for r, ok := far, true; ok; r, ok = b.known.reach[r.From] {
		if b.Host.Pointing().Lit(r.Place) {
			return r.Place
		}
	}
	return ""
}

// meant returns the cheapest way to the place that is pointed at: its steps, the first one
// first. It is empty where the hero cannot come.
func (b *Board) meant() (way []penny.ReachView) {
	if !b.Host.Playable() {
		return nil
	}
	to := b.Host.Pointing().Hot()
	if under, ok := placeUnder(to); ok {
		to = id(aPlace, under)
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

// road returns the line between two places that lie side by side, on the window.
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

// across returns the line across the edge of two tiles, where their ways out meet.
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

// exits returns the lines from a place to the sides of its tile.
func (b *Board) exits(x penny.PlaceView) (all [][]maps.Point) {
	p, ok := b.town.plane.Piece(x.Tile)
	if !ok {
		return nil
	}
	for id := range p.Side().Map.Routes {
		if strings.HasPrefix(id, "out."+x.Key+"-exit.") {
			line, _ := b.town.plane.Route(x.Tile, id)
			all = append(all, line)
		}
	}
	return all
}
