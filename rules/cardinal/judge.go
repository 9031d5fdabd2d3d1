package cardinal

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/cardinal/bots"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/words"
)

// Judge looks back on a decision: in points, and only in such as are proved to be lost.
func (Game) Judge(ctx context.Context, t rules.Turn, played rules.Move, effort float64) rules.Judgement {
	k, s := t.View.(core.Knower).Known()
	a, ok := core.Parse(played)
	if !ok {
		return rules.Judgement{}
	}
	found := bots.Judge(ctx, k, s, a, effort)
	j := rules.Judgement{
		Best:     []rules.Expected{{Move: found.Best.Text(), Points: float64(found.Before.Score)}},
		Played:   rules.Expected{Move: played, Points: float64(found.After.AtMost)},
		InPoints: true, Lost: float64(found.Lost), Lesson: string(found.Lesson),
	}
	if found.Lost > 0 {
		j.Why = words.Lead(k, &found.Reason)
		j.Better, j.Instead = words.Facts(k, s, found.Best), words.Facts(k, s, a)
	}
	return j
}

// Advice is what to do about a lesson.
func (Game) Advice(lesson string) string { return words.Advice(lesson) }
