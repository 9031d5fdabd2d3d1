package penny

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/words"
)

// Judge looks back on a decision. The chance is that of the team.
func (Game) Judge(ctx context.Context, t rules.Turn, played rules.Move, effort float64) rules.Judgement {
	v := t.View.(core.Knower).Known()
	a, ok := actionOf(v, played)
	if !ok {
		return rules.Judgement{}
	}
	found := bots.Judge(ctx, t, a, effort)
	if !found.OK {
		return rules.Judgement{}
	}
	return rules.Judgement{
		Best:   []rules.Expected{{Move: v.Game.Text(found.Best.Action), Chance: found.Chance}},
		Played: rules.Expected{Move: played, Chance: found.Played},
		Team:   true,
		Why:    words.Lead(v, found.Best.Action), Lesson: string(found.Lesson),
		Better: words.Facts(v, found.Best.Action), Instead: words.Facts(v, a),
	}
}

// actionOf is the legal action that is written as a move.
func actionOf(v core.View, m rules.Move) (core.Action, bool) {
	for _, a := range v.State.Actions(v.Game, nil) {
		if v.Game.Text(a) == m {
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
