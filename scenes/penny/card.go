package penny

import (
	"image/color"
	"strings"

	rules "intrigue/rules/penny"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// lay paints a card as it lies: a handbill with its headline, its picture, and its two
// or three numbers.
func (b *Board) lay(u *widgets.UI, r widgets.Rect, c rules.CardView) {
	k := r.W
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: widgets.Rect{X: r.X + 1, Y: r.Y + r.H*0.02, W: r.W, H: r.H}, Colour: color.RGBA{0, 0, 0, 120}, Radius: k * 0.04, Soft: 4}})
	paper, edge := news, ink
	if c.Deck == "enemy" || c.Deck == "boss" || c.Deck == "rush" {
		paper = worn
	}
	u.Edged(r, paper, edge, max(1, k*0.014), k*0.04)
	in := r.Inset(k * 0.05)
	head, in := in.Top(in.H * 0.24)
	headline(u, head, c.Name, ink)
	foot, art := in.Bottom(in.H * 0.24)
	art = art.Inset(k * 0.01)
	if name := picture(c); drawn()[name] {
		u.Sprite(art, name, ink)
	} else {
		u.Box(art, widgets.Fade(ink, 0.14), 2)
	}
	b.numbers(u, foot, c)
	if c.Cost > 0 {
		side := k * 0.25
		at := widgets.Rect{X: r.X + r.W - side*0.95, Y: art.Y + art.H - side*0.8, W: side, H: side}
		b.badge(u, at, itoa(c.Cost), gold, ink)
	}
}

// picture is the vignette of a card.
func picture(c rules.CardView) string { return sprite(c.Sprite) }

// headline writes the name of a card in at most two lines, as large as they fit.
func headline(u *widgets.UI, r widgets.Rect, words string, tint color.RGBA) {
	name, _, _ := strings.Cut(words, ",")
	best, lines := 0.0, []string{name}
	all := strings.Fields(name)
	try := func(parts ...string) {
		size := min(r.H*0.86, r.H/float64(len(parts))*0.92)
		for _, p := range parts {
			if w := u.Type.Width(face.Heading, size, p); w > r.W {
				size *= r.W / w
			}
		}
		if size > best*1.02 {
			best, lines = size, parts
		}
	}
	try(name)
	for i := 1; i < len(all); i++ {
		try(strings.Join(all[:i], " "), strings.Join(all[i:], " "))
	}
	if best < 6 {
		return
	}
	lh := min(best*1.05, r.H/float64(len(lines)))
	y := r.Y + (r.H-lh*float64(len(lines)))/2
	for i, l := range lines {
		u.Glyph(widgets.Rect{X: r.X, Y: y + float64(i)*lh, W: r.W, H: lh}, l, widgets.Style{Face: face.Heading, Size: best, Colour: tint, Align: widgets.Centre})
	}
}

// numbers are the foot of a card: the health of an enemy with what hurts it and how it
// hits back; the gold and points of all others.
func (b *Board) numbers(u *widgets.UI, r widgets.Rect, c rules.CardView) {
	side := r.H * 0.86
	x := r.X
	num := func(words, of string, tint color.RGBA) {
		at := widgets.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}
		drawing(u, at, of, "", tint)
		figure(u, at.Centre(side*0.8, side*0.66), words, face.UIBold, news, widgets.Centre)
		x += side * 1.05
	}
	row := func(all []rules.Token, tint color.RGBA) {
		s := min(side*0.74, (r.X+r.W-x)/float64(max(1, len(all))))
		for _, t := range all {
			token(u, widgets.Rect{X: x, Y: r.Y + (r.H-s)/2, W: s, H: s}, t, tint)
			x += s
		}
	}
	if c.Health > 0 {
		u.Box(widgets.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}, blood, side/2)
		num(itoa(c.Health), "health", blood)
		row(c.Weak, ink)
		x += side * 0.1
		row(c.Hits, blood)
		return
	}
	if c.Wealth > 0 {
		s := side * 0.9
		token(u, widgets.Rect{X: x, Y: r.Y + (r.H-s)/2, W: s, H: s}, rules.Gold, ink)
		figure(u, widgets.Rect{X: x + s, Y: r.Y, W: s, H: r.H}, itoa(c.Wealth), face.UIBold, ink, widgets.Left)
	}
	if c.Points != 0 {
		s := r.H * 0.9
		at := widgets.Rect{X: r.X + r.W - s, Y: r.Y + (r.H-s)/2, W: s, H: s}
		figure(u, at, itoa(c.Points)+"★", face.UIBold, blood, widgets.Right)
	}
}

// lit paints the rim of a card that may be chosen now.
func (b *Board) litCard(u *widgets.UI, r widgets.Rect, id string) {
	p := b.seat.Pointing()
	switch {
	case p.Hand() == id:
		u.Edged(r.Inset(-2), color.RGBA{}, gold, 4, r.W*0.06)
	case !b.seat.Marked():
	case p.Lit(id) || p.Takes(id):
		wide := 2.0
		if p.Hot() == id {
			wide = 3.5
		}
		u.Edged(r.Inset(-1), color.RGBA{}, gold, wide, r.W*0.06)
	}
}

// slot paints a card of a row and registers it; an empty place shows where one lies.
func (b *Board) slot(u *widgets.UI, r widgets.Rect, c rules.CardView, twin string) {
	if c.ID == "" {
		u.Edged(r, widgets.Fade(news, 0.05), widgets.Fade(news, 0.25), 1, r.W*0.04)
		return
	}
	b.lay(u, r, c)
	b.litCard(u, r, c.ID)
	b.seat.Spot(u, table.Spot{ID: c.ID, Twin: twin, R: r, Role: b.role(c.ID), Walk: twin == "", Skip: twin != ""})
}

// role is how a card or a heap answers: tokens that can be put somewhere are taken in
// hand, all else is pressed.
func (b *Board) role(id string) table.Role {
	if _, ok := tokenOf(id); !ok || !b.seat.Pointing().Takes(id) {
		return table.Key
	}
	for _, c := range b.seat.Choices() {
		if len(c.Path) > 1 && c.Path[0] == id && strings.HasPrefix(c.Path[1], "card.") {
			return table.Piece
		}
	}
	return table.Key
}
