package london

import (
	"fmt"
	"image/color"
	"math"
	"slices"

	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/scenes/board"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// looks are the players that the pawns look like: purple, red, green, yellow, blue.
var looks = [5]int{4, 0, 2, 3, 5}

// look returns a pawn's colour and shape in the palette that people chose.
func (b *Board) look(c core.Colour) sprites.Player { return b.Host.Look(looks[c]) }

// worn returns the same in the usual palette, where no app is at hand.
func worn(c core.Colour) sprites.Player { return sprites.Players[looks[c]] }

func pawnSprite(c core.Colour) string { return "london.pawn." + worn(c).Mark() }

// Picture returns the shape of a pawn.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	p, ok := b.pawnOf(target)
	if !ok {
		return parts.Mark{}, false
	}
	return mark(b.look(p.Colour)), true
}

func (b *Board) pawnOf(target string) (core.Pawn, bool) {
	return parts.Find(b.View.Pawns[:], func(p core.Pawn) bool { return p.Colour.ID() == target })
}

func mark(l sprites.Player) parts.Mark { return parts.Mark{Sprite: l.Shape, Tint: l.Color} }

// Marks returns what stands for a seat of London: its pawns, or the man himself.
func Marks(seats int, s rules.Seat) []parts.Mark {
	if s == 0 {
		return []parts.Mark{{Sprite: "london.mrx", Tint: sprites.Ink}}
	}
	var all []parts.Mark
	for c := range looks {
		if core.Leader(core.Colour(c), seats) == s {
			all = append(all, mark(worn(core.Colour(c))))
		}
	}
	return all
}

// Sizes of the pieces in units of the map.
const (
	pawnH = 34.0
	pawnW = 24.0
	manH  = 42.0
	manW  = 30.0
	// footRise is how far above the middle of a sign a piece stands, so that the number
	// stays readable below the foot.
	footRise = 9.5
)

// footings say where the foot of a piece may stand, seen from the middle of its sign: on
// the upper rim, or else beside the sign.
var footings = []geom.Point{
	{X: 0, Y: -footRise}, {X: 2, Y: -footRise}, {X: -2, Y: -footRise}, {X: 8, Y: -footRise}, {X: -8, Y: -footRise},
	{X: 14, Y: -3}, {X: -14, Y: -3}, {X: 16, Y: 0}, {X: -16, Y: 0}, {X: 18, Y: 2}, {X: -18, Y: 2},
	{X: 20, Y: 5}, {X: -20, Y: 5}, {X: 22, Y: 8}, {X: -22, Y: 8}, {X: 24, Y: 14}, {X: -24, Y: 14},
	{X: 26, Y: 20}, {X: -26, Y: 20}, {X: 26, Y: 4}, {X: -26, Y: 4}, {X: 22, Y: 26}, {X: -22, Y: 26},
}

// footing returns the first of them from which a piece of w×h, drawn so many times as large, hides no other station's
// number, or the one that hides least.
func (b *Board) footing(s core.Station, w, h, large float64) geom.Point {
	key := footingKey{s, w, large}
	if f, ok := b.footings[key]; ok {
		return f
	}
	best, least := footings[0], math.Inf(1)
	for _, f := range footings {
		if hidden := b.hides(s, f, w, h, large); hidden < least {
			best, least = f, hidden
		}
	}
	b.footings[key] = best
	return best
}

type footingKey struct {
	at           core.Station
	width, large float64
}

// leastPiece says how small pieces become, for their size at a scale of 1: they grow with the map, but never so small
// that their shapes blur.
const leastPiece = 0.85

// enlarged returns how many times as large as its size on the map a piece is drawn at a scale, in few steps, so that
// pieces seldom step aside while the map is zoomed.
func enlarged(scale float64) float64 {
	const least, step = 1.15, 0.15
	return least + step*max(0, math.Ceil((leastPiece/scale-least)/step-0.01))
}

// hides returns how much of other stations' numbers lies behind a piece that is drawn so many times as large, in square
// units of the map. A piece is narrower at the top.
func (b *Board) hides(s core.Station, foot geom.Point, w, h, large float64) (area float64) {
	const slim = 0.8
	at := b.m.Places[stationID(s)].At
	body := widgets.Rect{X: at.X + foot.X - w*large*slim/2, Y: at.Y + foot.Y - h*large, W: w * large * slim, H: h * large}
	for o := range stations {
		if n := body.Intersect(number(b.m.Places[stationID(o)].At)); o != s {
			area += n.W * n.H
		}
	}
	return area
}

// number returns where the digits of a sign lie whose middle is there.
func number(at geom.Point) widgets.Rect {
	return widgets.Rect{X: at.X, Y: at.Y}.Centre(16, 12)
}

// sprites lists the movable pictures on the map: a pure function of the view.
func (b *Board) sprites() []board.Sprite {
	v := b.View
	var all []board.Sprite
	for _, p := range v.Pawns {
		if p.At == 0 {
			continue
		}
		t := b.upright(p.Colour.ID(), p.At, pawnSprite(p.Colour), b.look(p.Colour).Color, pawnW, pawnH)
		t.Z = 2
		if p.Stranded {
			t.Alpha = 0.55
		}
		if d, ok := lastRide(v, p.Colour); ok && d.To == p.At {
			t.Via = b.road(core.Kind(d.Ticket), d.From, d.To)
		}
		all = append(all, t)
	}
	if v.X.At != 0 {
		t := b.upright("pawn.x", v.X.At, "london.mrx", color.RGBA{}, manW, manH)
		t.Z = 3
		if !v.X.Shown && !v.Over() {
			t.Alpha = 0.72 // only the one who looks knows that he is there
		}
		if n := len(v.Log); n > 0 {
			from := v.X.Start
			if n > 1 {
				from = v.Log[n-2].At
			}
			if e := v.Log[n-1]; e.At == v.X.At && from != 0 && e.Line != core.NoLine {
				t.Via = b.road(e.Line, from, e.At)
			}
		}
		all = append(all, t)
	} else if s := v.X.LastSeen; s != 0 {
		t := b.upright(fmt.Sprintf("trail.%d", v.X.LastSeenEntry), s, "london.footprint", color.RGBA{0x8C, 0x1F, 0x14, 255}, 18, 18)
		t.Y -= 14
		t.X += 13
		all = append(all, t)
	}
	return all
}

func (b *Board) upright(id string, s core.Station, sprite string, tint color.RGBA, w, h float64) board.Sprite {
	at := b.m.Places[stationID(s)].At
	f := b.footing(s, w, h, enlarged(b.Camera.Target().S))
	return board.Sprite{ID: id, Image: sprite, Tint: tint, X: at.X + f.X, Y: at.Y + f.Y, W: w, H: h}
}

// lastRide returns the last open ride of a pawn.
func lastRide(v london.View, c core.Colour) (core.PublicAction, bool) {
	for _, d := range slices.Backward(v.PublicActions) {
		if d.Pawn == c && d.From != d.To {
			return d, true
		}
	}
	return core.PublicAction{}, false
}

// road lists the inner points of a line from one station to another, in units of
// the map, shifted to where pieces stand.
func (b *Board) road(k core.Kind, from, to core.Station) [][2]float64 {
	pts := b.route(k, from, to)
	if len(pts) < 3 {
		return nil
	}
	var via [][2]float64
	for _, p := range pts[1 : len(pts)-1] {
		via = append(via, [2]float64{p.X, p.Y - footRise})
	}
	return via
}

// route returns the drawn line of a kind between two stations, in that direction.
func (b *Board) route(k core.Kind, from, to core.Station) []geom.Point {
	lo, hi := min(from, to), max(from, to)
	r, ok := b.m.Routes[fmt.Sprintf("%s.%d-%d", k, lo, hi)]
	if !ok {
		return nil
	}
	pts := slices.Clone(r.Points)
	if from > to {
		slices.Reverse(pts)
	}
	return pts
}

// pieces paints the moving pieces.
func (b *Board) pieces(u *widgets.UI) {
	clear(b.standing)
	c := b.Camera.Now()
	k := max(c.S, leastPiece)
	for _, p := range b.Placed(u) {
		foot := c.Out(p.X, p.Y)
		w, h := p.W*k, p.H*k
		lift := 5 * p.Lift * k
		shade := widgets.Rect{X: foot.X - w*0.34, Y: foot.Y - h*0.07, W: w * 0.68, H: h * 0.13}
		u.Box(shade, widgets.Fade(color.RGBA{20, 15, 10, 110}, p.Shown), h)
		b.standing[p.ID] = widgets.Rect{X: foot.X - w/2, Y: foot.Y - h*0.97 - lift, W: w, H: h}
		b.Paint(u, p, b.standing[p.ID])
	}
}
