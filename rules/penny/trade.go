package penny

import (
	"intrigue/rules/penny/core/box"
)

// Trade (PEN-71, PEN-155): the active hero lays an offer on the table, thing by
// thing, and the other one's person accepts it or not. i says who decides; n is how
// many exchanges are left in this Field Action.
const (
	tradeOffer = iota
	tradeAnswer
)

const (
	mostDeals = 3 // exchanges in one Field Action
	mostItems = 4 // things on one side of an offer
)

// goodsOf are the cards a hero may trade: of pool and discard pile, but no class
// cards and no finished Personal Quests, and assigned enemies.
func (c *core) goodsOf(g *game, h int8) box.Set {
	p := c.me(h)
	s := p.pool
	s.Merge(p.pile)
	s = s.Without(g.kept)
	s.Merge(p.foes)
	return s
}

// tradable reports whether two heroes have anything to trade.
func (c *core) tradable(g *game, a, b int8) bool {
	for _, h := range [2]int8{a, b} {
		p := c.me(h)
		if p.resourcesOf() > 0 || p.tokens[box.Gold] > 0 || p.tokens[box.Movement] > 0 {
			return true
		}
		if goods := c.goodsOf(g, h); !goods.Empty() {
			return true
		}
	}
	return false
}

// barter reports whether a token can be traded: no damage, no prevention.
func barter(t box.Token) bool { return t < box.Resources || t == box.Gold || t == box.Movement }

func (c *core) listTrade(g *game, f *frame, buf []step) []step {
	o := &c.offer
	if f.i == tradeAnswer {
		return append(buf, step{verb: vAccept}, step{verb: vRefuse})
	}
	verbs := [2][2]verb{{vGive, vHand}, {vAsk, vWant}}
	for side, h := range [2]int8{f.hero, int8(o.with)} {
		if o.items[side] >= mostItems {
			continue
		}
		p := c.me(h)
		for t := range box.Token(box.Tokens) {
			if barter(t) && p.tokens[t] > o.tokens[side][t] {
				buf = append(buf, step{verbs[side][0], uint8(t), 0})
			}
		}
		goods := c.goodsOf(g, h)
		buf = listSet(buf, verbs[side][1], goods.Without(o.cards[side]))
	}
	if o.items[0]+o.items[1] > 0 {
		buf = append(buf, step{verb: vPropose})
	}
	return append(buf, step{verb: vDone})
}

func (c *core) doTrade(g *game, f *frame, s step) {
	o := &c.offer
	switch s.verb {
	case vGive, vAsk:
		side := side(s.verb)
		o.tokens[side][s.a]++
		o.items[side]++
	case vHand, vWant:
		side := side(s.verb)
		o.cards[side].Add(box.Card(s.a))
		o.items[side]++
	case vPropose:
		f.i = tradeAnswer
	case vAccept, vRefuse:
		if s.verb == vAccept {
			c.exchange(f.hero)
		}
		*o = bargain{with: o.with}
		f.i = tradeOffer
		if f.n--; f.n <= 0 || !c.tradable(g, f.hero, int8(o.with)) {
			c.pop()
		}
	case vDone:
		c.offer = bargain{}
		c.pop()
	}
}

// side is 0 for what the active hero gives and 1 for what he asks for.
func side(v verb) int {
	if v == vGive || v == vHand {
		return 0
	}
	return 1
}

// exchange carries the offer out. Cards go to the partner's discard pile, enemies are
// assigned to him.
func (c *core) exchange(h int8) {
	o := &c.offer
	pair := [2]int8{h, int8(o.with)}
	for i, from := range pair {
		to := pair[1-i]
		for t, n := range o.tokens[i] {
			c.me(from).spend(box.Token(t), int(n))
			c.give(to, box.Token(t), int(n))
		}
		for k := o.cards[i].First(); k != box.NoCard; k = o.cards[i].First() {
			o.cards[i].Remove(k)
			if p := c.me(from); p.foes.Has(k) {
				p.foes.Remove(k)
				c.me(to).foes.Add(k)
				continue
			}
			c.me(from).drop(k)
			c.me(to).pile.Add(k)
		}
	}
}
