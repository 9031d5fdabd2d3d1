package search

import (
	"context"
	"math/rand/v2"
)

// narrowed is a game in whose present decision only some actions are looked at.
type narrowed[S any, G Game[S]] struct {
	g       G
	actions []Action
}

type narrowedState[S any] struct {
	s     S
	later bool // the present decision has been made
}

// RunAmong is Run with only some of the actions of the present state: what each of them is worth
// then depends on nothing that a better one would have taken from it.
func RunAmong[S any, G Game[S]](ctx context.Context, g G, actions []Action, o Options, r *rand.Rand) Result {
	return Run[narrowedState[S]](ctx, narrowed[S, G]{g, actions}, o, r)
}

func (n narrowed[S, G]) Determinize(s *narrowedState[S], l *Luck) {
	s.later = false
	n.g.Determinize(&s.s, l)
}

func (n narrowed[S, G]) Seat(s *narrowedState[S]) int { return n.g.Seat(&s.s) }

func (n narrowed[S, G]) Actions(s *narrowedState[S], to []Action) []Action {
	if !s.later {
		return append(to, n.actions...)
	}
	return n.g.Actions(&s.s, to)
}

func (n narrowed[S, G]) Observe(s *narrowedState[S], a Action) Action { return n.g.Observe(&s.s, a) }

func (n narrowed[S, G]) Apply(s *narrowedState[S], a Action, l *Luck) {
	s.later = true
	n.g.Apply(&s.s, a, l)
}

func (n narrowed[S, G]) Rollout(s *narrowedState[S], l *Luck, w *Reward) { n.g.Rollout(&s.s, l, w) }

// Points implements Counter, with 0 for a game that is none.
func (n narrowed[S, G]) Points(s *narrowedState[S], seat int) float64 {
	if c, ok := any(n.g).(Counter[S]); ok {
		return c.Points(&s.s, seat)
	}
	return 0
}
