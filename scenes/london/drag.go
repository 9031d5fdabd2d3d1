package london

import (
	"math"

	rules "intrigue/rules/london"
	"intrigue/scenes/widgets"
)

// drag lets a pawn be carried to a station instead of clicking there. A pawn put
// down where it cannot ride glides home, and a sentence says why.
func (b *Board) drag(u *widgets.UI) {
	if !u.Active() || !u.In.Dragging {
		return
	}
	for _, p := range b.view.Pawns {
		id := p.Colour.ID()
		if !u.Pressed(id) || !b.can(id) || !b.table.Playable() {
			continue
		}
		if b.pawn != id {
			b.hold(id)
		}
		at := u.In.At
		s, found := b.nearest(at)
		if u.In.Released {
			if found && s != p.At {
				b.click(s)
			}
			return
		}
		if found {
			b.hover = s
		}
		k := max(b.lens.Now().S, 0.95) * 1.15
		u.Late(func() {
			u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: pawnSprite(p.Colour), Colour: look(p.Colour).Color, Alpha: 0.85,
				R: widgets.Rect{X: at.X - pawnW*k/2, Y: at.Y - pawnH*k*0.8, W: pawnW * k, H: pawnH * k}}})
		})
	}
}

// nearest is the station whose sign is under a point, or close to it.
func (b *Board) nearest(at widgets.Pt) (rules.Station, bool) {
	best, least := rules.Station(0), math.Inf(1)
	for s := rules.Station(1); s <= rules.Stations; s++ {
		p, r := b.at(s)
		if d := math.Hypot(p.X-at.X, p.Y-at.Y); d < least && d < max(r*1.8, 18) {
			best, least = s, d
		}
	}
	return best, best != 0
}
