package core

import "intrigue/rules/penny/core/box"

// The evaluator. An EffectBlock does the instructions of a list in their order (PEN-59): its Step is the
// next one, N how often the list is still done. What needs a decision or a draw becomes an effect of
// its own.

func (c *State) workBlock(g *Game, f *Effect) {
	list := g.Blocks[f.Block]
	switch {
	case c.Players[f.Hero].Dead:
		c.pop()
	case int(f.Step) < len(list):
		c.instruct(g, f, &list[f.Step])
	case f.N > 1:
		f.N, f.Step = f.N-1, 0
	default:
		c.pop()
	}
}

// instruct does one instruction, or stops for the decision it begins with.
func (c *State) instruct(g *Game, f *Effect, e *box.Instruction) {
	if e.Op == box.OpChoose || e.Op == box.OpPay && c.affords(g, f.Hero, e.Cost) {
		c.ask(g)
		return
	}
	f.Step++
	h := f.Hero
	p := c.Player(h)
	switch e.Op {
	case box.OpPay:
		c.Perform(h, e.Other, f.Card)
	case box.OpWhen:
		if c.Holds(g, h, e.Cond) {
			c.Perform(h, e.Then, f.Card)
		} else {
			c.Perform(h, e.Other, f.Card)
		}
	case box.OpEach:
		c.each(g, h, e.Group, e.Then, f.Card)
	case box.OpPer:
		if n := c.Counts(g, h, e.Count); n > 0 {
			c.Push(Effect{Kind: EffectBlock, Hero: h, Card: f.Card, N: int8(n), Block: e.Then})
		}
	case box.OpGain:
		switch e.Token {
		case box.AnyToken:
			c.Push(Effect{Kind: EffectGain, Hero: h, N: int8(e.N)})
		case box.TrophyToken:
			c.Push(Effect{Kind: EffectTrophy, Hero: h, Words: anyWord})
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
			c.Spoil(h, f.Card)
			return
		}
		c.Push(Effect{Kind: EffectPick, Hero: h, Op: e.Op, From: e.From, Sort: e.Sort, N: int8(e.N), Card: f.Card})
	case box.OpPrevent:
		c.Give(h, box.Prevent, int(e.N))
	case box.OpShortcut:
		if g.WayFrom(p.At) != box.NoPlace {
			c.Push(Effect{Kind: EffectEnter, Hero: h, Way: f.Way})
		}
	default:
		c.InstructTable(g, f, e)
	}
}

// InstructTable does an instruction that reaches beyond the hero's own board.
func (c *State) InstructTable(g *Game, f *Effect, e *box.Instruction) {
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
			c.Push(Effect{Kind: EffectTake, Hero: h, Stack: e.Stack, ToHand: e.Goal == box.ToHand, N: int8(e.N)})
		}
	case box.OpMove:
		if e.Who == box.FigureMe {
			c.Push(Effect{Kind: EffectStroll, Hero: h, N: int8(e.N)})
		} else {
			c.Push(Effect{Kind: EffectWalk, Hero: h, Villain: box.Villain(e.Who), Goal: e.Goal, N: int8(e.N), Step: WalkStart})
		}
	case box.OpPlace:
		if e.Who == box.FigureMini {
			c.Summon(g)
		} else {
			c.Push(Effect{Kind: EffectAppear, Hero: h, Villain: box.NoVillain})
		}
	case box.OpFight:
		c.Push(Effect{Kind: EffectFight, Hero: h, Card: box.NoCard, Foes: FightRow | fightOnly, N: int8(e.N)})
	case box.OpRefresh:
		if c.villainPhase() {
			h = c.Decider()
		}
		row := EnemyRow
		if e.Shop {
			row = ShopRow
		}
		c.Push(Effect{Kind: EffectRefresh, Hero: h, Row: row, N: int8(e.N)})
	case box.OpHell:
		c.Push(Effect{Kind: EffectHell, Hero: h, N: int8(e.N)})
	case box.OpFlip:
		c.instructFlip(g, h, e)
	case box.OpLook:
		c.Push(Effect{Kind: EffectPeek, Hero: h, Stack: e.Stack, N: int8(e.N)})
	}
}

// each has all heroes of a group do a block, the active one first: what is pushed last.
func (c *State) each(g *Game, h int8, of box.Group, b box.Block, card box.Card) {
	for k := int8(c.Seats) - 1; k >= 0; k-- {
		other := (int8(c.Active) + k) % int8(c.Seats)
		if !c.Players[other].Dead && c.among(g, h, other, of) {
			c.Perform(other, b, card)
		}
	}
}

// among reports whether another hero, or the same, belongs to a group seen from a hero.
func (c *State) among(g *Game, h, other int8, of box.Group) bool {
	at, his := c.Players[h].At, c.Players[other].At
	switch of {
	case box.OtherHeroes:
		return h != other
	case box.SamePlace:
		return at == his
	case box.SameTile:
		return at == his || at < box.Places && his < box.Places && g.TileOf(at) == g.TileOf(his)
	case box.OnHellSide:
		return c.OnHell(g, his)
	case box.BossTile:
		boss := c.VillainAt[box.MiniBoss]
		return boss < box.Places && his < box.Places && g.TileOf(boss) == g.TileOf(his)
	}
	return true
}

// Holds reports whether a condition of a card holds for a hero.
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

// Counts returns how many there are of what an instruction counts.
func (c *State) Counts(g *Game, h int8, w box.Counted) (n int) {
	p := c.Player(h)
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

// offered returns which options of a choose can be taken, as bits: one that cannot be paid or entered is left
// out, unless none can (PEN-147).
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

// Meets reports whether a hero can do an option in full: lose what it takes, also of what it gives before,
// and enter its shortcut, which it must have if a shortcut must be chosen.
func (c *State) Meets(g *Game, f *Effect, b box.Block) bool {
	p := c.Player(f.Hero)
	have := p.Tokens
	anyKind, enters := 0, false // resources of any kind that were gained
	for _, e := range g.Blocks[b] {
		switch {
		case e.Op == box.OpGain && e.Token < box.Tokens:
			have[e.Token] += e.N
		case e.Op == box.OpGain && e.Token == box.AnyToken:
			anyKind += int(e.N)
		case e.Op == box.OpLose && e.Token < box.Tokens:
			if have[e.Token] < e.N {
				return false
			}
			have[e.Token] -= e.N
		case e.Op == box.OpLose && e.Token == box.AnyToken:
			n := anyKind
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
	return !f.Way || enters
}

// Instruction returns the one of a list that is being done.
func (g *Game) Instruction(f *Effect) *box.Instruction { return &g.Blocks[f.Block][f.Step] }

func (c *State) listBlock(g *Game, f *Effect, _ *Player, buf []Action) []Action {
	e := g.Instruction(f)
	if e.Op == box.OpPay {
		return append(buf, Action{Kind: Keep}, Action{Kind: Pay})
	}
	return listBits(buf, Option, c.offered(g, f, e))
}

// option is the answer to an event, or one of several things that a card offers.
func (c *State) option(g *Game, f *Effect, a Action) {
	if f.Kind == EffectEvent {
		c.answer(g, f, a.What)
		return
	}
	b := g.Instruction(f).Option[a.What]
	if f.Step++; b != 0 {
		c.Push(Effect{Kind: EffectBlock, Hero: f.Hero, Card: f.Card, Way: f.Way, N: 1, Block: b})
	}
}

func (c *State) pay(g *Game, f *Effect, _ Action) {
	e := g.Instruction(f)
	f.Step++
	h, card := f.Hero, f.Card
	c.Perform(h, e.Then, card)
	c.Perform(h, e.Cost, card)
}

func (c *State) keep(g *Game, f *Effect, _ Action) {
	e := g.Instruction(f)
	f.Step++
	c.Perform(f.Hero, e.Other, f.Card)
}
