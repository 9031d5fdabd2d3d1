package input

import "intrigue/rules"

// Line is one line of the log.
type Line struct {
	Entry int // index into the record
	Seat  rules.Seat
	Text  string
	// Targets are the ids the line speaks of; the first one gives it its picture.
	Targets []string
}

// logCache keeps the lines told so far to one reader.
type logCache struct {
	by    rules.Seat
	told  int // entries
	lines []Line
}

// Log is the game in words for the viewers, without what they may not know.
// Entries that their game does not put into words for them have no line. The
// slice is the table's own: read it, do not change it.
func (t *Table) Log() []Line {
	by := t.Viewer()
	c := &t.lines
	if c.by != by || c.told > t.Len() {
		*c = logCache{by: by}
	}
	for ; c.told < t.Len(); c.told++ {
		teller, ok := t.positions[c.told].(rules.Teller)
		if !ok {
			continue
		}
		e := t.record.Entries[c.told]
		if told := teller.Tell(e, by); told.Text != "" {
			c.lines = append(c.lines, Line{Entry: c.told, Seat: e.Seat, Text: told.Text, Targets: told.Targets})
		}
	}
	return c.lines
}
