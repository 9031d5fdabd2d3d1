package bots

import (
	"context"
	"math"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/search"
)

// How a decision is looked back on: up to 0.1 s of one core for an effort of 1.
const (
	judgedRollouts = 6000 // of all plans together, to find the best
	judgedTrials   = 3000 // of the best and of what was played, each
)

// worthScale is by how much of what a moment is worth to the team its log odds differ by one.
const worthScale = 3000

// calibrations turn what trials find into chances, by mode and number of heroes from one on. They
// are learnt from games of steady (BenchmarkCalibration).
var calibrations = [4 * core.MostHeroes]search.Calibration{
	// Prologue
	{Bias: 0.021, Slope: 1.250, Late: -5.392, LateSlope: 0.695},
	{Bias: -0.589, Slope: 0.442, Late: -4.340, LateSlope: 0.300},
	{Bias: -1.745, Slope: 0.278, Late: -1.359, LateSlope: -0.097},
	{Bias: -2.665, Slope: 0.390, Late: -2.325, LateSlope: -0.048},
	// Heist
	{Bias: 1.053, Slope: 0.789, Late: -3.912, LateSlope: 0.027},
	{Bias: 1.485, Slope: 0.883, Late: -6.969, LateSlope: 0.327},
	{Bias: 1.288, Slope: 2.794, Late: 0.052, LateSlope: 0.115},
	{Bias: 3.543, Slope: 0.000, Late: -0.059, LateSlope: 1.229},
	// Open World
	{Bias: 0.278, Slope: 0.605, Late: 0.767, LateSlope: 0.000},
	{Bias: -0.305, Slope: 0.104, Late: -0.397, LateSlope: 0.000},
	{Bias: -1.797, Slope: 0.000, Late: 0.392, LateSlope: 0.623},
	{Bias: -1.927, Slope: 0.000, Late: -0.027, LateSlope: 0.356},
	// Boss Rush
	{Bias: 1.079, Slope: 2.452, Late: -8.890, LateSlope: 2.769},
	{Bias: 0.583, Slope: 1.856, Late: -9.330, LateSlope: 2.127},
	{Bias: 1.040, Slope: 1.448, Late: -9.564, LateSlope: 2.304},
	{Bias: 0.923, Slope: 1.477, Late: -10.609, LateSlope: 2.534},
}

// CalibrationOf is which of the calibrations a game has.
func CalibrationOf(c *core.State) int { return core.MostHeroes*int(c.Mode) + int(c.Seats) - 1 }

// Judged is a decision that was looked back on.
type Judged struct {
	Best   core.Advice // what was found best; ok is false where nothing was to be found out
	OK     bool
	Chance float64     // of the team to win after it
	Played float64     // the same of what was played
	Mean   float64     // what trials found for the best, and
	Over   float64     // how much of the game was over, 0 to 1: what Chance comes from
	Lesson core.Lesson // what is wrong with what was played
}

// Judge looks back on a decision, from what the heroes knew. What is decided without trials is
// not judged.
func Judge(ctx context.Context, t rules.Turn, played core.Action, effort float64) (j Judged) {
	v := t.View.(core.Knower).Known()
	c := v.State
	if c.Need != core.Decision {
		return j
	}
	b := NewAgent(v.Game, t.Rand)
	b.KeepsGoods = true
	var buf [core.MostActions]core.Action
	list := c.Actions(b.g, buf[:0])
	if _, forced := b.untried(c, list); forced {
		return j
	}
	best := b.Search(ctx, c, max(1, int(effort*judgedRollouts)))
	j.Best, j.OK = core.Advice{Action: best.Action, Aim: best.Aim}, true
	trials, one, two := max(1, int(effort*judgedTrials)), t.Rand.Uint64(), t.Rand.Uint64()
	j.Mean = b.worth(ctx, c, best.Action, best.Aim, trials, one, two)
	j.Over = Progress(v)
	to := calibrations[CalibrationOf(c)]
	j.Chance = to.Chance(j.Mean, j.Over)
	j.Played = j.Chance
	if played != best.Action {
		mean := b.worth(ctx, c, played, 0, trials, one, two)
		if aimed := b.worth(ctx, c, played, best.Aim, trials, one, two); best.Aim > 0 && aimed > mean {
			mean = aimed // it may have been a step of the same plan
		}
		j.Played = to.Chance(mean, j.Over)
		j.Lesson = lessonOf(best.Action, played)
	}
	return j
}

// worth is how good a moment looks to the team after an action and the rest of the turn, 0 to 1.
func (b *Agent) worth(ctx context.Context, c *core.State, a core.Action, aim box.Place, trials int, one, two uint64) float64 {
	pcg := rand.NewPCG(0, 0)
	t := NewAgent(b.g, rand.New(pcg))
	t.KeepsGoods, t.destination = true, aim
	sum, n := 0.0, 0
	var trial core.State
	for i := range uint64(trials) {
		if ctx.Err() != nil && i > 0 {
			break
		}
		trial = *c
		pcg.Seed(one+i, two)
		trial.Do(b.g, a)
		t.Rollout(&trial)
		sum += t.standing(&trial)
		n++
	}
	return sum / float64(n)
}

// standing is how good a moment looks to the team, 0 to 1.
func (b *Agent) standing(c *core.State) float64 {
	return 1 / (1 + math.Exp(-float64(b.EvaluateTeam(c))/worthScale))
}

// Forecast is the chance of the team to win, at a moment at which any hero decides.
func Forecast(ctx context.Context, t rules.Turn, effort float64) float64 {
	v := t.View.(core.Knower).Known()
	b := NewAgent(v.Game, t.Rand)
	b.KeepsGoods = true
	sum, n := 0.0, 0
	for n < max(1, int(effort*judgedRollouts)) && (n == 0 || ctx.Err() == nil) {
		trial := *v.State
		b.Rollout(&trial)
		sum += b.standing(&trial)
		n++
	}
	return calibrations[CalibrationOf(v.State)].Chance(sum/float64(n), Progress(v))
}

// Progress is how much of a game is over, as far as its clock tells.
func Progress(v core.View) float64 {
	last := map[box.Mode]float64{box.Prologue: 10, box.Heist: 60, box.Open: 30, box.Rush: float64(max(1, v.Game.Tuning.RushSpaces))}[v.State.Mode]
	if n := v.Game.Tuning.LastRound; n > 0 {
		last = float64(n)
	}
	return math.Min(1, float64(v.State.Round)/last)
}

// lessonOf says what kind of mistake an action is.
func lessonOf(best, played core.Action) core.Lesson {
	switch {
	case best.Kind == core.Act && played.Kind == core.Done:
		return core.ActionLeft
	case best.Kind == core.Walk || best.Kind == core.Ride || best.Kind == core.Duck:
		return core.WrongWay
	case best.Kind == core.Play || best.Kind == core.Gather:
		return core.CardLeft
	case best.Kind == core.Put || played.Kind == core.Put:
		return core.WrongQuest
	case best.Kind == core.Done:
		return core.WoundTaken
	}
	return core.WrongStep
}
