package pimpernel

import (
	"fmt"
	"image/color"
	"strconv"

	"intrigue/maps/face"
	"intrigue/rules/pimpernel"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar is the race: the mission of seven, and every seat with its score, its supply
// and what it holds.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	y := r.Y + b.race(u, r) + 8
	h := u.LineHeight(widgets.Body) + u.LineHeight(widgets.Tiny) + 16
	for _, p := range b.View.Players {
		b.player(u, widgets.Rect{X: r.X, Y: y, W: r.W, H: h}, p)
		y += h + 4
	}
	return y - r.Y
}

// race is the head of the sidebar: which mission of how many, and where the round is.
func (b *Board) race(u *widgets.UI, r widgets.Rect) float64 {
	v := b.View
	lh := u.LineHeight(widgets.Large)
	trail := b.trail()
	h := lh + u.LineHeight(widgets.Tiny) + 44
	if trail != "" {
		h += u.LineHeight(widgets.Tiny)
	}
	box := widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	u.Shadow(box, 8, 10)
	u.BorderedBox(box, u.Theme.Paper, u.Theme.Line, 1, 8)
	in := box.Inset(10)
	title, rest := in.CutTop(lh)
	words := widgets.If(v.Mission.Number > 0, fmt.Sprintf("Mission %d: to %s", v.Mission.Number, v.Mission.Goal), "The League gathers")
	if v.Over() {
		words = "The race is over"
	}
	u.FitLabel(title, words, widgets.Line(face.Heading, widgets.Large, u.Theme.Ink))
	row, rest := rest.CutTop(26)
	side := min(22, row.W/8)
	for i := range 7 {
		n := i + 1
		at := widgets.Rect{X: row.X + float64(i)*(side+6), Y: row.Y + (row.H-side)/2, W: side, H: side}
		switch {
		case n < v.Mission.Number || v.Over():
			u.Faded(at, "pimpernel.flower", scarlet, 0.45)
		case n == v.Mission.Number:
			u.Sprite(at.Inset(-2), "pimpernel.flower", scarlet)
		default:
			u.BorderedBox(at.Inset(2), color.RGBA{}, u.Theme.Line, 1.5, side)
		}
	}
	words = b.round()
	if trail != "" {
		var line widgets.Rect
		line, rest = rest.CutTop(rest.H / 2)
		u.FitLabel(line, trail, widgets.Line(face.UIMedium, widgets.Tiny, scarlet))
	}
	u.FitLabel(rest, words, widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft))
	return h
}

// round says who placed last, who acts for empty mission spaces if all pass (PIM-117),
// and how many have passed in a row.
func (b *Board) round() string {
	v := b.View
	words := ""
	switch {
	case v.Mission.Number == 0 || v.Over():
		return ""
	case v.Last >= 0:
		words = b.Seat.Name(v.Last) + " placed last"
	default:
		words = "Nobody has placed a cube in this round"
	}
	if v.Passes > 0 {
		words += fmt.Sprintf("; %d passed since", v.Passes)
	}
	return words
}

// player is one seat: score with its bar, supply, favours.
func (b *Board) player(u *widgets.UI, r widgets.Rect, p pimpernel.Player) {
	v := b.View
	fill, edge := u.Theme.BackgroundLight, widgets.Fade(u.Theme.Pale, 0.14)
	if v.Acting == p.Seat && !v.Over() {
		edge = gold
		fill = widgets.Mix(u.Theme.BackgroundLight, gold, 0.16)
	}
	b.Seat.Spot(u, table.Spot{ID: supplyID(p.Seat), Twin: "row", R: r, Role: table.Sign})
	u.BorderedBox(r, fill, edge, 1.25, 6)
	side := r.H * 0.5
	m := cube(p.Seat)
	u.Sprite(widgets.Rect{X: r.X + 8, Y: r.Y + (r.H-side)/2, W: side, H: side}, m.Sprite, m.Tint)
	x := r.X + side + 16
	num := widgets.Line(face.UIBold, widgets.Head*0.9, u.Theme.Pale).AtRight()
	nw := u.TextWidth("88", num) + 10
	u.Label(widgets.Rect{X: r.X + r.W - nw - 8, Y: r.Y, W: nw, H: r.H}, strconv.Itoa(b.shownScore(p)), num)
	in := widgets.Rect{X: x, Y: r.Y + 6, W: r.W - (x - r.X) - nw - 14, H: r.H - 12}
	up, down := in.CutTop(u.LineHeight(widgets.Body))
	name := b.Seat.Name(p.Seat)
	if name != p.Name {
		name += " · " + p.Name // the log and the rules speak of colours where nobody has a name
	}
	if v.First == p.Seat {
		u.Sprite(widgets.Rect{X: up.X + up.W - up.H, Y: up.Y, W: up.H, H: up.H}.Inset(-1), "pimpernel.first", cream)
		up.W -= up.H
	}
	u.FitLabel(up, name, widgets.Line(face.UIMedium, widgets.Body, u.Theme.Pale))
	// The bar runs towards the leader's score, so that the race can be read at once.
	lead := 1
	for _, o := range v.Players {
		lead = max(lead, o.Score)
	}
	bar := widgets.Rect{X: down.X, Y: r.Y + r.H - 9, W: down.W, H: 4}
	u.Box(bar, widgets.Fade(u.Theme.Pale, 0.12), 2)
	bar.W *= max(0, float64(b.shownScore(p))) / float64(lead)
	u.Box(bar, m.Tint, 2)
	line := widgets.Rect{X: down.X, Y: down.Y - 1, W: down.W, H: u.LineHeight(widgets.Tiny)}
	fs := line.H
	held := float64(len(p.Favors)) * (fs + 3)
	st := widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft)
	u.FitLabel(widgets.Rect{X: line.X, Y: line.Y, W: line.W - held, H: line.H},
		u.FirstFitting(line.W-held, st, fmt.Sprintf("%d of %d cubes", p.Supply, p.Cubes), fmt.Sprintf("%d cubes", p.Supply), strconv.Itoa(p.Supply)), st)
	for i, a := range p.Favors {
		b.favorMark(u, widgets.Rect{X: line.X + line.W - held + float64(i)*(fs+3), Y: line.Y, W: fs, H: fs}, a)
	}
}

// favorMark is a favour that a seat holds: pointing at it reads its card.
func (b *Board) favorMark(u *widgets.UI, r widgets.Rect, a pimpernel.Area) {
	ink := widgets.If(b.Seat.Pointing().Hot() == a.FavorID(), gold, cream)
	b.Seat.Spot(u, table.Spot{ID: a.FavorID(), Twin: "row", R: r, Role: table.Key, NoFocus: true})
	u.Sprite(r, "pimpernel.area."+a.Key(), ink)
}
