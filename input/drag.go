package input

import "slices"

// Drag lifts a target. It reports false when it cannot be lifted.
func (p *Picker) Drag(from string) bool {
	if p.drag >= 0 {
		p.DropNowhere()
	}
	before := slices.Clone(p.picks)
	if !p.Pick(from) {
		return false
	}
	// An illegal drop goes back to before the drag, but a piece that took the
	// place of another one stays in hand in its stead.
	p.drag, p.lifted = len(p.picks), from
	if len(p.picks) > len(before) && slices.Equal(p.picks[:len(before)], before) {
		p.drag = len(before)
	}
	return true
}

// Lifted is the target that is being dragged.
func (p *Picker) Lifted() (string, bool) { return p.lifted, p.drag >= 0 }

// Drop puts what was lifted on a target. An illegal drop puts everything back to
// what it was before the drag and reports false.
func (p *Picker) Drop(to string) bool {
	if p.drag < 0 {
		return false
	}
	if to != p.lifted && p.try(to) {
		p.drag, p.lifted = -1, ""
		return true
	}
	p.DropNowhere()
	return false
}

// DropNowhere ends a drag as if it had never begun.
func (p *Picker) DropNowhere() {
	if p.drag >= 0 {
		p.picks = p.picks[:min(p.drag, len(p.picks))]
		p.drag, p.lifted = -1, ""
		p.narrow()
	}
}
