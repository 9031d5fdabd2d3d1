package core

import (
	"iter"
	"slices"

	"intrigue/rules/penny/core/box"
)

// A fight: effect EffectFight of a hero, whose N is damage given for nothing. These are who may be
// chosen, as bits, and its steps.
const (
	FightRow  = 1 // an Enemy of the Crown: of the row, or assigned (PEN-80)
	fightMini = 2
	fightBoss = 4
	fightOnly = 8 // with FightRow: only of the row, as a card says (PEN-20)
)

const (
	FightChoose = iota
	FightDeal
	FightBack
	fightEnd
)

// Fightable returns who a hero can fight where he stands, as bits (PEN-80, PEN-140).
func (c *State) Fightable(h int8) uint8 {
	p := c.Player(h)
	if p.At >= box.Places {
		return 0
	}
	var bits uint8
	if slices.Contains(c.VillainAt[:box.MiniBoss], p.At) && c.anyEnemy(h) {
		bits = FightRow
	}
	if c.VillainAt[box.MiniBoss] == p.At {
		bits |= fightMini
	}
	if c.VillainAt[box.Boss] == p.At {
		bits |= fightBoss
	}
	return bits
}

// anyEnemy reports whether there is a card for a hero to fight at all.
func (c *State) anyEnemy(h int8) bool {
	return c.EnemyRow != emptyRow() || !c.Players[h].Foes.Empty()
}

// HealthOf returns what must be dealt to beat a card (PEN-81, PEN-145, PEN-157).
func (c *State) HealthOf(g *Game, card box.Card) int {
	f, rush := g.Of[card].Foe, c.Mode == box.Rush && g.bosses.Has(card)
	switch {
	case rush && f.Heads > 0:
		return 3 + int(c.Seats) + g.Tuning.Tougher
	case rush:
		return f.Health + f.PerHero*int(c.Seats) + g.Tuning.Tougher
	case f.Heads > 0:
		return g.Tuning.HeadHealth
	}
	return f.Health
}

// HalfOf returns how much of its health an opponent of a Rush has lost when half is gone, at least (PEN-172).
func (c *State) HalfOf(g *Game, card box.Card) int { return (c.HealthOf(g, card) + 1) / 2 }

// HitsOf returns the retaliation of a card now: Cerberus has a symbol less for each head
// that is beaten (PEN-145).
func (c *State) HitsOf(g *Game, card box.Card) []box.Token {
	f := g.Of[card].Foe
	if f.Heads == 0 {
		return f.Hits
	}
	gone := c.HeadsOf(g) - int(c.Heads)
	return f.Hits[:max(len(f.Hits)-gone, 0)]
}

// HeadsOf returns how many heads Cerberus began with.
func (c *State) HeadsOf(g *Game) int {
	if c.Mode == box.Rush {
		return 3
	}
	return g.Tuning.Heads
}

// Regular reports whether a card is an Enemy of the Crown.
func (g *Game) Regular(card box.Card) bool { return g.foes.Has(card) }

// Lasting returns the damage an opponent of a Rush already has.
func (c *State) Lasting(g *Game, card box.Card) int {
	if c.Mode == box.Rush && !g.Regular(card) {
		return int(c.Bruise)
	}
	return 0
}

// Payable returns the most damage a hero can deal to a card now; charge cards that deal
// damage count as what their ability gives.
func (c *State) Payable(g *Game, h int8, card box.Card) int {
	p := c.Player(h)
	n := int(p.Tokens[box.Damage])
	for t, most := range g.Of[card].Foe.Weak {
		n += int(min(p.Tokens[t], most-c.Fight.Used[t]))
	}
	for _, ability := range g.fightCharges(p) {
		for _, e := range g.Blocks[ability] {
			if e.Op == box.OpGain && (e.Token == box.Damage || e.Token == box.AnyToken) {
				n += int(e.N)
			}
		}
	}
	return n
}

func (c *State) workFight(g *Game, f *Effect) {
	h := f.Hero
	switch f.Step {
	case FightChoose:
		if c.Players[h].Dead {
			c.pop()
		} else {
			c.ask(g)
		}
	case FightDeal:
		card := f.Card
		left := c.HealthOf(g, card) - c.Lasting(g, card) - int(c.Fight.Dealt)
		lasts := c.Mode == box.Rush && !g.Regular(card)
		if most := c.Payable(g, h, card); left <= 0 || most == 0 || most < left && !lasts { // nothing to gain by dealing more (PEN-162)
			c.Fight.Won, f.Step = left <= 0, FightBack
		} else {
			c.ask(g)
		}
	case FightBack:
		c.retaliate(g, f)
	default:
		c.settle(g, f)
	}
}

// retaliate takes the symbols of retaliation one by one (PEN-83): each is prevented
// or wounds.
func (c *State) retaliate(g *Game, f *Effect) {
	hits := c.HitsOf(g, f.Card)
	if int(c.Fight.Hit) >= len(hits) {
		f.Step = fightEnd
		return
	}
	p := c.Player(f.Hero)
	if p.Tokens[hits[c.Fight.Hit]] == 0 && p.Tokens[box.Prevent] == 0 && !g.canPrevent(p) {
		c.wounded(g, f)
		return
	}
	c.Wait = Decision
}

// fightCharges returns the full charge cards of a hero that serve in a fight, with their abilities.
func (g *Game) fightCharges(p *Player) iter.Seq2[box.Card, box.Block] {
	return func(yield func(box.Card, box.Block) bool) {
		for i := range p.Slot[ChargeSlot:] {
			s := &p.Slot[ChargeSlot+i]
			if g.Full(s) && g.Of[s.Card].Charge.InFight && !yield(s.Card, g.Of[s.Card].Charge.Ability) {
				return
			}
		}
	}
}

// canPrevent reports whether a full charge card of a hero prevents.
func (g *Game) canPrevent(p *Player) bool {
	for _, ability := range g.fightCharges(p) {
		if slices.ContainsFunc(g.Blocks[ability], func(e box.Instruction) bool { return e.Op == box.OpPrevent }) {
			return true
		}
	}
	return false
}

// wounded has a symbol that was not prevented wound the hero (PEN-83).
func (c *State) wounded(g *Game, f *Effect) {
	c.Fight.Hit++
	c.Fight.Wounds++
	h, card := f.Hero, f.Card
	c.Hurt(h, 1)
	if c.Mode == box.Heist && g.Regular(card) {
		c.thieves(g, h)
	}
	c.Perform(h, g.Of[card].Foe.OnHit, card)
}

// settle ends a fight (PEN-84, PEN-85).
func (c *State) settle(g *Game, f *Effect) {
	h, card := f.Hero, f.Card
	p, foe := c.Player(h), g.Of[card].Foe
	c.pop()
	rush := c.Mode == box.Rush && !g.Regular(card)
	c.Fought = c.Fought || rush
	if !c.Fight.Won {
		if rush {
			c.bruise(h, card, foe.AtHalf, c.HalfOf(g, card))
		}
		return
	}
	if foe.Heads > 0 {
		if c.Heads--; c.Heads > 0 {
			c.Bruise = 0 // the next head is unhurt
			return
		}
	}
	p.Pile.Add(card)
	c.Push(Effect{Kind: EffectTrophy, Hero: h, Words: foe.Keywords})
	switch {
	case g.Regular(card):
		p.Foes.Remove(card)
		c.Push(Effect{Kind: EffectLeave, Hero: h, Place: p.At})
		c.clearSlot(EnemyRow, card)
	case c.Mode == box.Rush:
		c.VillainAt[box.MiniBoss] = box.NoPlace
		c.Push(Effect{Kind: EffectReap, Hero: h})
	case card == g.Scenario.MiniCard:
		c.VillainAt[box.MiniBoss], c.MiniGone = box.NoPlace, true
	default:
		c.VillainAt[box.Boss] = box.NoPlace
	}
}

// bruise keeps the damage of an opponent of a Rush, who does something at half of it.
func (c *State) bruise(h int8, card box.Card, atHalf box.Block, half int) {
	c.Bruise += c.Fight.Dealt
	if int(c.Bruise) >= half && int(c.Bruise-c.Fight.Dealt) < half && !c.halved {
		c.halved = true
		c.Perform(h, atHalf, card)
	}
}

func (c *State) listFight(g *Game, f *Effect, p *Player, buf []Action) []Action {
	switch f.Step {
	case FightChoose:
		if f.Foes&FightRow != 0 {
			buf = listRow(buf, Fight, c.EnemyRow[:])
			if f.Foes&fightOnly == 0 {
				buf = listSet(buf, Fight, p.Foes)
			}
		}
		if f.Foes&fightMini != 0 {
			buf = append(buf, Action{Fight, uint8(c.MiniFoe(g)), 0})
		}
		if f.Foes&fightBoss != 0 {
			buf = append(buf, Action{Fight, uint8(g.Scenario.BossCard), 0})
		}
	case FightDeal:
		if p.Tokens[box.Damage] > 0 {
			buf = append(buf, Action{Hit, uint8(box.Damage), 0})
		}
		for t, most := range g.Of[f.Card].Foe.Weak {
			if p.Tokens[t] > 0 && c.Fight.Used[t] < most {
				buf = append(buf, Action{Hit, uint8(t), 0})
			}
		}
		buf = listCharges(g, p, buf)
		buf = append(buf, Action{Kind: Done})
	case FightBack:
		hit := c.HitsOf(g, f.Card)[c.Fight.Hit]
		if p.Tokens[hit] > 0 {
			buf = append(buf, Action{Parry, uint8(hit), 0})
		}
		if p.Tokens[box.Prevent] > 0 {
			buf = append(buf, Action{Parry, uint8(box.Prevent), 0})
		}
		buf = listCharges(g, p, buf)
		buf = append(buf, Action{Kind: Bleed})
	}
	return buf
}

func listCharges(g *Game, p *Player, buf []Action) []Action {
	for card := range g.fightCharges(p) {
		buf = append(buf, Action{Use, uint8(card), 0})
	}
	return buf
}

// TakesTrophy reports whether the quest in slot i still needs a trophy from an enemy with some keywords,
// as bits (PEN-86).
func (c *State) TakesTrophy(g *Game, p *Player, i int, keywords uint8) bool {
	s := &p.Slot[i]
	if s.Card == box.NoCard {
		return false
	}
	if i == WalkSlot {
		return int(s.Trophies) < g.Tuning.WalkTrophies
	}
	q := g.Of[s.Card].Quest
	return int(s.Trophies) < q.Trophies && (q.Keyword == 0 || keywords>>q.Keyword&1 != 0)
}

// listTrophies lists the quests for which a trophy has been won.
func (c *State) listTrophies(g *Game, f *Effect, p *Player, buf []Action) []Action {
	for i := range p.Slot[:ChargeSlot] {
		if c.Trophies > 0 && c.TakesTrophy(g, p, i, f.Words) {
			buf = append(buf, Action{Trophy, uint8(p.Slot[i].Card), 0})
		}
	}
	return buf
}

func (c *State) winTrophy(_ *Game, f *Effect, a Action) {
	p := c.Player(f.Hero)
	p.Slot[p.SlotOf(box.Card(a.What))].Trophies++
	c.Trophies--
	c.pop()
}

func (c *State) fight(_ *Game, f *Effect, a Action) {
	f.Card, f.Step = box.Card(a.What), FightDeal
	c.Fight = FightState{Dealt: uint8(f.N)}
}

func (c *State) hit(_ *Game, f *Effect, a Action) {
	c.Player(f.Hero).Spend(box.Token(a.What), 1)
	c.Fight.Dealt++
	if a.What < box.Resources {
		c.Fight.Used[a.What]++
	}
}

func (c *State) parry(_ *Game, f *Effect, a Action) {
	c.Player(f.Hero).Spend(box.Token(a.What), 1)
	c.Fight.Hit++
}

// FightSums are the sums of a fight: the health of the card, what was dealt to it in all, what
// is left to deal, the most the hero could still deal, and the symbols still to come.
type FightSums struct{ Health, Dealt, Left, Most, Hits int }

// Sums adds a fight up; all is zero while the enemy is still to be chosen.
func (c *State) Sums(g *Game, f *Effect) (n FightSums) {
	if f.Step == FightChoose {
		return n
	}
	card := f.Card
	n.Health = c.HealthOf(g, card)
	n.Dealt = int(c.Fight.Dealt) + c.Lasting(g, card)
	n.Left = max(n.Health-n.Dealt, 0)
	n.Most = c.Payable(g, f.Hero, card)
	n.Hits = max(len(c.HitsOf(g, card))-int(c.Fight.Hit), 0)
	return n
}
