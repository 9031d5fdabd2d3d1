package penny

import (
	"intrigue/rules/penny/core/box"
)

// What a hero has, and what he lacks.

// wants is how many of each resource a hero could still use: for quests, and for
// closing portals.
func (b *brain) wants(c *core, h int8) [box.Resources]int8 {
	var out [box.Resources]int8
	p := &c.players[h]
	g := b.g
	for i := range p.slot[:chargeSlot] {
		s := &p.slot[i]
		if s.card == box.NoCard {
			continue
		}
		for t := range box.Resources {
			if i == walkSlot {
				if s.res[t] == 0 && s.total() < g.lever.WalkKinds+g.lever.WalkAny {
					out[t]++
				}
			} else if q := g.Of[s.card].Quest; q.Needs[t] > s.res[t] {
				out[t] += int8(q.Needs[t] - s.res[t])
			}
		}
	}
	for t := range box.Resources {
		out[t] -= int8(p.tokens[t])
	}
	return out
}

// strength is about how much damage a hero can deal with hand and pool.
func (b *brain) strength(c *core, h int8) int {
	p := &c.players[h]
	n := int(p.tokens[box.Damage])
	hand := p.hand
	for k := hand.First(); k != box.NoCard; k = hand.First() {
		hand.Remove(k)
		n += b.g.hits[k]
	}
	for i := chargeSlot; i < slots; i++ {
		if s := &p.slot[i]; b.g.full(s) {
			n += b.g.hits[s.card]
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
