package core_test

import (
	"slices"
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestCardsExactly holds single words of the rulings of cards that could be broken without
// a test of the clause noticing.
func TestCardsExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Starter(box.Alice, "boxing"))
			change(c, g)
		})
	}
	punch, coin := table.Starter(box.Alice, "punch"), table.Starter(box.Alice, "last_penny")
	t.Run("PEN-147 a loss is met in full, or everything is offered", func(t *testing.T) {
		obol := table.Card("dp_obol") // its second sentence: a shortcut, or a gold for two movement tokens
		turn := func(where string, gold int) *penny.Position {
			return lone(box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].At = table.At(where)
				pool(c, 0, box.Gold, gold)
				c.Push(core.Effect{Kind: core.EffectBlock, Card: obol, Step: 1, N: 1, Block: g.Of[obol].Play})
			})
		}
		rulestest.Is(t, "without gold there is only the way down", begins(turn("docks", 0), core.Enter), 1)
		rulestest.Is(t, "with one he may choose", begins(turn("docks", 1), core.Option), 2)
		rulestest.Is(t, "far from an entrance he pays", turn("empty_street", 1).Players[0].Tokens[box.Movement], 2)
		rulestest.Is(t, "with neither he may choose again", begins(turn("empty_street", 0), core.Option), 2)
	})
	t.Run("PEN-147 what an option gives first may be lost again", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {})
		meets := func(first, loss box.Token, n uint8) bool {
			b := *p.Game.Box
			b.Blocks = append(slices.Clone(b.Blocks),
				[]box.Instruction{{Op: box.OpGain, Token: first, N: 1}, {Op: box.OpLose, Token: loss, N: n}})
			g := *p.Game
			g.Box = &b
			return p.Meets(&g, &core.Effect{}, box.Block(len(b.Blocks)-1))
		}
		rulestest.Is(t, "a gold, one and two", [2]bool{meets(box.Gold, box.Gold, 1), meets(box.Gold, box.Gold, 2)}, [2]bool{true, false})
		rulestest.Is(t, "any resource, one and two", [2]bool{meets(box.AnyToken, box.AnyToken, 1), meets(box.AnyToken, box.AnyToken, 2)},
			[2]bool{true, false})
		table.Holds(t, "gold is no resource", !meets(box.Gold, box.AnyToken, 1))
	})
	pick := func(what box.Op, n int8) *penny.Position {
		return lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, punch, coin)
			c.Players[0].Under, c.Players[0].WoundPile, c.Players[0].WoundHand = 1, 1, 1
			c.Push(core.Effect{Kind: core.EffectPick, From: box.InHand | box.InPool | box.InDiscard, Sort: box.AnyCard,
				Op: what, N: n, Card: box.NoCard})
		})
	}
	t.Run("PEN-148 no Wounded is discarded, both kinds are destroyed, and no more than the number", func(t *testing.T) {
		p := pick(box.OpDiscard, 1)
		rulestest.Is(t, "wounds, and a way out", [2]int{begins(p, core.Heal), begins(p, core.Done)}, [2]int{0, 0})
		p = table.Play(t, p, move(core.Discard, int(punch)))
		table.Holds(t, "one, and no more", p.Top().Kind != core.EffectPick && p.Players[0].Hand.Has(coin))
		q := pick(box.OpDestroy, 2)
		rulestest.Is(t, "under the board and discarded", [2]bool{table.Offered(q, "heal 0"), table.Offered(q, "heal 1")},
			[2]bool{true, true})
		q = table.Play(t, q, "heal 1", "heal 0")
		table.Holds(t, "two, and no more", q.Top().Kind != core.EffectPick)
		rulestest.Is(t, "both are healed", q.Status(0), 1)
	})
	t.Run("PEN-148 from where the card says, of the sort it says", func(t *testing.T) {
		offer := func(from box.Zones, sort box.CardSort) *penny.Position {
			return lone(box.Prologue, func(c *core.State, g *core.Game) {
				table.Hand(c, 0, punch)
				q := c.Player(0)
				q.Deck.Remove(coin)
				q.Pool.Add(coin)
				q.Pile = box.Set{}
				q.Pile.Add(table.Card("en_hound"))
				q.WoundPile = 1
				c.Push(core.Effect{Kind: core.EffectPick, From: from, Sort: sort, Op: box.OpDestroy, N: 1,
					Card: box.NoCard})
			})
		}
		rulestest.Same(t, "pool and pile", table.Offers(offer(box.InPool|box.InDiscard, box.AnyCard)),
			string(move(core.Destroy, int(coin))), string(move(core.Destroy, int(table.Card("en_hound")))), "heal 1", "done")
		rulestest.Same(t, "the hand", table.Offers(offer(box.InHand, box.AnyCard)), string(move(core.Destroy, int(punch))), "done")
		rulestest.Same(t, "a wound", table.Offers(offer(box.InPool|box.InDiscard, box.WoundedCard)), "heal 1", "done")
		coin := table.Card("dp_whispering")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, coin, punch)
			c.Demonic.Remove(coin)
			table.ToStep(c, core.StepBuild)
		})
		table.Holds(t, "one that names itself", table.Play(t, p, move(core.Play, int(coin))).Players[0].Aside.Has(coin))
	})
	t.Run("PEN-148 free steps may be left out", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectStroll, N: 2}) })
		before := p.Players[0].At
		rulestest.Is(t, "two steps are two", table.Play(t, p, move(core.Step, int(table.At("billingsgate"))),
			move(core.Step, int(table.At("the_tower")))).Players[0].At, table.At("the_tower"))
		p = table.Play(t, p, "done")
		rulestest.Is(t, "nobody has moved", p.Players[0].At, before)
		table.Holds(t, "and it is over", p.Top().Kind != core.EffectStroll)
	})
	t.Run("PEN-149 in a turn its hero chooses, and an enemy is shuffled in", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.DecisionHolder = 1
			c.Perform(0, g.Of[table.Card("e_recital")].Event[1].Effect, box.NoCard)
		})
		rulestest.Is(t, "asked", p.Asked(), 0)
		k := core.CardOf(p.EnemyRow[2])
		p = table.Play(t, p, move(core.Replace, int(k)))
		table.Holds(t, "nobody knows where he lies", p.Enemies.May(k) && len(p.Enemies.Under())+len(p.Enemies.Top()) == 0)
	})
	t.Run("PEN-149 whatever turns over the shop deck has the open pile mixed", func(t *testing.T) {
		bare := func(change func(c *core.State, g *core.Game), off ...box.Card) *penny.Position {
			return lone(box.Heist, func(c *core.State, g *core.Game) {
				table.Hand(c, 0, table.Card("s_ticket"))
				for c.Shop.Len() > 0 {
					c.Shop.Take(c.Shop.Heap()[0])
				}
				for _, k := range off {
					c.ShopOff.Add(k)
				}
				change(c, g)
			})
		}
		take := func(c *core.State, g *core.Game) {
			c.Push(core.Effect{Kind: core.EffectTake, Stack: box.ShopDeck, N: 1})
		}
		deed, bag := table.Card("s_deed"), table.Card("s_bag")
		p := table.Fate(t, bare(take, deed, bag), mv2("draw", int(bag)))
		table.Holds(t, "the bag is taken", p.Players[0].Pile.Has(bag) && p.ShopOff.Empty() && p.Shop.May(cards.Card(deed)))
		table.Holds(t, "else nothing is", bare(take).Top().Kind != core.EffectTake)
		sale := func(c *core.State, g *core.Game) {
			c.Chapter, c.Players[0].At = 2, table.At("brick_lane")
			table.ToStep(c, core.StepField)
		}
		p = table.Play(t, bare(sale, deed, bag), "haggle") // he has one ticket to sell
		rulestest.Is(t, "a card is turned over", [3]bool{p.Top().Kind == core.EffectSale, p.Need == core.Luck, p.ShopOff.Empty()},
			[3]bool{true, true, true})
	})
	t.Run("PEN-150 a new quest counts from nothing", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Slot[core.BrownSlot] = core.Slot{Card: table.Card("bq_guard")}
			for _, i := range []int{core.PersonalSlot, core.BrownSlot} {
				q.Slot[i].Wounds, q.Slot[i].Healed, q.Slot[i].Ways = 3, 2, 1
				c.Complete(g, 0, i)
			}
			c.Hurt(0, 1)
			c.TakeQuest(0, table.Card("bq_dog"))
		})
		q := &p.Players[0]
		rulestest.Is(t, "Alice's second", q.Slot[core.PersonalSlot], core.Slot{Card: table.Card("pq_alice_2"), Wounds: 1})
		rulestest.Is(t, "the dog, who came after the wound", q.Slot[core.BrownSlot], core.Slot{Card: table.Card("bq_dog")})
	})
	t.Run("PEN-150 counters add up, and a shortcut is used in one turn only", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].WoundPile, c.Players[1].Under = 1, 1
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: table.Card("bq_dog")}
			c.Heal(1, core.HealPile)
			c.Heal(1, core.HealUnder)
			c.Enter(0, box.Sewer)
			c.Enter(0, box.Post)
			c.Hurt(0, 1)
		})
		rulestest.Is(t, "healed and used", [2]uint8{p.Players[0].Slot[core.PersonalSlot].Healed,
			p.Players[0].Slot[core.PersonalSlot].Ways}, [2]uint8{2, 2})
		rulestest.Is(t, "for another quest too", p.Players[0].Slot[core.BrownSlot],
			core.Slot{Card: table.Card("bq_dog"), Wounds: 1, Healed: 2, Ways: 2})
		p.Clean(&p.Players[0])
		table.Holds(t, "not in the next turn", !p.Holds(p.Game, 0, box.UsedShortcut))
	})
	t.Run("PEN-151 trophies and stacks run out", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Trophies, c.Twos = 0, box.Set{}
			c.Push(core.Effect{Kind: core.EffectTake, Stack: box.TwoPennies, N: 2})
			c.Push(core.Effect{Kind: core.EffectTrophy, Words: 255})
		})
		q := &p.Players[0]
		rulestest.Is(t, "nothing is gained", [2]int{q.Pile.Count(), int(q.Slot[core.WalkSlot].Trophies)}, [2]int{0, 0})
		rulestest.Is(t, "and it goes on", p.Top().Kind, core.EffectTurn)
	})
	t.Run("PEN-152 what was read is gone, in the Heist until the events are mixed", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectJoke}) })
		k := p.Game.From[box.JokeCards]
		rulestest.Is(t, "jokes left", table.Fate(t, p, mv2("draw", int(k))).Jokes, 0)
		for m, back := range map[box.Mode]bool{box.Prologue: false, box.Heist: true} {
			p = lone(m, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectEvent}) })
			bit := uint32(1) << (table.Card("e_raven") - p.Game.From[box.EventCards])
			p = table.Play(t, table.Fate(t, p, mv2("draw", int(table.Card("e_raven")))), "option 0")
			rulestest.Is(t, "not in the deck, in "+m.String(), p.Events&bit, 0)
			rulestest.Is(t, "to be mixed again, in "+m.String(), p.EventOff == bit, back)
		}
		q := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Events, c.EventOff = 0, 6
			c.Push(core.Effect{Kind: core.EffectEvent})
		})
		r := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Events, c.EventOff = 5, 6
			c.Push(core.Effect{Kind: core.EffectEvent})
		})
		rulestest.Is(t, "not before the last is drawn", [2]uint32{r.Events, r.EventOff}, [2]uint32{5, 6})
		rulestest.Is(t, "mixed once", [2]uint32{q.Events, q.EventOff}, [2]uint32{6, 0})
	})
	t.Run("PEN-155 no prevention, no finished Personal Quest, nothing out of a hand, and four things on each side", func(t *testing.T) {
		quest := table.Card("pq_jack_1")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			c.Players[1].Pile.Add(quest)
			for h := range int8(2) {
				pool(c, h, box.Gold, 9)
				pool(c, h, box.Prevent, 1)
			}
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack")
		table.Holds(t, "the quest stays", !table.Offered(p, move(core.Want, int(quest))))
		rulestest.Is(t, "gold, and nothing else", begins(p, core.Give)+begins(p, core.Ask)+begins(p, core.Hand), 2)
		for range 4 {
			p = table.Play(t, p, "ask gold")
		}
		rulestest.Is(t, "a side of four is full, the other is not", [2]bool{table.Offered(p, "ask gold"), table.Offered(p, "give gold")},
			[2]bool{false, true})
		for range 4 {
			p = table.Play(t, p, "give gold")
		}
		rulestest.Is(t, "four for four", begins(p, core.Give)+begins(p, core.Ask), 0)
	})
	t.Run("PEN-155 what is offered is there, once, and changes hands", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			c.Players[0].Deck.Remove(coin)
			c.Players[0].Pool.Add(coin)
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Science, 1)
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "trade jack", "give gold", "give gold", "ask science", move(core.Hand, int(coin)))
		rulestest.Is(t, "no more gold, no second card, no more science", begins(p, core.Give)+begins(p, core.Hand)+begins(p, core.Ask), 0)
		p = table.Play(t, p, "propose", "accept")
		a, j := &p.Players[0], &p.Players[1]
		rulestest.Is(t, "gold and science", [4]uint8{a.Tokens[box.Gold], j.Tokens[box.Gold], a.Tokens[box.Science],
			j.Tokens[box.Science]}, [4]uint8{0, 2, 1, 0})
		rulestest.Is(t, "the card", [2]bool{a.Pool.Has(coin), j.Pile.Has(coin)}, [2]bool{false, true})
		table.Holds(t, "the next offer is empty", p.Top().Kind == core.EffectTrade && begins(p, core.Propose) == 0)
	})
}
