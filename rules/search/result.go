package search

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Result is what a search found, the most visited action first.
type Result struct {
	Simulations int
	Actions     []ActionStats
}

// ActionStats is what became of one action of the present state.
type ActionStats struct {
	Action Action
	Visits int
	sum    float64
	points float64
}

// Mean is the average reward of the seat that decides, 0 to 1.
func (t ActionStats) Mean() float64 { return t.sum / float64(max(t.Visits, 1)) }

// Points is the average of the points of the seat that decides, where they are counted.
func (t ActionStats) Points() float64 { return t.points / float64(max(t.Visits, 1)) }

// sort orders by visits, then by reward, then by action.
func (r Result) sort() {
	slices.SortFunc(r.Actions, func(a, b ActionStats) int {
		return cmp.Or(cmp.Compare(b.Visits, a.Visits), cmp.Compare(b.sum, a.sum), cmp.Compare(a.Action, b.Action))
	})
}

// add joins what another tree found.
func (r *Result) add(o Result) {
	r.Simulations += o.Simulations
	for _, t := range o.Actions {
		if i := slices.IndexFunc(r.Actions, func(a ActionStats) bool { return a.Action == t.Action }); i >= 0 {
			r.Actions[i].Visits += t.Visits
			r.Actions[i].sum += t.sum
			r.Actions[i].points += t.points
		} else {
			r.Actions = append(r.Actions, t)
		}
	}
	r.sort()
}

// Selection is how an action is chosen in the end. The zero value takes the most visited one.
type Selection struct {
	// Power, if not 0, draws an action by its visits to this power: 1 is careless, 2 is
	// hard to read, more is sharper.
	Power float64
	// Near, if not 0, leaves out actions whose mean lies further than this below the best.
	Near float64
}

// Pick is the action to play. The search must have made a simulation.
func (r Result) Pick(f Selection, d *rand.Rand) Action {
	if f.Power == 0 {
		return r.Actions[0].Action
	}
	best := math.Inf(-1)
	for _, t := range r.Actions { // an action that was hardly tried is no measure
		if t.Visits*10 >= r.Actions[0].Visits {
			best = max(best, t.Mean())
		}
	}
	sum := 0.0
	weight := func(t ActionStats) float64 {
		if f.Near > 0 && t.Mean() < best-f.Near {
			return 0
		}
		return math.Pow(float64(t.Visits)/float64(r.Simulations), f.Power)
	}
	for _, t := range r.Actions {
		sum += weight(t)
	}
	x := d.Float64() * sum
	for _, t := range r.Actions {
		if w := weight(t); x < w {
			return t.Action
		} else {
			x -= w
		}
	}
	return r.Actions[0].Action
}
