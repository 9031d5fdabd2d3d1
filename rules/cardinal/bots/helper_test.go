package bots

import (
	"context"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}

// solved is what the solver finds out about a moment.
func solved(g *castles.Game, e Effort) Line {
	return Solve(context.Background(), g.Castle, &g.State, e, nil)
}

// endless is a moment that keeps the solver busy: two musketeers are killed, and it
// finds no line to what it cannot prove to be out of reach.
func endless() *castles.Game { return castles.Killed(6, castles.Sets()[2]) }

// patience is a context that ends after it has been looked at so many times. It
// counts on, and has no clock.
type patience struct {
	context.Context
	left, late int
}

func (p *patience) Err() error {
	if p.left--; p.left >= 0 {
		return nil
	}
	p.late++
	return context.Canceled
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// recursion is the best score that can be reached from a state, by plain recursion
// over the rules: Actions and Do, none of the solver. It gives up, and is not ok, when
// more than most states follow.
func recursion(k *core.Castle, from core.State, most int) (best int, ok bool) {
	from.Moves, from.Decisions = 0, 0
	seen := map[core.State]bool{from: true}
	todo := []core.State{from}
	for len(todo) > 0 {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		best = max(best, c.Score())
		var buf [core.MostActions]core.Action
		for _, s := range c.Actions(k, buf[:0]) {
			n := c
			n.Do(k, s)
			n.Moves, n.Decisions = 0, 0
			if !seen[n] {
				if len(seen) == most {
					return best, false
				}
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	return best, true
}
