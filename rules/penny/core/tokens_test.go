package core_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestBuyingHealingAndClaiming(t *testing.T) {
	hound, bull := Card("en_hound"), Card("en_bull")
	buyer := func(gold, science int) *penny.Position {
		return Play(t, standing(t, box.Prologue, "billingsgate", has(0, box.Gold, gold),
			has(0, box.Science, science)), "act")
	}
	t.Run("PEN-63 nothing is replaced after a card is bought, and gold pays no further one", func(t *testing.T) {
		p := buyer(40, 1)
		is(t, "to replace", begins(p, core.Replace), 4)
		p = Dealt(t, Play(t, p, move(core.Buy, int(p.ShopRow[0]))))
		is(t, "to replace, and further ones for one resource", [2]int{begins(p, core.Replace), begins(p, core.BuyFor)}, [2]int{0, 6})
	})
	t.Run("PEN-64 Pennies cost their price, and leave their stack", func(t *testing.T) {
		p := buyer(7, 1)
		two, three := p.Twos.First(), p.Threes.First()
		p = Play(t, p, move(core.Buy, int(two)), move(core.BuyFor, int(three), int(box.Science)))
		is(t, "gold, and both stacks", [3]int{int(p.Players[0].Tokens[box.Gold]), p.Twos.Count(), p.Threes.Count()}, [3]int{1, 11, 7})
		is(t, "hers, and no more theirs", [4]bool{p.Players[0].Pile.Has(two), p.Players[0].Pile.Has(three), p.Twos.Has(two),
			p.Threes.Has(three)}, [4]bool{true, true, false, false})
	})
	t.Run("PEN-65 PEN-92 Wounded cards of either place are healed, Gravely Wounded ones never", func(t *testing.T) {
		ward := func(under, pile, grave uint8) *penny.Position {
			return standing(t, box.Prologue, "hospital_ward", func(c *core.State, g *core.Game) {
				c.Players[0].Under, c.Players[0].WoundPile, c.Players[0].Grave = under, pile, grave
			})
		}
		is(t, "under, pile, grave", [3]int{begins(ward(1, 0, 0), core.Act), begins(ward(0, 1, 0), core.Act),
			begins(ward(0, 0, 3), core.Act)}, [3]int{1, 1, 0})
		is(t, "what there is to heal", begins(Play(t, ward(0, 1, 2), "act"), core.Heal), 1)
	})
	t.Run("PEN-67 one enemy, with or without shuffling, and none is shuffled after the row is full", func(t *testing.T) {
		p := Play(t, standing(t, box.Prologue, "scotland_yard",
			enemies("en_hound", "en_eel", "en_cab", "en_bull"), has(0, box.Science, 1)), "act")
		q := Dealt(t, Play(t, p, move(core.Claim, int(hound))))
		is(t, "taken at once, and one is enough", [2]int{q.Players[0].Foes.Count(), begins(q, core.Claim)}, [2]int{1, 0})
		p = Play(t, p, move(core.Shuffle, int(bull)))
		is(t, "none is taken before the others are shuffled in", begins(p, core.Claim), 0)
		p = Dealt(t, Play(t, p, "done"))
		is(t, "to shuffle, and to take", [2]int{begins(p, core.Shuffle), begins(p, core.Claim)}, [2]int{0, 4})
	})
	t.Run("PEN-68 another hero's enemy is not yours to fight", func(t *testing.T) {
		p := standing(t, box.Prologue, "docks", enemies("en_eel", "en_cab", "en_bull", "en_table"),
			func(c *core.State, g *core.Game) { c.Enemies.Take(core.CardOf(hound)); c.Players[1].Foes.Add(hound) },
			lurks(box.VillainA, "docks"))
		is(t, "to fight", begins(p, core.Fight), 4)
		Holds(t, "Jack's Hound", !Offered(p, move(core.Fight, int(hound))))
	})
}

func TestEventsTradeAndDestroying(t *testing.T) {
	punch, coin, money := Starter(box.Alice, "punch"), Starter(box.Alice, "last_penny"),
		Starter(box.Alice, "pocket_money")
	t.Run("PEN-69 the answer given has its own result, the card is for who met it, and no other way leads to an event", func(t *testing.T) {
		p := Play(t, standing(t, box.Prologue, "fleet_street", has(0, box.Science, 1)), "act")
		p = Fate(t, p, mv2("draw", int(Card("e_raven"))))
		p = Dealt(t, Play(t, p, "option 1"))
		is(t, "society, occultism", [2]uint8{p.Players[0].Tokens[box.Society], p.Players[0].Tokens[box.Occultism]}, [2]uint8{1, 0})
		is(t, "Alice's and Jack's", [2]int{p.TallyCounts(p.Game, 0).Events, p.TallyCounts(p.Game, 1).Events}, [2]int{1, 0})
		q := standing(t, box.Prologue, "slums_a", has(0, box.Science, 1), inStep(core.StepBuild), hand(0, punch))
		is(t, "step 4, and no event", Play(t, q, "done").Top().Kind, core.EffectTurn)
	})
	t.Run("PEN-70 in each turn, for its hero, after step 3 only, and not in a shortcut", func(t *testing.T) {
		done := func(where box.Place, step uint8) *penny.Position {
			return Play(t, lone(t, box.Open, func(c *core.State, g *core.Game) {
				c.Players[0].At, c.DecisionHolder = where, 1
				c.Players[0].Events = 1 << 3 // met in an earlier turn
				c.Events &^= 1 << 3
				pool(c, 0, box.Science, 1)
				Hand(c, 0, punch)
				ToStep(c, step)
			}), "done")
		}
		p := done(At("slums_a"), core.StepBuild)
		is(t, "an event", p.Top().Kind, core.EffectEvent)
		is(t, "for Alice", Fate(t, p, mv2("draw", int(Card("e_raven")))).Asked(), 0)
		is(t, "on a shortcut token", done(At("docks"), core.StepBuild).Top().Kind, core.EffectEvent)
		is(t, "none after step 4", done(At("slums_a"), core.StepField).Top().Kind, core.EffectTurn)
		is(t, "none in a shortcut", done(box.Sewer, core.StepBuild).Top().Kind, core.EffectTurn)
		is(t, "the token still works", begins(standing(t, box.Open, "music_hall"), core.Act), 1)
	})
	t.Run("PEN-71 movement tokens and cards of the action pool are traded", func(t *testing.T) {
		p := Play(t, standing(t, box.Prologue, "the_tower", has(0, box.Movement, 2),
			func(c *core.State, g *core.Game) { owns(c, 0, &c.Players[0].Pool, coin) }), "trade jack")
		Holds(t, "a token", Offered(p, "give movement"))
		p = Play(t, p, "give movement", move(core.Hand, int(coin)), "propose", "accept")
		is(t, "Jack's", [3]int{int(p.Players[1].Tokens[box.Movement]), p.Players[1].Pile.And(set(coin)).Count(),
			p.Players[0].Pool.Count()}, [3]int{1, 1, 0})
	})
	t.Run("PEN-72 out of the action pool or the discard pile, never the hand, and gold pays for no further one", func(t *testing.T) {
		dome := func(change func(c *core.State, q *core.Player)) *penny.Position {
			return standing(t, box.Heist, "st_pauls", func(c *core.State, g *core.Game) { bare(c, 0); change(c, c.Player(0)) })
		}
		is(t, "pool, pile, hand", [3]int{
			begins(dome(func(c *core.State, q *core.Player) { q.Pool.Add(coin) }), core.Act),
			begins(dome(func(c *core.State, q *core.Player) { q.Pile.Add(coin) }), core.Act),
			begins(dome(func(c *core.State, q *core.Player) { q.Hand.Add(coin) }), core.Act),
		}, [3]int{1, 1, 0})
		p := Play(t, dome(func(c *core.State, q *core.Player) {
			q.Hand.Add(punch)
			q.Pile.Add(coin)
			q.Pool.Add(money)
			pool(c, 0, box.Gold, 2)
			pool(c, 0, box.Science, 1)
		}), "act")
		is(t, "to destroy", begins(p, core.Destroy), 2)
		p = Play(t, p, move(core.Destroy, int(coin)))
		is(t, "further ones, for science", begins(p, core.DestroyFor), 1)
	})
	t.Run("PEN-72 holding gold: it is neither asked for nor taken", func(t *testing.T) {
		dome := func(science int) *penny.Position {
			p := standing(t, box.Heist, "st_pauls", func(c *core.State, g *core.Game) {
				bare(c, 0)
				q := c.Player(0)
				for _, k := range []box.Card{coin, punch, money} {
					q.Pile.Add(k)
				}
			}, has(0, box.Gold, 3), has(0, box.Science, science))
			return Play(t, p, "act", move(core.Destroy, int(coin)))
		}
		p := dome(2)
		is(t, "the first card is free: gold, science",
			[2]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Science]}, [2]uint8{3, 2})
		p = Play(t, p, move(core.DestroyFor, int(punch), int(box.Science)), move(core.DestroyFor, int(money), int(box.Science)))
		is(t, "two more for two science", [2]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Science]}, [2]uint8{3, 0})
		is(t, "destroyed", p.Players[0].Aside.Count(), 3)
		poor := dome(0)
		is(t, "with gold alone no further card", begins(poor, core.DestroyFor), 0)
		Holds(t, "the others stay", poor.Players[0].Pile.Has(punch) && poor.Players[0].Pile.Has(money))
	})
}

func TestPawningUpgradingAndFlipping(t *testing.T) {
	coin, money := Starter(box.Alice, "last_penny"), Starter(box.Alice, "pocket_money")
	t.Run("PEN-73 one for one", func(t *testing.T) {
		p := standing(t, box.Heist, "reading_room", has(0, box.Violence, 2))
		p = Play(t, p, "act", "gain science", "swap violence occultism")
		q := p.Players[0].Tokens
		is(t, "occultism, science, violence", [3]uint8{q[box.Occultism], q[box.Science], q[box.Violence]}, [3]uint8{1, 1, 1})
		is(t, "two more", p.Top().N, 2)
	})
	t.Run("PEN-74 out of the action pool too, not the hand, for a card of the stack on the discard pile", func(t *testing.T) {
		docks := func(change func(c *core.State, q *core.Player)) *penny.Position {
			return standing(t, box.Heist, "docks",
				func(c *core.State, g *core.Game) { bare(c, 0); pool(c, 0, box.Science, 1); change(c, c.Player(0)) })
		}
		p := docks(func(c *core.State, q *core.Player) { q.Pool.Add(money); q.Hand.Add(coin) })
		p = Play(t, p, "act", move(core.Raise, int(money)))
		q := &p.Players[0]
		is(t, "stack, pile, hand, destroyed", [4]int{p.Threes.Count(), q.Pile.Count(), q.Hand.Count(), q.Aside.Count()},
			[4]int{7, 1, 1, 1})
		is(t, "nothing more: the penny is in hand", begins(p, core.RaiseFor), 0)
		is(t, "with no Three Pennies left",
			begins(docks(func(c *core.State, q *core.Player) { q.Pool.Add(money); c.Threes = box.Set{} }), core.Act), 0)
		is(t, "out of the hand alone", begins(docks(func(c *core.State, q *core.Player) { q.Hand.Add(money) }), core.Act), 0)
	})
	t.Run("PEN-75 figures and portals stay, whichever side comes up and whoever turns the tile", func(t *testing.T) {
		for _, london := range []bool{false, true} {
			p := lone(t, box.Prologue, stands(0, "slums_b"), lurks(box.VillainA, "slums_b"),
				func(c *core.State, g *core.Game) { c.HellTiles = map[bool]uint8{true: 1<<box.Bank - 1}[london] },
				push(core.Effect{Kind: core.EffectFlip, London: london}))
			p = Play(t, p, "flip southbank")
			is(t, "turned", p.OnHell(p.Game, At("slums_b")), !london)
			is(t, "Alice, A and the portal", [3]int{int(p.Players[0].At), int(p.VillainAt[box.VillainA]),
				p.PortalOn(p.Game, At("slums_b"))}, [3]int{int(At("slums_b")), int(At("slums_b")), 1})
		}
	})
}

// set is a set of cards.
func set(of ...box.Card) (s box.Set) {
	for _, k := range of {
		s.Add(k)
	}
	return s
}

func TestLateGainsAndDraws(t *testing.T) {
	punch := Starter(box.Alice, "punch")
	t.Run("PEN-129 what one gains in another's turn survives, and what one takes off a card in step 4", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Give(1, box.Gold, 2) })
		p.Clean(&p.Players[1])
		is(t, "Jack's gold", p.Players[1].Tokens[box.Gold], 2)
		for step, kept := range map[uint8]uint8{core.StepBuild: 0, core.StepField: 1, core.StepAfter: 1} {
			p = lone(t, box.Prologue, onWalk(box.Science), inStep(step))
			p = Play(t, p, move(core.Lift, int(box.Science), int(p.Players[0].Slot[core.WalkSlot].Card)))
			q := p.Players[0]
			p.Clean(&q)
			is(t, "science after the next step 1", q.Tokens[box.Science], kept)
		}
	})
	t.Run("PEN-130 all that a charge card draws in step 4, before and after the Field Action, comes on top", func(t *testing.T) {
		for step, want := range map[uint8]int{core.StepBuild: 2, core.StepField: 4, core.StepAfter: 4} {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				Hand(c, 0, punch)
				k := Starter(box.Jack, "jack_tools") // draws two
				owns(c, 1, &box.Set{}, k)
				c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: k, Res: [box.Resources]uint8{box.Violence: 3}}
				pool(c, 0, box.Science, 1)
				ToStep(c, step)
			})
			p = Dealt(t, Play(t, p, move(core.Use, int(Starter(box.Jack, "jack_tools")))))
			is(t, "in hand", p.Players[0].Hand.Count(), 3)
			p = Changed(p, anew, inStep(core.StepDraw))
			is(t, "to draw still", p.Draws(p.Game), want)
		}
	})
	t.Run("PEN-131 in steps 3 and 4, no Field Action, nothing comes back, and no Walk", func(t *testing.T) {
		gang := Card("bq_gang")
		begin := func(step uint8) *penny.Position {
			return standing(t, box.Heist, "the_tower", hand(0, punch),
				slot(0, core.BrownSlot, core.Slot{Card: gang, Trophies: 1, Res: [box.Resources]uint8{box.Violence: 1}}),
				func(c *core.State, g *core.Game) { c.Trophies-- }, has(0, box.Science, 1), inStep(step))
		}
		for step, want := range map[uint8]int{core.StepMove: 0, core.StepBuild: 1, core.StepField: 1, core.StepAfter: 1} {
			is(t, "to finish", begins(begin(step), core.Finish), want)
		}
		p := Play(t, begin(core.StepField), move(core.Finish, int(gang)))
		is(t, "gold, violence, trophies", [3]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Violence],
			p.Trophies}, [3]uint8{5, 0, 16})
		is(t, "the Field Action is still to come", begins(p, core.Trade), 1)
		p = standing(t, box.Prologue, "slums_b", func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.WalkSlot].Trophies, c.Players[0].Slot[core.WalkSlot].Res = 2, [box.Resources]uint8{1, 1, 1, 1, 1}
		}, has(0, box.Science, 1))
		is(t, "a Walk that holds what is printed on it", begins(p, core.Finish), 0)
	})
}

func TestCardsThatLeadIntoAShortcut(t *testing.T) {
	punch, key := Starter(box.Alice, "punch"), Card("it_key")
	walker := func(where box.Place, step uint8, changes ...Change) *penny.Position {
		return lone(t, box.Prologue, hand(0, punch),
			func(c *core.State, g *core.Game) { owns(c, 0, &c.Players[0].Hand, key); c.Players[0].At = where },
			inStep(step), then(changes))
	}
	none := func(c *core.State, g *core.Game) {}
	t.Run("PEN-133 in step 2 only a card with a shortcut, where there is an entrance, all of it, and inside one must go",
		func(t *testing.T) {
			is(t, "at the Docks, in Empty Street, inside", [3]int{
				begins(walker(At("docks"), core.StepMove, none), core.Play),
				begins(walker(At("empty_street"), core.StepMove, none), core.Play),
				begins(walker(box.Sewer, core.StepMove, none), core.Play),
			}, [3]int{1, 0, 0})
			p := Play(t, walker(At("docks"), core.StepMove, none), move(core.Play, int(key)))
			is(t, "where, and underworld", [2]int{int(p.Players[0].At), int(p.Players[0].Tokens[box.Underworld])},
				[2]int{int(box.Sewer), 1})
		})
	t.Run("PEN-133 in step 3 one may stay out, and elsewhere or inside it leads nowhere", func(t *testing.T) {
		p := Play(t, walker(At("docks"), core.StepBuild, none), move(core.Play, int(key)))
		Holds(t, "in, or not", Offered(p, "enter") && Offered(p, "done"))
		for _, where := range []box.Place{At("empty_street"), box.Sewer, box.Post} {
			p = Play(t, walker(where, core.StepBuild, none), move(core.Play, int(key)))
			is(t, "where, and a shortcut used", [2]bool{p.Players[0].At == where, p.Players[0].WayUsed}, [2]bool{true, false})
		}
	})
	t.Run("PEN-133 in and out cost nothing extra, and inside there is neither London nor Hell", func(t *testing.T) {
		p := walker(At("docks"), core.StepBuild, func(c *core.State, g *core.Game) {
			c.Players[0].Entered, c.VillainAt[box.VillainA] = true, At("docks")
			c.HellTiles = 1<<box.Bank - 1
		}, has(0, box.Movement, 3))
		is(t, "a step costs", p.Fare(p.Game, 0), 2)
		p = Play(t, p, move(core.Duck, int(box.Sewer)))
		is(t, "left", p.Players[0].Tokens[box.Movement], 1)
		for _, hell := range []uint8{0, 1<<box.Bank - 1} {
			p.HellTiles = hell
			is(t, "Hell, London", [2]bool{p.Holds(p.Game, 0, box.OnHell), p.Holds(p.Game, 0, box.OnLondon)}, [2]bool{false, false})
		}
		p = Play(t, p, move(core.Ride, int(At("docks"))))
		is(t, "left, outside", [2]int{int(p.Players[0].Tokens[box.Movement]), int(p.Players[0].At)}, [2]int{0, int(At("docks"))})
		p = Play(t, walker(At("docks"), core.StepBuild, has(0, box.Movement, 3)),
			move(core.Play, int(key)), "enter")
		is(t, "by a card none are spent", p.Players[0].Tokens[box.Movement], 3)
	})
}

func TestWhoDecides(t *testing.T) {
	punch, shroom := Starter(box.Alice, "punch"), Starter(box.Alice, "alice_shroom")
	t.Run("PEN-146 the holder decides of tiles, portals, routes, fights and figures, and of what is replaced in a Villain Phase",
		func(t *testing.T) {
			asked := func(changes ...Change) int8 {
				p := lone(t, box.Prologue, decides(1), then(changes))
				is(t, "somebody is asked", p.Wait, core.Decision)
				return p.Asked()
			}
			plot := func(e core.Effect) int8 { return asked(phase(core.EffectScheme), push(e)) }
			is(t, "whom to place", plot(core.Effect{Kind: core.EffectAppear, Villain: box.NoVillain}), 1)
			is(t, "which portal", plot(core.Effect{Kind: core.EffectAppear, Villain: box.VillainA}), 1)
			is(t, "which route", asked(lurks(box.VillainA, "lambeth_asylum"), stands(0, "slums_b"),
				stands(1, "railway_arches"),
				push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 1})), 1)
			is(t, "who fights", asked(meets(box.VillainA), push(core.Effect{Kind: core.EffectArrive, Villain: box.VillainA})), 1)
			is(t, "which figure", asked(lurks(box.VillainA, "docks"), lurks(box.VillainB, "docks"),
				push(core.Effect{Kind: core.EffectLeave, Place: At("docks")})), 1)
			is(t, "which cards", asked(phase(core.EffectScheme), performs("sc_stock")), 1)
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.HellSpace, c.Stack[1] = 4, core.Effect{Kind: core.EffectRound}
			})
			is(t, "which tile, after the token has passed", [2]int{int(p.Top().Kind), int(p.Asked())}, [2]int{int(core.EffectFlip), 1})
		})
	t.Run("PEN-146 the hero decides of all else", func(t *testing.T) {
		asked := func(changes ...Change) int8 {
			p := lone(t, box.Prologue, decides(1), then(changes))
			p = Dealt(t, p)
			is(t, "somebody is asked", p.Wait, core.Decision)
			return p.Asked()
		}
		pushed := func(e core.Effect) int8 {
			return asked(hand(0, punch, shroom), slot(0, core.PersonalSlot, core.Slot{Card: Card("pq_jack_3")}),
				has(0, box.Science, 1), has(0, box.Violence, 1), push(e))
		}
		is(t, "where a trophy goes", pushed(core.Effect{Kind: core.EffectTrophy, Words: 255}), 0)
		is(t, "what is discarded", pushed(core.Effect{Kind: core.EffectPick, From: box.InHand, Op: box.OpDiscard, N: 1,
			Card: box.NoCard}), 0)
		is(t, "what is gained", pushed(core.Effect{Kind: core.EffectGain, N: 1}), 0)
		is(t, "what is lost", pushed(core.Effect{Kind: core.EffectLose, N: 1}), 0)
		is(t, "an order of schemes", asked(event("e_fog", 0)), 0)
		is(t, "an event's answer", pushed(core.Effect{Kind: core.EffectEvent}), 0)
		is(t, "what is replaced in a turn", asked(event("e_recital", 1)), 0)
		is(t, "whom to fight", asked(meets(box.VillainA), inStep(core.StepField)), 0)
	})
}

func TestWaysOutAndTheOpenPile(t *testing.T) {
	t.Run("PEN-148 a move from a card leads out of a shortcut", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].At = box.Sewer },
			push(core.Effect{Kind: core.EffectStroll, N: 1}))
		is(t, "ways out", begins(p, core.Step), 8)
		is(t, "out", Play(t, p, move(core.Step, int(At("hospital_ward")))).Players[0].At, At("hospital_ward"))
	})
	t.Run("PEN-149 the open pile waits until the shop deck is empty", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			for c.Shop.Len() > 1 {
				k := box.Card(c.Shop.Heap()[0])
				c.Shop.Take(cards.Card(k))
				c.ShopOff.Add(k)
			}
			c.ShopOff.Add(c.ShopRow[0])
			c.ShopRow[0] = box.NoCard
		}, push(core.Effect{Kind: core.EffectFill, Row: core.ShopRow}))
		is(t, "in the deck, in the pile, and what may come", [3]int{p.Shop.Len(), p.ShopOff.Count(), possible(p)}, [3]int{1, 20, 1})
	})
}

// TestAnyCardMayCome: what is shuffled lies in no order, so that every card may come next.
func TestAnyCardMayCome(t *testing.T) {
	t.Run("PEN-6 PEN-9 any card may be the first in the shop and in the row", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Prologue, 2), "be alice", "be jack")
		p = Fate(t, p, "first 0")
		left := map[core.Row]int{}
		for p.Top().Kind == core.EffectFill {
			row := p.Top().Row
			if left[row] == 0 {
				left[row] = map[core.Row]int{core.ShopRow: 24, core.EnemyRow: 20}[row]
			}
			is(t, "cards that may come", possible(p), left[row])
			left[row]--
			p = some(t, p)
		}
		is(t, "four of each lie open", [2]int{left[core.ShopRow], left[core.EnemyRow]}, [2]int{20, 16})
	})
	t.Run("PEN-7 PEN-11 PEN-97 any event and any scheme may be the next", func(t *testing.T) {
		p := lone(t, box.Prologue, push(core.Effect{Kind: core.EffectEvent}))
		is(t, "events", possible(p), 16)
		for left, want := range map[int]int{16: 16, 8: 8, 0: 16} {
			q := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				for c.Schemes.Len() > left {
					c.Schemes.Draw(c.Schemes.Heap()[0])
				}
			}, push(core.Effect{Kind: core.EffectScheme}))
			is(t, "schemes", possible(q), want)
		}
	})
	t.Run("PEN-15 any five of the ten are the first hand", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Prologue, 1), "be maria")
		for p = Fate(t, p, "portal 0"); p.Top().Kind == core.EffectFill; {
			p = some(t, p)
		}
		is(t, "drawn by Luck, out of ten", [3]int{int(p.Top().Kind), p.Draws(p.Game), p.Players[0].Deck.Count()},
			[3]int{int(core.EffectDraw), 5, 10})
		for _, skip := range []int{0, 5} {
			m := []int{}
			for k := range p.Players[0].Deck.All() {
				m = append(m, int(k))
			}
			q := Fate(t, p, mv2("draw", m[skip:skip+5]...))
			is(t, "five", q.Players[0].Hand.Count(), 5)
		}
	})
}

// some lets Luck draw the first card that may come.
func some(t *testing.T, p *penny.Position) *penny.Position {
	t.Helper()
	for k := range int(box.NoCard) {
		if n, err := p.After(rules.Luck, mv2("draw", k)); err == nil {
			return n.(*penny.Position)
		}
	}
	t.Fatal("no card may come")
	return nil
}
