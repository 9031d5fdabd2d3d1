package input

import (
	"slices"

	"intrigue/rules"
)

// ChoiceBuilder says a move by pointing: it walks the Paths of the legal choices. Mouse,
// touch, keyboard, gamepad and hints all walk through it, so none can say what
// another one cannot. It keeps what was picked; what that can mean is its reading.
type ChoiceBuilder struct {
	choices   []rules.Choice
	auto      string   // first element of every path, picked for the person
	autoMeant bool     // and pointed at by the person as well
	picks     []string // by the person, in their order
	keep      int      // the picks that an illegal drop leaves; -1 while nothing is dragged
	dragged   string
	reading   // of the picks
}

// NewChoiceBuilder begins to say one of the choices. When all of them begin with the
// same target (only one pawn is left to move) it counts as picked; the last
// target of a path is never picked for anybody.
func NewChoiceBuilder(cs []rules.Choice) *ChoiceBuilder {
	b := &ChoiceBuilder{choices: cs, keep: -1}
	other := func(c rules.Choice) bool { return len(c.Path) < 2 || c.Path[0] != cs[0].Path[0] }
	if len(cs) > 0 && !slices.ContainsFunc(cs, other) {
		b.auto = cs[0].Path[0]
	}
	b.narrow()
	return b
}

// Update goes on with other choices. What was picked stays picked when they are
// the same: an entry that changes nothing for this seat must not drop what it has
// half said. It reports whether they are the same.
func (b *ChoiceBuilder) Update(cs []rules.Choice) (same bool) {
	if slices.EqualFunc(b.choices, cs, func(x, y rules.Choice) bool { return x.Move == y.Move && slices.Equal(x.Path, y.Path) }) {
		return true
	}
	*b = *NewChoiceBuilder(cs)
	return false
}

// FirstTargets lists the targets with which a longer choice begins, in the order of the
// choices and each once: the pieces that can be taken in hand.
func (b *ChoiceBuilder) FirstTargets() []string {
	var ids []string
	for _, c := range b.choices {
		if len(c.Path) > 1 && !slices.Contains(ids, c.Path[0]) {
			ids = append(ids, c.Path[0])
		}
	}
	return ids
}

// Begins reports whether some choice begins with a target, whatever was picked.
func (b *ChoiceBuilder) Begins(id string) bool {
	return slices.ContainsFunc(b.choices, func(c rules.Choice) bool { return c.Path[0] == id })
}

// Known reports whether any choice at all contains a target, whatever was picked.
func (b *ChoiceBuilder) Known(id string) bool {
	return slices.ContainsFunc(b.choices, func(c rules.Choice) bool { return slices.Contains(c.Path, id) })
}

// path is the picks with the automatic one in front.
func (b *ChoiceBuilder) path() []string {
	if b.auto == "" {
		return b.picks
	}
	return append([]string{b.auto}, b.picks...)
}

// narrow works out what is left after the picks.
func (b *ChoiceBuilder) narrow() { b.reading = read(b.choices, b.path()) }

// try picks one more target, or changes nothing and reports false.
func (b *ChoiceBuilder) try(id string) bool {
	before := len(b.picks)
	b.picks = append(b.picks, id)
	if b.narrow(); len(b.left) > 0 && !b.ambiguous() {
		return true
	}
	b.picks = b.picks[:before]
	b.narrow()
	return false
}

// Pick points at a target. It may be one of Targets, a later element of a choice
// that is still possible, or one that replaces an earlier pick (another pawn). It
// reports false, and changes nothing, when no legal move can be meant.
func (b *ChoiceBuilder) Pick(id string) bool {
	if id == "" {
		return false
	}
	if b.try(id) {
		return true
	}
	if slices.Contains(b.path(), id) {
		// It is picked already: harmless. But a person who points at what was picked for them
		// means it, and may be asked for the rest.
		b.autoMeant = b.autoMeant || id == b.auto
		return true
	}
	// Perhaps it takes the place of an earlier pick. Only in order: a station that
	// some other pawn could reach must not drop the pawn in hand.
	old := slices.Clone(b.picks)
	for keep := len(old) - 1; keep >= 0; keep-- {
		b.picks = slices.Clone(old[:keep])
		if b.narrow(); b.ordered && slices.Contains(b.Targets(), id) && b.try(id) {
			return true
		}
	}
	b.picks = old
	b.narrow()
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
func (b *ChoiceBuilder) Outcome() Outcome {
	if i := b.whole(); i >= 0 {
		return Outcome{Choice: b.left[i], Said: true}
	}
	o := Outcome{Ask: b.shouldAsk()}
	if len(b.left) == 1 && b.Begun() {
		o.Choice = b.left[0]
	}
	return o
}

// Begun reports whether the person has pointed at anything.
func (b *ChoiceBuilder) Begun() bool { return len(b.picks) > 0 || b.autoMeant }

// Unpick takes back the last pick; false when there is none.
func (b *ChoiceBuilder) Unpick() bool {
	if len(b.picks) == 0 {
		meant := b.autoMeant
		b.autoMeant = false
		return meant
	}
	b.picks = b.picks[:len(b.picks)-1]
	b.narrow()
	return true
}

// Reset forgets all picks.
func (b *ChoiceBuilder) Reset() {
	b.picks, b.autoMeant, b.keep, b.dragged = nil, false, -1, ""
	b.narrow()
}

// Picked is what has been picked so far, the automatic first target included.
func (b *ChoiceBuilder) Picked() []string { return slices.Clone(b.path()) }

// Drag lifts a target. It reports false when it cannot be lifted.
func (b *ChoiceBuilder) Drag(from string) bool {
	b.CancelDrag()
	before := slices.Clone(b.picks)
	if !b.Pick(from) {
		return false
	}
	// An illegal drop goes back to before the drag, but a piece that has replaced another one stays in hand.
	b.keep, b.dragged = len(b.picks), from
	if len(b.picks) > len(before) && slices.Equal(b.picks[:len(before)], before) {
		b.keep = len(before)
	}
	return true
}

// Dragged is the target that is being dragged.
func (b *ChoiceBuilder) Dragged() (string, bool) { return b.dragged, b.keep >= 0 }

// Drop puts what was lifted on a target. An illegal drop undoes the drag and reports false.
func (b *ChoiceBuilder) Drop(to string) bool {
	if b.keep < 0 {
		return false
	}
	if to != b.dragged && b.try(to) {
		b.keep, b.dragged = -1, ""
		return true
	}
	b.CancelDrag()
	return false
}

// CancelDrag ends a drag as if it had never begun.
func (b *ChoiceBuilder) CancelDrag() {
	if b.keep >= 0 {
		b.picks = b.picks[:min(b.keep, len(b.picks))]
		b.keep, b.dragged = -1, ""
		b.narrow()
	}
}
