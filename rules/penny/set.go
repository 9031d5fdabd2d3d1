package penny

import (
	"math/bits"
	"math/rand/v2"
)

// Card is the number of one card of the box. A card keeps its number for the whole
// game, wherever it lies.
type Card uint8

// NoCard stands where no card lies.
const NoCard Card = 255

// deckable is how many numbers there are for cards that can come into a hero's
// deck. Events, schemes, jokes and open quests have higher numbers.
const deckable = 192

// set is a set of cards with numbers below deckable.
type set [deckable / 64]uint64

func (s *set) add(c Card)     { s[c>>6] |= 1 << (c & 63) }
func (s *set) drop(c Card)    { s[c>>6] &^= 1 << (c & 63) }
func (s set) has(c Card) bool { return c < deckable && s[c>>6]>>(c&63)&1 != 0 }
func (s set) none() bool      { return s[0]|s[1]|s[2] == 0 }

func (s set) count() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

func (s *set) merge(t set) {
	for i := range s {
		s[i] |= t[i]
	}
}

func (s set) without(t set) set {
	for i := range s {
		s[i] &^= t[i]
	}
	return s
}

func (s set) and(t set) set {
	for i := range s {
		s[i] &= t[i]
	}
	return s
}

// first is the lowest card, or NoCard.
func (s set) first() Card {
	for i, w := range s {
		if w != 0 {
			return Card(i*64 + bits.TrailingZeros64(w))
		}
	}
	return NoCard
}

// nth is the card with n lower ones in the set.
func (s set) nth(n int) Card {
	for i, w := range s {
		k := bits.OnesCount64(w)
		if n >= k {
			n -= k
			continue
		}
		for ; n > 0; n-- {
			w &= w - 1
		}
		return Card(i*64 + bits.TrailingZeros64(w))
	}
	return NoCard
}

// any is a card drawn by chance, or NoCard out of an empty set.
func (s set) any(r *rand.Rand) Card {
	n := s.count()
	if n == 0 {
		return NoCard
	}
	return s.nth(r.IntN(n))
}

// all lists the cards in rising order. It allocates.
func (s set) all() []Card {
	var out []Card
	for c := s.first(); c != NoCard; c = s.first() {
		out = append(out, c)
		s.drop(c)
	}
	return out
}
