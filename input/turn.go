package input

import "intrigue/rules"

// Turn is what a hint for those who decide now may be made from: exactly what a
// bot in their place would be told. It reports false when nobody at the screen
// has to decide. The Turn stays good after the table has gone on, so a hint may
// be worked out in another goroutine.
func (t *Table) Turn() (rules.Turn, bool) {
	s, ok := t.Deciding()
	if !ok || t.Reviewing() {
		return rules.Turn{}, false
	}
	return t.turn(s), true
}

// Reveals reports whether a move of Deciding would show somebody something new,
// so that it could not be taken back without asking.
func (t *Table) Reveals(m rules.Move) bool {
	s, ok := t.Deciding()
	if !ok {
		return false
	}
	r, can := t.pos().(rules.Revealer)
	return can && r.Reveals(s, m)
}
