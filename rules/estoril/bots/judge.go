package bots

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/search"
)

// How a decision is looked back on: about 0.3 s of one core for an effort of 1.
const (
	judgedSimulations = 30_000
	bestShown         = 3
)

// calibrations turn what a search finds into chances, by number of seats from two on. They are
// learnt from 240 games of steady against itself (BenchmarkCalibration).
var calibrations = [3]search.Calibration{
	{Bias: -0.027, Slope: 0.524, Late: -0.353, LateSlope: 0.177},
	{Bias: -0.767, Slope: 0.432, Late: 0.120, LateSlope: 0.487},
	{Bias: -0.885, Slope: 0.873, Late: 0.097, LateSlope: 0.081},
}

// pointsCalibrations turn the points that a search finds into those that are had in the end. They are learnt
// from 120 of these games, and off by 3 to 5 points on average.
var pointsCalibrations = [3]search.PointsCalibration{
	{Bias: 44.56, Slope: -0.037, Late: -34.34, LateSlope: 0.721},
	{Bias: 30.24, Slope: 0.440, Late: -26.62, LateSlope: 0.414},
	{Bias: 24.43, Slope: 0.463, Late: -21.81, LateSlope: 0.399},
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

// Judge looks back on a decision, from what its seat knew alone. Looks and discards are not
// searched, and not judged.
func Judge(ctx context.Context, t rules.Turn, played core.Action, effort float64) (j Judged) {
	c := t.View.(core.Knower).Known()
	live := candidates(c)
	if c.Stage == core.StageLook || c.Stage == core.StageDiscard || len(live) == 1 {
		return j
	}
	n := max(1, int(effort*judgedSimulations))
	g := &SearchGame{root: *c, by: t.Seat}
	if len(live) > searchWidth {
		live = g.preselect(ctx, live, n/3, t.Rand)
		n = max(1, n-n/3)
	}
	for _, x := range live {
		g.first = append(g.first, number(x.action))
	}
	best, instead := search.Compare[searchState](ctx, g, bestShown, number(played),
		search.Options{Simulations: n, Exploration: strongExplore}, t.Rand)
	j.Mean, j.Over = best[0].Mean, float64(c.Round)/core.LastRound
	j.Found = best[0].Points
	to, points := calibrations[c.Seats-2], pointsCalibrations[c.Seats-2]
	for _, w := range best {
		j.Actions = append(j.Actions, actionOf(w.Action))
		j.Chances = append(j.Chances, to.Chance(w.Mean, j.Over))
		j.Points = append(j.Points, points.Points(w.Points, j.Over))
	}
	j.Played, j.Gained = to.Chance(instead.Mean, j.Over), points.Points(instead.Points, j.Over)
	j.Lesson = lessonOf(c, j.Actions[0], played)
	return j
}

// Forecast returns the chance of the seat of a turn to win, at a moment at which any seat decides.
func Forecast(ctx context.Context, t rules.Turn, effort float64) float64 {
	c := t.View.(core.Knower).Known()
	mean := search.Forecast[searchState](ctx, &SearchGame{root: *c, by: t.Seat}, int(t.Seat), int(effort*judgedSimulations), t.Rand)
	return calibrations[c.Seats-2].Chance(mean, float64(c.Round)/core.LastRound)
}

// lessonOf says what kind of mistake an action is.
func lessonOf(c *core.State, best, played core.Action) core.Lesson {
	switch {
	case best == played:
		return core.NoLesson
	case c.Stage != core.StagePlace:
		return core.AbilityWasted
	case best.A == played.A: // the same tile
		return core.WrongBoard
	}
	return core.WrongTile
}
