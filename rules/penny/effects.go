package penny

// The evaluator. A frame opBlock does the effects of a block in their order
// (PEN-59): block is the list, i the next effect, n how often the list is still
// done, hero who does it, a the card it stands on, b 1 when a shortcut must be
// chosen (PEN-133). What needs a decision or a draw becomes a frame of its own.

func (c *core) perform(h int8, b block, card Card) {
	if b != 0 {
		c.push(frame{op: opBlock, hero: h, a: uint8(card), n: 1, block: b})
	}
}

func (c *core) workBlock(g *game, f *frame) {
	list := g.blocks[f.block]
	switch {
	case c.players[f.hero].dead:
		c.pop()
	case int(f.i) < len(list):
		c.effect(g, f, &list[f.i])
	case f.n > 1:
		f.n, f.i = f.n-1, 0
	default:
		c.pop()
	}
}

// effect does one effect, or stops for the decision it begins with.
func (c *core) effect(g *game, f *frame, e *effect) {
	if e.do == choose || e.do == pay && c.affords(g, f.hero, e.cost) {
		c.ask(g)
		return
	}
	f.i++
	h := f.hero
	p := c.me(h)
	switch e.do {
	case pay:
		c.perform(h, e.other, Card(f.a))
	case when:
		if c.holds(g, h, e.cond) {
			c.perform(h, e.then, Card(f.a))
		} else {
			c.perform(h, e.other, Card(f.a))
		}
	case each:
		c.each(g, h, e.group, e.then, Card(f.a))
	case per:
		if n := c.counts(g, h, e.count); n > 0 {
			c.push(frame{op: opBlock, hero: h, a: f.a, n: int8(n), block: e.then})
		}
	case gain:
		switch e.what {
		case anyToken:
			c.push(frame{op: opGain, hero: h, n: int8(e.n)})
		case trophyToken:
			c.push(frame{op: opTrophy, hero: h, a: 255})
		default:
			c.give(h, e.what, int(e.n))
		}
	case lose:
		if e.what != anyToken {
			p.spend(e.what, min(int(e.n), int(p.tokens[e.what])))
		} else {
			c.push(frame{op: opLose, hero: h, n: int8(e.n)})
		}
	case draw:
		c.push(frame{op: opDraw, hero: h, n: int8(e.n)})
	case discard, destroy:
		if e.sort == thisCard {
			c.spoil(h, Card(f.a))
			return
		}
		c.push(frame{op: opPick, hero: h, a: e.from, b: uint8(e.sort), i: uint8(e.do), n: int8(e.n), block: block(f.a)})
	case prevent:
		c.give(h, Prevent, int(e.n))
	case shortcut:
		if g.wayFrom(p.at) != NoPlace {
			c.push(frame{op: opEnter, hero: h, b: f.b})
		}
	default:
		c.deed(g, f, e)
	}
}

// deed does the verbs that reach beyond the hero's own board.
func (c *core) deed(g *game, f *frame, e *effect) {
	h := f.hero
	switch e.do {
	case take:
		switch e.stack {
		case woundedStack:
			c.hurt(h, int(e.n))
		case ownDiscard:
			c.push(frame{op: opFetch, hero: h, n: int8(e.n)})
		case jokeDeck:
			c.push(frame{op: opJoke, hero: h})
		default:
			to := uint8(0)
			if e.hand {
				to = 1
			}
			c.push(frame{op: opTake, hero: h, a: uint8(e.stack), b: to, n: int8(e.n)})
		}
	case move:
		if e.who == figureMe {
			c.push(frame{op: opStroll, hero: h, n: int8(e.n)})
		} else {
			c.push(frame{op: opWalk, hero: h, a: uint8(e.who), b: uint8(e.goal), n: int8(e.n), i: walkStart})
		}
	case place:
		if e.who == figureMini {
			c.summon(g)
		} else {
			c.push(frame{op: opAppear, hero: h, a: uint8(NoVillain)})
		}
	case fight:
		c.push(frame{op: opFight, hero: h, a: uint8(NoCard), b: fightRow | fightOnly, n: int8(e.n)})
	case refresh:
		row := uint8(0)
		if e.shop {
			row = 1
		}
		asks := h
		if c.plotting() {
			asks = c.decider()
		}
		c.push(frame{op: opRefresh, hero: asks, a: row, n: int8(e.n)})
	case hell:
		c.push(frame{op: opHell, hero: h, n: int8(e.n)})
	case flip:
		c.flips(g, h, e)
	case look:
		c.push(frame{op: opPeek, hero: h, a: uint8(e.stack), n: int8(e.n)})
	}
}

// plotting reports whether this is a Villain Phase.
func (c *core) plotting() bool { return c.top > 0 && c.stack[1].op != opTurn }

// building reports whether a hero is in the first three steps of his own turn.
func (c *core) building(h int8) bool {
	return c.top > 0 && c.stack[1].op == opTurn && c.stack[1].hero == h && c.stack[1].i <= stepBuild
}

// each gives a block to all heroes of a group, the active one first.
func (c *core) each(g *game, h int8, of group, b block, card Card) {
	for k := int(c.seats) - 1; k >= 0; k-- {
		q := (int(c.active) + k) % int(c.seats)
		if !c.players[q].dead && c.among(g, h, int8(q), of) {
			c.perform(int8(q), b, card)
		}
	}
}

// among reports whether q belongs to a group, seen from h.
func (c *core) among(g *game, h, q int8, of group) bool {
	at, his := c.players[h].at, c.players[q].at
	switch of {
	case otherHeroes:
		return h != q
	case sameplace:
		return at == his
	case sameTile:
		return at == his || at < places && his < places && g.tileOf(at) == g.tileOf(his)
	case onHellSide:
		return c.onHell(g, his)
	case bossTile:
		b := c.villainAt[MiniBoss]
		return b < places && his < places && g.tileOf(b) == g.tileOf(his)
	}
	return true
}

// holds answers a condition (PEN-150).
func (c *core) holds(g *game, h int8, w condition) bool {
	p := c.me(h)
	switch w {
	case onHell:
		return c.onHell(g, p.at)
	case onLondon:
		return p.at < places && !c.onHell(g, p.at)
	case villainHere:
		return c.villainOn(p.at)
	case heroHere:
		return c.heroesOn(p.at) > 1
	case nobodyElse:
		return c.heroesOn(p.at) == 1
	case isWounded:
		return p.under > 0
	case hasCharge:
		return c.counts(g, h, chargeCards) > 0
	case richThree:
		return p.tokens[Gold] >= 3
	case usedShortcut:
		return p.wayUsed
	}
	return false
}

func (c *core) counts(g *game, h int8, w counted) int {
	p := c.me(h)
	n := 0
	switch w {
	case woundsUnder:
		return int(p.under)
	case portalsClosed:
		return int(c.closed)
	case heroesHere:
		return c.heroesOn(p.at)
	case chargeCards:
		for i := chargeSlot; i < slots; i++ {
			if p.slot[i].card != NoCard {
				n++
			}
		}
	case lootInPool:
		foes := p.pool
		foes = foes.and(g.foes)
		return foes.count()
	}
	return n
}

// affords reports whether a hero can meet every part of a cost.
func (c *core) affords(g *game, h int8, cost block) bool {
	p := c.me(h)
	for _, e := range g.blocks[cost] {
		switch {
		case e.do == lose && e.what == anyToken && p.resourcesOf() < int(e.n),
			e.do == lose && e.what < tokens && p.tokens[e.what] < e.n,
			e.do == discard && p.hand.count() < int(e.n):
			return false
		}
	}
	return true
}

// offered is which options of a choose can be taken, as bits: one whose losses
// cannot be met in full is left out, unless none can (PEN-147).
func (c *core) offered(g *game, f *frame, e *effect) uint8 {
	var open uint8
	for i := range e.many {
		if c.meets(g, f, e.option[i]) {
			open |= 1 << i
		}
	}
	if open == 0 {
		open = 1<<e.many - 1
	}
	return open
}

func (c *core) meets(g *game, f *frame, b block) bool {
	p := c.me(f.hero)
	have := p.tokens
	free, enters := 0, false
	for _, e := range g.blocks[b] {
		switch {
		case e.do == gain && e.what < tokens:
			have[e.what] += e.n
		case e.do == gain && e.what == anyToken:
			free += int(e.n)
		case e.do == lose && e.what < tokens:
			if have[e.what] < e.n {
				return false
			}
			have[e.what] -= e.n
		case e.do == lose && e.what == anyToken:
			n := free
			for t := range resources {
				n += int(have[t])
			}
			if n < int(e.n) {
				return false
			}
		case e.do == shortcut:
			if enters = true; g.wayFrom(p.at) == NoPlace {
				return false
			}
		}
	}
	return f.b == 0 || enters
}

func (c *core) listBlock(g *game, f *frame, buf []step) []step {
	e := &g.blocks[f.block][f.i]
	if e.do == pay {
		return append(buf, step{verb: vKeep}, step{verb: vPay})
	}
	open := c.offered(g, f, e)
	for i := range e.many {
		if open>>i&1 != 0 {
			buf = append(buf, step{vOption, i, 0})
		}
	}
	return buf
}

func (c *core) doBlock(g *game, f *frame, s step) {
	e := &g.blocks[f.block][f.i]
	f.i++
	switch s.verb {
	case vOption:
		if b := e.option[s.a]; b != 0 {
			c.push(frame{op: opBlock, hero: f.hero, a: f.a, b: f.b, n: 1, block: b})
		}
	case vPay:
		c.perform(f.hero, e.then, Card(f.a))
		c.perform(f.hero, e.cost, Card(f.a))
	case vKeep:
		c.perform(f.hero, e.other, Card(f.a))
	}
}
