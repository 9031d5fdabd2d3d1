package table

import (
	"math"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// arrows swipe the piece in hand.
func (p *Pointing) arrows(u *widgets.UI) {
	sw, ok := p.board.(Swiper)
	hand := p.Hand()
	if !ok || hand == "" {
		return
	}
	for _, k := range []struct {
		key    input.Action
		dx, dy float64
	}{{input.Left, -1, 0}, {input.Right, 1, 0}, {input.Up, 0, -1}, {input.Down, 0, 1}} {
		if _, _, can := sw.Swipe(hand, k.dx, k.dy); can && u.Take(k.key) {
			p.swipe(hand, k.dx, k.dy)
			return
		}
	}
}

// swipe makes the move that a pull means. It reports false when the piece cannot
// be swiped.
func (p *Pointing) swipe(piece string, dx, dy float64) bool {
	sw, ok := p.board.(Swiper)
	if !ok {
		return false
	}
	m, why, ok := sw.Swipe(piece, dx, dy)
	if !ok {
		return false
	}
	if why.Refused() {
		p.tooltips.refuseWith(piece, why.Text)
	} else if c, legal := rules.Choose(p.choices(), m); legal {
		p.choose(c)
	} else {
		p.tooltips.refuse(piece)
	}
	return true
}

// swipeDistance is how far a piece must be pulled to be swiped, in points.
const swipeDistance = 24

// drag carries a piece from its spot to another one. It reports whether a drag of
// a piece is under way.
func (p *Pointing) drag(u *widgets.UI) bool {
	if !u.In.Dragging {
		p.endDrag()
		return false
	}
	if p.lifted.ID == "" && !p.lift(u) {
		return false
	}
	_, carried := p.picker.Dragged()
	if !u.In.Dropped {
		if carried {
			p.paintCarried(u)
		}
		return true
	}
	p.drop(u, carried)
	return true
}

// lift begins a drag with the piece that was pressed, if it was one.
func (p *Pointing) lift(u *widgets.UI) bool {
	sp, ok := p.spots.named(u.PressedID())
	if !ok || sp.Role != Piece {
		return false
	}
	p.lifted = sp
	if p.playable() {
		p.picker.Drag(sp.ID)
		p.held = p.inHand()
	}
	return true
}

// drop lets the piece go where the pointer is.
func (p *Pointing) drop(u *widgets.UI, carried bool) {
	sp := p.lifted
	to, found := p.spots.under(u.In.At, sp.ID)
	dx, dy := u.In.At.X-u.In.From.X, u.In.At.Y-u.In.From.Y
	switch {
	case !carried:
		p.tooltips.refuse(sp.ID)
	case math.Hypot(dx, dy) > swipeDistance && p.swipe(sp.ID, dx, dy):
	case found && p.picker.Drop(to.ID):
		p.lifted = Spot{}
		p.afterPick(to.ID)
	case found:
		p.keepLifted()
		p.cannotPick(to.ID)
	}
	p.endDrag()
}

// keepLifted leaves a piece in hand that was dropped where it cannot be.
func (p *Pointing) keepLifted() {
	if p.inHand() != p.lifted.ID {
		p.picker.Reset()
		p.picker.Pick(p.lifted.ID)
	}
}

// endDrag puts the lifted piece back.
func (p *Pointing) endDrag() {
	if p.lifted.ID != "" {
		p.picker.CancelDrag()
		p.lifted = Spot{}
	}
}

// paintCarried paints the piece under the pointer.
func (p *Pointing) paintCarried(u *widgets.UI) {
	c, at := p.lifted.Carry, u.In.At
	if c.Sprite == "" || c.Lands && p.Next(p.hot) {
		return
	}
	r := widgets.Rect{X: at.X - c.W/2, Y: at.Y - c.H/2 - c.Rise*c.H, W: c.W, H: c.H}
	u.Overlay(func() {
		u.Shadow(widgets.Rect{X: r.X + r.W*0.15, Y: r.Y + r.H*0.9, W: r.W * 0.7, H: r.H * 0.12}, r.H, 8)
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: c.Sprite, Colour: c.Tint, Alpha: 0.92, R: r}})
	})
}
