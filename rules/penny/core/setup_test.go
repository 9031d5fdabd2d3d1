package core_test

import (
	"math/bits"
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

func TestBox(t *testing.T) {
	p := table.Lay(t, box.Prologue, 2, nil)
	v, g := p.View(), p.Game
	t.Run("PEN-1 one to four heroes", func(t *testing.T) {
		rulestest.Is(t, "seats", [2]int{penny.Game{}.About().MinSeats, penny.Game{}.About().MaxSeats}, [2]int{1, 4})
		_, err := penny.Game{}.New(rules.Setup{Seats: 5})
		table.Holds(t, "five are too many", err != nil)
	})
	t.Run("PEN-2 tokens do not run out", func(t *testing.T) {
		q := table.Changed(p, func(c *core.State, g *core.Game) { c.Give(0, box.Gold, 40); c.Give(0, box.Science, 60) })
		rulestest.Is(t, "gold", q.Players[0].Tokens[box.Gold], 40)
		rulestest.Is(t, "science", q.Players[0].Tokens[box.Science], 60)
	})
	t.Run("PEN-3 seven tiles, the Bank later", func(t *testing.T) {
		rulestest.Is(t, "tiles", len(v.Tiles()), 6)
		rulestest.Is(t, "lines", len(g.Chart(&p.State).Lines), 39)
		rulestest.Is(t, "places", len(v.Places()), 24)
		h := table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) { c.Chapter = 3 })
		rulestest.Is(t, "tiles with the Bank", len(h.View().Tiles()), 7)
	})
	t.Run("PEN-4 the token begins on space 1",
		func(t *testing.T) { rulestest.Is(t, "space", table.Fresh(t, box.Prologue, 2).HellSpace, 1) })
	t.Run("PEN-5 a token covers the print", func(t *testing.T) {
		rulestest.Is(t, "Billingsgate", p.Printed(g, table.At("billingsgate")), [box.Resources]uint8{})
		rulestest.Is(t, "the Docks", p.Printed(g, table.At("docks")), [box.Resources]uint8{box.Underworld: 1})
	})
	t.Run("PEN-6 the shop", func(t *testing.T) {
		rulestest.Is(t, "cards in all", p.Shop.Len()+4, 24)
		twos, threes, n := v.Stacks()
		rulestest.Is(t, "Pennies", [2]string{twos.Name, threes.Name}, [2]string{"Two Pennies", "Three Pennies"})
		rulestest.Is(t, "how many", n, [2]int{12, 8})
		rulestest.Is(t, "Demonic Pennies", p.Demonic.Count(), 10)
	})
	t.Run("PEN-7 events lie face down", func(t *testing.T) {
		rulestest.Is(t, "events", bits.OnesCount32(p.Events), 16)
		for _, d := range v.Decks() {
			rulestest.Is(t, "known of "+d.ID, len(d.Top), 0)
		}
	})
	t.Run("PEN-8 status cards are no deck", func(t *testing.T) {
		rulestest.Is(t, "Wounded", v.Label("wound.alice.pile").Clause, "PEN-89")
		rulestest.Is(t, "known to all", p.Status(0), 0)
	})
	t.Run("PEN-9 the enemy row", func(t *testing.T) {
		rulestest.Is(t, "the rest", p.Enemies.Len(), 16)
		for _, k := range p.EnemyRow {
			table.Holds(t, "an enemy lies there", g.Regular(k))
		}
	})
	t.Run("PEN-10 PEN-18 the mini-boss waits on the third space", func(t *testing.T) {
		rulestest.Is(t, "place", p.VillainAt[box.MiniBoss], box.NoPlace)
		rulestest.Is(t, "space", v.Hell().MiniAt, 3)
		table.Holds(t, "he waits", v.Hell().MiniWaits)
	})
	t.Run("PEN-11 sixteen schemes", func(t *testing.T) { rulestest.Is(t, "schemes", p.Schemes.Len(), 16) })
	t.Run("PEN-12 the joke is told when a card says so", func(t *testing.T) {
		rulestest.Is(t, "jokes", p.Jokes, 1)
		q := table.Changed(p, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectJoke}) })
		rulestest.Is(t, "wanted", q.Need, core.Luck)
		q = table.Fate(t, q, mv2("draw", int(g.From[box.JokeCards])))
		rulestest.Is(t, "jokes left", q.Jokes, 0)
		rulestest.Is(t, "Publo", q.VillainAt[box.MiniBoss], table.At("parliament"))
	})
	t.Run("PEN-14 ten cards", func(t *testing.T) {
		q := &p.Players[1]
		rulestest.Is(t, "cards", q.Deck.Count()+q.Hand.Count(), 10)
		own := 0
		for k := range q.Deck.Or(q.Hand).All() {
			if g.Of[k].Class {
				own++
				rulestest.Is(t, "whose", g.Of[k].Hero, box.Jack)
			}
		}
		rulestest.Is(t, "class cards", own, 2)
	})
	t.Run("PEN-15 five in hand", func(t *testing.T) { rulestest.Is(t, "hand", p.Players[0].Hand.Count(), 5) })
	t.Run("PEN-16 quests above the board", func(t *testing.T) {
		h := v.Hero(0)
		rulestest.Is(t, "quests", len(h.Quests), 2)
		rulestest.Is(t, "the first", h.Quests[0].Card.Name, "Walk in a Street")
		rulestest.Is(t, "the second", h.Quests[1].Card.Name, "The Cheshire Cat")
	})
	t.Run("PEN-17 where everybody begins", func(t *testing.T) {
		rulestest.Is(t, "Alice", p.Players[0].At, table.At("river_thames_boats"))
		rulestest.Is(t, "villains", [3]box.Place(p.VillainAt[:3]), [3]box.Place{table.At("east_end_roofs"), table.At("empty_street"),
			table.At("westminster_abbey")})
	})
	t.Run("PEN-19 Luck names the first player", func(t *testing.T) {
		q := table.Fresh(t, box.Prologue, 3)
		q = table.Play(t, q, "be emily", "be jack", "be alice")
		q = table.Fate(t, q, "first 2")
		rulestest.Is(t, "first and holder", [2]uint8{q.First, q.DecisionHolder}, [2]uint8{2, 2})
		_, err := q.After(rules.Luck, "first 2")
		table.Holds(t, "only once", err != nil)
	})
	t.Run("PEN-77 PEN-106 three portals or four, closed in step 4", func(t *testing.T) {
		rulestest.Is(t, "two heroes", p.PortalsLeft(), 3)
		rulestest.Is(t, "three heroes", table.Lay(t, box.Prologue, 3, nil).PortalsLeft(), 4)
		q := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Players[0].At = table.At("slums_b")
			table.Rich(c, g, 0)
			table.ToStep(c, core.StepBuild)
		})
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
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, table.Card("dp_florin"))
			table.ToStep(c, core.StepBuild)
		})
		before := p.VillainAt[box.VillainA]
		p = table.Play(t, p, move(core.Play, int(table.Card("dp_florin"))))
		for p.Top().Kind == core.EffectWalk {
			p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		table.Holds(t, "A has moved", p.VillainAt[box.VillainA] != before)
	})
	t.Run("PEN-21 four places for cards", func(t *testing.T) {
		h := table.Lay(t, box.Prologue, 1, nil).View().Hero(0)
		rulestest.Is(t, "all ten", h.Deck+len(h.Hand)+len(h.Pool)+len(h.Pile), 10)
	})
	t.Run("PEN-22 PEN-91 hand size", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			table.ToStep(c,
				core.StepAfter)
		})
		p = table.Changed(p, func(c *core.State, g *core.Game) { table.ToStep(c, core.StepDraw) })
		rulestest.Is(t, "to draw", p.Draws(p.Game), 5)
		p = table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			table.Hand(c, 0)
			c.Players[0].Under, c.Players[0].Grave = 2, 3
			table.ToStep(c, core.StepDraw)
		})
		rulestest.Is(t, "to draw with two wounds", p.Draws(p.Game), 3)
	})
	t.Run("PEN-23 played cards go to the discard pile in the end", func(t *testing.T) {
		k := table.Starter(box.Alice, "resources")
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) { table.Hand(c, 0, k); table.ToStep(c, core.StepBuild) })
		p = table.Play(t, p, move(core.Play, int(k)))
		table.Holds(t, "in the pool", p.Players[0].Pool.Has(k))
		p = table.Changed(p, func(c *core.State, g *core.Game) { c.Depth = 1; table.ToStep(c, core.StepDraw) })
		table.Holds(t, "discarded", p.Players[0].Pile.Has(k))
	})
	t.Run("PEN-24 what was not played counts", func(t *testing.T) {
		k := table.Starter(box.Alice, "punch")
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) { table.Hand(c, 0, k); table.ToStep(c, core.StepDraw) })
		rulestest.Is(t, "to draw", p.Draws(p.Game), 4)
		table.Holds(t, "still in hand", p.Players[0].Hand.Has(k))
	})
	t.Run("PEN-25 an empty deck", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			q := &c.Players[0]
			q.Pile = q.Pile.Or(q.Deck)
			q.Pile = q.Pile.Or(q.Hand)
			q.Deck, q.Hand, q.WoundPile = box.Set{}, box.Set{}, 1
			table.ToStep(c, core.StepDraw)
		})
		rulestest.Is(t, "the deck", p.Players[0].Deck.Count(), 10)
		rulestest.Is(t, "with its wound", p.Players[0].WoundDeck, 1)
		p = table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			q := &c.Players[0]
			q.Aside = q.Aside.Or(q.Deck)
			q.Aside = q.Aside.Or(q.Hand)
			q.Deck, q.Hand = box.Set{}, box.Set{}
			table.ToStep(c, core.StepDraw)
		})
		table.Holds(t, "nothing is drawn", p.Stack[1].Kind != core.EffectTurn)
	})
	t.Run("PEN-26 PEN-47 what lies in the pool, and step 1", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			pool(c, 0, box.Damage, 3)
			pool(c, 0, box.Gold, 2)
			pool(c, 0, box.Science, 1)
			pool(c, 0, box.Movement, 3)
			c.Players[0].Slot[core.WalkSlot].Res[box.Science] = 1
			c.Players[0].Foes.Add(table.Card("en_hound"))
			c.Players[0].Late = [box.Tokens]uint8{}
			table.ToStep(c, core.StepDraw)
		})
		rulestest.Is(t, "in the Villain Phase", p.Players[0].Tokens[box.Damage], 3)
		p = table.Changed(p, func(c *core.State, g *core.Game) { c.Clean(c.Player(0)) })
		rulestest.Is(t, "cleaned", p.Players[0].Tokens, [box.Tokens]uint8{box.Movement: 3})
		rulestest.Is(t, "on the quest", p.Players[0].Slot[core.WalkSlot].Res[box.Science], 1)
		table.Holds(t, "the assigned enemy stays", p.Players[0].Foes.Has(table.Card("en_hound")))
	})
	t.Run("PEN-27 PEN-134 four movement tokens, in steps 5 and 1", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			pool(c, 0, box.Movement, 7)
			table.ToStep(c,
				core.StepBuild)
		})
		rulestest.Is(t, "meanwhile", p.Players[0].Tokens[box.Movement], 7)
		p = table.Changed(p, func(c *core.State, g *core.Game) { table.ToStep(c, core.StepDraw) })
		rulestest.Is(t, "after step 5", p.Players[0].Tokens[box.Movement], 4)
		p = table.Changed(p, func(c *core.State, g *core.Game) { c.Players[0].Tokens[box.Movement] = 6; c.Clean(c.Player(0)) })
		rulestest.Is(t, "after step 1", p.Players[0].Tokens[box.Movement], 4)
	})
	t.Run("PEN-28 new cards begin on the discard pile", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			c.Push(core.Effect{Kind: core.EffectTake, Stack: box.TwoPennies, N: 1})
		})
		rulestest.Is(t, "discarded", p.Players[0].Pile.Count(), 1)
	})
	t.Run("PEN-29 PEN-148 discarding", func(t *testing.T) {
		k := table.Starter(box.Alice, "punch")
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			table.Hand(c, 0, k, table.Starter(box.Alice, "boxing"))
			c.Players[0].WoundHand = 1
			c.Push(core.Effect{Kind: core.EffectPick, From: box.InHand, Op: box.OpDiscard, N: 1, Card: box.NoCard})
		})
		rulestest.Is(t, "no wound is offered", len(table.Offers(p)), 2)
		p = table.Play(t, p, move(core.Discard, int(k)))
		table.Holds(t, "on the own pile", p.Players[0].Pile.Has(k))
	})
	t.Run("PEN-30 destroyed cards count", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			c.Unused.Remove(table.Card("s_deed"))
			c.Shop.Take(core.CardOf(table.Card("s_deed")))
			c.Spoil(0, table.Card("s_deed"))
		})
		rulestest.Is(t, "points", p.Tally(p.Game, 0).Shop, p.Game.Of[table.Card("s_deed")].Points)
	})
	t.Run("PEN-31 healed wounds do not count", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) { c.Hurt(0, 3) })
		rulestest.Is(t, "status", p.Status(0), 3)
		p.Heal(0, core.HealPile)
		rulestest.Is(t, "status after healing", p.Status(0), 2)
	})
	t.Run("PEN-32 a finished Personal Quest joins the deck", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			s := &c.Players[0].Slot[core.PersonalSlot]
			s.Res[box.Society], s.Res[box.Occultism], s.Wounds = 1, 1, 2
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, move(core.Finish, int(table.Card("pq_alice_1"))))
		table.Holds(t, "on the pile", p.Players[0].Pile.Has(table.Card("pq_alice_1")))
		rulestest.Is(t, "no second level", p.Players[0].Slot[core.PersonalSlot].Card, box.NoCard)
	})
}

func TestCharges(t *testing.T) {
	k := table.Starter(box.Alice, "alice_shroom")
	begin := func(c *core.State, g *core.Game) { table.Hand(c, 0, k); table.ToStep(c, core.StepBuild) }
	t.Run("PEN-33 above the board with one resource", func(t *testing.T) {
		p := table.Play(t, table.Lay(t, box.Prologue, 2, begin), move(core.Play, int(k)))
		rulestest.Is(t, "kinds", len(table.Offers(p)), 2)
		p = table.Play(t, p, "gain society")
		i := p.Players[0].SlotOf(k)
		table.Holds(t, "above the board", i >= core.ChargeSlot && !p.Players[0].Pool.Has(k))
		rulestest.Is(t, "on it", p.Players[0].Slot[i].Res, [box.Resources]uint8{box.Society: 1})
		rulestest.Is(t, "and none besides", p.Players[0].ResourcesOf(), 0)
	})
	lies := func(res [box.Resources]uint8, card box.Card) func(c *core.State, g *core.Game) {
		return func(c *core.State, g *core.Game) {
			table.Hand(c, 0)
			c.Players[0].Drop(card)
			c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: card, Res: res}
			pool(c, 0, box.Society, 2)
			pool(c, 0, box.Science, 1)
			table.ToStep(c, core.StepBuild)
		}
	}
	t.Run("PEN-34 PEN-159 moving resources", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k))
		table.Holds(t, "within kind", !table.Offered(p, move(core.Put, int(box.Science), int(k))))
		table.Holds(t, "off", table.Offered(p, move(core.Lift, int(box.Occultism), int(k))))
		p = table.Play(t, p, move(core.Put, int(box.Society), int(k)), move(core.Put, int(box.Society), int(k)))
		rulestest.Is(t, "on it", p.Players[0].Slot[core.ChargeSlot].Total(), 3)
		table.Holds(t, "it stays this turn, and what lay there does not", !table.Offered(p, move(core.Lift, int(box.Society), int(k))) &&
			table.Offered(p, move(core.Lift, int(box.Occultism), int(k))))
		q := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			lies([box.Resources]uint8{box.Occultism: 1}, k)(c, g)
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			table.ToStep(c, core.StepMove)
		})
		rulestest.Is(t, "not in step 2", begins(q, core.Put), 0)
	})
	t.Run("PEN-35 an empty one is discarded", func(t *testing.T) {
		p := table.Play(t, table.Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k)),
			move(core.Lift, int(box.Occultism), int(k)))
		table.Holds(t, "discarded", p.Players[0].Pile.Has(k) && p.Players[0].SlotOf(k) < 0)
	})
	t.Run("PEN-36 a full one may wait or be used", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 3}, k))
		table.Holds(t, "no hurry", table.Offered(p, "done"))
		p = table.Dealt(t, table.Play(t, p, move(core.Use, int(k))))
		rulestest.Is(t, "prevention", p.Players[0].Tokens[box.Prevent], 2)
		table.Holds(t, "discarded", p.Players[0].Pile.Has(k))
		rulestest.Is(t, "nothing comes back", p.Players[0].Tokens[box.Occultism], 0)
	})
	t.Run("PEN-36 a card is not full any more while its ability is carried out", func(t *testing.T) {
		m := table.Card("s_medium")
		p := table.Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 2, box.Society: 1}, m))
		full := func() bool { return p.Game.Full(&p.Players[0].Slot[p.Players[0].SlotOf(m)]) }
		table.Holds(t, "full before", full())
		p = table.Play(t, p, move(core.Use, int(m)))
		table.Holds(t, "a resource is to be gained, and the card lies there used", table.Offered(p, "gain science") && !full())
	})
	t.Run("PEN-36 what a card draws is drawn before it is discarded itself", func(t *testing.T) {
		m := table.Card("s_medium")
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			lies([box.Resources]uint8{box.Occultism: 2, box.Society: 1}, m)(c, g)
			q := c.Player(0)
			q.Aside = q.Aside.Or(q.Deck)
			q.Deck, q.Pile = box.Set{}, box.Set{}
		})
		had := p.Players[0].Hand.Count()
		p = table.Play(t, p, move(core.Use, int(m)), "gain science", "gain science")
		rulestest.Is(t, "nothing was left to be drawn", p.Players[0].Hand.Count(), had)
		table.Holds(t, "discarded", p.Players[0].Pile.Has(m) && p.Players[0].SlotOf(m) < 0)
	})
	t.Run("PEN-37 some only store", func(t *testing.T) {
		s := table.Card("s_strongbox")
		p := table.Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 2, box.Violence: 2}, s))
		rulestest.Is(t, "uses", begins(p, core.Use), 0)
		table.Holds(t, "full", !table.Offered(p, move(core.Put, int(box.Society), int(s))))
	})
	t.Run("PEN-38 quests store", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, lies([box.Resources]uint8{box.Occultism: 1}, k))
		q := table.Card("pq_alice_1")
		p = table.Play(t, p, move(core.Put, int(box.Society), int(q)))
		rulestest.Is(t, "on it", p.Players[0].Slot[core.PersonalSlot].Res[box.Society], 1)
		table.Holds(t, "no more than it needs", !table.Offered(p, move(core.Put, int(box.Society), int(q))))
	})
	t.Run("PEN-39 trophies stay", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.WalkSlot].Trophies = 1
			table.ToStep(c, core.StepBuild)
		})
		rulestest.Is(t, "nothing to lift", begins(p, core.Lift), 0)
	})
	t.Run("PEN-40 five resources", func(t *testing.T) {
		rulestest.Is(t, "the last", box.Violence.String(), "violence")
		rulestest.Is(t, "how many", int(box.Violence)+1, box.Resources)
	})
	t.Run("PEN-41 white symbols", func(t *testing.T) {
		r := table.Starter(box.Alice, "resources")
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Hand(c, 0, r); table.ToStep(c, core.StepBuild) })
		p = table.Play(t, p, move(core.Play, int(r)))
		rulestest.Is(t, "kinds", len(table.Offers(p)), 5)
		p = table.Play(t, p, "gain science", "gain violence")
		rulestest.Is(t, "gained", p.Players[0].ResourcesOf(), 2)
	})
	t.Run("PEN-42 gathering once a turn", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Players[0].At = table.At("the_tower")
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, "gather")
		rulestest.Is(t, "violence", p.Players[0].Tokens[box.Violence], 1)
		refused(t, p, "gather", "nothing to gather")
	})
	t.Run("PEN-43 the Decision Token passes on", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 3, func(c *core.State,
			g *core.Game) {
			table.Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "holder", p.DecisionHolder, 1)
	})
}
