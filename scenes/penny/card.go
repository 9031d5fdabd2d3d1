package penny

import (
	"image/color"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// lay paints a card where it lies, or on its way there.
func (b *Board) lay(u *widgets.UI, r widgets.Rect, c penny.CardView) {
	at, moving := b.glide(u, c, r)
	if moving {
		u.Overlay(func() { b.paper(u, at, c) })
		return
	}
	b.paper(u, r, c)
}

// paper paints a card as it lies: a handbill with its headline, its picture, and its two
// or three numbers.
func (b *Board) paper(u *widgets.UI, r widgets.Rect, c penny.CardView) {
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: widgets.Rect{X: r.X + 1, Y: r.Y + r.H*0.02, W: r.W, H: r.H}, Colour: color.RGBA{0, 0, 0, 120}, Radius: r.W * 0.04, Soft: 4}})
	u.Box(r.Inset(1), news, r.W*0.03)
	u.Sprite(r, bill(c, false), ink)
}

// picture is the vignette of a card.
func picture(c penny.CardView) string { return sprite(c.Sprite) }

// litCard paints the rim of a card that may be chosen now.
func (b *Board) litCard(u *widgets.UI, r widgets.Rect, id string) {
	p := b.Seat.Pointing()
	switch {
	case p.Hand() == id:
		u.BorderedBox(r.Inset(-2), color.RGBA{}, gold, 4, r.W*0.06)
	case !b.Seat.Highlights():
	case p.Lit(id) || p.Takes(id):
		wide := widgets.If(p.Hot() == id, 3.5, 2.0)
		u.BorderedBox(r.Inset(-1), color.RGBA{}, gold, wide, r.W*0.06)
	}
}

// slot paints a card of a row and registers it; an empty place shows where one lies.
func (b *Board) slot(u *widgets.UI, r widgets.Rect, c penny.CardView, twin string) {
	if c.ID == "" {
		u.BorderedBox(r, widgets.Fade(news, 0.05), widgets.Fade(news, 0.25), 1, r.W*0.04)
		return
	}
	b.lay(u, r, c)
	b.litCard(u, r, c.ID)
	b.Seat.Spot(u, table.Spot{ID: c.ID, Twin: twin, R: r, Role: b.role(c.ID), Readable: twin == "", NoFocus: twin != "",
		Carry: table.Carried{Sprite: bill(c, false), Tint: ink, W: r.W, H: r.H}})
}

// role is how a card or a pile answers: tokens that can be put somewhere are taken in
// hand, and so are cards of the shop that could be replaced, lest somebody who means to
// buy one throws it out; all else is pressed.
func (b *Board) role(id string) table.Role {
	if !b.Seat.Pointing().Takes(id) {
		return table.Key
	}
	_, token := tokenOf(id)
	if slices.ContainsFunc(b.Seat.Choices(), func(c rules.Choice) bool {
		return len(c.Path) > 1 && c.Path[0] == id &&
			(token && (strings.HasPrefix(c.Path[1], "card.") || strings.HasPrefix(c.Path[1], "counter.")) || !token && c.Path[1] == "deck.shop")
	}) {
		return table.Piece
	}
	return table.Key
}
