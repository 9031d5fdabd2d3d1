package core_test

import (
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestPrologueExactly holds single words and rare cases of the clauses of a chapter.
func TestPrologueExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-114 equal points, fewer status cards", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[1].WoundPile = 1 })
		rulestest.Is(t, "the better heroes", len(p.Best(p.Game)), 1)
		rulestest.Is(t, "the best", p.Best(p.Game)[0], 0)
		p = lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[1].Events = 3 })
		s := p.Tally(p.Game, 1)
		table.Holds(t, "events count", s.Total() == s.Events && s.Events >= 2)
	})
	t.Run("PEN-114 a finished Personal Quest counts its points", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].Pile.Add(table.Card("pq_alice_1")) })
		rulestest.Is(t, "points", p.Tally(p.Game, 0).Quests, 2)
		for who := range box.Heroes {
			rulestest.Is(t, "points for the class quest of "+who.Name(), p.Game.Of[p.Game.Personal[who][0]].Points, 2)
		}
	})
	t.Run("PEN-114 only a won game is scored, and a lost one tells what the scores would have been", func(t *testing.T) {
		for _, mode := range []box.Mode{box.Prologue, box.Open} {
			end := func(over core.Ending) (sum int, told []rules.Score) {
				p := lone(mode, func(c *core.State, g *core.Game) { c.Players[0].Events = 1 })
				p.Over = over
				for _, l := range p.Outcome().Scores {
					sum += l.Points[0]
				}
				return sum, p.Outcome().Otherwise.Lines
			}
			won, would := end(core.EndClosed)
			table.Holds(t, "won", won >= 2 && would == nil)
			for _, over := range []core.Ending{core.EndHell, core.EndDead} {
				lost, would := end(over)
				table.Holds(t, "lost", lost == 0 && len(would) == 7)
				sum := 0
				for _, l := range would {
					sum += l.Points[0]
				}
				rulestest.Is(t, "as if it had been won", sum, won)
			}
		}
		rush := lone(box.Rush, func(c *core.State, g *core.Game) { c.Over = core.EndHell })
		told := rush.Outcome().Otherwise.Lines
		table.Holds(t, "a Boss Rush has its own score, won or lost", told == nil && len(rush.Outcome().Scores) == 4)
	})
}

// TestPortalsExactly holds each half of the clauses of portals, of the Hell track and of the
// score.
func TestPortalsExactly(t *testing.T) {
	full := func(where string, change func(c *core.State, g *core.Game)) *penny.Position {
		return standing(t, box.Prologue, where, func(c *core.State, g *core.Game) {
			table.Rich(c, g, 0)
			pool(c, 0, box.Science, 1)
			change(c, g)
		})
	}
	round := func(space uint8) *penny.Position {
		return lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.HellSpace = space
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
	}
	t.Run("PEN-105 PEN-113 ten rounds, and every portal", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Away(c) })
		for n := 1; n <= 10; n++ {
			rulestest.Is(t, "over before round "+strconv.Itoa(n), p.Over, core.NotOver)
			p = table.Changed(p, func(c *core.State, g *core.Game) {
				table.Away(c)
				c.Depth = 1
				c.Stack[1] = core.Effect{Kind: core.EffectRound}
			})
			p = first(t, p, core.EffectFlip)
		}
		rulestest.Is(t, "after ten", p.Outcome().Ending, "consumed")
		q := table.Play(t, full("slums_b", func(c *core.State, g *core.Game) { c.Portals = 2 | 8 }), "close")
		rulestest.Is(t, "one is left, and nothing is won", [2]bool{q.PortalsLeft() == 1, q.LastTurn}, [2]bool{true, false})
	})
	t.Run("PEN-107 on the portal, and all of what it asks for", func(t *testing.T) {
		none := func(c *core.State, g *core.Game) {}
		rulestest.Is(t, "on it", begins(full("slums_b", none), core.Close), 1)
		rulestest.Is(t, "elsewhere", begins(full("docks", none), core.Close), 0)
		rulestest.Is(t, "on one that is closed", begins(full("slums_b", func(c *core.State, g *core.Game) { c.Portals = 1 | 8 }),
			core.Close), 0)
		rulestest.Is(t, "a resource less", begins(full("slums_b",
			func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Res[0]-- }), core.Close), 0)
	})
	t.Run("PEN-108 the Walk stays, empty, and nothing comes back", func(t *testing.T) {
		p := full("slums_b", func(c *core.State, g *core.Game) {})
		had, walk := p.Players[0].Tokens, p.Players[0].Slot[core.WalkSlot].Card
		p = table.Play(t, p, "close")
		rulestest.Is(t, "the Walk", p.Players[0].Slot[core.WalkSlot], core.Slot{Card: walk})
		rulestest.Is(t, "tokens", p.Players[0].Tokens, had)
	})
	t.Run("PEN-109 Jack has his turn still", func(t *testing.T) {
		p := toEnd(t, table.Play(t, full("slums_b", func(c *core.State, g *core.Game) { c.Portals = 2 }), "close"))
		rulestest.Is(t, "whose turn, and not over", [2]bool{p.Active == 1, p.Over == core.NotOver}, [2]bool{true, true})
		rulestest.Is(t, "then won", toEnd(t, p).Outcome().Ending, "closed")
	})
	t.Run("PEN-112 one tile for each of four spaces, to its Hell side", func(t *testing.T) {
		for space := uint8(1); space < 10; space++ {
			p := round(space)
			red := space+1 == 3 || space+1 == 5 || space+1 == 7 || space+1 == 9
			rulestest.Is(t, "a tile is asked for on space "+strconv.Itoa(int(space+1)), begins(p, core.Flip), map[bool]int{true: 6}[red])
			if red {
				p = table.Play(t, p, "flip city")
				rulestest.Is(t, "one", [2]int{p.HellCount(), begins(p, core.Flip)}, [2]int{1, 0})
			}
		}
	})
	t.Run("PEN-114 cards and wounds count wherever they are, and fewer wounds break a tie", func(t *testing.T) {
		deed := table.Card("s_deed")
		for where := range 6 {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				q := bare(c, 0)
				if where == 5 {
					owns(c, 0, &box.Set{}, table.Card("s_medium"))
					q.Slot[core.ChargeSlot] = core.Slot{Card: table.Card("s_medium")}
					return
				}
				owns(c, 0, []*box.Set{&q.Deck, &q.Hand, &q.Pool, &q.Pile, &q.Aside}[where], deed)
			})
			rulestest.Is(t, "points of a Shop card", p.Tally(p.Game, 0).Shop, map[bool]int{true: 3, false: 5}[where == 5])
			p.Players[0].WoundHand, p.Players[0].Grave = 0, 0
			q := &p.Players[0]
			*[]*uint8{&q.WoundDeck, &q.WoundHand, &q.WoundPile, &q.Under, &q.Grave, &q.Grave}[where] = 2
			rulestest.Is(t, "two status cards", p.Tally(p.Game, 0).Wounds, -1)
		}
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].WoundPile = 1 })
		rulestest.Is(t, "the best", [2]int{len(p.Best(p.Game)), int(p.Best(p.Game)[0])}, [2]int{1, 1})
	})
}
