package bots

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/search"
)

// judging is how a decision is looked back on: about 0.2 s of one core for an effort of 1, so
// that a game is looked at in half a minute.
const judgedSimulations = 50_000

// calibrations turn what a search finds into chances: of Mr X, and of the detectives. They are
// learnt from games of strong against itself (BenchmarkCalibration); then their log odds were fitted
// anew, by a line for each side, to 200 other games: 60 of strong and 140 of steady.
var calibrations = [2]search.Calibration{
	{Bias: -0.528, Slope: 1.370, Late: -1.710, LateSlope: 0.789},
	{Bias: -0.099, Late: -1.283, LateSlope: 3.311},
}

// Judged is a decision that was looked back on.
type Judged struct {
	Actions []core.Action // the best, best first
	Chances []float64     // of their side to win
	Played  float64       // the same of what was played
	Mean    float64       // what the search found for the best, and
	Over    float64       // how much of the game was over, 0 to 1: what Chances[0] comes from
	Lesson  core.Lesson   // what is wrong with what was played
}

// nearlyBest is by how much less than the best a decision of a detective may seem to be worth, at first sight, to be looked at
// no longer. Of 163 decisions of kept games 113 are so near; a longer look marked one of them, as an inaccuracy, and with
// another generator another one.
const nearlyBest = 0.02

// bestShown says how many of the best actions a judgement names.
const bestShown = 3

// Judge looks back on a decision, from what its seat knew alone.
func Judge(ctx context.Context, t rules.Turn, played core.Action, effort float64) (j Judged) {
	v := viewOf(t)
	g, from := newSearchGame(v), uint8(0)
	if v.Stage < core.StageHunt {
		from = v.State.At[0]
	}
	o := searcher{}.options(t)
	o.Simulations = max(1, int(effort*judgedSimulations))
	over := float64(v.State.Round) / core.LastRound
	c := calibrations[min(int(t.Seat), 1)]
	if t.Seat > 0 { // what Mr X finds out at a glance says too little
		o.GoodEnough = func(best, chosen float64) bool { return c.Chance(best, over)-c.Chance(chosen, over) <= nearlyBest }
	}
	best, instead := search.Compare[simulation](ctx, g, bestShown, pack(played, from), o, t.Rand)
	for _, w := range best {
		j.Actions = append(j.Actions, unpack(w.Action))
		j.Chances = append(j.Chances, c.Chance(w.Mean, over))
	}
	j.Played = c.Chance(instead.Mean, over)
	j.Mean, j.Over = best[0].Mean, over
	j.Lesson = lessonOf(v, j.Actions[0], played)
	return j
}

// Forecast returns the chance of the side of a turn's seat to win, at a moment at which any seat decides.
func Forecast(ctx context.Context, t rules.Turn, effort float64) float64 {
	v := viewOf(t)
	mean := search.Forecast[simulation](ctx, newSearchGame(v), int(t.Seat), int(effort*judgedSimulations), t.Rand)
	return calibrations[min(int(t.Seat), 1)].Chance(mean, float64(v.State.Round)/core.LastRound)
}

// lessonOf says what kind of mistake an action is.
func lessonOf(v *core.View, best, played core.Action) core.Lesson {
	if best == played {
		return core.NoLesson
	}
	b, s := core.TheBoard(), &v.State
	rides := func(a core.Action) bool { return a.Kind == core.Ride || a.Kind == core.RideBlack }
	switch {
	case rides(best) && rides(played):
		switch {
		case len(threats(s, b, played.To)) > 0 && len(threats(s, b, best.To)) == 0:
			return core.SteppedIntoReach
		case played.Kind == core.RideBlack && best.Kind == core.Ride:
			return core.CardSpent
		case played.Kind == core.Ride && best.Kind == core.RideBlack:
			return core.CardKept
		case b.Degree[played.To] < b.Degree[best.To]:
			return core.WentIntoCorner
		}
	case played.Kind == core.Double:
		return core.CardSpent
	case best.Kind == core.Double:
		return core.CardKept
	case best.Kind == core.MovePawn && played.Kind == core.MovePawn:
		was, now := nearestPossible(v, best.To), nearestPossible(v, played.To)
		switch {
		case played.Line == core.Taxi && best.Line != core.Taxi && int(s.Tickets[played.Pawn][core.Taxi]) <= core.LastRound-int(s.Round):
			return core.TicketsSpent
		case now > was:
			return core.WentAway
		}
		return core.LeftWayOpen
	}
	return core.NoLesson
}

// nearestPossible returns how many rides it is to the nearest place where Mr X can be.
func nearestPossible(v *core.View, at uint8) uint8 {
	least := uint8(255)
	for _, s := range v.Possible {
		least = min(least, core.TheBoard().Dist[at][s])
	}
	return least
}
