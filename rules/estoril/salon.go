package estoril

import (
	"intrigue/rules"
	"intrigue/rules/search"
)

// salon is an evening as one seat knows it, the way the search looks at it: from a
// view to the hour when everybody goes home.
type salon struct {
	root  core
	by    rules.Seat
	first []search.Action // what is worth a thought now
}

// night is one way in which the evening may go on.
type night struct {
	core
	later bool // something was decided since the view
}

// answers are how many placings are foreseen where somebody places later.
const answers = 10

// number and stepOf write a step as the search knows it.
func number(s step) search.Action {
	return search.Action(s.verb) | search.Action(s.a)<<8 | search.Action(s.b)<<16
}

func stepOf(m search.Action) step { return step{verb(m), uint8(m >> 8), uint8(m >> 16)} }

// Determinize fills in what the seat does not know.
func (g *salon) Determinize(n *night, l *search.Luck) {
	n.core, n.later = g.root, false
	n.fill(g.by, l.Rand)
}

// past reports whether the evening is over.
func (c *core) past() bool { return c.stage == StageHome || c.stage == StageOver }

// Seat is who decides, nobody when the evening is over.
func (g *salon) Seat(n *night) int {
	if n.past() {
		return -1
	}
	return int(n.seat)
}

// Actions is what is worth a thought.
func (g *salon) Actions(n *night, to []search.Action) []search.Action {
	switch {
	case !n.later:
		return append(to, g.first...)
	case n.stage == StagePlace:
		return n.promising(to, answers)
	}
	var buf [mostSteps]step
	for _, s := range n.list(buf[:0]) {
		to = append(to, number(s))
	}
	return to
}

// Observe shows where somebody sends a tile face down, and not whom (EST-37).
func (g *salon) Observe(n *night, m search.Action) search.Action {
	if s := stepOf(m); s.verb == vPlace && rules.Seat(n.seat) != g.by && n.secret.has(s.b) {
		return number(step{vPlace, 0, s.b})
	}
	return m
}

// Apply plays a step and what luck does about it. Looks are left out: what somebody
// else will see there, nobody can tell.
func (g *salon) Apply(n *night, m search.Action, l *search.Luck) {
	n.do(stepOf(m))
	n.later = true
	for !n.past() {
		switch {
		case n.stage == StageLook:
			n.do(step{verb: vLeave})
		case n.chance():
			n.do(n.luck(l.Rand))
		default:
			return
		}
	}
}

// careless is how many of a hundred placings are made without looking.
const careless = 10

// Rollout plays the evening out by nose and habit.
func (g *salon) Rollout(n *night, l *search.Luck, w *search.Reward) {
	for !n.past() {
		switch n.stage {
		case StagePlace:
			if l.N(100) < careless {
				n.do(n.random(l.Rand))
			} else {
				n.do(n.send(l))
			}
		case StageLook:
			n.do(step{verb: vLeave})
		case StageAbility, StageKeep, StageLose:
			n.do(n.act())
		default:
			n.do(n.luck(l.Rand))
		}
	}
	n.prospects(w)
}
