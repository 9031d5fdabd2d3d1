package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

func TestRoundAndMoves(t *testing.T) {
	lone := func(change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c); change(c, g) })
	}
	punch, money := table.Starter(box.Alice, "punch"), table.Starter(box.Alice, "pocket_money")
	t.Run("PEN-44 PEN-96 a Villain Phase after each turn, read by whose turn it was", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			table.Hand(c, 0)
			c.Players[0].Deck = box.Set{}
			table.ToStep(c, core.StepDraw)
		})
		rulestest.Is(t, "now", p.Top().Kind, core.EffectScheme)
		rulestest.Is(t, "read by", p.Top().Hero, 0)
		p = toEnd(t, p)
		rulestest.Is(t, "then", p.Active, 1)
	})
	t.Run("PEN-45 the end of the round", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			c.VillainAt[box.MiniBoss] = table.At("cemetery_gate")
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		for p.Top().Kind == core.EffectWalk {
			rulestest.Is(t, "the token is still here", [2]uint8{p.DecisionHolder, p.HellSpace}, [2]uint8{0, 1})
			p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		table.Holds(t, "he moved", p.VillainAt[box.MiniBoss] != table.At("cemetery_gate"))
		rulestest.Is(t, "holder and space", [2]uint8{p.DecisionHolder, p.HellSpace}, [2]uint8{1, 2})
	})
	t.Run("PEN-46 the game ends", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) { c.HellSpace = 10; c.Stack[1] = core.Effect{Kind: core.EffectRound} })
		rulestest.Is(t, "ending", p.Outcome().Ending, "consumed")
	})
	t.Run("PEN-48 PEN-49 a step costs a card or a movement token", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			table.Hand(c, 0, punch)
			c.Players[0].WoundHand = 1
			pool(c, 0, box.Movement, 1)
		})
		rulestest.Is(t, "by card", begins(p, core.Walk), len(p.Reach(p.Game, p.Players[0].At, nil)))
		refused(t, p, move(core.Walk, int(table.At("slums_a")), int(punch)), "No line leads there")
		p = table.Play(t, p, move(core.Walk, int(table.At("billingsgate")), int(punch)))
		rulestest.Is(t, "there", p.Players[0].At, table.At("billingsgate"))
		table.Holds(t, "discarded", p.Players[0].Pile.Has(punch))
		p = table.Play(t, p, move(core.Ride, int(table.At("the_tower"))))
		rulestest.Is(t, "the token is spent", p.Players[0].Tokens[box.Movement], 0)
	})
	t.Run("PEN-50 passing", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			table.Hand(c, 0, punch, money)
			c.VillainAt[box.VillainA], c.Players[1].At = table.At("billingsgate"), table.At("billingsgate")
		})
		p = table.Play(t, p, move(core.Walk, int(table.At("billingsgate")), int(punch)),
			move(core.Walk, int(table.At("the_tower")), int(money)))
		rulestest.Is(t, "past both", p.Players[0].At, table.At("the_tower"))
	})
	t.Run("PEN-51 passing a villain in Hell costs two", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			table.Hand(c, 0, punch, money, table.Starter(box.Alice, "boxing"))
			c.HellTiles = 1 << g.TileOf(table.At("billingsgate"))
			c.VillainAt[box.VillainA], c.VillainAt[box.VillainB] = table.At("billingsgate"), table.At("billingsgate")
		}
		p := lone(begin)
		p = table.Play(t, p, move(core.Walk, int(table.At("billingsgate")), int(punch)),
			move(core.Walk, int(table.At("the_tower")), int(money)))
		rulestest.Is(t, "the last card pays the rest", p.Players[0].Hand.Count(), 0)
		rulestest.Is(t, "there", p.Players[0].At, table.At("the_tower"))
		q := lone(func(c *core.State, g *core.Game) {
			begin(c, g)
			table.Hand(c, 0, punch, money)
			c.Players[0].Deck.Add(table.Starter(box.Alice, "boxing"))
		})
		q = table.Play(t, q, move(core.Walk, int(table.At("billingsgate")), int(punch)))
		refusedStep := begins(q, core.Walk)
		rulestest.Is(t, "one card is not enough", refusedStep, 0)
		q = lone(func(c *core.State, g *core.Game) { begin(c, g); c.Players[0].At = table.At("billingsgate") })
		rulestest.Is(t, "who began there pays one", q.Fare(q.Game, 0), 1)
	})
	t.Run("PEN-52 PEN-78 PEN-61 whoever ends on a villain fights", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("river_thames_boats")
			table.Hand(c, 0)
			table.ToStep(c, core.StepField)
		})
		rulestest.Is(t, "now", p.Top().Kind, core.EffectFight)
		table.Holds(t, "no way out", !table.Offered(p, "done"))
		q := lone(func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("billingsgate")
			pool(c, 0, box.Gold, 3)
			table.ToStep(c, core.StepField)
		})
		table.Holds(t, "else one may do nothing", table.Offered(q, "done"))
	})
	t.Run("PEN-53 movement tokens in step 3, and for a shortcut", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			table.Hand(c, 0, punch)
			pool(c, 0, box.Movement, 2)
			table.ToStep(c, core.StepBuild)
		})
		rulestest.Is(t, "no card pays", begins(p, core.Walk), 0)
		table.Holds(t, "a ride", begins(p, core.Ride) > 0)
		table.Holds(t, "a shortcut", table.Offered(p, move(core.Duck, int(box.Sewer))))
	})
	t.Run("PEN-53 PEN-54 stepping aside", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA], c.VillainAt[box.VillainB] = table.At("billingsgate"), table.At("the_tower")
			pool(c, 0, box.Movement, 1)
			c.Players[1].At = table.At("slums_a")
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 2})
		})
		rulestest.Is(t, "asked", p.Top().Kind, core.EffectArrive)
		p = table.Play(t, p, move(core.Dodge, int(table.At("the_tower"))))
		rulestest.Is(t, "no fight with B", p.Top().Kind != core.EffectFight, true)
		rulestest.Is(t, "A goes no further", p.VillainAt[box.VillainA], table.At("river_thames_boats"))
	})
	t.Run("PEN-55 PEN-56 PEN-58 in and out of a shortcut", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) { table.Hand(c, 0, punch); pool(c, 0, box.Movement, 2) })
		refused(t, p, move(core.Duck, int(box.Post)), "no entrance")
		p = table.Play(t, p, move(core.Duck, int(box.Sewer)))
		rulestest.Is(t, "inside", p.Players[0].At, box.Sewer)
		rulestest.Is(t, "ways out", begins(p, core.Walk), 8)
		p = table.Play(t, p, move(core.Walk, int(table.At("hospital_ward")), int(punch)))
		rulestest.Is(t, "out", p.Players[0].At, table.At("hospital_ward"))
	})
	t.Run("PEN-57 inside there is only trade", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = box.Sewer, box.Sewer
			pool(c, 0, box.Gold, 1)
			c.VillainAt[box.VillainA] = table.At("docks")
			table.ToStep(c, core.StepField)
		})
		table.Holds(t, "trade", begins(p, core.Trade) == 1 && begins(p, core.Act) == 0)
		f := core.Effect{Kind: core.EffectWalk, Villain: box.VillainA}
		rulestest.Is(t, "nobody is near", len(p.Steps(p.Game, &f, nil)), 0)
	})
	t.Run("PEN-59 cards act at once, in printed order", func(t *testing.T) {
		k := table.Starter(box.Alice, "restock")
		p := lone(func(c *core.State, g *core.Game) { table.Hand(c, 0, k, punch); table.ToStep(c, core.StepBuild) })
		p = table.Play(t, p, move(core.Play, int(k)), "pay")
		p = table.Dealt(t, p)
		rulestest.Is(t, "two drawn for one discarded", p.Players[0].Hand.Count()+int(p.Players[0].WoundHand), 2)
	})
	t.Run("PEN-60 wounds are played", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			table.Hand(c, 0)
			c.Players[0].WoundHand = 2
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, "done")
		rulestest.Is(t, "under the board", p.Players[0].Under, 2)
	})
	t.Run("PEN-62 step 5", func(t *testing.T) {
		p := lone(func(c *core.State, g *core.Game) {
			table.Hand(c, 0)
			c.Players[0].Under = 1
			c.Players[0].Pool.Add(punch)
			c.Players[0].Deck.Remove(punch)
			table.ToStep(c, core.StepDraw)
		})
		table.Holds(t, "the pool is discarded", p.Players[0].Pile.Has(punch))
		rulestest.Is(t, "to draw", p.Draws(p.Game), 4)
	})
	t.Run("PEN-55 PEN-133 a card with a shortcut in step 2", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 3, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Active = 2
			c.Stack[1].Hero = 2
			table.Hand(c, 2, table.Starter(box.Maria, "maria_rocket"))
		})
		p = table.Play(t, p, move(core.Play, int(table.Starter(box.Maria, "maria_rocket"))))
		rulestest.Is(t, "inside at once", p.Players[2].At, box.Sewer)
		q := table.Lay(t, box.Prologue, 3, func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("vinegar_works")
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			c.Perform(0, g.Of[table.Starter(box.Maria, "maria_rocket")].Play, box.NoCard)
		})
		rulestest.Is(t, "elsewhere only the other side", q.Players[0].Tokens[box.Science], 1)
	})
}

func TestFieldActions(t *testing.T) {
	stand := func(m box.Mode, where string, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.Players[0].At, c.Players[1].At = table.At(where), table.At("the_tower")
			table.ToStep(c, core.StepField)
			if change != nil {
				change(c, g)
			}
		})
	}
	t.Run("PEN-63 PEN-64 buying", func(t *testing.T) {
		p := stand(box.Prologue, "billingsgate", func(c *core.State, g *core.Game) {
			pool(c, 0, box.Gold, 7)
			pool(c, 0, box.Science, 1)
			shopIs(c, "s_ticket", "s_umbrella", "s_deed", "s_razor")
		})
		p = table.Play(t, p, "act", move(core.Replace, int(table.Card("s_ticket"))))
		p = table.Dealt(t, p)
		rulestest.Is(t, "replaced", p.ShopOff.Has(table.Card("s_ticket")), true)
		rulestest.Is(t, "no second one is replaced", begins(p, core.Replace), 0)
		p = table.Play(t, p, move(core.Buy, int(table.Card("s_deed"))))
		p = table.Dealt(t, p)
		rulestest.Is(t, "gold", p.Players[0].Tokens[box.Gold], 4)
		table.Holds(t, "bought", p.Players[0].Pile.Has(table.Card("s_deed")))
		table.Holds(t, "the gap is filled", p.ShopRow[2] != box.NoCard)
		rulestest.Is(t, "a further one costs a resource", begins(p, core.Buy), 0)
		p = table.Play(t, p, move(core.BuyFor, int(p.Threes.First()), int(box.Science)))
		rulestest.Is(t, "all spent", [2]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Science]}, [2]uint8{0, 0})
	})
	t.Run("PEN-65 PEN-99 healing", func(t *testing.T) {
		p := stand(box.Prologue, "hospital_ward", func(c *core.State, g *core.Game) {
			c.Players[0].Under, c.Players[0].WoundPile, c.Players[0].Grave = 1, 1, 1
			pool(c, 0, box.Gold, 1)
		})
		p = table.Play(t, p, "act", "heal 0")
		rulestest.Is(t, "under the board", p.Players[0].Under, 0)
		p = table.Play(t, p, "healfor 1 gold")
		rulestest.Is(t, "Gravely Wounded stay", p.Status(0), 1)
	})
	t.Run("PEN-66 boost", func(t *testing.T) {
		p := table.Play(t, stand(box.Prologue, "railway_arches", nil), "act")
		rulestest.Is(t, "movement", p.Players[0].Tokens[box.Movement], 2)
	})
	t.Run("PEN-67 PEN-68 target", func(t *testing.T) {
		p := stand(box.Prologue, "scotland_yard",
			func(c *core.State, g *core.Game) { enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull") })
		p = table.Play(t, p, "act", move(core.Shuffle, int(table.Card("en_bull"))), move(core.Shuffle, int(table.Card("en_cab"))), "done")
		p = table.Dealt(t, p)
		table.Holds(t, "the row is full again", p.EnemyRow[2] != box.NoCard && p.EnemyRow[3] != box.NoCard)
		p = table.Play(t, p, move(core.Claim, int(table.Card("en_hound"))))
		table.Holds(t, "assigned", p.Players[0].Foes.Has(table.Card("en_hound")))
		q := table.Changed(table.Dealt(t, p), func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("scotland_yard")
			c.Depth = 1
			c.Stack[1] = core.Effect{Kind: core.EffectTurn, Step: core.StepField}
		})
		table.Holds(t, "may be chosen", table.Offered(q, move(core.Fight, int(table.Card("en_hound")))))
	})
	t.Run("PEN-69 PEN-158 events: choose first", func(t *testing.T) {
		p := stand(box.Prologue, "fleet_street", nil)
		p = table.Play(t, p, "act")
		p = table.Fate(t, p, mv2("draw", int(table.Card("e_raven"))))
		r, _ := p.View().Reading()
		rulestest.Is(t, "no result yet", r.Result, "")
		p = table.Play(t, p, "option 0")
		r, _ = p.View().Reading()
		table.Holds(t, "now it is read", r.Result != "")
		rulestest.Is(t, "occultism", p.Players[0].Tokens[box.Occultism], 2)
		rulestest.Is(t, "kept for the score", p.Tally(p.Game, 0).Events, 2)
		h := table.Lay(t, box.Heist, 2, nil).Outcome()
		rulestest.Is(t, "the Heist keeps no score", len(h.Scores), 0)
	})
	t.Run("PEN-70 events of the Open World", func(t *testing.T) {
		p := table.Lay(t, box.Open, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.Players[0].At = table.At("docks")
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, "done")
		rulestest.Is(t, "an event", p.Top().Kind, core.EffectEvent)
	})
	t.Run("PEN-71 PEN-155 trade needs both", func(t *testing.T) {
		dp := table.Card("dp_obol")
		p := stand(box.Prologue, "the_tower", func(c *core.State, g *core.Game) {
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Science, 1)
			pool(c, 1, box.Damage, 1)
			c.Demonic.Remove(dp)
			c.Players[1].Pile = box.Set{}
			c.Players[1].Pile.Add(dp)
			c.Players[1].Pile.Add(table.Starter(box.Jack, "jack_anatomy"))
		})
		p = table.Play(t, p, "trade jack")
		table.Holds(t, "no class cards, no damage", !table.Offered(p, move(core.Want, int(table.Starter(box.Jack, "jack_anatomy")))) &&
			!table.Offered(p, "ask damage"))
		p = table.Play(t, p, "give gold", "ask science", move(core.Want, int(dp)), "propose")
		rulestest.Is(t, "Jack is asked", p.Asked(), 1)
		q := table.Play(t, p, "refuse")
		rulestest.Is(t, "refused", q.Players[0].Tokens[box.Gold], 2)
		q = table.Play(t, p, "accept")
		rulestest.Is(t, "science", q.Players[0].Tokens[box.Science], 1)
		table.Holds(t, "the coin", q.Players[0].Pile.Has(dp))
	})
	t.Run("PEN-72 destroying", func(t *testing.T) {
		k := table.Starter(box.Alice, "last_penny")
		p := stand(box.Heist, "st_pauls", func(c *core.State, g *core.Game) { c.Players[0].Deck.Remove(k); c.Players[0].Pool.Add(k) })
		p = table.Play(t, p, "act", move(core.Destroy, int(k)))
		table.Holds(t, "destroyed", p.Players[0].Aside.Has(k))
	})
	t.Run("PEN-73 exchanging", func(t *testing.T) {
		p := stand(box.Heist, "reading_room", func(c *core.State, g *core.Game) { pool(c, 0, box.Violence, 1) })
		p = table.Play(t, p, "act", "gain science", "swap violence occultism")
		rulestest.Is(t, "after that", p.Players[0].Tokens[box.Occultism], 1)
		rulestest.Is(t, "swaps left", p.Top().N, 1)
	})
	t.Run("PEN-74 PEN-153 upgrading", func(t *testing.T) {
		k := table.Starter(box.Alice, "pocket_money")
		p := stand(box.Heist, "docks", func(c *core.State, g *core.Game) {
			c.Players[0].Deck.Remove(k)
			c.Players[0].Pile.Add(k)
			c.Demonic.Remove(table.Card("dp_obol"))
			c.Players[0].Pile.Add(table.Card("dp_obol"))
		})
		p = table.Play(t, p, "act")
		table.Holds(t, "no demonic gold", !table.Offered(p, move(core.Raise, int(table.Card("dp_obol")))))
		if table.Offered(p, move(core.Raise, int(k))) {
			p = table.Play(t, p, move(core.Raise, int(k)))
		}
		rulestest.Is(t, "Three Pennies", p.Threes.Count(), 7)
	})
	t.Run("PEN-75 a tile turns over and all stays", func(t *testing.T) {
		p := stand(box.Prologue, "slums_b", func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("slums_b")
			c.Turn(g.TileOf(table.At("slums_b")), false)
		})
		rulestest.Is(t, "who stands there", [2]box.Place{p.Players[0].At, p.VillainAt[box.VillainA]},
			[2]box.Place{table.At("slums_b"), table.At("slums_b")})
		table.Holds(t, "the portal", p.PortalOn(p.Game, table.At("slums_b")) >= 0)
	})
}
