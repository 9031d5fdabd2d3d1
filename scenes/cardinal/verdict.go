package cardinal

import (
	"context"
	"fmt"

	"intrigue/rules"
	"intrigue/rules/cardinal"
)

// glance bounds how long the solver looks at one moment of a finished game: less
// than a second.
const glance = 600_000

// Verdict says how long a perfect game was within reach, as far as the solver can
// see: the last moment from which it still finds one. "" says nothing.
func Verdict(ctx context.Context, r rules.Record) string {
	all, err := rules.Replay(cardinal.Game{}, r)
	if err != nil {
		return ""
	}
	var views []cardinal.View
	for _, p := range all {
		if v, ok := p.Seen(0).(cardinal.View); ok && v.Stage == cardinal.StageFree {
			views = append(views, v)
		}
	}
	if len(views) == 0 || views[len(views)-1].Score.Total == cardinal.Perfect {
		return ""
	}
	found := func(i int) bool {
		return cardinal.Solve(ctx, views[i], cardinal.Effort{Nodes: glance}, nil).Perfect()
	}
	if !found(0) {
		if ctx.Err() != nil {
			return ""
		}
		return fmt.Sprintf("The solver finds no way to %d in this deal.", cardinal.Perfect)
	}
	lo, hi := 0, len(views) // found at lo, not at hi
	for hi-lo > 1 && ctx.Err() == nil {
		if mid := (lo + hi) / 2; found(mid) {
			lo = mid
		} else {
			hi = mid
		}
	}
	if ctx.Err() != nil {
		return ""
	}
	if lo == len(views)-1 {
		return fmt.Sprintf("%d was still within reach at the end.", cardinal.Perfect)
	}
	return fmt.Sprintf("%d was within reach until move %d.", cardinal.Perfect, views[lo].Moves+1)
}

// Headline is the score of a game that is over.
func Headline(o rules.Outcome) string {
	total := 0
	for _, s := range o.Scores {
		for _, p := range s.Points {
			total += p
		}
	}
	if total == cardinal.Perfect {
		return fmt.Sprintf("Perfect: %d of %d", total, cardinal.Perfect)
	}
	return fmt.Sprintf("%d of %d", total, cardinal.Perfect)
}
