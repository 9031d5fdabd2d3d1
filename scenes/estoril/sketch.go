package estoril

import (
	"fmt"
	"image/color"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// Sketch paints a game small from what a view knows: the six posters with what lies on
// them, and after the end the hands and agendas that were laid open.
func Sketch(u *widgets.UI, r widgets.Rect, seen rules.View) {
	v, ok := seen.(estoril.View)
	switch {
	case !ok || len(v.Boards) == 0:
	case v.Stage == core.StageOver:
		sketchHands(u, r, v)
	default:
		sketchBoards(u, r, v)
	}
}

// sketchBoards paints the posters of a round.
func sketchBoards(u *widgets.UI, r widgets.Rect, v estoril.View) {
	const w, h = 62.0, 68.0 // a poster, for the grid's own scale
	k := min(r.W/(across*(w+2)), r.H/(down*(h+2)))
	box := r.Centre(across*(w+2)*k, down*(h+2)*k)
	u.Shadow(box, 2, 5)
	u.Box(box, navy, 2)
	for _, d := range v.Boards {
		column, row := float64(d.Place%across), float64(d.Place/across)
		at := widgets.Rect{X: box.X + (column*(w+2)+1)*k, Y: box.Y + (row*(h+2)+1)*k, W: w * k, H: h * k}
		u.Sprite(at, boardSprite(d.Number), ink)
		for _, c := range d.Spots() {
			if c.Taken {
				side, corner := 21*k, [...][2]float64{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0.5, 0.5}}[c.Corner]
				left, top := at.X+3*k+corner[0]*(at.W-side-6*k), at.Y+20*k+corner[1]*(at.H-side-23*k)
				cell := widgets.Rect{X: left, Y: top, W: side * aspect, H: side}
				sketchTile(u, cell, c.Tile, c.Owner)
			}
		}
	}
}

// sketchHands paints a row for each seat: its shape, its tiles, and its agenda.
func sketchHands(u *widgets.UI, r widgets.Rect, v estoril.View) {
	rows, most := float64(len(v.Players)), 6.0
	for _, p := range v.Players {
		most = max(most, float64(len(p.Hand)))
	}
	most += widgets.If(v.Players[0].Agenda != core.NoMission, 1.6, 0)
	h := min(r.H/rows, (r.W-8)/(most+0.7)/aspect+2)
	w := (h - 2) * aspect
	y := r.Y + (r.H-rows*h)/2
	for i, p := range v.Players {
		at := widgets.Rect{X: r.X, Y: y + float64(i)*h, W: w, H: h - 2}
		m := mark(p.Seat)
		u.Sprite(at.Inset(h*0.22), m.Sprite, m.Tint)
		x := at.X + w*0.98
		for _, t := range p.Hand {
			sketchTile(u, widgets.Rect{X: x, Y: at.Y, W: w, H: at.H}.Inset(w*0.03), t, p.Seat)
			x += w
		}
		if p.Agenda < core.NoMission {
			card := widgets.Rect{X: x + w*0.15, Y: at.Y, W: w * 1.4, H: at.H}.Centre(w*1.4, w*1.4/cardAspect)
			u.Sprite(card, v.Label("agenda."+itoa(int(p.Seat))).Sprite, ink)
			u.BorderedBox(card.Inset(-0.5), color.RGBA{}, m.Tint, max(1, w*0.05), 2)
		}
	}
}

// sketchTile paints a tile too small for words.
func sketchTile(u *widgets.UI, r widgets.Rect, t core.Tile, owner rules.Seat) {
	name, edge := "estoril.back", cream
	if t != 0 {
		name = faceOf(t)
	}
	if owner >= 0 {
		edge = mark(owner).Tint
	}
	u.Sprite(r, name, ink)
	u.BorderedBox(r, color.RGBA{}, edge, max(1, r.W*0.06), r.W*0.06)
}

// Stands says in a word how far a game has come.
func Stands(seen rules.View) string {
	v, ok := seen.(estoril.View)
	if !ok || v.Round == 0 {
		return ""
	}
	return fmt.Sprintf("Round %d of %d%s", v.Round, rounds, widgets.If(v.Evening != nil, ", evening", ""))
}

// Headline says who has won.
func Headline(o rules.Outcome) string {
	return match.Victory(o, estoril.Game{}.About().SeatNames(4))
}
