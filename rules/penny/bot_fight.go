package penny

// bout rates a fight of a hero: with one card, or with the best he could choose
// (NoCard).
func (b *brain) bout(c *core, h int8, card Card) int32 {
	g := b.g
	if card != NoCard {
		return b.against(c, h, card)
	}
	best := int32(-100)
	for _, k := range c.enemyRow {
		if k != NoCard {
			best = max(best, b.against(c, h, k))
		}
	}
	foes := c.players[h].foes
	for k := foes.first(); k != NoCard; k = foes.first() {
		foes.drop(k)
		best = max(best, b.against(c, h, k))
	}
	if at := c.players[h].at; at < places && (at == c.villainAt[MiniBoss] || at == c.villainAt[Boss]) && c.opponents(h)&fightRow == 0 {
		k := c.miniFoe(g)
		if at == c.villainAt[Boss] {
			k = g.mode.bossCard
		}
		if k != NoCard {
			return b.against(c, h, k)
		}
	}
	return best
}

// against rates a fight with one card.
func (b *brain) against(c *core, h int8, card Card) int32 {
	g := b.g
	p := &c.players[h]
	foe := g.of[card].Foe
	have := b.strength(c, h)
	for t, n := range foe.Weak {
		have += int(min(p.tokens[t], n))
	}
	need := c.healthOf(g, card) - c.lasting(g, card)
	n := int32(0)
	cover := int(p.tokens[Prevent])
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
			if c.wants(g, p, i, foe.Keywords) {
				n += 30
			}
		}
		if !g.regular(card) {
			n += 40
		}
	} else if c.mode == Rush && !g.regular(card) {
		n += 4 * int32(have)
	}
	return n
}

func (r *rating) fight(s step) int32 {
	b, c, h, want := r.b, r.c, r.f.hero, &r.want
	switch s.verb {
	case vFight:
		return b.against(c, h, Card(s.a))
	case vHit:
		if s.a == uint8(Damage) {
			return 30
		}
		return 20 - 3*int32(want[s.a])
	case vUse:
		return 10
	case vParry:
		if s.a == uint8(Prevent) {
			return 40
		}
		if want[s.a] >= 0 && c.mode == Prologue {
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
		if s.b < resources {
			price = 2 + 3*max(int32(want[s.b])+1, 0)
		}
	}
	switch s.verb {
	case vBuy, vBuyFor:
		if b.habit.noBuying {
			return -1
		}
		n := b.cardWorth(c, Card(s.a)) + 3*int32(b.g.of[s.a].Cost) - 5 - price
		if f := b.g.of[s.a]; f.Deck == shopCards && b.pawns(c, h) > 0 && f.Cost >= b.g.lever.Pawn {
			n += 30
		}
		return n
	case vHeal, vHealFor:
		return 12 - price + int32(1-s.a)
	case vDestroy, vDestroyFor:
		return 7 - b.cardWorth(c, Card(s.a)) - price
	case vRaise, vRaiseFor:
		return 8 - price
	case vSell, vSellFor:
		return 3*int32(b.g.of[s.a].Cost) - 2 - price
	case vSwap:
		return 2 * (int32(want[s.b]) - int32(want[s.a]) - 1)
	case vClaim:
		if len(p.foes.all()) > 1 {
			return -1
		}
		return b.against(c, h, Card(s.a)) / 4
	}
	return 0
}
