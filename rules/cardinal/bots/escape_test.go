package bots

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// TestWayOut looks at the last walk of those who have searched everything, which
// the bots and the solver make.
func TestWayOut(t *testing.T) {
	r := rand.New(rand.NewPCG(68, 69))
	t.Run("CAR-68 CAR-69 whoever has searched all escapes, and nobody else moves", func(t *testing.T) {
		for i := range 120 {
			p := castles.Anywhere(castles.Sets()[i%4], r)
			for s := range p.Dice {
				if r.IntN(2) == 0 {
					p.Dice[s] = 5
				}
				if r.IntN(4) == 0 {
					p.At[s], p.Dice[s], p.Escaped = core.Gone, 5, p.Escaped|1<<s
				}
			}
			if p.Escaped == 1<<core.NumSuits-1 {
				continue
			}
			end, line := escapeAll(p.Castle, &p.State)
			q := p
			for _, s := range line {
				if s.Kind == core.Slide {
					is(t, "the die of "+s.Who.String(), q.Dice[s.Who], 5)
				}
				rulestest.Must(t, s.Kind != core.Lure && s.Kind != core.Finish, "%q is no walk", s.Text())
				q = q.Play(t, s.Text())
			}
			got := q.State // the search does not count moves
			got.Moves, got.Decisions, got.Stage = end.Moves, end.Decisions, end.Stage
			is(t, "where it ends", got, end)
			is(t, "killed", q.Killed, p.Killed)
			for _, s := range core.See(q.Castle, q.State, nil).Slides {
				is(t, "somebody could still escape", s.Escapes, false)
			}
		}
	})
	t.Run("CAR-26 CAR-69 by the shortest way", func(t *testing.T) {
		p := castles.Lay(nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.1")(c)
			c.Dice[core.Sun], c.Rim = 5, c.Rim&^(1<<castles.Edge("s.1"))
		})
		_, line := escapeAll(p.Castle, &p.State)
		is(t, "slides", len(line), 1)
		p.Rim = 1<<core.NumEdges - 1
		end, line := escapeAll(p.Castle, &p.State) // he defeats the guard ahead and goes on
		is(t, "slides", len(line), 2)
		is(t, "escaped", end.Escaped, 1<<core.NumSuits-1)
	})
	t.Run("CAR-48 CAR-69 by slides of his own: no coin is laid for him to take a guard", func(t *testing.T) {
		p := castles.Lay(nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.3")(c)
			c.Dice[core.Sun], c.Guards, c.Supply = 5, 0, [core.NumSuits]uint8{1, 0, 0, 0}
			for _, at := range []string{"0.1", "0.2", "1.2", "1.3", "1.4", "2.4"} {
				c.Guards |= 1 << castles.Cell(at)
			}
			c.Rim &^= 1<<castles.Edge("s.3") | 1<<castles.Edge("e.2")
		})
		_, line := escapeAll(p.Castle, &p.State)
		is(t, "steps", len(line), 0)
		p = p.Play(t, "lure sun 0.0")
		_, line = escapeAll(p.Castle, &p.State) // east, take the own guard, out
		is(t, "steps once the supply is empty", len(line), 3)
	})
	t.Run("CAR-39 CAR-71 one goes first to make room", func(t *testing.T) {
		p := castles.Lay(nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.Dice[core.Sun], c.At[core.Moon], c.Escaped = 5, castles.Cell("0.1"), 0b1100
			c.Guards = 1 << castles.Cell("1.0")
			c.Rim &^= 1 << castles.Edge("e.0")
		})
		_, line := escapeAll(p.Castle, &p.State)
		is(t, "who leaves first", line[0].Who, core.Moon)
		is(t, "slides", len(line), 2)
		p.Dice[core.Moon] = 4
		_, line = escapeAll(p.Castle, &p.State)
		is(t, "slides of those who are shut in", len(line), 0)
	})
}
