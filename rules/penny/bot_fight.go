package penny

import (
	"intrigue/rules/penny/core/box"
)

// bout rates a fight of a hero: with one card, or with the best he could choose
// (NoCard).
func (b *brain) bout(c *core, h int8, card box.Card) int32 {
	g := b.g
	if card != box.NoCard {
		return b.against(c, h, card)
	}
	best := int32(-100)
	for _, k := range c.enemyRow {
		if k != box.NoCard {
			best = max(best, b.against(c, h, k))
		}
	}
	foes := c.players[h].foes
	for k := foes.First(); k != box.NoCard; k = foes.First() {
		foes.Remove(k)
		best = max(best, b.against(c, h, k))
	}
	if at := c.players[h].at; at < box.Places && (at == c.villainAt[box.MiniBoss] || at == c.villainAt[box.Boss]) && c.opponents(h)&fightRow == 0 {
		k := c.miniFoe(g)
		if at == c.villainAt[box.Boss] {
			k = g.mode.BossCard
		}
		if k != box.NoCard {
			return b.against(c, h, k)
		}
	}
	return best
}

// against rates a fight with one card.
func (b *brain) against(c *core, h int8, card box.Card) int32 {
	g := b.g
	p := &c.players[h]
	foe := g.Of[card].Foe
	have := b.strength(c, h)
	for t, n := range foe.Weak {
		have += int(min(p.tokens[t], n))
	}
	need := c.healthOf(g, card) - c.lasting(g, card)
	n := int32(0)
	cover := int(p.tokens[box.Prevent])
	for _, t := range c.hitsOf(g, card) {
		switch {
		case p.tokens[t] > 0:
			n -= 2
		case cover > 0:
			cover--
			n--
		default:
			n -= 9
		}
	}
	if have >= need {
		n += 30
		for i := range p.slot[:chargeSlot] {
			if c.takesTrophy(g, p, i, foe.Keywords) {
				n += 30
			}
		}
		if !g.regular(card) {
			n += 40
		}
	} else if c.mode == box.Rush && !g.regular(card) {
		n += 4 * int32(have)
	}
	return n
}

func (r *rating) fight(s step) int32 {
	b, c, h, want := r.b, r.c, r.f.hero, &r.want
	switch s.verb {
	case vFight:
		return b.against(c, h, box.Card(s.a))
	case vHit:
		if s.a == uint8(box.Damage) {
			return 30
		}
		return 20 - 3*int32(want[s.a])
	case vUse:
		return 10
	case vParry:
		if s.a == uint8(box.Prevent) {
			return 40
		}
		if want[s.a] >= 0 && c.mode == box.Prologue {
			return 12 // the resource was meant for a quest
		}
		return 30
	case vBleed:
		return 14
	}
	return 0
}

func (r *rating) action(s step) int32 {
	b, c, h, want := r.b, r.c, r.f.hero, &r.want
	p := &c.players[h]
	price := int32(0)
	switch s.verb {
	case vHealFor, vBuyFor, vDestroyFor, vRaiseFor, vSellFor:
		if s.b < box.Resources {
			price = 2 + 3*max(int32(want[s.b])+1, 0)
		}
	}
	switch s.verb {
	case vBuy, vBuyFor:
		if b.habit.noBuying {
			return -1
		}
		n := b.cardWorth(c, box.Card(s.a)) + 3*int32(b.g.Of[s.a].Cost) - 5 - price
		if f := b.g.Of[s.a]; f.Deck == box.ShopCards && b.pawns(c, h) > 0 && f.Cost >= b.g.lever.Pawn {
			n += 30
		}
		return n
	case vHeal, vHealFor:
		return 12 - price + int32(1-s.a)
	case vDestroy, vDestroyFor:
		return 7 - b.cardWorth(c, box.Card(s.a)) - price
	case vRaise, vRaiseFor:
		return 8 - price
	case vSell, vSellFor:
		return 3*int32(b.g.Of[s.a].Cost) - 2 - price
	case vSwap:
		return 2 * (int32(want[s.b]) - int32(want[s.a]) - 1)
	case vClaim:
		if len(p.foes.All()) > 1 {
			return -1
		}
		return b.against(c, h, box.Card(s.a)) / 4
	}
	return 0
}
