package core_test

import (
	"strconv"
	"strings"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestScenariosExactly holds single words of the clauses of the Heist and of our own modes
// that could be broken without a test of the clause noticing.
func TestScenariosExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			change(c, g)
		})
	}
	stand := func(m box.Mode, where string, change func(c *core.State, g *core.Game)) *penny.Position {
		return lone(m, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At(where), table.At("vinegar_works")
			table.ToStep(c, core.StepField)
			change(c, g)
		})
	}
	t.Run("PEN-74 each further upgrade costs a resource", func(t *testing.T) {
		a, b := table.Starter(box.Alice, "pocket_money"), table.Starter(box.Alice, "last_penny")
		p := stand(box.Heist, "docks", func(c *core.State, g *core.Game) {
			for _, k := range []box.Card{a, b} {
				c.Player(0).Drop(k)
				c.Player(0).Pile.Add(k)
			}
			pool(c, 0, box.Science, 1)
		})
		p = table.Play(t, p, "act", move(core.Raise, int(a)), move(core.RaiseFor, int(b), int(box.Science)))
		rulestest.Is(t, "paid", p.Players[0].Tokens[box.Science], 0)
		rulestest.Is(t, "one more each", [2]int{p.Twos.Count(), p.Threes.Count()}, [2]int{11, 7})
	})
	t.Run("PEN-118 the informer sits at one portal, and takes no more than he asks", func(t *testing.T) {
		p := stand(box.Heist, "brick_lane", func(c *core.State, g *core.Game) {
			c.HeroGold = uint8(g.Tuning.Goal)
			pool(c, 0,
				box.Gold, 2)
		})
		rulestest.Is(t, "elsewhere", begins(p, core.Inform), 0)
		q := stand(box.Heist, "westminster_abbey", func(c *core.State, g *core.Game) { c.HeroGold = uint8(g.Tuning.Goal) })
		rulestest.Is(t, "there", begins(q, core.Inform), 1)
	})
	brawl := func(where string, change func(c *core.State, g *core.Game)) *penny.Position {
		return stand(box.Heist, where, func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At(where)
			enemiesAre(c, "en_hound")
			change(c, g)
		})
	}
	t.Run("PEN-120 what the thieves had is gone when they strike", func(t *testing.T) {
		p := brawl("the_tower", func(c *core.State, g *core.Game) { c.HeroGold, c.ThiefGold = 5, uint8(g.Tuning.Trigger-1) })
		rulestest.Is(t, "on the Villains card", p.ThiefGold, 0)
		rulestest.Is(t, "on the Heroes card", p.HeroGold, 4)
		q := brawl("the_tower", func(c *core.State, g *core.Game) { c.HeroGold, c.ThiefGold = 5, uint8(g.Tuning.Trigger-2) })
		rulestest.Is(t, "one before", [2]uint8{q.ThiefGold, q.HellSpace}, [2]uint8{uint8(q.Game.Tuning.Trigger - 1), 1})
	})
	t.Run("PEN-121 in Hell alone, first what is at hand, Demonic Pennies too, and a tile turns with the token", func(t *testing.T) {
		d := table.Card("s_deed")
		p := brawl("the_tower", func(c *core.State, g *core.Game) { c.Shop.Take(core.CardOf(d)); c.Players[0].Pile.Add(d) })
		table.Holds(t, "not in London", p.Players[0].Pile.Has(d) && p.HellSpace == 1)
		q := brawl("the_tower", func(c *core.State, g *core.Game) {
			c.HellTiles = 1 << g.TileOf(table.At("the_tower"))
			c.Demonic.Remove(table.Card("dp_obol"))
			c.Players[0].Pile.Add(table.Card("dp_obol"))
			c.Shop.Take(core.CardOf(d))
			c.Players[0].Deck.Add(d)
		})
		table.Holds(t, "the Obol, not the Deed of the deck", q.Players[0].Aside.Has(table.Card("dp_obol")) && q.Players[0].Deck.Has(d))
		r := brawl("the_tower", func(c *core.State, g *core.Game) { c.HellTiles = 1 << g.TileOf(table.At("the_tower")) })
		rulestest.Is(t, "the token, and a tile", [2]int{int(r.HellSpace), int(r.Top().Kind)}, [2]int{2, int(core.EffectFlip)})
	})
	t.Run("PEN-122 PEN-156 as dear is sold, from the pool too, and a further sale costs a resource", func(t *testing.T) {
		k, other := table.Card("s_bag"), table.Card("s_ticket")
		p := stand(box.Heist, "brick_lane", func(c *core.State, g *core.Game) {
			c.Chapter = 2
			for _, s := range []box.Card{k, other, table.Card("s_fence")} {
				c.Shop.Take(core.CardOf(s))
				for i := range c.ShopRow {
					if c.ShopRow[i] == s {
						c.ShopRow[i] = box.NoCard
					}
				}
			}
			c.Players[0].Pool.Add(k)
			c.Players[0].Hand.Add(other)
			pool(c, 0, box.Science, 1)
			c.Shop.Shuffle(core.CardOf(table.Card("s_fence")))
		})
		p = table.Fate(t, table.Play(t, p, "haggle", move(core.Sell, int(other))), mv2("draw", int(table.Card("s_fence"))))
		rulestest.Is(t, "three is too dear for one", p.Sold, [2]uint8{})
		p = table.Play(t, p, move(core.SellFor, int(k), int(box.Science)))
		rulestest.Is(t, "paid", p.Players[0].Tokens[box.Science], 0)
		table.Holds(t, "out of the pool", p.Players[0].Aside.Has(k))
		for _, same := range p.Shop.Heap() {
			if p.Game.Of[same].Cost == 3 {
				p = table.Fate(t, p, mv2("draw", int(same)))
				break
			}
		}
		rulestest.Is(t, "three for three", p.Sold[1], 3)
	})
	t.Run("PEN-124 the Bank shows Hell", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) { c.Chapter, c.Portals = 2, 4; c.ChapterThree(g) })
		table.Holds(t, "from the start", p.OnHell(p.Game, table.At("vault")))
	})
	t.Run("PEN-131 the trophies of a finished quest go back", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Trophies = 15
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: table.Card("bq_dog"), Trophies: 1,
				Res: [box.Resources]uint8{box.Violence: 1}}
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, move(core.Finish, int(table.Card("bq_dog"))))
		rulestest.Is(t, "in the pool", p.Trophies, 16)
	})
	t.Run("PEN-145 whom Mutton Shunter hits discards a card for each hit", func(t *testing.T) {
		p := stand(box.Heist, "embankment", func(c *core.State, g *core.Game) {
			table.Hand(c, 0, table.Starter(box.Alice, "punch"), table.Starter(box.Alice, "boxing"), table.Starter(box.Alice, "resources"))
			c.HeroGold, c.VillainAt[box.MiniBoss] = 5, table.At("embankment")
		})
		for p.Top().Kind == core.EffectPick {
			p = table.Play(t, p, p.Choices(0)[0].Move)
		}
		rulestest.Is(t, "wounds and cards left", [2]int{int(p.Players[0].WoundPile), p.Players[0].Hand.Count()}, [2]int{2, 1})
		rulestest.Is(t, "and no thieves", p.ThiefGold, 0)
	})
	t.Run("PEN-160 goods are taken before the Field Action, out of the pool of trophies, and no more than needed", func(t *testing.T) {
		p := stand(box.Prologue, "slums_b", func(c *core.State, g *core.Game) {
			table.Hand(c, 0, table.Card("s_deed"), table.Card("s_ticket"), table.Card("s_razor"), table.Starter(box.Alice, "punch"))
			pool(c, 0, box.Science, 1)
		})
		p = table.Play(t, p, move(core.Pawn, int(table.Card("s_deed"))))
		rulestest.Is(t, "in the pool", p.Trophies, 15)
		p = table.Play(t, p, move(core.Pawn, int(table.Card("s_ticket"))))
		rulestest.Is(t, "two are enough for two heroes", begins(p, core.Pawn), 0)
		rulestest.Is(t, "still step 4", p.Stack[1].Step, core.StepField)
		q := stand(box.Prologue, "docks", func(c *core.State, g *core.Game) {
			table.Hand(c, 0, table.Card("s_deed"))
			pool(c, 0, box.Science, 1)
		})
		rulestest.Is(t, "not elsewhere", begins(q, core.Pawn), 0)
	})
	t.Run("PEN-161 in a Short Heist from chapter I on, in the Heist only from its round on", func(t *testing.T) {
		ends := func(round int) func(c *core.State, g *core.Game) {
			return func(c *core.State, g *core.Game) {
				table.Away(c)
				c.Round, c.Stack[1] = uint8(round), core.Effect{Kind: core.EffectRound}
			}
		}
		rulestest.Is(t, "put by in the first round of a Short Heist", table.LayShort(t, 2, ends(1)).ThiefGold, 1)
		for seats := 1; seats <= core.MostHeroes; seats++ {
			late := table.Lay(t, box.Heist, seats, nil).Game.Tuning.ThievesRound
			before, after := table.Lay(t, box.Heist, seats, ends(late-1)), table.Lay(t, box.Heist, seats, ends(late))
			rulestest.Is(t, "put by in the Heist, before and in round "+strconv.Itoa(late), [2]uint8{before.ThiefGold, after.ThiefGold},
				[2]uint8{0, 1})
		}
	})
	t.Run("PEN-166 both resources are spent, and there is a trophy for a quest", func(t *testing.T) {
		p := stand(box.Open, "docks", func(c *core.State, g *core.Game) {
			c.HellTiles = 1 << g.TileOf(table.At("docks"))
			stocked(c, 0, 1)
			pool(c, 0, box.Science, 1)
			pool(c, 0, box.Violence, 1)
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: table.Card("bq_dog")}
			c.Players[0].Slot[core.BrownSlot+1] = core.Slot{Card: box.NoCard}
		})
		p = table.Play(t, p, "reclaim science violence")
		rulestest.Is(t, "spent", p.Players[0].ResourcesOf(), 0)
		rulestest.Is(t, "a trophy", p.Players[0].Slot[core.BrownSlot].Trophies, 1)
	})
	t.Run("PEN-167 as many tiles as the lever says are too many, and as many schemes are read", func(t *testing.T) {
		last := func(hell int) string {
			p := lone(box.Open, func(c *core.State, g *core.Game) {
				c.HellSpace, c.HellTiles = 12, 1<<hell-1
				c.Stack[1] = core.Effect{Kind: core.EffectRound}
			})
			return p.Outcome().Ending
		}
		n := core.NewGame(box.Open, 2).Tuning.HellTiles
		rulestest.Is(t, "one less, and as many", [2]string{last(n - 1), last(n)}, [2]string{"held", "annexed"})
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := table.Lay(t, box.Open, seats, func(c *core.State, g *core.Game) {
				c.Stack[1] = core.Effect{Kind: core.EffectRounds, Step: core.RoundScheme}
				c.Stack[0] = c.Stack[1]
				c.Depth = 0
			})
			rulestest.Is(t, "schemes", int(p.Depth), max(p.Game.Tuning.Schemes, 1))
		}
	})
	t.Run("PEN-169 PEN-170 mini-bosses first, after five rounds and then after one", func(t *testing.T) {
		p := table.Lay(t, box.Rush, 2, nil)
		for _, k := range p.Opponents[:2] {
			table.Holds(t, p.Game.Of[k].Name+" is a mini-boss", p.Game.Of[k].Foe.Keywords>>6&1 != 0)
		}
		rulestest.Is(t, "rounds of rest", int(p.Pause), 5)
		q := lone(box.Rush, func(c *core.State, g *core.Game) {
			c.VillainAt[box.MiniBoss] = box.NoPlace
			c.Push(core.Effect{Kind: core.EffectReap})
		})
		for q.Top().Kind == core.EffectPick {
			q = table.Play(t, q, "done")
		}
		q = table.Changed(q, func(c *core.State, g *core.Game) { c.Depth = 1; c.Stack[1] = core.Effect{Kind: core.EffectRound} })
		rulestest.Is(t, "not in the round he fell", q.VillainAt[box.MiniBoss], box.NoPlace)
		q = table.Changed(table.Dealt(t, q), func(c *core.State,
			g *core.Game) {
			c.Depth = 1
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "in the next", q.VillainAt[box.MiniBoss], table.At("parliament"))
	})
	boss := func(key string, change func(c *core.State, g *core.Game)) *penny.Position {
		return lone(box.Rush, func(c *core.State, g *core.Game) {
			c.Opponents = [4]box.Card{table.Card(key), table.Card("br_index"), table.Card("b_cerberus"), table.Card("br_regent")}
			c.Heads, c.VillainAt[box.MiniBoss] = 3, table.At("parliament")
			change(c, g)
		})
	}
	t.Run("PEN-171 Cerberus in a Rush, and damage upon damage", func(t *testing.T) {
		p := boss("b_cerberus", func(c *core.State, g *core.Game) {})
		rulestest.Is(t, "each head", p.HealthOf(p.Game, table.Card("b_cerberus")), 3+2+p.Game.Tuning.Tougher)
		q := boss("br_porter", func(c *core.State, g *core.Game) {
			c.Bruise = 2
			c.Players[0].At = table.At("parliament")
			pool(c, 0, box.Damage, 1)
			table.ToStep(c, core.StepField)
		})
		q = table.Play(t, q, "hit damage")
		rulestest.Is(t, "two and one", q.Bruise, 3)
	})
	t.Run("PEN-172 Old Father Thames floods, and the Regent turns his tile at half", func(t *testing.T) {
		p := boss("br_leviathan", func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("scotland_yard"), table.At("slums_b")
			table.Hand(c, 0, table.Starter(box.Alice, "punch"), table.Starter(box.Alice, "boxing"))
			c.Stack[1] = core.Effect{Kind: core.EffectRound, Step: core.EndAfter}
		})
		rulestest.Is(t, "asked for a card", [2]int{int(p.Top().Kind), int(p.Asked())}, [2]int{int(core.EffectPick), 0})
		regent := func(dealt int) *penny.Position {
			q := boss("br_regent", func(c *core.State, g *core.Game) {
				c.Players[0].At = table.At("parliament")
				pool(c, 0, box.Damage, dealt)
				table.ToStep(c, core.StepField)
			})
			for range dealt {
				q = table.Play(t, q, "hit damage")
			}
			return q
		}
		q := regent(9)
		rulestest.Is(t, "his health", q.HealthOf(q.Game, table.Card("br_regent")), 17)
		table.Holds(t, "8 of 17 are not half", !regent(8).OnHell(q.Game, table.At("parliament")))
		table.Holds(t, "his tile", q.OnHell(q.Game, table.At("parliament")))
		rulestest.Is(t, "and the row", q.Top().Kind, core.EffectRefresh)
		text := q.View().Label("card." + strconv.Itoa(int(table.Card("br_regent")))).Text
		table.Holds(t, text, strings.Contains(text, "Once it has lost 9 health:"))
	})
	t.Run("PEN-173 nothing for the dead", func(t *testing.T) {
		p := boss("br_porter", func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At, c.Players[1].WoundPile = true, box.NoPlace, 1
			c.Push(core.Effect{Kind: core.EffectReap})
		})
		table.Holds(t, "nor is he asked what to heal", p.Top().Kind != core.EffectPick)
		rulestest.Is(t, "Pennies", p.Twos.Count(), 11)
	})
	t.Run("PEN-174 the score of the team, line by line", func(t *testing.T) {
		p := boss("br_porter", func(c *core.State, g *core.Game) {
			c.Beaten, c.HellSpace, c.Players[0].Grave, c.Players[1].Grave = 2, 5, 1, 4
			c.Players[1].Dead, c.Over = true, core.EndDead
		})
		var sum []int
		for _, l := range p.Outcome().Scores {
			sum = append(sum, l.Points[0])
		}
		rulestest.Is(t, "beaten, spared, grave, dead", [4]int(sum), [4]int{10, 0, -5, -3})
	})
	t.Run("PEN-127 the Heist is won by all, however their cards would score", func(t *testing.T) {
		p := lone(box.Heist, func(c *core.State, g *core.Game) { c.Players[1].Portals, c.Over = 2, core.EndRobbed })
		rulestest.Is(t, "winners", len(p.Outcome().Winners), 2)
	})
	t.Run("PEN-129 what would be lost first is spent first", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { pool(c, 0, box.Gold, 3); c.Players[0].Late[box.Gold] = 2 })
		q := &p.Players[0]
		q.Spend(box.Gold, 1)
		rulestest.Is(t, "still kept", q.Late[box.Gold], 2)
		q.Spend(box.Gold, 1)
		rulestest.Is(t, "then less", q.Late[box.Gold], 1)
	})
	t.Run("PEN-136 after a death the next living hero reads a scheme", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].Under, c.Players[0].WoundHand, c.Players[0].Grave = 3, 1, 3
			table.ToStep(c, core.StepBuild)
		})
		p = table.Play(t, p, "done")
		rulestest.Is(t, "who, and what", [2]int{int(p.Top().Hero), int(p.Top().Kind)}, [2]int{1, int(core.EffectScheme)})
	})
	t.Run("PEN-138 who is placed onto a hero does not fight him", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainB], c.VillainAt[box.VillainC] = table.At("docks"), table.At("docks")
			c.Players[0].At, c.Portals = table.At("slums_b"), 2
			c.Perform(0, g.Of[table.Card("sc_reinforce")].Effect, box.NoCard)
		})
		rulestest.Is(t, "A", p.VillainAt[box.VillainA], table.At("slums_b"))
		table.Holds(t, "nobody is asked", p.Top().Kind != core.EffectFight && p.Top().Kind != core.EffectArrive)
	})
}
