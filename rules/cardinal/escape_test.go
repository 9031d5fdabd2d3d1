package cardinal

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules/rulestest"
)

// TestWayOut looks at the last walk of those who have searched everything, which
// the bots and the solver make.
func TestWayOut(t *testing.T) {
	r := rand.New(rand.NewPCG(68, 69))
	t.Run("CAR-68 CAR-69 whoever has searched all escapes, and nobody else moves", func(t *testing.T) {
		for i := range 120 {
			p := anywhere(t, ruleSets()[i%4], r)
			for s := range p.dice {
				if r.IntN(2) == 0 {
					p.dice[s] = 5
				}
				if r.IntN(4) == 0 {
					p.at[s], p.dice[s], p.escaped = Gone, 5, p.escaped|1<<s
				}
			}
			if p.escaped == 1<<suits-1 {
				continue
			}
			end, line := p.escapeAll(p.castle)
			q := p
			for _, s := range line {
				if s.kind == slide {
					is(t, "the die of "+Suit(s.who).String(), q.dice[s.who], 5)
				}
				rulestest.Must(t, s.kind != lure && s.kind != finish, "%q is no walk", s.text())
				q = play(t, q, s.text())
			}
			got := q.state // the search does not count moves
			got.moves, got.decisions, got.stage = end.moves, end.decisions, end.stage
			is(t, "where it ends", got, end)
			is(t, "killed", q.killed, p.killed)
			for _, s := range q.see().Slides {
				is(t, "somebody could still escape", s.Escapes, false)
			}
		}
	})
	t.Run("CAR-26 CAR-69 by the shortest way", func(t *testing.T) {
		p := table(t, nil, func(c *state) { alone(Sun, "0.1")(c); c.dice[Sun], c.rim = 5, c.rim&^(1<<edge("s.1")) })
		_, line := p.escapeAll(p.castle)
		is(t, "slides", len(line), 1)
		p.rim = 1<<edges - 1
		end, line := p.escapeAll(p.castle) // he defeats the guard ahead and goes on
		is(t, "slides", len(line), 2)
		is(t, "escaped", end.escaped, 1<<suits-1)
	})
	t.Run("CAR-48 CAR-69 by slides of his own: no coin is laid for him to take a guard", func(t *testing.T) {
		p := table(t, nil, func(c *state) {
			alone(Sun, "0.3")(c)
			c.dice[Sun], c.guards, c.supply = 5, 0, [suits]uint8{1, 0, 0, 0}
			for _, at := range []string{"0.1", "0.2", "1.2", "1.3", "1.4", "2.4"} {
				c.guards |= 1 << cell(at)
			}
			c.rim &^= 1<<edge("s.3") | 1<<edge("e.2")
		})
		_, line := p.escapeAll(p.castle)
		is(t, "steps", len(line), 0)
		p = play(t, p, "lure sun 0.0")
		_, line = p.escapeAll(p.castle) // east, take the own guard, out
		is(t, "steps once the supply is empty", len(line), 3)
	})
	t.Run("CAR-39 CAR-71 one goes first to make room", func(t *testing.T) {
		p := table(t, nil, func(c *state) {
			alone(Sun, "0.0")(c)
			c.dice[Sun], c.at[Moon], c.escaped = 5, cell("0.1"), 0b1100
			c.guards = 1 << cell("1.0")
			c.rim &^= 1 << edge("e.0")
		})
		_, line := p.escapeAll(p.castle)
		is(t, "who leaves first", line[0].who, uint8(Moon))
		is(t, "slides", len(line), 2)
		p.dice[Moon] = 4
		_, line = p.escapeAll(p.castle)
		is(t, "slides of those who are shut in", len(line), 0)
	})
}
