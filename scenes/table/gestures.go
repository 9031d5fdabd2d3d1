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

// swipe makes the move that a pull means, or says why there is none. It reports false when the piece cannot
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
	if p.lifted.ID == "" && !p.liftPiece(u) {
		return false
	}
	switch _, carried := p.builder.Dragged(); {
	case u.In.Dropped:
		p.drop(u, carried)
	case carried:
		p.paintCarried(u)
	}
	return true
}

// liftPiece begins a drag with the piece that was pressed, if it was one.
func (p *Pointing) liftPiece(u *widgets.UI) bool {
	sp, ok := p.spots.named(u.PressedID())
	if !ok || sp.Role != Piece {
		return false
	}
	p.lifted = sp
	if p.playable() {
		p.builder.Drag(sp.ID)
		p.held = p.inHand()
	}
	return true
}

// drop lets the lifted piece go where the pointer is; carried says that it can be moved.
func (p *Pointing) drop(u *widgets.UI, carried bool) {
	sp := p.lifted
	to, found := p.spots.under(u.In.At, sp.ID)
	dx, dy := u.In.At.X-u.In.From.X, u.In.At.Y-u.In.From.Y
	switch {
	case !carried:
		p.tooltips.refuse(sp.ID)
	case found && p.builder.Drop(to.ID): // where it was let go says more than which way it was pulled
		p.lifted = Spot{}
		p.pickedUp(to.ID)
	case math.Hypot(dx, dy) > swipeDistance && p.swipe(sp.ID, dx, dy):
	case found:
		if p.inHand() != sp.ID { // it stays in hand where it cannot be dropped
			p.builder.Reset()
			p.builder.Pick(sp.ID)
		}
		p.cannotPick(to.ID)
	case !sp.R.Contains(u.In.At):
		p.stray(u, sp.ID)
	}
	p.endDrag()
}

// stray says beside the pointer why a piece goes back that was let go on nothing.
func (p *Pointing) stray(u *widgets.UI, piece string) {
	if words := p.label(piece).Stray; words != "" {
		p.tooltips.say(piece, words, widgets.Rect{X: u.In.At.X, Y: u.In.At.Y, W: 1, H: 1})
	}
}

// endDrag puts the lifted piece back, if there is one.
func (p *Pointing) endDrag() {
	if p.lifted.ID != "" {
		p.builder.CancelDrag()
		p.lifted = Spot{}
	}
}

// paintCarried paints the lifted piece under the pointer, unless the board shows it where it would land.
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

// nextPiece takes the piece in hand that comes after the present one. The focus goes there too: what Enter does and
// what the tooltip says are about the piece in hand.
func (p *Pointing) nextPiece(u *widgets.UI) {
	pieces := p.spots.order(p.builder.FirstTargets())
	if !p.playable() || len(pieces) == 0 {
		return
	}
	next := pieces[(slices.Index(pieces, p.inHand())+1)%len(pieces)]
	if next == p.inHand() {
		return
	}
	p.builder.Reset()
	p.builder.Pick(next)
	p.autoHold(next)
	p.focusOn(u, next)
	p.swapped = true
}

// answer takes presses, drags and keys on the spots of the board, and says what they are; tooltips keep off the sidebar.
func (p *Pointing) answer(u *widgets.UI, sidebar widgets.Rect) {
	p.followHint(u)
	p.refocus(u)
	p.tooltip(u, sidebar)
	if !u.Active() || p.guard.step.on || p.drag(u) {
		return
	}
	if u.Take(input.NextPiece) {
		p.nextPiece(u)
	}
	p.arrows(u)
	if id := u.Chosen(spotMark); id != "" {
		if sp, ok := p.spots.named(id); ok {
			p.press(u, sp)
		}
	}
}

// look notes what is pointed at, before the board is laid out. A press that was interrupted goes on first.
func (p *Pointing) look(u *widgets.UI) {
	p.runOn()
	p.guard.look(u, p.board, p.play.Len())
	p.hot, _ = TargetOf(pointed(u))
	if !u.Active() {
		p.hot = ""
	}
	p.tooltipSuppressed.look(u, p.hot)
	if _, dragging := p.builder.Dragged(); dragging {
		p.hot = ""
		if sp, ok := p.spots.below(u.In.At, p.lifted.ID); ok {
			p.hot = sp.ID
		}
	}
}

// tooltip says what is pointed at, beside it. That of a place on the board stays off the sidebar,
// which is read beside it.
func (p *Pointing) tooltip(u *widgets.UI, sidebar widgets.Rect) {
	_, carried := p.builder.Dragged()
	unwanted := (p.tooltipSuppressed.on(u) || u.In.Dragging) && !carried
	if p.hot == "" || unwanted || !u.Active() || p.tooltips.open() {
		return
	}
	if c, hinted := p.Hint(); hinted && u.Keyboard && slices.Contains(c.Path, p.hot) {
		return // the hint, which has led the focus there, says why
	}
	if words := p.board.Tooltip(p.hot); words != "" {
		at, ok := p.spots.where(p.hot)
		if sp, twin := p.spots.named(pointed(u)); twin && sp.ID == p.hot {
			at, ok = sp.R, true // the one of its spots that is pointed at
		}
		if ok {
			keep := slices.Concat(p.siblings(p.hot), offSidebar(at, sidebar), []widgets.Rect{p.board.Layout(u).Sheltered})
			u.Tooltip(at, p.Named(words), keep...)
		}
	}
}

// siblings are the places of the other words that can be chosen beside a word: a player who reads what
// one of them does wants to see the others.
func (p *Pointing) siblings(target string) (all []widgets.Rect) {
	if !isWord(target) {
		return nil
	}
	for _, id := range p.words() {
		if at, ok := p.spots.where(id); ok && id != target {
			all = append(all, at)
		}
	}
	return all
}
