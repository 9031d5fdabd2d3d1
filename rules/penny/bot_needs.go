package penny

import (
	"intrigue/rules/penny/core/box"
)

// What a hero has, and what he lacks.

// strength is about how much damage a hero can deal with hand and pool.
func (b *brain) strength(c *core, h int8) int {
	p := &c.players[h]
	n := int(p.tokens[box.Damage])
	hand := p.hand
	for k := hand.First(); k != box.NoCard; k = hand.First() {
		hand.Remove(k)
		n += b.f.damage[k]
	}
	for i := chargeSlot; i < slots; i++ {
		if s := &p.slot[i]; b.g.full(s) {
			n += b.f.damage[s.card]
		}
	}
	return n
}

// gold is about how much gold a hero will have in this turn.
func (b *brain) gold(c *core, h int8) int {
	p := &c.players[h]
	n := int(p.tokens[box.Gold])
	hand := p.hand
	for k := hand.First(); k != box.NoCard; k = hand.First() {
		hand.Remove(k)
		n += b.g.Of[k].Wealth
	}
	return n
}

// pawns is how many trophies a hero lacks that Shop cards of his could still stand for.
func (b *brain) pawns(c *core, h int8) int {
	if b.g.lever.Pawn == 0 || c.mode != box.Prologue {
		return 0
	}
	p := &c.players[h]
	n := b.g.lever.WalkTrophies - int(p.slot[walkSlot].trophies)
	all := p.cards()
	all = all.And(b.g.goods)
	for k := all.First(); k != box.NoCard; k = all.First() {
		if all.Remove(k); b.g.Of[k].Cost >= b.g.lever.Pawn {
			n--
		}
	}
	return n
}
