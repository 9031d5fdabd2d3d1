package pimpernel

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"

	"intrigue/maps/face"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// missions says how many a whole game has.
const missions = 7

// Sidebar paints the race: the mission of seven, and every seat with what it has.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	_, rows := r.CutTop(b.race(u, r) + widgets.HeadGap)
	h := u.LineHeight(widgets.Body) + u.LineHeight(widgets.Tiny) + 16
	each := func(i int, at widgets.Rect) { b.player(u, at, b.View.Players[i]) }
	return parts.Rows(rows, len(b.View.Players), h, widgets.RowGap, each) - r.Y
}

// race paints the head of the sidebar: which mission of how many, and where the round is.
func (b *Board) race(u *widgets.UI, r widgets.Rect) float64 {
	v := b.View
	trail := b.trail()
	h := u.LineHeight(widgets.Large) + u.LineHeight(widgets.Tiny) + 44
	h += widgets.If(len(trail) > 0, u.LineHeight(widgets.Tiny), 0)
	words := widgets.If(v.Mission.Number > 0, fmt.Sprintf("Mission %d: %s", v.Mission.Number, v.Mission.Goal), "Setting up")
	row, rest := parts.Title(u, parts.Head(u, r, h, 10), widgets.If(v.Over(), "Game over", words)).CutTop(26)
	side := min(22, row.W/8)
	b.Host.Spot(u, table.Spot{ID: "current", Twin: "head", R: row, Role: table.Sign, NoFocus: true})
	for i := range missions {
		n := i + 1
		at := widgets.Rect{X: row.X + float64(i)*(side+6), Y: row.Y, H: row.H}.Left(side, side)
		switch {
		case n < v.Mission.Number || v.Over():
			u.Faded(at, "pimpernel.flower", scarlet, 0.45)
		case n == v.Mission.Number:
			u.Sprite(at.Inset(-2), "pimpernel.flower", scarlet)
		default:
			u.BorderedBox(at.Inset(2), color.RGBA{}, u.Theme.Line, 1.5, side)
		}
	}
	if len(trail) > 0 {
		var line widgets.Rect
		line, rest = rest.CutTop(rest.H / 2)
		st := widgets.Line(face.UIMedium, widgets.Tiny, scarlet)
		u.FitLabel(line, u.FirstFitting(line.W, st, trail...), st)
	}
	u.FitLabel(rest, b.round(), widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft))
	return h
}

// round says who placed last and how many have passed since.
func (b *Board) round() string {
	v := b.View
	if v.Mission.Number == 0 || v.Over() {
		return ""
	}
	words := "No cubes placed in this round yet"
	if v.Last >= 0 {
		words = b.Host.Name(v.Last) + " placed last"
	}
	words += widgets.If(v.Passes > 0, fmt.Sprintf(", then %d passed", v.Passes), "")
	return words
}

// player paints one seat: score with its bar, supply, favours.
func (b *Board) player(u *widgets.UI, r widgets.Rect, p core.Player) {
	v, m := b.View, cube(p.Seat)
	b.Host.Spot(u, table.Spot{ID: supplyID(p.Seat), Twin: "row", R: r, Role: table.Sign})
	in := parts.PlayerRow(u, r, parts.Row{Acts: v.Acting == p.Seat && !v.Over(), Glow: 0.16, Gold: gold}, m)
	small := widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft).AtRight()
	nw := max(u.TextWidth("88", widgets.Line(face.UIBold, widgets.ScoreSize, u.Theme.Pale)), u.TextWidth("points", small)) + 10
	unit, number := widgets.Rect{X: r.X + r.W - nw - 8, Y: r.Y + 4, W: nw, H: r.H - 8}.CutBottom(u.LineHeight(widgets.Tiny))
	parts.Score(u, number, b.shownScore(p))
	b.Host.Spot(u, table.Spot{ID: fmt.Sprintf("score.%d", p.Seat), R: number.Union(unit), Role: table.Sign, NoFocus: true})
	u.FitLabel(unit, widgets.If(b.shownScore(p) == 1, "point", "points"), small)
	up, down := widgets.Rect{X: in.X, Y: r.Y + 6, W: in.W - nw - 14, H: r.H - 12}.CutTop(u.LineHeight(widgets.Body))
	if v.First == p.Seat {
		first := widgets.Rect{X: up.X + up.W - up.H, Y: up.Y, W: up.H, H: up.H}
		u.Sprite(first.Inset(-1), "pimpernel.first", cream)
		b.Host.Spot(u, table.Spot{ID: "first", R: first, Role: table.Sign, NoFocus: true})
		up.W -= up.H
	}
	u.FitLabel(up, b.Host.FullName(p.Seat, p.Name), widgets.Line(face.UIMedium, widgets.Body, u.Theme.Pale))
	// The bar is what the words above it say: how many of the cubes are in supply.
	bar := widgets.Rect{X: down.X, Y: r.Y + r.H - 9, W: down.W, H: 4}
	u.Box(bar, widgets.Fade(u.Theme.Pale, 0.12), 2)
	bar.W *= float64(p.Supply) / float64(max(1, p.Cubes))
	u.Box(bar, m.Tint, 2)
	side := u.LineHeight(widgets.Tiny)
	st := widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft)
	most := 0 // all rows say it in one way: as the one with the most favours can
	for _, q := range v.Players {
		most = max(most, len(q.Favors))
	}
	pitch, mark := favorMarks(side, down.W-side*0.8-u.TextWidth(strconv.Itoa(p.Cubes), st)-8, most)
	favors, room := widgets.Rect{X: down.X, Y: down.Y - 1, W: down.W, H: side}.CutRight(float64(len(p.Favors)) * pitch)
	room.W -= 4
	narrow := down.W - float64(most)*pitch - 4
	bare := u.TextWidth(prose.Amount(p.Cubes, "cube"), st) > narrow*1.3 // smaller letters before a bare number
	forms := func(n int) []string {
		return []string{
			fmt.Sprintf("%d of %d cubes in supply", n, p.Cubes),
			fmt.Sprintf("%d of %d in supply", n, p.Cubes),
			fmt.Sprintf("%d in supply", n),
			widgets.If(bare, strconv.Itoa(n), prose.Amount(n, "cube")),
		}
	}
	widest := forms(p.Cubes)
	form := slices.Index(widest, u.FirstFitting(narrow, st, widest...))
	if bare && form == len(widest)-1 { // the word is a cube
		var cube widgets.Rect
		cube, room = room.CutLeft(side * 0.8)
		u.Sprite(cube.Centre(side*0.7, side*0.7), m.Sprite, m.Tint)
		room.X, room.W = room.X+3, room.W-3
	}
	u.FitLabel(room, forms(p.Supply)[form], st)
	for i, a := range p.Favors {
		b.favorMark(u, widgets.Rect{X: favors.X + float64(i)*pitch, Y: favors.Y, H: side}.Left(mark, mark), a)
	}
}

// favorMarks returns how far apart the marks of n favours lie in a room of that width, and how large they are: smaller
// than usual, and then over one another, before the number of cubes beside them has no room.
func favorMarks(usual, room float64, n int) (pitch, size float64) {
	pitch = min(usual+3, room/float64(max(n, 1)))
	return pitch, min(usual, max(pitch-1, usual*0.62))
}

// favorMark paints a favour that a seat holds: pointing at it reads its card.
func (b *Board) favorMark(u *widgets.UI, r widgets.Rect, a core.Area) {
	ink := widgets.If(b.Host.Pointing().Hot() == a.FavorID(), gold, cream)
	b.Host.Spot(u, table.Spot{ID: a.FavorID(), Twin: "row", R: r, Role: table.Key, NoFocus: true})
	u.Sprite(r, "pimpernel.area."+a.Key(), ink)
}
