package estoril

import (
	"intrigue/rules"
	"intrigue/rules/search"
)

// SearchGame is an evening as one seat knows it, the way the search looks at it: from a
// view to the hour when everybody goes home.
type SearchGame struct {
	root  State
	by    rules.Seat
	first []search.Action // what is worth a thought now
}

// searchState is one way in which the evening may go on.
type searchState struct {
	State
	decided bool // something was decided since the view
}

// answers are how many placings are foreseen where somebody places later.
const answers = 10

// number and stepOf write a step as the search knows it.
func number(s Action) search.Action {
	return search.Action(s.Kind) | search.Action(s.A)<<8 | search.Action(s.B)<<16
}

func stepOf(m search.Action) Action { return Action{Kind(m), uint8(m >> 8), uint8(m >> 16)} }

// Determinize fills in what the seat does not know.
func (g *SearchGame) Determinize(n *searchState, l *search.Luck) {
	n.State, n.decided = g.root, false
	n.Fill(g.by, l.Rand)
}

// past reports whether the evening is over.
func (c *State) past() bool { return c.Stage == StageHome || c.Stage == StageOver }

// Seat is who decides, nobody when the evening is over.
func (g *SearchGame) Seat(n *searchState) int {
	if n.past() {
		return -1
	}
	return int(n.Seat)
}

// Actions is what is worth a thought.
func (g *SearchGame) Actions(n *searchState, to []search.Action) []search.Action {
	switch {
	case !n.decided:
		return append(to, g.first...)
	case n.Stage == StagePlace:
		return n.promising(to, answers)
	}
	var buf [mostActions]Action
	for _, s := range n.Actions(buf[:0]) {
		to = append(to, number(s))
	}
	return to
}

// Observe shows where somebody sends a tile face down, and not whom (EST-37).
func (g *SearchGame) Observe(n *searchState, m search.Action) search.Action {
	if s := stepOf(m); s.Kind == Place && rules.Seat(n.Seat) != g.by && n.Secret.Has(s.B) {
		return number(Action{Place, 0, s.B})
	}
	return m
}

// Apply plays a step and what luck does about it. Looks are left out: what somebody
// else will see there, nobody can tell.
func (g *SearchGame) Apply(n *searchState, m search.Action, l *search.Luck) {
	n.Do(stepOf(m))
	n.decided = true
	for !n.past() {
		switch {
		case n.Stage == StageLook:
			n.Do(Action{Kind: Leave})
		case n.Chance():
			n.Do(n.Luck(l.Rand))
		default:
			return
		}
	}
}

// careless is how many of a hundred placings are made without looking.
const careless = 10

// Rollout plays the evening out by nose and habit.
func (g *SearchGame) Rollout(n *searchState, l *search.Luck, w *search.Reward) {
	for !n.past() {
		switch n.Stage {
		case StagePlace:
			if l.N(100) < careless {
				n.Do(n.Random(l.Rand))
			} else {
				n.Do(n.send(l))
			}
		case StageLook:
			n.Do(Action{Kind: Leave})
		case StageAbility, StageKeep, StageLose:
			n.Do(n.greedy())
		default:
			n.Do(n.Luck(l.Rand))
		}
	}
	n.prospects(w)
}
