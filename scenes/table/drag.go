package table

import (
	"math"
	"slices"

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

// drag carries a piece from its spot to another, and reports whether one is under way.
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
	case found && p.picker.Drop(to.ID): // where it was let go says more than which way it was pulled
		p.lifted = Spot{}
		p.picked(to.ID)
	case math.Hypot(dx, dy) > swipeDistance && p.swipe(sp.ID, dx, dy):
	case found:
		if p.inHand() != sp.ID { // it stays in hand where it cannot be dropped
			p.picker.Reset()
			p.picker.Pick(sp.ID)
		}
		p.cannotPick(to.ID)
	case !sp.R.Contains(u.In.At):
		p.stray(u, sp.ID)
	}
	p.endDrag()
}

// stray says beside the pointer why a piece goes back that was let go on nothing.
func (p *Pointing) stray(u *widgets.UI, piece string) {
	if b, ok := p.board.(Stray); ok {
		if words := b.Stray(piece); words != "" {
			p.tooltips.say(piece, words, widgets.Rect{X: u.In.At.X, Y: u.In.At.Y, W: 1, H: 1})
		}
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

// inHand is the piece in hand: the first pick, when it is a piece.
func (p *Pointing) inHand() string {
	if picked := p.picker.Picked(); len(picked) > 0 && p.spots.pieces[picked[0]] {
		return picked[0]
	}
	return ""
}

// take takes a piece in hand, or puts it down when it is there already. A piece that came
// into the hand by itself, after its own move or by a hint, is not put down by the first
// press on it: a player who presses there means to go on with it.
func (p *Pointing) take(piece string) {
	auto := p.autoHeld
	p.autoHeld = false
	if p.inHand() == piece && auto && len(p.picker.Picked()) == 1 {
		p.tooltips.close()
		return
	}
	if p.inHand() == piece {
		p.picker.Reset()
		if p.hold("") {
			return
		}
	} else if p.picker.Reset(); !p.picker.Pick(piece) {
		p.tooltips.refuse(piece)
		return
	}
	p.tooltips.close()
	p.held = p.inHand()
}

// hold lets the board choose the piece in hand, and reports whether one is.
func (p *Pointing) hold(was string) bool {
	h, ok := p.board.(Holder)
	if !ok || !p.playable() {
		return false
	}
	if piece := h.Hold(p.picker.FirstTargets(), was); piece != "" && p.picker.Pick(piece) {
		p.autoHold(piece)
		return true
	}
	return false
}

// autoHold notes that a piece was picked for the person.
func (p *Pointing) autoHold(piece string) {
	p.spots.pieces[piece] = true
	p.held, p.autoHeld = piece, true
}

// nextPiece takes the piece in hand that comes after the present one. The focus goes there too: what Enter does and
// what the tooltip says are about the piece in hand.
func (p *Pointing) nextPiece(u *widgets.UI) {
	pieces := p.spots.order(p.picker.FirstTargets())
	if !p.playable() || len(pieces) == 0 {
		return
	}
	next := pieces[(slices.Index(pieces, p.inHand())+1)%len(pieces)]
	if next == p.inHand() {
		return
	}
	p.picker.Reset()
	p.picker.Pick(next)
	p.autoHold(next)
	p.focusOn(u, next)
	p.swapped = true
}

// letGo puts down what is half picked, and reports whether there was anything but a piece held automatically.
func (p *Pointing) letGo() bool {
	picked := p.picker.Picked()
	if len(picked) == 0 {
		return false
	}
	p.picker.Reset()
	p.hold("")
	return !slices.Equal(p.picker.Picked(), picked)
}

// back takes back the last pick. It reports false where the same piece is in hand again: nothing was half picked.
func (p *Pointing) back() bool {
	picked := p.picker.Picked()
	if len(picked) == 0 || !p.picker.Unpick() {
		return false
	}
	p.hold(p.held)
	return !slices.Equal(p.picker.Picked(), picked)
}
