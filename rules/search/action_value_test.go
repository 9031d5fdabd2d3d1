package search

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/rules"
)

// TestBestActionStandsFirst: the best action stands first, and what was chosen instead is valued by itself, also
// when a search would hardly have tried it.
func TestBestActionStandsFirst(t *testing.T) {
	g := bandit{0.9, 0.5, 0.1}
	best, instead := Compare[int](context.Background(), g, 2, 2, Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2)))
	if len(best) == 0 || len(best) > 2 || best[0].Action != 0 || math.Abs(best[0].Mean-0.9) > 0.02 {
		t.Errorf("the best are %v", best)
	}
	holds(t, instead.Action == 2 && math.Abs(instead.Mean-0.1) <= 0.03, "the worst is worth %v", instead)
	if _, same := Compare[int](context.Background(), g, 2, 0,
		Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2))); same.Mean != best[0].Mean {
		t.Errorf("the best is worth %g, and chosen %g", best[0].Mean, same.Mean)
	}
}

// TestCompareEndsWhereTheChoiceIsGoodEnough: then a part of the simulations says what there is to be said; otherwise all are
// made, with the same result as if nothing had been asked.
func TestCompareEndsWhereTheChoiceIsGoodEnough(t *testing.T) {
	compare := func(chosen Action, good func(best, chosen float64) bool) (made int, best []ActionValue, instead ActionValue) {
		g := counted{bandit{0.9, 0.89, 0.1}, &made}
		best, instead = Compare[int](t.Context(), g, 2, chosen, Options{Simulations: 4000, GoodEnough: good}, rand.New(rand.NewPCG(1, 2)))
		return made, best, instead
	}
	near := func(best, chosen float64) bool { return best-chosen < 0.1 }
	made, _, instead := compare(1, near)
	holds(t, made == 1000 && math.Abs(instead.Mean-0.89) < 0.05, "%d simulations, %v", made, instead)
	all, plain, worst := compare(2, nil)
	made, best, instead := compare(2, near)
	holds(t, made == all && slices.Equal(best, plain) && instead == worst, "%d simulations, not %d: %v, %v", made, all, best, instead)
}

// counted is a bandit that counts how often it is played.
type counted struct {
	bandit
	made *int
}

func (c counted) Rollout(s *int, l *Luck, w *Reward) {
	*c.made++
	c.bandit.Rollout(s, l, w)
}

// TestComparePoints: of a game that counts points the average of each action comes along, also of one
// that is valued by itself; and chances are not touched by it.
func TestComparePoints(t *testing.T) {
	g := counting{bandit{0.9, 0.5, 0.1}}
	plain, _ := Compare[int](context.Background(), g.bandit, 2, 2, Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2)))
	best, instead := Compare[int](context.Background(), g, 2, 2, Options{Simulations: 4000}, rand.New(rand.NewPCG(1, 2)))
	holds(t, best[0].Mean == plain[0].Mean && plain[0].Points == 0, "%v with points, %v without", best, plain)
	holds(t, math.Abs(best[0].Points-10) <= 1e-9 && math.Abs(instead.Points-12) <= 1e-9,
		"the best ends with %g points, the worst with %g", best[0].Points, instead.Points)
	late := PointsCalibration{Bias: 1, Slope: 2, Late: 4, LateSlope: -1}
	early, end := late.Points(10, 0), late.Points(10, 1)
	holds(t, early == 21 && end == 15, "10 points become %g at first and %g at last", early, end)
	none := late.Points(-10, 0)
	holds(t, none == 0, "a game ends with %g points", none)
}

// counting is a bandit that brings 10 points, and one more for each action behind the first.
type counting struct{ bandit }

func (counting) Points(s *int, seat int) float64 { return float64(10 + *s + seat) }

// TestForecastIsTheShareThatIsWon: what a state is worth when it is played out, to the seat that asks.
func TestForecastIsTheShareThatIsWon(t *testing.T) {
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
	holds(t, len(r.Actions) == 2 && r.Actions[0].Action == 1 && r.Simulations == 500, "found %v", r)
}

// TestChancesRiseWithTheWorth: chances rise with the worth, are those of the log odds for a plain slope, and
// stay between 0 and 1 at the ends.
func TestChancesRiseWithTheWorth(t *testing.T) {
	plain := Calibration{Slope: 1}
	for _, x := range []float64{0.1, 0.5, 0.73} {
		got := plain.Chance(x, 0.4)
		holds(t, math.Abs(got-x) <= 1e-9, "%g becomes %g", x, got)
	}
	c := Calibration{Bias: -0.5, Slope: 0.6, Late: 0.3, LateSlope: 0.8}
	holds(t, c.Chance(0.6, 0) < c.Chance(0.7, 0) && c.Chance(0.7, 0) < c.Chance(0.7, 1),
		"more worth, or later, is no better")
	for _, x := range []float64{0, 1} {
		p := c.Chance(x, 1)
		holds(t, p > 0 && p < 1, "%g becomes %g", x, p)
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

// asked is a context that counts how often it is asked whether it has ended.
type asked struct {
	context.Context
	times *int
}

func (a asked) Err() error {
	*a.times++
	return a.Context.Err()
}

// TestWithBudget: a turn without a number of simulations has a time, and whether it is over
// is asked of the caller who gave the turn.
func TestWithBudget(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		outer, stop := context.WithCancel(t.Context())
		times := 0
		given := asked{outer, &times}
		ctx, free := WithBudget(given, rules.Turn{}, time.Second)
		defer free()
		time.Sleep(time.Second - 1)
		holds(t, ctx.Err() == nil && times == 1, "%v before its time, asked %d times", ctx.Err(), times)
		time.Sleep(time.Nanosecond)
		holds(t, errors.Is(ctx.Err(), context.DeadlineExceeded), "%v when its time is over", ctx.Err())
		<-ctx.Done()

		ctx, free = WithBudget(given, rules.Turn{}, time.Second)
		stop()
		holds(t, errors.Is(ctx.Err(), context.Canceled), "%v when it is called off", ctx.Err())
		<-ctx.Done()
		free()
		for _, none := range []func() (context.Context, context.CancelFunc){
			func() (context.Context, context.CancelFunc) {
				return WithBudget(t.Context(), rules.Turn{Simulations: 1}, 1)
			},
			func() (context.Context, context.CancelFunc) { return WithBudget(t.Context(), rules.Turn{}, 0) },
		} {
			ctx, free = none()
			if time.Sleep(time.Hour); ctx.Err() != nil {
				t.Errorf("%v though there is no limit", ctx.Err())
			}
			free()
			holds(t, ctx.Err() == nil, "it ends when it is freed, though it is not its own")
		}
	})
}
