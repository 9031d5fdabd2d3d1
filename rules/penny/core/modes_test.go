package core_test

import (
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

func TestPrologue(t *testing.T) {
	end := func(seats int, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Prologue, seats, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
			change(c, g)
		})
	}
	t.Run("PEN-105 PEN-114 together, and the best score wins", func(t *testing.T) {
		p := end(2, func(c *core.State, g *core.Game) {
			c.LastTurn, c.Portals, c.Closed = true, 0, 3
			c.Players[1].Portals, c.Players[1].Events = 1, 1
		})
		o := p.Outcome()
		rulestest.Is(t, "ending", o.Ending, "closed")
		rulestest.Is(t, "winners", len(o.Winners), 1)
		rulestest.Is(t, "the best", o.Winners[0], rules.Seat(1))
		q := end(2, func(c *core.State, g *core.Game) {
			hurt3(&c.Players[0])
			c.Players[0].Pile.Add(table.Card("en_hound"))
			c.Players[0].Aside.Add(table.Card("s_deed"))
		})
		rulestest.Is(t, "wounds", q.Tally(q.Game, 0).Wounds, -1)
		rulestest.Is(t, "an enemy and a destroyed deed", q.Tally(q.Game, 0).Enemies+q.Tally(q.Game, 0).Shop,
			1+q.Game.Of[table.Card("s_deed")].Points)
	})
	t.Run("PEN-107 PEN-108 closing", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Players[0].At = table.At("slums_b")
			table.Rich(c, g, 0)
			table.ToStep(c, core.StepField)
		}
		p := table.Lay(t, box.Prologue, 2, begin)
		q := table.Play(t, p, "close")
		rulestest.Is(t, "3 points", q.Tally(q.Game, 0).Portals, 3)
		rulestest.Is(t, "spent", q.Players[0].Slot[core.WalkSlot].Total()+int(q.Players[0].Slot[core.WalkSlot].Trophies), 0)
		rulestest.Is(t, "trophies are back", q.Trophies, 16)
		q = table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			begin(c, g)
			c.Players[0].Slot[core.WalkSlot].Res[0] = 0
			pool(c, 0, box.Movement, 1)
			c.Players[1].At = table.At("slums_b")
		})
		refused(t, q, "close", "does not hold")
		q = table.Lay(t, box.Prologue, 2, func(c *core.State,
			g *core.Game) {
			begin(c, g)
			c.VillainAt[box.VillainA] = table.At("slums_b")
		})
		rulestest.Is(t, "a villain is in the way", q.Top().Kind, core.EffectFight)
	})
	t.Run("PEN-109 the round is played to its end", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Players[0].At = table.At("slums_b")
			table.Rich(c, g, 0)
			c.Portals = 2
			table.ToStep(c, core.StepField)
		})
		p = table.Play(t, p, "close")
		table.Holds(t, "not over yet", !p.Outcome().Over())
		p = toEnd(t, p)
		rulestest.Is(t, "Jack's turn", p.Active, 1)
		p = toEnd(t, p)
		rulestest.Is(t, "won", p.Outcome().Ending, "closed")
	})
	t.Run("PEN-45 PEN-110 PEN-112 the fuse and the red spaces, after the Decision Token", func(t *testing.T) {
		p := end(2, func(c *core.State, g *core.Game) { c.HellSpace = 4; c.DecisionHolder = 0 })
		rulestest.Is(t, "space", p.HellSpace, 5)
		rulestest.Is(t, "the holder turns a tile", p.Top().Kind, core.EffectFlip)
		rulestest.Is(t, "who", p.Asked(), 1)
		q := table.Play(t, p, "flip city")
		rulestest.Is(t, "Hell", q.HellCount(), 1)
		q = end(2, func(c *core.State, g *core.Game) { c.HellSpace = 3 })
		table.Holds(t, "space 4 is not red", q.Top().Kind != core.EffectFlip)
	})
	t.Run("PEN-113 the last space", func(t *testing.T) {
		p := end(2, func(c *core.State, g *core.Game) { c.HellSpace = 9 })
		table.Holds(t, "one more round", !p.Outcome().Over())
		p = end(2, func(c *core.State, g *core.Game) { c.HellSpace = 10 })
		rulestest.Is(t, "lost", [2]string{p.Outcome().Ending, strconv.Itoa(len(p.Outcome().Winners))}, [2]string{"consumed", "0"})
	})
	t.Run("PEN-137 the first player stays", func(t *testing.T) {
		p := end(2, func(c *core.State, g *core.Game) { c.Active = 1 })
		rulestest.Is(t, "next turn", p.Active, 0)
	})
	t.Run("PEN-160 goods for heads", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Card("s_deed"), table.Card("s_ticket"))
			c.Players[0].At = table.At("slums_b")
			table.ToStep(c, core.StepField)
		})
		table.Holds(t, "any of them", table.Offered(p, move(core.Pawn, int(table.Card("s_ticket")))))
		p = table.Play(t, p, move(core.Pawn, int(table.Card("s_deed"))))
		rulestest.Is(t, "a trophy", p.Players[0].Slot[core.WalkSlot].Trophies, 1)
		table.Holds(t, "destroyed", p.Players[0].Aside.Has(table.Card("s_deed")))
	})
	t.Run("PEN-157 levers beat printed numbers", func(t *testing.T) {
		table.Holds(t, "the screen shows them",
			words.PortalNeeds(core.NewGame(box.Prologue, 4)) != words.PortalNeeds(core.NewGame(box.Prologue, 1)))
	})
	t.Run("PEN-163 alone", func(t *testing.T) {
		p := table.Play(t, table.Fresh(t, box.Prologue, 1), "be maria")
		p = table.Fate(t, p, "portal 1")
		rulestest.Is(t, "portals", p.PortalsLeft(), 2)
		table.Holds(t, "slums B and the demonic one", p.PortalOn(p.Game, table.At("slums_b")) >= 0 &&
			p.PortalOn(p.Game, table.At("cemetery_gate")) < 0)
		rulestest.Is(t, "holder", p.DecisionHolder, 0)
	})
}

func hurt3(p *core.Player) { p.WoundPile += 3 }

func TestHeist(t *testing.T) {
	step4 := func(where string, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.Players[0].At, c.Players[1].At = table.At(where), table.At("vinegar_works")
			table.ToStep(c, core.StepField)
			change(c, g)
		})
	}
	t.Run("PEN-115 PEN-116 setting up", func(t *testing.T) {
		p := table.Lay(t, box.Heist, 4, nil)
		seen := map[box.Place]bool{}
		for h := range 4 {
			seen[p.Players[h].At] = true
			table.Holds(t, "two quests", p.Players[h].Slot[core.BrownSlot].Card != box.NoCard &&
				p.Players[h].Slot[core.BrownSlot+1].Card != box.NoCard)
		}
		rulestest.Is(t, "four places", len(seen), 4)
		q := table.Changed(p, func(c *core.State, g *core.Game) { c.Complete(g, 0, core.PersonalSlot) })
		rulestest.Is(t, "the second level", q.Players[0].Slot[core.PersonalSlot].Card, table.Card("pq_alice_2"))
	})
	t.Run("PEN-117 items", func(t *testing.T) {
		p := table.Lay(t, box.Heist, 2, nil)
		rulestest.Is(t, "items left", p.Items.Count(), 8-2*p.Game.Tuning.Items)
		p = table.Changed(p, func(c *core.State, g *core.Game) { c.Perform(0, g.Of[table.Card("bq_dog")].Quest.Reward, box.NoCard) })
		p = table.Dealt(t, p)
		rulestest.Is(t, "one less", p.Items.Count(), 7-2*p.Game.Tuning.Items)
	})
	t.Run("PEN-118 PEN-132 the informer", func(t *testing.T) {
		p := step4("westminster_abbey", func(c *core.State, g *core.Game) {
			c.HeroGold = uint8(g.Tuning.Goal - 1)
			pool(c, 0, box.Gold, 2)
		})
		table.Holds(t, "not yet", !table.Offered(p, "inform"))
		p = table.Play(t, p, "bribe", "inform")
		rulestest.Is(t, "chapter", p.Chapter, 2)
		rulestest.Is(t, "all paid", p.HeroGold, 0)
		q := step4("westminster_abbey", func(c *core.State, g *core.Game) { c.Players[0].At = box.Sewer; pool(c, 0, box.Gold, 2) })
		rulestest.Is(t, "nobody pays out of a shortcut", begins(q, core.Bribe), 0)
	})
	t.Run("PEN-119 the track does not move by rounds", func(t *testing.T) {
		p := table.Lay(t, box.Heist, 2, func(c *core.State,
			g *core.Game) {
			table.Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "space", p.HellSpace, 1)
		q := table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) {
			c.HellSpace = 4
			c.Push(core.Effect{Kind: core.EffectHell, N: 1, Flips: true})
		})
		rulestest.Is(t, "the fifth", q.Outcome().Ending, "overrun")
	})
	brawl := func(change func(c *core.State, g *core.Game)) *penny.Position {
		p := step4("the_tower", func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainA] = table.At("the_tower")
			enemiesAre(c, "en_closet")
			change(c, g)
		})
		return p
	}
	t.Run("PEN-120 thieves", func(t *testing.T) {
		p := brawl(func(c *core.State, g *core.Game) { c.HeroGold = 5 })
		rulestest.Is(t, "two wounds, two gold", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{3, 2})
		p = brawl(func(c *core.State, g *core.Game) { c.HeroGold, c.ThiefGold = 5, uint8(g.Tuning.Trigger-1) })
		rulestest.Is(t, "the token", p.HellSpace, 2)
		rulestest.Is(t, "and a tile", p.Top().Kind, core.EffectFlip)
		p = brawl(func(c *core.State, g *core.Game) {})
		rulestest.Is(t, "nothing to steal", p.ThiefGold, 0)
	})
	t.Run("PEN-121 wounds in Hell", func(t *testing.T) {
		p := brawl(func(c *core.State, g *core.Game) {
			c.HellTiles = 1 << g.TileOf(table.At("the_tower"))
			c.Players[0].Pile.Add(table.Card("s_deed"))
			c.Players[0].Pile.Add(table.Card("s_razor"))
			c.Shop.Take(core.CardOf(table.Card("s_deed")))
			c.Shop.Take(core.CardOf(table.Card("s_razor")))
		})
		rulestest.Is(t, "a bought card must go", p.Top().Kind, core.EffectForfeit)
		q := brawl(func(c *core.State, g *core.Game) { c.HellTiles = 1 << g.TileOf(table.At("the_tower")); c.HellSpace = 3 })
		rulestest.Is(t, "or the token moves", q.HellSpace > 3, true)
	})
	t.Run("PEN-122 PEN-156 the receiver", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			c.Chapter = 2
			table.Hand(c, 0, table.Card("s_razor"), table.Card("s_ticket"))
			pool(c, 0, box.Gold, 0)
		}
		p := table.Play(t, step4("brick_lane", begin), "haggle", move(core.Sell, int(table.Card("s_razor"))))
		table.Holds(t, "destroyed", p.Players[0].Aside.Has(table.Card("s_razor")))
		var dear, cheap box.Card
		for _, k := range p.Shop.Heap() {
			if p.Game.Of[k].Cost == 5 {
				dear = box.Card(k)
			}
			if p.Game.Of[k].Cost == 3 {
				cheap = box.Card(k)
			}
		}
		q := table.Fate(t, p, mv2("draw", int(dear)))
		rulestest.Is(t, "too dear", q.Sold, [2]uint8{})
		rulestest.Is(t, "under the deck", box.Card(q.Shop.Under()[0]), dear)
		q = table.Fate(t, p, mv2("draw", int(cheap)))
		rulestest.Is(t, "three gold", q.Sold[1], 3)
		q = table.Changed(p, func(c *core.State, g *core.Game) { c.Sold[1] = uint8(g.Tuning.PortalGold - 1) })
		q = table.Fate(t, q, mv2("draw", int(cheap)))
		table.Holds(t, "closed at once", q.PortalOn(q.Game, table.At("brick_lane")) < 0)
		d := step4("cemetery_gate", begin)
		rulestest.Is(t, "nobody buys at the demonic portal", begins(d, core.Haggle), 0)
	})
	t.Run("PEN-123 PEN-124 chapter III", func(t *testing.T) {
		p := step4("brick_lane", func(c *core.State, g *core.Game) { c.Chapter, c.Portals = 2, 4; c.ChapterThree(g) })
		rulestest.Is(t, "chapter", p.Chapter, 3)
		rulestest.Is(t, "the demonic portal stays", p.PortalsLeft(), 1)
		rulestest.Is(t, "Cerberus and Shunter", [2]box.Place{p.VillainAt[box.Boss], p.VillainAt[box.MiniBoss]},
			[2]box.Place{table.At("front_steps"), table.At("parliament")})
		rulestest.Is(t, "the steps join the east", p.Game.Chart(&p.State).Distance[table.At("east_end_roofs")][table.At("front_steps")], 1)
		rulestest.Is(t, "Shunter moves two", p.Game.Of[table.Card("mb_shunter")].Foe.Moves, 2)
		n, why := words.Intent(p.View().View, box.Boss)
		rulestest.Is(t, "Cerberus does not", len(n), 0)
		table.Holds(t, "and says why", why != "")
	})
	dog := func(change func(c *core.State, g *core.Game)) *penny.Position {
		return step4("brick_lane", func(c *core.State, g *core.Game) {
			c.Chapter, c.Portals = 2, 4
			c.ChapterThree(g)
			c.Players[0].At = table.At("front_steps")
			pool(c, 0, box.Damage, 9)
			change(c, g)
		})
	}
	t.Run("PEN-126 PEN-145 heads of Cerberus", func(t *testing.T) {
		p := dog(func(c *core.State, g *core.Game) { c.HeroGold = 4 })
		rulestest.Is(t, "three symbols", len(p.HitsOf(p.Game, table.Card("b_cerberus"))), 3)
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = table.Play(t, p, "hit damage")
		}
		rulestest.Is(t, "a head less", int(p.Heads), p.Game.Tuning.Heads-1)
		rulestest.Is(t, "a symbol less", len(p.HitsOf(p.Game, table.Card("b_cerberus"))), 2)
		rulestest.Is(t, "no thieves", p.ThiefGold, 0)
		rulestest.Is(t, "Shunter's hit", p.Game.Blocks[p.Game.Of[table.Card("mb_shunter")].Foe.OnHit][0].Op, box.OpDiscard)
	})
	t.Run("PEN-125 PEN-127 the robbery", func(t *testing.T) {
		p := dog(func(c *core.State, g *core.Game) {
			c.Heads, c.VillainAt[box.Boss], c.Players[0].At = 0, box.NoPlace, table.At("vault")
		})
		p = table.Play(t, p, "rob")
		rulestest.Is(t, "won by all", len(p.Outcome().Winners), 2)
		rulestest.Is(t, "no scores", len(p.Outcome().Scores), 0)
	})
	t.Run("PEN-161 the patient thieves", func(t *testing.T) {
		p := table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Chapter, c.Round = 2, uint8(g.Tuning.ThievesRound)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "their own gold", int(p.ThiefGold), p.Game.Tuning.Thieves)
		for seats := 1; seats <= core.MostHeroes; seats++ { // a game that nobody loses and nobody wins
			p, short := table.Lay(t, box.Heist, seats, nil), table.LayShort(t, seats, nil)
			most := []int{87, 79, 79, 79}[seats-1]
			rulestest.Is(t, "rounds at most, at the beginning", [2]int{p.View().Goal().Left, short.View().Goal().Left}, [2]int{most, 24})
		}
	})
}
