package table

import "slices"

// inHand is the piece in hand: the first pick, when it is a piece.
func (p *Pointing) inHand() string {
	if picked := p.picker.Picked(); len(picked) > 0 && p.spots.pieces[picked[0]] {
		return picked[0]
	}
	return ""
}

// take takes a piece in hand, or puts it down when it is there already. A piece that came
// into the hand by itself, after its own move or by a hint, is not put down by the first
// press on it: who presses there means to go on with it.
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

// nextPiece takes the piece in hand that comes after the present one.
func (p *Pointing) nextPiece() {
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
}

// letGo puts down what is half picked, and reports whether there was anything: a
// piece that the board puts into the hand by itself is not.
func (p *Pointing) letGo() bool {
	picked := p.picker.Picked()
	if len(picked) == 0 {
		return false
	}
	p.picker.Reset()
	p.hold("")
	return !slices.Equal(p.picker.Picked(), picked)
}

// back takes back the last pick. Who has the same piece in hand again had nothing half
// picked, and it reports false.
func (p *Pointing) back() bool {
	picked := p.picker.Picked()
	if len(picked) == 0 || !p.picker.Unpick() {
		return false
	}
	p.hold(p.held)
	return !slices.Equal(p.picker.Picked(), picked)
}
