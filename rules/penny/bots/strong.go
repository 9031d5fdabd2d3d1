package bots

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/search"
)

// Strong weighs whole turns: for each place in reach, and each thing to do now, the rest
// of the turn is tried out on the same draws, and what comes of it for all heroes is
// weighed. It keeps nothing between decisions.
type Strong struct{}

const (
	StrongRollouts = 300         // of all plans for a decision together
	strongTime     = time.Second // at most, when nobody says how many trials to make
	MostRollouts   = 20_000      // whatever is asked for: each is remembered, to compare plans by it
)

// Simulations returns how many trials it makes when it is not told.
func (Strong) Simulations(rules.Seat) int { return StrongRollouts }

// Decide thinks until it has tried enough, its time is over, or ctx ends.
func (Strong) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(core.Knower).Known()
	ctx, free := search.WithBudget(ctx, t, strongTime)
	defer free()
	n := cmp.Or(t.Simulations, StrongRollouts)
	b := NewAgent(v.Game, t.Rand)
	b.KeepsGoods = true
	return v.Game.Text(b.Search(ctx, v.State, n).Action)
}

// Search returns the best plan that a number of trials finds. What steady does without trials
// is done without them, as is everything when there is no time.
func (b *Agent) Search(ctx context.Context, c *core.State, trials int) Plan {
	var buf [core.MostActions]core.Action
	list := c.Actions(b.g, buf[:0])
	if ctx.Err() != nil {
		return Plan{Action: list[b.bestRated(c, list)]}
	}
	if a, ok := b.untried(c, list); ok {
		return Plan{Action: a}
	}
	var field []Plan
	if f := c.Top(); f.Kind == core.EffectTurn && f.Step == core.StepMove {
		field = b.destinations(c, f.Hero)
	}
	for _, a := range b.candidates(c, list) {
		field = append(field, Plan{Action: a})
	}
	return b.race(ctx, c, field, min(trials, MostRollouts))
}

// hintRollouts says how many trials a hint makes.
const hintRollouts = 200

// Hint returns the first action of the plan that does best in trials; ok is false when there is nothing
// to decide.
func Hint(ctx context.Context, t rules.Turn) (a core.Advice, ok bool) {
	v := t.View.(core.Knower).Known()
	if v.State.Wait != core.Decision {
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

// Plan is a way to take the rest of a turn: an action, and after it the script, which goes
// to a place if the plan names one.
type Plan struct {
	Action core.Action
	Aim    box.Place // one more than the place, 0 for none
	Points int64     // of the hero who decides, where there is a true hero: all trials together
	Values []int32   // trial by trial
	sum    int64     // of Values
}

const (
	mostDestinations = 8 // places that are tried
	batch            = 4 // trials of each plan between two looks at who leads
	sure             = 2 // standard errors that a plan must be behind to be given up
)

// destinations returns plans for the places that promise most of those a hero can reach now.
func (b *Agent) destinations(c *core.State, h int8) []Plan {
	p := &c.Players[h]
	if p.At >= box.Places {
		return nil
	}
	// Each card in hand may pay a step, too; farther than five steps is not looked at.
	purse := min(int(p.Tokens[box.Movement])+p.Hand.Count(), 5)
	var all []Plan
	for q := range box.Place(box.Places) {
		if d := int(b.g.Chart(c).Distance[p.At][q]); d > 0 && d <= purse {
			n := b.placeValue(c, h, q) - 4*int32(d)
			if b.decisive(c, q) {
				n += 60
			}
			all = append(all, Plan{Aim: q + 1, sum: int64(n)}) // sum is borrowed for what they promise
		}
	}
	slices.SortStableFunc(all, func(x, y Plan) int { return cmp.Compare(y.sum, x.sum) })
	all = all[:min(len(all), mostDestinations)]
	for i := range all {
		b.destination = all[i].Aim
		all[i].Action, all[i].sum = b.Policy(c), 0
	}
	b.destination = 0
	return all
}

// decisive reports whether the game can be decided at a place.
func (b *Agent) decisive(c *core.State, at box.Place) bool {
	return at == c.VillainAt[box.MiniBoss] || at == c.VillainAt[box.Boss] || c.PortalOn(b.g, at) >= 0 || c.Reclaimable(b.g, at)
}

// ownValue says what a point of his own is worth to a strong hero where there is a true hero: half of
// what a resource on a Walk is worth to the team. That is enough for him to meet events on his way,
// and too little to cost the team games (balance.md).
const ownValue = 60

// race tries plans with the same luck, drops those that fall behind, and returns the one
// that is left, or the best when so many trials are made or ctx ends. Where the trials do not
// tell plans apart, the one that brings the hero himself most is the best.
func (b *Agent) race(ctx context.Context, c *core.State, field []Plan, trials int) Plan {
	pcg := rand.NewPCG(0, 0)
	t := NewAgent(b.g, rand.New(pcg))
	t.KeepsGoods = true
	h := c.Asked()
	var trial core.State
	for {
		for range max(min(batch, trials/len(field)), 1) {
			one, two := b.r.Uint64(), b.r.Uint64() // the seed of the same luck for all
			for i := range field {
				p := &field[i]
				trial = *c
				pcg.Seed(one, two)
				trial.Do(b.g, p.Action)
				t.destination = p.Aim
				t.Rollout(&trial)
				own := t.ownPlace(&trial, h)
				value := t.EvaluateTeam(&trial) - int32(actionCost(p.Action)) + ownValue*own
				p.sum += int64(value)
				p.Points += int64(own)
				p.Values = append(p.Values, value)
			}
			trials -= len(field)
			if ctx.Err() != nil {
				break
			}
		}
		slices.SortStableFunc(field, func(x, y Plan) int { return cmp.Or(cmp.Compare(y.sum, x.sum), cmp.Compare(y.Points, x.Points)) })
		lead, alike, kept := field[0], true, field[:1]
		for _, p := range field[1:] {
			if !lead.Beats(p) {
				kept = append(kept, p)
				alike = alike && p.Action == lead.Action
			}
		}
		if alike || trials <= 0 || ctx.Err() != nil {
			return ownBest(kept, nearness(c.Mode))
		}
		field = kept[:min(len(kept), max(trials/(3*batch), 2))]
	}
}

// nearness returns how many standard errors two plans may be apart and still be as good for the
// team: half of one in the Prologue, where with a whole one strong seemed to win less, and one
// in the Open World, where it hardly ever loses (balance.md).
func nearness(m box.Mode) float64 {
	if m == box.Prologue {
		return 0.5
	}
	return 1
}

// ownBest returns the plan that brings the hero himself most of those that are as good for the team
// as the first.
func ownBest(field []Plan, within float64) Plan {
	best := field[0]
	for _, p := range field[1:] {
		if p.Points > best.Points && field[0].Ties(p, within) {
			best = p
		}
	}
	return best
}

// Ties reports whether plans are within so many standard errors of each other for the team.
func (p Plan) Ties(q Plan, within float64) bool {
	sum, variance := p.ahead(q)
	return sum*sum <= within*within*variance
}

// Beats reports whether a plan is clearly better than another, or comes to the same and brings
// the hero himself no less.
func (p Plan) Beats(q Plan) bool {
	sum, variance := p.ahead(q)
	if variance == 0 && sum == 0 {
		return p.Points >= q.Points
	}
	return sum*sum > sure*sure*variance
}

// ahead returns by how much a plan came out better than another in all trials together, and the
// variance of this sum: each trial is compared with that of the other with the same luck.
func (p Plan) ahead(q Plan) (sum, variance float64) {
	squares := 0.0
	for i, n := range p.Values {
		d := float64(n - q.Values[i])
		sum += d
		squares += d * d
	}
	return sum, squares - sum*sum/float64(len(p.Values))
}
