package estoril

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// steady plays evenings out in its head, on guesses of what it does not know.
type steady struct {
	trials int // playouts for one decision; 0 for what is usual
}

// usualTrials are enough to beat an easy bot most of the time in a few milliseconds.
const usualTrials = 600

func (b steady) choose(ctx context.Context, c *State, t rules.Turn) Action {
	switch c.Stage {
	case StageLook:
		return c.curious()
	case StageDiscard:
		return c.tidyUp(t.Seat, t.Rand)
	}
	ranked := b.rank(ctx, c, t)
	if c.Stage == StagePlace { // who always sends the best one can be read
		near := 1
		for near < len(ranked) && ranked[near].tries == ranked[0].tries && ranked[near].mean() > ranked[0].mean()-readable {
			near++
		}
		return ranked[t.Rand.IntN(near)].action
	}
	return ranked[0].action
}

// readable is by how many points a placing may fall short of the best one.
const readable = 0.3

// option is an action and what playing it out has shown.
type option struct {
	action Action
	sum    float64
	tries  int
}

func (o option) mean() float64 { return o.sum / float64(max(1, o.tries)) }

// rank orders the legal steps of a view by what comes of them on average. All options
// are tried on the same guesses; only the best third is tried further, again and again.
func (b steady) rank(ctx context.Context, c *State, t rules.Turn) []option {
	var all []option
	for _, a := range c.Actions(nil) {
		all = append(all, option{action: a})
	}
	var guess, n State
	trials := b.trials
	if trials == 0 {
		trials = usualTrials
	}
	live := len(all)
	rounds := max(1, int(math.Ceil(math.Log2(float64(live))/math.Log2(3))))
	for live > 1 {
		each := max(1, trials/(rounds*live))
		for range each {
			if ctx.Err() != nil {
				return all
			}
			guess = *c
			guess.Fill(t.Seat, t.Rand)
			seed := t.Rand.Uint64()
			for i := range all[:live] {
				n = guess
				all[i].sum += n.try(all[i].action, uint8(t.Seat), seed)
				all[i].tries++
			}
		}
		slices.SortStableFunc(all[:live], func(a, b option) int {
			switch {
			case a.mean() > b.mean():
				return -1
			case a.mean() < b.mean():
				return 1
			}
			return 0
		})
		live = (live + 2) / 3
	}
	return all
}

// try plays a step and the rest of the round by habit, and says how far the seat is
// ahead then.
func (c *State) try(a Action, me uint8, seed uint64) float64 {
	r := rand.New(rand.NewPCG(seed, 1))
	c.Do(a)
	c.playOut(r)
	return float64(c.lead(me))
}

// curious looks at a hidden reward first, then at a tile on a board where the seat
// has people, else at any.
func (c *State) curious() Action {
	w := c.Looks()
	if rewards := w &^ AllSpaces; rewards != 0 {
		return Action{LookAt, rewards.First(), 0}
	}
	for v := w; v != 0; v &= v - 1 {
		if c.Mine[c.Seat]&InPlace(PlaceOf(v.First())) != 0 {
			return Action{LookAt, v.First(), 0}
		}
	}
	return Action{LookAt, w.First(), 0}
}

// tidyUp discards the tile without which the seat is best off.
func (c *State) tidyUp(by rules.Seat, r *rand.Rand) Action {
	guess := *c
	guess.Fill(by, r)
	best, most := Action{}, float32(math.Inf(-1))
	for w := c.Hand[c.Seat]; w != 0; w &= w - 1 {
		t := w.First()
		n := guess
		n.Owned[n.Seat] &^= 1 << t
		n.Discards[n.Seat] |= 1 << t
		if x := n.lead(n.Seat); x > most {
			best, most = Action{Discard, uint8(t), 0}, x
		}
	}
	return best
}
