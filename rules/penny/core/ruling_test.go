package core_test

import (
	"strconv"
	"testing"

	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

func TestRulingsOnRareCases(t *testing.T) {
	t.Run("PEN-129 late gains survive the next clean once", func(t *testing.T) {
		p := lone(t, box.Prologue, inStep(core.StepField), func(c *core.State, g *core.Game) {
			c.Give(0, box.Gold, 2)
			c.Stack[1].Step = core.StepBuild
			c.Give(0, box.Gold, 1)
		})
		q := &p.Players[0]
		p.Clean(q)
		is(t, "kept", q.Tokens[box.Gold], 2)
		p.Clean(q)
		is(t, "once", q.Tokens[box.Gold], 0)
	})
	t.Run("PEN-130 cards drawn in step 4 come on top", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "billingsgate"), inStep(core.StepField),
			push(core.Effect{Kind: core.EffectDraw, N: 2}))
		p = Dealt(t, p)
		p = Changed(p, inStep(core.StepDraw))
		is(t, "still five to draw", p.Draws(p.Game), 5)
	})
	t.Run("PEN-131 finishing a brown quest", func(t *testing.T) {
		b := Card("bq_guard")
		p := lone(t, box.Heist, slot(0, core.BrownSlot, core.Slot{Card: b}), stands(0, "the_tower"),
			has(0, box.Gold, 3), inStep(core.StepBuild))
		p = Play(t, p, move(core.Finish, int(b)))
		is(t, "paid from the pool", p.Players[0].Tokens[box.Gold], 0)
		p = Dealt(t, p)
		is(t, "Two Pennies", p.Twos.Count(), 11)
		q := lone(t, box.Heist, slot(0, core.BrownSlot, core.Slot{Card: b}), stands(0, "docks"),
			has(0, box.Gold, 3), inStep(core.StepBuild))
		refused(t, q, move(core.Finish, int(b)), "in all, it needs")
	})
	t.Run("PEN-147 options that cannot be paid", func(t *testing.T) {
		k := Card("dp_warm")
		p := lone(t, box.Prologue, hand(0, k), inStep(core.StepBuild))
		p = Play(t, p, move(core.Play, int(k)))
		is(t, "only the wound is left, and it is not asked", p.Players[0].WoundPile, 1)
		q := lone(t, box.Prologue, hand(0, k), has(0, box.Science, 1), inStep(core.StepBuild))
		q = Play(t, q, move(core.Play, int(k)))
		is(t, "both", begins(q, core.Option), 2)
	})
	t.Run("PEN-148 destroying is up to n", func(t *testing.T) {
		k := Card("s_stray")
		p := lone(t, box.Prologue, hand(0, k), func(c *core.State, g *core.Game) { c.Players[0].Under = 1 },
			inStep(core.StepBuild))
		p = Play(t, p, move(core.Play, int(k)))
		rulestest.Same(t, "a wound or nothing, not itself", Offers(p), "heal 0", "done")
	})
	t.Run("PEN-149 refreshing", func(t *testing.T) {
		p := lone(t, box.Prologue, decides(1), phase(core.EffectScheme), performs("sc_stock"))
		is(t, "the holder chooses", p.Asked(), 1)
		k := p.ShopRow[0]
		p = Dealt(t, Play(t, p, move(core.Replace, int(k))))
		Holds(t, "on the open pile", p.ShopOff.Has(k))
		q := lone(t, box.Prologue, event("e_recital", 1))
		e := q.EnemyRow[1]
		q = Play(t, q, move(core.Replace, int(e)))
		is(t, "shuffled back", q.Enemies.Len(), 17)
	})
	t.Run("PEN-150 counters", func(t *testing.T) {
		p := lone(t, box.Prologue, hurt(1, 1), inStep(core.StepField),
			func(c *core.State, g *core.Game) { c.Heal(1, core.HealPile) })
		is(t, "counts for the healer",
			[2]uint8{p.Players[0].Slot[core.PersonalSlot].Healed, p.Players[1].Slot[core.PersonalSlot].Healed}, [2]uint8{1, 0})
		p.Enter(0, box.Sewer)
		is(t, "a shortcut on entering", p.Players[0].Slot[core.PersonalSlot].Ways, 1)
		Holds(t, "this turn", p.Holds(p.Game, 0, box.UsedShortcut))
	})
	t.Run("PEN-152 jokes and events", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Jokes = 0; c.Push(core.Effect{Kind: core.EffectJoke}) })
		Holds(t, "no joke left: skip", p.Top().Kind != core.EffectJoke)
		q := lone(t, box.Heist, func(c *core.State, g *core.Game) { c.Events, c.EventOff = 0, 6 },
			push(core.Effect{Kind: core.EffectEvent}))
		is(t, "mixed again", q.Events, 6)
		r := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Events = 0; c.Push(core.Effect{Kind: core.EffectEvent}) })
		Holds(t, "not in the Prologue", r.Top().Kind != core.EffectEvent && r.Events == 0)
		s := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.MiniGone = true; c.Summon(g) })
		is(t, "the joke about Publo", s.VillainAt[box.MiniBoss], box.NoPlace)
	})
	t.Run("PEN-154 what covers a print", func(t *testing.T) {
		p := lone(t, box.Prologue)
		is(t, "a portal does", p.Printed(p.Game, At("slums_b")), [box.Resources]uint8{})
		is(t, "a shortcut token does not", p.Printed(p.Game, At("reading_room")), [box.Resources]uint8{box.Science: 1})
		p.Portals = 0
		is(t, "nor a closed portal", p.Printed(p.Game, At("slums_b")), [box.Resources]uint8{box.Violence: 1})
	})
	t.Run("PEN-146 a look is everybody's knowledge, put back by the hero", func(t *testing.T) {
		p := lone(t, box.Prologue, event("e_fog", 0))
		p = Dealt(t, p)
		is(t, "three to order", begins(p, core.Top), 3)
		last := p.Choices(0)[2].Move
		p = Play(t, p, last, p.Choices(0)[0].Move)
		s, _ := p.Game.Parse(last)
		is(t, "uppermost", box.Card(p.Schemes.Top()[0]), box.Card(s.What))
	})
}

func TestOurModes(t *testing.T) {
	t.Run("PEN-164 the Open World", func(t *testing.T) {
		p := Lay(t, box.Open, 2, away, stands(0, "slums_b"), hand(0), inStep(core.StepField))
		is(t, "rounds", p.Game.Scenario.Spaces, 12)
		is(t, "cards of the shop", p.Shop.Len()+4, 36)
		Holds(t, "portals are not closed", !Offered(p, "close"))
	})
	t.Run("PEN-165 the quest market", func(t *testing.T) {
		p := Lay(t, box.Open, 2, away, func(c *core.State, g *core.Game) { c.Complete(g, 0, core.BrownSlot) })
		p = Dealt(t, p)
		is(t, "two lie open", begins(p, core.Quest), 2)
		k := p.Market[0]
		p = Dealt(t, Play(t, p, move(core.Quest, int(k))))
		Holds(t, "taken, and another drawn", p.Players[0].SlotOf(k) >= 0 && p.Market[0] != k && p.Market[0] != box.NoCard)
	})
	t.Run("PEN-166 reclaiming", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			Away(c)
			Hand(c, 0)
			c.Players[0].At = At("docks")
			c.HellTiles = 1 << g.TileOf(At("docks"))
			pool(c, 0, box.Science, 1)
			pool(c, 0, box.Violence, 1)
			stocked(c, 0, 1)
			ToStep(c, core.StepField)
		}
		p := Lay(t, box.Open, 2, begin)
		p = Play(t, p, "reclaim science violence")
		is(t, "London again", p.HellCount(), 0)
		is(t, "2 points", p.Tally(p.Game, 0).Reclaimed, 2)
		q := Lay(t, box.Open, 2, func(c *core.State,
			g *core.Game) {
			begin(c, g)
			c.VillainAt[box.VillainA] = At("billingsgate")
		})
		is(t, "not with a villain on the tile", begins(q, core.Reclaim), 0)
	})
	t.Run("PEN-167 PEN-168 its end and its score", func(t *testing.T) {
		last := func(hell uint8) *penny.Position {
			return Lay(t, box.Open, 2, away,
				func(c *core.State, g *core.Game) { c.HellSpace, c.HellTiles = 12, hell },
				phase(core.EffectRound))
		}
		is(t, "held", last(0).Outcome().Ending, "held")
		is(t, "annexed", last(3).Outcome().Ending, "annexed")
		p := Lay(t, box.Open, 2, func(c *core.State, g *core.Game) { c.HellTiles = 31; c.Turn(5, false) })
		is(t, "all six", p.Outcome().Ending, "annexed")
		q := last(0)
		q.Players[1].Browns = 1
		is(t, "a brown quest", q.Tally(q.Game, 1).Quests, 1)
	})
}

func TestOurBossRush(t *testing.T) {
	rush := func(changes ...Change) *penny.Position {
		return Lay(t, box.Rush, 2, away, hand(0), func(c *core.State, g *core.Game) {
			c.Opponents = [4]box.Card{Card("br_porter"), Card("br_index"), Card("br_leviathan"), Card("br_regent")}
		}, then(changes))
	}
	t.Run("PEN-169 the line of a Rush", func(t *testing.T) {
		p := Lay(t, box.Rush, 2, nil)
		is(t, "the last", p.Opponents[3], Card("br_regent"))
		Holds(t, "a boss before him", p.Opponents[2] == Card("br_leviathan") || p.Opponents[2] == Card("b_cerberus"))
		is(t, "portals", p.PortalsLeft(), 1)
		is(t, "items", p.Items.Count(), 6)
		alone := Lay(t, box.Rush, 1, nil)
		is(t, "alone: three", alone.Opponents[3], box.NoCard)
		told, _ := alone.View().Rush()
		is(t, "and no fourth is told", told.Of, 3)
	})
	t.Run("PEN-170 when they come", func(t *testing.T) {
		p := rush(func(c *core.State, g *core.Game) { c.Pause = 1 }, phase(core.EffectRound))
		is(t, "at Parliament", p.VillainAt[box.MiniBoss], At("parliament"))
		q := rush(func(c *core.State, g *core.Game) { c.Pause = 2 }, phase(core.EffectRound))
		is(t, "a round later", q.VillainAt[box.MiniBoss], box.NoPlace)
	})
	duel := func(damage int) *penny.Position {
		return rush(lurks(box.MiniBoss, "parliament"), stands(0, "parliament"), has(0, box.Damage, damage),
			hurt(0, 1), inStep(core.StepField))
	}
	t.Run("PEN-171 lasting damage", func(t *testing.T) {
		p := duel(3)
		is(t, "health", p.HealthOf(p.Game, Card("br_porter")), 5+2+p.Game.Tuning.Tougher)
		p = Play(t, p, "hit damage", "hit damage", "hit damage")
		is(t, "lasts", p.Bruise, 3)
		p = Changed(p, func(c *core.State, g *core.Game) {
			c.Depth, c.Fought, c.Players[0].At = 1, false, At("slums_b")
			c.Stack[1] = core.Effect{Kind: core.EffectRound, Step: core.EndAfter}
		})
		is(t, "heals", p.Bruise, 2)
		is(t, "Shunter, whatever the number of heroes", p.HealthOf(p.Game, Card("mb_shunter")), 7+p.Game.Tuning.Tougher)
	})
	t.Run("PEN-172 they move and fight", func(t *testing.T) {
		p := rush(lurks(box.MiniBoss, "parliament"), stands(0, "embankment"), stands(1, "brick_lane"),
			phase(core.EffectRound))
		is(t, "the Porter arrives", p.VillainAt[box.MiniBoss], At("embankment"))
		is(t, "and hits", p.Players[0].WoundPile, 2)
	})
	t.Run("PEN-173 when one falls", func(t *testing.T) {
		p := duel(7 + core.NewGame(box.Rush, 2).Tuning.Tougher)
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = Play(t, p, "hit damage")
		}
		Holds(t, "his card is won", p.Players[0].Pile.Has(Card("br_porter")))
		is(t, "a wound may be healed", p.Top().Kind, core.EffectPick)
		p = Dealt(t, Play(t, p, "heal 1"))
		for p.Top().Kind == core.EffectPick {
			p = Play(t, p, "done")
		}
		is(t, "Two Pennies for everybody", p.Twos.Count(), 10)
	})
	t.Run("PEN-174 the end of a Rush", func(t *testing.T) {
		p := rush(func(c *core.State, g *core.Game) { c.Beaten = 3; c.HellSpace = 12 },
			push(core.Effect{Kind: core.EffectReap}))
		o := p.Outcome()
		is(t, "ending", o.Ending, "triumph")
		sum := 0
		for _, l := range o.Scores {
			sum += l.Points[1]
		}
		is(t, "score", sum, 20+p.Game.Tuning.RushSpaces-12)
		q := rush(func(c *core.State, g *core.Game) { c.HellSpace = uint8(g.Tuning.RushSpaces) },
			phase(core.EffectRound))
		is(t, "outrun", q.Outcome().Ending, "outrun")
	})
}

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, penny.Game{}.About().Rules, "PEN", 175)
}

func TestRulingsOnTiesAndSupplies(t *testing.T) {
	t.Run("PEN-144 the richest is followed, however near others are", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "cemetery_gate"), stands(1, "docks"),
			lurks(box.VillainB, "hospital_ward"), has(1, box.Gold, 3),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainB, Goal: box.ToRichest, N: 1}))
		for p.Top().Kind == core.EffectWalk {
			p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		far := p.Game.Chart(&p.State).Distance
		is(t, "steps to Jack", far[p.VillainAt[box.VillainB]][At("docks")], far[At("hospital_ward")][At("docks")]-1)
	})
	t.Run("PEN-155 four things on a side at most", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "docks"), stands(1, "docks"), has(0, box.Gold, 9), inStep(core.StepField))
		p = Play(t, p, "trade jack", "give gold", "give gold", "give gold")
		Holds(t, "a fourth", Offered(p, "give gold"))
		p = Play(t, p, "give gold")
		Holds(t, "no fifth", !Offered(p, "give gold"))
	})
	t.Run("PEN-149 an empty shop deck is made of what was put off", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			for c.Shop.Len() > 0 {
				k := c.Shop.Heap()[0]
				c.Shop.Take(k)
				c.ShopOff.Add(box.Card(k))
			}
			shown := c.ShopRow[0]
			c.ShopRow[0] = box.NoCard
			c.ShopOff.Add(shown)
		}, push(core.Effect{Kind: core.EffectFill, Row: core.ShopRow}))
		p = Dealt(t, p)
		Holds(t, "the row is full", p.ShopRow[0] != box.NoCard)
		q := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			for c.Enemies.Len() > 0 {
				c.Enemies.Take(c.Enemies.Heap()[0])
			}
			c.ShopOff.Add(Card("s_deed"))
			c.Shop.Take(cards.Card(Card("s_deed")))
			c.EnemyRow[0] = box.NoCard
		}, push(core.Effect{Kind: core.EffectFill, Row: core.EnemyRow}))
		Holds(t, "not for enemies", q.ShopOff.Has(Card("s_deed")))
	})
	t.Run("PEN-148 what a card destroys is gone, and scored", func(t *testing.T) {
		k := Starter(box.Alice, "last_penny")
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Deck.Remove(k)
			q.Pile.Add(k)
			c.Push(core.Effect{Kind: core.EffectPick, From: box.InDiscard, Sort: box.AnyCard, Op: box.OpDestroy, N: 1,
				Card: box.NoCard})
		})
		p = Play(t, p, move(core.Destroy, int(k)))
		Holds(t, "aside", p.Players[0].Aside.Has(k) && !p.Players[0].Pile.Has(k))
	})
	t.Run("PEN-146 only the richest are asked about", func(t *testing.T) {
		p := Lay(t, box.Prologue, 4, away, func(c *core.State, g *core.Game) {
			for h, where := range []string{"docks", "the_tower", "slums_a", "music_hall"} {
				c.Players[h].At = At(where)
			}
		}, has(0, box.Gold, 2), has(1, box.Gold, 2), has(2, box.Gold, 1),
			func(c *core.State, g *core.Game) { c.Players[3].At = box.Sewer }, has(3, box.Gold, 2),
			lurks(box.VillainB, "hospital_ward"),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainB, Goal: box.ToRichest, N: 1}))
		is(t, "two of them", begins(p, core.Face), 2)
		Holds(t, "Alice and Jack", Offered(p, "face alice") && Offered(p, "face jack"))
	})
	t.Run("PEN-140 C finds nobody to fight with either", func(t *testing.T) {
		p := lone(t, box.Prologue, enemies(), func(c *core.State, g *core.Game) {
			c.VillainAt[box.VillainC], c.DecisionHolder = c.Players[0].At, 1
			c.Players[1].At = c.Players[0].At
		}, push(core.Effect{Kind: core.EffectArrive, Villain: box.VillainC}))
		Holds(t, "nobody is named", p.Top().Kind != core.EffectArrive && p.Top().Kind != core.EffectFight)
	})
	t.Run("PEN-148 no more steps than the card gives", func(t *testing.T) {
		p := lone(t, box.Prologue, push(core.Effect{Kind: core.EffectStroll, N: 1}))
		p = Play(t, p, p.Choices(0)[len(p.Choices(0))-1].Move)
		Holds(t, "one", p.Top().Kind != core.EffectStroll)
	})
	t.Run("PEN-130 only one's own draws in step 4 come on top", func(t *testing.T) {
		drawn := func(h int8, step uint8) int8 {
			p := lone(t, box.Prologue, inStep(step), push(core.Effect{Kind: core.EffectDraw, Hero: h, N: 1}),
				func(c *core.State, g *core.Game) { c.Drawn(g, c.Top(), c.Players[h].Deck.First()) })
			return p.Stack[1].N
		}
		is(t, "his own", drawn(0, core.StepField), 1)
		is(t, "another's", drawn(1, core.StepField), 0)
		is(t, "in step 3", drawn(0, core.StepBuild), 0)
	})
	t.Run("PEN-157 the heads of Cerberus have the health of the lever", func(t *testing.T) {
		p := lone(t, box.Heist)
		is(t, "health", p.HealthOf(p.Game, Card("b_cerberus")), p.Game.Tuning.HeadHealth)
	})
	t.Run("PEN-149 cards are replaced one after another, and a new one may go again", func(t *testing.T) {
		p := lone(t, box.Prologue, performs("sc_stock"))
		k := p.ShopRow[2]
		p = Dealt(t, Play(t, p, move(core.Replace, int(k))))
		is(t, "choices left", begins(p, core.Replace), 4)
		p = Dealt(t, Play(t, p, move(core.Replace, int(p.ShopRow[2]))))
		Holds(t, "two cards, and no more", begins(p, core.Replace) == 0 && p.ShopOff.Has(k) && p.ShopOff.Count() == 2)
	})
	t.Run("PEN-155 three offers in a Field Action, refused ones too", func(t *testing.T) {
		p := lone(t, box.Prologue, together, has(0, box.Gold, 1), inStep(core.StepField))
		p = Play(t, p, "trade jack")
		for n := range 3 {
			is(t, "still at it, after "+strconv.Itoa(n), p.Top().Kind, core.EffectTrade)
			p = Play(t, p, "give gold", "propose", "refuse")
		}
		Holds(t, "no fourth", p.Top().Kind != core.EffectTrade)
	})
}
