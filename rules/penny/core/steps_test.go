package core_test

import (
	"slices"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

func TestStepsCostWhatTheySay(t *testing.T) {
	punch := Starter(box.Alice, "punch")
	t.Run("PEN-48 a Wounded pays for nothing, nor does it make up a double fare", func(t *testing.T) {
		p := lone(t, box.Prologue, hand(0, punch),
			func(c *core.State, g *core.Game) { c.Players[0].WoundHand, c.Players[0].Entered = 1, true },
			stands(0, "the_tower"), lurks(box.VillainA, "the_tower"), hell("the_tower"))
		is(t, "walks", begins(p, core.Walk), 0)
	})
	t.Run("PEN-51 on a London side passing costs nothing more", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "the_tower"), lurks(box.VillainA, "the_tower"))
		p.Players[0].Entered = true
		is(t, "fare", p.Fare(p.Game, 0), 1)
		p.HellTiles = 1 << p.Game.TileOf(At("the_tower"))
		is(t, "fare in Hell", p.Fare(p.Game, 0), 2)
		p.VillainAt[box.VillainA] = At("docks")
		is(t, "with nobody there", p.Fare(p.Game, 0), 1)
	})
	t.Run("PEN-53 PEN-55 two tokens, not one, from either entrance", func(t *testing.T) {
		enter := func(where string, n int) *penny.Position {
			return lone(t, box.Prologue, stands(0, where), has(0, box.Movement, n), inStep(core.StepBuild))
		}
		is(t, "with one", begins(enter("docks", 1), core.Duck), 0)
		for _, where := range []string{"docks", "hospital_ward"} {
			p := Play(t, enter(where, 3), move(core.Duck, int(box.Sewer)))
			is(t, "left, from "+where, p.Players[0].Tokens[box.Movement], 1)
		}
		is(t, "the other shortcut", begins(enter("slums_a", 2), core.Duck)+begins(enter("embankment", 2), core.Duck), 2)
		is(t, "no entrance", begins(enter("empty_street", 4), core.Duck), 0)
	})
	t.Run("PEN-53 PEN-54 stepping aside costs the token, and ends the villain's way", func(t *testing.T) {
		p := lone(t, box.Prologue, lurks(box.VillainA, "billingsgate"), has(0, box.Movement, 2),
			stands(1, "slums_a"), phase(core.EffectScheme),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 4}))
		p = Play(t, p, move(core.Dodge, int(At("the_tower"))))
		is(t, "tokens left", p.Players[0].Tokens[box.Movement], 1)
		is(t, "A stays where he came", p.VillainAt[box.VillainA], At("river_thames_boats"))
	})
	t.Run("PEN-61 one Field Action, and none if one likes", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "railway_arches"), has(0, box.Science, 1), inStep(core.StepField))
		Holds(t, "or nothing", Offered(p, "act") && Offered(p, "done"))
		p = Play(t, p, "act")
		is(t, "no second one", begins(p, core.Act), 0)
	})
	t.Run("PEN-48 no token, no ride", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, away)
		is(t, "rides", begins(p, core.Ride), 0)
		Holds(t, "walks", begins(p, core.Walk) > 0)
		p = Lay(t, box.Prologue, 2, away, has(0, box.Movement, 1))
		Holds(t, "rides with a token", begins(p, core.Ride) > 0)
	})
	t.Run("PEN-51 PEN-138 stepping aside in one's own turn is a step of that turn", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "docks"), stands(1, "slums_a"),
			lurks(box.VillainA, "river_thames_boats"), lurks(box.VillainB, "the_tower"), hell("docks"),
			hand(0, Card("dp_florin")), has(0, box.Movement, 4), inStep(core.StepBuild))
		p = Play(t, p, move(core.Play, int(Card("dp_florin"))))
		is(t, "he is asked", p.Asked(), 0)
		p = Play(t, p, move(core.Dodge, int(At("the_tower"))))
		is(t, "B is passed on a Hell side", p.Fare(p.Game, 0), 2)
	})
}

// TestRoundsGoRoundTheTable holds the order of turns, and the ways in which a game ends.
func TestRoundsGoRoundTheTable(t *testing.T) {
	t.Run("PEN-44 every hero has a turn in each round, from the first player on, and a scheme after it", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			for who := range seats {
				p := Lay(t, box.Prologue, seats, away, func(c *core.State, g *core.Game) {
					c.First, c.Active, c.Stack[1].Hero = uint8(who), uint8(who), int8(who)
				})
				for n := range 2 * seats {
					is(t, "hero, round and schemes left", [3]int{int(p.Active), int(p.Round), p.Schemes.Len()},
						[3]int{(who + n) % seats, 1 + n/seats, 16 - n})
					p = toEnd(t, p)
				}
			}
		}
	})
	t.Run("PEN-43 PEN-110 the Decision Token and the Hell token stay until the round is over", func(t *testing.T) {
		p := Lay(t, box.Prologue, 3, away)
		p = toEnd(t, p)
		is(t, "Jack's turn, Alice's token", [3]uint8{p.Active, p.DecisionHolder, p.HellSpace}, [3]uint8{1, 0, 1})
		p = toEnd(t, toEnd(t, p))
		is(t, "the next round, Jack's token", [3]uint8{p.Active, p.DecisionHolder, p.HellSpace}, [3]uint8{0, 1, 2})
	})
	t.Run("PEN-46 it is won, or all are dead and not one, or the track is at its end", func(t *testing.T) {
		ended := func(change func(c *core.State)) string {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { change(c) })
			if p.Over == core.NotOver {
				p = Play(t, p, "done")
			}
			return p.Outcome().Ending
		}
		round := func(c *core.State) { c.Stack[1] = core.Effect{Kind: core.EffectRound} }
		dying := func(c *core.State) {
			c.Players[0].Under, c.Players[0].WoundHand, c.Players[0].Grave = 3, 1, 3
			ToStep(c, core.StepBuild)
		}
		is(t, "won", ended(func(c *core.State) { round(c); c.LastTurn = true }), "closed")
		is(t, "all dead", ended(func(c *core.State) { dying(c); c.Players[1].Dead, c.Players[1].At = true, box.NoPlace }), "dead")
		is(t, "one dead", ended(dying), "")
		is(t, "the end of the track", ended(func(c *core.State) { round(c); c.HellSpace = 10 }), "consumed")
	})
}

// TestTurnGoesThroughItsSteps holds steps 1 to 5 and the shortcuts.
func TestTurnGoesThroughItsSteps(t *testing.T) {
	punch, boxing := Starter(box.Alice, "punch"), Starter(box.Alice, "boxing")
	turn := func(step uint8, changes ...Change) *penny.Position {
		return lone(t, box.Prologue, hand(0, punch, boxing), inStep(step), then(changes))
	}
	leads := func(p *penny.Position, kind core.ActionKind) (all []string) {
		for _, a := range p.Actions(p.Game, nil) {
			if a.Kind == kind && !slices.Contains(all, p.Game.PlaceKey(box.Place(a.What))) {
				all = append(all, p.Game.PlaceKey(box.Place(a.What)))
			}
		}
		slices.Sort(all)
		return all
	}
	t.Run("PEN-47 step 1 comes by itself, and takes prevention, resources, damage and gold", func(t *testing.T) {
		p := turn(core.StepClean, func(c *core.State, g *core.Game) {
			for k := range box.Token(box.Tokens) {
				pool(c, 0, k, 2)
			}
		})
		is(t, "left", p.Players[0].Tokens, [box.Tokens]uint8{box.Movement: 2})
	})
	t.Run("PEN-48 one may stay, and goes on after each move", func(t *testing.T) {
		p := turn(core.StepMove, has(0, box.Movement, 1))
		is(t, "after staying", Play(t, p, "done").Stack[1].Step, core.StepBuild)
		p = Play(t, p, move(core.Walk, int(At("the_tower")), int(punch)))
		is(t, "after a move", p.Stack[1].Step, core.StepMove)
		Holds(t, "by the other card, or the token, or no more", begins(p, core.Walk) > 0 && begins(p, core.Ride) > 0 &&
			Offered(p, "done"))
	})
	t.Run("PEN-49 along one line, and along each", func(t *testing.T) {
		p := turn(core.StepMove, has(0, box.Movement, 1))
		want := []string{"billingsgate", "docks", "railway_arches", "the_tower"}
		rulestest.Same(t, "by a card", leads(p, core.Walk), want...)
		rulestest.Same(t, "by a token", leads(p, core.Ride), want...)
	})
	t.Run("PEN-51 heroes are no villains, free steps and tokens enter too, and a new turn begins anew", func(t *testing.T) {
		hell := func(c *core.State, g *core.Game) {
			c.HellTiles = 1 << g.TileOf(At("the_tower"))
			c.VillainAt[box.VillainA] = At("the_tower")
			pool(c, 0, box.Movement, 2)
		}
		p := turn(core.StepBuild, hell, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At, c.Players[0].Entered = At("docks"), At("docks"), true
		})
		is(t, "from a hero", p.Fare(p.Game, 0), 1)
		tower := int(At("the_tower"))
		is(t, "after a ride", Play(t, p, move(core.Ride, tower)).Fare(p.Game, 0), 2)
		p = turn(core.StepBuild, hell, push(core.Effect{Kind: core.EffectStroll, N: 1}))
		p = Play(t, p, move(core.Step, tower))
		is(t, "after a free step", p.Fare(p.Game, 0), 2)
		p.Clean(&p.Players[0])
		is(t, "in the next turn", p.Fare(p.Game, 0), 1)
	})
	t.Run("PEN-52 who comes to a villain must fight as well as who stays with one", func(t *testing.T) {
		p := turn(core.StepMove, lurks(box.VillainA, "the_tower"))
		p = Play(t, p, move(core.Walk, int(At("the_tower")), int(punch)), "done", "done")
		is(t, "a fight", [2]bool{p.Top().Kind == core.EffectFight, Offered(p, "done")}, [2]bool{true, false})
		q := turn(core.StepMove, meets(box.VillainA))
		is(t, "who stayed", Play(t, q, "done", "done").Top().Kind, core.EffectFight)
	})
	t.Run("PEN-53 PEN-55 two tokens lead into either shortcut, in step 2 and in step 3", func(t *testing.T) {
		for _, step := range []uint8{core.StepMove, core.StepBuild} {
			for where, to := range map[string]box.Place{"docks": box.Sewer, "harrys_pub": box.Sewer, "scotland_yard": box.Post,
				"brick_lane": box.Post} {
				p := turn(step, stands(0, where), has(0, box.Movement, 2))
				p = Play(t, p, move(core.Duck, int(to)))
				is(t, "inside, from "+where, [2]int{int(p.Players[0].At), int(p.Players[0].Tokens[box.Movement])}, [2]int{int(to), 0})
			}
		}
	})
	t.Run("PEN-56 out onto any location, by a token in steps 2 and 3, or one stays", func(t *testing.T) {
		eight := []string{"billingsgate", "cemetery_gate", "docks", "harrys_pub", "hospital_ward", "reading_room",
			"river_thames_boats", "the_tower"}
		for _, step := range []uint8{core.StepMove, core.StepBuild} {
			p := turn(step, func(c *core.State, g *core.Game) {
				c.Players[0].At, c.VillainAt[box.VillainA] = box.Sewer, At("docks")
			}, has(0, box.Movement, 1))
			rulestest.Same(t, "by a token", leads(p, core.Ride), eight...)
			is(t, "ways by a card", len(leads(p, core.Walk)), map[uint8]int{core.StepMove: 8}[step])
			is(t, "who stays", Play(t, p, "done").Players[0].At, box.Sewer)
		}
	})
	t.Run("PEN-57 who is inside is never the nearest", func(t *testing.T) {
		p := turn(core.StepBuild,
			func(c *core.State, g *core.Game) { c.Players[0].At, c.Players[1].At = box.Sewer, At("slums_a") },
			lurks(box.VillainA, "docks"))
		far := p.Game.Chart(&p.State).Distance
		steps := p.Steps(p.Game, &core.Effect{Kind: core.EffectWalk, Villain: box.VillainA}, nil)
		Holds(t, "there are steps towards Jack", len(steps) > 0)
		for _, q := range steps {
			is(t, "nearer to Jack", far[q][At("slums_a")], far[At("docks")][At("slums_a")]-1)
		}
	})
	t.Run("PEN-61 after a fight there is no Field Action", func(t *testing.T) {
		p := turn(core.StepField, enemies("en_closet"), func(c *core.State, g *core.Game) {
			c.Players[1].At, c.VillainAt[box.VillainA] = c.Players[0].At, c.Players[0].At
		}, has(0, box.Science, 1))
		is(t, "hit, once", [2]int{int(p.Players[0].WoundPile), begins(p, core.Trade)}, [2]int{2, 0})
		is(t, "only quests are left", [2]int{int(p.Stack[1].Step), begins(p, core.Put)}, [2]int{core.StepAfter, 1})
	})
	t.Run("PEN-62 the pool goes, and movement beyond four, before one draws", func(t *testing.T) {
		p := turn(core.StepBuild,
			func(c *core.State, g *core.Game) { q := bare(c, 0); q.Pool.Add(punch); q.Pool.Add(boxing) },
			has(0, box.Movement, 7), inStep(core.StepDraw))
		q := &p.Players[0]
		is(t, "in the pool, movement, and what may be drawn",
			[3]int{q.Pool.Count(), int(q.Tokens[box.Movement]), p.Draws(p.Game)}, [3]int{0, 4, 2})
	})
	t.Run("PEN-134 in steps 3 and 4 there may be more than four", func(t *testing.T) {
		p := standing(t, box.Prologue, "railway_arches", has(0, box.Movement, 4), has(0, box.Science, 1))
		is(t, "four and two", Play(t, p, "act").Players[0].Tokens[box.Movement], 6)
	})
}
