package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestWoundsExactly holds single words and rare cases of the clauses of a chapter.
func TestWoundsExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-89 a Wounded is drawn into the hand", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Deck, q.Pile, q.WoundDeck = box.Set{}, box.Set{}, 2
			c.Push(core.Effect{Kind: core.EffectDraw, N: 2})
		})
		p = table.Dealt(t, p)
		rulestest.Is(t, "in the hand", p.Players[0].WoundHand, 2)
		rulestest.Is(t, "in the deck", p.Players[0].WoundDeck, 0)
	})
}

// TestDeathExactly holds each half of the clauses of wounds and of death.
func TestDeathExactly(t *testing.T) {
	// dying is the end of step 3 of a hero whom one more Wounded kills.
	dying := func(seats int, h int8, change func(c *core.State, g *core.Game)) *penny.Position {
		p := table.Lay(t, box.Prologue, seats, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, h)
			c.Active, c.Stack[1].Hero = uint8(h), h
			c.Players[h].Under, c.Players[h].WoundHand, c.Players[h].Grave = 3, 1, 3
			table.ToStep(c, core.StepBuild)
			change(c, g)
		})
		p = table.Play(t, p, "done")
		table.Holds(t, "dead", p.Players[h].Dead)
		return p
	}
	t.Run("PEN-89 a Wounded that is played gives nothing", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].WoundHand = 1; table.ToStep(c, core.StepBuild) })
		was := p.Players[0].Tokens
		p.Bear(0)
		rulestest.Is(t, "tokens", p.Players[0].Tokens, was)
		rulestest.Is(t, "under the board", p.Players[0].Under, 1)
	})
	t.Run("PEN-92 they stay when the discard pile is shuffled, and in step 1", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			bare(c, 0).Pile.Add(table.Starter(box.Alice, "punch"))
			c.Players[0].Grave = 2
			c.Push(core.Effect{Kind: core.EffectDraw, N: 1})
		})
		p.Clean(&p.Players[0])
		rulestest.Is(t, "Gravely Wounded, and in the deck", [2]uint8{p.Players[0].Grave, p.Players[0].WoundDeck}, [2]uint8{2, 0})
	})
	t.Run("PEN-93 the third does not kill, the fourth does", func(t *testing.T) {
		for grave, dead := range map[uint8]bool{2: false, 3: true} {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].Under, c.Players[0].Grave, c.Players[0].WoundHand = 3, grave, 1
				c.Bear(0)
			})
			rulestest.Is(t, "dead", p.Players[0].Dead, dead)
		}
	})
	t.Run("PEN-95 the Decision Token and the first turn pass over the dead, and stay with the living", func(t *testing.T) {
		gone := func(c *core.State, h int8) { c.Players[h].Dead, c.Players[h].At = true, box.NoPlace }
		p := dying(4, 0, func(c *core.State, g *core.Game) { gone(c, 1) })
		rulestest.Is(t, "holder", p.DecisionHolder, 2)
		p = dying(4, 0, func(c *core.State, g *core.Game) { c.DecisionHolder = 3 })
		rulestest.Is(t, "another's token", p.DecisionHolder, 3)
		p = table.Lay(t, box.Prologue, 4, func(c *core.State, g *core.Game) {
			table.Away(c)
			gone(c, 0)
			gone(c, 1)
			c.Active, c.DecisionHolder, c.Stack[1] = 3, 3, core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "who begins the round", p.Active, 2)
	})
	t.Run("PEN-99 they lie there when the action pool is discarded", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].Under = 2; table.ToStep(c, core.StepDraw) })
		rulestest.Is(t, "under the board, discarded", [2]uint8{p.Players[0].Under, p.Players[0].WoundPile}, [2]uint8{2, 0})
	})
	t.Run("PEN-136 the next living hero reads, not the holder nor the first, and the dead have no more turns", func(t *testing.T) {
		p := dying(4, 1, func(c *core.State, g *core.Game) { c.Players[2].Dead, c.Players[2].At = true, box.NoPlace })
		rulestest.Is(t, "who reads, and what", [2]int{int(p.Top().Hero), int(p.Top().Kind)}, [2]int{3, int(core.EffectScheme)})
		p = toEnd(t, p)
		rulestest.Is(t, "whose turn it is", p.Active, 3)
		left := p.Schemes.Len()
		p = toEnd(t, p)
		rulestest.Is(t, "after the round, and the schemes read", [2]int{int(p.Active), left - p.Schemes.Len()}, [2]int{0, 1})
		p = toEnd(t, p)
		rulestest.Is(t, "after Alice there is nobody before Emily", p.Active, 3)
	})
	t.Run("PEN-136 assigned enemies are shuffled in, and nobody knows where they lie", func(t *testing.T) {
		hound := table.Card("en_hound")
		p := dying(2, 0, func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_eel", "en_cab", "en_bull", "en_table")
			c.Enemies.Take(core.CardOf(hound))
			c.Players[0].Foes.Add(hound)
		})
		table.Holds(t, "his no more", p.Players[0].Foes.Empty())
		rulestest.Is(t, "known above and below, and in the heap",
			[3]int{len(p.Enemies.Top()), len(p.Enemies.Under()), len(p.Enemies.Heap())}, [3]int{0, 0, 16})
		table.Holds(t, "he may come next", p.Enemies.May(core.CardOf(hound)))
	})
	t.Run("PEN-136 nobody dies of a wound before it is played", func(t *testing.T) {
		p := ring(t, func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_closet")
			c.Players[0].Under, c.Players[0].Grave = 3, 3
			pool(c, 0, box.Science, 1)
		})
		rulestest.Is(t, "wounded, alive, and the turn goes on", [3]bool{p.Players[0].WoundPile == 2, !p.Players[0].Dead,
			p.Top().Kind == core.EffectTurn}, [3]bool{true, true, true})
	})
	t.Run("PEN-135 Publo stays, turns and schemes go on, and the win stands without heroes", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.LastTurn, c.Portals, c.VillainAt[box.MiniBoss] = true, 0, table.At("billingsgate")
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "won, where Publo stands, and wounds", [3]int{int(p.Over), int(p.VillainAt[box.MiniBoss]),
			int(p.Players[0].WoundPile)}, [3]int{int(core.EndClosed), int(table.At("billingsgate")), 0})
		q := standing(t, box.Prologue, "slums_b", func(c *core.State, g *core.Game) { c.Portals = 2; table.Rich(c, g, 0) })
		q = toEnd(t, table.Play(t, q, "close"))
		rulestest.Is(t, "Jack's turn, after a scheme", [3]int{int(q.Over), int(q.Active), q.Schemes.Len()},
			[3]int{int(core.NotOver), 1, 15})
		q = toEnd(t, q)
		rulestest.Is(t, "won, after another", [2]int{int(q.Over), q.Schemes.Len()}, [2]int{int(core.EndClosed), 14})
		d := dying(2, 0, func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At = true, box.NoPlace
			c.Portals, c.LastTurn = 0, true
		})
		rulestest.Is(t, "won by the dead", d.Over, core.EndClosed)
	})
}
