package bots

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// steady plays evenings out, on guesses of what it does not know.
type steady struct {
	trials int // playouts for one decision
}

// usualTrials are enough to beat an easy bot most of the time in a few milliseconds.
const usualTrials = 600

func (b steady) choose(ctx context.Context, c *core.State, t rules.Turn) core.Action {
	switch c.Stage {
	case core.StageLook:
		return bestLook(c)
	case core.StageDiscard:
		return bestDiscard(c, t.Seat, t.Rand)
	}
	ranked := b.rank(ctx, c, t)
	if c.Stage == core.StagePlace { // a player who always sends the best one can be read; only what was tried as often can be compared
		near := 1
		for near < len(ranked) && ranked[near].tries == ranked[0].tries && ranked[near].mean() > ranked[0].mean()-nearBest {
			near++
		}
		return ranked[t.Rand.IntN(near)].action
	}
	return ranked[0].action
}

// nearBest is by how many points a placing may fall short of the best one.
const nearBest = 0.3

// candidate is an action and what playing it out has shown.
type candidate struct {
	action core.Action
	sum    float64
	tries  int
}

func (o candidate) mean() float64 { return o.sum / float64(max(1, o.tries)) }

// sortByMean puts the best one first.
func sortByMean(all []candidate) {
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(b.mean(), a.mean()) })
}

// candidates returns all legal actions, untried.
func candidates(c *core.State) (all []candidate) {
	for _, a := range c.Actions(nil) {
		all = append(all, candidate{action: a})
	}
	return all
}

// rank orders what is legal by how far the seat is ahead on average when the round is played
// on by the simple policy. All candidates are tried on the same guesses; only the best third
// is tried further, again and again.
func (b steady) rank(ctx context.Context, c *core.State, t rules.Turn) []candidate {
	all := candidates(c)
	var guess, n core.State
	live := len(all)
	rounds := max(1, int(math.Ceil(math.Log2(float64(live))/math.Log2(3))))
	for live > 1 {
		each := max(1, b.trials/(rounds*live))
		for range each {
			if ctx.Err() != nil {
				return all
			}
			guess = *c
			guess.Fill(t.Seat, t.Rand)
			seed := t.Rand.Uint64()
			for i := range all[:live] {
				n = guess
				n.Do(all[i].action)
				for r := rand.New(rand.NewPCG(seed, 1)); !over(&n); {
					n.Do(simple(&n, r))
				}
				all[i].sum += float64(lead(&n, uint8(t.Seat)))
				all[i].tries++
			}
		}
		sortByMean(all[:live])
		live = (live + 2) / 3
	}
	return all
}

// bestLook looks at a hidden reward first, then at a tile on a board where the seat
// has people, else at any it does not know; it leaves the others alone.
func bestLook(c *core.State) core.Action {
	w := c.News()
	if w == 0 {
		return core.Action{Kind: core.Leave}
	}
	if rewards := w &^ core.AllSpaces; rewards != 0 {
		return core.Action{Kind: core.LookAt, A: rewards.First()}
	}
	for v := w; v != 0; v &= v - 1 {
		if c.Mine[c.Seat]&core.InPlace(core.PlaceOf(v.First())) != 0 {
			return core.Action{Kind: core.LookAt, A: v.First()}
		}
	}
	return core.Action{Kind: core.LookAt, A: w.First()}
}

// bestDiscard discards the tile without which the seat that decides is best off, by what a seat knows. Whoever leads is
// judged by what each owns, so the hand may stay as it is.
func bestDiscard(c *core.State, by rules.Seat, r *rand.Rand) core.Action {
	guess := *c
	guess.Fill(by, r)
	best, most := core.Action{}, float32(math.Inf(-1))
	for w := c.Hand[c.Seat]; w != 0; w &= w - 1 {
		t := w.First()
		n := guess
		n.Owned[n.Seat] &^= 1 << t
		n.Discards[n.Seat] |= 1 << t
		if x := lead(&n, n.Seat); x > most {
			best, most = core.Action{Kind: core.Discard, A: uint8(t)}, x
		}
	}
	return best
}
