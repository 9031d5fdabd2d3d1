package core_test

import (
	"testing"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestRoundAndMoves(t *testing.T) {
	punch, money := Starter(box.Alice, "punch"), Starter(box.Alice, "pocket_money")
	t.Run("PEN-44 PEN-96 a Villain Phase after each turn, read by whose turn it was", func(t *testing.T) {
		p := dealt2(t, hand(0), func(c *core.State, g *core.Game) { c.Players[0].Deck = box.Set{} },
			inStep(core.StepDraw))
		is(t, "now", p.Top().Kind, core.EffectScheme)
		is(t, "read by", p.Top().Hero, 0)
		p = toEnd(t, p)
		is(t, "then", p.Active, 1)
	})
	t.Run("PEN-45 the end of the round", func(t *testing.T) {
		p := dealt2(t, lurks(box.MiniBoss, "cemetery_gate"), phase(core.EffectRound))
		for p.Top().Kind == core.EffectWalk {
			is(t, "the token is still here", [2]uint8{p.DecisionHolder, p.HellSpace}, [2]uint8{0, 1})
			p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		Holds(t, "he moved", p.VillainAt[box.MiniBoss] != At("cemetery_gate"))
		is(t, "holder and space", [2]uint8{p.DecisionHolder, p.HellSpace}, [2]uint8{1, 2})
	})
	t.Run("PEN-46 the game ends", func(t *testing.T) {
		p := dealt2(t, onSpace(10), phase(core.EffectRound))
		is(t, "ending", p.Outcome().Ending, "consumed")
	})
	t.Run("PEN-48 PEN-49 a step costs a card or a movement token", func(t *testing.T) {
		p := dealt2(t, hand(0, punch), func(c *core.State, g *core.Game) { c.Players[0].WoundHand = 1 },
			has(0, box.Movement, 1))
		is(t, "by card", begins(p, core.Walk), len(p.Reach(p.Game, p.Players[0].At, nil)))
		refused(t, p, move(core.Walk, int(At("slums_a")), int(punch)), "No line leads there")
		p = Play(t, p, move(core.Walk, int(At("billingsgate")), int(punch)))
		is(t, "there", p.Players[0].At, At("billingsgate"))
		Holds(t, "discarded", p.Players[0].Pile.Has(punch))
		p = Play(t, p, move(core.Ride, int(At("the_tower"))))
		is(t, "the token is spent", p.Players[0].Tokens[box.Movement], 0)
	})
	t.Run("PEN-50 passing", func(t *testing.T) {
		p := dealt2(t, hand(0, punch, money), lurks(box.VillainA, "billingsgate"), stands(1, "billingsgate"))
		p = Play(t, p, move(core.Walk, int(At("billingsgate")), int(punch)),
			move(core.Walk, int(At("the_tower")), int(money)))
		is(t, "past both", p.Players[0].At, At("the_tower"))
	})
	t.Run("PEN-51 passing a villain in Hell costs two", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			Hand(c, 0, punch, money, Starter(box.Alice, "boxing"))
			c.HellTiles = 1 << g.TileOf(At("billingsgate"))
			c.VillainAt[box.VillainA], c.VillainAt[box.VillainB] = At("billingsgate"), At("billingsgate")
		}
		p := dealt2(t, begin)
		p = Play(t, p, move(core.Walk, int(At("billingsgate")), int(punch)),
			move(core.Walk, int(At("the_tower")), int(money)))
		is(t, "the last card pays the rest", p.Players[0].Hand.Count(), 0)
		is(t, "there", p.Players[0].At, At("the_tower"))
		q := dealt2(t, begin, hand(0, punch, money),
			func(c *core.State, g *core.Game) { c.Players[0].Deck.Add(Starter(box.Alice, "boxing")) })
		q = Play(t, q, move(core.Walk, int(At("billingsgate")), int(punch)))
		refusedStep := begins(q, core.Walk)
		is(t, "one card is not enough", refusedStep, 0)
		q = dealt2(t, begin, stands(0, "billingsgate"))
		is(t, "who began there pays one", q.Fare(q.Game, 0), 1)
	})
	t.Run("PEN-52 PEN-78 PEN-61 whoever ends on a villain fights", func(t *testing.T) {
		p := dealt2(t, lurks(box.VillainA, "river_thames_boats"), hand(0), inStep(core.StepField))
		is(t, "now", p.Top().Kind, core.EffectFight)
		Holds(t, "no way out", !Offered(p, "done"))
		q := dealt2(t, stands(0, "billingsgate"), has(0, box.Gold, 3), inStep(core.StepField))
		Holds(t, "else one may do nothing", Offered(q, "done"))
	})
	t.Run("PEN-53 movement tokens in step 3, and for a shortcut", func(t *testing.T) {
		p := dealt2(t, hand(0, punch), has(0, box.Movement, 2), inStep(core.StepBuild))
		is(t, "no card pays", begins(p, core.Walk), 0)
		Holds(t, "a ride", begins(p, core.Ride) > 0)
		Holds(t, "a shortcut", Offered(p, move(core.Duck, int(box.Sewer))))
	})
	t.Run("PEN-53 PEN-54 stepping aside", func(t *testing.T) {
		p := dealt2(t, lurks(box.VillainA, "billingsgate"), lurks(box.VillainB, "the_tower"), has(0, box.Movement, 1),
			stands(1, "slums_a"), phase(core.EffectScheme),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 2}))
		is(t, "asked", p.Top().Kind, core.EffectArrive)
		p = Play(t, p, move(core.Dodge, int(At("the_tower"))))
		is(t, "no fight with B", p.Top().Kind != core.EffectFight, true)
		is(t, "A goes no further", p.VillainAt[box.VillainA], At("river_thames_boats"))
	})
}

func TestShortcutsAndPlayedCards(t *testing.T) {
	punch := Starter(box.Alice, "punch")
	t.Run("PEN-55 PEN-56 PEN-58 in and out of a shortcut", func(t *testing.T) {
		p := dealt2(t, hand(0, punch), has(0, box.Movement, 2))
		refused(t, p, move(core.Duck, int(box.Post)), "no entrance")
		p = Play(t, p, move(core.Duck, int(box.Sewer)))
		is(t, "inside", p.Players[0].At, box.Sewer)
		is(t, "ways out", begins(p, core.Walk), 8)
		p = Play(t, p, move(core.Walk, int(At("hospital_ward")), int(punch)))
		is(t, "out", p.Players[0].At, At("hospital_ward"))
	})
	t.Run("PEN-57 inside there is only trade", func(t *testing.T) {
		p := dealt2(t, func(c *core.State, g *core.Game) { c.Players[0].At, c.Players[1].At = box.Sewer, box.Sewer },
			has(0, box.Gold, 1), lurks(box.VillainA, "docks"), inStep(core.StepField))
		Holds(t, "trade", begins(p, core.Trade) == 1 && begins(p, core.Act) == 0)
		f := core.Effect{Kind: core.EffectWalk, Villain: box.VillainA}
		is(t, "nobody is near", len(p.Steps(p.Game, &f, nil)), 0)
	})
	t.Run("PEN-59 cards act at once, in printed order", func(t *testing.T) {
		k := Starter(box.Alice, "restock")
		p := dealt2(t, hand(0, k, punch), inStep(core.StepBuild))
		p = Play(t, p, move(core.Play, int(k)), "pay")
		p = Dealt(t, p)
		is(t, "two drawn for one discarded", p.Players[0].Hand.Count()+int(p.Players[0].WoundHand), 2)
	})
	t.Run("PEN-60 wounds are played", func(t *testing.T) {
		p := dealt2(t, hand(0), func(c *core.State, g *core.Game) { c.Players[0].WoundHand = 2 }, inStep(core.StepBuild))
		p = Play(t, p, "done")
		is(t, "under the board", p.Players[0].Under, 2)
	})
	t.Run("PEN-62 step 5", func(t *testing.T) {
		p := dealt2(t, hand(0), func(c *core.State, g *core.Game) {
			c.Players[0].Under = 1
			c.Players[0].Pool.Add(punch)
			c.Players[0].Deck.Remove(punch)
		}, inStep(core.StepDraw))
		Holds(t, "the pool is discarded", p.Players[0].Pile.Has(punch))
		is(t, "to draw", p.Draws(p.Game), 4)
	})
	t.Run("PEN-55 PEN-133 a card with a shortcut in step 2", func(t *testing.T) {
		p := Lay(t, box.Prologue, 3, away,
			func(c *core.State, g *core.Game) { c.Active = 2; c.Stack[1].Hero = 2 },
			hand(2, Starter(box.Maria, "maria_rocket")))
		p = Play(t, p, move(core.Play, int(Starter(box.Maria, "maria_rocket"))))
		is(t, "inside at once", p.Players[2].At, box.Sewer)
		q := Lay(t, box.Prologue, 3, stands(0, "vinegar_works"), hand(0, Starter(box.Alice, "punch")),
			plays(Starter(box.Maria, "maria_rocket")))
		is(t, "elsewhere only the other side", q.Players[0].Tokens[box.Science], 1)
	})
}

func TestFieldActions(t *testing.T) {
	t.Run("PEN-63 PEN-64 buying", func(t *testing.T) {
		p := standing(t, box.Prologue, "billingsgate", has(0, box.Gold, 7), has(0, box.Science, 1),
			shop("s_ticket", "s_umbrella", "s_deed", "s_razor"))
		p = Play(t, p, "act", move(core.Replace, int(Card("s_ticket"))))
		p = Dealt(t, p)
		is(t, "replaced", p.ShopOff.Has(Card("s_ticket")), true)
		is(t, "no second one is replaced", begins(p, core.Replace), 0)
		p = Play(t, p, move(core.Buy, int(Card("s_deed"))))
		p = Dealt(t, p)
		is(t, "gold", p.Players[0].Tokens[box.Gold], 4)
		Holds(t, "bought", p.Players[0].Pile.Has(Card("s_deed")))
		Holds(t, "the gap is filled", p.ShopRow[2] != box.NoCard)
		is(t, "a further one costs a resource", begins(p, core.Buy), 0)
		p = Play(t, p, move(core.BuyFor, int(p.Threes.First()), int(box.Science)))
		is(t, "all spent", [2]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Science]}, [2]uint8{0, 0})
	})
	t.Run("PEN-65 PEN-99 healing", func(t *testing.T) {
		p := standing(t, box.Prologue, "hospital_ward", func(c *core.State, g *core.Game) {
			c.Players[0].Under, c.Players[0].WoundPile, c.Players[0].Grave = 1, 1, 1
		}, has(0, box.Gold, 1))
		p = Play(t, p, "act", "heal 0")
		is(t, "under the board", p.Players[0].Under, 0)
		p = Play(t, p, "healfor 1 gold")
		is(t, "Gravely Wounded stay", p.Status(0), 1)
	})
	t.Run("PEN-66 boost", func(t *testing.T) {
		p := Play(t, standing(t, box.Prologue, "railway_arches", nil), "act")
		is(t, "movement", p.Players[0].Tokens[box.Movement], 2)
	})
	t.Run("PEN-67 PEN-68 target", func(t *testing.T) {
		p := standing(t, box.Prologue, "scotland_yard", enemies("en_hound", "en_eel", "en_cab", "en_bull"))
		p = Play(t, p, "act", move(core.Shuffle, int(Card("en_bull"))), move(core.Shuffle, int(Card("en_cab"))), "done")
		p = Dealt(t, p)
		Holds(t, "the row is full again", p.EnemyRow[2] != box.NoCard && p.EnemyRow[3] != box.NoCard)
		p = Play(t, p, move(core.Claim, int(Card("en_hound"))))
		Holds(t, "assigned", p.Players[0].Foes.Has(Card("en_hound")))
		q := Changed(Dealt(t, p), lurks(box.VillainA, "scotland_yard"), func(c *core.State, g *core.Game) {
			c.Depth = 1
			c.Stack[1] = core.Effect{Kind: core.EffectTurn, Step: core.StepField}
		})
		Holds(t, "may be chosen", Offered(q, move(core.Fight, int(Card("en_hound")))))
	})
	t.Run("PEN-69 PEN-158 events: choose first", func(t *testing.T) {
		p := standing(t, box.Prologue, "fleet_street", nil)
		p = Play(t, p, "act")
		p = Fate(t, p, mv2("draw", int(Card("e_raven"))))
		r, _ := p.View().Reading()
		is(t, "no result yet", r.Result, "")
		p = Play(t, p, "option 0")
		r, _ = p.View().Reading()
		Holds(t, "now it is read", r.Result != "")
		is(t, "occultism", p.Players[0].Tokens[box.Occultism], 2)
		is(t, "kept for the score", p.Tally(p.Game, 0).Events, 2)
		h := Lay(t, box.Heist, 2, nil).Outcome()
		is(t, "the Heist keeps no score", len(h.Scores), 0)
	})
	t.Run("PEN-70 events of the Open World", func(t *testing.T) {
		p := Lay(t, box.Open, 2, away, hand(0), stands(0, "docks"), inStep(core.StepBuild))
		p = Play(t, p, "done")
		is(t, "an event", p.Top().Kind, core.EffectEvent)
	})
	t.Run("PEN-71 PEN-155 trade needs both", func(t *testing.T) {
		dp := Card("dp_obol")
		p := standing(t, box.Prologue, "the_tower", has(0, box.Gold, 2), has(1, box.Science, 1), has(1, box.Damage, 1),
			func(c *core.State, g *core.Game) {
				c.Demonic.Remove(dp)
				c.Players[1].Pile = box.Set{}
				c.Players[1].Pile.Add(dp)
				c.Players[1].Pile.Add(Starter(box.Jack, "jack_anatomy"))
			})
		p = Play(t, p, "trade jack")
		Holds(t, "no class cards, no damage", !Offered(p, move(core.Want, int(Starter(box.Jack, "jack_anatomy")))) &&
			!Offered(p, "ask damage"))
		p = Play(t, p, "give gold", "ask science", move(core.Want, int(dp)), "propose")
		is(t, "Jack is asked", p.Asked(), 1)
		q := Play(t, p, "refuse")
		is(t, "refused", q.Players[0].Tokens[box.Gold], 2)
		q = Play(t, p, "accept")
		is(t, "science", q.Players[0].Tokens[box.Science], 1)
		Holds(t, "the coin", q.Players[0].Pile.Has(dp))
	})
}

func TestFieldActionsThatChangeCards(t *testing.T) {
	t.Run("PEN-72 destroying", func(t *testing.T) {
		k := Starter(box.Alice, "last_penny")
		p := standing(t, box.Heist, "st_pauls", func(c *core.State, g *core.Game) { c.Players[0].Deck.Remove(k); c.Players[0].Pool.Add(k) })
		p = Play(t, p, "act", move(core.Destroy, int(k)))
		Holds(t, "destroyed", p.Players[0].Aside.Has(k))
	})
	t.Run("PEN-73 exchanging", func(t *testing.T) {
		p := standing(t, box.Heist, "reading_room", has(0, box.Violence, 1))
		p = Play(t, p, "act", "gain science", "swap violence occultism")
		is(t, "after that", p.Players[0].Tokens[box.Occultism], 1)
		is(t, "swaps left", p.Top().N, 1)
	})
	t.Run("PEN-74 PEN-153 upgrading", func(t *testing.T) {
		k := Starter(box.Alice, "pocket_money")
		p := standing(t, box.Heist, "docks", func(c *core.State, g *core.Game) {
			c.Players[0].Deck.Remove(k)
			c.Players[0].Pile.Add(k)
			c.Demonic.Remove(Card("dp_obol"))
			c.Players[0].Pile.Add(Card("dp_obol"))
		})
		p = Play(t, p, "act")
		Holds(t, "no demonic gold", !Offered(p, move(core.Raise, int(Card("dp_obol")))))
		if Offered(p, move(core.Raise, int(k))) {
			p = Play(t, p, move(core.Raise, int(k)))
		}
		is(t, "Three Pennies", p.Threes.Count(), 7)
	})
	t.Run("PEN-75 a tile turns over and all stays", func(t *testing.T) {
		p := standing(t, box.Prologue, "slums_b", lurks(box.VillainA, "slums_b"),
			func(c *core.State, g *core.Game) { c.Turn(g.TileOf(At("slums_b")), false) })
		is(t, "who stands there", [2]box.Place{p.Players[0].At, p.VillainAt[box.VillainA]}, [2]box.Place{At("slums_b"), At("slums_b")})
		Holds(t, "the portal", p.PortalOn(p.Game, At("slums_b")) >= 0)
	})
}
