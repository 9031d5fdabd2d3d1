package penny

// What a hero has, and what he lacks.

// wants is how many of each resource a hero could still use: for quests, and for
// closing portals.
func (b *brain) wants(c *core, h int8) [resources]int8 {
	var out [resources]int8
	p := &c.players[h]
	g := b.g
	for i := range p.slot[:chargeSlot] {
		s := &p.slot[i]
		if s.card == NoCard {
			continue
		}
		for t := range resources {
			if i == walkSlot {
				if s.res[t] == 0 && s.total() < g.lever.WalkKinds+g.lever.WalkAny {
					out[t]++
				}
			} else if q := g.of[s.card].Quest; q.Needs[t] > s.res[t] {
				out[t] += int8(q.Needs[t] - s.res[t])
			}
		}
	}
	for t := range resources {
		out[t] -= int8(p.tokens[t])
	}
	return out
}

// strength is about how much damage a hero can deal with hand and pool.
func (b *brain) strength(c *core, h int8) int {
	p := &c.players[h]
	n := int(p.tokens[Damage])
	hand := p.hand
	for k := hand.first(); k != NoCard; k = hand.first() {
		hand.drop(k)
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
	n := int(p.tokens[Gold])
	hand := p.hand
	for k := hand.first(); k != NoCard; k = hand.first() {
		hand.drop(k)
		n += b.g.of[k].Wealth
	}
	return n
}

// pawns is how many trophies a hero lacks that Shop cards of his could still stand for.
func (b *brain) pawns(c *core, h int8) int {
	if b.g.lever.Pawn == 0 || c.mode != Prologue {
		return 0
	}
	p := &c.players[h]
	n := b.g.lever.WalkTrophies - int(p.slot[walkSlot].trophies)
	all := p.cards()
	all = all.and(b.g.goods)
	for k := all.first(); k != NoCard; k = all.first() {
		if all.drop(k); b.g.of[k].Cost >= b.g.lever.Pawn {
			n--
		}
	}
	return n
}
