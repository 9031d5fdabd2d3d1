package london

import "intrigue/rules"

// Reveals reports whether a move shows somebody something new: Mr X surfaces, the
// game ends, or the detectives can rule out places other than by reckoning with
// one more ride. That is a pawn that searches a place where he could have been, a
// 2x card that promises two rides, and the end of a round, after which he cannot
// be where he would have been trapped. Without a notebook every ride of a pawn
// counts: to ask before some of them would tell which places are possible.
func (p *Position) Reveals(seat rules.Seat, m rules.Move) bool {
	s, ok := parse(m)
	if !ok || !p.acts(seat) {
		return false
	}
	if s, ok = p.fits(s); !ok {
		return false
	}
	if s.kind == movePawn && !p.keepsNotebook() {
		return true
	}
	n := p.play(s)
	if n.stage == StageOver {
		return true
	}
	want := p.belief()
	switch s.kind {
	case surface:
		return true
	case ride, rideBlack:
		if n.surfaced {
			return true
		}
		want = want.after(theBoard(), &p.State, s.ticket())
	}
	return !n.belief().sameStations(want)
}

// sameStations reports whether two notebooks hold the same places.
func (f *Belief) sameStations(g *Belief) bool {
	for s, w := range f.odds {
		if (w > 0) != (g.odds[s] > 0) {
			return false
		}
	}
	return true
}
