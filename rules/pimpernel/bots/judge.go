package bots

import (
	"context"
	"math"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/search"
)

// How a decision is looked back on: about 0.2 s of one core for an effort of 1.
const (
	judgedSimulations = 12_000
	bestShown         = 3
)

// calibrations turn what a search finds into chances, with two, three and more seats. They are
// learnt from 200 games of steady against itself (BenchmarkCalibration).
var calibrations = [3]search.Calibration{
	{Bias: 0.050, Slope: 0.518, Late: -0.478, LateSlope: 0.665},
	{Bias: -0.788, Slope: 1.042, Late: -0.318, LateSlope: 0.440},
	{Bias: -1.209, Slope: 0.673, Late: -0.296, LateSlope: 1.416},
}

// pointsCalibrations turn the points that a search finds into those that are had in the end. They are learnt
// from 120 of these games, and off by 3 to 6 points on average.
var pointsCalibrations = [3]search.PointsCalibration{
	{Bias: 47.72, Slope: 0.822, Late: -74.13, LateSlope: 0.415},
	{Bias: 34.30, Slope: 0.622, Late: -41.98, LateSlope: 0.428},
	{Bias: 20.27, Slope: 0.707, Late: -27.04, LateSlope: 0.388},
}

// Judged is a decision that was looked back on.
type Judged struct {
	Actions []core.Action // the best, best first; none where there is nothing to be found out
	Chances []float64     // to win
	Points  []float64     // to end with
	Played  float64       // the same of what was played:
	Gained  float64       // chance, and points
	Mean    float64       // what the search found for the best,
	Found   float64       // in points, and
	Over    float64       // how much of the game was over, 0 to 1: what Chances[0] and Points[0] come from
	Lesson  core.Lesson   // what is wrong with what was played
}

// Judge looks back on a decision, from what its seat knew. Those of a mission that is being
// completed are not searched, and not judged.
func Judge(ctx context.Context, t rules.Turn, played core.Action, effort float64) (j Judged) {
	v := t.View.(core.Knower).Known()
	if v.State.Running {
		return j
	}
	o := search.Options{Simulations: max(1, int(effort*judgedSimulations)), Exploration: exploration}
	best, instead := search.Compare[searchState](ctx, &searchGame{*v.State}, bestShown, moveOf(played), o, t.Rand)
	j.Mean, j.Found, j.Over = best[0].Mean, best[0].Points, progress(v.State)
	to := CalibrationOf(v.State)
	for _, w := range best {
		j.Actions = append(j.Actions, stepOf(w.Action))
		j.Chances = append(j.Chances, calibrations[to].Chance(w.Mean, j.Over))
		j.Points = append(j.Points, pointsCalibrations[to].Points(w.Points, j.Over))
	}
	j.Played, j.Gained = calibrations[to].Chance(instead.Mean, j.Over), pointsCalibrations[to].Points(instead.Points, j.Over)
	j.Lesson = lessonOf(j.Actions[0], played)
	return j
}

// Forecast returns the chance of the seat of a turn to win, at a moment at which any seat decides; ok is
// false while a mission is being completed.
func Forecast(ctx context.Context, t rules.Turn, effort float64) (chance float64, ok bool) {
	v := t.View.(core.Knower).Known()
	if v.State.Running {
		return 0, false
	}
	mean := search.Forecast[searchState](ctx, &searchGame{*v.State}, int(t.Seat), int(effort*judgedSimulations), t.Rand)
	return calibrations[CalibrationOf(v.State)].Chance(mean, progress(v.State)), true
}

// CalibrationOf returns which of the calibrations a game has.
func CalibrationOf(c *core.State) int { return min(c.Board.Seats-2, 2) }

// progress returns how much of a game is over.
func progress(c *core.State) float64 {
	return math.Min(1, float64(c.Rounds)/float64(8-c.Board.FirstMission()))
}

// lessonOf says what kind of mistake an action is.
func lessonOf(best, played core.Action) core.Lesson {
	mission := func(a core.Action) bool { return a.Kind == core.Cube && a.To < 64 && core.MissionMask>>a.To&1 != 0 }
	switch {
	case best == played:
		return core.NoLesson
	case mission(played) && !mission(best):
		return core.MissionTooSoon
	case mission(best):
		return core.MissionMissed
	case played.Kind == core.Pass:
		return core.Passed
	case played.Kind == core.Favor:
		return core.FavourWasted
	}
	return core.CubeWasted
}
