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

// Judged is a decision that was looked back on.
type Judged struct {
	Best   core.Advice // what was found best; ok is false where nothing was to be found out
	OK     bool
	Chance float64     // of the team to win after it
	Played float64     // the same of what was played
	Mean   float64     // what trials found for the best that did not end the game, and
	Over   float64     // how much of the game was over, 0 to 1: what Chance comes from
	Lesson core.Lesson // what is wrong with what was played
}

// Judge looks back on a decision, from what the heroes knew. What is decided without trials is
// not judged.
func Judge(ctx context.Context, t rules.Turn, played core.Action, effort float64) (j Judged) {
	v := t.View.(core.Knower).Known()
	c := v.State
	if c.Wait != core.Decision {
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
	trials, seed := max(1, int(effort*judgedTrials)), [2]uint64{t.Rand.Uint64(), t.Rand.Uint64()}
	found := b.try(ctx, c, best.Action, best.Aim, trials, seed)
	j.Mean, j.Over = found.mean(), Progress(v)
	to := Calibration(v)
	j.Chance = found.chance(to, j.Over)
	j.Played = j.Chance
	if played != best.Action {
		instead := b.try(ctx, c, played, 0, trials, seed)
		j.Played = instead.chance(to, j.Over)
		if best.Aim > 0 { // it may have been a step of the same plan
			aimed := b.try(ctx, c, played, best.Aim, trials, seed)
			j.Played = max(j.Played, aimed.chance(to, j.Over))
		}
		j.Lesson = lessonOf(best.Action, played)
	}
	return j
}

// tally counts what came of trials.
type tally struct {
	trials, won, lost int
	open              float64 // how good those that did not end the game look to the team, 0 to 1, added up
}

// add counts a trial.
func (y *tally) add(b *Agent, c *core.State) {
	y.trials++
	switch {
	case c.Won() || c.LastTurn && c.Over == core.NotOver: // nothing can take the win away (PEN-135)
		y.won++
	case c.Over != core.NotOver:
		y.lost++
	default:
		y.open += 1 / (1 + math.Exp(-float64(b.EvaluateTeam(c))/worthScale))
	}
}

// mean returns how good the trials look that did not end the game; not a number where all did.
func (y *tally) mean() float64 { return y.open / float64(y.trials-y.won-y.lost) }

// chance returns that of the team to win: of trials that ended the game it is known.
func (y *tally) chance(to search.Calibration, over float64) float64 {
	won := float64(y.won)
	if n := y.trials - y.won - y.lost; n > 0 {
		won += float64(n) * to.Chance(y.mean(), over)
	}
	return won / float64(y.trials)
}

// try plays an action and the rest of the turn so many times.
func (b *Agent) try(ctx context.Context, c *core.State, a core.Action, aim box.Place, trials int, seed [2]uint64) (y tally) {
	pcg := rand.NewPCG(0, 0)
	t := NewAgent(b.g, rand.New(pcg))
	t.KeepsGoods, t.destination = true, aim
	var trial core.State
	for i := range uint64(trials) {
		if ctx.Err() != nil && i > 0 {
			break
		}
		trial = *c
		pcg.Seed(seed[0]+i, seed[1])
		trial.Do(b.g, a)
		t.Rollout(&trial)
		y.add(&t, &trial)
	}
	return y
}

// Forecast returns the chance of the team to win, at a moment at which any hero decides.
func Forecast(ctx context.Context, t rules.Turn, effort float64) float64 {
	v := t.View.(core.Knower).Known()
	b := NewAgent(v.Game, t.Rand)
	b.KeepsGoods = true
	var y tally
	for range max(1, int(effort*judgedRollouts)) {
		if ctx.Err() != nil && y.trials > 0 {
			break
		}
		trial := *v.State
		b.Rollout(&trial)
		y.add(&b, &trial)
	}
	return y.chance(Calibration(v), Progress(v))
}

// Progress returns how much of a game is over, as far as its clock tells.
func Progress(v core.View) float64 {
	last := map[box.Mode]float64{box.Prologue: 10, box.Heist: 60, box.Open: 30,
		box.Rush: float64(max(1, v.Game.Tuning.RushSpaces))}[v.State.Mode]
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
