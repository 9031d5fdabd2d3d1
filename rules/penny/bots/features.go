package bots

import (
	"sync"

	"intrigue/rules/penny/core/box"
)

// features are the numbers that bots read off the cards of an edition, by card.
type features struct {
	damage [256]int   // that it brings
	draws  [256]int   // cards it draws
	kinds  [256]uint8 // resources it can give, as bits
	any    [256]uint8 // and how many of any kind
	value  [256]int32 // in a deck
	giving box.Set    // cards that only give
}

var editions = func() (all [box.Newest]func() *features) {
	for i := range all {
		all[i] = sync.OnceValue(func() *features { return read(box.Edition(i + 1)) })
	}
	return all
}()

// read are the features of the cards of a box.
func read(b *box.Box) *features {
	x := &features{}
	for k := range b.Of {
		f := b.Of[k]
		if f == nil {
			continue
		}
		at := f.Play
		if f.Charge != nil {
			at = f.Charge.Ability
		} else if k < box.Deckable && onlyGives(b, at) {
			x.giving.Add(box.Card(k))
		}
		if f.Charge == nil {
			x.any[k] = uint8(yield(b, at, box.AnyToken))
		}
		x.damage[k], x.draws[k] = yield(b, at, box.Damage), yield(b, at, box.NoToken)
		n := 3*x.damage[k] + 3*x.draws[k] + 2*yield(b, at, box.Prevent) + 2*yield(b, at, box.Movement) + 2*yield(b, at, box.Gold)
		for t := range box.Token(box.Resources) {
			if f.Charge == nil && yield(b, at, t) > 0 {
				x.kinds[k] |= 1 << t
			}
			n += 3 * yield(b, at, t)
		}
		n += 4*yield(b, at, box.AnyToken) + 3*heals(b, at) + f.Points
		if f.Charge != nil {
			n = n/2 + 3
		}
		if k < box.Deckable && b.Enters(f.Play) {
			n += 2
		}
		x.value[k] = int32(n)
	}
	return x
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

// heals is how many Wounded a block destroys.
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

// yield is about how much of a token a block gives; noToken asks for cards drawn.
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
