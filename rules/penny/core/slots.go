package core

import (
	"slices"

	"intrigue/rules/penny/core/box"
)

// What lies on quests and charge cards, and what may be done with it in steps 3 and
// 4 without a Field Action (PEN-34, PEN-131).

// Room reports whether one more resource of kind t fits on slot i of a hero.
func (c *State) Room(g *Game, p *Player, i, t int) bool {
	s := &p.Slot[i]
	if s.Card == box.NoCard {
		return false
	}
	f := g.Of[s.Card]
	switch {
	case i == WalkSlot:
		kinds, n := 0, s.Total()+1 // with the one more
		for k := range box.Resources {
			if s.Res[k] > 0 || k == t {
				kinds++
			}
		}
		return n-min(kinds, g.Tuning.WalkKinds) <= g.Tuning.WalkAny
	case f.Quest != nil:
		return s.Res[t] < f.Quest.Needs[t]
	}
	return f.Charge.Kinds>>t&1 != 0 && s.Total() < f.Charge.Max
}

// Full reports whether a charge card has reached its maximum (PEN-36).
func (g *Game) Full(s *Slot) bool {
	if s.Card == box.NoCard || s.Spent {
		return false
	}
	ch := g.Of[s.Card].Charge
	return ch != nil && ch.Ability != 0 && s.Total() >= ch.Max
}

// Ready reports whether the needs of a quest are met (PEN-131). A Walk is only for
// closing portals.
func (c *State) Ready(g *Game, p *Player, i int) bool {
	s := &p.Slot[i]
	if i == WalkSlot || i >= ChargeSlot || s.Card == box.NoCard {
		return false
	}
	q := g.Of[s.Card].Quest
	paid := s.Res == q.Needs && int(p.Tokens[box.Gold]) >= q.Gold && int(s.Trophies) >= q.Trophies
	counted := int(s.Wounds) >= q.Wounds && int(s.Healed) >= q.Healed && int(s.Ways) >= q.Ways
	return paid && counted && (q.At == box.NoPlace || q.At == p.At)
}

// listFree lists what needs no Field Action.
func (c *State) listFree(g *Game, h int8, buf []Action) []Action {
	p := c.Player(h)
	for i := range p.Slot {
		s := &p.Slot[i]
		if s.Card == box.NoCard {
			continue
		}
		for t := range box.Resources {
			if p.Tokens[t] > 0 && c.Room(g, p, i, t) {
				buf = append(buf, Action{Put, uint8(t), uint8(s.Card)})
			}
			if s.Res[t] > s.Laid[t] { // PEN-159
				buf = append(buf, Action{Lift, uint8(t), uint8(s.Card)})
			}
		}
		if g.Full(s) {
			buf = append(buf, Action{Use, uint8(s.Card), 0})
		}
		if c.Ready(g, p, i) {
			buf = append(buf, Action{Finish, uint8(s.Card), 0})
		}
	}
	if c.Chapter == 1 && p.Tokens[box.Gold] > 0 && p.At < box.Places && c.HeroGold < mostTokens { // PEN-132
		buf = append(buf, Action{Kind: Bribe})
	}
	return buf
}

func (c *State) put(_ *Game, f *Effect, a Action) {
	p := c.Player(f.Hero)
	s := &p.Slot[p.SlotOf(box.Card(a.With))]
	p.Spend(box.Token(a.What), 1)
	s.Res[a.What]++
	s.Laid[a.What]++
}

func (c *State) lift(g *Game, f *Effect, a Action) {
	p := c.Player(f.Hero)
	s := &p.Slot[p.SlotOf(box.Card(a.With))]
	s.Res[a.What]--
	c.Give(f.Hero, box.Token(a.What), 1)
	if g.Of[s.Card].Charge != nil && s.Total() == 0 { // PEN-35
		p.Pile.Add(s.Card)
		*s = Slot{Card: box.NoCard}
	}
}

func (c *State) bribe(_ *Game, f *Effect, _ Action) {
	c.Player(f.Hero).Spend(box.Gold, 1)
	c.HeroGold++
}

// release uses the ability of a full charge card, which is discarded after that.
func (c *State) release(g *Game, f *Effect, a Action) {
	h, card := f.Hero, box.Card(a.What)
	p := c.Player(h)
	p.Slot[p.SlotOf(card)].Spent = true
	p.Used.Add(card)
	c.Push(Effect{Kind: EffectShed, Hero: h, Card: card})
	c.Perform(h, g.Of[card].Charge.Ability, card)
}

// workShed discards a charge card whose ability has been used (PEN-36).
func (c *State) workShed(_ *Game, f *Effect) {
	h, card := f.Hero, f.Card
	c.pop()
	p := c.Player(h)
	if i := p.SlotOf(card); i >= 0 {
		p.Slot[i] = Slot{Card: box.NoCard}
		p.Pile.Add(card)
	}
}

// Complete finishes the quest in a slot, not a Walk (PEN-131).
func (c *State) Complete(g *Game, h int8, i int) {
	p := c.Player(h)
	s := &p.Slot[i]
	card, f := s.Card, g.Of[s.Card]
	p.Spend(box.Gold, f.Quest.Gold)
	c.Trophies += s.Trophies
	*s = Slot{Card: box.NoCard}
	if i == PersonalSlot {
		p.Pile.Add(card) // PEN-32
		p.Made.Add(card)
		p.Level++
		if int(p.Level) < c.Mode.QuestLevels() {
			*s = Slot{Card: g.Personal[p.Who][p.Level]}
		}
	} else {
		p.Browns |= 1 << (card - g.From[box.BrownCards])
		if c.Mode == box.Open && (c.Market[0] != box.NoCard || c.Market[1] != box.NoCard) {
			c.Push(Effect{Kind: EffectQuest, Hero: h})
		}
	}
	c.Perform(h, f.Quest.Reward, card)
}

func (c *State) takeQuest(_ *Game, f *Effect, a Action) {
	c.pop()
	c.TakeQuest(f.Hero, box.Card(a.What))
}

// TakeQuest gives a hero a brown quest; if it lay in the market, that is filled up again (PEN-165).
func (c *State) TakeQuest(h int8, card box.Card) {
	if i := slices.Index(c.Market[:], card); i >= 0 {
		c.Market[i] = box.NoCard
		c.Push(Effect{Kind: EffectFill, Hero: h, Row: MarketRow, Slot: uint8(i)})
	}
	browns := c.Player(h).Slot[BrownSlot:ChargeSlot]
	if i := slices.IndexFunc(browns, func(s Slot) bool { return s.Card == box.NoCard }); i >= 0 {
		browns[i] = Slot{Card: card}
	}
}

// Needs returns how many of each resource a hero could still use for quests and for closing portals
// beyond what lies in his action pool; fewer than 0 are too many.
func (c *State) Needs(g *Game, h int8) [box.Resources]int8 {
	var out [box.Resources]int8
	p := &c.Players[h]
	for i := range p.Slot[:ChargeSlot] {
		s := &p.Slot[i]
		if s.Card == box.NoCard {
			continue
		}
		for t := range box.Resources {
			if i == WalkSlot {
				if s.Res[t] == 0 && s.Total() < g.Tuning.WalkKinds+g.Tuning.WalkAny {
					out[t]++
				}
			} else if q := g.Of[s.Card].Quest; q.Needs[t] > s.Res[t] {
				out[t] += int8(q.Needs[t] - s.Res[t])
			}
		}
	}
	for t := range box.Resources {
		out[t] -= int8(p.Tokens[t])
	}
	return out
}

// Requirement is one thing that a quest, a portal or a full charge takes, and whether it is
// there.
type Requirement struct {
	What  RequirementKind
	Token box.Token // that is asked for, or lies there
	Have  bool
}

// RequirementKind says what kind of thing is wanted.
type RequirementKind uint8

const (
	RequireToken RequirementKind = iota // a token of one kind, or one of those that a charge takes
	RequireOther                        // a resource of a kind that is not there yet
	RequireAny                          // a resource of any kind
	RequireTrophy
	RequireWound    // a wound taken
	RequireCure     // a wound healed
	RequireShortcut // a shortcut used
)

// Takes returns the things that a quest or a charge card takes, those that are there first
// among their kind (PEN-131, PEN-36).
func (c *State) Takes(g *Game, p *Player, i int) (all []Requirement) {
	s := &p.Slot[i]
	f := g.Of[s.Card]
	add := func(what RequirementKind, t box.Token, have, want int) {
		for i := range want {
			all = append(all, Requirement{what, t, i < have})
		}
	}
	switch {
	case i == WalkSlot:
		l, more := g.Tuning, []Requirement(nil) // those of any kind that are there
		for t, n := range s.Res {
			for k := range int(n) {
				if k == 0 && len(all) < l.WalkKinds {
					all = append(all, Requirement{RequireOther, box.Token(t), true})
				} else {
					more = append(more, Requirement{RequireAny, box.Token(t), true})
				}
			}
		}
		add(RequireOther, 0, 0, l.WalkKinds-len(all))
		all = append(all, more...)
		add(RequireAny, 0, 0, l.WalkAny-len(more))
		add(RequireTrophy, 0, int(s.Trophies), l.WalkTrophies)
	case f.Quest != nil:
		q := f.Quest
		for t, n := range q.Needs {
			add(RequireToken, box.Token(t), int(s.Res[t]), int(n))
		}
		add(RequireToken, box.Gold, int(p.Tokens[box.Gold]), q.Gold)
		add(RequireTrophy, 0, int(s.Trophies), q.Trophies)
		add(RequireWound, 0, int(s.Wounds), q.Wounds)
		add(RequireCure, 0, int(s.Healed), q.Healed)
		add(RequireShortcut, 0, int(s.Ways), q.Ways)
	case f.Charge != nil:
		for t, n := range s.Res {
			add(RequireToken, box.Token(t), int(n), int(n))
		}
		add(RequireAny, 0, 0, f.Charge.Max-len(all))
	}
	return all
}
