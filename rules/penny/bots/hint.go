package bots

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/penny/core"
)

// hintRollouts is how many trials a hint makes.
const hintRollouts = 200

// Hint is the step of the plan that does best in trials; ok is false when there is nothing
// to decide.
func Hint(ctx context.Context, t rules.Turn) (a core.Advice, ok bool) {
	v := t.View.(core.Knower).Known()
	if v.State.Need != core.Decision {
		return a, false
	}
	r := t.Rand
	if r == nil {
		r = rand.New(rand.NewPCG(uint64(v.State.Round), uint64(v.State.Active)))
	}
	b := NewAgent(v.Game, r)
	b.KeepsGoods = true
	p := b.Search(ctx, v.State, hintRollouts)
	return core.Advice{Action: p.Action, Aim: p.Aim}, true
}
