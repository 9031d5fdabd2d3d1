package input

import (
	"slices"

	"intrigue/rules"
)

// Picker says a move by pointing: it walks the Paths of the legal choices. Mouse,
// touch, keyboard, gamepad and hints all walk through it, so none can say what
// another one cannot. It keeps what was picked; what that can mean is its reading.
type Picker struct {
	choices   []rules.Choice
	auto      string   // first element of every path, picked for the person
	autoMeant bool     // and pointed at by the person as well
	picks     []string // by the person, in their order
	drag      int      // number of picks before a drag began, -1 without one
	dragged   string
	reading   // of the picks
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

// Known reports whether any choice at all contains a target, whatever was picked.
func (p *Picker) Known(id string) bool {
	return slices.ContainsFunc(p.choices, func(c rules.Choice) bool { return slices.Contains(c.Path, id) })
}

// path is the picks with the automatic one in front.
func (p *Picker) path() []string {
	if p.auto == "" {
		return p.picks
	}
	return append([]string{p.auto}, p.picks...)
}

// narrow works out what is left after the picks.
func (p *Picker) narrow() { p.reading = read(p.choices, p.path()) }

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

// Outcome is what has been said so far.
type Outcome struct {
	Choice rules.Choice // the move that is meant; the zero Choice while several can be
	Said   bool         // everything on its path was picked
	Ask    bool         // the place to ask has come, by a chooser with the rest of Alternatives
}

// Meant reports whether one move is meant. Where not all of its path was picked, Confirm and a drop may play it; a mere
// click should not, since people expect the last step to be theirs.
func (o Outcome) Meant() bool { return len(o.Choice.Path) > 0 }

// Outcome is what the picks come to.
func (p *Picker) Outcome() Outcome {
	if i := p.whole(); i >= 0 {
		return Outcome{Choice: p.left[i], Said: true}
	}
	o := Outcome{Ask: p.shouldAsk()}
	if len(p.left) == 1 && p.Begun() {
		o.Choice = p.left[0]
	}
	return o
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
