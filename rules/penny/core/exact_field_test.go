package core_test

import (
	"math/bits"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestFieldExactly holds single words and rare cases of the clauses of a chapter.
func TestFieldExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-71 nothing to trade, no trade", func(t *testing.T) {
		bare := func(c *core.State, n int) {
			for h := range int8(2) {
				q := c.Player(h)
				q.At, q.Pool, q.Pile, q.Foes, q.Tokens = table.At("docks"), box.Set{}, box.Set{}, box.Set{}, [box.Tokens]uint8{}
			}
			pool(c, 1, box.Movement, n)
			table.ToStep(c, core.StepField)
		}
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c); bare(c, 0) })
		rulestest.Is(t, "offers", begins(p, core.Trade), 0)
		p = table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c); bare(c, 1) })
		rulestest.Is(t, "offers for a movement token", begins(p, core.Trade), 1)
	})
	t.Run("PEN-72 nothing to destroy, no action", func(t *testing.T) {
		c := table.Fresh(t, box.Heist, 2).State
		g := table.Fresh(t, box.Heist, 2).Game
		table.Holds(t, "not with empty piles", !c.Useful(g, c.Player(0), box.Destroy))
		c.Players[0].Under = 1
		table.Holds(t, "but with a Wounded", c.Useful(g, c.Player(0), box.Destroy))
	})
	t.Run("PEN-65 only wounds that are there are healed", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("hospital_ward")
			c.Players[0].WoundPile = 2
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "act")
		rulestest.Is(t, "under the board", begins(p, core.Heal), 1)
		table.Holds(t, "the discard pile", table.Offered(p, move(core.Heal, core.HealPile)))
	})
	t.Run("PEN-71 nothing is proposed before something is offered", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			pool(c, 0, box.Gold, 1)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack")
		rulestest.Is(t, "proposals", begins(p, core.Propose), 0)
		rulestest.Is(t, "now", begins(table.Play(t, p, "give gold"), core.Propose), 1)
	})
	t.Run("PEN-63 PEN-149 with an empty shop deck a card is replaced out of what was put off", func(t *testing.T) {
		buyer := func(off bool) *penny.Position {
			p := lone(box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].At = table.At("billingsgate")
				pool(c, 0, box.Gold, 9)
				for c.Shop.Len() > 0 {
					k := c.Shop.Heap()[0]
					c.Shop.Take(k)
					if off {
						c.ShopOff.Add(box.Card(k))
					}
				}
				table.ToStep(c, core.StepField)
			})
			return table.Play(t, p, "act")
		}
		p := buyer(true)
		k := p.ShopRow[0]
		p = table.Dealt(t, table.Play(t, p, move(core.Replace, int(k))))
		table.Holds(t, "another card, or the same one drawn anew", p.ShopRow[0] != box.NoCard)
		rulestest.Is(t, "cards of deck and pile", p.Shop.Len()+p.ShopOff.Count(), 20)
		rulestest.Is(t, "nothing to replace it with", begins(buyer(false), core.Replace), 0)
	})
}

// TestFieldActionsExactly holds single words of the clauses of Field Actions and fights that
// could be broken without a test of the clause noticing.
func TestFieldActionsExactly(t *testing.T) {
	stand := func(m box.Mode, where string, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.Players[0].At, c.Players[1].At = table.At(where), table.At("the_tower")
			table.ToStep(c, core.StepField)
			change(c, g)
		})
	}
	hound := table.Card("en_hound")
	t.Run("PEN-64 Demonic Pennies are not for sale", func(t *testing.T) {
		p := table.Play(t, stand(box.Prologue, "billingsgate", func(c *core.State, g *core.Game) { pool(c, 0, box.Gold, 99) }), "act")
		rulestest.Is(t, "the row and two stacks", begins(p, core.Buy), 6)
		for k := range p.Demonic.All() {
			table.Holds(t, "no demonic gold", !table.Offered(p, move(core.Buy, int(k))))
		}
	})
	t.Run("PEN-65 each further Wounded costs a resource or gold", func(t *testing.T) {
		p := stand(box.Prologue, "hospital_ward", func(c *core.State, g *core.Game) {
			c.Players[0].Under, c.Players[0].WoundPile = 2, 2
			pool(c, 0, box.Gold, 1)
			pool(c, 0, box.Science, 1)
		})
		p = table.Play(t, p, "act", "heal 0", "healfor 0 gold", "healfor 1 science")
		rulestest.Is(t, "all spent", p.Players[0].Tokens, [box.Tokens]uint8{})
		rulestest.Is(t, "one is left, and nothing to pay with", [2]int{p.Status(0), begins(p, core.HealFor)}, [2]int{1, 0})
	})
	t.Run("PEN-67 who is shuffled back lies in the deck, and whoever is taken is replaced", func(t *testing.T) {
		p := stand(box.Prologue, "scotland_yard",
			func(c *core.State, g *core.Game) { enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull") })
		p = table.Dealt(t, table.Play(t, p, "act", move(core.Shuffle, int(hound)), "done"))
		rulestest.Is(t, "in the deck", p.Enemies.Len(), 16)
		table.Holds(t, "and may come again", p.EnemyRow[0] == hound || p.Enemies.May(core.CardOf(hound)))
		k := p.EnemyRow[1]
		p = table.Dealt(t, table.Play(t, p, move(core.Claim, int(k))))
		table.Holds(t, "replaced", p.EnemyRow[1] != box.NoCard && p.EnemyRow[1] != k)
		rulestest.Is(t, "one less in the deck", p.Enemies.Len(), 15)
	})
	duel := func(damage int) *penny.Position {
		p := stand(box.Prologue, "docks", func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_eel", "en_cab", "en_bull", "en_table")
			c.Enemies.Take(core.CardOf(hound))
			c.Players[0].Foes.Add(hound)
			c.VillainAt[box.VillainA] = table.At("docks")
			pool(c, 0, box.Damage, damage)
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
		})
		p = table.Play(t, p, move(core.Fight, int(hound)))
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = table.Play(t, p, "hit damage")
		}
		return p
	}
	t.Run("PEN-68 PEN-85 an assigned enemy stays after a lost fight, and is yours no more when beaten", func(t *testing.T) {
		p := duel(1)
		table.Holds(t, "still assigned", p.Players[0].Foes.Has(hound) && !p.Players[0].Pile.Has(hound))
		rulestest.Is(t, "the row", p.EnemyRow[0], table.Card("en_eel"))
		q := duel(2)
		table.Holds(t, "won", q.Players[0].Pile.Has(hound) && !q.Players[0].Foes.Has(hound))
	})
	t.Run("PEN-70 events come in the Open World alone, and not on a portal or an action", func(t *testing.T) {
		met := func(m box.Mode, where string) bool {
			p := stand(m, where, func(c *core.State, g *core.Game) {
				table.ToStep(c, core.StepBuild)
				table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			})
			before := bits.OnesCount32(p.Events)
			p = table.Play(t, p, "done")
			for p.Need == core.Luck && p.Top().Kind == core.EffectEvent {
				p = table.Fate(t, p, mv2("draw", int(table.Card("e_raven"))))
			}
			return bits.OnesCount32(p.Events) < before
		}
		for _, where := range []string{"slums_b", "billingsgate", "parliament"} {
			rulestest.Is(t, where, met(box.Open, where), false)
		}
		rulestest.Is(t, "slums A", met(box.Open, "slums_a"), true)
		rulestest.Is(t, "in the Prologue", met(box.Prologue, "slums_a"), false)
		rulestest.Is(t, "in the Heist", met(box.Heist, "slums_a"), false)
	})
	t.Run("PEN-71 PEN-155 trade is for heroes of one location, and an enemy stays assigned", func(t *testing.T) {
		far := stand(box.Prologue, "docks", func(c *core.State, g *core.Game) { pool(c, 0, box.Gold, 2) })
		rulestest.Is(t, "not from afar", begins(far, core.Trade), 0)
		p := stand(box.Prologue, "the_tower",
			func(c *core.State, g *core.Game) { c.Enemies.Take(core.CardOf(hound)); c.Players[0].Foes.Add(hound) })
		p = table.Play(t, p, "trade jack", move(core.Hand, int(hound)), "propose", "accept")
		table.Holds(t, "Jack's now", p.Players[1].Foes.Has(hound) && !p.Players[0].Foes.Has(hound) && !p.Players[1].Pile.Has(hound))
	})
	t.Run("PEN-72 each further card costs a resource, out of pool and pile", func(t *testing.T) {
		a, b, d := table.Starter(box.Alice, "last_penny"), table.Starter(box.Alice, "punch"), table.Starter(box.Alice, "boxing")
		p := stand(box.Heist, "st_pauls", func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Pile = box.Set{}
			for _, k := range []box.Card{a, b, d} {
				q.Drop(k)
			}
			q.Pool.Add(a)
			q.Pile.Add(b)
			q.Deck.Add(d)
			pool(c, 0, box.Science, 1)
		})
		p = table.Play(t, p, "act")
		table.Holds(t, "pool and pile, not the deck", table.Offered(p, move(core.Destroy, int(a))) &&
			table.Offered(p, move(core.Destroy, int(b))) && !table.Offered(p, move(core.Destroy, int(d))))
		p = table.Play(t, p, move(core.Destroy, int(a)), move(core.DestroyFor, int(b), int(box.Science)))
		rulestest.Is(t, "paid", p.Players[0].Tokens[box.Science], 0)
	})
}
