package study

import (
	"fmt"
	"image/color"
	"slices"

	"intrigue/input/analysis"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// curve is the picture of an analysed game: how the chance of each side went, entry by entry.
type curve struct {
	*Study
	in      widgets.Rect
	entries int // of the game, at least 1
}

func (c curve) x(entry int) float64 { return c.in.X + float64(entry)/float64(c.entries)*c.in.W }

func (c curve) y(chance float64) float64 { return c.in.Y + (1-chance)*c.in.H }

// frame paints the curve into r, with the marks of mistakes; a press on it goes there.
func (c curve) frame(u *widgets.UI, r widgets.Rect) {
	u.Box(r, widgets.Fade(u.Theme.Pale, 0.07), 4)
	u.AddHit(widgets.Hit{ID: "study.curve", R: r, NoFocus: true, Clickable: true})
	c.in = r.Inset(4)
	c.scale(u)
	c.bars(u)
	c.lines(u)
	c.swings(u)
	at := c.x(c.Play.Cursor())
	stroke(u, u.Theme.Gold, 1.5, 0, geom.Pt(at, r.Y), geom.Pt(at, r.Y+r.H))
	if u.Clicked("study.curve") || u.Held("study.curve") {
		c.look(int((u.In.At.X-c.in.X)/c.in.W*float64(c.entries) + 0.5))
	}
}

// stroke paints a line, dashed where dash is not 0.
func stroke(u *widgets.UI, c color.RGBA, w, dash float64, points ...geom.Point) {
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Stroke, Width: w, Colour: c, Dash: dash, Gap: dash}, Points: points})
}

// scale marks the half of the chances, or the most and the fewest points.
func (c curve) scale(u *widgets.UI) {
	lh := u.LineHeight(widgets.Tiny)
	label := func(y float64, words string) {
		u.Label(widgets.Rect{X: c.in.X + 2, Y: y, W: u.Scaled(60), H: lh}, words,
			widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: widgets.Fade(u.Theme.Pale, 0.5)})
	}
	if !c.found.InPoints {
		half := c.y(0.5)
		stroke(u, widgets.Fade(u.Theme.Pale, 0.35), 1, 5, geom.Pt(c.in.X, half), geom.Pt(c.in.X+c.in.W, half))
		label(half-lh, "50%")
		return
	}
	least, most := c.found.Range()
	label(c.in.Y, fmt.Sprintf("%.0f", most))
	label(c.in.Y+c.in.H-lh, fmt.Sprintf("%.0f", least))
}

// bars show behind the curve, moment by moment, at how many places a hidden piece could be.
func (c curve) bars(u *widgets.UI) {
	most, each := 1, c.in.W/float64(c.entries)
	for _, k := range c.uncertainty {
		most = max(most, k.Places)
	}
	for i, k := range c.uncertainty {
		if h := float64(k.Places) / float64(most) * c.in.H; i < c.entries && h > 0 {
			u.Box(widgets.Rect{X: c.x(i), Y: c.in.Y + c.in.H - h, W: each, H: h}, widgets.Fade(u.Theme.Gold, 0.16), 0)
		}
	}
}

// lines are those of the sides. Where there are several, each has its colour, and ends in its sign.
func (c curve) lines(u *widgets.UI) {
	sides, curves := c.found.Curves(c.Cover.Game, c.Play.Record())
	var ends []widgets.Rect
	for i, points := range curves {
		if len(points) == 0 {
			continue
		}
		var way []geom.Point
		for _, p := range points {
			way = append(way, geom.Pt(c.x(p.Entry), c.y(p.Chance)))
		}
		var marks []parts.Mark
		if len(sides) > 1 {
			marks = c.Marks(sides[i].Seats[0])
		}
		if len(marks) == 0 {
			stroke(u, u.Theme.Pale, 2, 0, way...)
			continue
		}
		stroke(u, bright(marks[0].Tint, u.Theme.Pale), 2, 0, way...)
		const side = 16.0
		last := way[len(way)-1]
		at := widgets.Rect{X: min(last.X+2, c.in.X+c.in.W-side), Y: last.Y - side/2, W: side, H: side}
		at = beside(at, ends, c.in.X)
		ends = append(ends, at)
		u.Sprite(at, marks[0].Sprite, marks[0].Tint)
	}
}

// beside moves a sign to where it covers none of the others: to the left, or to the right of them all
// where there is no room from left on.
func beside(at widgets.Rect, others []widgets.Rect, left float64) widgets.Rect {
	for slices.ContainsFunc(others, func(o widgets.Rect) bool { return at.Intersect(o).W > 0 && at.Intersect(o).H > 0 }) {
		if at.X -= at.W; at.X >= left {
			continue
		}
		for _, o := range others {
			at.X = max(at.X, o.X+o.W)
		}
	}
	return at
}

// bright is a colour that can be seen on the dark table: a dark one gives way to another.
func bright(c, instead color.RGBA) color.RGBA {
	if int(c.R)*3+int(c.G)*6+int(c.B) < 700 {
		return instead
	}
	return c
}

// swings are dots where something was given away.
func (c curve) swings(u *widgets.UI) {
	least, most := c.found.Range()
	for _, d := range c.found.Swings() {
		chance := d.After()
		if c.found.InPoints {
			chance = widgets.If(most > least, (d.Best[0].Points-least)/max(1, most-least), 0.5)
		}
		u.Box(widgets.Rect{X: c.x(d.Entry) - 4, Y: c.y(chance) - 4, W: 8, H: 8}, markColours[c.found.Mark(d)], 4)
	}
}

// markColours are those of the marks, from inaccuracy on.
var markColours = [...]color.RGBA{analysis.Inaccuracy: {0xE0, 0xC0, 0x5A, 255}, analysis.Mistake: {0xE8, 0x8A, 0x2E, 255},
	analysis.Blunder: {0xE0, 0x4A, 0x3A, 255}}
