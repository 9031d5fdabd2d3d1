package penny

import (
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// A fight: frame opFight of a hero. a is the card that is fought, b says who may be
// chosen, n is damage given for nothing, i the part.
const (
	fightRow  = 1 // an Enemy of the Crown: of the row, or assigned (PEN-80)
	fightMini = 2
	fightBoss = 4
	fightOnly = 8 // with fightRow: only of the row, as a card says (PEN-20)
)

const (
	fightChoose = iota
	fightDeal
	fightBack
	fightEnd
)

func cardOf(c box.Card) cards.Card { return cards.Card(c) }

// opponents is who a hero can fight where he stands, as bits (PEN-80, PEN-140).
func (c *core) opponents(h int8) uint8 {
	p := c.me(h)
	if p.at >= box.Places {
		return 0
	}
	var bits uint8
	for v := box.VillainA; v <= box.VillainC; v++ {
		if c.villainAt[v] == p.at && c.anyEnemy(h) {
			bits |= fightRow
		}
	}
	if c.villainAt[box.MiniBoss] == p.at {
		bits |= fightMini
	}
	if c.villainAt[box.Boss] == p.at {
		bits |= fightBoss
	}
	return bits
}

// anyEnemy reports whether there is a card to fight at all.
func (c *core) anyEnemy(h int8) bool {
	return c.enemyRow != [4]box.Card{box.NoCard, box.NoCard, box.NoCard, box.NoCard} || !c.players[h].foes.Empty()
}

// forced reports whether the Field Action must be a fight (PEN-78).
func (c *core) forced(h int8) bool { return c.opponents(h) != 0 }

// miniFoe is the card of the mini-boss, or of the opponent of a Rush; NoCard when all
// opponents have fallen.
func (c *core) miniFoe(g *game) box.Card {
	if c.mode == box.Rush {
		if int(c.beaten) == len(c.line) {
			return box.NoCard
		}
		return c.line[c.beaten]
	}
	return g.mode.MiniCard
}

// healthOf is what must be dealt to beat a card (PEN-81, PEN-145, PEN-157).
func (c *core) healthOf(g *game, card box.Card) int {
	f := g.Of[card].Foe
	n := f.Health
	switch {
	case c.mode == box.Rush && g.bosses().Has(card):
		if f.Heads > 0 {
			return 3 + int(c.seats)
		}
		return n + f.PerHero*int(c.seats)
	case f.Heads > 0:
		return g.lever.HeadHealth
	}
	return n
}

// bosses are the cards of mini-bosses and bosses.
func (g *game) bosses() *box.Set { return &g.bossSet }

// hitsOf is the retaliation of a card now: Cerberus has a symbol less for each head
// that is beaten (PEN-145).
func (c *core) hitsOf(g *game, card box.Card) []box.Token {
	f := g.Of[card].Foe
	if f.Heads == 0 {
		return f.Hits
	}
	gone := c.headsOf(g) - int(c.heads)
	return f.Hits[:max(len(f.Hits)-gone, 0)]
}

// headsOf is how many heads Cerberus began with.
func (c *core) headsOf(g *game) int {
	if c.mode == box.Rush {
		return 3
	}
	return g.lever.Heads
}

// regular reports whether a card is an Enemy of the Crown.
func (g *game) regular(card box.Card) bool { return g.foes.Has(card) }

// lasting is the damage an opponent of a Rush already has.
func (c *core) lasting(g *game, card box.Card) int {
	if c.mode == box.Rush && !g.regular(card) {
		return int(c.bruise)
	}
	return 0
}

// payable is the most damage a hero can deal to a card now; charge cards that deal
// damage count as what their ability gives.
func (c *core) payable(g *game, h int8, card box.Card) int {
	p := c.me(h)
	n := int(p.tokens[box.Damage])
	for t, most := range g.Of[card].Foe.Weak {
		n += int(min(p.tokens[t], most-c.bout.used[t]))
	}
	for i := chargeSlot; i < slots; i++ {
		if s := &p.slot[i]; g.full(s) && g.Of[s.card].Charge.InFight {
			for _, e := range g.Blocks[g.Of[s.card].Charge.Ability] {
				if e.Op == box.OpGain && (e.Token == box.Damage || e.Token == box.AnyToken) {
					n += int(e.N)
				}
			}
		}
	}
	return n
}

func (c *core) workFight(g *game, f *frame) {
	h := f.hero
	switch f.i {
	case fightChoose:
		if c.players[h].dead {
			c.pop()
			return
		}
		c.ask(g)
	case fightDeal:
		card := box.Card(f.a)
		left := c.healthOf(g, card) - c.lasting(g, card) - int(c.bout.dealt)
		keeps := c.mode == box.Rush && !g.regular(card)
		switch most := c.payable(g, h, card); {
		case left <= 0, most == 0, most < left && !keeps: // nothing to gain by dealing more
			c.bout.won = left <= 0
			f.i = fightBack
			return
		}
		c.ask(g)
	case fightBack:
		c.retaliate(g, f)
	default:
		c.settle(g, f)
	}
}

// retaliate takes the symbols of retaliation one by one (PEN-83): each is prevented
// or wounds.
func (c *core) retaliate(g *game, f *frame) {
	hits := c.hitsOf(g, box.Card(f.a))
	if int(c.bout.hit) >= len(hits) {
		f.i = fightEnd
		return
	}
	p := c.me(f.hero)
	if p.tokens[hits[c.bout.hit]] == 0 && p.tokens[box.Prevent] == 0 && !c.shields(g, p) {
		c.wounded(g, f)
		return
	}
	c.need = decision
}

// shields reports whether a full charge card prevents.
func (c *core) shields(g *game, p *player) bool {
	for i := chargeSlot; i < slots; i++ {
		if s := &p.slot[i]; g.full(s) && g.Of[s.card].Charge.InFight {
			for _, e := range g.Blocks[g.Of[s.card].Charge.Ability] {
				if e.Op == box.OpPrevent {
					return true
				}
			}
		}
	}
	return false
}

// wounded is a symbol that was not prevented.
func (c *core) wounded(g *game, f *frame) {
	c.bout.hit++
	c.bout.wounds++
	h, card := f.hero, box.Card(f.a)
	c.hurt(h, 1)
	if c.mode == box.Heist && g.regular(card) {
		c.thieves(g, h)
	}
	c.perform(h, g.Of[card].Foe.OnHit, card)
}

// thieves are what an enemy's wound costs in the Heist (PEN-120, PEN-121).
func (c *core) thieves(g *game, h int8) {
	if c.onHell(g, c.players[h].at) {
		if c.forfeits(g, h) == (box.Set{}) {
			c.push(frame{op: opHell, hero: h, n: 1, b: 1})
		} else {
			c.push(frame{op: opForfeit, hero: h})
		}
	}
	if c.heroGold > 0 {
		c.heroGold--
		c.stash(g, 1)
	}
}

// stash puts gold on the Villains card; at the trigger it is gone, the hell token
// moves and a tile flips.
func (c *core) stash(g *game, n int) {
	c.thiefGold += uint8(n)
	if int(c.thiefGold) >= g.lever.Trigger {
		c.thiefGold = 0
		c.push(frame{op: opHell, hero: c.decider(), n: 1, b: 1})
	}
}

// settle is the end of a fight (PEN-84, PEN-85).
func (c *core) settle(g *game, f *frame) {
	h, card := f.hero, box.Card(f.a)
	at := c.players[h].at
	won := c.bout.won
	if c.mode == box.Rush && !g.regular(card) {
		c.fought = true
		if !won {
			was := c.bruise
			c.bruise += c.bout.dealt
			half := c.healthOf(g, card) / 2
			c.pop()
			if int(was) < half && int(c.bruise) >= half && !c.halved {
				c.halved = true
				c.perform(h, g.Of[card].Foe.AtHalf, card)
			}
			return
		}
	}
	c.pop()
	if !won {
		return
	}
	p := c.me(h)
	foe := g.Of[card].Foe
	if foe.Heads > 0 {
		if c.heads--; c.heads > 0 {
			c.bruise = 0
			return
		}
	}
	p.pile.Add(card)
	c.push(frame{op: opTrophy, hero: h, a: foe.Keywords})
	switch {
	case g.regular(card):
		p.foes.Remove(card)
		c.push(frame{op: opLeave, hero: h, a: uint8(at)})
		c.clearSlot(enemyRowID, card)
	case c.mode == box.Rush:
		c.villainAt[box.MiniBoss] = box.NoPlace
		c.push(frame{op: opReap, hero: h})
	case card == g.mode.MiniCard:
		c.villainAt[box.MiniBoss], c.miniGone = box.NoPlace, true
	default:
		c.villainAt[box.Boss] = box.NoPlace
	}
}

func (c *core) listFight(g *game, f *frame, buf []step) []step {
	p := c.me(f.hero)
	if f.op == opTrophy {
		if c.trophies == 0 {
			return buf
		}
		for i := range p.slot[:chargeSlot] {
			if c.takesTrophy(g, p, i, f.a) {
				buf = append(buf, step{vTrophy, uint8(p.slot[i].card), 0})
			}
		}
		return buf
	}
	switch f.i {
	case fightChoose:
		if f.b&fightRow != 0 {
			for _, k := range c.enemyRow {
				if k != box.NoCard {
					buf = append(buf, step{vFight, uint8(k), 0})
				}
			}
			if f.b&fightOnly == 0 {
				buf = listSet(buf, vFight, p.foes)
			}
		}
		if f.b&fightMini != 0 {
			buf = append(buf, step{vFight, uint8(c.miniFoe(g)), 0})
		}
		if f.b&fightBoss != 0 {
			buf = append(buf, step{vFight, uint8(g.mode.BossCard), 0})
		}
	case fightDeal:
		if p.tokens[box.Damage] > 0 {
			buf = append(buf, step{vHit, uint8(box.Damage), 0})
		}
		for t, most := range g.Of[f.a].Foe.Weak {
			if p.tokens[t] > 0 && c.bout.used[t] < most {
				buf = append(buf, step{vHit, uint8(t), 0})
			}
		}
		buf = c.listCharges(g, p, buf)
		buf = append(buf, step{verb: vDone})
	case fightBack:
		hit := c.hitsOf(g, box.Card(f.a))[c.bout.hit]
		if p.tokens[hit] > 0 {
			buf = append(buf, step{vParry, uint8(hit), 0})
		}
		if p.tokens[box.Prevent] > 0 {
			buf = append(buf, step{vParry, uint8(box.Prevent), 0})
		}
		buf = c.listCharges(g, p, buf)
		buf = append(buf, step{verb: vBleed})
	}
	return buf
}

func (c *core) listCharges(g *game, p *player, buf []step) []step {
	for i := chargeSlot; i < slots; i++ {
		if s := &p.slot[i]; g.full(s) && g.Of[s.card].Charge.InFight {
			buf = append(buf, step{vUse, uint8(s.card), 0})
		}
	}
	return buf
}

// takesTrophy reports whether a quest still needs a trophy with some keywords (PEN-86).
func (c *core) takesTrophy(g *game, p *player, i int, words uint8) bool {
	s := &p.slot[i]
	if s.card == box.NoCard {
		return false
	}
	if i == walkSlot {
		return int(s.trophies) < g.lever.WalkTrophies
	}
	q := g.Of[s.card].Quest
	return int(s.trophies) < q.Trophies && (q.Keyword == 0 || words>>q.Keyword&1 != 0)
}

func (c *core) doFight(g *game, f *frame, s step) {
	p := c.me(f.hero)
	switch s.verb {
	case vTrophy:
		p.slot[p.slotOf(box.Card(s.a))].trophies++
		c.trophies--
		c.pop()
	case vFight:
		f.a, f.i = s.a, fightDeal
		c.bout = bout{dealt: uint8(f.n)}
	case vHit:
		p.spend(box.Token(s.a), 1)
		c.bout.dealt++
		if s.a < box.Resources {
			c.bout.used[s.a]++
		}
	case vDone:
		f.i = fightBack
	case vUse:
		c.release(g, f.hero, box.Card(s.a))
	case vParry:
		p.spend(box.Token(s.a), 1)
		c.bout.hit++
	case vBleed:
		c.wounded(g, f)
	}
}

// sums are the sums of a fight: the health of the card, what was dealt to it in all, what
// is left to deal, the most the hero could still deal, and the symbols still to come.
type sums struct{ health, dealt, left, most, hits int }

// sums adds a fight up; all is zero while the enemy is still to be chosen.
func (c *core) sums(g *game, f *frame) (n sums) {
	if f.i == fightChoose {
		return n
	}
	card := box.Card(f.a)
	n.health = c.healthOf(g, card)
	n.dealt = int(c.bout.dealt) + c.lasting(g, card)
	n.left = max(n.health-n.dealt, 0)
	n.most = c.payable(g, f.hero, card)
	n.hits = max(len(c.hitsOf(g, card))-int(c.bout.hit), 0)
	return n
}
