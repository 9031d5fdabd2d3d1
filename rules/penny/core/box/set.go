package box

import (
	"iter"
	"math/bits"
)

// Card is the number of one card of the box. A card keeps its number for the whole
// game, wherever it lies.
type Card uint8

// NoCard stands where no card lies.
const NoCard Card = 255

// Deckable says how many numbers there are for cards that can come into a hero's
// deck. Events, schemes, jokes and open quests have higher numbers.
const Deckable = 192

// Set is a set of cards with numbers below Deckable. Methods with a value as their receiver change nothing.
type Set [Deckable / 64]uint64

func (s *Set) Add(c Card)     { s[c>>6] |= 1 << (c & 63) }
func (s *Set) Remove(c Card)  { s[c>>6] &^= 1 << (c & 63) }
func (s Set) Has(c Card) bool { return c < Deckable && s[c>>6]>>(c&63)&1 != 0 }
func (s Set) Empty() bool     { return s[0]|s[1]|s[2] == 0 }

func (s Set) Count() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

func (s Set) Or(t Set) Set      { return Set{s[0] | t[0], s[1] | t[1], s[2] | t[2]} }
func (s Set) And(t Set) Set     { return Set{s[0] & t[0], s[1] & t[1], s[2] & t[2]} }
func (s Set) Without(t Set) Set { return Set{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2]} }

// First returns the lowest card, or NoCard.
func (s Set) First() Card {
	for i, w := range s {
		if w != 0 {
			return Card(i*64 + bits.TrailingZeros64(w))
		}
	}
	return NoCard
}

// Nth returns the card with n lower ones in the set.
func (s Set) Nth(n int) Card {
	for i, w := range s {
		if k := bits.OnesCount64(w); n >= k {
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

// All returns the cards in rising order, as they were when the loop began.
func (s Set) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(Card(i*64 + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}
