package penny

import (
	"image/color"
	"slices"
	"strings"
	"time"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// lay paints a card where it lies, or on its way there.
func (b *Board) lay(u *widgets.UI, r widgets.Rect, c penny.CardView) {
	if at, moving := b.glide(u, c, r); moving {
		u.Overlay(func() { b.paper(u, at, c) })
		return
	}
	b.paper(u, r, c)
}

// paper paints a card as it lies: headline, picture, and two or three numbers.
func (b *Board) paper(u *widgets.UI, r widgets.Rect, c penny.CardView) {
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: widgets.Rect{X: r.X + 1, Y: r.Y + r.H*0.02, W: r.W, H: r.H},
		Colour: color.RGBA{0, 0, 0, 120}, Radius: r.W * 0.04, Soft: 4}})
	u.Box(r.Inset(1), news, r.W*0.03)
	u.Sprite(r, cardSprite(c, shape(c, r)), ink)
}

// litCard paints the rim of a card that may be chosen now.
func (b *Board) litCard(u *widgets.UI, r widgets.Rect, id string) {
	p := b.Host.Pointing()
	switch {
	case p.Hand() == id:
		u.BorderedBox(r.Inset(-2), color.RGBA{}, gold, 4, r.W*0.06)
	case b.Host.Highlights() && b.answers(id):
		u.BorderedBox(r.Inset(-1), color.RGBA{}, gold, widgets.If(p.Hot() == id, widgets.HotWide, widgets.LitWide), r.W*0.06)
	}
	b.spent(u, r, id)
}

// answers reports whether a press on a card, a pile or a token does something now: what is
// only the second thing to say has no rim before the first one is said.
func (b *Board) answers(id string) bool {
	p := b.Host.Pointing()
	if !of(id, aDeck, aPile, aCounter) && b.role(id) == table.Key {
		return p.Begins(id) || len(b.Host.Sequence(id)) > 0
	}
	return p.Lit(id) || p.Takes(id)
}

// slot paints a card of a row and registers it.
func (b *Board) slot(u *widgets.UI, r widgets.Rect, c penny.CardView, twin string) {
	b.face(u, r, c)
	b.cardSpot(u, r, c, twin)
}

// face paints it; an empty place shows where a card lies.
func (b *Board) face(u *widgets.UI, r widgets.Rect, c penny.CardView) {
	if c.ID == "" {
		u.BorderedBox(r, widgets.Fade(news, 0.05), widgets.Fade(news, 0.25), 1, r.W*0.04)
		return
	}
	b.lay(u, r, c)
	b.litCard(u, r, c.ID)
}

// cardSpot registers it.
func (b *Board) cardSpot(u *widgets.UI, r widgets.Rect, c penny.CardView, twin string) {
	if c.ID == "" {
		return
	}
	b.Host.Spot(u, table.Spot{ID: c.ID, Twin: twin, R: r, Role: b.role(c.ID), Readable: twin == "", NoFocus: twin != "",
		Carry: table.Carried{Sprite: cardSprite(c, lying), Tint: ink, W: r.W, H: r.H}})
	if twin == "" {
		b.Host.Place(c.ID, r)
	}
}

// role returns how a card or a pile answers: tokens that can be put somewhere are taken in
// hand, and so are cards of the shop that could be replaced, lest somebody who means to
// buy one throws it out; all else is pressed.
func (b *Board) role(id string) table.Role {
	if !b.Host.Pointing().Takes(id) {
		return widgets.If(b.pays(id), table.Piece, table.Key)
	}
	if slices.ContainsFunc(b.View.Choices(), func(c rules.Choice) bool { // a lesson allows one of them, and is played alike
		k := b.kind(c)
		return c.Path[0] == id && (k == core.Put || k == core.Bribe || replacesGoods(c))
	}) {
		return table.Piece
	}
	return table.Key
}

// pays reports whether a card or a token is what a way is paid with: it can be pressed to
// see where it leads, or dragged there.
func (b *Board) pays(id string) bool {
	p := b.Host.Pointing()
	return (p.Lit(id) || p.Hand() == "" && slices.Contains(p.Picked(), id) || p.Hand() == id) &&
		slices.ContainsFunc(b.Host.Choices(), func(c rules.Choice) bool {
			return b.walking(c) && c.Path[2] == id
		})
}

// Guides implements table.Guide: a card or a token in hand that pays for a way lights
// the places to which it leads.
func (b *Board) Guides(picked string) bool {
	p := b.Host.Pointing()
	return slices.Contains(p.Picked(), picked) &&
		slices.ContainsFunc(p.Left(), func(c rules.Choice) bool { return b.walking(c) && c.Path[2] == picked })
}

// begin starts a frame. Where all of the table is laid out anew nothing travels.
func (g *glides) begin(u *widgets.UI, jump bool) {
	g.frame++
	g.settle = jump || g.at == nil || g.w != u.W || g.h != u.H
	g.w, g.h = u.W, u.H
	if g.at == nil {
		g.at = map[string]flight{}
	}
	for id, f := range g.at {
		if f.frame+1 < g.frame {
			delete(g.at, id)
		}
	}
}

// glide returns where a card is now that lies in r, and whether it is on its way.
func (b *Board) glide(u *widgets.UI, c penny.CardView, r widgets.Rect) (at widgets.Rect, moving bool) {
	g, lasts := &b.flights, b.Host.Motion()
	f, known := g.at[c.ID]
	switch {
	case g.settle || lasts == 0:
		f = flight{from: r, to: r}
	case !known:
		f = flight{from: b.source(c, r), to: r, began: u.Now}
	case f.to != r && f.frame != g.frame: // a card that lies twice in a frame stays
		f.from, _ = f.now(u.Now, lasts)
		f.to, f.began = r, u.Now
	case f.to != r:
		return r, false
	}
	f.frame = g.frame
	g.at[c.ID] = f
	if at, moving = f.now(u.Now, lasts); moving {
		u.Animate()
	}
	return at, moving
}

// now returns where a card is at a moment: it starts fast and comes to rest.
func (f *flight) now(at time.Time, lasts time.Duration) (widgets.Rect, bool) {
	p := float64(at.Sub(f.began)) / float64(max(lasts, 1))
	if p >= 1 || f.from == f.to {
		return f.to, false
	}
	e := 1 - (1-p)*(1-p)*(1-p)
	mix := func(a, b float64) float64 { return a + (b-a)*e }
	return widgets.Rect{X: mix(f.from.X, f.to.X), Y: mix(f.from.Y, f.to.Y), W: mix(f.from.W, f.to.W), H: mix(f.from.H, f.to.H)}, true
}

// source returns where a card comes from that was not to be seen before.
func (b *Board) source(c penny.CardView, r widgets.Rect) widgets.Rect {
	deck := id(aDeck, strings.TrimSuffix(c.Deck, "_pennies"))
	for _, h := range b.known.heroes {
		if slices.ContainsFunc(h.Hand, func(x penny.CardView) bool { return x.ID == c.ID }) {
			deck = id(aDeck, key(h))
		}
	}
	if at, ok := b.Host.Where(deck); ok {
		return at
	}
	return r
}
