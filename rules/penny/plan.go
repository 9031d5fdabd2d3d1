package penny

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"intrigue/rules/penny/core/box"
)

// plan is a way to take the rest of a turn: a step, and after it the script, which goes
// to a place if the plan names one.
type plan struct {
	step  step
	aim   box.Place // as in brain
	sum   int64
	worth []int32 // trial by trial
}

const (
	errands = 8 // places that are tried
	batch   = 4 // trials of each plan between two looks at who leads
	sure    = 2 // standard errors that a plan must be behind to be given up
)

// errands are plans for the places that promise most of those a hero can reach now.
func (b *brain) errands(c *core, h int8) []plan {
	p := &c.players[h]
	if p.at >= box.Places {
		return nil
	}
	purse := min(int(p.tokens[box.Movement])+p.hand.Count(), 5)
	var all []plan
	for q := range box.Place(box.Places) {
		if d := int(b.g.chart(c).Distance[p.at][q]); d > 0 && d <= purse {
			n := b.placeWorth(c, h, q) - 4*int32(d)
			if b.matters(c, q) {
				n += 60
			}
			all = append(all, plan{aim: q + 1, sum: int64(n)})
		}
	}
	slices.SortStableFunc(all, func(x, y plan) int { return cmp.Compare(y.sum, x.sum) })
	all = all[:min(len(all), errands)]
	for i := range all {
		b.aim = all[i].aim
		all[i].step, all[i].sum = b.script(c), 0
	}
	b.aim = 0
	return all
}

// matters reports whether the game can be decided at a place.
func (b *brain) matters(c *core, at box.Place) bool {
	return at == c.villainAt[box.MiniBoss] || at == c.villainAt[box.Boss] || c.portalOn(b.g, at) >= 0 || c.reclaimable(b.g, at)
}

// race tries plans with the same luck, drops those that fall behind, and returns the one
// that is left, or the best when so many trials are made or ctx ends.
func (b *brain) race(ctx context.Context, c *core, field []plan, trials int) plan {
	pcg := rand.NewPCG(0, 0)
	t := newBrain(b.g, rand.New(pcg))
	t.keen = true
	var trial core
	for {
		for range max(min(batch, trials/len(field)), 1) {
			one, two := b.r.Uint64(), b.r.Uint64()
			for i := range field {
				p := &field[i]
				trial = *c
				pcg.Seed(one, two)
				trial.do(b.g, p.step)
				t.aim = p.aim
				t.playOn(&trial)
				n := t.prospect(&trial) - int32(fuss(p.step))
				p.sum += int64(n)
				p.worth = append(p.worth, n)
			}
			trials -= len(field)
			if ctx.Err() != nil {
				break
			}
		}
		slices.SortStableFunc(field, func(x, y plan) int { return cmp.Compare(y.sum, x.sum) })
		lead, alike, kept := field[0], true, field[:1]
		for _, p := range field[1:] {
			if !lead.beats(p) {
				kept = append(kept, p)
				alike = alike && p.step == lead.step
			}
		}
		if alike || trials <= 0 || ctx.Err() != nil {
			return lead
		}
		field = kept
		field = field[:min(len(field), max(trials/(3*batch), 2))]
	}
}

// beats reports whether a plan is clearly better than another, or comes to the same.
func (p plan) beats(q plan) bool {
	var sum, squares float64
	for i, n := range p.worth {
		d := float64(n - q.worth[i])
		sum += d
		squares += d * d
	}
	return squares == 0 || sum*sum > sure*sure*(squares-sum*sum/float64(len(p.worth)))
}
