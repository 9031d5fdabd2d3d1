package core_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestLuckExactly: what is shuffled lies in no order, so that every card may come next.
func TestLuckExactly(t *testing.T) {
	t.Run("PEN-6 PEN-9 any card may be the first in the shop and in the row", func(t *testing.T) {
		p := table.Play(t, table.Fresh(t, box.Prologue, 2), "be alice", "be jack")
		p = table.Fate(t, p, "first 0")
		left := map[core.Row]int{}
		for p.Top().Kind == core.EffectFill {
			row := p.Top().Row
			if left[row] == 0 {
				left[row] = map[core.Row]int{core.ShopRow: 24, core.EnemyRow: 20}[row]
			}
			rulestest.Is(t, "cards that may come", possible(p), left[row])
			left[row]--
			p = some(t, p)
		}
		rulestest.Is(t, "four of each lie open", [2]int{left[core.ShopRow], left[core.EnemyRow]}, [2]int{20, 16})
	})
	t.Run("PEN-7 PEN-11 PEN-97 any event and any scheme may be the next", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectEvent}) })
		rulestest.Is(t, "events", possible(p), 16)
		for left, want := range map[int]int{16: 16, 8: 8, 0: 16} {
			q := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				for c.Schemes.Len() > left {
					c.Schemes.Draw(c.Schemes.Heap()[0])
				}
				c.Push(core.Effect{Kind: core.EffectScheme})
			})
			rulestest.Is(t, "schemes", possible(q), want)
		}
	})
	t.Run("PEN-15 any five of the ten are the first hand", func(t *testing.T) {
		p := table.Play(t, table.Fresh(t, box.Prologue, 1), "be maria")
		for p = table.Fate(t, p, "portal 0"); p.Top().Kind == core.EffectFill; {
			p = some(t, p)
		}
		rulestest.Is(t, "drawn by Luck, out of ten", [3]int{int(p.Top().Kind), p.Draws(p.Game), p.Players[0].Deck.Count()},
			[3]int{int(core.EffectDraw), 5, 10})
		for _, skip := range []int{0, 5} {
			m := []int{}
			for k := range p.Players[0].Deck.All() {
				m = append(m, int(k))
			}
			q := table.Fate(t, p, mv2("draw", m[skip:skip+5]...))
			rulestest.Is(t, "five", q.Players[0].Hand.Count(), 5)
		}
	})
}

// some lets Luck draw the first card that may come.
func some(t *testing.T, p *penny.Position) *penny.Position {
	t.Helper()
	for k := range int(box.NoCard) {
		if n, err := p.After(rules.Luck, mv2("draw", k)); err == nil {
			return n.(*penny.Position)
		}
	}
	t.Fatal("no card may come")
	return nil
}
