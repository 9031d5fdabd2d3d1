package session

import (
	"intrigue/rules"
)

// Seek shows the position before entry i; i == Len() is the present. What is shown is what the viewers could see then,
// and after the end everything. The game goes on meanwhile. While a curtain is up there is no past to look at.
func (t *Session) Seek(i int) {
	if _, up := t.Curtain(); up || i >= t.Len() {
		i = -1
	}
	t.cursor = max(i, -1)
}

// FindLast is the newest moment of the past of which ok holds, by what the viewers may see of it.
func (t *Session) FindLast(ok func(rules.View) bool) (at int, found bool) {
	by := t.Viewer()
	for i := t.Len() - 1; i >= 0; i-- {
		if ok(t.positions[i].Seen(by)) {
			return i, true
		}
	}
	return 0, false
}

// Said is an entry of the record in words, for those who look.
func (t *Session) Said(i int) string {
	e, by := t.record.Entries[i], t.Viewer()
	if teller, ok := t.positions[i].(rules.LogTeller); ok {
		return teller.Tell(e, by).Text
	}
	return string(e.Move)
}
