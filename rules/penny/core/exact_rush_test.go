package core_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestOpenWorldExactly holds each half of the clauses of the Open World.
func TestOpenWorldExactly(t *testing.T) {
	docks := func(hell bool, change func(c *core.State, g *core.Game)) *penny.Position {
		return standing(t, box.Open, "docks", func(c *core.State, g *core.Game) {
			stocked(c, 0, 1)
			if hell {
				c.HellTiles = 1 << g.TileOf(table.At("docks"))
			}
			change(c, g)
		})
	}
	t.Run("PEN-166 two different resources, on a Hell side, and that was the Field Action", func(t *testing.T) {
		two := func(c *core.State, g *core.Game) { pool(c, 0, box.Science, 1); pool(c, 0, box.Violence, 1) }
		rulestest.Is(t, "two of one kind, one, two kinds", [3]int{
			begins(docks(true, func(c *core.State, g *core.Game) { pool(c, 0, box.Science, 2) }), core.Reclaim),
			begins(docks(true, func(c *core.State, g *core.Game) { pool(c, 0, box.Science, 1) }), core.Reclaim),
			begins(docks(true, two), core.Reclaim),
		}, [3]int{0, 0, 1})
		rulestest.Is(t, "on a London side", begins(docks(false, two), core.Reclaim), 0)
		p := docks(true, func(c *core.State, g *core.Game) {
			two(c, g)
			c.Players[1].At = table.At("docks")
			pool(c, 0, box.Gold, 1)
			pool(c, 0, box.Society, 2)
		})
		rulestest.Is(t, "trade, before", begins(p, core.Trade), 1)
		p = first(t, table.Play(t, p, "reclaim science violence"), core.EffectTrophy)
		rulestest.Is(t, "and after, reclaimed", [2]int{begins(p, core.Trade), int(p.Players[0].Reclaimed)}, [2]int{0, 1})
	})
	t.Run("PEN-166 more resources of any kind, unless a Shop card lies in the action pool", func(t *testing.T) {
		lay := func(more, others, shops int) *penny.Position {
			return table.Changed(tuned(t, box.Open, func(n *box.Tuning) { n.Reclaim = more }), func(c *core.State, g *core.Game) {
				table.Away(c)
				p := bare(c, 0)
				p.At = table.At("docks")
				c.HellTiles = 1 << g.TileOf(p.At)
				pool(c, 0, box.Science, 1+others)
				pool(c, 0, box.Violence, 1)
				stocked(c, 0, shops)
				table.ToStep(c, core.StepField)
			})
		}
		rulestest.Is(t, "too few, enough, and saved by a Shop card", [3]int{begins(lay(2, 1, 0), core.Reclaim),
			begins(lay(2, 2, 0), core.Reclaim), begins(lay(2, 0, 1), core.Reclaim)}, [3]int{0, 1, 1})
		for _, shops := range []int{0, 1, 3} {
			p := table.Play(t, lay(2, 3, shops), "reclaim science violence")
			for p.Top().Kind == core.EffectLose {
				p = table.Play(t, p, "lose science")
			}
			rulestest.Is(t, "what is left", p.Players[0].ResourcesOf(), 1+2*min(shops, 1))
		}
	})
	t.Run("PEN-167 six tiles and not five, in the Open World alone, and nobody wins", func(t *testing.T) {
		turned := func(m box.Mode, hell uint8) *penny.Position {
			return lone(t, m, func(c *core.State, g *core.Game) { c.HellTiles = hell; c.Turn(5, false) })
		}
		rulestest.Is(t, "five, six, six elsewhere", [3]core.Ending{turned(box.Open, 15).Over, turned(box.Open, 31).Over,
			turned(box.Prologue, 31).Over}, [3]core.Ending{core.NotOver, core.EndHell, core.NotOver})
		rulestest.Is(t, "winners", len(turned(box.Open, 31).Outcome().Winners), 0)
	})
	t.Run("PEN-168 a brown quest counts when it is finished", func(t *testing.T) {
		p := docks(false, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: table.Card("bq_dog")}
			c.Complete(g, 0, core.BrownSlot)
		})
		rulestest.Is(t, "points", p.Tally(p.Game, 0).Quests, 2)
	})
}

// TestRushExactly holds each half of the clauses of the Boss Rush.
func TestRushExactly(t *testing.T) {
	rush := func(key string, change func(c *core.State, g *core.Game)) *penny.Position {
		return lone(t, box.Rush, func(c *core.State, g *core.Game) {
			c.Opponents = [4]box.Card{table.Card(key), table.Card("br_index"), table.Card("b_cerberus"), table.Card("br_regent")}
			c.Heads, c.VillainAt[box.MiniBoss] = 3, table.At("parliament")
			bare(c, 0).Hand.Add(table.Starter(box.Alice, "punch"))
			change(c, g)
		})
	}
	round := func(c *core.State) { c.Stack[1] = core.Effect{Kind: core.EffectRound} }
	again := func(p *penny.Position) *penny.Position {
		return table.Changed(p, func(c *core.State, g *core.Game) {
			c.Depth = 1
			round(c)
			c.VillainAt[box.MiniBoss] = table.At("parliament")
		})
	}
	t.Run("PEN-169 two different mini-bosses, either boss, and the Regent", func(t *testing.T) {
		p := table.Play(t, table.Fresh(t, box.Rush, 2), "be alice", "be jack")
		p = table.Fate(t, p, "first 0")
		for p.Top().Kind != core.EffectSetup || p.Top().Step != core.SetLine {
			p = table.Fate(t, p, p.Roll(rand.New(rand.NewPCG(1, 1))))
		}
		may := func(keys ...string) bool {
			var ks []int
			for _, k := range keys {
				ks = append(ks, int(table.Card(k)))
			}
			_, err := p.After(rules.Luck, mv2("draw", ks...))
			return err == nil
		}
		table.Holds(t, "Old Father Thames or Cerberus", may("br_porter", "br_index", "br_leviathan", "br_regent") &&
			may("mb_publo", "mb_shunter", "b_cerberus", "br_regent"))
		table.Holds(t, "nobody twice", !may("br_porter", "br_porter", "b_cerberus", "br_regent"))
		table.Holds(t, "the Regent last", !may("br_porter", "br_index", "br_regent", "b_cerberus") &&
			!may("br_porter", "br_index", "b_cerberus", "br_leviathan"))
		table.Holds(t, "no mini-boss third, no boss first", !may("br_porter", "br_index", "br_void", "br_regent") &&
			!may("b_cerberus", "br_index", "br_leviathan", "br_regent"))
		lines := map[rules.Move]bool{}
		for seed := range uint64(20) {
			lines[p.Roll(rand.New(rand.NewPCG(seed, 3)))] = true
		}
		table.Holds(t, "at random", len(lines) > 5)
	})
	t.Run("PEN-171 the dead count, a fight keeps an opponent from healing for that round, and the next begins unhurt", func(t *testing.T) {
		p := rush("br_porter", func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At = true, box.NoPlace
		})
		rulestest.Is(t, "health", p.HealthOf(p.Game, table.Card("br_porter")), 5+2+p.Game.Tuning.Tougher)
		p = rush("br_porter", func(c *core.State, g *core.Game) {
			c.Bruise, c.Fought, c.Players[0].At, c.Players[1].At = 3, true, box.Sewer, box.Sewer
			round(c)
		})
		rulestest.Is(t, "after a round with a fight", p.Bruise, 3)
		p = again(p)
		rulestest.Is(t, "after a round without one", p.Bruise, 2)
		p = rush("br_porter", func(c *core.State, g *core.Game) { c.Bruise = 3; c.Push(core.Effect{Kind: core.EffectReap}) })
		p = table.Changed(table.Dealt(t, p), func(c *core.State, g *core.Game) {
			c.Depth, c.Pause, c.VillainAt[box.MiniBoss] = 1, 1, box.NoPlace
			c.Players[0].At = box.Sewer
			round(c)
		})
		rulestest.Is(t, "the next one is there, unhurt", [2]int{int(p.VillainAt[box.MiniBoss]), int(p.Bruise)},
			[2]int{int(table.At("parliament")), 0})
	})
	t.Run("PEN-171 a Shop card that is played into the action pool gives damage more, and nothing else does", func(t *testing.T) {
		gives := func(m box.Mode, key string) (damage uint8) {
			p := table.Changed(tuned(t, m, func(n *box.Tuning) { n.Novelty = 2 * (int(m) / int(box.Rush)) }),
				func(c *core.State, g *core.Game) {
					bare(c, 0).Hand.Add(table.Card(key))
					table.ToStep(c, core.StepBuild)
				})
			return table.Play(t, p, move(core.Play, int(table.Card(key)))).Players[0].Tokens[box.Damage]
		}
		rulestest.Is(t, "a Ticket, Knuckles, a charge card, an item, and a Ticket elsewhere",
			[5]uint8{gives(box.Rush, "s_ticket"), gives(box.Rush, "s_knuckles"), gives(box.Rush, "s_strongbox"),
				gives(box.Rush, "it_wig"), gives(box.Open, "s_ticket")}, [5]uint8{2, 3, 0, 0, 0})
	})
	t.Run("PEN-172 as far as the card says, and half its health is passed once", func(t *testing.T) {
		for key, want := range map[string]uint8{"br_porter": 2, "br_index": 1} {
			p := rush(key, func(c *core.State, g *core.Game) {
				c.Players[0].At, c.Players[1].At = table.At("slums_a"), table.At("slums_a")
				round(c)
			})
			p = first(t, p, core.EffectWalk)
			rulestest.Is(t, "steps", p.Game.Chart(&p.State).Distance[p.VillainAt[box.MiniBoss]][table.At("parliament")], want)
		}
		hit := func(p *penny.Position, bruise uint8, damage int) *penny.Position {
			p = table.Changed(p, func(c *core.State, g *core.Game) {
				c.Depth, c.HellTiles, c.Bruise = 1, 0, bruise
				c.Stack[1] = core.Effect{Kind: core.EffectTurn, Step: core.StepField}
				c.Players[0].At, c.VillainAt[box.MiniBoss] = table.At("parliament"), table.At("parliament")
				pool(c, 0, box.Damage, damage)
			})
			for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
				p = table.Play(t, p, "hit damage")
			}
			return p
		}
		p := rush("br_regent", func(c *core.State, g *core.Game) {})
		half := p.HalfOf(p.Game, table.Card("br_regent"))
		p = hit(p, 0, half)
		rulestest.Is(t, "at half, his tile", p.HellCount(), 1)
		p = hit(p, uint8(half-1), 2)
		rulestest.Is(t, "healed, and hurt again", p.HellCount(), 0)
	})
	t.Run("PEN-173 each hero heals one Wounded card and takes Two Pennies", func(t *testing.T) {
		p := rush("br_porter", func(c *core.State, g *core.Game) {
			c.Players[0].WoundPile, c.Players[1].WoundPile = 2, 2
			c.Push(core.Effect{Kind: core.EffectReap})
		})
		for p.Top().Kind == core.EffectPick {
			p = table.Dealt(t, table.Play(t, p, "heal 1"))
		}
		rulestest.Is(t, "wounds left", [2]uint8{p.Players[0].WoundPile, p.Players[1].WoundPile}, [2]uint8{1, 1})
		for h := range int8(2) {
			rulestest.Is(t, "Two Pennies taken", pennies(p.Players[h].Pile, p.Game), 1)
		}
	})
	t.Run("PEN-174 the last opponent and not the one before, and the last space and not the one before", func(t *testing.T) {
		beaten := func(n uint8) core.Ending {
			return rush("br_porter", func(c *core.State, g *core.Game) { c.Beaten = n; c.Push(core.Effect{Kind: core.EffectReap}) }).Over
		}
		rulestest.Is(t, "the third, the fourth", [2]core.Ending{beaten(2), beaten(3)}, [2]core.Ending{core.NotOver, core.EndRushed})
		space := func(before int) core.Ending {
			return rush("br_porter", func(c *core.State, g *core.Game) {
				c.HellSpace = uint8(g.Tuning.RushSpaces - before)
				c.Players[0].At = box.Sewer
				round(c)
			}).Over
		}
		rulestest.Is(t, "one before, the last", [2]core.Ending{space(1), space(0)}, [2]core.Ending{core.NotOver, core.EndHell})
	})
	t.Run("PEN-174 all have won, however their cards would score", func(t *testing.T) {
		p := rush("br_porter", func(c *core.State, g *core.Game) { c.Players[1].Portals, c.Over = 2, core.EndRushed })
		rulestest.Is(t, "winners", len(p.Outcome().Winners), int(p.Seats))
	})
}

// pennies counts Two Pennies.
func pennies(of box.Set, g *core.Game) (n int) {
	for k := range of.All() {
		if g.Of[k].Key == "pennies_2" {
			n++
		}
	}
	return n
}
