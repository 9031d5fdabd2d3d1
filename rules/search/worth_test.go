package search

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
)

// TestCompare: the best action stands first, and what was chosen instead is valued by itself, also
// when a search would hardly have tried it.
func TestCompare(t *testing.T) {
	g := bandit{0.9, 0.5, 0.1}
	best, instead := Compare[int](context.Background(), g, 2, 2, Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2)))
	if len(best) == 0 || len(best) > 2 || best[0].Action != 0 || math.Abs(best[0].Mean-0.9) > 0.02 {
		t.Errorf("the best are %v", best)
	}
	if instead.Action != 2 || math.Abs(instead.Mean-0.1) > 0.03 {
		t.Errorf("the worst is worth %v", instead)
	}
	if _, same := Compare[int](context.Background(), g, 2, 0,
		Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2))); same.Mean != best[0].Mean {
		t.Errorf("the best is worth %g, and chosen %g", best[0].Mean, same.Mean)
	}
}

// TestComparePoints: of a game that counts points the average of each action comes along, also of one
// that is valued by itself; and chances are not touched by it.
func TestComparePoints(t *testing.T) {
	g := counting{bandit{0.9, 0.5, 0.1}}
	plain, _ := Compare[int](context.Background(), g.bandit, 2, 2, Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2)))
	best, instead := Compare[int](context.Background(), g, 2, 2, Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2)))
	if best[0].Mean != plain[0].Mean || plain[0].Points != 0 {
		t.Errorf("%v with points, %v without", best, plain)
	}
	if math.Abs(best[0].Points-10) > 1e-9 || math.Abs(instead.Points-12) > 1e-9 {
		t.Errorf("the best ends with %g points, the worst with %g", best[0].Points, instead.Points)
	}
	late := PointsCalibration{Bias: 1, Slope: 2, Late: 4, LateSlope: -1}
	if early, end := late.Points(10, 0), late.Points(10, 1); early != 21 || end != 15 {
		t.Errorf("10 points become %g at first and %g at last", early, end)
	}
}

// counting is a bandit that brings 10 points, and one more for each action behind the first.
type counting struct{ bandit }

func (counting) Points(s *int, seat int) float64 { return float64(10 + *s + seat) }

// TestForecast: what a state is worth when it is played out, to the seat that asks.
func TestForecast(t *testing.T) {
	g := settled{bandit{0.7}}
	if got := Forecast[int](context.Background(), g, 0, 4000, rand.New(rand.NewPCG(1, 2))); math.Abs(got-0.7) > 0.03 {
		t.Errorf("it is worth %g, not 0.7", got)
	}
	if got := Forecast[int](context.Background(), g, 1, 4000, rand.New(rand.NewPCG(1, 2))); got != 0 {
		t.Errorf("it is worth %g to another seat", got)
	}
}

// settled is a bandit whose first action has been taken.
type settled struct{ bandit }

func (settled) Determinize(s *int, _ *Luck) { *s = 0 }

// TestRunAmong: nothing but the given actions is tried.
func TestRunAmong(t *testing.T) {
	r := RunAmong[int](context.Background(), bandit{0.9, 0.5, 0.1}, []Action{1, 2}, Options{Simulations: 500}, rand.New(rand.NewPCG(1, 2)))
	if len(r.Actions) != 2 || r.Actions[0].Action != 1 || r.Simulations != 500 {
		t.Errorf("found %v", r)
	}
}

// TestCalibration: chances rise with the worth, are those of the log odds for a plain slope, and
// stay between 0 and 1 at the ends.
func TestCalibration(t *testing.T) {
	plain := Calibration{Slope: 1}
	for _, x := range []float64{0.1, 0.5, 0.73} {
		if got := plain.Chance(x, 0.4); math.Abs(got-x) > 1e-9 {
			t.Errorf("%g becomes %g", x, got)
		}
	}
	c := Calibration{Bias: -0.5, Slope: 0.6, Late: 0.3, LateSlope: 0.8}
	if c.Chance(0.6, 0) >= c.Chance(0.7, 0) || c.Chance(0.7, 0) >= c.Chance(0.7, 1) {
		t.Error("more worth, or later, is no better")
	}
	for _, x := range []float64{0, 1} {
		if p := c.Chance(x, 1); !(p > 0 && p < 1) {
			t.Errorf("%g becomes %g", x, p)
		}
	}
}

// bandit is one decision between actions that are worth something each, with a little luck.
type bandit []float64

func (bandit) Determinize(s *int, _ *Luck) { *s = -1 }

func (bandit) Seat(s *int) int {
	if *s < 0 {
		return 0
	}
	return -1
}

func (b bandit) Actions(_ *int, to []Action) []Action {
	for i := range b {
		to = append(to, Action(i))
	}
	return to
}

func (bandit) Observe(_ *int, a Action) Action { return a }

func (bandit) Apply(s *int, a Action, _ *Luck) { *s = int(a) }

func (b bandit) Rollout(s *int, l *Luck, w *Reward) {
	if l.Rand.Float64() < b[*s] {
		w[0] = 1
	}
}
