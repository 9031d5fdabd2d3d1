package cardinal

import (
	"context"
	"fmt"

	"intrigue/rules"
)

// hintNodes is how hard a hint looks: well under a second.
const hintNodes = 1_000_000

// Hint is the next step of the best line that is found, and what it is for.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	l := Solve(ctx, v, Effort{Nodes: hintNodes}, nil)
	if len(l.Moves) == 0 {
		return v.idle(), v.Reason(nil)
	}
	return l.Moves[0], v.Reason(l.Moves) + " " + l.Promise()
}

// Promise says how good the game can still get.
func (l Line) Promise() string {
	switch {
	case l.Perfect():
		return fmt.Sprintf("All %d points are still within reach.", Perfect)
	case l.Best():
		return fmt.Sprintf("More than %d points are not to be had any more.", l.Score)
	}
	return fmt.Sprintf("At least %d points are within reach, and at most %d.", l.Score, l.AtMost)
}

// idle is a move for when nothing is gained by any: to decline, else to finish.
func (v View) idle() rules.Move {
	all := v.Choices()
	for _, m := range []rules.Move{"leave", "spare", "finish"} {
		if _, ok := rules.Choose(all, m); ok {
			return m
		}
	}
	return all[0].Move
}
