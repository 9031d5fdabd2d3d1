package core_test

import (
	"slices"
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

func TestLossesAndOptionsOfCards(t *testing.T) {
	t.Run("PEN-147 a loss is met in full, or everything is offered", func(t *testing.T) {
		obol := Card("dp_obol") // its second sentence: a shortcut, or a gold for two movement tokens
		turn := func(where string, gold int) *penny.Position {
			return withBoxing(t, box.Prologue, stands(0, where), has(0, box.Gold, gold), func(c *core.State, g *core.Game) {
				c.Push(core.Effect{Kind: core.EffectBlock, Card: obol, Step: 1, N: 1, Block: g.Of[obol].Play})
			})
		}
		is(t, "without gold there is only the way down", begins(turn("docks", 0), core.Enter), 1)
		is(t, "with one he may choose", begins(turn("docks", 1), core.Option), 2)
		is(t, "far from an entrance he pays", turn("empty_street", 1).Players[0].Tokens[box.Movement], 2)
		is(t, "with neither he may choose again", begins(turn("empty_street", 0), core.Option), 2)
	})
	t.Run("PEN-147 what an option gives first may be lost again", func(t *testing.T) {
		p := withBoxing(t, box.Prologue)
		meets := func(first, loss box.Token, n uint8) bool {
			b := *p.Game.Box
			b.Blocks = append(slices.Clone(b.Blocks),
				[]box.Instruction{{Op: box.OpGain, Token: first, N: 1}, {Op: box.OpLose, Token: loss, N: n}})
			g := *p.Game
			g.Box = &b
			return p.Meets(&g, &core.Effect{}, box.Block(len(b.Blocks)-1))
		}
		is(t, "a gold, one and two", [2]bool{meets(box.Gold, box.Gold, 1), meets(box.Gold, box.Gold, 2)}, [2]bool{true, false})
		is(t, "any resource, one and two", [2]bool{meets(box.AnyToken, box.AnyToken, 1), meets(box.AnyToken, box.AnyToken, 2)},
			[2]bool{true, false})
		Holds(t, "gold is no resource", !meets(box.Gold, box.AnyToken, 1))
	})
}

func TestDiscardingAndDestroying(t *testing.T) {
	punch, coin := Starter(box.Alice, "punch"), Starter(box.Alice, "last_penny")
	pick := func(what box.Op, n int8) *penny.Position {
		return withBoxing(t, box.Prologue, hand(0, punch, coin), func(c *core.State, g *core.Game) {
			c.Players[0].Under, c.Players[0].WoundPile, c.Players[0].WoundHand = 1, 1, 1
			c.Push(core.Effect{Kind: core.EffectPick, From: box.InHand | box.InPool | box.InDiscard, Sort: box.AnyCard,
				Op: what, N: n, Card: box.NoCard})
		})
	}
	t.Run("PEN-148 no Wounded is discarded, both kinds are destroyed, and no more than the number", func(t *testing.T) {
		p := pick(box.OpDiscard, 1)
		is(t, "wounds, and a way out", [2]int{begins(p, core.Heal), begins(p, core.Done)}, [2]int{0, 0})
		p = Play(t, p, move(core.Discard, int(punch)))
		Holds(t, "one, and no more", p.Top().Kind != core.EffectPick && p.Players[0].Hand.Has(coin))
		q := pick(box.OpDestroy, 2)
		is(t, "under the board and discarded", [2]bool{Offered(q, "heal 0"), Offered(q, "heal 1")}, [2]bool{true, true})
		q = Play(t, q, "heal 1", "heal 0")
		Holds(t, "two, and no more", q.Top().Kind != core.EffectPick)
		is(t, "both are healed", q.Status(0), 1)
	})
	t.Run("PEN-148 from where the card says, of the sort it says", func(t *testing.T) {
		offer := func(from box.ZoneSet, sort box.CardFilter) *penny.Position {
			return withBoxing(t, box.Prologue, hand(0, punch), func(c *core.State, g *core.Game) {
				q := c.Player(0)
				q.Deck.Remove(coin)
				q.Pool.Add(coin)
				q.Pile = box.Set{}
				q.Pile.Add(Card("en_hound"))
				q.WoundPile = 1
				c.Push(core.Effect{Kind: core.EffectPick, From: from, Sort: sort, Op: box.OpDestroy, N: 1, Card: box.NoCard})
			})
		}
		rulestest.Same(t, "pool and pile", Offers(offer(box.InPool|box.InDiscard, box.AnyCard)),
			string(move(core.Destroy, int(coin))), string(move(core.Destroy, int(Card("en_hound")))), "heal 1", "done")
		rulestest.Same(t, "the hand", Offers(offer(box.InHand, box.AnyCard)), string(move(core.Destroy, int(punch))), "done")
		rulestest.Same(t, "a wound", Offers(offer(box.InPool|box.InDiscard, box.WoundedCard)), "heal 1", "done")
		coin := Card("dp_whispering")
		p := withBoxing(t, box.Prologue, hand(0, coin, punch),
			func(c *core.State, g *core.Game) { c.Demonic.Remove(coin) }, inStep(core.StepBuild))
		Holds(t, "one that names itself", Play(t, p, move(core.Play, int(coin))).Players[0].Aside.Has(coin))
	})
	t.Run("PEN-148 free steps may be left out", func(t *testing.T) {
		p := withBoxing(t, box.Prologue, push(core.Effect{Kind: core.EffectStroll, N: 2}))
		before := p.Players[0].At
		is(t, "two steps are two", Play(t, p, move(core.Step, int(At("billingsgate"))),
			move(core.Step, int(At("the_tower")))).Players[0].At, At("the_tower"))
		p = Play(t, p, "done")
		is(t, "nobody has moved", p.Players[0].At, before)
		Holds(t, "and it is over", p.Top().Kind != core.EffectStroll)
	})
}

func TestReplacingCardsOfARow(t *testing.T) {
	t.Run("PEN-149 in a turn its hero chooses, and an enemy is shuffled in", func(t *testing.T) {
		p := withBoxing(t, box.Prologue, decides(1), event("e_recital", 1))
		is(t, "asked", p.Asked(), 0)
		k := core.CardOf(p.EnemyRow[2])
		p = Play(t, p, move(core.Replace, int(k)))
		Holds(t, "nobody knows where he lies", p.Enemies.May(k) && len(p.Enemies.Under())+len(p.Enemies.Top()) == 0)
	})
	t.Run("PEN-149 whatever turns over the shop deck has the open pile mixed", func(t *testing.T) {
		bare := func(off []box.Card, changes ...Change) *penny.Position {
			return withBoxing(t, box.Heist, hand(0, Card("s_ticket")), func(c *core.State, g *core.Game) {
				for c.Shop.Len() > 0 {
					c.Shop.Take(c.Shop.Heap()[0])
				}
				for _, k := range off {
					c.ShopOff.Add(k)
				}
			}, then(changes))
		}
		take := push(core.Effect{Kind: core.EffectTake, Stack: box.ShopDeck, N: 1})
		deed, bag := Card("s_deed"), Card("s_bag")
		p := Fate(t, bare([]box.Card{deed, bag}, take), mv2("draw", int(bag)))
		Holds(t, "the bag is taken", p.Players[0].Pile.Has(bag) && p.ShopOff.Empty() && p.Shop.May(cards.Card(deed)))
		Holds(t, "else nothing is", bare(nil, take).Top().Kind != core.EffectTake)
		sale := func(c *core.State, g *core.Game) {
			c.Chapter, c.Players[0].At = 2, At("brick_lane")
			ToStep(c, core.StepField)
		}
		p = Play(t, bare([]box.Card{deed, bag}, sale), "haggle") // he has one ticket to sell
		is(t, "a card is turned over", [3]bool{p.Top().Kind == core.EffectSale, p.Wait == core.Luck, p.ShopOff.Empty()},
			[3]bool{true, true, true})
	})
}

func TestCountersOfQuests(t *testing.T) {
	t.Run("PEN-150 a new quest counts from nothing", func(t *testing.T) {
		p := withBoxing(t, box.Heist, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Slot[core.BrownSlot] = core.Slot{Card: Card("bq_guard")}
			for _, i := range []int{core.PersonalSlot, core.BrownSlot} {
				q.Slot[i].Wounds, q.Slot[i].Healed, q.Slot[i].Ways = 3, 2, 1
				c.Complete(g, 0, i)
			}
			c.Hurt(0, 1)
			c.TakeQuest(0, Card("bq_dog"))
		})
		q := &p.Players[0]
		is(t, "Alice's second", q.Slot[core.PersonalSlot], core.Slot{Card: Card("pq_alice_2"), Wounds: 1})
		is(t, "the dog, who came after the wound", q.Slot[core.BrownSlot], core.Slot{Card: Card("bq_dog")})
	})
	t.Run("PEN-150 counters add up, and a shortcut is used in one turn only", func(t *testing.T) {
		p := withBoxing(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].WoundPile, c.Players[1].Under = 1, 1
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: Card("bq_dog")}
			c.Heal(1, core.HealPile)
			c.Heal(1, core.HealUnder)
			c.Enter(0, box.Sewer)
			c.Enter(0, box.Post)
			c.Hurt(0, 1)
			c.Hurt(0, 2)
		})
		is(t, "healed and used", [2]uint8{p.Players[0].Slot[core.PersonalSlot].Healed,
			p.Players[0].Slot[core.PersonalSlot].Ways}, [2]uint8{2, 2})
		is(t, "for another quest too", p.Players[0].Slot[core.BrownSlot], core.Slot{Card: Card("bq_dog"), Wounds: 3, Healed: 2, Ways: 2})
		p.Clean(&p.Players[0])
		Holds(t, "not in the next turn", !p.Holds(p.Game, 0, box.UsedShortcut))
	})
}

func TestStacksAndEventsRunOut(t *testing.T) {
	t.Run("PEN-151 trophies and stacks run out", func(t *testing.T) {
		p := withBoxing(t, box.Prologue, func(c *core.State, g *core.Game) { c.Trophies, c.Twos = 0, box.Set{} },
			push(core.Effect{Kind: core.EffectTake, Stack: box.TwoPennies, N: 2}),
			push(core.Effect{Kind: core.EffectTrophy, Words: 255}))
		q := &p.Players[0]
		is(t, "nothing is gained", [2]int{q.Pile.Count(), int(q.Slot[core.WalkSlot].Trophies)}, [2]int{0, 0})
		is(t, "and it goes on", p.Top().Kind, core.EffectTurn)
	})
	t.Run("PEN-152 what was read is gone, in the Heist until the events are mixed", func(t *testing.T) {
		p := withBoxing(t, box.Prologue, push(core.Effect{Kind: core.EffectJoke}))
		k := p.Game.From[box.JokeCards]
		is(t, "jokes left", Fate(t, p, mv2("draw", int(k))).Jokes, 0)
		for m, back := range map[box.Mode]bool{box.Prologue: false, box.Heist: true} {
			p = withBoxing(t, m, push(core.Effect{Kind: core.EffectEvent}))
			bit := uint32(1) << (Card("e_raven") - p.Game.From[box.EventCards])
			p = Play(t, Fate(t, p, mv2("draw", int(Card("e_raven")))), "option 0")
			is(t, "not in the deck, in "+m.String(), p.Events&bit, 0)
			is(t, "to be mixed again, in "+m.String(), p.EventOff == bit, back)
		}
		q := withBoxing(t, box.Heist, func(c *core.State, g *core.Game) { c.Events, c.EventOff = 0, 6 },
			push(core.Effect{Kind: core.EffectEvent}))
		r := withBoxing(t, box.Heist, func(c *core.State, g *core.Game) { c.Events, c.EventOff = 5, 6 },
			push(core.Effect{Kind: core.EffectEvent}))
		is(t, "not before the last is drawn", [2]uint32{r.Events, r.EventOff}, [2]uint32{5, 6})
		is(t, "mixed once", [2]uint32{q.Events, q.EventOff}, [2]uint32{6, 0})
	})
}

func TestTradeHasLimits(t *testing.T) {
	coin := Starter(box.Alice, "last_penny")
	t.Run("PEN-155 no prevention, no finished Personal Quest, nothing out of a hand, and four things on each side", func(t *testing.T) {
		quest := Card("pq_jack_1")
		p := withBoxing(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			c.Players[1].Pile.Add(quest)
			for h := range int8(2) {
				pool(c, h, box.Gold, 9)
				pool(c, h, box.Prevent, 1)
			}
		}, inStep(core.StepField))
		p = Play(t, p, "trade jack")
		Holds(t, "the quest stays", !Offered(p, move(core.Want, int(quest))))
		is(t, "gold, and nothing else", begins(p, core.Give)+begins(p, core.Ask)+begins(p, core.Hand), 2)
		for range 4 {
			p = Play(t, p, "ask gold")
		}
		is(t, "a side of four is full, the other is not", [2]bool{Offered(p, "ask gold"), Offered(p, "give gold")}, [2]bool{false, true})
		for range 4 {
			p = Play(t, p, "give gold")
		}
		is(t, "four for four", begins(p, core.Give)+begins(p, core.Ask), 0)
	})
	t.Run("PEN-155 what is offered is there, once, and changes hands", func(t *testing.T) {
		p := withBoxing(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[1].At = c.Players[0].At
			c.Players[0].Deck.Remove(coin)
			c.Players[0].Pool.Add(coin)
		}, has(0, box.Gold, 2), has(1, box.Science, 1), inStep(core.StepField))
		p = Play(t, p, "trade jack", "give gold", "give gold", "ask science", move(core.Hand, int(coin)))
		is(t, "no more gold, no second card, no more science", begins(p, core.Give)+begins(p, core.Hand)+begins(p, core.Ask), 0)
		p = Play(t, p, "propose", "accept")
		a, j := &p.Players[0], &p.Players[1]
		is(t, "gold and science", [4]uint8{a.Tokens[box.Gold], j.Tokens[box.Gold], a.Tokens[box.Science],
			j.Tokens[box.Science]}, [4]uint8{0, 2, 1, 0})
		is(t, "the card", [2]bool{a.Pool.Has(coin), j.Pile.Has(coin)}, [2]bool{false, true})
		Holds(t, "the next offer is empty", p.Top().Kind == core.EffectTrade && begins(p, core.Propose) == 0)
	})
}

// TestWhatACardTakesIsToldOneByOne: what a quest, a portal and a charge take is told one by one, and what is
// there is told as had; it agrees with when they are ready.
func TestWhatACardTakesIsToldOneByOne(t *testing.T) {
	had := func(s penny.SlotView) (have, all int) {
		for _, w := range s.Wants {
			if all++; w.Have {
				have++
			}
		}
		return have, all
	}
	t.Run("PEN-131 what a quest takes, and what lies on it", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, rich(0))
		n := p.Game.Tuning.WalkKinds + p.Game.Tuning.WalkAny + p.Game.Tuning.WalkTrophies
		have, all := had(p.View().Hero(0).Quests[0])
		is(t, "a Walk in a Street that is full", [2]int{have, all}, [2]int{n, n})
		have, all = had(p.View().Hero(1).Quests[0])
		is(t, "an empty one", [2]int{have, all}, [2]int{0, n})

		q := &p.Players[0]
		for i := core.WalkSlot + 1; i < core.ChargeSlot; i++ {
			if q.Slot[i].Card == box.NoCard || p.Game.Of[q.Slot[i].Card].Quest == nil {
				continue
			}
			need := p.Game.Of[q.Slot[i].Card].Quest
			s := &q.Slot[i]
			s.Res, s.Trophies, s.Wounds, s.Healed, s.Ways = need.Needs, uint8(need.Trophies), uint8(need.Wounds), uint8(need.Healed),
				uint8(need.Ways)
			q.Tokens[box.Gold] = uint8(need.Gold)
			have, all = had(p.View().Slot(q, i))
			Holds(t, "a quest that has all of it", all > 0 && have == all)
			if s.Total() > 0 {
				for k := range s.Res {
					if s.Res[k] > 0 {
						s.Res[k]--
						break
					}
				}
				less, _ := had(p.View().Slot(q, i))
				is(t, "one resource less", less, have-1)
			}
		}
	})
	t.Run("PEN-36 a charge takes its maximum", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, nil)
		q := &p.Players[0]
		for k := range p.Game.Of {
			f := p.Game.Of[k]
			if f == nil || f.Charge == nil {
				continue
			}
			q.Slot[core.ChargeSlot] = core.Slot{Card: box.Card(k)}
			q.Slot[core.ChargeSlot].Res[0] = 1
			have, all := had(p.View().Slot(q, core.ChargeSlot))
			is(t, f.Name, [2]int{have, all}, [2]int{1, f.Charge.Max})
		}
	})
}
