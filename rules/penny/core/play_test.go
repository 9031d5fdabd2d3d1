package core_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestStepsStayOpen: steps 2 and 3 of a turn end without "done" only when nothing else could
// have been done in them.
func TestStepsStayOpen(t *testing.T) {
	ended := 0
	for deal := range 40 {
		p := Fresh(t, box.Prologue, 2)
		c, g, r := p.State, p.Game, rand.New(rand.NewPCG(uint64(deal), 2))
		var buf [core.MostActions]core.Action
		for n := 0; c.Over == core.NotOver && n < 4000; n++ {
			if c.Wait == core.Luck {
				c.Chance(g, r)
				c.Run(g)
				continue
			}
			list := c.Actions(g, buf[:0])
			was, did := c.Stack[1], list[r.IntN(len(list))]
			c.Do(g, did)
			c.Run(g)
			now := c.Stack[1]
			if did.Kind == core.Done || was.Kind != core.EffectTurn || now.Kind != core.EffectTurn || was.Hero != now.Hero ||
				c.Depth != 1 || now.Step != was.Step+1 || was.Step != core.StepMove && was.Step != core.StepBuild {
				continue
			}
			ended++
			before := c
			before.Stack[1].Step = was.Step
			left := before.Actions(g, nil)
			rulestest.Must(t, len(left) == 1 && left[0].Kind == core.Done,
				"deal %d: step %d ended after %v, and %v could be done", deal, was.Step, did, left)
		}
	}
	t.Log(ended, "steps ended by themselves")
	rulestest.Holds(t, ended >= 20, "only %d steps ended by themselves: the test tests little", ended)
}

// playout plays a state to its end by chance and returns the number of decisions.
func playout(g *core.Game, c *core.State, r *rand.Rand) int {
	n := 0
	var buf [core.MostActions]core.Action
	for c.Over == core.NotOver {
		if c.Wait == core.Luck {
			c.Chance(g, r)
		} else {
			list := c.Actions(g, buf[:0])
			c.Do(g, list[r.IntN(len(list))])
			n++
		}
		c.Run(g)
	}
	return n
}

// BenchmarkPlayout is the speed of complete random games of Scenario I with two
// heroes on one core.
func BenchmarkPlayout(b *testing.B) {
	p := Fresh(b, box.Prologue, 2)
	r := rand.New(rand.NewPCG(1, 2))
	n := 0
	for b.Loop() {
		c := p.State
		n += playout(p.Game, &c, r)
	}
	b.ReportMetric(float64(n)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// TestHeistNumbers holds the numbers of the book for two to four heroes, and those of our own.
func TestHeistNumbers(t *testing.T) {
	type numbers struct{ goal, trigger, portal, heads int }
	of := func(g *core.Game) numbers {
		return numbers{g.Tuning.Goal, g.Tuning.Trigger, g.Tuning.PortalGold, g.Tuning.Heads}
	}
	t.Run("PEN-118 PEN-120 PEN-122 the Heist has the numbers of the book", func(t *testing.T) {
		for seats := 2; seats <= core.MostHeroes; seats++ {
			is(t, "numbers", of(core.NewGame(box.Heist, seats)), numbers{30, 10, 5, 3})
		}
	})
	t.Run("PEN-157 PEN-163 with one hero less is asked, but Cerberus keeps three heads", func(t *testing.T) {
		one := of(core.NewGame(box.Heist, 1))
		Holds(t, "less gold", one.goal < 30 && one.portal < 5)
		is(t, "heads", one.heads, 3)
	})
	t.Run("PEN-157 the Short Heist has numbers of its own", func(t *testing.T) {
		for i, want := range []numbers{{4, 6, 1, 1}, {17, 6, 3, 2}, {20, 6, 4, 2}, {28, 6, 4, 2}} {
			short := core.NewShortHeist(i + 1)
			is(t, "numbers", of(short), want)
			Holds(t, "it is told apart", short.Short && !core.NewGame(box.Heist, i+1).Short)
		}
	})
}

// TestWhatStays holds what may be taken off a card in the turn in which something came onto it.
func TestWhatStays(t *testing.T) {
	tools := Starter(box.Jack, "jack_tools")
	strongbox := Card("s_strongbox")
	begin := func() *penny.Position {
		return Lay(t, box.Heist, 2, away, hand(0, tools),
			func(c *core.State, g *core.Game) { c.Players[0].Drop(strongbox) },
			slot(0, core.ChargeSlot, core.Slot{Card: strongbox, Res: [box.Resources]uint8{box.Occultism: 1, box.Science: 1}}),
			has(0, box.Occultism, 1), inStep(core.StepBuild))
	}
	put, lift := move(core.Put, int(box.Occultism), int(strongbox)), func(what box.Token, card box.Card) bool {
		p := Play(t, begin(), move(core.Put, int(box.Occultism), int(strongbox)), move(core.Play, int(tools)), "gain underworld")
		return Offered(p, move(core.Lift, int(what), int(card)))
	}
	t.Run("PEN-34 PEN-159 only what was put on a card this turn stays there", func(t *testing.T) {
		Holds(t, "another kind comes off", lift(box.Science, strongbox))
		Holds(t, "so does what lay there of the same kind", lift(box.Occultism, strongbox))
		p := Play(t, begin(), put, move(core.Lift, int(box.Occultism), int(strongbox)))
		Holds(t, "what was put on stays", !Offered(p, move(core.Lift, int(box.Occultism), int(strongbox))))
		p.Clean(p.Player(0))
		p = Changed(p, inStep(core.StepBuild))
		Holds(t, "until the next turn", Offered(p, move(core.Lift, int(box.Occultism), int(strongbox))))
	})
	t.Run("PEN-159 the first resource of a charge card was not put there, and comes off", func(t *testing.T) {
		Holds(t, "at once", lift(box.Underworld, tools))
	})
}

// TestGoldBeyondTheGoal holds what the Heroes card takes.
func TestGoldBeyondTheGoal(t *testing.T) {
	rich := func(gold int, at string) *penny.Position {
		return Lay(t, box.Heist, 2, away, hand(0),
			func(c *core.State, g *core.Game) { c.HeroGold, c.Players[0].At = uint8(gold), At(at) },
			has(0, box.Gold, 2), inStep(core.StepField))
	}
	t.Run("PEN-118 PEN-132 gold may lie on the Heroes card beyond the goal", func(t *testing.T) {
		p := Play(t, rich(30, "westminster_abbey"), "bribe", "bribe")
		is(t, "on the card", p.HeroGold, 32)
		p = Play(t, p, "inform")
		is(t, "what is over stays", [2]uint8{p.HeroGold, p.Chapter}, [2]uint8{2, 2})
		is(t, "no more than a card holds", begins(rich(250, "docks"), core.Bribe), 0)
	})
	t.Run("PEN-120 what is over feeds the thieves first", func(t *testing.T) {
		p := Lay(t, box.Heist, 2, away, func(c *core.State, g *core.Game) {
			c.HeroGold, c.Players[0].At, c.VillainAt[box.VillainA] = 32, At("the_tower"), At("the_tower")
		}, hand(0), enemies("en_closet"), inStep(core.StepField))
		is(t, "two wounds later the goal is still met", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{30, 2})
	})
}

// TestDemonicDrawbacks holds that no Demonic Penny is only good (PEN-153).
func TestDemonicDrawbacks(t *testing.T) {
	b := box.Printed()
	costs := func(e box.Instruction) bool {
		return e.Op == box.OpLose || e.Op == box.OpDiscard || e.Op == box.OpDestroy || e.Op == box.OpMove && e.Who < box.FigureMini ||
			e.Op == box.OpTake
	}
	var any func(at box.Block) bool
	any = func(at box.Block) bool {
		for _, e := range b.Blocks[at] {
			switch {
			case costs(e):
				return true
			case e.Op == box.OpWhen && (any(e.Then) || any(e.Other)):
				return true
			case e.Op == box.OpChoose:
				all := true
				for _, o := range e.Option[:e.Options] {
					all = all && any(o)
				}
				if all {
					return true
				}
			}
		}
		return false
	}
	t.Run("PEN-153 every Demonic Penny costs something", func(t *testing.T) {
		for k := b.From[box.DemonicDeck]; k < b.Upto[box.DemonicDeck]; k++ {
			Holds(t, b.Of[k].Key, any(b.Of[k].Play))
		}
	})
	play := func(key string, hell bool) *penny.Position {
		k := Card(key)
		return Play(t, Lay(t, box.Prologue, 2, away, stands(0, "docks"), stands(1, "docks"),
			lurks(box.VillainB, "westminster_abbey"), lurks(box.VillainC, "cemetery_gate"),
			func(c *core.State, g *core.Game) { c.Demonic.Remove(k) }, hand(0, k),
			func(c *core.State, g *core.Game) {
				if hell {
					c.HellTiles = 1 << g.TileOf(At("docks"))
				}
			}, inStep(core.StepBuild)), move(core.Play, int(k)))
	}
	far := func(p *penny.Position, v box.Villain) int {
		return int(p.Game.Chart(&p.State).Distance[p.VillainAt[v]][At("docks")])
	}
	t.Run("PEN-153 the Sovereign wounds in Hell and calls villain C in London", func(t *testing.T) {
		p := play("dp_sovereign", true)
		is(t, "in Hell", [2]int{int(p.Players[0].Tokens[box.Gold]), int(p.Players[0].WoundPile)}, [2]int{4, 1})
		p = play("dp_sovereign", false)
		before := int(p.Game.Scenario.Plain.Distance[At("cemetery_gate")][At("docks")])
		for p.Top().Kind == core.EffectWalk { // which way
			p = Play(t, p, p.Game.Text(p.Actions(p.Game, nil)[0]))
		}
		is(t, "in London", [3]int{int(p.Players[0].Tokens[box.Gold]), int(p.Players[0].WoundPile), far(p, box.VillainC)},
			[3]int{2, 0, before - 1})
	})
	t.Run("PEN-153 the Ferryman's Return calls villain B", func(t *testing.T) {
		p := Play(t, play("dp_obol", false), "option 1")
		before := int(p.Game.Scenario.Plain.Distance[At("westminster_abbey")][At("docks")])
		for p.Top().Kind == core.EffectWalk {
			p = Play(t, p, p.Game.Text(p.Actions(p.Game, nil)[0]))
		}
		is(t, "one nearer", far(p, box.VillainB), before-1)
	})
	t.Run("PEN-153 at least four enemies of Scenario I give one", func(t *testing.T) {
		n := 0
		for _, k := range b.Modes[box.Prologue].Enemies {
			for _, e := range b.Blocks[b.Of[k].Play] {
				if e.Op == box.OpTake && e.Stack == box.DemonicPennies {
					n++
				}
			}
		}
		Holds(t, "four at least", n >= 4)
	})
}
