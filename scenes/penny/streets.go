package penny

import (
	"image/color"
	"math"
	"strings"
	"time"

	rules "intrigue/rules/penny"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// streets are the lines between the places, and the dashed ways into the shortcuts.
func (b *Board) streets(u *widgets.UI) {
	c := b.lens.Now()
	at := func(id string) widgets.Pt { x, y, _ := b.spot(id); return c.Out(x, y) }
	for _, l := range b.view.Lines() {
		tint := widgets.Fade(ink, 0.8)
		if b.hell(l[0]) && b.hell(l[1]) {
			tint = widgets.Fade(ember, 0.8)
		}
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Stroke, Width: max(1, 5*c.S), Colour: tint}, Points: []widgets.Pt{at(l[0]), at(l[1])}})
	}
	for _, p := range b.known.places {
		if p.Entrance != "" {
			u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Stroke, Width: max(1, 4*c.S), Dash: 10 * c.S, Gap: 9 * c.S, Colour: widgets.Fade(gold, 0.55)}, Points: []widgets.Pt{at(p.ID), at(p.Entrance)}})
		}
	}
}

// hell reports whether a place lies on a Hell side.
func (b *Board) hell(id string) bool {
	p, ok := b.town.plane.Piece(b.known.place[id].Tile)
	return ok && p.Flipped
}

// places show what lies on each: an action, a portal, or what one gathers there.
func (b *Board) places(u *widgets.UI) {
	for _, p := range b.known.places {
		tint := ink
		if b.hell(p.ID) {
			tint = ember
		}
		r := b.disc(p.ID, 1)
		u.Edged(r, news, tint, max(1, r.W*0.03), r.W/2)
		in := r.Centre(r.W*0.72, r.H*0.72)
		switch {
		case p.Portal != "":
			name := "portal"
			if p.Portal == "demonic" {
				name = "portal.demonic"
			}
			drawing(u, r.Inset(-r.W*0.12), name, "◎", blood)
		case p.Action != rules.NoAction:
			drawing(u, in, "action."+p.Action.String(), capital(p.Action.String())[:2], ink)
		default:
			for i, t := range p.Prints {
				n := float64(len(p.Prints))
				side := in.W / max(1.15, n)
				token(u, widgets.Rect{X: in.X + (in.W-n*side)/2 + float64(i)*side, Y: in.Y + (in.H-side)/2, W: side, H: side}, t, ink)
			}
		}
		b.name(u, p.ID, p.Name)
		if p.Portal != "" && p.Gold > 0 {
			b.badge(u, widgets.Rect{X: r.X + r.W*0.6, Y: r.Y - r.H*0.1, W: r.W * 0.5, H: r.H * 0.4}, itoa(p.Gold), gold, ink)
		}
	}
	for _, w := range b.view.Ways() {
		r := b.disc(w.ID, 1)
		drawing(u, r, strings.Replace(w.ID, ".", ".", 1), w.Name[:1], gold)
		b.name(u, w.ID, w.Name)
	}
}

// name writes what a place is called, under it.
func (b *Board) name(u *widgets.UI, id, words string) {
	x, y, r := b.spot(id)
	box := b.box(x, y+r+15, b.town.w*0.4, 26)
	if box.H < 9 {
		return
	}
	tint := ink
	if _, town := b.known.place[id]; !town || b.hell(id) {
		tint = news
	}
	figure(u, box, words, face.Caps, tint, widgets.Centre)
}

// badge is a number on a small plate.
func (b *Board) badge(u *widgets.UI, r widgets.Rect, words string, fill, tint color.RGBA) {
	u.Edged(r, fill, ink, max(1, r.H*0.06), r.H/2)
	figure(u, r.Inset(r.H*0.06), words, face.UIBold, tint, widgets.Centre)
}

const breathing = 700 * time.Millisecond

// breath is how wide the rims are now: they breathe once, then rest.
func (b *Board) breath(u *widgets.UI) float64 {
	p := b.seat.Pointing()
	if key := b.view.Prompt() + strings.Join(p.Picked(), " "); key != b.lit {
		b.lit, b.litAt = key, u.Now
	}
	wide := 2.5
	if d := u.Now.Sub(b.litAt); d < breathing && !b.seat.Still() {
		wide += 2 * math.Sin(math.Pi*float64(d)/float64(breathing))
		u.Animate()
	}
	return wide
}

// rims mark in gold the places and tiles that may be chosen now.
func (b *Board) rims(u *widgets.UI) {
	wide := b.breath(u)
	p := b.seat.Pointing()
	if !b.seat.Marked() {
		return
	}
	rim := func(id string, r widgets.Rect) {
		if !p.Lit(id) {
			return
		}
		fill := widgets.Fade(gold, 0.16)
		if p.Hot() == id {
			fill = widgets.Fade(gold, 0.42)
		}
		u.Edged(r, fill, widgets.Fade(ink, 0.6), wide+2, r.W/2)
		u.Edged(r, color.RGBA{}, gold, wide, r.W/2)
	}
	for _, x := range b.known.places {
		r := b.disc(x.ID, 1.14)
		rim(x.ID, r)
		rim("action."+x.Key, r)
		rim("portal."+x.Key, b.disc(x.ID, 1.26))
	}
	for _, w := range b.view.Ways() {
		rim(w.ID, b.disc(w.ID, 1.1))
	}
	for _, t := range b.view.Tiles() {
		if r, ok := b.tile(t.ID); ok && p.Lit(t.ID) {
			rim(t.ID, r.Centre(r.W*0.3, r.W*0.3))
		}
	}
}

// spots registers what can be pointed at on the map, the large things first.
func (b *Board) spots(u *widgets.UI) {
	p := b.seat.Pointing()
	for _, t := range b.view.Tiles() {
		r, ok := b.tile(t.ID)
		if !ok {
			continue
		}
		if !p.Lit(t.ID) {
			b.seat.Spot(u, table.Spot{ID: t.ID, R: r.Inset(r.W * 0.14), Role: table.Sign, Skip: true, Ground: true})
			continue
		}
		b.seat.Spot(u, table.Spot{ID: t.ID, R: r.Centre(r.W*0.3, r.W*0.3), Snap: r.W * 0.4})
	}
	for _, x := range b.known.places {
		r := b.disc(x.ID, 1)
		id := x.ID
		for _, other := range []string{"portal." + x.Key, "action." + x.Key} {
			if b.known.home[other] && (p.Lit(other) || !p.Lit(x.ID)) {
				id = other
			}
		}
		if id != x.ID {
			b.seat.Place(x.ID, r)
		}
		b.seat.Spot(u, table.Spot{ID: id, R: r, Snap: r.W})
		if id != x.ID && p.Lit(x.ID) && p.Lit(id) { // both can be meant: the name is the place
			b.seat.Spot(u, table.Spot{ID: x.ID, R: widgets.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: r.H * 0.4}})
		}
	}
	for _, w := range b.view.Ways() {
		b.seat.Spot(u, table.Spot{ID: w.ID, R: b.disc(w.ID, 1)})
	}
	b.standees(u)
}

// hinted rings the move of the hint on show, and of a question.
func (b *Board) hinted(u *widgets.UI) {
	c, ok := b.seat.Pointing().Hint()
	if !ok {
		if c, ok = b.seat.Pointing().Asked(); !ok {
			return
		}
	}
	for _, id := range c.Path {
		if r, ok := b.seat.Where(id); ok {
			u.Edged(r.Inset(-4), color.RGBA{}, blood, 4, 8)
		}
	}
}
