package input

import (
	"slices"

	"intrigue/rules"
)

// reading is what can still be meant once some targets were picked.
//
// They are meant to be picked in the order of the paths. A player who picks out of
// order (the station before the pawn) is understood all the same: the choices are
// narrowed to those that contain everything picked, and Alternatives lists what is open.
// In-order reading always wins: after a and b the choice a-b is meant, not b-a.
type reading struct {
	left    []rules.Choice // still possible
	rest    [][]string     // for each, what is still to be picked
	ordered bool           // the picks are the beginning of every path left
}

// read narrows choices to those that are left after so much was picked.
func read(choices []rules.Choice, said []string) reading {
	r := reading{ordered: true}
	for _, c := range choices {
		if len(c.Path) >= len(said) && slices.Equal(c.Path[:len(said)], said) {
			r.left, r.rest = append(r.left, c), append(r.rest, c.Path[len(said):])
		}
	}
	if len(r.left) > 0 {
		return r
	}
	r.ordered = false
	for _, c := range choices {
		if rest, ok := without(c.Path, said); ok {
			r.left, r.rest = append(r.left, c), append(r.rest, rest)
		}
	}
	return r
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

// Left are the choices that are still possible: the builder's own, not to be changed.
func (r reading) Left() []rules.Choice { return r.left }

// Possible reports whether a target is still to be picked in some choice that is possible.
func (r reading) Possible(id string) bool {
	return slices.ContainsFunc(r.rest, func(rest []string) bool { return slices.Contains(rest, id) })
}

// Targets are the ids to light now: the next element of every choice that is
// still possible, sorted and each once.
func (r reading) Targets() []string {
	var ids []string
	for _, rest := range r.rest {
		if len(rest) > 0 {
			ids = append(ids, rest[0])
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// whole is which choice was said, with everything on its path; -1 for none.
func (r reading) whole() int {
	return slices.IndexFunc(r.rest, func(rest []string) bool { return len(rest) == 0 })
}

// ambiguous reports that two choices were said at once, which only differ in the
// order of their targets: such moves have to be said in order.
func (r reading) ambiguous() bool {
	i := r.whole()
	return i >= 0 && reading{rest: r.rest[i+1:]}.whole() >= 0
}
