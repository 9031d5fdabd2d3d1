package core_test

import (
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestVillainsExactly holds single words and rare cases of the clauses of a chapter.
func TestVillainsExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-101 PEN-140 only a hero who has somebody to fight is named", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			enemiesAre(c)
			c.Enemies.Take(cards.Card(table.Card("en_hound")))
			c.Players[1].Foes.Add(table.Card("en_hound"))
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("docks")
			c.VillainAt[box.VillainA] = table.At("docks")
			c.Push(core.Effect{Kind: core.EffectArrive, Villain: box.VillainA})
		})
		rulestest.Is(t, "Jack fights, for he has a card", p.Players[1].WoundPile, 1)
		rulestest.Is(t, "Alice is not asked about", p.Players[0].WoundPile, 0)
	})
}

// TestVillainPhaseExactly holds single words of the clauses of villains, wounds and scores
// that could be broken without a test of the clause noticing.
func TestVillainPhaseExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			change(c, g)
		})
	}
	walk := func(v box.Villain, n int) core.Effect {
		return core.Effect{Kind: core.EffectWalk, Villain: v, Goal: box.ToNearest, N: int8(n)}
	}
	t.Run("PEN-78 PEN-83 who is moved onto a hero fights, and hits", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_closet")
			c.Players[1].At, c.VillainAt[box.VillainA] = table.At("slums_a"), table.At("billingsgate")
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			c.Push(walk(box.VillainA, 1))
		})
		rulestest.Is(t, "wounds, in the discard pile", p.Players[0].WoundPile, 2)
		rulestest.Is(t, "and he is there", p.VillainAt[box.VillainA], table.At("river_thames_boats"))
	})
	t.Run("PEN-89 PEN-150 damage lies in the discard pile and does nothing yet, and every wound counts", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Hurt(0, 3) })
		q := &p.Players[0]
		rulestest.Is(t, "pile, hand, deck and board", [4]uint8{q.WoundPile, q.WoundHand, q.WoundDeck, q.Under}, [4]uint8{3, 0, 0, 0})
		rulestest.Is(t, "for the quest", q.Slot[core.PersonalSlot].Wounds, 3)
	})
	t.Run("PEN-95 a dead first player's turn is the next one's", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 3, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Players[0].Dead, c.Players[0].At, c.Active = true, box.NoPlace, 2
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "active", p.Active, 1)
	})
	t.Run("PEN-98 the portal is one Move Point, the rest is for steps", func(t *testing.T) {
		come := func(n int) box.Place {
			p := lone(box.Prologue, func(c *core.State, g *core.Game) {
				c.Portals = 8
				c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("docks")
				c.Stack[1] = core.Effect{Kind: core.EffectScheme}
				c.Push(walk(box.VillainA, n))
			})
			for p.Top().Kind == core.EffectWalk {
				p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
			}
			return p.VillainAt[box.VillainA]
		}
		rulestest.Is(t, "one", come(1), table.At("parliament"))
		far := core.NewGame(box.Prologue, 2).Scenario.Plain.Distance
		rulestest.Is(t, "three", far[come(3)][table.At("parliament")], 2)
	})
	t.Run("PEN-100 the nearest, whoever sits first", func(t *testing.T) {
		for _, nearer := range []int{0, 1} {
			p := lone(box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[nearer].At, c.Players[1-nearer].At = table.At("cemetery_gate"), table.At("docks")
				c.VillainAt[box.VillainA] = table.At("harrys_pub")
				c.Stack[1] = core.Effect{Kind: core.EffectScheme}
				c.Push(walk(box.VillainA, 1))
			})
			for p.Top().Kind == core.EffectWalk {
				p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
			}
			rulestest.Is(t, "a step nearer", p.Game.Chart(&p.State).Distance[p.VillainAt[box.VillainA]][table.At("cemetery_gate")], 1)
		}
	})
	t.Run("PEN-103 with two basic portals the demonic one stays shut", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			c.Push(walk(box.VillainA, 1))
		})
		rulestest.Is(t, "portals to come from", begins(p, core.Appear), 2)
	})
	t.Run("PEN-104 Publo goes one location a round", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.VillainAt[box.MiniBoss] = table.At("parliament")
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("docks")
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		for p.Top().Kind == core.EffectWalk {
			p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		rulestest.Is(t, "steps", p.Game.Scenario.Plain.Distance[p.VillainAt[box.MiniBoss]][table.At("parliament")], 1)
	})
	t.Run("PEN-107 a portal wants its trophies and its kinds", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("slums_b")
			table.Rich(c, g, 0)
			c.Players[0].Slot[core.WalkSlot].Trophies--
			pool(c, 0, box.Movement, 1)
			table.ToStep(c, core.StepField)
		})
		table.Holds(t, "a trophy is missing", !table.Offered(p, "close"))
		q := lone(box.Prologue, func(c *core.State, g *core.Game) { pool(c, 0, box.Science, 9); table.ToStep(c, core.StepBuild) })
		walk := int(q.Players[0].Slot[core.WalkSlot].Card)
		n := 0
		for ; table.Offered(q, move(core.Put, int(box.Science), walk)); n++ {
			q = table.Play(t, q, move(core.Put, int(box.Science), walk))
		}
		rulestest.Is(t, "of one kind fit", n, 1+q.Game.Tuning.WalkAny)
	})
	t.Run("PEN-114 each line of the score", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Slot[core.ChargeSlot] = core.Slot{Card: table.Card("s_strongbox")}
			q.Pile.Add(table.Card("mb_publo"))
			q.Pile.Add(table.Card("en_hound"))
			q.Portals, q.Grave, q.Under, q.WoundHand, q.WoundDeck, q.WoundPile = 2, 1, 1, 1, 1, 1
			q.Foes.Add(table.Card("en_eel"))
			q.Events = 1
		})
		x := p.Tally(p.Game, 0)
		rulestest.Is(t, "the score", x, core.Tally{Portals: 6, Enemies: 1, Minis: 3, Shop: 2, Events: 2, Wounds: -2})
	})
	t.Run("PEN-141 when sixteen trophies are out there is none to win", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Trophies = 0
			c.Push(core.Effect{Kind: core.EffectTrophy, Words: 255})
		})
		rulestest.Is(t, "trophies", p.Players[0].Slot[core.WalkSlot].Trophies, 0)
		q := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectTrophy, Words: 255}) })
		rulestest.Is(t, "else one", q.Players[0].Slot[core.WalkSlot].Trophies, 1)
	})
	t.Run("PEN-143 a full Magic Shroom prevents in a fight", func(t *testing.T) {
		k := table.Starter(box.Alice, "alice_shroom")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_closet")
			c.Player(0).Drop(k)
			c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: k, Res: [box.Resources]uint8{box.Society: 3}}
			c.VillainAt[box.VillainA] = table.At("river_thames_boats")
			table.ToStep(c, core.StepField)
		})
		p = table.Dealt(t, table.Play(t, p, move(core.Use, int(k))))
		p = table.Play(t, p, "parry prevent", "parry prevent")
		rulestest.Is(t, "wounds", p.Players[0].WoundPile, 0)
	})
	t.Run("PEN-143 full Hunter's Tools keep a fight open that is lost without them", func(t *testing.T) {
		k := table.Starter(box.Jack, "jack_tools")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_closet")
			c.Player(1).Drop(k)
			c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: k, Res: [box.Resources]uint8{box.Violence: 3}}
			c.VillainAt[box.VillainA] = table.At("river_thames_boats")
			pool(c, 0, box.Damage, 2)
			table.ToStep(c, core.StepField)
		})
		rulestest.Is(t, "choosing damage", [2]int{int(p.Top().Kind), int(p.Top().Step)}, [2]int{int(core.EffectFight), core.FightDeal})
		p = table.Dealt(t, table.Play(t, p, move(core.Use, int(k))))
		rulestest.Is(t, "damage", p.Players[0].Tokens[box.Damage], 5)
	})
	t.Run("PEN-146 the holder says which tile a card turns, and the hero may leave his steps out", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.DecisionHolder = 1
			c.Perform(0, g.Of[table.Card("j_3")].Effect, box.NoCard)
		})
		for p.Need == core.Luck || p.Top().Kind == core.EffectRefresh {
			p = table.Dealt(t, p)
			p = table.Dealt(t, table.Play(t, p, p.Choices(p.Acting()[0])[0].Move))
		}
		rulestest.Is(t, "asked", p.Asked(), 1)
		q := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectStroll, N: 2}) })
		table.Holds(t, "PEN-148: no step at all", table.Offered(q, "done"))
	})
	t.Run("PEN-150 what a scheme heals is nobody's doing", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].WoundPile, c.Players[1].WoundPile = 1, 1
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			c.Perform(0, g.Of[table.Card("sc_sunday")].Effect, box.NoCard)
		})
		p = table.Play(t, p, "option 0", "heal 1")
		rulestest.Is(t, "healed, and not counted", [2]uint8{p.Players[0].WoundPile, p.Players[0].Slot[core.PersonalSlot].Healed},
			[2]uint8{0, 0})
	})
	t.Run("PEN-152 the joke does not call Publo back who is on his way", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.VillainAt[box.MiniBoss] = table.At("docks"); c.Summon(g) })
		rulestest.Is(t, "Publo", p.VillainAt[box.MiniBoss], table.At("docks"))
	})
	t.Run("PEN-159 an ability is used once a turn, however often the card comes round", func(t *testing.T) {
		k := table.Starter(box.Alice, "alice_shroom")
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Player(0).Drop(k)
			c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: k, Res: [box.Resources]uint8{box.Society: 3}}
			pool(c, 0, box.Society, 3)
			table.ToStep(c, core.StepBuild)
		})
		p = table.Dealt(t, table.Play(t, p, move(core.Use, int(k))))
		p = table.Changed(p, func(c *core.State, g *core.Game) { c.Player(0).Drop(k); c.Player(0).Hand.Add(k) })
		p = table.Play(t, p, move(core.Play, int(k)), "gain society", move(core.Put, int(box.Society), int(k)),
			move(core.Put, int(box.Society), int(k)))
		table.Holds(t, "full, and not again", !table.Offered(p, move(core.Use, int(k))))
	})
}

// TestWalksExactly holds each half of the clauses of schemes and of villains on their way.
func TestWalksExactly(t *testing.T) {
	plot := func(seats int, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Prologue, seats, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectScheme}
			enemiesAre(c, "en_closet")
			change(c, g)
		})
	}
	walk := func(v box.Villain, to box.Goal, n int) core.Effect {
		return core.Effect{Kind: core.EffectWalk, Villain: v, Goal: to, N: int8(n)}
	}
	far := core.NewGame(box.Prologue, 2).Scenario.Plain.Distance
	t.Run("PEN-96 whose turn ended reads, whoever holds the Decision Token, and it is done", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.DecisionHolder = 1
			bare(c, 0)
			table.ToStep(c, core.StepDraw)
		})
		rulestest.Is(t, "read by", [2]int{int(p.Top().Kind), int(p.Top().Hero)}, [2]int{int(core.EffectScheme), 0})
		p = table.Fate(t, p, mv2("draw", int(table.Card("sc_holiday"))))
		rulestest.Is(t, "a resource for Alice", [2]int{begins(p, core.Gain), int(p.Asked())}, [2]int{5, 0})
	})
	t.Run("PEN-100 every step that leads nearer, and none else, and a Hell side costs no more", func(t *testing.T) {
		for _, hell := range []uint8{0, 1<<box.Bank - 1} {
			p := plot(2, func(c *core.State, g *core.Game) {
				c.HellTiles = hell
				c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("slums_b")
				c.VillainAt[box.VillainA] = table.At("cemetery_gate")
				c.Push(walk(box.VillainA, box.ToNearest, 2))
			})
			near := min(far[table.At("cemetery_gate")][table.At("docks")], far[table.At("cemetery_gate")][table.At("slums_b")])
			for left := near; left > near-2; left-- {
				at := p.VillainAt[box.VillainA]
				want := 0
				for q := range box.Place(box.Places) {
					if far[at][q] == 1 && min(far[q][table.At("docks")], far[q][table.At("slums_b")]) == left-1 {
						want++
					}
				}
				if want > 1 { // else nobody is asked
					rulestest.Is(t, "ways", begins(p, core.Lead), want)
					p = table.Play(t, p, p.Choices(p.Acting()[0])[0].Move)
				}
			}
			at := p.VillainAt[box.VillainA]
			rulestest.Is(t, "two steps nearer", min(far[at][table.At("docks")], far[at][table.At("slums_b")]), near-2)
		}
	})
	t.Run("PEN-102 PEN-144 who is met on the way to the richest ends it", func(t *testing.T) {
		p := plot(2, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("empty_street"), table.At("royal_exchange")
			c.VillainAt[box.VillainB] = table.At("lambeth_asylum")
			pool(c, 1, box.Gold, 3)
			c.Push(walk(box.VillainB, box.ToRichest, 9))
		})
		p = first(t, p, core.EffectWalk)
		rulestest.Is(t, "in Empty Street, with a fight", p.VillainAt[box.VillainB], table.At("empty_street"))
		rulestest.Is(t, "wounds", p.Players[0].WoundPile, 2)
	})
	t.Run("PEN-102 also when the hero steps aside", func(t *testing.T) {
		p := plot(2, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("the_tower"), table.At("east_end_roofs")
			c.VillainAt[box.VillainB] = table.At("river_thames_boats")
			pool(c, 0, box.Movement, 1)
			c.Push(walk(box.VillainB, box.ToNearest, 4))
		})
		p = table.Play(t, p, move(core.Dodge, int(table.At("billingsgate"))))
		rulestest.Is(t, "B", p.VillainAt[box.VillainB], table.At("the_tower"))
	})
	t.Run("PEN-104 Publo looks for the nearest, not the richest, and at the end of the round only", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("slums_a")
			c.VillainAt[box.MiniBoss] = table.At("cemetery_gate")
		})
		p = toEnd(t, p)
		rulestest.Is(t, "after Alice's turn", [2]int{int(p.Active), int(p.VillainAt[box.MiniBoss])},
			[2]int{1, int(table.At("cemetery_gate"))})
		p = toEnd(t, p)
		rulestest.Is(t, "after Jack's", far[p.VillainAt[box.MiniBoss]][table.At("cemetery_gate")], 1)
		for rich := range int8(2) {
			q := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].At, c.Players[1].At = table.At("hospital_ward"), table.At("docks")
				c.VillainAt[box.MiniBoss] = table.At("reading_room")
				pool(c, rich, box.Gold, 5)
				c.Stack[1] = core.Effect{Kind: core.EffectRound}
			})
			rulestest.Is(t, "Alice is met", q.VillainAt[box.MiniBoss], table.At("hospital_ward"))
		}
	})
	t.Run("PEN-137 the first player begins, whoever was last and whoever holds the Decision Token", func(t *testing.T) {
		for who := range uint8(4) {
			p := table.Lay(t, box.Prologue, 4, func(c *core.State, g *core.Game) {
				table.Away(c)
				c.First, c.Active, c.DecisionHolder = who, (who+1)%4, (who+2)%4
				c.Stack[1] = core.Effect{Kind: core.EffectRound}
			})
			rulestest.Is(t, "who begins, and who is first", [2]uint8{p.Active, p.First}, [2]uint8{who, who})
		}
	})
	t.Run("PEN-140 Publo needs no enemy row", func(t *testing.T) {
		p := plot(2, func(c *core.State, g *core.Game) {
			enemiesAre(c)
			c.Players[1].At, c.VillainAt[box.MiniBoss] = table.At("slums_a"), table.At("billingsgate")
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "he comes and hits", p.Players[0].WoundPile, 3)
		p = standing(t, box.Prologue, "docks",
			func(c *core.State, g *core.Game) { enemiesAre(c); c.VillainAt[box.MiniBoss] = table.At("docks") })
		rulestest.Is(t, "he is fought where he stands", p.Players[0].WoundPile, 3)
	})
	t.Run("PEN-144 PEN-146 among the richest the holder chooses once, without gold it is the nearest, anew at each location",
		func(t *testing.T) {
			begin := func(gold int) *penny.Position {
				return plot(2, func(c *core.State, g *core.Game) {
					c.Players[0].At, c.Players[1].At = table.At("slums_a"), table.At("docks")
					c.VillainAt[box.VillainB], c.DecisionHolder = table.At("slums_b"), 1
					pool(c, 0, box.Gold, gold)
					pool(c, 1, box.Gold, gold)
					c.Push(walk(box.VillainB, box.ToRichest, 2))
				})
			}
			p := begin(2)
			rulestest.Is(t, "asked", p.Asked(), 1)
			p = table.Play(t, p, "face alice")
			for p.Top().Kind == core.EffectWalk {
				rulestest.Is(t, "no second question", begins(p, core.Face), 0)
				p = table.Play(t, p, p.Choices(1)[0].Move)
			}
			rulestest.Is(t, "two steps towards Alice", far[p.VillainAt[box.VillainB]][table.At("slums_a")],
				far[table.At("slums_b")][table.At("slums_a")]-2)
			p = first(t, begin(0), core.EffectWalk)
			rulestest.Is(t, "two towards Jack, who is nearer", far[p.VillainAt[box.VillainB]][table.At("docks")],
				far[table.At("slums_b")][table.At("docks")]-2)

			for jack := range 2 { // both are three steps away, until a step is made towards one of them
				q := plot(2, func(c *core.State, g *core.Game) {
					c.Players[jack].At, c.Players[1-jack].At = table.At("hospital_ward"), table.At("vinegar_works")
					c.VillainAt[box.VillainA] = table.At("billingsgate")
					c.Push(walk(box.VillainA, box.ToNearest, 3))
				})
				q = first(t, table.Play(t, q, move(core.Lead, int(table.At("river_thames_boats")))), core.EffectWalk)
				rulestest.Is(t, "who is nearer then is met", q.VillainAt[box.VillainA], table.At("vinegar_works"))
			}
		})
}
