package core_test

import (
	"math/bits"
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestBoxHoldsWhatTheRulesList(t *testing.T) {
	p := Lay(t, box.Prologue, 2, nil)
	v, g := p.View(), p.Game
	t.Run("PEN-1 one to four heroes", func(t *testing.T) {
		is(t, "seats", [2]int{penny.Game{}.About().MinSeats, penny.Game{}.About().MaxSeats}, [2]int{1, 4})
		_, err := penny.Game{}.New(rules.Setup{Seats: 5})
		Holds(t, "five are too many", err != nil)
	})
	t.Run("PEN-2 tokens do not run out", func(t *testing.T) {
		q := Changed(p, func(c *core.State, g *core.Game) { c.Give(0, box.Gold, 40); c.Give(0, box.Science, 60) })
		is(t, "gold", q.Players[0].Tokens[box.Gold], 40)
		is(t, "science", q.Players[0].Tokens[box.Science], 60)
	})
	t.Run("PEN-3 seven tiles, the Bank later", func(t *testing.T) {
		is(t, "tiles", len(v.Tiles()), 6)
		is(t, "lines", len(g.Chart(&p.State).Lines), 39)
		is(t, "places", len(v.Places()), 24)
		h := Lay(t, box.Heist, 2, inChapter(3))
		is(t, "tiles with the Bank", len(h.View().Tiles()), 7)
	})
	t.Run("PEN-4 the token begins on space 1",
		func(t *testing.T) { is(t, "space", Fresh(t, box.Prologue, 2).HellSpace, 1) })
	t.Run("PEN-5 a token covers the print", func(t *testing.T) {
		is(t, "Billingsgate", p.Printed(g, At("billingsgate")), [box.Resources]uint8{})
		is(t, "the Docks", p.Printed(g, At("docks")), [box.Resources]uint8{box.Underworld: 1})
	})
	t.Run("PEN-6 the shop", func(t *testing.T) {
		is(t, "cards in all", p.Shop.Len()+4, 24)
		twos, threes, n := v.Stacks()
		is(t, "Pennies", [2]string{twos.Name, threes.Name}, [2]string{"Two Pennies", "Three Pennies"})
		is(t, "how many", n, [2]int{12, 8})
		is(t, "Demonic Pennies", p.Demonic.Count(), 10)
	})
	t.Run("PEN-7 events lie face down", func(t *testing.T) {
		is(t, "events", bits.OnesCount32(p.Events), 16)
		for _, d := range v.Decks() {
			is(t, "known of "+d.ID, len(d.Top), 0)
		}
	})
	t.Run("PEN-8 status cards are no deck", func(t *testing.T) {
		is(t, "Wounded", v.Label("wound.alice.pile").Clause, "PEN-89")
		is(t, "known to all", p.Status(0), 0)
	})
	t.Run("PEN-9 the enemy row", func(t *testing.T) {
		is(t, "the rest", p.Enemies.Len(), 16)
		for _, k := range p.EnemyRow {
			Holds(t, "an enemy lies there", g.Regular(k))
		}
	})
	t.Run("PEN-10 PEN-18 the mini-boss waits on the third space", func(t *testing.T) {
		is(t, "place", p.VillainAt[box.MiniBoss], box.NoPlace)
		is(t, "space", v.Hell().MiniAt, 3)
		Holds(t, "he waits", v.Hell().MiniWaits)
	})
	t.Run("PEN-11 sixteen schemes", func(t *testing.T) { is(t, "schemes", p.Schemes.Len(), 16) })
	t.Run("PEN-12 the joke is told when a card says so", func(t *testing.T) {
		is(t, "jokes", p.Jokes, 1)
		q := Changed(p, push(core.Effect{Kind: core.EffectJoke}))
		is(t, "wanted", q.Wait, core.Luck)
		q = Fate(t, q, mv2("draw", int(g.From[box.JokeCards])))
		is(t, "jokes left", q.Jokes, 0)
		is(t, "Publo", q.VillainAt[box.MiniBoss], At("parliament"))
	})
	t.Run("PEN-14 ten cards", func(t *testing.T) {
		q := &p.Players[1]
		is(t, "cards", q.Deck.Count()+q.Hand.Count(), 10)
		own := 0
		for k := range q.Deck.Or(q.Hand).All() {
			if g.Of[k].Class {
				own++
				is(t, "whose", g.Of[k].Hero, box.Jack)
			}
		}
		is(t, "class cards", own, 2)
	})
	t.Run("PEN-15 five in hand", func(t *testing.T) { is(t, "hand", p.Players[0].Hand.Count(), 5) })
	t.Run("PEN-16 quests above the board", func(t *testing.T) {
		h := v.Hero(0)
		is(t, "quests", len(h.Quests), 2)
		is(t, "the first", h.Quests[0].Card.Name, "Walk in a Street")
		is(t, "the second", h.Quests[1].Card.Name, "The Cheshire Cat")
	})
	t.Run("PEN-17 where everybody begins", func(t *testing.T) {
		is(t, "Alice", p.Players[0].At, At("river_thames_boats"))
		is(t, "villains", [3]box.Place(p.VillainAt[:3]), [3]box.Place{At("east_end_roofs"), At("empty_street"), At("westminster_abbey")})
	})
	t.Run("PEN-19 Luck names the first player", func(t *testing.T) {
		q := Fresh(t, box.Prologue, 3)
		q = Play(t, q, "be emily", "be jack", "be alice")
		q = Fate(t, q, "first 2")
		is(t, "first and holder", [2]uint8{q.First, q.DecisionHolder}, [2]uint8{2, 2})
		_, err := q.After(rules.Luck, "first 2")
		Holds(t, "only once", err != nil)
	})
	t.Run("PEN-77 PEN-106 three portals or four, closed in step 4", func(t *testing.T) {
		is(t, "two heroes", p.PortalsLeft(), 3)
		is(t, "three heroes", Lay(t, box.Prologue, 3, nil).PortalsLeft(), 4)
		q := Lay(t, box.Prologue, 2, away, stands(0, "slums_b"), rich(0), inStep(core.StepBuild))
		refused(t, q, "close", "Field Action")
	})
}

// mv2 is a draw of some cards.
func mv2(word string, ks ...int) rules.Move {
	m := word
	for _, k := range ks {
		m += " " + strconv.Itoa(k)
	}
	return rules.Move(m)
}

func TestKeyIdeas(t *testing.T) {
	t.Run("PEN-20 the Florin moves a villain in a hero's turn", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, hand(0, Card("dp_florin")), inStep(core.StepBuild))
		before := p.VillainAt[box.VillainA]
		p = Play(t, p, move(core.Play, int(Card("dp_florin"))))
		for p.Top().Kind == core.EffectWalk {
			p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		Holds(t, "A has moved", p.VillainAt[box.VillainA] != before)
	})
	t.Run("PEN-21 four places for cards", func(t *testing.T) {
		h := Lay(t, box.Prologue, 1, nil).View().Hero(0)
		is(t, "all ten", h.Deck+len(h.Hand)+len(h.Pool)+len(h.Pile), 10)
	})
	t.Run("PEN-22 PEN-91 hand size", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, away, hand(0), func(c *core.State, g *core.Game) {
			ToStep(c, core.StepAfter)
		})
		p = Changed(p, inStep(core.StepDraw))
		is(t, "to draw", p.Draws(p.Game), 5)
		p = Lay(t, box.Prologue, 1, hand(0),
			func(c *core.State, g *core.Game) { c.Players[0].Under, c.Players[0].Grave = 2, 3 },
			inStep(core.StepDraw))
		is(t, "to draw with two wounds", p.Draws(p.Game), 3)
	})
	t.Run("PEN-23 played cards go to the discard pile in the end", func(t *testing.T) {
		k := Starter(box.Alice, "resources")
		p := Lay(t, box.Prologue, 1, hand(0, k), inStep(core.StepBuild))
		p = Play(t, p, move(core.Play, int(k)))
		Holds(t, "in the pool", p.Players[0].Pool.Has(k))
		p = Changed(p, anew, inStep(core.StepDraw))
		Holds(t, "discarded", p.Players[0].Pile.Has(k))
	})
	t.Run("PEN-24 what was not played counts", func(t *testing.T) {
		k := Starter(box.Alice, "punch")
		p := Lay(t, box.Prologue, 1, hand(0, k), inStep(core.StepDraw))
		is(t, "to draw", p.Draws(p.Game), 4)
		Holds(t, "still in hand", p.Players[0].Hand.Has(k))
	})
	t.Run("PEN-25 an empty deck", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			q := &c.Players[0]
			q.Pile = q.Pile.Or(q.Deck)
			q.Pile = q.Pile.Or(q.Hand)
			q.Deck, q.Hand, q.WoundPile = box.Set{}, box.Set{}, 1
		}, inStep(core.StepDraw))
		is(t, "the deck", p.Players[0].Deck.Count(), 10)
		is(t, "with its wound", p.Players[0].WoundDeck, 1)
		p = Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			q := &c.Players[0]
			q.Aside = q.Aside.Or(q.Deck)
			q.Aside = q.Aside.Or(q.Hand)
			q.Deck, q.Hand = box.Set{}, box.Set{}
		}, inStep(core.StepDraw))
		Holds(t, "nothing is drawn", p.Stack[1].Kind != core.EffectTurn)
	})
	t.Run("PEN-26 PEN-47 what lies in the pool, and step 1", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, has(0, box.Damage, 3), has(0, box.Gold, 2), has(0, box.Science, 1),
			has(0, box.Movement, 3), onWalk(box.Science), foe(0, "en_hound"),
			func(c *core.State, g *core.Game) { c.Players[0].Late = [box.Tokens]uint8{} }, inStep(core.StepDraw))
		is(t, "in the Villain Phase", p.Players[0].Tokens[box.Damage], 3)
		p = Changed(p, func(c *core.State, g *core.Game) { c.Clean(c.Player(0)) })
		is(t, "cleaned", p.Players[0].Tokens, [box.Tokens]uint8{box.Movement: 3})
		is(t, "on the quest", p.Players[0].Slot[core.WalkSlot].Res[box.Science], 1)
		Holds(t, "the assigned enemy stays", p.Players[0].Foes.Has(Card("en_hound")))
	})
	t.Run("PEN-27 PEN-134 four movement tokens, in steps 5 and 1", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, has(0, box.Movement, 7), func(c *core.State, g *core.Game) {
			ToStep(c, core.StepBuild)
		})
		is(t, "meanwhile", p.Players[0].Tokens[box.Movement], 7)
		p = Changed(p, inStep(core.StepDraw))
		is(t, "after step 5", p.Players[0].Tokens[box.Movement], 4)
		p = Changed(p, func(c *core.State, g *core.Game) { c.Players[0].Tokens[box.Movement] = 6; c.Clean(c.Player(0)) })
		is(t, "after step 1", p.Players[0].Tokens[box.Movement], 4)
	})
	t.Run("PEN-28 new cards begin on the discard pile", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, push(core.Effect{Kind: core.EffectTake, Stack: box.TwoPennies, N: 1}))
		is(t, "discarded", p.Players[0].Pile.Count(), 1)
	})
	t.Run("PEN-29 PEN-148 discarding", func(t *testing.T) {
		k := Starter(box.Alice, "punch")
		p := Lay(t, box.Prologue, 1, hand(0, k, Starter(box.Alice, "boxing")),
			func(c *core.State, g *core.Game) { c.Players[0].WoundHand = 1 },
			push(core.Effect{Kind: core.EffectPick, From: box.InHand, Op: box.OpDiscard, N: 1, Card: box.NoCard}))
		is(t, "no wound is offered", len(Offers(p)), 2)
		p = Play(t, p, move(core.Discard, int(k)))
		Holds(t, "on the own pile", p.Players[0].Pile.Has(k))
	})
	t.Run("PEN-30 destroyed cards count", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			c.Unused.Remove(Card("s_deed"))
			c.Shop.Take(core.CardOf(Card("s_deed")))
			c.Spoil(0, Card("s_deed"))
		})
		is(t, "points", p.Tally(p.Game, 0).Shop, p.Game.Of[Card("s_deed")].Points)
	})
	t.Run("PEN-31 healed wounds do not count", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) { c.Hurt(0, 3) })
		is(t, "status", p.Status(0), 3)
		p.Heal(0, core.HealPile)
		is(t, "status after healing", p.Status(0), 2)
	})
	t.Run("PEN-32 a finished Personal Quest joins the deck", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			s := &c.Players[0].Slot[core.PersonalSlot]
			s.Res[box.Society], s.Res[box.Occultism], s.Wounds = 1, 1, 2
		}, inStep(core.StepBuild))
		p = Play(t, p, move(core.Finish, int(Card("pq_alice_1"))))
		Holds(t, "on the pile", p.Players[0].Pile.Has(Card("pq_alice_1")))
		is(t, "no second level", p.Players[0].Slot[core.PersonalSlot].Card, box.NoCard)
	})
}

func TestChargeCardsFillAndAreUsed(t *testing.T) {
	k := Starter(box.Alice, "alice_shroom")
	begin := func(c *core.State, g *core.Game) { Hand(c, 0, k); ToStep(c, core.StepBuild) }
	t.Run("PEN-33 above the board with one resource", func(t *testing.T) {
		p := Play(t, Lay(t, box.Prologue, 2, begin), move(core.Play, int(k)))
		is(t, "kinds", len(Offers(p)), 2)
		p = Play(t, p, "gain society")
		i := p.Players[0].SlotOf(k)
		Holds(t, "above the board", i >= core.ChargeSlot && !p.Players[0].Pool.Has(k))
		is(t, "on it", p.Players[0].Slot[i].Res, [box.Resources]uint8{box.Society: 1})
		is(t, "and none besides", p.Players[0].ResourcesOf(), 0)
	})
	lies := func(res [box.Resources]uint8, card box.Card) func(c *core.State, g *core.Game) {
		return func(c *core.State, g *core.Game) {
			Hand(c, 0)
			c.Players[0].Drop(card)
			c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: card, Res: res}
			pool(c, 0, box.Society, 2)
			pool(c, 0, box.Science, 1)
			ToStep(c, core.StepBuild)
		}
	}
	t.Run("PEN-34 PEN-159 moving resources", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k))
		Holds(t, "within kind", !Offered(p, move(core.Put, int(box.Science), int(k))))
		Holds(t, "off", Offered(p, move(core.Lift, int(box.Occultism), int(k))))
		p = Play(t, p, move(core.Put, int(box.Society), int(k)), move(core.Put, int(box.Society), int(k)))
		is(t, "on it", p.Players[0].Slot[core.ChargeSlot].Total(), 3)
		Holds(t, "it stays this turn, and what lay there does not", !Offered(p, move(core.Lift, int(box.Society), int(k))) &&
			Offered(p, move(core.Lift, int(box.Occultism), int(k))))
		q := Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k),
			hand(0, Starter(box.Alice, "punch")), inStep(core.StepMove))
		is(t, "not in step 2", begins(q, core.Put), 0)
	})
	t.Run("PEN-35 an empty one is discarded", func(t *testing.T) {
		p := Play(t, Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k)),
			move(core.Lift, int(box.Occultism), int(k)))
		Holds(t, "discarded", p.Players[0].Pile.Has(k) && p.Players[0].SlotOf(k) < 0)
	})
	t.Run("PEN-36 a full one may wait or be used", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 3}, k))
		Holds(t, "no hurry", Offered(p, "done"))
		p = Dealt(t, Play(t, p, move(core.Use, int(k))))
		is(t, "prevention", p.Players[0].Tokens[box.Prevent], 2)
		Holds(t, "discarded", p.Players[0].Pile.Has(k))
		is(t, "nothing comes back", p.Players[0].Tokens[box.Occultism], 0)
	})
	t.Run("PEN-36 a card is not full any more while its ability is carried out", func(t *testing.T) {
		m := Card("s_medium")
		p := Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 2, box.Society: 1}, m))
		full := func() bool { return p.Game.Full(&p.Players[0].Slot[p.Players[0].SlotOf(m)]) }
		Holds(t, "full before", full())
		p = Play(t, p, move(core.Use, int(m)))
		Holds(t, "a resource is to be gained, and the card lies there used", Offered(p, "gain science") && !full())
	})
	t.Run("PEN-36 what a card draws is drawn before it is discarded itself", func(t *testing.T) {
		m := Card("s_medium")
		p := Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 2, box.Society: 1}, m),
			func(c *core.State, g *core.Game) {
				q := c.Player(0)
				q.Aside = q.Aside.Or(q.Deck)
				q.Deck, q.Pile = box.Set{}, box.Set{}
			})
		had := p.Players[0].Hand.Count()
		p = Play(t, p, move(core.Use, int(m)), "gain science", "gain science")
		is(t, "nothing was left to be drawn", p.Players[0].Hand.Count(), had)
		Holds(t, "discarded", p.Players[0].Pile.Has(m) && p.Players[0].SlotOf(m) < 0)
	})
	t.Run("PEN-37 some only store", func(t *testing.T) {
		s := Card("s_strongbox")
		p := Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 2, box.Violence: 2}, s))
		is(t, "uses", begins(p, core.Use), 0)
		Holds(t, "full", !Offered(p, move(core.Put, int(box.Society), int(s))))
	})
	t.Run("PEN-38 quests store", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k))
		q := Card("pq_alice_1")
		p = Play(t, p, move(core.Put, int(box.Society), int(q)))
		is(t, "on it", p.Players[0].Slot[core.PersonalSlot].Res[box.Society], 1)
		Holds(t, "no more than it needs", !Offered(p, move(core.Put, int(box.Society), int(q))))
	})
	t.Run("PEN-39 trophies stay", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2,
			func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Trophies = 1 },
			inStep(core.StepBuild))
		is(t, "nothing to lift", begins(p, core.Lift), 0)
	})
	t.Run("PEN-40 five resources", func(t *testing.T) {
		is(t, "the last", box.Violence.String(), "violence")
		is(t, "how many", int(box.Violence)+1, box.Resources)
	})
	t.Run("PEN-41 white symbols", func(t *testing.T) {
		r := Starter(box.Alice, "resources")
		p := Lay(t, box.Prologue, 2, hand(0, r), inStep(core.StepBuild))
		p = Play(t, p, move(core.Play, int(r)))
		is(t, "kinds", len(Offers(p)), 5)
		p = Play(t, p, "gain science", "gain violence")
		is(t, "gained", p.Players[0].ResourcesOf(), 2)
	})
	t.Run("PEN-42 gathering once a turn", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, away, stands(0, "the_tower"), inStep(core.StepBuild))
		p = Play(t, p, "gather")
		is(t, "violence", p.Players[0].Tokens[box.Violence], 1)
		refused(t, p, "gather", "nothing to gather")
	})
	t.Run("PEN-43 the Decision Token passes on", func(t *testing.T) {
		p := Lay(t, box.Prologue, 3, func(c *core.State,
			g *core.Game) {
			Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		is(t, "holder", p.DecisionHolder, 1)
	})
}
