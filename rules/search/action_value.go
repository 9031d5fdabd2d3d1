package search

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
)

// ActionValue is what a search holds an action for.
type ActionValue struct {
	Action Action
	Mean   float64 // the average reward of the seat that decides, 0 to 1
	Points float64 // the average of its points, where the Game is a Counter
}

// A choice that was tried in fewer than one of so many simulations is looked at once more by
// itself, with one of so many simulations.
const (
	rarely = 10
	again  = 4
)

// glance is the part of the simulations after which what was chosen may be found good enough: one of so many.
const glance = 4

// Compare searches a game and says what the best actions are worth, the best first, at most so
// many, and what one of the actions is worth that was chosen instead. It ends after a part of the simulations where
// what was chosen is good enough then.
func Compare[S any, G Game[S]](ctx context.Context, g G, most int, chosen Action, o Options, r *rand.Rand) (
	best []ActionValue, instead ActionValue,
) {
	o = o.withDefaults()
	o.Early, o.Points = false, true
	t, whole := newTree[S](g, o, r.Uint64()), o.Simulations
	if o.GoodEnough != nil {
		o.Simulations = max(1, whole/glance)
	}
	t.runCount(ctx, o)
	best, instead = t.result().rank(chosen)
	if o.GoodEnough != nil && !o.GoodEnough(best[0].Mean, instead.Mean) {
		o.Simulations = whole - o.Simulations
		t.runCount(ctx, o)
		best, instead = t.result().rank(chosen)
	}
	best = best[:min(len(best), most)]
	if math.IsNaN(instead.Mean) {
		o.Simulations = max(1, whole/again)
		found := RunAmong[S](ctx, g, []Action{chosen}, o, r).Actions[0]
		instead.Mean, instead.Points = found.Mean(), found.Points()
	}
	return best, instead
}

// rank lists the actions that were tried often enough to say what they are worth, the best first, and the one that was
// chosen, whose Mean is no number where it was not.
func (r Result) rank(chosen Action) (best []ActionValue, instead ActionValue) {
	instead = ActionValue{chosen, math.NaN(), 0}
	for _, a := range r.Actions {
		if a.Visits*rarely < r.Actions[0].Visits {
			continue
		}
		best = append(best, ActionValue{a.Action, a.Mean(), a.Points()})
		if a.Action == chosen {
			instead.Mean, instead.Points = a.Mean(), a.Points()
		}
	}
	slices.SortStableFunc(best, func(a, b ActionValue) int { return cmp.Compare(b.Mean, a.Mean) })
	return best, instead
}

// Forecast is the average reward of a seat when a game is played out from the present state by its
// policy alone, so many times.
func Forecast[S any, G Game[S]](ctx context.Context, g G, seat, simulations int, r *rand.Rand) float64 {
	luck := NewLuck(r.Uint64())
	var s S
	sum, n := 0.0, 0
	for n < max(1, simulations) && (n == 0 || ctx.Err() == nil) {
		var w Reward
		g.Determinize(&s, luck)
		g.Rollout(&s, luck, &w)
		sum += w[seat]
		n++
	}
	return sum / float64(n)
}

// A Calibration turns the worth that a search finds into a chance of winning, as it was found by
// a logistic regression over games: of the log odds of the worth, and of both with how far the
// game has come.
type Calibration struct{ Bias, Slope, Late, LateSlope float64 }

// PointsCalibration turns the points that a search finds into those that a game ends with, as it was
// found by a linear regression over games: of the points, and of both with how far the game has come.
type PointsCalibration Calibration

// Points are how many points who was found to have so many ends with, when so much of the game is
// over (0 to 1): no fewer than none.
func (c PointsCalibration) Points(found, over float64) float64 {
	return max(0, c.Bias+c.Slope*found+over*(c.Late+c.LateSlope*found))
}

// Features are what the regression sees of a worth, when so much of the game is over (0 to 1).
func Features(mean, over float64) [4]float64 {
	mean = min(max(mean, 0.002), 0.998)
	odds := math.Log(mean / (1 - mean))
	return [4]float64{1, odds, over, odds * over}
}

// Chance is the chance to win with such a worth, when so much of the game is over (0 to 1).
func (c Calibration) Chance(mean, over float64) float64 {
	x := 0.0
	for i, f := range Features(mean, over) {
		x += f * [4]float64{c.Bias, c.Slope, c.Late, c.LateSlope}[i]
	}
	return 1 / (1 + math.Exp(-x))
}
