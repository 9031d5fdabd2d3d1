package bots

import (
	"sync"

	"intrigue/rules/penny/core/box"
)

// features are the numbers that bots read off the cards, by card.
type features struct {
	damage  [256]int   // tokens that it brings
	draws   [256]int   // cards it draws
	kinds   [256]uint8 // resources it can give, as bits
	any     [256]uint8 // and how many of any kind
	value   [256]int32 // in a deck
	arms    [256]int32 // in a deck that is to beat opponents
	stock   [256]int32 // in a deck that is to reclaim tiles
	giving  box.Set    // cards that only give: see onlyGives
	charges box.Set    // charge cards
}

// printed returns the features of the cards of the box.
var printed = sync.OnceValue(func() *features {
	b, x := box.Printed(), &features{}
	for k := range b.Of {
		f := b.Of[k]
		if f == nil {
			continue
		}
		at := f.Play
		if f.Charge != nil {
			at = f.Charge.Ability
			if k < box.Deckable {
				x.charges.Add(box.Card(k))
			}
		} else if k < box.Deckable && onlyGives(b, at) {
			x.giving.Add(box.Card(k))
		}
		if f.Charge == nil {
			x.any[k] = uint8(yield(b, at, box.AnyToken))
		}
		x.damage[k], x.draws[k] = yield(b, at, box.Damage), yield(b, at, box.NoToken)
		for t := range box.Token(box.Resources) {
			if f.Charge == nil && yield(b, at, t) > 0 {
				x.kinds[k] |= 1 << t
			}
		}
		n := inDeck.of(b, at) + f.Points
		arms, stock := forArms.of(b, at), forStock.of(b, at)
		if f.Charge != nil {
			n, arms, stock = n/2+3, arms/2, stock/2
		} else if f.Deck == box.ShopCards {
			arms += forArms.damage * b.Modes[box.Rush].Levers[0].Novelty
		}
		if k < box.Deckable && b.Enters(f.Play) {
			n += 2
		}
		x.value[k], x.arms[k], x.stock[k] = int32(n), int32(arms), int32(stock)
	}
	return x
})

// weights hold what counts in a card each time it is played.
type weights struct{ resource, any, damage, cards, prevent, movement, gold, heal int }

var (
	inDeck   = weights{resource: 3, any: 4, damage: 3, cards: 3, prevent: 2, movement: 2, gold: 2, heal: 3}
	forArms  = weights{resource: 2, any: 3, damage: 4, cards: 3, prevent: 2, movement: 1, heal: 2} // in a Boss Rush
	forStock = weights{resource: 3, any: 3, cards: 2, movement: 1}                                 // for reclaiming tiles
)

// of is about what a block of a card counts.
func (w weights) of(b *box.Box, at box.Block) int {
	n := w.heal * heals(b, at)
	for t := range box.Token(box.Resources) {
		n += w.resource * yield(b, at, t)
	}
	for t, each := range map[box.Token]int{box.AnyToken: w.any, box.Damage: w.damage, box.NoToken: w.cards, box.Prevent: w.prevent,
		box.Movement: w.movement, box.Gold: w.gold} {
		n += each * yield(b, at, t)
	}
	return n
}

// onlyGives reports whether a block does nothing but give certain tokens and cards.
func onlyGives(b *box.Box, at box.Block) bool {
	for i := range b.Blocks[at] {
		switch e := &b.Blocks[at][i]; {
		case e.Op == box.OpGain && e.Token < box.Tokens, e.Op == box.OpDraw, e.Op == box.OpPrevent:
		case e.Op == box.OpWhen && onlyGives(b, e.Then) && onlyGives(b, e.Other), e.Op == box.OpPer && onlyGives(b, e.Then):
		default:
			return false
		}
	}
	return true
}

// heals returns how many Wounded a block destroys.
func heals(b *box.Box, at box.Block) int {
	n := 0
	for i := range b.Blocks[at] {
		switch e := &b.Blocks[at][i]; e.Op {
		case box.OpDestroy:
			if e.Sort == box.WoundedCard {
				n += int(e.N)
			}
		case box.OpChoose:
			best := 0
			for _, o := range e.Option[:e.Options] {
				best = max(best, heals(b, o))
			}
			n += best
		case box.OpEach:
			n += heals(b, e.Then)
		}
	}
	return n
}

// yield is about how much of a token a block gives; NoToken asks for cards drawn. Of several ways it takes the
// best, and of what depends on something a half.
func yield(b *box.Box, at box.Block, t box.Token) int {
	n := 0
	for i := range b.Blocks[at] {
		e := &b.Blocks[at][i]
		switch e.Op {
		case box.OpGain:
			if e.Token == t {
				n += int(e.N)
			}
		case box.OpPrevent:
			if t == box.Prevent {
				n += int(e.N)
			}
		case box.OpDraw:
			if t == box.NoToken {
				n += int(e.N)
			}
		case box.OpChoose:
			best := 0
			for _, o := range e.Option[:e.Options] {
				best = max(best, yield(b, o, t))
			}
			n += best
		case box.OpPay:
			n += max(yield(b, e.Then, t), yield(b, e.Other, t))
		case box.OpWhen:
			n += (yield(b, e.Then, t) + yield(b, e.Other, t) + 1) / 2
		case box.OpEach, box.OpPer:
			n += yield(b, e.Then, t)
		}
	}
	return n
}
