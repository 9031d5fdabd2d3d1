package input

import "intrigue/rules"

// history is a game so far: its record, and the position before every entry and after
// the last one.
type history struct {
	record    rules.Record
	positions []rules.Position
}

// Len is the number of entries so far.
func (h *history) Len() int { return len(h.record.Entries) }

// now is the present position.
func (h *history) now() rules.Position { return h.positions[len(h.positions)-1] }

// takeBack removes the last n entries and returns them, the newest first.
func (h *history) takeBack(n int) (undone []rules.Entry) {
	keep := h.Len() - n
	for i := h.Len() - 1; i >= keep; i-- {
		undone = append(undone, h.record.Entries[i])
	}
	h.record.Entries = h.record.Entries[:keep]
	h.positions = h.positions[:keep+1]
	return undone
}

// endOf is the number of entries up to and including the last one that was made by one
// of these seats.
func (h *history) endOf(mine func(rules.Seat) bool) int {
	for i := h.Len(); i > 0; i-- {
		if mine(h.record.Entries[i-1].Seat) {
			return i
		}
	}
	return 0
}
