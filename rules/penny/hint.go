package penny

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
)

// hintTrials is how many trials a hint makes.
const hintTrials = 200

// hint is the step of the plan that does best in trials; ok is false when there is nothing
// to decide.
func hint(ctx context.Context, t rules.Turn) (a advice, ok bool) {
	v := t.View.(knower).Known()
	if v.core.need != decision {
		return a, false
	}
	r := t.Rand
	if r == nil {
		r = rand.New(rand.NewPCG(uint64(v.core.round), uint64(v.core.active)))
	}
	b := newBrain(v.game, r)
	b.keen = true
	p := b.weigh(ctx, v.core, hintTrials)
	return advice{p.step, p.aim}, true
}
