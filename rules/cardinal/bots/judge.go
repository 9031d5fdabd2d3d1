package bots

import (
	"context"
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// judgedNodes says how hard the solver looks at each of two positions of a decision, for an effort
// of 1: about 0.1 s of one core.
const judgedNodes = 150_000

// Judged is a decision that was looked back on.
type Judged struct {
	Best   core.Action // the first action of the best line that was found
	Before Line        // that line, and how good the game could still get
	After  Line        // the same after what was played
	Reason core.Reason // of the best
	Lost   int         // points that were lost for certain
	Lesson core.Lesson // what is wrong with what was played
}

// Judge looks back on a decision. Points are lost for certain where a line was found that scores
// more than can be scored any more.
func Judge(ctx context.Context, k *core.Castle, s *core.State, played core.Action, effort float64) (j Judged) {
	e := Effort{Nodes: max(1, int(effort*judgedNodes))}
	j.Before = Solve(ctx, k, s, e, nil)
	then := *s
	then.Do(k, played)
	j.After = Solve(ctx, k, &then, e, nil)
	if j.After.Score >= j.Before.Score { // what came of it is as good a line
		j.Best = played
		j.Before.Score = j.After.Score
		return j
	}
	j.Best, _ = core.Parse(j.Before.Moves[0])
	j.Reason, _ = Explain(k, s, j.Before.Moves)
	j.Lost = max(0, j.Before.Score-j.After.AtMost)
	if j.Best == played || j.Lost == 0 {
		return j
	}
	j.Lesson = core.SlideAstray
	switch {
	case played.Kind == core.Finish:
		j.Lesson = core.StoppedShort
	case then.Killed != s.Killed:
		j.Lesson = core.MusketeerLost
	case bits.OnesCount32(then.Guards) > bits.OnesCount32(s.Guards):
		j.Lesson = core.GuardWoken
	case then.Escaped != s.Escaped:
		j.Lesson = core.LeftTooSoon
	}
	return j
}
