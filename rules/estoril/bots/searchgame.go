package bots

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/search"
)

// SearchGame is the rest of an evening as one seat knows it, for the search.
type SearchGame struct {
	root  core.State
	by    rules.Seat
	first []search.Action // what is worth a look now
}

// searchState is one way in which the evening may go on.
type searchState struct {
	core.State
	decided bool // something was decided since the root
}

const (
	laterPlacings = 10 // at which the search looks where somebody places later
	randomPercent = 10 // of the placings of a rollout are made without looking
)

// number and actionOf write an action as the search knows it.
func number(a core.Action) search.Action {
	return search.Action(a.Kind) | search.Action(a.A)<<8 | search.Action(a.B)<<16
}

func actionOf(m search.Action) core.Action {
	return core.Action{Kind: core.ActionKind(m), A: uint8(m >> 8), B: uint8(m >> 16)}
}

// Determinize fills in what the seat does not know.
func (g *SearchGame) Determinize(n *searchState, l *search.Luck) {
	n.State, n.decided = g.root, false
	n.Fill(g.by, l.Rand)
}

// over reports whether the evening is over.
func over(c *core.State) bool { return c.Stage == core.StageHome || c.Stage == core.StageOver }

// Seat returns who decides, nobody when the evening is over.
func (g *SearchGame) Seat(n *searchState) int {
	if over(&n.State) {
		return -1
	}
	return int(n.Seat)
}

// Actions returns those worth a look.
func (g *SearchGame) Actions(n *searchState, to []search.Action) []search.Action {
	switch {
	case !n.decided:
		return append(to, g.first...)
	case n.Stage == core.StagePlace:
		return bestPlacings(&n.State, to, laterPlacings)
	}
	var buf [core.MostActions]core.Action
	for _, a := range n.Actions(buf[:0]) {
		to = append(to, number(a))
	}
	return to
}

// Observe shows where somebody sends a tile face down, and not whom (EST-37).
func (g *SearchGame) Observe(n *searchState, m search.Action) search.Action {
	if a := actionOf(m); a.Kind == core.Place && rules.Seat(n.Seat) != g.by && n.Secret.Has(a.B) {
		return number(core.Action{Kind: core.Place, B: a.B})
	}
	return m
}

// Apply plays an action and what luck does about it. Looks are left out: what somebody
// else will see there, nobody can tell.
func (g *SearchGame) Apply(n *searchState, m search.Action, l *search.Luck) {
	n.Do(actionOf(m))
	n.decided = true
	for !over(&n.State) {
		switch {
		case n.Stage == core.StageLook:
			n.Do(core.Action{Kind: core.Leave})
		case n.Chance():
			n.Do(n.Luck(l.Rand))
		default:
			return
		}
	}
}

// Rollout plays the evening out by the greedy policy.
func (g *SearchGame) Rollout(n *searchState, l *search.Luck, w *search.Reward) {
	for !over(&n.State) {
		switch n.Stage {
		case core.StagePlace:
			if l.N(100) < randomPercent {
				n.Do(n.Random(l.Rand))
			} else {
				n.Do(greedyPlacing(&n.State, l))
			}
		case core.StageLook:
			n.Do(core.Action{Kind: core.Leave})
		case core.StageAbility, core.StageKeep, core.StageLose:
			n.Do(greedy(&n.State))
		default:
			n.Do(n.Luck(l.Rand))
		}
	}
	evaluate(&n.State, w)
}

// Points returns what a seat may hope to have in the end.
func (g *SearchGame) Points(n *searchState, seat int) float64 {
	return float64(expectedPoints(&n.State)[seat])
}
