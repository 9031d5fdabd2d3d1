package penny

import (
	"intrigue/rules/penny/core/box"
)

// The evaluator. A frame opBlock does the effects of a block in their order
// (PEN-59): block is the list, i the next effect, n how often the list is still
// done, hero who does it, a the card it stands on, b 1 when a shortcut must be
// chosen (PEN-133). What needs a decision or a draw becomes a frame of its own.

func (c *core) perform(h int8, b box.Block, card box.Card) {
	if b != 0 {
		c.push(frame{op: opBlock, hero: h, a: uint8(card), n: 1, block: b})
	}
}

func (c *core) workBlock(g *game, f *frame) {
	list := g.Blocks[f.block]
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
func (c *core) effect(g *game, f *frame, e *box.Instruction) {
	if e.Op == box.OpChoose || e.Op == box.OpPay && c.affords(g, f.hero, e.Cost) {
		c.ask(g)
		return
	}
	f.i++
	h := f.hero
	p := c.me(h)
	switch e.Op {
	case box.OpPay:
		c.perform(h, e.Other, box.Card(f.a))
	case box.OpWhen:
		if c.holds(g, h, e.Cond) {
			c.perform(h, e.Then, box.Card(f.a))
		} else {
			c.perform(h, e.Other, box.Card(f.a))
		}
	case box.OpEach:
		c.each(g, h, e.Group, e.Then, box.Card(f.a))
	case box.OpPer:
		if n := c.counts(g, h, e.Count); n > 0 {
			c.push(frame{op: opBlock, hero: h, a: f.a, n: int8(n), block: e.Then})
		}
	case box.OpGain:
		switch e.Token {
		case box.AnyToken:
			c.push(frame{op: opGain, hero: h, n: int8(e.N)})
		case box.TrophyToken:
			c.push(frame{op: opTrophy, hero: h, a: 255})
		default:
			c.give(h, e.Token, int(e.N))
		}
	case box.OpLose:
		if e.Token != box.AnyToken {
			p.spend(e.Token, min(int(e.N), int(p.tokens[e.Token])))
		} else {
			c.push(frame{op: opLose, hero: h, n: int8(e.N)})
		}
	case box.OpDraw:
		c.push(frame{op: opDraw, hero: h, n: int8(e.N)})
	case box.OpDiscard, box.OpDestroy:
		if e.Sort == box.ThisCard {
			c.spoil(h, box.Card(f.a))
			return
		}
		c.push(frame{op: opPick, hero: h, a: e.From, b: uint8(e.Sort), i: uint8(e.Op), n: int8(e.N), block: box.Block(f.a)})
	case box.OpPrevent:
		c.give(h, box.Prevent, int(e.N))
	case box.OpShortcut:
		if g.wayFrom(p.at) != box.NoPlace {
			c.push(frame{op: opEnter, hero: h, b: f.b})
		}
	default:
		c.deed(g, f, e)
	}
}

// deed does the verbs that reach beyond the hero's own board.
func (c *core) deed(g *game, f *frame, e *box.Instruction) {
	h := f.hero
	switch e.Op {
	case box.OpTake:
		switch e.Stack {
		case box.WoundedStack:
			c.hurt(h, int(e.N))
		case box.OwnDiscard:
			c.push(frame{op: opFetch, hero: h, n: int8(e.N)})
		case box.JokeDeck:
			c.push(frame{op: opJoke, hero: h})
		default:
			to := uint8(0)
			if e.Hand {
				to = 1
			}
			c.push(frame{op: opTake, hero: h, a: uint8(e.Stack), b: to, n: int8(e.N)})
		}
	case box.OpMove:
		if e.Who == box.FigureMe {
			c.push(frame{op: opStroll, hero: h, n: int8(e.N)})
		} else {
			c.push(frame{op: opWalk, hero: h, a: uint8(e.Who), b: uint8(e.Goal), n: int8(e.N), i: walkStart})
		}
	case box.OpPlace:
		if e.Who == box.FigureMini {
			c.summon(g)
		} else {
			c.push(frame{op: opAppear, hero: h, a: uint8(box.NoVillain)})
		}
	case box.OpFight:
		c.push(frame{op: opFight, hero: h, a: uint8(box.NoCard), b: fightRow | fightOnly, n: int8(e.N)})
	case box.OpRefresh:
		row := uint8(0)
		if e.Shop {
			row = 1
		}
		asks := h
		if c.plotting() {
			asks = c.decider()
		}
		c.push(frame{op: opRefresh, hero: asks, a: row, n: int8(e.N)})
	case box.OpHell:
		c.push(frame{op: opHell, hero: h, n: int8(e.N)})
	case box.OpFlip:
		c.flips(g, h, e)
	case box.OpLook:
		c.push(frame{op: opPeek, hero: h, a: uint8(e.Stack), n: int8(e.N)})
	}
}

// plotting reports whether this is a Villain Phase.
func (c *core) plotting() bool { return c.top > 0 && c.stack[1].op != opTurn }

// building reports whether a hero is in the first three steps of his own turn.
func (c *core) building(h int8) bool {
	return c.top > 0 && c.stack[1].op == opTurn && c.stack[1].hero == h && c.stack[1].i <= stepBuild
}

// each gives a block to all heroes of a group, the active one first.
func (c *core) each(g *game, h int8, of box.Group, b box.Block, card box.Card) {
	for k := int(c.seats) - 1; k >= 0; k-- {
		q := (int(c.active) + k) % int(c.seats)
		if !c.players[q].dead && c.among(g, h, int8(q), of) {
			c.perform(int8(q), b, card)
		}
	}
}

// among reports whether q belongs to a group, seen from h.
func (c *core) among(g *game, h, q int8, of box.Group) bool {
	at, his := c.players[h].at, c.players[q].at
	switch of {
	case box.OtherHeroes:
		return h != q
	case box.SamePlace:
		return at == his
	case box.SameTile:
		return at == his || at < box.Places && his < box.Places && g.tileOf(at) == g.tileOf(his)
	case box.OnHellSide:
		return c.onHell(g, his)
	case box.BossTile:
		b := c.villainAt[box.MiniBoss]
		return b < box.Places && his < box.Places && g.tileOf(b) == g.tileOf(his)
	}
	return true
}

// holds answers a condition (PEN-150).
func (c *core) holds(g *game, h int8, w box.Condition) bool {
	p := c.me(h)
	switch w {
	case box.OnHell:
		return c.onHell(g, p.at)
	case box.OnLondon:
		return p.at < box.Places && !c.onHell(g, p.at)
	case box.VillainHere:
		return c.villainOn(p.at)
	case box.HeroHere:
		return c.heroesOn(p.at) > 1
	case box.NobodyElse:
		return c.heroesOn(p.at) == 1
	case box.IsWounded:
		return p.under > 0
	case box.HasCharge:
		return c.counts(g, h, box.ChargeCards) > 0
	case box.RichThree:
		return p.tokens[box.Gold] >= 3
	case box.UsedShortcut:
		return p.wayUsed
	}
	return false
}

func (c *core) counts(g *game, h int8, w box.Counted) int {
	p := c.me(h)
	n := 0
	switch w {
	case box.WoundsUnder:
		return int(p.under)
	case box.PortalsClosed:
		return int(c.closed)
	case box.HeroesHere:
		return c.heroesOn(p.at)
	case box.ChargeCards:
		for i := chargeSlot; i < slots; i++ {
			if p.slot[i].card != box.NoCard {
				n++
			}
		}
	case box.LootInPool:
		foes := p.pool
		foes = foes.And(g.foes)
		return foes.Count()
	}
	return n
}

// affords reports whether a hero can meet every part of a cost.
func (c *core) affords(g *game, h int8, cost box.Block) bool {
	p := c.me(h)
	for _, e := range g.Blocks[cost] {
		switch {
		case e.Op == box.OpLose && e.Token == box.AnyToken && p.resourcesOf() < int(e.N),
			e.Op == box.OpLose && e.Token < box.Tokens && p.tokens[e.Token] < e.N,
			e.Op == box.OpDiscard && p.hand.Count() < int(e.N):
			return false
		}
	}
	return true
}

// offered is which options of a choose can be taken, as bits: one whose losses
// cannot be met in full is left out, unless none can (PEN-147).
func (c *core) offered(g *game, f *frame, e *box.Instruction) uint8 {
	var open uint8
	for i := range e.Options {
		if c.meets(g, f, e.Option[i]) {
			open |= 1 << i
		}
	}
	if open == 0 {
		open = 1<<e.Options - 1
	}
	return open
}

func (c *core) meets(g *game, f *frame, b box.Block) bool {
	p := c.me(f.hero)
	have := p.tokens
	free, enters := 0, false
	for _, e := range g.Blocks[b] {
		switch {
		case e.Op == box.OpGain && e.Token < box.Tokens:
			have[e.Token] += e.N
		case e.Op == box.OpGain && e.Token == box.AnyToken:
			free += int(e.N)
		case e.Op == box.OpLose && e.Token < box.Tokens:
			if have[e.Token] < e.N {
				return false
			}
			have[e.Token] -= e.N
		case e.Op == box.OpLose && e.Token == box.AnyToken:
			n := free
			for t := range box.Resources {
				n += int(have[t])
			}
			if n < int(e.N) {
				return false
			}
		case e.Op == box.OpShortcut:
			if enters = true; g.wayFrom(p.at) == box.NoPlace {
				return false
			}
		}
	}
	return f.b == 0 || enters
}

func (c *core) listBlock(g *game, f *frame, buf []step) []step {
	e := &g.Blocks[f.block][f.i]
	if e.Op == box.OpPay {
		return append(buf, step{verb: vKeep}, step{verb: vPay})
	}
	open := c.offered(g, f, e)
	for i := range e.Options {
		if open>>i&1 != 0 {
			buf = append(buf, step{vOption, i, 0})
		}
	}
	return buf
}

func (c *core) doBlock(g *game, f *frame, s step) {
	e := &g.Blocks[f.block][f.i]
	f.i++
	switch s.verb {
	case vOption:
		if b := e.Option[s.a]; b != 0 {
			c.push(frame{op: opBlock, hero: f.hero, a: f.a, b: f.b, n: 1, block: b})
		}
	case vPay:
		c.perform(f.hero, e.Then, box.Card(f.a))
		c.perform(f.hero, e.Cost, box.Card(f.a))
	case vKeep:
		c.perform(f.hero, e.Other, box.Card(f.a))
	}
}
