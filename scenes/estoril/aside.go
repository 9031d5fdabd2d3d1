package estoril

import (
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// column is the width of what lies beside the grid, in units of the plane.
const column = 196.0

// aside shows what lies beside the grid, from the top, because the tools for looking
// around stand at its foot: the two boards that stay out this round, the pile,
// and the tiles that were lost at Hell's Mouth.
func (b *Board) aside(u *widgets.UI) {
	if !b.roomy {
		return
	}
	v := b.View
	sign := func(id string, r widgets.Rect) {
		if !b.discarding() { // then the hand lies over all this
			b.Host.Spot(u, table.Spot{ID: id, R: r, Role: table.Sign, Readable: b.inSight(r)})
		}
	}
	x, y, w := b.posters.plane.W+8, margin+4, column-24
	if len(v.Aside) > 0 {
		figure(u, b.Box(x-10, y, w+20, 30), "Out of play", face.UI, cream)
		y += 38
	}
	for _, n := range v.Aside {
		h := w * b.posters.h / b.posters.w
		at := b.Box(x, y, w, h)
		u.Shadow(at, 2, 6)
		u.BorderedBox(at.Inset(-1.5), cream, ink, 1, 3)
		u.Sprite(at, boardSprite(n), ink)
		u.Box(at, widgets.Fade(ink, 0.28), 0)
		sign(boardID(n), at)
		figure(u, b.Box(x-10, y+h+4, w+20, 30), v.Label(boardID(n)).Title, face.UI, cream)
		y += h + 48
	}
	at := b.Box(x+w*0.09, y, w*0.82, w*0.82)
	sign("pile", at)
	parts.Pile(u, at, parts.Mark{Sprite: "estoril.back", Tint: ink}, v.Pile)
	figure(u, b.Box(x-10, y+w*0.96, w+20, 30), "The pile", face.UI, cream)
	if n := len(v.Lost); n > 0 {
		y += w*0.96 + 48
		lost := b.Box(x, y, w, 70)
		sign("lost", lost)
		u.Sprite(b.Box(x+w*0.09, y, 64, 64), "estoril.removed", ink)
		glyph(u, b.Box(x+w*0.09+74, y+10, 60, 44), itoa(n), widgets.Line(face.UIMedium, 0, cream))
	}
}

// leftOutWords names the posters that stay out, where there is no room to show them.
func (b *Board) leftOutWords() string {
	var all []string
	for _, n := range slices.Sorted(slices.Values(b.View.Aside)) {
		all = append(all, b.View.Label(boardID(n)).Title)
	}
	return strings.Join(all, ", ")
}
