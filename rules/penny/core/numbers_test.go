package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestHeistNumbers holds the numbers of the book for two to four heroes, and those of our own.
func TestHeistNumbers(t *testing.T) {
	type numbers struct{ goal, trigger, portal, heads int }
	of := func(g *core.Game) numbers {
		return numbers{g.Tuning.Goal, g.Tuning.Trigger, g.Tuning.PortalGold, g.Tuning.Heads}
	}
	t.Run("PEN-118 PEN-120 PEN-122 the Heist has the numbers of the book", func(t *testing.T) {
		for seats := 2; seats <= core.MostHeroes; seats++ {
			rulestest.Is(t, "numbers", of(core.NewGame(box.Heist, seats)), numbers{30, 10, 5, 3})
		}
	})
	t.Run("PEN-157 PEN-163 with one hero less is asked, but Cerberus keeps three heads", func(t *testing.T) {
		one := of(core.NewGame(box.Heist, 1))
		table.Holds(t, "less gold", one.goal < 30 && one.portal < 5)
		rulestest.Is(t, "heads", one.heads, 3)
	})
	t.Run("PEN-157 the Short Heist has numbers of its own", func(t *testing.T) {
		for i, want := range []numbers{{4, 6, 1, 1}, {17, 6, 3, 2}, {20, 6, 4, 2}, {28, 6, 4, 2}} {
			short := core.NewShortHeist(i + 1)
			rulestest.Is(t, "numbers", of(short), want)
			table.Holds(t, "it is told apart", short.Short && !core.NewGame(box.Heist, i+1).Short)
		}
	})
}

// TestWhatStays holds what may be taken off a card in the turn in which something came onto it.
func TestWhatStays(t *testing.T) {
	tools := table.Starter(box.Jack, "jack_tools")
	strongbox := table.Card("s_strongbox")
	begin := func() *penny.Position {
		return table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, tools)
			c.Players[0].Drop(strongbox)
			c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: strongbox, Res: [box.Resources]uint8{box.Occultism: 1, box.Science: 1}}
			pool(c, 0, box.Occultism, 1)
			table.ToStep(c, core.StepBuild)
		})
	}
	put, lift := move(core.Put, int(box.Occultism), int(strongbox)), func(what box.Token, card box.Card) bool {
		p := table.Play(t, begin(), move(core.Put, int(box.Occultism), int(strongbox)), move(core.Play, int(tools)), "gain underworld")
		return table.Offered(p, move(core.Lift, int(what), int(card)))
	}
	t.Run("PEN-34 PEN-159 only what was put on a card this turn stays there", func(t *testing.T) {
		table.Holds(t, "another kind comes off", lift(box.Science, strongbox))
		table.Holds(t, "so does what lay there of the same kind", lift(box.Occultism, strongbox))
		p := table.Play(t, begin(), put, move(core.Lift, int(box.Occultism), int(strongbox)))
		table.Holds(t, "what was put on stays", !table.Offered(p, move(core.Lift, int(box.Occultism), int(strongbox))))
		p.Clean(p.Player(0))
		p = table.Changed(p, func(c *core.State, g *core.Game) { table.ToStep(c, core.StepBuild) })
		table.Holds(t, "until the next turn", table.Offered(p, move(core.Lift, int(box.Occultism), int(strongbox))))
	})
	t.Run("PEN-159 the first resource of a charge card was not put there, and comes off", func(t *testing.T) {
		table.Holds(t, "at once", lift(box.Underworld, tools))
	})
}

// TestGoldBeyondTheGoal holds what the Heroes card takes.
func TestGoldBeyondTheGoal(t *testing.T) {
	rich := func(gold int, at string) *penny.Position {
		return table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0)
			c.HeroGold, c.Players[0].At = uint8(gold), table.At(at)
			pool(c, 0, box.Gold, 2)
			table.ToStep(c, core.StepField)
		})
	}
	t.Run("PEN-118 PEN-132 gold may lie on the Heroes card beyond the goal", func(t *testing.T) {
		p := table.Play(t, rich(30, "westminster_abbey"), "bribe", "bribe")
		rulestest.Is(t, "on the card", p.HeroGold, 32)
		p = table.Play(t, p, "inform")
		rulestest.Is(t, "what is over stays", [2]uint8{p.HeroGold, p.Chapter}, [2]uint8{2, 2})
		rulestest.Is(t, "no more than a card holds", begins(rich(250, "docks"), core.Bribe), 0)
	})
	t.Run("PEN-120 what is over feeds the thieves first", func(t *testing.T) {
		p := table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.HeroGold, c.Players[0].At, c.VillainAt[box.VillainA] = 32, table.At("the_tower"), table.At("the_tower")
			table.Hand(c, 0)
			enemiesAre(c, "en_closet")
			table.ToStep(c, core.StepField)
		})
		rulestest.Is(t, "two wounds later the goal is still met", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{30, 2})
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
			table.Holds(t, b.Of[k].Key, any(b.Of[k].Play))
		}
	})
	play := func(key string, hell bool) *penny.Position {
		k := table.Card(key)
		return table.Play(t, table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("docks")
			c.VillainAt[box.VillainB], c.VillainAt[box.VillainC] = table.At("westminster_abbey"), table.At("cemetery_gate")
			c.Demonic.Remove(k)
			table.Hand(c, 0, k)
			if hell {
				c.HellTiles = 1 << g.TileOf(table.At("docks"))
			}
			table.ToStep(c, core.StepBuild)
		}), move(core.Play, int(k)))
	}
	far := func(p *penny.Position, v box.Villain) int {
		return int(p.Game.Chart(&p.State).Distance[p.VillainAt[v]][table.At("docks")])
	}
	t.Run("PEN-153 the Sovereign wounds in Hell and calls villain C in London", func(t *testing.T) {
		p := play("dp_sovereign", true)
		rulestest.Is(t, "in Hell", [2]int{int(p.Players[0].Tokens[box.Gold]), int(p.Players[0].WoundPile)}, [2]int{4, 1})
		p = play("dp_sovereign", false)
		before := int(p.Game.Scenario.Plain.Distance[table.At("cemetery_gate")][table.At("docks")])
		for p.Top().Kind == core.EffectWalk { // which way
			p = table.Play(t, p, p.Game.Text(p.Actions(p.Game, nil)[0]))
		}
		rulestest.Is(t, "in London", [3]int{int(p.Players[0].Tokens[box.Gold]), int(p.Players[0].WoundPile), far(p, box.VillainC)},
			[3]int{2, 0, before - 1})
	})
	t.Run("PEN-153 the Ferryman's Return calls villain B", func(t *testing.T) {
		p := table.Play(t, play("dp_obol", false), "option 1")
		before := int(p.Game.Scenario.Plain.Distance[table.At("westminster_abbey")][table.At("docks")])
		for p.Top().Kind == core.EffectWalk {
			p = table.Play(t, p, p.Game.Text(p.Actions(p.Game, nil)[0]))
		}
		rulestest.Is(t, "one nearer", far(p, box.VillainB), before-1)
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
		table.Holds(t, "four at least", n >= 4)
	})
}
