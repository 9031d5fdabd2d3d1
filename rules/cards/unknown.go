package cards

import (
	"slices"

	"intrigue/rules"
)

// Unknown appends the cards of the deck that a reader cannot place: the heap, and
// the cards on top and at the bottom that only others know. Their number is open to
// everybody, their order here says nothing.
func (d *Deck) Unknown(by rules.Seat, to []Card) []Card {
	at := len(to)
	for i, c := range d.cards[:d.Len()] {
		if !d.readers[i].Has(by) {
			to = append(to, c)
		}
	}
	slices.Sort(to[at:])
	return to
}

// Refill puts other cards where a reader knows none, as many as Unknown counts:
// what he knows and who else knows something stays as it is. It is not ok, and
// nothing changes, when their number is another.
func (d *Deck) Refill(by rules.Seat, with []Card) (ok bool) {
	gaps := 0
	for _, e := range d.readers[:d.Len()] {
		if !e.Has(by) {
			gaps++
		}
	}
	if gaps != len(with) {
		return false
	}
	for i := range d.cards[:d.Len()] {
		if !d.readers[i].Has(by) {
			d.cards[i], with = with[0], with[1:]
		}
	}
	slices.Sort(d.Heap())
	return true
}
