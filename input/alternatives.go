package input

import (
	"slices"

	"intrigue/rules"
)

// Alternative is one line of a small chooser: a possible move and what tells it from the others.
type Alternative struct {
	Choice rules.Choice
	Rest   []string // of its path, still to be picked
}

// Alternatives lists the moves that are still possible after at least one pick, in the
// order of the choices. It is empty before, and when the move has been said.
func (b *ChoiceBuilder) Alternatives() []Alternative {
	if !b.Begun() {
		return nil
	}
	var all []Alternative
	for i, c := range b.left {
		if len(b.rest[i]) == 0 {
			return nil
		}
		all = append(all, Alternative{Choice: c, Rest: b.rest[i]})
	}
	return all
}

// shouldAsk reports that the place to ask has come: something was picked out of
// order, or some move still possible is one last step away, apart from steps that
// all of them share. A chooser with the rest of Alternatives says the rest then.
// Before that, lighting Targets is enough.
func (b *ChoiceBuilder) shouldAsk() bool {
	all := b.Alternatives()
	if len(all) == 0 || !b.ordered {
		return len(all) > 0
	}
	shared := 0 // steps with which all of them go on; the last step of a move is not counted
	for len(all) > 1 && !slices.ContainsFunc(all, func(a Alternative) bool {
		return len(a.Rest) <= shared+1 || a.Rest[shared] != all[0].Rest[shared]
	}) {
		shared++
	}
	return slices.ContainsFunc(all, func(a Alternative) bool { return len(a.Rest) == shared+1 })
}

// Answer takes one of Alternatives as the move that is meant.
func (b *ChoiceBuilder) Answer(a Alternative) rules.Choice {
	for _, id := range a.Rest {
		b.try(id)
	}
	return a.Choice
}
