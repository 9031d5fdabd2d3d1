package penny

import (
	"intrigue/rules/penny/core/box"
)

// The turn of a hero: frame opTurn, whose i is the step and whose n counts the cards
// that were drawn in step 4.
const (
	stepClean = iota
	stepMove
	stepBuild
	stepField
	stepAfter // the Field Action is done; what lies on cards may still be moved
	stepDraw
	stepEnd
)

// handSize is what a hand is drawn up to (PEN-22).
const handSize = 5

// mostRides is how many movement tokens are kept (PEN-27).
const mostRides = 4

func (c *core) workTurn(g *game, f *frame) {
	p := c.me(f.hero)
	if p.dead {
		c.pop()
		return
	}
	switch f.i {
	case stepClean:
		c.clean(p)
		f.i = stepMove
	case stepField:
		if c.forced(f.hero) {
			f.i = stepAfter
			c.push(frame{op: opFight, hero: f.hero, a: uint8(box.NoCard), b: c.opponents(f.hero)})
			return
		}
		c.ask(g)
	case stepDraw:
		p.pile.Merge(p.pool)
		p.pool = box.Set{}
		p.tokens[box.Movement] = min(p.tokens[box.Movement], mostRides)
		f.i = stepEnd
		want := handSize - int(p.under) + int(f.n) - p.hand.Count() - int(p.woundHand)
		c.push(frame{op: opDraw, hero: f.hero, n: int8(want)})
	case stepEnd:
		c.pop()
	default:
		c.ask(g)
	}
}

// clean is step 1 (PEN-47): all goes but movement tokens and what was gained since
// the hero's last step 3 (PEN-129).
func (c *core) clean(p *player) {
	rides := min(p.tokens[box.Movement], mostRides)
	p.tokens, p.late = p.late, [box.Tokens]uint8{}
	p.tokens[box.Movement] = rides
	p.gathered, p.wayUsed, p.entered, p.used = false, false, false, box.Set{}
	for i := range p.slot {
		p.slot[i].settled, p.slot[i].spent = false, false
	}
}

func (c *core) listTurn(g *game, f *frame, buf []step) []step {
	h := f.hero
	p := c.me(h)
	switch f.i {
	case stepMove:
		buf = c.listMoves(g, h, true, buf)
		if g.wayFrom(p.at) != box.NoPlace { // a card with a shortcut, for the whole of it (PEN-133)
			ways := p.hand
			buf = listSet(buf, vPlay, ways.And(g.wayCards))
		}
	case stepBuild:
		buf = listSet(buf, vPlay, p.hand)
		if p.woundHand > 0 {
			buf = append(buf, step{verb: vBear})
		}
		if !p.gathered && c.printed(g, p.at) != [box.Resources]uint8{} {
			buf = append(buf, step{verb: vGather})
		}
		buf = c.listMoves(g, h, false, buf)
		buf = c.listFree(g, h, buf)
	case stepField:
		buf = c.listField(g, h, buf)
		buf = c.listFree(g, h, buf)
	case stepAfter:
		buf = c.listFree(g, h, buf)
	}
	return append(buf, step{verb: vDone})
}

// printed is what can be gathered from a place: its print, unless a token lies on it
// (PEN-5, PEN-154).
func (c *core) printed(g *game, p box.Place) [box.Resources]uint8 {
	if p >= box.Places || c.actionOn(g, p) != box.NoAction || c.portalOn(g, p) >= 0 {
		return [box.Resources]uint8{}
	}
	if c.onHell(g, p) {
		return g.Map.Locations[p].Prints[1]
	}
	return g.Map.Locations[p].Prints[0]
}

// actionOn is the action token of a place. In chapter III the mini-boss comes to the
// event of the leftmost tile, which stays (PEN-124).
func (c *core) actionOn(g *game, p box.Place) box.ActionToken {
	if p >= box.Places {
		return box.NoAction
	}
	return g.mode.Tokens[p]
}

func (c *core) doTurn(g *game, f *frame, s step) {
	h := f.hero
	p := c.me(h)
	switch s.verb {
	case vWalk, vRide, vDuck:
		c.doMove(g, h, s)
	case vPlay:
		c.play(g, h, box.Card(s.a), f.i == stepMove)
	case vBear:
		c.bear(h)
	case vGather:
		p.gathered = true
		for t, n := range c.printed(g, p.at) {
			c.give(h, box.Token(t), int(n))
		}
	case vDone:
		c.finishStep(g, f)
	case vPut, vLift, vUse, vFinish, vBribe:
		c.doFree(g, h, s)
	default:
		c.doField(g, f, s)
	}
}

// finishStep is "done" in a step of the turn.
func (c *core) finishStep(g *game, f *frame) {
	p := c.me(f.hero)
	switch f.i {
	case stepBuild:
		for p.woundHand > 0 && !p.dead { // they cannot be held back (PEN-60)
			c.bear(f.hero)
		}
		if p.dead {
			return
		}
		f.i = stepField
		if c.mode == box.Open && p.at < box.Places && c.actionOn(g, p.at) == box.NoAction && c.portalOn(g, p.at) < 0 {
			c.push(frame{op: opEvent, hero: f.hero}) // PEN-70
		}
	case stepField:
		f.i = stepAfter
	default:
		f.i++
	}
}

// play plays a card out of the hand: its text happens at once (PEN-59). In step 2 it
// is played for its shortcut.
func (c *core) play(g *game, h int8, card box.Card, early bool) {
	p := c.me(h)
	f := g.Of[card]
	p.hand.Remove(card)
	if f.Charge != nil {
		for i := chargeSlot; i < slots; i++ {
			if p.slot[i].card == box.NoCard { // PEN-33
				p.slot[i] = slot{card: card, settled: true, spent: p.used.Has(card)}
				c.push(frame{op: opSeed, hero: h, a: uint8(i)})
				return
			}
		}
	}
	p.pool.Add(card)
	if f.Play != 0 {
		b := uint8(0)
		if early {
			b = 1
		}
		c.push(frame{op: opBlock, hero: h, a: uint8(card), b: b, n: 1, block: f.Play})
	}
}

// mostUnder is how many Wounded lie under the board, mostGrave how many Gravely
// Wounded kill (PEN-90, PEN-93).
const (
	mostUnder = 3
	mostGrave = 4
)

// bear plays a Wounded card.
func (c *core) bear(h int8) {
	p := c.me(h)
	p.woundHand--
	if p.under < mostUnder {
		p.under++
		return
	}
	p.woundPile += p.under + 1
	p.under = 0
	if p.grave++; p.grave >= mostGrave {
		c.die(h)
	}
}

// die takes a hero out of the game (PEN-93, PEN-136).
func (c *core) die(h int8) {
	p := c.me(h)
	p.dead, p.at = true, box.NoPlace
	for k := p.foes.First(); k != box.NoCard; k = p.foes.First() {
		p.foes.Remove(k)
		c.enemies.Shuffle(cardOf(k))
	}
	for i := range c.enemyRow { // gaps there are only when the deck was empty
		if c.enemyRow[i] == box.NoCard {
			c.push(frame{op: opFill, hero: h, a: enemyRowID, b: uint8(i)})
		}
	}
	p.aside.Merge(p.hand)
	p.aside.Merge(p.pool)
	p.aside.Merge(p.pile)
	p.aside.Merge(p.deck)
	p.hand, p.pool, p.pile, p.deck = box.Set{}, box.Set{}, box.Set{}, box.Set{}
	p.tokens, p.late = [box.Tokens]uint8{}, [box.Tokens]uint8{}
	for i := chargeSlot; i < slots; i++ {
		if p.slot[i].card != box.NoCard {
			p.aside.Add(p.slot[i].card)
			p.slot[i] = slot{card: box.NoCard}
		}
	}
	if c.alive() == 0 && !c.lastTurn {
		c.over = endDead
		return
	}
	if int8(c.holder) == h {
		c.holder = uint8(c.after(h))
	}
}
