package core

import "intrigue/rules/penny/core/box"

// HandSize says what a hand is drawn up to (PEN-22).
const HandSize = 5

// mostRides says how many movement tokens are kept (PEN-27).
const mostRides = 4

func (c *State) workTurn(g *Game, f *Effect) {
	p := c.Player(f.Hero)
	if p.Dead {
		c.pop()
		return
	}
	switch f.Step {
	case StepClean:
		c.Clean(p)
		f.Step = StepMove
	case StepField:
		if who := c.Fightable(f.Hero); who != 0 { // the Field Action must be a fight (PEN-78)
			f.Step = StepAfter
			c.Push(Effect{Kind: EffectFight, Hero: f.Hero, Card: box.NoCard, Foes: who})
			return
		}
		c.ask(g)
	case StepDraw:
		p.Pile, p.Pool = p.Pile.Or(p.Pool), box.Set{}
		p.Tokens[box.Movement] = min(p.Tokens[box.Movement], mostRides)
		f.Step = StepEnd
		handSize := HandSize - int(p.Under) + int(f.N) // PEN-91, PEN-130
		c.Push(Effect{Kind: EffectDraw, Hero: f.Hero, N: int8(handSize - p.Hand.Count() - int(p.WoundHand))})
	case StepEnd:
		c.pop()
	default:
		c.ask(g)
	}
}

// Clean is step 1 (PEN-47): all goes but movement tokens and what was gained since
// the hero's last step 3 (PEN-129).
func (c *State) Clean(p *Player) {
	rides := min(p.Tokens[box.Movement], mostRides)
	p.Tokens, p.Late = p.Late, [box.Tokens]uint8{}
	p.Tokens[box.Movement] = rides
	p.Gathered, p.WayUsed, p.Entered, p.Used = false, false, false, box.Set{}
	for i := range p.Slot {
		p.Slot[i].Laid, p.Slot[i].Spent = [box.Resources]uint8{}, false
	}
}

func (c *State) listTurn(g *Game, f *Effect, p *Player, buf []Action) []Action {
	h := f.Hero
	switch f.Step {
	case StepMove:
		buf = c.listMoves(g, h, true, buf)
		if g.WayFrom(p.At) != box.NoPlace { // a card with a shortcut, for the whole of it (PEN-133)
			buf = listSet(buf, Play, p.Hand.And(g.wayCards))
		}
	case StepBuild:
		buf = listSet(buf, Play, p.Hand)
		if p.WoundHand > 0 {
			buf = append(buf, Action{Kind: Bear})
		}
		if !p.Gathered && c.Printed(g, p.At) != [box.Resources]uint8{} {
			buf = append(buf, Action{Kind: Gather})
		}
		buf = c.listMoves(g, h, false, buf)
		buf = c.listFree(g, h, buf)
	case StepField, StepAfter:
		buf = c.listFree(g, h, buf)
	}
	return append(buf, Action{Kind: Done})
}

func (c *State) gather(g *Game, f *Effect, _ Action) {
	p := c.Player(f.Hero)
	p.Gathered = true
	for t, n := range c.Printed(g, p.At) {
		c.Give(f.Hero, box.Token(t), int(n))
	}
}

// finishStep ends a step of the turn for whoever says done.
func (c *State) finishStep(g *Game, f *Effect) {
	p := c.Player(f.Hero)
	switch f.Step {
	case StepBuild:
		for p.WoundHand > 0 && !p.Dead { // they cannot be held back (PEN-60)
			c.Bear(f.Hero)
		}
		if p.Dead {
			return
		}
		f.Step = StepField
		if c.Mode == box.Open && p.At < box.Places && c.ActionOn(g, p.At) == box.NoAction && c.PortalOn(g, p.At) < 0 {
			c.Push(Effect{Kind: EffectEvent, Hero: f.Hero}) // PEN-70
		}
	case StepField:
		f.Step = StepAfter
	default:
		f.Step++
	}
}

// play plays a card out of the hand: its text happens at once (PEN-59). In step 2 it
// is played for its shortcut.
func (c *State) play(g *Game, turn *Effect, a Action) {
	h, card, early := turn.Hero, box.Card(a.What), turn.Step == StepMove
	p, f := c.Player(h), g.Of[card]
	p.Hand.Remove(card)
	if f.Charge != nil {
		for i := ChargeSlot; i < Slots; i++ {
			if p.Slot[i].Card == box.NoCard { // PEN-33
				p.Slot[i] = Slot{Card: card, Spent: p.Used.Has(card)}
				c.Push(Effect{Kind: EffectSeed, Hero: h, Slot: uint8(i)})
				return
			}
		}
	}
	p.Pool.Add(card)
	if n := g.Tuning.Novelty; n > 0 && g.Goods.Has(card) { // PEN-171
		c.Give(h, box.Damage, n)
	}
	if f.Play != 0 {
		c.Push(Effect{Kind: EffectBlock, Hero: h, Card: card, Way: early, N: 1, Block: f.Play})
	}
}

// mostUnder says how many Wounded can lie under the board, mostGrave how many Gravely Wounded kill
// (PEN-90, PEN-93).
const (
	mostUnder = 3
	mostGrave = 4
)

// Bear plays a Wounded card (PEN-89, PEN-90).
func (c *State) Bear(h int8) {
	p := c.Player(h)
	p.WoundHand--
	if p.Under < mostUnder {
		p.Under++
		return
	}
	p.WoundPile += p.Under + 1
	p.Under = 0
	if p.Grave++; p.Grave >= mostGrave {
		c.die(h)
	}
}

// die takes a hero out of the game (PEN-93, PEN-136).
func (c *State) die(h int8) {
	p := c.Player(h)
	p.Dead, p.At = true, box.NoPlace
	for k := range p.Foes.All() {
		c.Enemies.Shuffle(CardOf(k))
	}
	p.Foes = box.Set{}
	for i := range c.EnemyRow { // gaps there are only when the deck was empty
		if c.EnemyRow[i] == box.NoCard {
			c.Push(Effect{Kind: EffectFill, Hero: h, Row: EnemyRow, Slot: uint8(i)})
		}
	}
	p.Aside = p.Aside.Or(p.Cards())
	p.Hand, p.Pool, p.Pile, p.Deck = box.Set{}, box.Set{}, box.Set{}, box.Set{}
	p.Tokens, p.Late = [box.Tokens]uint8{}, [box.Tokens]uint8{}
	for i := ChargeSlot; i < Slots; i++ {
		if p.Slot[i].Card != box.NoCard {
			p.Aside.Add(p.Slot[i].Card)
			p.Slot[i] = Slot{Card: box.NoCard}
		}
	}
	if c.Alive() == 0 && !c.LastTurn {
		c.Over = EndDead
		return
	}
	if int8(c.DecisionHolder) == h {
		c.DecisionHolder = uint8(c.after(h))
	}
}
