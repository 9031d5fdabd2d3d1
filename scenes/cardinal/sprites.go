package cardinal

import (
	"cmp"
	"fmt"

	"intrigue/rules/cardinal/core"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// Sizes of the pieces in units of the map, as they were drawn to fit.
const (
	tileSide   = 122.0
	coinPost   = 54.0
	coinTile   = 60.0
	ringSide   = 74.0
	manW, manH = 58.7, 88.0
	manFoot    = 40.0 // below the middle of a chamber
	numberH    = 22.0
)

// sprites lists the movable pieces: a pure function of the view, but for the
// doors by which musketeers were seen to leave.
func (b *Board) sprites() []board.Sprite {
	v := b.View
	if v.Stage == core.StageDeal {
		return nil
	}
	var all []board.Sprite
	for _, g := range v.Guards {
		if g.Present {
			all = append(all, b.flat(g.Edge.Guard(), g.Edge.Guard(), "cardinal.coin."+g.Suit.String(), coinPost, 1))
		}
	}
	for _, h := range v.Chambers {
		if h.Guard {
			id := h.Cell.ID()
			ring := b.flat("ring."+id, id, "cardinal.guard.castle", ringSide, 1)
			coin := b.flat("castle."+id, id, "cardinal.coin."+h.Suit.String(), coinTile, 2)
			all = append(all, ring, coin)
		}
	}
	for _, m := range v.Musketeers {
		if t, ok := b.man(m); ok {
			all = append(all, t)
		}
	}
	return all
}

// flat returns a piece that lies with its middle on a place.
func (b *Board) flat(id, place, sprite string, side float64, z int) board.Sprite {
	at := b.m.Places[place].At
	return board.Sprite{ID: id, Image: sprite, X: at.X, Y: at.Y, W: side, H: side, Rise: 0.5, Z: z}
}

// man returns a musketeer where he stands, on his way there.
func (b *Board) man(m core.Musketeer) (board.Sprite, bool) {
	t := board.Sprite{ID: m.ID(), Image: "cardinal.musketeer." + m.Suit.String(), W: manW, H: manH, Rise: 0.14, Z: 3}
	place, down := m.At.ID(), manFoot
	switch m.Fate {
	case core.Killed: // he fades away
		return t, false
	case core.Underground:
		t.W, t.H, t.Alpha = manW*0.7, manH*0.7, 0.8
	case core.Escaped: // he stands outside the door he was seen to take, or else at one kept for his suit
		t.W, t.H, down = manW*0.7, manH*0.7, 18
		place = cmp.Or(b.exits[m.Suit], core.Edge(10+int(m.Suit)).Out())
	}
	at := b.m.Places[place].At
	t.X, t.Y = at.X, at.Y+down
	return t, true
}

// chambers paints the tiles that were dealt onto the floor.
func (b *Board) chambers(u *widgets.UI) {
	v := b.View
	if v.Stage == core.StageDeal {
		return
	}
	k := b.Camera.Now().S
	for _, h := range v.Chambers {
		if h.Hole {
			continue
		}
		r := b.units(h.Cell.ID(), tileSide, tileSide)
		u.Sprite(r, "cardinal.tile."+h.Suit.String(), inks[h.Suit])
		n := widgets.Rect{W: numberH * 0.8 * k * tileSide / 100, H: numberH * k * tileSide / 100}
		n.X, n.Y = r.X+r.W*0.21-n.W/2, r.Y+r.H*0.206-n.H/2
		u.Sprite(n, fmt.Sprintf("cardinal.number.%d", h.Number), cream)
		switch {
		case h.Searched:
			u.Box(r.Inset(3*k), widgets.Fade(night, 0.42), 6*k)
			u.Sprite(widgets.Rect{X: r.X + r.W*0.62, Y: r.Y + r.H*0.62, W: r.W * 0.3, H: r.H * 0.3}, "icon.check", cream)
		case h.Wanted:
			u.BorderedBox(r.Inset(-1.5*k), widgets.Colour{}, widgets.Fade(inks[h.Suit], 0.95), 4.5*k, 9*k)
			u.BorderedBox(r.Inset(2.2*k), widgets.Colour{}, widgets.Fade(cream, 0.9), 1.6*k, 6*k)
		}
	}
}

// away reports whether a piece is a musketeer who has escaped.
func (b *Board) away(piece string) bool {
	s, ok := suitOf("musketeer", piece)
	return ok && b.View.Musketeers[s].Fate == core.Escaped
}

// pieces paints the moving pieces.
func (b *Board) pieces(u *widgets.UI) {
	c, hand := b.Camera.Now(), b.hand()
	for _, p := range b.Placed(u) {
		r := b.Standing(p, 6)
		if v := b.Camera.View; b.Camera.AtHome() && b.away(p.ID) { // large words leave the castle less room than the garden about it has
			r.X, r.Y = min(max(r.X, v.X), v.X+v.W-r.W), min(max(r.Y, v.Y), v.Y+v.H-r.H)
		}
		if p.ID == hand {
			at := c.Out(p.X, p.Y)
			glow := widgets.Rect{X: at.X - r.W*0.55, Y: at.Y - r.H*0.16, W: r.W * 1.1, H: r.H * 0.3}
			u.BorderedBox(glow, widgets.Fade(gold, 0.35), gold, 2.5, r.H)
		}
		b.Paint(u, p, r)
	}
}
