package estoril

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/estoril/bots"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/words"
)

// Judge looks back on a decision.
func (Game) Judge(ctx context.Context, t rules.Turn, played rules.Move, effort float64) rules.Judgement {
	c := t.View.(core.Knower).Known()
	a, ok := actionOf(c, played)
	if !ok {
		return rules.Judgement{}
	}
	found := bots.Judge(ctx, t, a, effort)
	if len(found.Actions) == 0 {
		return rules.Judgement{}
	}
	j := rules.Judgement{
		Played: rules.Expected{Move: played, Chance: found.Played, Points: found.Gained},
		Why:    words.Lead(c, found.Actions[0]), Lesson: string(found.Lesson),
		Better: words.Facts(c, found.Actions[0]), Instead: words.Facts(c, a),
	}
	for i, best := range found.Actions {
		j.Best = append(j.Best, rules.Expected{Move: c.Text(best), Chance: found.Chances[i], Points: found.Points[i]})
	}
	return j
}

// actionOf is the legal action that is written as a move.
func actionOf(c *core.State, m rules.Move) (core.Action, bool) {
	for _, a := range c.Actions(nil) {
		if c.Text(a) == m {
			return a, true
		}
	}
	return core.Action{}, false
}

// Forecast implements rules.Forecaster.
func (Game) Forecast(ctx context.Context, t rules.Turn, effort float64) (chance float64, ok bool) {
	return bots.Forecast(ctx, t, effort), true
}

// Advice is what to do about a lesson.
func (Game) Advice(lesson string) string { return words.Advice(lesson) }
