package penny

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
)

// hintTrials is how many trials a hint makes.
const hintTrials = 200

// Hint is the step of the plan that does best in trials, with what speaks for it.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	if v.core.need != decision {
		return "", ""
	}
	r := t.Rand
	if r == nil {
		r = rand.New(rand.NewPCG(uint64(v.core.round), uint64(v.core.active)))
	}
	b := brain{g: v.game, r: r, keen: true}
	p := b.weigh(ctx, &v.core, hintTrials)
	return v.game.text(p.step), v.advise(p)
}
