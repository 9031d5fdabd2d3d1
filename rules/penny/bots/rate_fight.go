package bots

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// fightValue rates a fight of a hero with the best enemy he could choose.
func (b *Agent) fightValue(c *core.State, h int8) int32 {
	g := b.g
	best := int32(-100)
	for _, k := range c.EnemyRow {
		if k != box.NoCard {
			best = max(best, b.fightValueAgainst(c, h, k))
		}
	}
	for k := range c.Players[h].Foes.All() {
		best = max(best, b.fightValueAgainst(c, h, k))
	}
	if at := c.Players[h].At; at < box.Places && (at == c.VillainAt[box.MiniBoss] || at == c.VillainAt[box.Boss]) &&
		c.Fightable(h)&core.FightRow == 0 {
		k := c.MiniFoe(g)
		if at == c.VillainAt[box.Boss] {
			k = g.Scenario.BossCard
		}
		if k != box.NoCard {
			return b.fightValueAgainst(c, h, k)
		}
	}
	return best
}

// fightValueAgainst rates a fight with one card.
func (b *Agent) fightValueAgainst(c *core.State, h int8, card box.Card) int32 {
	g := b.g
	p := &c.Players[h]
	foe := g.Of[card].Foe
	have := b.damageAtHand(c, h)
	for t, n := range foe.Weak {
		have += int(min(p.Tokens[t], n))
	}
	need := c.HealthOf(g, card) - c.Lasting(g, card)
	n := int32(0)
	cover := p.Tokens[box.Prevent]
	for _, t := range c.HitsOf(g, card) {
		switch {
		case p.Tokens[t] > 0:
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
		for i := range p.Slot[:core.ChargeSlot] {
			if c.TakesTrophy(g, p, i, foe.Keywords) {
				n += 30
			}
		}
		if !g.Regular(card) {
			n += 40
		}
	} else if c.Mode == box.Rush && !g.Regular(card) {
		n += 4 * int32(have)
	}
	return n
}

func (r *scorer) scoreFight(a core.Action) int32 {
	b, c, h, want := r.b, r.c, r.f.Hero, &r.want
	switch a.Kind {
	case core.Fight:
		return b.fightValueAgainst(c, h, box.Card(a.What))
	case core.Hit:
		if a.What == uint8(box.Damage) {
			return 30
		}
		return 20 - 3*int32(want[a.What])
	case core.Use:
		return 10
	case core.Parry:
		if a.What == uint8(box.Prevent) {
			return 40
		}
		if want[a.What] >= 0 && c.Mode == box.Prologue {
			return 12 // the resource was meant for a quest
		}
		return 30
	case core.Bleed:
		return 14
	}
	return 0
}

func (r *scorer) scoreFieldAction(a core.Action) int32 {
	b, c, h, want := r.b, r.c, r.f.Hero, &r.want
	price := int32(0) // of the resource that pays
	switch a.Kind {
	case core.HealFor, core.BuyFor, core.DestroyFor, core.RaiseFor, core.SellFor:
		if a.With < box.Resources {
			price = 2 + 3*max(int32(want[a.With])+1, 0)
		}
	}
	switch a.Kind {
	case core.Buy, core.BuyFor:
		card := box.Card(a.What)
		f := b.g.Of[card]
		scarce := b.g.Goods.Has(card) && c.Mode == box.Heist && c.Chapter <= 2 && c.Shop.Len()+c.ShopOff.Count() <= leastShop
		if b.Variant.NoBuying || scarce {
			return -1
		}
		n := b.cardValue(c, card) + 3*int32(f.Cost) - 5 - price
		if f.Deck == box.ShopCards && b.trophiesLacking(c, h) > 0 && f.Cost >= b.g.Tuning.Pawn {
			n += 30
		}
		return n
	case core.Heal, core.HealFor:
		return 12 - price + int32(1-a.What)
	case core.Destroy, core.DestroyFor:
		return 7 - b.cardValue(c, box.Card(a.What)) - price
	case core.Raise, core.RaiseFor:
		return 8 - price
	case core.Sell, core.SellFor:
		return 3*int32(b.g.Of[a.What].Cost) - 2 - price
	case core.Swap:
		return 2 * (int32(want[a.With]) - int32(want[a.What]) - 1)
	case core.Claim:
		if c.Players[h].Foes.Count() > 1 {
			return -1
		}
		return b.fightValueAgainst(c, h, box.Card(a.What)) / 4
	}
	return 0
}

// damageAtHand is about how much damage a hero can deal with hand and pool.
func (b *Agent) damageAtHand(c *core.State, h int8) int {
	p := &c.Players[h]
	n := int(p.Tokens[box.Damage])
	for k := range p.Hand.All() {
		n += b.f.damage[k]
	}
	if novelty := b.g.Tuning.Novelty; novelty > 0 {
		n += novelty * p.Hand.And(b.g.Goods).Count()
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

// trophiesLacking returns how many trophies a hero lacks that Shop cards of his could still stand for.
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
