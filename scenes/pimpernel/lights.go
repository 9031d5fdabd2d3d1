package pimpernel

import (
	"image/color"
	"intrigue/maps/geom"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/prose"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// places are all spaces for one cube with the side of their spots, in units.
func (b *Board) places(f func(id string, r widgets.Rect)) {
	for _, t := range b.View.Towns {
		for i, s := range t.Spaces {
			x, y := cell(t, i)
			f(s.ID, b.at(t.Location.ID(), x, y, 27, 28))
		}
	}
	for _, s := range b.View.Roads {
		f(s.ID, b.at(s.ID, 0, 0, 34, 38))
	}
	for _, h := range b.View.Hexes {
		f(h.ID, b.at(h.ID, 0, 0, 78, 68))
	}
	for _, s := range b.View.Spots {
		f(s.ID, b.at(s.ID, 0, 11.4, 38, 40))
	}
}

// rims mark in gold what may be chosen now: they pulse once, then rest.
func (b *Board) rims(u *widgets.UI) {
	p := b.Seat.Pointing()
	hand := p.Hand()
	b.pulse.Light(u, hand+"|"+strings.Join(p.Picked(), " "))
	if !b.Seat.Highlights() || hand == "" && b.View.Stage == pimpernel.StageTurn {
		b.ways(u)
		return
	}
	wide := 2.5 + 2*b.pulse.Swell(u, b.Seat.Still())
	rim := func(id string, r widgets.Rect, round float64) {
		if !p.Next(id) {
			return
		}
		fill := widgets.If(p.Hot() == id, widgets.Fade(gold, 0.42), widgets.Fade(gold, 0.14))
		u.BorderedBox(r, fill, widgets.Fade(around, 0.6), wide+2, round)
		u.BorderedBox(r, color.RGBA{}, gold, wide, round)
	}
	b.places(func(id string, r widgets.Rect) { rim(id, r, min(r.W, r.H)*0.25) })
	for _, a := range b.View.Areas {
		rim(a.Area.ID(), b.Bounds(b.m, a.Area.ID()).Inset(2), 6)
		for s := range b.View.Players {
			rim(pileID(a.Area, s), b.at(pileID(a.Area, s), 0, 0, pileW, pileH), 5)
		}
	}
	for _, c := range b.View.Next {
		if r, ok := b.Seat.Where(c.ID); ok {
			rim(c.ID, r, 6)
		}
	}
	for r := range pimpernel.Region(4) {
		rim(r.ID(), b.ground(r), 14)
	}
	for _, t := range b.View.Towns {
		rim(t.Location.ID(), b.at(t.Location.ID(), 0, 0, townW, townH), 8)
	}
}

// changing shows who would hold the favours if what is in hand were put where it points.
func (b *Board) changing(u *widgets.UI) {
	p := b.Seat.Pointing()
	if p.Hand() == "" || p.Hot() == "" {
		return
	}
	for _, c := range p.Left() {
		if n := len(c.Path); n == 0 || c.Path[n-1] != p.Hot() {
			continue
		}
		for _, ch := range b.View.Changes(c.Move) {
			u.BorderedBox(b.at(ch.Area.FavorID(), 0, 0, 82, 88), widgets.Fade(gold, 0.25), gold, 3, 8)
			if ch.To >= 0 {
				lay(u, b.at(ch.Area.FavorID(), 24, -26, 36, 36), ch.To)
			}
		}
		return
	}
}

// ground is where the pawns of a region stand, as a box about them.
func (b *Board) ground(r pimpernel.Region) widgets.Rect {
	camp := b.Bounds(b.m, "camp."+r.Key())
	up := 44 * b.k()
	return widgets.Rect{X: camp.X - 6, Y: camp.Y + camp.H - up, W: camp.W + 12, H: up + 8}
}

// ways rim only the favour tiles that can be used: with empty hands the map stays quiet.
func (b *Board) ways(u *widgets.UI) {
	if !b.Seat.Highlights() {
		return
	}
	p := b.Seat.Pointing()
	for _, a := range b.View.Areas {
		if id := a.Area.FavorID(); p.Next(id) {
			u.BorderedBox(b.at(id, 0, 29.6, 78, 26), color.RGBA{}, gold, widgets.If(p.Hot() == id, widgets.HotWide, widgets.LitWide), 5)
		}
	}
}

// way draws the complete roads while the mission is pointed at, and the way of a completion.
func (b *Board) way(u *widgets.UI) {
	hot := b.Seat.Pointing().Hot()
	if hot == "current" || hot == "pawn.pimpernel" || hot == b.View.Mission.Goal.ID() {
		b.roads(u)
	}
	if c := b.View.Completion; c.Running {
		for i := 1; i < len(c.Way); i++ {
			u.Stroke(b.road(b.legID(c.Way[i-1], c.Way[i])), 6*max(0.7, b.k()), scarlet, 0, 0)
		}
	}
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
			look := widgets.Look{Kind: widgets.Stroke, Width: 6 * wide, Colour: widgets.Fade(scarlet, 0.9)}
			if !w.Complete {
				look.Width, look.Dash, look.Gap = 4*wide, 12*wide, 9*wide
			}
			u.Add(widgets.Item{Look: look, Points: b.road(id)})
		}
	}
}

// legID is the line between two towns, whichever of them it is named after.
func (b *Board) legID(x, y pimpernel.Location) string {
	id := "route." + x.Key() + "-" + y.Key()
	if _, ok := b.m.Routes[id]; ok {
		return id
	}
	return "route." + y.Key() + "-" + x.Key()
}

func (b *Board) leg(id string) []geom.Point { return b.Line(b.m.Routes[id].Points) }

// road is a leg between the plates of its two towns: it strikes through no name.
func (b *Board) road(id string) []geom.Point {
	pts := b.leg(id)
	for range 2 { // from either end
		slices.Reverse(pts)
		for _, t := range b.View.Towns {
			if plate := b.at(t.Location.ID(), 0, 0, 152, 98); len(pts) > 0 && plate.Contains(pts[0]) {
				pts = leaving(pts, plate)
				break
			}
		}
	}
	return pts
}

// leaving is what of a line that begins in a rectangle lies behind its edge.
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
	p := b.Seat.Pointing()
	for r := range pimpernel.Region(4) {
		if p.Next(r.ID()) {
			b.Seat.Spot(u, table.Spot{ID: r.ID(), R: b.ground(r), Snap: 190 * b.k()})
		}
	}
	for _, t := range b.View.Towns {
		b.Seat.Spot(u, table.Spot{ID: t.Location.ID(), R: b.at(t.Location.ID(), 0, -14, 150, 66)})
	}
	for _, a := range b.View.Areas {
		b.area(u, a)
	}
	b.places(func(id string, r widgets.Rect) {
		b.Seat.Spot(u, table.Spot{ID: id, R: r, Snap: 26 * b.k()})
	})
	b.Seat.Spot(u, table.Spot{ID: "current", R: b.Bounds(b.m, "slot.current.1").Union(b.Bounds(b.m, "slot.current.2")), Role: table.Sign})
	for i, c := range b.View.Next {
		b.Seat.Spot(u, table.Spot{ID: c.ID, R: b.at([]string{"slot.next.1", "slot.next.2"}[i%2], 0, 0, cardW, cardH)})
	}
	for _, pl := range b.View.Players {
		x, y := b.camp(pl.Pawn, int(pl.Seat))
		at := b.Camera.Now().Out(x, y)
		w, h := pawnW*b.k(), pawnH*b.k()
		m := pawn(pl.Seat)
		b.Seat.Spot(u, table.Spot{ID: pawnID(pl.Seat), R: widgets.Rect{X: at.X - w/2, Y: at.Y - h, W: w, H: h}, Role: table.Piece,
			Carry: table.Carried{Sprite: m.Sprite, Tint: m.Tint, W: w * 1.2, H: h * 1.2, Rise: 0.3}})
	}
	figure := func(id string, at pimpernel.Location, side float64) {
		x, y := b.stand(at, side)
		b.Seat.Spot(u, table.Spot{ID: id, R: b.at(at.ID(), x, y-heroH/2, heroW, heroH), Role: table.Sign})
	}
	dealt := b.View.Stage != pimpernel.StageDeal
	if dealt {
		figure("pawn.pimpernel", b.View.Pimpernel, heroSide)
	}
	b.Seat.Spot(u, table.Spot{ID: "incomplete", R: b.Bounds(b.m, "slot.incomplete"), Role: table.Sign})
	if h := b.View.Hunter; h.On && dealt {
		figure("pawn.chauvelin", h.At, hunterSide)
	}
}

// area is a planning area with its piles and its favour. The piles are pieces: a
// rest cube is dragged out, a removed one is dragged home.
func (b *Board) area(u *widgets.UI, a pimpernel.Planning) {
	b.Seat.Spot(u, table.Spot{ID: a.Area.ID(), R: b.Bounds(b.m, a.Area.ID())})
	side := cubeSide * b.k() * 1.15
	for s, n := range a.Piles {
		id := pileID(a.Area, s)
		if p := b.Seat.Pointing(); n == 0 || !p.Takes(id) && !p.Next(id) {
			continue // the area beneath answers
		}
		m := cube(rules.Seat(s))
		b.Seat.Spot(u, table.Spot{ID: id, R: b.at(id, 0, 0, pileW, pileH), Role: table.Piece,
			Carry: table.Carried{Sprite: m.Sprite, Tint: m.Tint, W: side, H: side}})
	}
	if a.Card != "" {
		b.Seat.Spot(u, table.Spot{ID: a.Area.FavorID(), R: b.at(a.Area.FavorID(), 0, 0, 84, 92), Role: table.Key})
	}
}

// Tooltip says what a place is, and what would happen there.
func (b *Board) Tooltip(target string) string {
	if b.readable(target) {
		return "" // it is held up for reading
	}
	var words []string
	p := b.Seat.Pointing()
	spot := strings.HasPrefix(target, "mission.") // what it is good for says more than its name
	if !spot && (p.Hand() != "" || b.View.Stage != pimpernel.StageTurn) {
		for _, c := range p.Left() {
			if n := len(c.Path); n > 0 && c.Path[n-1] == target {
				what := b.View.Happens(c.Move)
				if strings.HasPrefix(what, "and ") {
					what = "a cube here, " + what
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
	return l.Title + " — " + l.Text
}
