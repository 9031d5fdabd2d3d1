package input

import "intrigue/rules"

// Reveals reports whether a move of Deciding would show somebody something new,
// so that it could not be taken back without asking.
func (t *Table) Reveals(m rules.Move) bool {
	s, ok := t.Deciding()
	if !ok {
		return false
	}
	r, can := t.now().(rules.Revealer)
	return can && r.Reveals(s, m)
}
