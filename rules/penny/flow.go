package penny

import (
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
	"math/bits"
)

// The course of a game: setting the table, turns, Villain Phases, rounds.

const (
	setFirst  = iota // who begins (PEN-19)
	setRows          // shop and enemies
	setHeroes        // start places, brown quests, items
	setHands         // five cards each (PEN-15)
	setLine          // the opponents of a Rush
	setMarket        // two brown quests for everybody in an Open World
	setFinally
)

// listHeroes lists the heroes nobody has taken.
func (c *core) listHeroes(buf []step) []step {
	for w := range box.Heroes {
		if c.seatOf(w) < 0 {
			buf = append(buf, step{vBe, uint8(w), 0})
		}
	}
	return buf
}

// doHero gives a seat its hero and starter deck (PEN-14, PEN-16).
func (c *core) doHero(g *game, f *frame, s step) {
	h := int8(f.a)
	p := c.me(h)
	who := box.Hero(s.a)
	p.who = who
	for k := g.From[box.StarterDeck] + box.Card(who)*10; k < g.From[box.StarterDeck]+box.Card(who)*10+10; k++ {
		p.deck.Add(k)
		c.box.Remove(k)
	}
	if c.mode == box.Prologue {
		p.slot[walkSlot].card = g.From[box.WalkCards] + box.Card(h)
	}
	p.slot[personalSlot].card = g.personal[who][0]
	for l := range c.mode.QuestLevels() {
		c.box.Remove(g.personal[who][l])
	}
	p.at = box.NoPlace
	if len(g.mode.HeroAt) == 1 {
		p.at = g.mode.HeroAt[0]
	}
	if f.a++; f.a >= c.seats {
		*f = frame{op: opSetup}
	}
}

func (c *core) workSetup(g *game, f *frame) {
	switch f.i {
	case setFirst:
		if c.seats > 1 || c.mode == box.Prologue { // alone: which basic portal there is
			c.need = luck
			return
		}
		f.i++
	case setRows:
		f.i++
		for i := 3; i >= 0; i-- {
			c.push(frame{op: opFill, a: enemyRowID, b: uint8(i)})
		}
		for i := 3; i >= 0; i-- {
			c.push(frame{op: opFill, a: shopRowID, b: uint8(i)})
		}
	case setHeroes: // a is the hero, b what he has got
		if f.a >= c.seats {
			f.i, f.a, f.b = f.i+1, 0, 0
			return
		}
		p := &c.players[f.a]
		switch {
		case p.at == box.NoPlace, g.mode.Browns != nil && p.slot[brownSlot+1].card == box.NoCard:
			c.need = luck
		case int(f.b) < g.lever.Items:
			f.b++
			c.push(frame{op: opTake, hero: int8(f.a), a: uint8(box.ItemDeck), n: 1})
		default:
			f.a, f.b = f.a+1, 0
		}
	case setHands:
		f.i++
		for h := int8(c.seats) - 1; h >= 0; h-- {
			c.push(frame{op: opDraw, hero: h, n: handSize})
		}
	case setLine:
		if c.mode == box.Rush && c.line[f.a] == box.NoCard {
			c.need = luck
			return
		}
		f.i++
	case setMarket:
		f.i++
		if c.mode == box.Open {
			c.push(frame{op: opFill, a: marketRowID, b: 1})
			c.push(frame{op: opFill, a: marketRowID, b: 0})
		}
	default:
		c.round, c.active = 1, c.first
		*f = frame{op: opRounds, hero: int8(c.first)}
	}
}

// Parts of opRounds.
const (
	roundTurn = iota
	roundScheme
	roundNext
)

func (c *core) workRounds(g *game, f *frame) {
	switch f.i {
	case roundTurn:
		f.i = roundScheme
		c.push(frame{op: opTurn, hero: int8(c.active)})
	case roundScheme: // PEN-96, PEN-136
		f.i = roundNext
		reads := int8(c.active)
		if c.players[reads].dead {
			reads = c.after(reads)
		}
		if c.players[reads].dead { // all dead, and yet the last portal is closed
			return
		}
		for range max(g.lever.Schemes, 1) {
			c.push(frame{op: opScheme, hero: reads})
		}
	case roundNext:
		f.i = roundTurn
		next := c.after(int8(c.active))
		if c.players[next].dead || c.rank(uint8(next)) <= c.rank(c.active) {
			c.push(frame{op: opRound})
			return
		}
		c.active = uint8(next)
	}
}

// rank is the place of a hero in the order of this round.
func (c *core) rank(h uint8) uint8 { return (h + c.seats - c.first) % c.seats }

// Parts of opRound (PEN-45).
const (
	endMini = iota
	endAfter
	endToken
	endTrack
	endNew
)

func (c *core) workRound(g *game, f *frame) {
	switch f.i {
	case endMini:
		if c.lastTurn { // PEN-135
			c.over = endClosed
			return
		}
		f.i = endAfter
		if v := c.villainAt[box.MiniBoss]; v != box.NoPlace {
			moves := 1
			if k := c.miniFoe(g); k != box.NoCard {
				moves = g.Of[k].Foe.Moves
			}
			c.push(frame{op: opWalk, hero: c.decider(), a: uint8(box.MiniBoss), b: uint8(box.ToNearest), n: int8(moves)})
		}
	case endAfter:
		f.i = endToken
		if c.mode == box.Rush {
			c.rushRound(g)
		}
		if c.mode == box.Heist && g.lever.Thieves > 0 && int(c.chapter) >= g.lever.ThievesFrom {
			c.stash(g, g.lever.Thieves)
		}
	case endToken:
		f.i = endTrack
		c.holder = uint8(c.after(int8(c.holder)))
	case endTrack:
		f.i = endNew
		c.advance(g)
	default:
		c.round++
		first := c.first
		if c.players[first].dead {
			first = uint8(c.after(int8(first)))
		}
		c.active = first
		c.pop()
	}
}

// advance moves the hell token at the end of a round (PEN-110 to PEN-113).
func (c *core) advance(g *game) {
	last := g.mode.Spaces
	switch {
	case c.mode == box.Heist:
		if n := g.lever.LastRound; n > 0 && int(c.round) >= n {
			c.over = endStuck
		}
		return
	case c.mode == box.Rush:
		last = g.lever.RushSpaces
	}
	if int(c.space) >= last {
		c.over = endHell
		if c.mode == box.Open && c.hellCount() < g.lever.HellTiles {
			c.over = endHeld
		}
		return
	}
	c.space++
	if int(c.space) == g.mode.MiniSpace {
		c.summon(g)
	}
	for _, red := range g.mode.Red {
		if int(c.space) == red {
			c.push(frame{op: opFlip, hero: c.decider()})
		}
	}
}

// hellCount is how many tiles show their Hell side.
func (c *core) hellCount() int { return bits.OnesCount8(c.hellTiles) }

// workHell moves the token of the Heist by n; b 1 flips a tile with it (PEN-119,
// PEN-120).
func (c *core) workHell(g *game, f *frame) {
	n, flips := int(f.n), f.b == 1
	c.pop()
	c.space = uint8(min(int(c.space)+n, g.mode.Spaces))
	if int(c.space) >= g.mode.Spaces && c.mode == box.Heist {
		c.over = endHell
		return
	}
	if flips {
		c.push(frame{op: opFlip, hero: c.decider()})
	}
}

// rushRound is the end of a round in a Boss Rush.
func (c *core) rushRound(g *game) {
	if c.villainAt[box.MiniBoss] != box.NoPlace {
		card := c.miniFoe(g)
		if !c.fought && c.bruise > 0 {
			c.bruise--
		}
		c.fought = false
		c.perform(c.decider(), g.Of[card].Foe.RoundEnd, card)
		return
	}
	if c.pause > 0 {
		c.pause--
	}
	if c.pause == 0 && int(c.beaten) < g.lever.Opponents {
		c.villainAt[box.MiniBoss] = g.mode.PortalAt[0]
		c.bruise, c.halved = 0, false
		c.heads = 3
	}
}

// workReap is what follows when an opponent of a Rush is beaten.
func (c *core) workReap(g *game) {
	c.pop()
	c.beaten++
	c.bruise, c.fought = 0, false
	c.pause = 2
	if int(c.beaten) >= g.lever.Opponents {
		c.over = endRushed
		return
	}
	for k := int(c.seats) - 1; k >= 0; k-- {
		h := (int(c.active) + k) % int(c.seats)
		if c.players[h].dead {
			continue
		}
		c.push(frame{op: opTake, hero: int8(h), a: uint8(box.TwoPennies), n: 1})
		c.push(frame{op: opPick, hero: int8(h), a: box.InPool | box.InDiscard, b: uint8(box.WoundedCard), i: uint8(box.OpDestroy), n: 1, block: box.Block(box.NoCard)})
	}
}

// workReveal turns over what Luck draws: schemes, jokes, events, peeks, sales.
func (c *core) workReveal(g *game, f *frame) {
	switch f.op {
	case opScheme:
		if c.schemes.Len() == 0 { // PEN-97
			var all []cards.Card
			for _, k := range g.mode.Schemes {
				all = append(all, cards.Card(k))
			}
			c.schemes.Shuffle(all...)
		}
		if top := c.schemes.Top(); len(top) > 0 {
			c.scheme(g, f, box.Card(top[0]))
			return
		}
	case opJoke:
		if c.jokes == 0 { // PEN-152
			c.pop()
			return
		}
	case opEvent:
		if f.i == 1 {
			c.ask(g)
			return
		}
		if c.events == 0 {
			c.events, c.eventOff = c.eventOff, 0
		}
		if c.events == 0 || c.players[f.hero].dead {
			c.pop()
			return
		}
	case opPeek:
		deck := c.peeked(f)
		n := min(int(f.n), deck.Len())
		if len(deck.Top()) >= n || deck.Len() == len(deck.Top())+len(deck.Under()) {
			n = min(n, len(deck.Top()))
			f.op, f.i, f.n = opSort, 0, int8(n)
			if n < 2 {
				c.pop()
			}
			return
		}
	case opSale:
		if box.Card(f.b) == box.NoCard {
			if f.i > 0 && (c.wares(g, c.me(f.hero)) == box.Set{} || c.me(f.hero).resourcesOf() == 0) {
				c.pop()
				return
			}
			c.ask(g)
			return
		}
		if c.shop.Len() == 0 {
			c.shop.Shuffle(listed(&c.shopOff)...)
			c.shopOff = box.Set{}
		}
		switch {
		case c.shop.Len() == 0:
			f.b = uint8(box.NoCard)
			return
		case len(c.shop.Top()) > 0:
			c.sale(g, f, box.Card(c.shop.Top()[0]))
			return
		case len(c.shop.Heap()) == 0:
			c.sale(g, f, box.Card(c.shop.Under()[0]))
			return
		}
	}
	c.need = luck
}

// scheme does a scheme that was drawn.
func (c *core) scheme(g *game, f *frame, card box.Card) {
	c.schemes.Draw(cards.Card(card))
	c.reading, c.answer = card, 0
	h := f.hero
	c.pop()
	c.perform(h, g.Of[card].Effect, card)
}

// doEvent does the answer to an event (PEN-69).
func (c *core) doEvent(g *game, f *frame, s step) {
	h, card := f.hero, c.reading
	c.answer = s.a + 1
	bit := uint32(1) << (card - g.From[box.EventCards])
	if c.mode == box.Heist {
		c.eventOff |= bit
	} else {
		c.players[h].events |= bit
	}
	c.pop()
	c.perform(h, g.Of[card].Event[s.a].Effect, card)
}
