package rulestest

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"intrigue/rules"
	"intrigue/rules/search"
)

// Rig is how games are played from whose ends chances are learnt.
type Rig struct {
	Game  rules.Game
	Setup func(deal int) rules.Setup
	Bot   rules.Bot // at all seats
	// Simulations is how many it makes for a decision, if it counts them; 0 as many as in play.
	Simulations int
	// Worth is what the search of a turn finds: the mean reward of the best action, how much of
	// the game is over, 0 to 1, and the kind of seat, each of which has a Calibration of its own.
	Worth func(context.Context, rules.Turn) (mean, over float64, kind int)
	Every int // decisions of which one is looked at
}

// sample is one decision and what its side got in the end.
type sample struct {
	features [4]float64
	won      float64
}

// Share is what a seat got of a win: all of it for one who wins alone or with all of its side, a
// part where several sides share it.
func Share(ab rules.About, seats int, o rules.Outcome, s rules.Seat) float64 {
	if !slices.Contains(o.Winners, s) {
		return 0
	}
	sides := map[int]bool{}
	for _, w := range o.Winners {
		sides[ab.SideOf(seats, w)] = true
	}
	return 1 / float64(len(sides))
}

// Calibrate plays games of so many deals from a first one on, two at a time, and prints for each
// kind of seat the calibration that fits them best, and how well it does.
func (rig Rig) Calibrate(b testing.TB, kinds []string, first, games int) {
	all := make([][]sample, len(kinds))
	var wait sync.WaitGroup
	var lock sync.Mutex
	next := make(chan int)
	for range 2 {
		wait.Go(func() {
			for g := range next {
				found := rig.play(b, g, len(kinds))
				lock.Lock()
				for k, s := range found {
					all[k] = append(all[k], s...)
				}
				lock.Unlock()
			}
		})
	}
	for g := range games {
		next <- first + g
	}
	close(next)
	wait.Wait()
	for k, s := range all {
		c := fit(s)
		fmt.Printf("%s: search.Calibration{Bias: %.3f, Slope: %.3f, Late: %.3f, LateSlope: %.3f} from %d decisions of %d games\n", kinds[k], c[0], c[1], c[2], c[3], len(s), games)
		var n, said, won [10]float64
		for _, x := range s {
			p := chanceOf(c, x.features)
			i := min(int(p*10), 9)
			n[i]++
			said[i] += p
			won[i] += x.won
		}
		for i := range n {
			if n[i] > 0 {
				fmt.Printf("    %3d to %3d %%: %5.0f decisions, said %.1f %%, won %.1f %%\n", 10*i, 10*i+10, n[i], 100*said[i]/n[i], 100*won[i]/n[i])
			}
		}
	}
}

// play plays one game and samples it.
func (rig Rig) play(t testing.TB, deal, kinds int) [][]sample {
	r := rand.New(rand.NewPCG(uint64(deal), 17))
	setup := rig.Setup(deal)
	p, err := rig.Game.New(setup)
	if err != nil {
		t.Error(err)
		return nil
	}
	type decision struct {
		seat     rules.Seat
		kind     int
		features [4]float64
	}
	var all []decision
	for n := 0; len(p.Acting()) > 0; n++ {
		s := p.Acting()[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(r)
		} else {
			turn := rules.Turn{Seat: s, View: p.Seen(s), Choices: p.Choices(s), Rand: r, Simulations: rig.Simulations, Guess: func(r *rand.Rand) rules.Position { return p.Guess(s, r) }}
			if len(turn.Choices) > 1 && r.IntN(rig.Every) == 0 {
				asked := turn
				asked.Simulations = 0
				mean, over, kind := rig.Worth(context.Background(), asked)
				if !math.IsNaN(mean) {
					all = append(all, decision{s, kind, search.Features(mean, over)})
				}
			}
			m = rig.Bot.Decide(context.Background(), turn)
		}
		if p, err = p.After(s, m); err != nil {
			t.Error(err)
			return nil
		}
	}
	found := make([][]sample, kinds)
	for _, a := range all {
		found[a.kind] = append(found[a.kind], sample{a.features, Share(rig.Game.About(), setup.Seats, p.Outcome(), a.seat)})
	}
	return found
}

func chanceOf(c, f [4]float64) float64 {
	x := 0.0
	for i := range f {
		x += c[i] * f[i]
	}
	return 1 / (1 + math.Exp(-x))
}

// fit is a logistic regression in which more worth is never a smaller chance.
func fit(all []sample) (c [4]float64) {
	var out [4]bool
	c = fitWithout(all, out)
	if c[1] < 0 {
		out[1] = true
		c = fitWithout(all, out)
	}
	if c[1]+c[3] < 0 {
		out[3] = true
		c = fitWithout(all, out)
	}
	return c
}

// fitWithout is a logistic regression by Newton's method, held a little to zero, without some of
// the features.
func fitWithout(all []sample, out [4]bool) (c [4]float64) {
	for range 40 {
		var grad [4]float64
		var hess [4][5]float64
		for i := range c {
			grad[i] = -0.5 * c[i]
			hess[i][i] = 0.5
		}
		for _, s := range all {
			p := chanceOf(c, s.features)
			for i := range c {
				grad[i] += (s.won - p) * s.features[i]
				for j := range c {
					hess[i][j] += p * (1 - p) * s.features[i] * s.features[j]
				}
			}
		}
		for i := range c {
			hess[i][4] = grad[i]
			if out[i] {
				hess[i] = [5]float64{}
				hess[i][i] = 1
				for j := range c {
					if j != i {
						hess[j][i] = 0
					}
				}
			}
		}
		for i := range c { // Gauss and Jordan
			for j := range c {
				if i == j {
					continue
				}
				k := hess[j][i] / hess[i][i]
				for m := range 5 {
					hess[j][m] -= k * hess[i][m]
				}
			}
		}
		for i := range c {
			c[i] += hess[i][4] / hess[i][i]
		}
	}
	return c
}
