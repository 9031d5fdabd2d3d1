package core_test

import (
	"math/bits"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestFieldActionsNeedSomethingToDo(t *testing.T) {
	t.Run("PEN-71 nothing to trade, no trade", func(t *testing.T) {
		bare := func(n int) Change {
			return func(c *core.State, g *core.Game) {
				for h := range int8(2) {
					q := c.Player(h)
					q.At, q.Pool, q.Pile, q.Foes, q.Tokens = At("docks"), box.Set{}, box.Set{}, box.Set{}, [box.Tokens]uint8{}
				}
				pool(c, 1, box.Movement, n)
				ToStep(c, core.StepField)
			}
		}
		is(t, "offers", begins(Lay(t, box.Prologue, 2, away, bare(0)), core.Trade), 0)
		is(t, "offers for a movement token", begins(Lay(t, box.Prologue, 2, away, bare(1)), core.Trade), 1)
	})
	t.Run("PEN-72 nothing to destroy, no action", func(t *testing.T) {
		c := Fresh(t, box.Heist, 2).State
		g := Fresh(t, box.Heist, 2).Game
		Holds(t, "not with empty piles", !c.Useful(g, c.Player(0), box.Destroy))
		c.Players[0].Under = 1
		Holds(t, "but with a Wounded", c.Useful(g, c.Player(0), box.Destroy))
	})
	t.Run("PEN-65 only wounds that are there are healed", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "hospital_ward"), hurt(0, 2), inStep(core.StepField))
		p = Play(t, p, "act")
		is(t, "under the board", begins(p, core.Heal), 1)
		Holds(t, "the discard pile", Offered(p, move(core.Heal, core.HealPile)))
	})
	t.Run("PEN-71 nothing is proposed before something is offered", func(t *testing.T) {
		p := lone(t, box.Prologue, together, has(0, box.Gold, 1), inStep(core.StepField))
		p = Play(t, p, "trade jack")
		is(t, "proposals", begins(p, core.Propose), 0)
		is(t, "now", begins(Play(t, p, "give gold"), core.Propose), 1)
	})
	t.Run("PEN-63 PEN-149 with an empty shop deck a card is replaced out of what was put off", func(t *testing.T) {
		buyer := func(off bool) *penny.Position {
			p := lone(t, box.Prologue, stands(0, "billingsgate"), has(0, box.Gold, 9),
				func(c *core.State, g *core.Game) {
					for c.Shop.Len() > 0 {
						k := c.Shop.Heap()[0]
						c.Shop.Take(k)
						if off {
							c.ShopOff.Add(box.Card(k))
						}
					}
				}, inStep(core.StepField))
			return Play(t, p, "act")
		}
		p := buyer(true)
		k := p.ShopRow[0]
		p = Dealt(t, Play(t, p, move(core.Replace, int(k))))
		Holds(t, "another card, or the same one drawn anew", p.ShopRow[0] != box.NoCard)
		is(t, "cards of deck and pile", p.Shop.Len()+p.ShopOff.Count(), 20)
		is(t, "nothing to replace it with", begins(buyer(false), core.Replace), 0)
	})
}

// TestFieldActionsKeepToTheirTokens holds single words of the clauses of Field Actions and fights that
// could be broken without a test of the clause noticing.
func TestFieldActionsKeepToTheirTokens(t *testing.T) {
	hound := Card("en_hound")
	t.Run("PEN-64 Demonic Pennies are not for sale", func(t *testing.T) {
		p := Play(t, standing(t, box.Prologue, "billingsgate", has(0, box.Gold, 99)), "act")
		is(t, "the row and two stacks", begins(p, core.Buy), 6)
		for k := range p.Demonic.All() {
			Holds(t, "no demonic gold", !Offered(p, move(core.Buy, int(k))))
		}
	})
	t.Run("PEN-65 each further Wounded costs a resource or gold", func(t *testing.T) {
		p := standing(t, box.Prologue, "hospital_ward",
			func(c *core.State, g *core.Game) { c.Players[0].Under, c.Players[0].WoundPile = 2, 2 },
			has(0, box.Gold, 1), has(0, box.Science, 1))
		p = Play(t, p, "act", "heal 0", "healfor 0 gold", "healfor 1 science")
		is(t, "all spent", p.Players[0].Tokens, [box.Tokens]uint8{})
		is(t, "one is left, and nothing to pay with", [2]int{p.Status(0), begins(p, core.HealFor)}, [2]int{1, 0})
	})
	t.Run("PEN-67 who is shuffled back lies in the deck, and whoever is taken is replaced", func(t *testing.T) {
		p := standing(t, box.Prologue, "scotland_yard", enemies("en_hound", "en_eel", "en_cab", "en_bull"))
		p = Dealt(t, Play(t, p, "act", move(core.Shuffle, int(hound)), "done"))
		is(t, "in the deck", p.Enemies.Len(), 16)
		Holds(t, "and may come again", p.EnemyRow[0] == hound || p.Enemies.May(core.CardOf(hound)))
		k := p.EnemyRow[1]
		p = Dealt(t, Play(t, p, move(core.Claim, int(k))))
		Holds(t, "replaced", p.EnemyRow[1] != box.NoCard && p.EnemyRow[1] != k)
		is(t, "one less in the deck", p.Enemies.Len(), 15)
	})
	duel := func(damage int) *penny.Position {
		p := standing(t, box.Prologue, "docks", enemies("en_eel", "en_cab", "en_bull", "en_table"),
			func(c *core.State, g *core.Game) { c.Enemies.Take(core.CardOf(hound)); c.Players[0].Foes.Add(hound) },
			lurks(box.VillainA, "docks"), has(0, box.Damage, damage), hand(0, Starter(box.Alice, "punch")))
		p = Play(t, p, move(core.Fight, int(hound)))
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = Play(t, p, "hit damage")
		}
		return p
	}
	t.Run("PEN-68 PEN-85 an assigned enemy stays after a lost fight, and is yours no more when beaten", func(t *testing.T) {
		p := duel(1)
		Holds(t, "still assigned", p.Players[0].Foes.Has(hound) && !p.Players[0].Pile.Has(hound))
		is(t, "the row", p.EnemyRow[0], Card("en_eel"))
		q := duel(2)
		Holds(t, "won", q.Players[0].Pile.Has(hound) && !q.Players[0].Foes.Has(hound))
	})
	t.Run("PEN-70 events come in the Open World alone, and not on a portal or an action", func(t *testing.T) {
		met := func(m box.Mode, where string) bool {
			p := standing(t, m, where, inStep(core.StepBuild), hand(0, Starter(box.Alice, "punch")))
			before := bits.OnesCount32(p.Events)
			p = Play(t, p, "done")
			for p.Wait == core.Luck && p.Top().Kind == core.EffectEvent {
				p = Fate(t, p, mv2("draw", int(Card("e_raven"))))
			}
			return bits.OnesCount32(p.Events) < before
		}
		for _, where := range []string{"slums_b", "billingsgate", "parliament"} {
			is(t, where, met(box.Open, where), false)
		}
		is(t, "slums A", met(box.Open, "slums_a"), true)
		is(t, "in the Prologue", met(box.Prologue, "slums_a"), false)
		is(t, "in the Heist", met(box.Heist, "slums_a"), false)
	})
	t.Run("PEN-71 PEN-155 trade is for heroes of one location, and an enemy stays assigned", func(t *testing.T) {
		far := standing(t, box.Prologue, "docks", has(0, box.Gold, 2))
		is(t, "not from afar", begins(far, core.Trade), 0)
		p := standing(t, box.Prologue, "the_tower",
			func(c *core.State, g *core.Game) { c.Enemies.Take(core.CardOf(hound)); c.Players[0].Foes.Add(hound) })
		p = Play(t, p, "trade jack", move(core.Hand, int(hound)), "propose", "accept")
		Holds(t, "Jack's now", p.Players[1].Foes.Has(hound) && !p.Players[0].Foes.Has(hound) && !p.Players[1].Pile.Has(hound))
	})
	t.Run("PEN-72 each further card costs a resource, out of pool and pile", func(t *testing.T) {
		a, b, d := Starter(box.Alice, "last_penny"), Starter(box.Alice, "punch"), Starter(box.Alice, "boxing")
		p := standing(t, box.Heist, "st_pauls", func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Pile = box.Set{}
			for _, k := range []box.Card{a, b, d} {
				q.Drop(k)
			}
			q.Pool.Add(a)
			q.Pile.Add(b)
			q.Deck.Add(d)
		}, has(0, box.Science, 1))
		p = Play(t, p, "act")
		Holds(t, "pool and pile, not the deck", Offered(p, move(core.Destroy, int(a))) &&
			Offered(p, move(core.Destroy, int(b))) && !Offered(p, move(core.Destroy, int(d))))
		p = Play(t, p, move(core.Destroy, int(a)), move(core.DestroyFor, int(b), int(box.Science)))
		is(t, "paid", p.Players[0].Tokens[box.Science], 0)
	})
}
