package pimpernel

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/words"
)

// Judge looks back on a decision.
func (Game) Judge(ctx context.Context, t rules.Turn, played rules.Move, effort float64) rules.Judgement {
	v := t.View.(core.Knower).Known()
	a, ok := core.Parse(played)
	if !ok {
		return rules.Judgement{}
	}
	found := bots.Judge(ctx, t, a, effort)
	if len(found.Actions) == 0 {
		return rules.Judgement{}
	}
	j := rules.Judgement{
		Played: rules.Expected{Move: played, Chance: found.Played, Points: found.Gained},
		Why:    words.Lead(v, found.Actions[0]), Lesson: string(found.Lesson),
		Better: words.Facts(v, found.Actions[0]), Instead: words.Facts(v, a),
	}
	for i, best := range found.Actions {
		j.Best = append(j.Best, rules.Expected{Move: best.Text(), Chance: found.Chances[i], Points: found.Points[i]})
	}
	return j
}

// Forecast implements rules.Forecaster.
func (Game) Forecast(ctx context.Context, t rules.Turn, effort float64) (chance float64, ok bool) {
	return bots.Forecast(ctx, t, effort)
}

// Advice is what to do about a lesson.
func (Game) Advice(lesson string) string { return words.Advice(lesson) }
