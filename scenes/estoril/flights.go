package estoril

import (
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/board"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// embark sets out what flies, turns and rolls since an older view.
func (b *Board) embark(old estoril.View, skip bool) {
	b.flights = flights{}
	if !skip && !b.Host.Still() {
		b.flights = flights{b.View.Since(&old.View), b.Now}
	}
}

// entryExit returns where a tile comes from or leaves for: the plate of a seat, the pile. What the
// reader has placed lies there at once: it hung over the cell already.
func (b *Board) entryExit(t board.Sprite, gone bool) (x, y float64, ok bool) {
	way := widgets.If(gone, b.flights.To, b.flights.From)
	target, ok := way[t.ID]
	if !ok {
		return 0, 0, false
	}
	if !gone && b.View.By >= 0 && target == seatID(b.View.By) {
		return t.X, t.Y, true
	}
	r, ok := b.Host.Where(target)
	if !ok {
		return 0, 0, false
	}
	x, y = b.Camera.Now().In(r.Mid())
	return x, y, true
}

// turn returns how wide a tile is that turns over, as a share: its back narrows, then its
// face widens. The share of time that has passed is how much of it is shown.
func (b *Board) turn(p board.Placed, r widgets.Rect) (widgets.Rect, float64) {
	if !b.flights.Turned[p.ID] || p.Shown >= 1 {
		return r, p.Shown
	}
	w := max(0, 2*p.Shown-1)
	return r.Centre(r.W*w, r.H), 1
}

// tileSprites returns the tiles on the posters; it is a pure function of the view.
func (b *Board) tileSprites() []board.Sprite {
	var all []board.Sprite
	b.each(func(d core.Board, c core.Cell, _ widgets.Rect) {
		if !c.Taken {
			return
		}
		id := c.Thing()
		b.known[id] = lying{tile: c.Tile, owner: c.Owner}
		x, y, side := b.posters.box(d.Place, c.Corner, d.Number)
		all = append(all, board.Sprite{
			ID: id, Image: "estoril.back",
			X: x + side/2, Y: y + side/2, W: side * 0.94 * aspect, H: side * 0.94, Rise: 0.5, Z: 1,
		})
	})
	return all
}

// pieces paints the moving pieces.
func (b *Board) pieces(u *widgets.UI) {
	c := b.Camera.Now()
	for _, p := range b.Placed(u) {
		l, ok := b.known[p.ID]
		if !ok {
			continue
		}
		at := c.Out(p.X, p.Y)
		w, h := p.W*c.S, p.H*c.S
		r := widgets.Rect{X: at.X - w/2, Y: at.Y - h/2 - 8*p.Lift*c.S, W: w, H: h}
		b.Host.Place(p.ID, r)
		r, shown := b.turn(p, r)
		paintTile(u, r, l, shown)
	}
}

// sounds tell what has just happened.
func (b *Board) sounds(old estoril.View) {
	cues := map[core.Stage]sound.Effect{
		core.StageDice: sound.Dice, core.StageAward: sound.Coin,
		core.StageOpen: sound.Page, core.StagePlace: sound.Stamp,
	}
	if cue, ok := cues[old.Stage]; ok && (old.Stage != core.StagePlace || b.View.Stage != core.StagePlace) {
		b.Host.Cue(cue)
	}
}
