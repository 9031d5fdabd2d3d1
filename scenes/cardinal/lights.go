package cardinal

import (
	"math"
	"slices"
	"strings"

	"intrigue/maps/geom"
	"intrigue/rules/cardinal/core"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// shown returns the slides of the musketeer in hand, or of the one that is pointed at.
func (b *Board) shown() []core.Preview {
	if !b.Host.Playable() || b.View.Stage != core.StageFree {
		return nil
	}
	who, ok := suitOf("musketeer", b.hand())
	if !ok {
		who, ok = suitOf("musketeer", b.hover())
	}
	return slices.DeleteFunc(slices.Clone(b.View.Slides), func(s core.Preview) bool { return !ok || s.Musketeer != who })
}

// lights shows where slides end, what they search and whom they defeat, the
// chambers onto which a guard can be lured, and the move of a hint.
func (b *Board) lights(u *widgets.UI) {
	hint, hinted := b.Host.Pointing().Hint()
	for _, s := range b.shown() {
		switch {
		case hinted && s.Move == hint.Move: // drawn below
		case b.hover() == s.Target:
			b.run(u, s, strong)
		default:
			b.run(u, s, widgets.If(hinted, faint, plain))
		}
	}
	if b.View.Stage == core.StageTake {
		u.BorderedBox(b.units(b.View.Met.Guard(), coinPost+8, coinPost+8), widgets.Fade(gold, 0.18), gold, 3, 40)
	}
	if c, asked := b.Host.Pointing().Asked(); asked {
		if s, isSlide := b.slideOf(c); isSlide {
			b.run(u, s, strong)
		}
	}
	if hinted {
		if s, isSlide := b.slideOf(hint); isSlide {
			b.run(u, s, strong)
		} else {
			b.Host.Ring(u, blood, 5, "") // gold is all that may be chosen
		}
		b.Host.Flag(u, blood, "")
	}
	if strings.HasPrefix(b.hand(), "supply.") || b.View.Stage == core.StageCorner || b.View.Stage == core.StageRemove {
		for _, id := range b.targets() {
			u.BorderedBox(b.units(id, tileSide+4, tileSide+4), widgets.Fade(gold, 0.18), gold, 3.5, 10)
		}
	}
}

// weight tells how much a slide is to be seen.
type weight uint8

const (
	plain weight = iota
	strong
	faint
)

// run draws a slide: its road, an arrow where it ends, and signs of what it does.
func (b *Board) run(u *widgets.UI, s core.Preview, how weight) {
	k := b.Camera.Now().S
	from := b.units(s.From.ID(), 1, 1).Mid()
	to := b.units(s.Target, 1, 1).Mid()
	colour := widgets.If(s.Kills, blood, gold)
	w, dark := 7.0*k, widgets.Fade(night, 0.75)
	switch how {
	case strong:
		w = 12 * k
	case faint:
		w, colour, dark = 4*k, widgets.Fade(colour, 0.45), widgets.Fade(night, 0.4)
	}
	pts := []geom.Point{from, to}
	u.Stroke(pts, w+4*k, dark, 0, 0)
	u.Stroke(pts, w, colour, 0, 0)
	side := 34 * k
	u.Add(widgets.Item{Look: widgets.Look{
		Kind: widgets.Sprite, Name: "cardinal.arrow", Colour: colour,
		Angle: math.Atan2(to.Y-from.Y, to.X-from.X) + math.Pi/2,
		R:     widgets.Rect{X: to.X - side/2, Y: to.Y - side/2, W: side, H: side},
	}})
	if !s.Leaves {
		u.BorderedBox(b.units(s.Target, tileSide+2, tileSide+2), widgets.Colour{}, colour, 3.5*k, 9*k)
	}
	if how == faint {
		return
	}
	x := to.X + 14*k
	sign := func(name string, shown bool) {
		if shown {
			r := widgets.Rect{X: x, Y: to.Y + 14*k, W: 36 * k, H: 36 * k}
			u.Box(r.Inset(-3*k), widgets.Fade(night, 0.8), 20*k)
			u.Sprite(r, name, cream)
			x += 32 * k
		}
	}
	sign("cardinal.search", s.Searches)
	sign("cardinal.cross", s.Defeats != "" || s.MayTake)
	sign("cardinal.skull", s.Kills)
	if s.Defeats != "" {
		u.BorderedBox(b.units(s.Defeats, coinPost+8, coinPost+8), widgets.Colour{}, gold, 3, 40)
	}
}

// targets returns the places that can be pointed at now.
func (b *Board) targets() []string {
	var all []string
	for _, c := range b.Host.Pointing().Left() {
		for _, id := range c.Path {
			if _, ok := b.m.Places[id]; ok {
				all = append(all, id)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// hover returns what is pointed at.
func (b *Board) hover() string { return b.Host.Pointing().Hot() }

// places registers what can be pointed at. Chambers that can be chosen are stops
// of the focus walk; everything else can still be asked about.
func (b *Board) places(u *widgets.UI) {
	lit := b.targets()
	k := b.Camera.Now().S
	for i := range 25 {
		id := core.Cell(i).ID()
		b.Host.Spot(u, table.Spot{ID: id, R: b.units(id, tileSide, tileSide)})
	}
	for e := range core.Edge(20) {
		b.Host.Spot(u, table.Spot{ID: e.Guard(), R: b.units(e.Guard(), coinPost, coinPost)})
		if slices.Contains(lit, e.Out()) {
			b.Host.Spot(u, table.Spot{ID: e.Out(), R: b.units(e.Out(), 56, 56)})
		} else {
			b.Host.Place(e.Out(), b.units(e.Out(), 100, 100))
		}
	}
	for _, m := range b.View.Musketeers {
		if m.Fate != core.Inside || slices.Contains(lit, m.At.ID()) {
			continue
		}
		b.Host.Spot(u, table.Spot{ID: m.ID(), R: b.units(m.At.ID(), manW, manH*1.1), Role: table.Piece,
			Carry: table.Carried{Sprite: "cardinal.musketeer." + m.Suit.String(), Tint: cream, W: manW * k, H: manH * k, Rise: 0.3}})
	}
}

// Tooltip tells what choosing a place would do, or else what it is.
func (b *Board) Tooltip(target string) string {
	if target == b.hand() {
		return ""
	}
	var words []string
	for _, s := range b.shown() {
		if s.Target == target {
			words = append(words, b.View.Foretell(s))
		}
	}
	if len(words) == 0 && !strings.HasPrefix(target, "choice.") {
		return b.View.Label(target).Text
	}
	return strings.Join(words, "\n")
}

func towards(dx, dy float64) core.Direction {
	if math.Abs(dx) >= math.Abs(dy) {
		return widgets.If(dx > 0, core.East, core.West)
	}
	return widgets.If(dy > 0, core.South, core.North)
}
