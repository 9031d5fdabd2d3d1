package search

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Result is what a search found, the most visited move first.
type Result struct {
	Simulations int
	Tried       []Tried
}

// Tried is one move of the present moment.
type Tried struct {
	Move   Move
	Visits int
	sum    float64
}

// Worth is what the move was worth to the seat on average, 0 to 1.
func (t Tried) Worth() float64 { return t.sum / float64(max(t.Visits, 1)) }

// sort orders by visits, then by worth, then by move.
func (r Result) sort() {
	slices.SortFunc(r.Tried, func(a, b Tried) int {
		return cmp.Or(cmp.Compare(b.Visits, a.Visits), cmp.Compare(b.sum, a.sum), cmp.Compare(a.Move, b.Move))
	})
}

// add joins what another tree found.
func (r *Result) add(o Result) {
	r.Simulations += o.Simulations
	for _, t := range o.Tried {
		if i := slices.IndexFunc(r.Tried, func(m Tried) bool { return m.Move == t.Move }); i >= 0 {
			r.Tried[i].Visits += t.Visits
			r.Tried[i].sum += t.sum
		} else {
			r.Tried = append(r.Tried, t)
		}
	}
	r.sort()
}

// Final is how a move is chosen in the end. The zero value takes the most visited one.
type Final struct {
	// Power, if not 0, draws a move by its visits to this power: 1 is careless, 2 is
	// hard to read, more is sharper.
	Power float64
	// Near, if not 0, leaves out moves that are worth less than the best by more.
	Near float64
}

// Pick is the move to make. The search must have made a simulation.
func (r Result) Pick(f Final, d *rand.Rand) Move {
	if f.Power == 0 {
		return r.Tried[0].Move
	}
	best := math.Inf(-1)
	for _, t := range r.Tried { // a move that was hardly tried is no measure
		if t.Visits*10 >= r.Tried[0].Visits {
			best = max(best, t.Worth())
		}
	}
	sum := 0.0
	weight := func(t Tried) float64 {
		if f.Near > 0 && t.Worth() < best-f.Near {
			return 0
		}
		return math.Pow(float64(t.Visits)/float64(r.Simulations), f.Power)
	}
	for _, t := range r.Tried {
		sum += weight(t)
	}
	x := d.Float64() * sum
	for _, t := range r.Tried {
		if w := weight(t); x < w {
			return t.Move
		} else {
			x -= w
		}
	}
	return r.Tried[0].Move
}
