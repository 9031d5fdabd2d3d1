package session

import (
	"slices"

	"intrigue/rules"
)

// Seek shows the position before entry i; i == Len() is the present. What is shown
// is what the viewers could see then, and after the end everything. The game goes on
// meanwhile. While a curtain is up there is no past to look at.
func (t *Session) Seek(i int) {
	if _, up := t.Curtain(); up || i >= t.Len() {
		i = -1
	}
	t.cursor = max(i, -1)
}

// Cursor is the number of entries before the moment that is shown.
func (t *Session) Cursor() int {
	if t.Reviewing() {
		return t.cursor
	}
	return t.Len()
}

// FindLast is the newest moment of the past of which ok holds, by what the viewers
// may see of it.
func (t *Session) FindLast(ok func(rules.View) bool) (at int, found bool) {
	by := t.Viewer()
	for i := t.Len() - 1; i >= 0; i-- {
		if ok(t.positions[i].Seen(by)) {
			return i, true
		}
	}
	return 0, false
}

// MovesBefore counts the decisions before entry i: what luck did is none.
func (t *Session) MovesBefore(i int) (n int) {
	for _, e := range t.record.Entries[:min(max(i, 0), t.Len())] {
		if e.Seat >= 0 {
			n++
		}
	}
	return n
}

// Reviewing reports whether the past is shown.
func (t *Session) Reviewing() bool { return t.cursor >= 0 && t.cursor < t.Len() }

// Said is an entry of the record in words, for those who look.
func (t *Session) Said(i int) string {
	e, by := t.record.Entries[i], t.Viewer()
	if teller, ok := t.positions[i].(rules.Teller); ok {
		return teller.Tell(e, by).Text
	}
	return string(e.Move)
}

// ChoicesAt are what the seat of an entry could choose from. There are none while the game goes on:
// they might tell what is secret.
func (t *Session) ChoicesAt(i int) []rules.Choice {
	if !t.Over() || i < 0 || i >= t.Len() || t.record.Entries[i].Seat < 0 {
		return nil
	}
	return t.positions[i].Choices(t.record.Entries[i].Seat)
}

// Uncertainty is at how many places a hidden piece could be at a moment, for those who did not know.
type Uncertainty struct {
	Places int
	Said   string // the same in a sentence
}

// Uncertainty is how much was known before each entry, and at the end; nil for games in which nothing is hidden so,
// and before the end.
func (t *Session) Uncertainty() (all []Uncertainty) {
	if !t.Over() {
		return nil
	}
	sides := t.about.SidesOf(len(t.record.Seats))
	i := slices.IndexFunc(sides, func(s rules.Side) bool { return !s.Wide })
	for _, p := range t.positions {
		v, ok := p.Seen(sides[i].Seats[0]).(rules.Uncertain)
		if !ok {
			return nil
		}
		n, said := v.Uncertainty()
		all = append(all, Uncertainty{n, said})
	}
	return all
}
