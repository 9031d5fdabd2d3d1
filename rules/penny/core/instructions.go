package core

import "intrigue/rules/penny/core/box"

// The evaluator. An EffectBlock does the effects of a block in their order
// (PEN-59): block is the list, i the next effect, n how often the list is still
// done, hero who does it, a the card it stands on, b 1 when a shortcut must be
// chosen (PEN-133). What needs a decision or a draw becomes an effect of its own.

func (c *State) Perform(h int8, b box.Block, card box.Card) {
	if b != 0 {
		c.Push(Effect{Kind: EffectBlock, Hero: h, A: uint8(card), N: 1, Block: b})
	}
}

func (c *State) workBlock(g *Game, f *Effect) {
	list := g.Blocks[f.Block]
	switch {
	case c.Players[f.Hero].Dead:
		c.pop()
	case int(f.Step) < len(list):
		c.effect(g, f, &list[f.Step])
	case f.N > 1:
		f.N, f.Step = f.N-1, 0
	default:
		c.pop()
	}
}

// effect does one effect, or stops for the decision it begins with.
func (c *State) effect(g *Game, f *Effect, e *box.Instruction) {
	if e.Op == box.OpChoose || e.Op == box.OpPay && c.affords(g, f.Hero, e.Cost) {
		c.ask(g)
		return
	}
	f.Step++
	h := f.Hero
	p := c.Player(h)
	switch e.Op {
	case box.OpPay:
		c.Perform(h, e.Other, box.Card(f.A))
	case box.OpWhen:
		if c.Holds(g, h, e.Cond) {
			c.Perform(h, e.Then, box.Card(f.A))
		} else {
			c.Perform(h, e.Other, box.Card(f.A))
		}
	case box.OpEach:
		c.each(g, h, e.Group, e.Then, box.Card(f.A))
	case box.OpPer:
		if n := c.Counts(g, h, e.Count); n > 0 {
			c.Push(Effect{Kind: EffectBlock, Hero: h, A: f.A, N: int8(n), Block: e.Then})
		}
	case box.OpGain:
		switch e.Token {
		case box.AnyToken:
			c.Push(Effect{Kind: EffectGain, Hero: h, N: int8(e.N)})
		case box.TrophyToken:
			c.Push(Effect{Kind: EffectTrophy, Hero: h, A: 255})
		default:
			c.Give(h, e.Token, int(e.N))
		}
	case box.OpLose:
		if e.Token != box.AnyToken {
			p.Spend(e.Token, min(int(e.N), int(p.Tokens[e.Token])))
		} else {
			c.Push(Effect{Kind: EffectLose, Hero: h, N: int8(e.N)})
		}
	case box.OpDraw:
		c.Push(Effect{Kind: EffectDraw, Hero: h, N: int8(e.N)})
	case box.OpDiscard, box.OpDestroy:
		if e.Sort == box.ThisCard {
			c.Spoil(h, box.Card(f.A))
			return
		}
		c.Push(Effect{Kind: EffectPick, Hero: h, A: uint8(e.From), B: uint8(e.Sort), Step: uint8(e.Op), N: int8(e.N),
			Block: box.Block(f.A)})
	case box.OpPrevent:
		c.Give(h, box.Prevent, int(e.N))
	case box.OpShortcut:
		if g.WayFrom(p.At) != box.NoPlace {
			c.Push(Effect{Kind: EffectEnter, Hero: h, B: f.B})
		}
	default:
		c.Deed(g, f, e)
	}
}

// Deed does the actions that reach beyond the hero's own board.
func (c *State) Deed(g *Game, f *Effect, e *box.Instruction) {
	h := f.Hero
	switch e.Op {
	case box.OpTake:
		switch e.Stack {
		case box.WoundedStack:
			c.Hurt(h, int(e.N))
		case box.OwnDiscard:
			c.Push(Effect{Kind: EffectFetch, Hero: h, N: int8(e.N)})
		case box.JokeDeck:
			c.Push(Effect{Kind: EffectJoke, Hero: h})
		default:
			c.Push(Effect{Kind: EffectTake, Hero: h, A: uint8(e.Stack), B: bit(e.Goal == box.ToHand), N: int8(e.N)})
		}
	case box.OpMove:
		if e.Who == box.FigureMe {
			c.Push(Effect{Kind: EffectStroll, Hero: h, N: int8(e.N)})
		} else {
			c.Push(Effect{Kind: EffectWalk, Hero: h, A: uint8(e.Who), B: uint8(e.Goal), N: int8(e.N), Step: WalkStart})
		}
	case box.OpPlace:
		if e.Who == box.FigureMini {
			c.Summon(g)
		} else {
			c.Push(Effect{Kind: EffectAppear, Hero: h, A: uint8(box.NoVillain)})
		}
	case box.OpFight:
		c.Push(Effect{Kind: EffectFight, Hero: h, A: uint8(box.NoCard), B: FightRow | fightOnly, N: int8(e.N)})
	case box.OpRefresh:
		if c.plotting() {
			h = c.Decider()
		}
		c.Push(Effect{Kind: EffectRefresh, Hero: h, A: bit(e.Shop), N: int8(e.N)})
	case box.OpHell:
		c.Push(Effect{Kind: EffectHell, Hero: h, N: int8(e.N)})
	case box.OpFlip:
		c.flips(g, h, e)
	case box.OpLook:
		c.Push(Effect{Kind: EffectPeek, Hero: h, A: uint8(e.Stack), N: int8(e.N)})
	}
}

// plotting reports whether this is a Villain Phase.
func (c *State) plotting() bool { return c.Depth > 0 && c.Stack[1].Kind != EffectTurn }

// building reports whether a hero is in the first three steps of his own turn.
func (c *State) building(h int8) bool {
	return c.Depth > 0 && c.Stack[1].Kind == EffectTurn && c.Stack[1].Hero == h && c.Stack[1].Step <= StepBuild
}

// each gives a block to all heroes of a group, the active one first.
func (c *State) each(g *Game, h int8, of box.Group, b box.Block, card box.Card) {
	for k := int(c.Seats) - 1; k >= 0; k-- {
		q := (int(c.Active) + k) % int(c.Seats)
		if !c.Players[q].Dead && c.among(g, h, int8(q), of) {
			c.Perform(int8(q), b, card)
		}
	}
}

// among reports whether q belongs to a group, seen from h.
func (c *State) among(g *Game, h, q int8, of box.Group) bool {
	at, his := c.Players[h].At, c.Players[q].At
	switch of {
	case box.OtherHeroes:
		return h != q
	case box.SamePlace:
		return at == his
	case box.SameTile:
		return at == his || at < box.Places && his < box.Places && g.TileOf(at) == g.TileOf(his)
	case box.OnHellSide:
		return c.OnHell(g, his)
	case box.BossTile:
		b := c.VillainAt[box.MiniBoss]
		return b < box.Places && his < box.Places && g.TileOf(b) == g.TileOf(his)
	}
	return true
}

// Holds answers a condition (PEN-150).
func (c *State) Holds(g *Game, h int8, w box.Condition) bool {
	p := c.Player(h)
	switch w {
	case box.OnHell:
		return c.OnHell(g, p.At)
	case box.OnLondon:
		return p.At < box.Places && !c.OnHell(g, p.At)
	case box.VillainHere:
		return c.VillainOn(p.At)
	case box.HeroHere:
		return c.HeroesOn(p.At) > 1
	case box.NobodyElse:
		return c.HeroesOn(p.At) == 1
	case box.IsWounded:
		return p.Under > 0
	case box.HasCharge:
		return c.Counts(g, h, box.ChargeCards) > 0
	case box.RichThree:
		return p.Tokens[box.Gold] >= 3
	case box.UsedShortcut:
		return p.WayUsed
	}
	return false
}

func (c *State) Counts(g *Game, h int8, w box.Counted) int {
	p := c.Player(h)
	n := 0
	switch w {
	case box.WoundsUnder:
		return int(p.Under)
	case box.PortalsClosed:
		return int(c.Closed)
	case box.HeroesHere:
		return c.HeroesOn(p.At)
	case box.ChargeCards:
		for _, s := range p.Slot[ChargeSlot:] {
			if s.Card != box.NoCard {
				n++
			}
		}
	case box.LootInPool:
		return p.Pool.And(g.foes).Count()
	}
	return n
}

// affords reports whether a hero can meet every part of a cost.
func (c *State) affords(g *Game, h int8, cost box.Block) bool {
	p := c.Player(h)
	for _, e := range g.Blocks[cost] {
		switch {
		case e.Op == box.OpLose && e.Token == box.AnyToken && p.ResourcesOf() < int(e.N),
			e.Op == box.OpLose && e.Token < box.Tokens && p.Tokens[e.Token] < e.N,
			e.Op == box.OpDiscard && p.Hand.Count() < int(e.N):
			return false
		}
	}
	return true
}

// offered is which options of a choose can be taken, as bits: one whose losses
// cannot be met in full is left out, unless none can (PEN-147).
func (c *State) offered(g *Game, f *Effect, e *box.Instruction) uint8 {
	var open uint8
	for i := range e.Options {
		if c.Meets(g, f, e.Option[i]) {
			open |= 1 << i
		}
	}
	if open == 0 {
		open = 1<<e.Options - 1
	}
	return open
}

func (c *State) Meets(g *Game, f *Effect, b box.Block) bool {
	p := c.Player(f.Hero)
	have := p.Tokens
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
			if enters = true; g.WayFrom(p.At) == box.NoPlace {
				return false
			}
		}
	}
	return f.B == 0 || enters
}

func (c *State) listBlock(g *Game, f *Effect, buf []Action) []Action {
	e := &g.Blocks[f.Block][f.Step]
	if e.Op == box.OpPay {
		return append(buf, Action{Kind: Keep}, Action{Kind: Pay})
	}
	open := c.offered(g, f, e)
	return listKinds(buf, Option, open)
}

func (c *State) doBlock(g *Game, f *Effect, s Action) {
	e := &g.Blocks[f.Block][f.Step]
	f.Step++
	switch s.Kind {
	case Option:
		if b := e.Option[s.A]; b != 0 {
			c.Push(Effect{Kind: EffectBlock, Hero: f.Hero, A: f.A, B: f.B, N: 1, Block: b})
		}
	case Pay:
		c.Perform(f.Hero, e.Then, box.Card(f.A))
		c.Perform(f.Hero, e.Cost, box.Card(f.A))
	case Keep:
		c.Perform(f.Hero, e.Other, box.Card(f.A))
	}
}
