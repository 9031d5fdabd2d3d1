package input

import (
	"slices"

	"intrigue/rules"
)

// Picker says a move by pointing: it walks the Paths of the legal choices. Mouse,
// touch, keyboard, gamepad and hints all walk through it, so none can say what
// another one cannot.
//
// Targets are meant to be picked in the order of the paths. A player who picks out of
// order (the station before the pawn) is understood all the same: the choices are
// narrowed to those that contain everything picked, and Alternatives lists what is open.
// In-order reading always wins: after a and b the choice a-b is meant, not b-a.
type Picker struct {
	choices   []rules.Choice
	auto      string   // first element of every path, picked for the person
	autoMeant bool     // and pointed at by the person as well
	picks     []string // by the person, in their order
	drag      int      // number of picks before a drag began, -1 without one
	dragged   string

	left    []rules.Choice // still possible
	rest    [][]string     // for each, what is still to be picked
	ordered bool           // the picks are the beginning of every path left
}

// NewPicker begins to say one of the choices. When all of them begin with the
// same target (only one pawn is left to move) it counts as picked; the last
// target of a path is never picked for anybody.
func NewPicker(cs []rules.Choice) *Picker {
	p := &Picker{choices: cs, drag: -1}
	for i, c := range cs {
		if len(c.Path) < 2 || c.Path[0] != cs[0].Path[0] {
			break
		}
		if i == len(cs)-1 {
			p.auto = c.Path[0]
		}
	}
	p.narrow()
	return p
}

// Update goes on with other choices. What was picked stays picked when they are
// the same: an entry that changes nothing for this seat must not drop what it has
// half said. It reports whether they are the same.
func (p *Picker) Update(cs []rules.Choice) (same bool) {
	if slices.EqualFunc(p.choices, cs, func(a, b rules.Choice) bool { return a.Move == b.Move && slices.Equal(a.Path, b.Path) }) {
		return true
	}
	*p = *NewPicker(cs)
	return false
}

// Left are the choices that are still possible: the picker's own, not to be changed.
func (p *Picker) Left() []rules.Choice { return p.left }

// FirstTargets lists the targets with which a longer choice begins, in the order of the
// choices and each once: the pieces that can be taken in hand.
func (p *Picker) FirstTargets() []string {
	var ids []string
	for _, c := range p.choices {
		if len(c.Path) > 1 && !slices.Contains(ids, c.Path[0]) {
			ids = append(ids, c.Path[0])
		}
	}
	return ids
}

// Begins reports whether some choice begins with a target, whatever was picked.
func (p *Picker) Begins(id string) bool {
	return slices.ContainsFunc(p.choices, func(c rules.Choice) bool { return c.Path[0] == id })
}

// Possible reports whether a target is still to be picked in some choice that is
// possible.
func (p *Picker) Possible(id string) bool {
	return slices.ContainsFunc(p.rest, func(r []string) bool { return slices.Contains(r, id) })
}

// Known reports whether any choice at all contains a target, whatever was picked.
func (p *Picker) Known(id string) bool {
	return slices.ContainsFunc(p.choices, func(c rules.Choice) bool { return slices.Contains(c.Path, id) })
}

// path returns the picks with the automatic one in front.
func (p *Picker) path() []string {
	if p.auto == "" {
		return p.picks
	}
	return append([]string{p.auto}, p.picks...)
}

// narrow works out what is left after the picks.
func (p *Picker) narrow() {
	said := p.path()
	p.left, p.rest, p.ordered = nil, nil, true
	for _, c := range p.choices {
		if len(c.Path) >= len(said) && slices.Equal(c.Path[:len(said)], said) {
			p.left, p.rest = append(p.left, c), append(p.rest, c.Path[len(said):])
		}
	}
	if len(p.left) > 0 {
		return
	}
	p.ordered = false
	for _, c := range p.choices {
		if rest, ok := without(c.Path, said); ok {
			p.left, p.rest = append(p.left, c), append(p.rest, rest)
		}
	}
}

// without is a path less the first occurrence of each picked target.
func without(path, picked []string) (rest []string, ok bool) {
	rest = slices.Clone(path)
	for _, id := range picked {
		i := slices.Index(rest, id)
		if i < 0 {
			return nil, false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return rest, true
}

// try picks one more target, or changes nothing and reports false.
func (p *Picker) try(id string) bool {
	before := len(p.picks)
	p.picks = append(p.picks, id)
	if p.narrow(); len(p.left) > 0 && !p.ambiguous() {
		return true
	}
	p.picks = p.picks[:before]
	p.narrow()
	return false
}

// ambiguous reports that two choices were said at once, which only differ in the
// order of their targets: such moves have to be said in order.
func (p *Picker) ambiguous() bool {
	n := 0
	for _, r := range p.rest {
		if len(r) == 0 {
			n++
		}
	}
	return n > 1
}

// Targets are the ids to light now: the next element of every choice that is
// still possible, sorted and each once.
func (p *Picker) Targets() []string {
	var ids []string
	for _, r := range p.rest {
		if len(r) > 0 {
			ids = append(ids, r[0])
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// Pick points at a target. It may be one of Targets, a later element of a choice
// that is still possible, or one that replaces an earlier pick (another pawn). It
// reports false, and changes nothing, when no legal move can be meant.
func (p *Picker) Pick(id string) bool {
	if id == "" {
		return false
	}
	if p.try(id) {
		return true
	}
	if slices.Contains(p.path(), id) {
		// It is picked already: harmless. But a person who points at what was picked for them
		// means it, and may be asked for the rest.
		p.autoMeant = p.autoMeant || id == p.auto
		return true
	}
	// Perhaps it takes the place of an earlier pick. Only in order: a station that
	// some other pawn could reach must not drop the pawn in hand.
	old := slices.Clone(p.picks)
	for n := len(old) - 1; n >= 0; n-- {
		p.picks = slices.Clone(old[:n])
		if p.narrow(); p.ordered && slices.Contains(p.Targets(), id) && p.try(id) {
			return true
		}
	}
	p.picks = old
	p.narrow()
	return false
}

// Begun reports whether the person has pointed at anything.
func (p *Picker) Begun() bool { return len(p.picks) > 0 || p.autoMeant }

// Unpick takes back the last pick; false when there is none.
func (p *Picker) Unpick() bool {
	if len(p.picks) == 0 && p.autoMeant {
		p.autoMeant = false
		return true
	}
	if len(p.picks) == 0 {
		return false
	}
	p.picks = p.picks[:len(p.picks)-1]
	p.narrow()
	return true
}

// Reset forgets all picks.
func (p *Picker) Reset() {
	p.picks, p.autoMeant, p.drag, p.dragged = nil, false, -1, ""
	p.narrow()
}

// Picked is what has been picked so far, the automatic first target included.
func (p *Picker) Picked() []string { return slices.Clone(p.path()) }

// Chosen is the move that has been said: everything on its path was picked.
func (p *Picker) Chosen() (rules.Choice, bool) {
	for i, r := range p.rest {
		if len(r) == 0 {
			return p.left[i], true
		}
	}
	return rules.Choice{}, false
}

// Only is the one choice that is still possible, even when not all of its path
// was picked. Confirm and a drop may play it; a mere click should not, since
// people expect the last step to be theirs.
func (p *Picker) Only() (rules.Choice, bool) {
	if len(p.left) == 1 && p.Begun() {
		return p.left[0], true
	}
	return rules.Choice{}, false
}

// Drag lifts a target. It reports false when it cannot be lifted.
func (p *Picker) Drag(from string) bool {
	if p.drag >= 0 {
		p.CancelDrag()
	}
	before := slices.Clone(p.picks)
	if !p.Pick(from) {
		return false
	}
	// An illegal drop goes back to before the drag, but a piece that has replaced another one stays in hand.
	p.drag, p.dragged = len(p.picks), from
	if len(p.picks) > len(before) && slices.Equal(p.picks[:len(before)], before) {
		p.drag = len(before)
	}
	return true
}

// Dragged is the target that is being dragged.
func (p *Picker) Dragged() (string, bool) { return p.dragged, p.drag >= 0 }

// Drop puts what was lifted on a target. An illegal drop undoes the drag and reports false.
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
