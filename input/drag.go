package input

import "slices"

// Drag lifts a target. It reports false when it cannot be lifted.
func (p *Picker) Drag(from string) bool {
	if p.drag >= 0 {
		p.CancelDrag()
	}
	before := slices.Clone(p.picks)
	if !p.Pick(from) {
		return false
	}
	// An illegal drop goes back to before the drag, but a piece that took the
	// place of another one stays in hand in its stead.
	p.drag, p.dragged = len(p.picks), from
	if len(p.picks) > len(before) && slices.Equal(p.picks[:len(before)], before) {
		p.drag = len(before)
	}
	return true
}

// Dragged is the target that is being dragged.
func (p *Picker) Dragged() (string, bool) { return p.dragged, p.drag >= 0 }

// Drop puts what was lifted on a target. An illegal drop puts everything back to
// what it was before the drag and reports false.
func (p *Picker) Drop(to string) bool {
	if p.drag < 0 {
		return false
	}
	if to != p.dragged && p.try(to) {
		p.drag, p.dragged = -1, ""
		return true
	}
	p.CancelDrag()
	return false
}

// CancelDrag ends a drag as if it had never begun.
func (p *Picker) CancelDrag() {
	if p.drag >= 0 {
		p.picks = p.picks[:min(p.drag, len(p.picks))]
		p.drag, p.dragged = -1, ""
		p.narrow()
	}
}
