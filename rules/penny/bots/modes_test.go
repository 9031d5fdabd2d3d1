package bots_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestSteadyGoesShopping: steady uses the rounds before the first opponent of a Boss Rush to buy what
// counts there (PEN-171). It once bought at most one card a hero.
func TestSteadyGoesShopping(t *testing.T) {
	bought := 0
	for deal := range uint64(3) {
		c, g := usual(box.Rush.String(), 2).begin(t)
		r := rand.New(rand.NewPCG(deal, 77))
		for c.Over == core.NotOver && int(c.Round) <= g.Tuning.Rest {
			if c.Wait == core.Luck {
				c.Chance(g, r)
			} else {
				b := bots.NewAgent(g, r)
				s := b.Lookahead(t.Context(), &c)
				if s.Kind == core.Buy || s.Kind == core.BuyFor {
					bought++
				}
				c.Do(g, s)
			}
			c.Run(g)
		}
	}
	rulestest.Holds(t, bought >= 9, "two heroes bought %d cards in three games", bought)
}

// TestSteadyEndsChapterTwo: whatever four heroes have heaped up, steady sells what ends the
// chapter (PEN-122, PEN-123): it once stayed there for forty rounds and went on buying.
func TestSteadyEndsChapterTwo(t *testing.T) {
	for seats := 1; seats <= core.MostHeroes; seats++ {
		p := table.Lay(t, box.Heist, seats, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Chapter, c.Closed, c.HeroGold = 2, 1, 0
			c.Portals &^= 1
			c.Sold[1] = uint8(g.Tuning.PortalGold) - 1
			for i, k := range g.Scenario.Shop {
				if i%2 == 0 && c.Shop.Take(cards.Card(k)) {
					c.Player(0).Pile.Add(k)
				}
			}
			for h := range int8(seats) {
				table.Hand(c, h, table.Card([...]string{"s_gatling", "s_airship", "s_portrait", "s_gentleman"}[h]))
				c.Player(h).At = g.Scenario.PortalAt[1]
			}
			table.ToStep(c, core.StepField)
		})
		b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(uint64(seats), 3)))
		rulestest.Is(t, strconv.Itoa(seats)+": what steady does", b.Lookahead(t.Context(), &p.State).Kind, core.Haggle)
	}
}

// TestProspectOfDeals: whatever goods heroes have heaped up in chapter II, the portal that
// ends it is worth more (PEN-123), and a good card is worth selling (PEN-122).
func TestProspectOfDeals(t *testing.T) {
	for seats := 1; seats <= core.MostHeroes; seats++ {
		p := table.Lay(t, box.Heist, seats, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Chapter, c.Closed, c.HeroGold = 2, 1, 0
			c.Portals &^= 1
			c.Sold[1] = uint8(g.Tuning.PortalGold) - 1
			h := int8(0)
			for _, k := range g.Scenario.Shop { // nothing is left in the shop
				c.Player(h).Pile.Add(k)
				c.Player(h).At = g.Scenario.PortalAt[1]
				h = (h + 1) % int8(seats)
			}
		})
		b := bots.NewAgent(p.Game, nil)
		b.KeepsGoods = true
		still := b.EvaluateTeam(&p.State)
		c := p.State
		c.Portals, c.Closed = c.Portals&^2, 2
		c.ChapterThree(p.Game)
		rulestest.Is(t, "chapter", c.Chapter, 3)
		table.Holds(t, strconv.Itoa(seats)+": the last portal is worth all that is heaped up before it", b.EvaluateTeam(&c) > still+1000)

		for _, k := range p.Game.Scenario.Shop {
			if p.Game.Of[k].Cost < 3 {
				continue
			}
			c = p.State
			c.Sold[1] = 0
			for h := range c.Seats { // nobody has anything else
				c.Players[h].Pile = c.Players[h].Pile.Without(p.Game.Goods)
			}
			c.Players[0].Hand.Add(k)
			kept, sold := 100*b.EvaluateTeam(&c), int32(0)
			c.Players[0].Hand.Remove(k)
			for i, share := range [...]int32{17, 25, 36, 17, 5} { // the costs of what may be turned over, of a hundred
				d := c
				if i < p.Game.Of[k].Cost {
					d.Sold[1] = uint8(i) + 1
				}
				sold += share * b.EvaluateTeam(&d)
			}
			table.Holds(t, strconv.Itoa(seats)+": to sell "+p.Game.Of[k].Key, sold > kept)
		}
	}
}

// TestProspectOfHeads: a head of Cerberus that is off is worth more than all heroes who
// stand ready to take it off (PEN-126), who hit the less the farther they must walk.
func TestProspectOfHeads(t *testing.T) {
	for seats := 1; seats <= core.MostHeroes; seats++ {
		p := table.Lay(t, box.Heist, seats, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Portals, c.Closed = c.Portals&^3, 2
			c.ChapterThree(g)
			for h := range int8(seats) {
				c.Player(h).At = g.Scenario.BossAt
				c.Player(h).Tokens[box.Damage] = uint8(g.Tuning.HeadHealth)
			}
		})
		b := bots.NewAgent(p.Game, nil)
		b.KeepsGoods = true
		ready := b.EvaluateTeam(&p.State)
		for left := range p.Heads {
			c := p.State
			c.Heads = left
			for h := range int8(seats) {
				c.Player(h).Tokens[box.Damage] = 0
				table.Hand(&c, h)
			}
			table.Holds(t, strconv.Itoa(seats)+": a head is worth all that is spent on it", b.EvaluateTeam(&c) > ready)
		}

		c := p.State
		c.Player(0).Tokens[box.Damage] = 0
		table.Hand(&c, 0, table.Starter(box.Jack, "punch"), table.Starter(box.Maria, "last_penny"))
		rulestest.Is(t, "on the steps", b.BossDamage(&c, 0), 2)
		c.Player(0).At = table.At("east_end_roofs")
		rulestest.Is(t, "a card pays the way", b.BossDamage(&c, 0), 2)
		table.Hand(&c, 0, table.Starter(box.Jack, "punch"))
		rulestest.Is(t, "the only card pays the way", b.BossDamage(&c, 0), 0)
		c.Player(0).Tokens[box.Movement] = 1
		rulestest.Is(t, "a token pays the way", b.BossDamage(&c, 0), 2)
		c.Player(0).At = table.At("parliament")
		rulestest.Is(t, "too far", b.BossDamage(&c, 0), 0)
	}
}

// TestBotsTrade: a resource goes to the hero who wants it, and no other one goes anywhere.
func TestBotsTrade(t *testing.T) {
	meet := func(change func(own, others *core.Player)) *penny.Position {
		return table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			own, others := &c.Players[0], &c.Players[1]
			own.At, others.At = table.At("docks"), table.At("docks")
			table.Hand(c, 0)
			change(own, others)
			table.ToStep(c, core.StepField)
		})
	}
	wants := func(p *core.Player, t box.Token) { // of all resources only this one
		s := &p.Slot[core.WalkSlot]
		s.Res = [box.Resources]uint8{1, 1, 1, 1, 1}
		s.Res[t] = 0
		p.Slot[core.PersonalSlot].Card = box.NoCard
	}
	trade := func(p *penny.Position) *penny.Position { // one trade, as the script makes it
		p = table.Play(t, p, "trade jack")
		for p.Top().Kind == core.EffectTrade {
			b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 2)))
			p = table.Play(t, p, p.Game.Text(b.Policy(&p.State)))
		}
		return p
	}
	t.Run("what the partner would lose is asked for", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			wants(own, box.Science)
			others.Tokens[box.Science], others.Tokens[box.Society] = 1, 1
		})
		p = trade(p)
		rulestest.Is(t, "science and society", [2]uint8{p.Players[0].Tokens[box.Science], p.Players[1].Tokens[box.Society]}, [2]uint8{1, 1})
	})
	t.Run("what only the partner wants is given", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			wants(own, box.Science)
			wants(others, box.Violence)
			own.Tokens[box.Violence], own.Tokens[box.Science] = 1, 1
		})
		p = trade(p)
		rulestest.Is(t, "violence and science", [2]uint8{p.Players[1].Tokens[box.Violence], p.Players[0].Tokens[box.Science]},
			[2]uint8{1, 1})
		rulestest.Is(t, "it stays over his clean-up", p.Players[1].Late[box.Violence], 1)
	})
	t.Run("one resource is given rather than nothing done", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			own.Slot[core.WalkSlot].Card, own.Slot[core.PersonalSlot].Card = box.NoCard, box.NoCard
			wants(others, box.Violence)
			own.Tokens[box.Violence] = 1
		})
		b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 2)))
		rulestest.Is(t, "the Field Action", p.Game.Text(b.Policy(&p.State)), "trade jack")
	})
	t.Run("what both want stays where it is", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			wants(own, box.Violence)
			wants(others, box.Violence)
			own.Tokens[box.Violence] = 1
		})
		p = trade(p)
		rulestest.Is(t, "violence", p.Players[0].Tokens[box.Violence], 1)
	})
	t.Run("nobody gives up what he needs, and everybody what he would lose", func(t *testing.T) {
		answer := func(late uint8) rules.Move {
			p := meet(func(own, others *core.Player) {
				wants(others, box.Science)
				others.Tokens[box.Science], others.Late[box.Science] = 1, late
			})
			p = table.Play(t, p, "trade jack", "ask science", "propose")
			b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 2)))
			return p.Game.Text(b.Policy(&p.State))
		}
		rulestest.Is(t, "answers", [2]rules.Move{answer(1), answer(0)}, [2]rules.Move{"refuse", "accept"})
	})
}
