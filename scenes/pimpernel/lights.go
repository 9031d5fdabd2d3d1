package pimpernel

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"intrigue/maps/geom"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// places are all spaces for one cube with the side of their spots, in units.
func (b *Board) places(f func(id string, r widgets.Rect)) {
	for _, t := range b.View.Towns {
		for i, s := range t.Spaces {
			x, y := cell(t, i)
			f(s.ID, b.at(t.Location.ID(), x, y, cellSide, cellSide))
		}
	}
	for _, s := range b.View.Roads {
		f(s.ID, b.at(s.ID, 0, 0, 37, 42))
	}
	for _, h := range b.View.Hexes {
		f(h.ID, b.at(h.ID, 0, 0, 78, 68))
	}
	for _, s := range b.View.Spots {
		f(s.ID, b.at(s.ID, 0, 11.4, 38, 40))
	}
}

// light begins the pulse of the rims when other things may be chosen than before.
func (b *Board) light(u *widgets.UI) {
	p := b.Host.Pointing()
	b.pulse.Light(u, p.Hand()+"|"+strings.Join(p.Picked(), " "))
}

// quiet reports whether the map shows no rims: with empty hands in one's turn nearly
// every place would have one.
func (b *Board) quiet() bool {
	return !b.Host.Highlights() || b.Host.Pointing().Hand() == "" && b.View.Stage == core.StageTurn
}

// rim marks in gold what may be chosen now: it pulses once, then rests.
func (b *Board) rim(u *widgets.UI, id string, r widgets.Rect, round float64) {
	b.rimAs(u, id, id, r, round)
}

// rimAs marks a place that stands for what may be chosen.
func (b *Board) rimAs(u *widgets.UI, chosen, id string, r widgets.Rect, round float64) {
	p := b.Host.Pointing()
	if p.Next(chosen) {
		u.Box(r, widgets.Fade(gold, lit(p.Hot() == id || p.Hot() == chosen)), round)
		b.edge(u, chosen, r, round)
	}
}

// lit is how strong the gold is within a rim.
func lit(hot bool) float64 { return widgets.If(hot, 0.42, 0.14) }

// edge is a rim with nothing within: of what holds words, which gold must not cover.
func (b *Board) edge(u *widgets.UI, id string, r widgets.Rect, round float64) {
	if b.Host.Pointing().Next(id) {
		wide := 2.5 + 2*b.pulse.Swell(u, b.Host.Still())
		u.BorderedBox(r, color.RGBA{}, widgets.Fade(around, 0.6), wide+2, round)
		u.BorderedBox(r, color.RGBA{}, gold, wide, round)
	}
}

// rims mark the places of the map.
func (b *Board) rims(u *widgets.UI) {
	if b.quiet() {
		return
	}
	b.places(func(id string, r widgets.Rect) { b.rim(u, id, r, min(r.W, r.H)*0.25) })
	for _, c := range b.View.Next {
		if r, ok := b.Host.Where(c.ID); ok {
			b.rim(u, c.ID, r, 6)
		}
	}
	for r := range core.Region(4) {
		b.rim(u, r.ID(), b.ground(r), 14)
	}
	for _, t := range b.View.Towns {
		id := t.Location.ID()
		b.rimAs(u, b.cardFor(id), id, b.at(id, 0, 0, townW, townH), 8)
	}
}

// cardFor is the card that a press on a town chooses: that of the mission there, while the next mission is chosen; else
// the town itself answers.
func (b *Board) cardFor(town string) string {
	for _, c := range b.View.Next {
		if c.At.ID() == town && b.Host.Pointing().Next(c.ID) {
			return c.ID
		}
	}
	return town
}

// HandlePress implements table.PressHandler: a town answers for its mission.
func (b *Board) HandlePress(target string) bool {
	card := b.cardFor(target)
	if card != target {
		b.Host.Point(card)
	}
	return card != target
}

// ground returns where the pawns of a region stand, as a box about them.
func (b *Board) ground(r core.Region) widgets.Rect {
	camp := b.Bounds(b.m, "camp."+r.Key())
	up := 44 * b.k()
	return widgets.Rect{X: camp.X - 6, Y: camp.Y + camp.H - up, W: camp.W + 12, H: up + 8}
}

// way draws the complete roads while the mission is pointed at, and the way of a completion
// with the legs by which it may go on.
func (b *Board) way(u *widgets.UI) {
	hot := b.Host.Pointing().Hot()
	if hot == "current" || hot == "pawn.pimpernel" || hot == b.View.Mission.Goal.ID() {
		b.roads(u)
	}
	if c := b.View.Completion; c.Running {
		for i := 1; i < len(c.Way); i++ {
			u.Stroke(b.road(b.legID(c.Way[i-1], c.Way[i])), 6*max(0.7, b.k()), scarlet, 0, 0)
		}
		b.open(u)
	}
}

// open draws the legs by which the Pimpernel's way may go on.
func (b *Board) open(u *widgets.UI) {
	if b.View.Stage != core.StageLeg || !b.Host.Highlights() {
		return
	}
	way := b.View.Completion.Way
	for _, t := range b.View.Towns {
		if id := t.Location.ID(); b.Host.Pointing().Next(id) {
			leg := b.legID(way[len(way)-1], t.Location)
			b.dashed(u, b.road(leg), widgets.If(b.Host.Pointing().Hot() == id, scarlet, widgets.Fade(scarlet, 0.7)))
		}
	}
}

// dashed draws a leg that may be chosen.
func (b *Board) dashed(u *widgets.UI, road []geom.Point, ink color.RGBA) {
	wide := max(0.7, b.k())
	dashes := widgets.Look{Kind: widgets.Stroke, Width: 4 * wide, Dash: 12 * wide, Gap: 9 * wide, Colour: ink}
	u.Add(widgets.Item{Look: dashes, Points: road})
}

// roads draw all legs that are filled, and over them the ways that could be chosen
// now: whole ones bright, the nearest ones dashed when there is none.
func (b *Board) roads(u *widgets.UI) {
	wide := max(0.7, b.k())
	for _, l := range b.View.Roadmap() {
		if l.Whole {
			u.Stroke(b.road(l.ID), 4*wide, widgets.Fade(sepia, 0.5), 0, 0)
		}
	}
	drawn := map[string]bool{}
	for _, w := range b.View.Ways() {
		for _, id := range w.Legs {
			if drawn[id] {
				continue
			}
			drawn[id] = true
			if w.Complete {
				u.Stroke(b.road(id), 6*wide, widgets.Fade(scarlet, 0.9), 0, 0)
				continue
			}
			b.dashed(u, b.road(id), widgets.Fade(scarlet, 0.9))
		}
	}
}

// legID returns the line between two towns, whichever of them it is named after.
func (b *Board) legID(x, y core.Location) string {
	id := "route." + x.Key() + "-" + y.Key()
	if _, ok := b.m.Routes[id]; ok {
		return id
	}
	return "route." + y.Key() + "-" + x.Key()
}

func (b *Board) leg(id string) []geom.Point { return b.Line(b.m.Routes[id].Points) }

// road returns a leg between the plates of its two towns: it strikes through no name.
func (b *Board) road(id string) []geom.Point {
	pts := b.leg(id)
	for range 2 { // from either end
		slices.Reverse(pts)
		for _, t := range b.View.Towns {
			if plate := b.at(t.Location.ID(), 0, 0, townW+2, townH+2); len(pts) > 0 && plate.Contains(pts[0]) {
				pts = leaving(pts, plate)
				break
			}
		}
	}
	return pts
}

// leaving returns what of a line that begins in a rectangle lies behind its edge.
func leaving(pts []geom.Point, r widgets.Rect) []geom.Point {
	for len(pts) > 1 && r.Contains(pts[1]) {
		pts = pts[1:]
	}
	if len(pts) < 2 {
		return nil
	}
	in, out := pts[0], pts[1]
	for range 12 { // the edge lies between the two
		if m := in.Lerp(out, 0.5); r.Contains(m) {
			in = m
		} else {
			out = m
		}
	}
	return append([]geom.Point{out}, pts[1:]...)
}

// spots registers what can be pointed at, the large places first.
func (b *Board) spots(u *widgets.UI) {
	p := b.Host.Pointing()
	for r := range core.Region(4) {
		role := widgets.If(p.Next(r.ID()), table.Place, table.Sign)
		b.Host.Spot(u, table.Spot{ID: r.ID(), R: b.ground(r), Role: role, Snap: 190 * b.k()})
	}
	for _, t := range b.View.Towns {
		b.Host.Spot(u, table.Spot{ID: t.Location.ID(), R: b.at(t.Location.ID(), 0, -14*plate, townW, 66*plate)})
	}
	b.signs(u)
	b.places(func(id string, r widgets.Rect) {
		b.Host.Spot(u, table.Spot{ID: id, R: r, Snap: 26 * b.k()})
	})
	slots := b.Bounds(b.m, "slot.current.1").Union(b.Bounds(b.m, "slot.current.2"))
	b.Host.Spot(u, table.Spot{ID: "current", R: slots.Inset(4), Role: table.Sign})
	for i, c := range b.View.Next {
		b.Host.Spot(u, table.Spot{ID: c.ID, R: b.at([]string{"slot.next.1", "slot.next.2"}[i%2], 0, 0, cardW, cardH)})
	}
	for _, pl := range b.View.Players {
		x, y := b.camp(pl.Pawn, int(pl.Seat))
		at := b.Camera.Now().Out(x, y)
		w, h := pawnW*b.k(), pawnH*b.k()
		m := pawn(pl.Seat)
		b.Host.Spot(u, table.Spot{ID: pawnID(pl.Seat), R: widgets.Rect{X: at.X - w/2, Y: at.Y - h, W: w, H: h}, Role: table.Piece,
			Carry: table.Carried{Sprite: m.Sprite, Tint: m.Tint, W: w * 1.2, H: h * 1.2, Rise: 0.3}})
	}
	figure := func(id string, at core.Location, side float64) {
		x, y := b.stand(at, side)
		b.Host.Spot(u, table.Spot{ID: id, R: b.at(at.ID(), x, y-heroH/2, heroW, heroH), Role: table.Sign})
	}
	dealt := b.View.Stage != core.StageDeal
	if dealt {
		figure("pawn.pimpernel", b.View.Pimpernel, heroSide)
	}
	b.Host.Spot(u, table.Spot{ID: "incomplete", R: b.Bounds(b.m, "slot.incomplete"), Role: table.Sign})
	if h := b.View.Hunter; h.On && dealt {
		figure("pawn.chauvelin", h.At, hunterSide)
	}
}

// signs registers what is only read: the mission markers, and the panels of the missions.
func (b *Board) signs(u *widgets.UI) {
	sign := func(id, twin string, r widgets.Rect) {
		b.Host.Spot(u, table.Spot{ID: id, Twin: twin, R: r, Role: table.Sign, NoFocus: true})
	}
	for _, s := range b.View.Spots {
		id := strings.Replace(s.ID, "mission", "done", 1)
		sign(id, "", b.Bounds(b.m, id))
	}
	for n := range missions {
		id := fmt.Sprintf("marker.%d", n+1)
		sign(id, "slot", b.Bounds(b.m, id))
	}
	for _, m := range b.View.Markers {
		if !b.Host.Pointing().Next(m.At.ID()) {
			sign(m.ID, "", b.at(m.At.ID(), markerX, markerY, markerSide, markerSide))
		}
	}
	if b.View.Mission.Number < missions {
		sign("vienna", "", b.Bounds(b.m, "slot.vienna"))
	}
}

// Tooltip says what a place is, and what would happen there.
func (b *Board) Tooltip(target string) string {
	if b.readable(target) {
		return "" // it is held up for reading
	}
	var words []string
	p := b.Host.Pointing()
	spot := strings.HasPrefix(target, "mission.") // what it is good for says more than its name
	if !spot && (p.Hand() != "" || b.View.Stage != core.StageTurn) {
		for _, c := range p.Left() {
			if n := len(c.Path); n > 0 && c.Path[n-1] == target {
				what := b.View.Happens(c.Move)
				if strings.HasPrefix(what, "lets ") {
					what = "a cube here " + what
				}
				words = append(words, prose.Capital(what)+".")
			}
		}
	}
	l := b.View.Label(target)
	if len(words) > 0 && len(words) <= 3 {
		return l.Title + ": " + strings.Join(words, "\n")
	}
	if why := b.View.WhyNot(target); p.Hand() != "" && why.Refused() {
		l.Text = why.Text
	}
	if l.Text == "" || strings.HasPrefix(target, "choice.") || target == p.Hand() || strings.HasPrefix(target, "card.") {
		return ""
	}
	return l.Title + ". " + l.Text
}
