package study

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"intrigue/input/analysis"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/prose"
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

// caption is the sentence over the curve, and the switch between the sides.
func (c curve) caption(u *widgets.UI, r widgets.Rect) {
	sides, _ := c.found.Curves(c.Cover.Game, c.Play.Record())
	at := c.sideShown(sides)
	r.H -= 4
	wide := func(i int) float64 {
		return u.TextWidth(c.sideName(sides[i]), widgets.Style{Face: face.UIMedium, Size: widgets.Tiny}) + 18
	}
	keys, all := make([]int, 0, len(sides)), 0.0
	for i := range sides {
		keys, all = append(keys, i), all+wide(i)+4
	}
	tip := "Show this side's curve"
	switch {
	case len(sides) == 1:
		keys = nil
	case all > 0.6*r.W: // there is room for one, which leads on
		keys, tip = []int{(at + 1) % len(sides)}, "Show the next side's curve"
	}
	for _, i := range slices.Backward(keys) {
		var key widgets.Rect
		key, r = r.CutRight(wide(i))
		r.W -= 4
		if u.Button(fmt.Sprintf("study.side.%d", i), key, c.sideName(sides[i]), widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true,
			Toggled: i == at, Size: widgets.Tiny, Tooltip: tip}) {
			c.side = i
		}
	}
	u.FitLabel(r, c.found.Caption(c.Cover.Game, c.Play.Record(), at, c.Alone() && c.yours(sides[at])),
		widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.Pale})
}

// sideName is a side as it stands on a key and at the end of its curve.
func (c curve) sideName(side rules.Side) string {
	return prose.Capital(c.Named(strings.TrimPrefix(side.Name, "the ")))
}

// frame paints the curve into r, with the marks of mistakes; a press on it goes there.
func (c curve) frame(u *widgets.UI, r widgets.Rect) {
	u.Box(r, widgets.Fade(u.Theme.Pale, 0.07), 4)
	u.AddHit(widgets.Hit{ID: "study.curve", R: r, NoFocus: true, Clickable: true})
	c.in = r.Inset(4)
	_, c.in = c.in.CutLeft(u.TextWidth("100%", scaleStyle(u)) + 4) // for the scale
	c.scale(u)
	name, st := c.name(u)
	c.in.W -= u.TextWidth(name, st) + 8
	c.bars(u)
	c.line(u, name, st)
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

func scaleStyle(u *widgets.UI) widgets.Style {
	return widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: widgets.Fade(u.Theme.Pale, 0.6), Align: widgets.Right}
}

// scale says at the left what is high and what is low, and marks the half of the chances.
func (c curve) scale(u *widgets.UI) {
	st, lh := scaleStyle(u), u.LineHeight(widgets.Tiny)
	w := u.TextWidth("100%", st)
	label := func(y float64, words string) {
		u.Label(widgets.Rect{X: c.in.X - 4 - w, Y: y, W: w, H: lh}, words, st)
	}
	top, foot := "100%", "0%"
	if c.found.InPoints {
		least, most := c.found.Range()
		top, foot = fmt.Sprintf("%.0f", most), fmt.Sprintf("%.0f", least)
	} else {
		half := c.y(0.5)
		stroke(u, widgets.Fade(u.Theme.Pale, 0.35), 1, 5, geom.Pt(c.in.X, half), geom.Pt(c.in.X+c.in.W, half))
		if c.in.H >= 3*lh {
			label(half-lh/2, "50%")
		}
	}
	label(c.in.Y, top)
	label(c.in.Y+c.in.H-lh, foot)
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

// name is what stands at the end of the line, and how it is written; of a lone player it says what is counted.
func (c curve) name(u *widgets.UI) (string, widgets.Style) {
	sides, _ := c.found.Curves(c.Cover.Game, c.Play.Record())
	side := sides[c.sideShown(sides)]
	st := widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Colour: u.Theme.Pale}
	if marks := c.Marks(side.Seats[0]); len(sides) > 1 && len(marks) > 0 {
		st.Colour = bright(marks[0].Tint, u.Theme.Pale)
	}
	if c.found.InPoints {
		return "Points", st
	}
	return c.sideName(side), st
}

// line is that of the side on show, with its name at its end.
func (c curve) line(u *widgets.UI, name string, st widgets.Style) {
	sides, curves := c.found.Curves(c.Cover.Game, c.Play.Record())
	var way []geom.Point
	for _, p := range curves[c.sideShown(sides)] {
		way = append(way, geom.Pt(c.x(p.Entry), c.y(p.Chance)))
	}
	if len(way) == 0 {
		return
	}
	stroke(u, st.Colour, 2, 0, way...)
	last, lh := way[len(way)-1], u.LineHeight(widgets.Tiny)
	y := min(max(last.Y-lh/2, c.in.Y), c.in.Y+c.in.H-lh)
	u.Label(widgets.Rect{X: last.X + 6, Y: y, W: u.TextWidth(name, st) + 2, H: lh}, name, st)
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
	sides, curves := c.found.Curves(c.Cover.Game, c.Play.Record())
	points := curves[c.sideShown(sides)]
	for _, d := range c.found.Swings(c.shown) {
		chance := d.After()
		if c.found.InPoints { // as it stood before
			chance = points[slices.IndexFunc(points, func(p analysis.Point) bool { return p.Entry == d.Entry })].Chance
		}
		u.Box(widgets.Rect{X: c.x(d.Entry) - 4, Y: c.y(chance) - 4, W: 8, H: 8}, markColours[c.found.Mark(d)], 4)
	}
}

// markColours are those of the marks, from inaccuracy on.
var markColours = [...]color.RGBA{analysis.Inaccuracy: {0xE0, 0xC0, 0x5A, 255}, analysis.Mistake: {0xE8, 0x8A, 0x2E, 255},
	analysis.Blunder: {0xE0, 0x4A, 0x3A, 255}}
