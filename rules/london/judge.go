package london

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/london/bots"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
)

// Judge looks back on a decision. Moves that belong to no choice were never made.
func (Game) Judge(ctx context.Context, t rules.Turn, played rules.Move, effort float64) rules.Judgement {
	v := t.View.(View)
	a, _ := core.Parse(played)
	for _, c := range t.Choices { // as the turn writes it
		if b, _ := core.Parse(c.Move); b == a {
			played = c.Move
		}
	}
	found := bots.Judge(ctx, t, a, effort)
	j := rules.Judgement{
		Played: rules.Expected{Move: played, Chance: found.Played},
		Why:    words.Lead(&v.View, found.Actions[0]), Lesson: string(found.Lesson),
		Better: words.Facts(&v.View, found.Actions[0]), Instead: words.Facts(&v.View, a),
	}
	for i, best := range found.Actions {
		j.Best = append(j.Best, rules.Expected{Move: best.Text(), Chance: found.Chances[i]})
	}
	return j
}

// Forecast implements rules.Forecaster.
func (Game) Forecast(ctx context.Context, t rules.Turn, effort float64) (chance float64, ok bool) {
	return bots.Forecast(ctx, t, effort), true
}

// Advice is what to do about a lesson.
func (Game) Advice(lesson string) string { return words.Advice(lesson) }
