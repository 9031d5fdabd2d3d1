package bots_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"intrigue/rules/cards"
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
			if c.Need == core.Luck {
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
