package pimpernel

import (
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// mine returns the seat whose things lie in the tray: the person who decides now, else the one
// who looks. While a bot decides, the tray stays that person's.
func (b *Board) mine() rules.Seat {
	s := b.View.Acting
	if b.View.By >= 0 && (s < 0 || !b.Host.Seats()[s].Person()) {
		return b.View.By
	}
	return max(0, s)
}

// Layout gives the supply its name and two rows of cubes that can be told apart, and two keys room below one
// another. The map has whatever large type leaves, and is as wide as it may be, so that its icons can be told apart.
func (b *Board) Layout(u *widgets.UI) table.Layout {
	return table.Layout{
		Tray:    min(u.Scaled(92), max(u.LineHeight(widgets.Tiny)+74, 2*u.LineHeight(widgets.Body)+30)),
		Sidebar: min(max(270, u.W*0.21), 430),
	}
}

// Tray lays out the supply of the player who decides, and the decisions that are words.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	s := b.mine()
	if int(s) >= len(b.View.Players) {
		return
	}
	p := b.View.Players[s]
	supply, rest := r.CutLeft(min(u.Scaled(330), r.W*0.6))
	id := supplyID(s)
	pt := b.Host.Pointing()
	fill, edge := widgets.Fade(u.Theme.Pale, 0.06), widgets.Fade(u.Theme.Pale, 0.2)
	switch {
	case pt.Hand() == id:
		fill, edge = widgets.Fade(gold, 0.22), gold
	case pt.Takes(id):
		edge = gold
		if pt.Hot() == id {
			fill = widgets.Fade(gold, 0.14)
		}
	}
	u.BorderedBox(supply, fill, edge, 1.5, 8)
	m := cube(s)
	side := 27 * max(1, min(1.3, b.k()/0.65))
	b.Host.Spot(u, table.Spot{ID: id, R: supply, Role: table.Piece, Carry: table.Carried{Sprite: m.Sprite, Tint: m.Tint, W: side, H: side}})
	label, pile := supply.Inset(6).CutTop(u.LineHeight(widgets.Tiny))
	st := widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Pale)
	words := widgets.If(b.Host.Name(s) == app.DefaultName, "Your supply", b.Host.Name(s)+"'s supply")
	if !b.Host.Alone() && b.View.Acting == s {
		st.Colour = gold
		if who := b.Host.Name(s); who != p.Name { // else somebody without another name
			words = app.Plays(who) + " " + p.Name
		}
	}
	u.FitLabel(label, u.FirstFitting(label.W, st, words, b.Host.Name(s), p.Name), st)
	for i, at := range parts.Stack(widgets.Rect{X: pile.X, Y: pile.Y + 2, W: pile.W, H: pile.H - 2}, max(1, p.Cubes), u.Scaled(30)) {
		alpha := widgets.If(i >= p.Supply, 0.16, 1.0)
		u.Faded(at.Inset(1), m.Sprite, m.Tint, alpha)
	}
	_, rest = rest.CutLeft(10)
	b.decisions(u, rest)
}

// decisions paints the choices that are words: to take what is offered, then to pass or to leave it.
func (b *Board) decisions(u *widgets.UI, r widgets.Rect) {
	switch b.View.Stage {
	case core.StageOver:
		return
	case core.StagePick:
		b.takeMine(u, parts.Keys(u, r, []string{""}, 220)[0])
		return
	}
	b.Host.Keys(u, r, b.Host.EndsLast(b.Host.Words()), 176, func(_ int, l rules.Label, _ widgets.Rect) widgets.ButtonOptions {
		return widgets.ButtonOptions{Weight: widgets.If(l.Ends, widgets.Plain, widgets.Primary)}
	})
}
