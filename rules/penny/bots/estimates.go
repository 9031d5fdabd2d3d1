package bots

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// What a hero has, and what he lacks.

// damageAtHand is about how much damage a hero can deal with hand and pool.
func (b *Agent) damageAtHand(c *core.State, h int8) int {
	p := &c.Players[h]
	n := int(p.Tokens[box.Damage])
	for k := range p.Hand.All() {
		n += b.f.damage[k]
	}
	for i := core.ChargeSlot; i < core.Slots; i++ {
		if s := &p.Slot[i]; b.g.Full(s) {
			n += b.f.damage[s.Card]
		}
	}
	return n
}

// goldAtHand is about how much gold a hero will have in this turn.
func (b *Agent) goldAtHand(c *core.State, h int8) int {
	p := &c.Players[h]
	n := int(p.Tokens[box.Gold])
	for k := range p.Hand.All() {
		n += b.g.Of[k].Wealth
	}
	return n
}

// trophiesLacking is how many trophies a hero lacks that Shop cards of his could still stand for.
func (b *Agent) trophiesLacking(c *core.State, h int8) int {
	if b.g.Tuning.Pawn == 0 || c.Mode != box.Prologue {
		return 0
	}
	p := &c.Players[h]
	n := b.g.Tuning.WalkTrophies - int(p.Slot[core.WalkSlot].Trophies)
	for k := range p.Cards().And(b.g.Goods).All() {
		if b.g.Of[k].Cost >= b.g.Tuning.Pawn {
			n--
		}
	}
	return n
}
