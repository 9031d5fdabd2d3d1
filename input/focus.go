package input

import (
	"math"
	"slices"
)

// Direction is where an arrow key points.
type Direction int

// The four directions, with y growing downwards.
const (
	DirLeft Direction = iota
	DirRight
	DirUp
	DirDown
)

// Focus is the target that the keyboard stands on; empty when on none. It is
// always one of Targets.
func (p *Picker) Focus() string { return p.focus }

// SetFocus puts the focus on a target, for a pointer that hovers or a hint. It
// reports false for anything that is not one of Targets.
func (p *Picker) SetFocus(id string) bool {
	if !slices.Contains(p.Targets(), id) {
		return false
	}
	p.focus, p.origin = id, id
	return true
}

// PickFocus picks the target in focus.
func (p *Picker) PickFocus() bool { return p.focus != "" && p.Pick(p.focus) }

// FocusNext goes to the next target, round in a circle.
func (p *Picker) FocusNext() { p.walk(1) }

// FocusPrev goes to the previous target, round in a circle.
func (p *Picker) FocusPrev() { p.walk(-1) }

func (p *Picker) walk(by int) {
	ids := p.Targets()
	if len(ids) == 0 {
		return
	}
	i := slices.Index(ids, p.focus)
	if i < 0 && by < 0 {
		i = 0
	}
	p.SetFocus(ids[(i+by+len(ids))%len(ids)])
}

// FocusDir goes to the nearest target in a direction from the focus, or from the
// last pick. where tells where a target lies on the screen; targets that lie
// nowhere are left to FocusNext. It reports false when nothing lies that way.
func (p *Picker) FocusDir(d Direction, where func(id string) (x, y float64, ok bool)) bool {
	x0, y0, ok := where(p.focus)
	if p.focus == "" || !ok {
		if x0, y0, ok = where(p.origin); p.origin == "" || !ok {
			p.FocusNext()
			return p.focus != ""
		}
	}
	best, cost := "", math.Inf(1)
	for _, id := range p.Targets() {
		x, y, ok := where(id)
		if !ok || id == p.focus {
			continue
		}
		along, across := x-x0, y-y0
		switch d {
		case DirLeft:
			along = -along
		case DirUp:
			along, across = -across, along
		case DirDown:
			along, across = across, along
		}
		// What lies straight ahead beats what is near but off to the side.
		if c := along + 2*math.Abs(across); along > 0 && c < cost {
			best, cost = id, c
		}
	}
	return best != "" && p.SetFocus(best)
}
