package cards

import "intrigue/rules"

// Card is the number of a card in its game. Two cards with the same number are
// copies that nobody can tell apart.
type Card uint8

// ReaderSet holds the readers who know something, as bits: seats 0 to 6, and the public as bit 7.
// What the public knows is known to all.
type ReaderSet uint8

const (
	Nobody    ReaderSet = 0
	Everybody ReaderSet = 0xff
)

// Has reports whether a reader is among them.
func (r ReaderSet) Has(by rules.Seat) bool {
	if by == rules.Public {
		return r>>7 != 0
	}
	return by >= 0 && by < 7 && r>>by&1 != 0
}
