package penny

import (
	"intrigue/rules/penny/core/box"
)

// What lies on quests and charge cards, and what may be done with it in steps 3 and
// 4 without a Field Action (PEN-34, PEN-131).

// slotOf is the slot of a card, or -1.
func (p *player) slotOf(card box.Card) int {
	for i := range p.slot {
		if p.slot[i].card == card {
			return i
		}
	}
	return -1
}

// room reports whether one more resource fits on a slot.
func (c *core) room(g *game, p *player, i int, t int) bool {
	s := &p.slot[i]
	if s.card == box.NoCard {
		return false
	}
	f := g.Of[s.card]
	switch {
	case i == walkSlot:
		kinds, n := 0, s.total()
		for k := range box.Resources {
			if s.res[k] > 0 || k == t {
				kinds++
			}
		}
		return n < g.lever.WalkKinds+g.lever.WalkAny && n+1-min(kinds, g.lever.WalkKinds) <= g.lever.WalkAny
	case f.Quest != nil:
		return s.res[t] < f.Quest.Needs[t]
	}
	return f.Charge.Kinds>>t&1 != 0 && s.total() < f.Charge.Max
}

// full reports whether a charge card has reached its maximum (PEN-36).
func (g *game) full(s *slot) bool {
	if s.card == box.NoCard || s.spent {
		return false
	}
	ch := g.Of[s.card].Charge
	return ch != nil && ch.Ability != 0 && s.total() >= ch.Max
}

// ready reports whether the needs of a quest are met (PEN-131). A Walk is only for
// closing portals.
func (c *core) ready(g *game, p *player, i int) bool {
	s := &p.slot[i]
	if i == walkSlot || i >= chargeSlot || s.card == box.NoCard {
		return false
	}
	q := g.Of[s.card].Quest
	return s.res == q.Needs && int(p.tokens[box.Gold]) >= q.Gold && int(s.trophies) >= q.Trophies &&
		int(s.wounds) >= q.Wounds && int(s.healed) >= q.Healed && int(s.ways) >= q.Ways && (q.At == box.NoPlace || q.At == p.at)
}

func (c *core) listFree(g *game, h int8, buf []step) []step {
	p := c.me(h)
	for i := range p.slot {
		s := &p.slot[i]
		if s.card == box.NoCard {
			continue
		}
		for t := range box.Resources {
			if p.tokens[t] > 0 && c.room(g, p, i, t) {
				buf = append(buf, step{vPut, uint8(t), uint8(s.card)})
			}
			if s.res[t] > 0 && !s.settled {
				buf = append(buf, step{vLift, uint8(t), uint8(s.card)})
			}
		}
		if g.full(s) {
			buf = append(buf, step{vUse, uint8(s.card), 0})
		}
		if c.ready(g, p, i) {
			buf = append(buf, step{vFinish, uint8(s.card), 0})
		}
	}
	if c.mode == box.Heist && c.chapter == 1 && p.tokens[box.Gold] > 0 && p.at < box.Places && int(c.heroGold) < g.lever.Goal {
		buf = append(buf, step{verb: vBribe})
	}
	return buf
}

func (c *core) doFree(g *game, h int8, s step) {
	p := c.me(h)
	switch s.verb {
	case vPut:
		q := &p.slot[p.slotOf(box.Card(s.b))]
		p.spend(box.Token(s.a), 1)
		q.res[s.a]++
		q.settled = true
	case vLift:
		q := &p.slot[p.slotOf(box.Card(s.b))]
		q.res[s.a]--
		c.give(h, box.Token(s.a), 1)
		if g.Of[q.card].Charge != nil && q.total() == 0 { // PEN-35
			p.pile.Add(q.card)
			*q = slot{card: box.NoCard}
		}
	case vUse:
		c.release(g, h, box.Card(s.a))
	case vFinish:
		c.complete(g, h, p.slotOf(box.Card(s.a)))
	case vBribe:
		p.spend(box.Gold, 1)
		c.heroGold++
	}
}

// release uses the ability of a full charge card, which is discarded after that, or
// before in games that were begun so.
func (c *core) release(g *game, h int8, card box.Card) {
	p := c.me(h)
	p.slot[p.slotOf(card)].spent = true
	p.used.Add(card)
	c.push(frame{op: opShed, hero: h, a: uint8(card)})
	if g.Edition < 3 {
		c.workShed(c.now())
	}
	c.perform(h, g.Of[card].Charge.Ability, card)
}

// workShed discards a charge card whose ability has been used (PEN-36).
func (c *core) workShed(f *frame) {
	h, card := f.hero, box.Card(f.a)
	c.pop()
	p := c.me(h)
	if i := p.slotOf(card); i >= 0 {
		p.slot[i] = slot{card: box.NoCard}
		p.pile.Add(card)
	}
}

// complete finishes a quest.
func (c *core) complete(g *game, h int8, i int) {
	p := c.me(h)
	s := &p.slot[i]
	f := g.Of[s.card]
	card := s.card
	p.spend(box.Gold, f.Quest.Gold)
	c.trophies += s.trophies
	*s = slot{card: box.NoCard}
	if i == personalSlot {
		p.pile.Add(card) // PEN-32
		p.made.Add(card)
		p.level++
		if int(p.level) < c.mode.QuestLevels() {
			*s = slot{card: g.personal[p.who][p.level]}
		}
	} else {
		p.browns |= 1 << (card - g.From[box.BrownCards])
		if c.mode == box.Open && (c.market[0] != box.NoCard || c.market[1] != box.NoCard) {
			c.push(frame{op: opQuest, hero: h})
		}
	}
	c.perform(h, f.Quest.Reward, card)
}

// takeQuest gives a hero a quest of the market, which is filled up again.
func (c *core) takeQuest(h int8, card box.Card) {
	p := c.me(h)
	for i := range c.market {
		if c.market[i] == card {
			c.market[i] = box.NoCard
			c.push(frame{op: opFill, hero: h, a: marketRowID, b: uint8(i)})
		}
	}
	for i := brownSlot; i < chargeSlot; i++ {
		if p.slot[i].card == box.NoCard {
			p.slot[i] = slot{card: card}
			return
		}
	}
}

// needs is how many of each resource a hero could still use: for quests, and for
// closing portals.
func (c *core) needs(g *game, h int8) [box.Resources]int8 {
	var out [box.Resources]int8
	p := &c.players[h]
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
