package london

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Tray implements table.Board: the tickets of the piece in hand, and beside them the key by which Mr X surfaces, while
// he may. A ticket that is itself a move is pressed here.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	v := b.View
	switch {
	case v.Stage == core.StageTake && int(v.Giver) < len(v.Pawns):
		p := v.Pawns[v.Giver]
		x := b.holder(u, r, pawnSprite(p.Colour), p.Colour.Title()+" gives", b.look(p.Colour).Color)
		b.tickets(u, r, x, p.Tickets, -1, -1)
	case v.By == 0 && (v.Acting == 0 || b.pawn() == "" && b.judged() == ""):
		x := b.holder(u, r, "london.mrx", "Mr X", u.Theme.Pale)
		own := r
		if ids := b.Host.Words(); len(ids) > 0 {
			key := r
			key, own = r.CutRight(u.TextWidth(b.View.Label(ids[0]).Title, widgets.Line(face.UIMedium, widgets.Body, u.Theme.Pale)) + 48)
			b.Host.Keys(u, key, ids, key.W, func(_ int, l rules.Label, _ widgets.Rect) widgets.ButtonOptions {
				return widgets.ButtonOptions{Icon: l.Sprite}
			})
		}
		b.tickets(u, own, x, v.X.Tickets, v.X.Black, v.X.Doubles)
	default:
		if p, ok := b.shown(); ok {
			x := b.holder(u, r, pawnSprite(p.Colour), p.Colour.Title(), b.look(p.Colour).Color)
			b.tickets(u, r, x, p.Tickets, -1, -1)
		}
	}
}

// judged returns the pawn that an analysis would have moved at the moment that is shown, "" for none.
func (b *Board) judged() string {
	if b.Host.Reviewing() {
		for _, id := range slices.Backward(b.Host.Explained()) {
			if _, ok := b.pawnOf(id); ok {
				return id
			}
		}
	}
	return ""
}

// Rings implements table.Ringer: the tray has the tickets of one pawn only.
func (b *Board) Rings(path []string) []string {
	if _, ok := b.pawnOf(path[0]); !ok || path[0] == b.judged() {
		return path
	}
	return slices.DeleteFunc(slices.Clone(path), func(id string) bool { return strings.HasPrefix(id, "ticket.") })
}

// shown returns the pawn whose tickets lie in the tray: judged or in hand, else the next to move.
func (b *Board) shown() (core.Pawn, bool) {
	for _, is := range []func(core.Pawn) bool{
		func(p core.Pawn) bool { return p.Colour.ID() == b.judged() },
		func(p core.Pawn) bool { return p.Colour.ID() == b.pawn() },
		func(p core.Pawn) bool { return p.Seat == b.View.Acting && !p.Moved && !p.Stranded },
		func(p core.Pawn) bool { return p.Seat == b.View.By },
	} {
		if p, ok := parts.Find(b.View.Pawns[:], is); ok {
			return p, true
		}
	}
	return core.Pawn{}, false
}

// holder shows whose tickets these are, and returns where they begin. Where large
// type leaves little room the name gives way.
func (b *Board) holder(u *widgets.UI, r widgets.Rect, sprite, name string, tint widgets.Colour) float64 {
	side := min(r.H*0.75, r.W*0.16)
	u.Sprite(widgets.Rect{X: r.X, Y: r.Y, W: side, H: r.H}.Centre(side, side/0.75), sprite, tint)
	if r.W < u.Scaled(330) {
		return r.X + side + 8
	}
	st := widgets.Line(face.Heading, widgets.Large, u.Theme.Pale)
	w := min(u.TextWidth(name, st)+4, 120)
	u.FitLabel(widgets.Rect{X: r.X + side + 8, Y: r.Y, W: w, H: r.H}, name, st)
	return r.X + side + w + 18
}

// tickets lays out the supplies; black and doubles of -1 are not shown.
func (b *Board) tickets(u *widgets.UI, r widgets.Rect, x float64, regular [3]int, black, doubles int) {
	w := min(r.H*1.25, (r.X+r.W-x)/5-6)
	for _, t := range held(regular, black, doubles) {
		if t.n >= 0 {
			b.ticket(u, widgets.Rect{X: x, Y: r.Y, W: w, H: r.H}, "ticket."+t.name, t.n)
			x += w + 6
		}
	}
}

func (b *Board) ticket(u *widgets.UI, r widgets.Rect, id string, n int) {
	p := b.Host.Pointing()
	next := p.Next(id)
	b.Host.Spot(u, table.Spot{ID: id, R: r, Role: table.Key})
	alpha := widgets.If(n == 0 || !p.Lit(id) && b.Host.Playable(), 0.38, 1.0)
	label, pic := r.CutBottom(u.LineHeight(widgets.Tiny))
	if next {
		u.BorderedBox(r.Inset(-1), widgets.Fade(gold, 0.12), widgets.Fade(gold, 0.9), 1.5, 6)
	}
	if next && p.Hot() == id {
		u.Box(r, widgets.Fade(gold, 0.25), 6)
	}
	u.Faded(pic.Inset(1), "london."+id, u.Theme.Ink, alpha)
	u.Label(label, fmt.Sprintf("× %d", n), widgets.Line(face.UIMedium, widgets.Tiny, widgets.Fade(u.Theme.Pale, alpha)).Centred())
}
