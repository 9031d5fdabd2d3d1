package cards

import (
	"math/rand/v2"
	"slices"
)

// Most is how many cards a deck can hold.
const Most = 96

// Deck is a face-down deck: the cards known to lie on top, a heap in no order, and
// the cards known to lie at the bottom. It is a flat value, copied by assignment,
// and none of its methods allocates unless its comment says so.
type Deck struct {
	cards            [Most]Card      // top first; the heap is sorted
	readers          [Most]ReaderSet // who knows the card at this place; none in the heap
	top, heap, under uint8           // how many of each
}

// Of is a shuffled deck of these cards. Those beyond Most are left out.
func Of(cs ...Card) (d Deck) {
	d.Shuffle(cs...)
	return d
}

// Len is how many cards there are.
func (d *Deck) Len() int { return int(d.top) + int(d.heap) + int(d.under) }

// Top are the cards known to somebody to lie on top, the first one uppermost.
func (d *Deck) Top() []Card { return d.cards[:d.top:d.top] }

// Heap are the cards of which nobody knows where they lie, in rising order.
func (d *Deck) Heap() []Card { return d.cards[d.top : d.top+d.heap : d.top+d.heap] }

// Under are the cards known to somebody to lie at the bottom, the last one lowest.
func (d *Deck) Under() []Card {
	n := d.Len()
	return d.cards[d.top+d.heap : n : n]
}

// May reports whether c can be the card that comes next.
func (d *Deck) May(c Card) bool {
	switch {
	case d.top == 0 && d.heap > 0:
		_, found := slices.BinarySearch(d.Heap(), c)
		return found
	case d.Len() == 0:
		return false
	}
	return d.cards[0] == c
}

// Roll is the card that comes next; out of the heap it is drawn with r, each copy
// alike. It is not ok when the deck is empty.
func (d *Deck) Roll(r *rand.Rand) (c Card, ok bool) {
	if d.Len() == 0 {
		return 0, false
	}
	if d.top == 0 && d.heap > 0 {
		return d.cards[r.IntN(int(d.heap))], true
	}
	return d.cards[0], true
}

// Draw takes c from the top and tells who knew it there. It is not ok, and nothing
// changes, when c cannot be the next card.
func (d *Deck) Draw(c Card) (known ReaderSet, ok bool) {
	switch {
	case !d.May(c):
		return Nobody, false
	case d.top == 0 && d.heap > 0:
		i, _ := slices.BinarySearch(d.Heap(), c)
		d.remove(i)
		d.heap--
		return Nobody, true
	}
	known = d.readers[0]
	d.remove(0)
	if d.top > 0 {
		d.top--
	} else {
		d.under--
	}
	return known, true
}

// remove closes the gap at a place.
func (d *Deck) remove(i int) {
	n := d.Len()
	copy(d.cards[i:n-1], d.cards[i+1:n])
	copy(d.readers[i:n-1], d.readers[i+1:n])
	d.cards[n-1], d.readers[n-1] = 0, Nobody
}

// insert puts a card at a place. The deck must not be full.
func (d *Deck) insert(i int, c Card, known ReaderSet) {
	n := d.Len()
	copy(d.cards[i+1:n+1], d.cards[i:n])
	copy(d.readers[i+1:n+1], d.readers[i:n])
	d.cards[i], d.readers[i] = c, known
}

// PutTop lays a card on top, known to some. It is not ok when the deck is full.
func (d *Deck) PutTop(c Card, known ReaderSet) (ok bool) {
	if d.Len() == Most {
		return false
	}
	d.insert(0, c, known)
	d.top++
	return true
}

// PutUnder lays a card at the bottom, known to some. It is not ok when the deck is
// full.
func (d *Deck) PutUnder(c Card, known ReaderSet) (ok bool) {
	if d.Len() == Most {
		return false
	}
	d.insert(d.Len(), c, known)
	d.under++
	return true
}

// Shuffle mixes the whole deck, and more cards into it: nobody knows an order any
// more. It is not ok when not all of them found room; the others are left out.
func (d *Deck) Shuffle(more ...Card) (ok bool) {
	n := d.Len()
	fits := copy(d.cards[n:], more)
	n += fits
	slices.Sort(d.cards[:n])
	clear(d.readers[:])
	d.top, d.heap, d.under = 0, uint8(n), 0
	return fits == len(more)
}

// Take picks a card out of the deck, wherever it lies, as after a search through
// it. The order of the others stays known as it was; a caller who wants them mixed calls
// Shuffle. It is not ok when c is not there.
func (d *Deck) Take(c Card) (ok bool) {
	i := slices.Index(d.cards[:d.Len()], c)
	if i < 0 {
		return false
	}
	d.remove(i)
	switch {
	case i < int(d.top):
		d.top--
	case i < int(d.top+d.heap):
		d.heap--
	default:
		d.under--
	}
	return true
}
