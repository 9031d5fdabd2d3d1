package bots

import (
	"math"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/search"
)

// What a placing seems to bring at first sight: for rollouts, and to find what is worth a search.

// winChance says how likely a seat is to win a place where it is ahead by some half points.
var winChance = func() (h [2 * tieAt]float32) {
	for i := range h {
		h[i] = float32(1 / (1 + math.Exp(-0.35*float64(i-tieAt))))
	}
	return h
}()

// chanceAhead returns the winChance of a seat that is ahead by some half points, or behind.
func chanceAhead(halfPoints int) float32 {
	return winChance[min(max(halfPoints+tieAt, 0), len(winChance)-1)]
}

const (
	tieAt         = 32 // where winChance has the entry of a tie
	unopposed     = 4  // half points by which a seat is ahead where nobody else is yet
	greedySamples = 4  // placings at which greedyPlacing looks
)

// unseenReward is the value of a face-down reward, of two seats and of more, by rounds to come.
var unseenReward = func() (w [2][core.LastRound]float32) {
	for crowd, rounds := range learnedValues {
		for left, values := range rounds {
			for _, n := range values[core.StartEach:] {
				w[crowd][left] += n / core.Recruits
			}
		}
	}
	return w
}()

// features holds what is known of a place to which somebody may be sent, in half points.
type features struct {
	prize  float32
	chance float32 // of winning as it is
	mine   int32
	other  int32 // the best other one, or -1
	foe    int32 // strength of the strongest tile of others
}

// featuresOf looks at a place for the seat that acts.
func featuresOf(c *core.State, p uint8) (s features) {
	me := c.Seat
	s.other = -1
	for o := range c.Seats {
		w := c.Mine[o] & core.InPlace(p)
		if w == 0 {
			continue
		}
		n := int32(0)
		for ; w != 0; w &= w - 1 {
			x := int32(c.Strength(w.First()))
			n += x
			if o != me {
				s.foe = max(s.foe, x)
			}
		}
		if o == me {
			s.mine = n
			s.chance = 1
		} else {
			s.other = max(s.other, n)
		}
	}
	if x := core.RewardSpot(p); c.Down.Has(x) && !c.KnownTo[x].Has(rules.Seat(me)) {
		s.prize = unseenReward[crowd(c)][roundsLeft(c)]
	} else {
		s.prize = valuesNow(c)[c.On[x].FaceIndex()]
	}
	if s.chance != 0 {
		s.chance = s.chanceWith(2 * s.mine)
	}
	return s
}

// chanceWith returns that of a seat with so many half points at a place.
func (s *features) chanceWith(mine int32) float32 {
	if s.other >= 0 {
		return chanceAhead(int(mine - 2*s.other))
	}
	return chanceAhead(int(mine) + unopposed)
}

// prior returns what a placing seems to bring, in points.
func prior(c *core.State, s *features, t core.Tile, x uint8) float32 {
	p := core.PlaceOf(x)
	f := &core.Faces[t.FaceIndex()]
	n := 2 * int32(f.Strength+core.Hotel(c.Boards[p], f.Flag))
	for _, y := range f.Symbols {
		switch y {
		case core.Assassin:
			if s.other >= 0 && c.Boards[p] != core.Church {
				n += 2*s.foe + 1
			}
		case core.Nationalism:
			n += 2 * int32(c.Flags(f.Flag, p, 0))
		case core.Seduction:
			n += 3
		case core.Conspiracy:
			n++
		}
	}
	// A lower space acts first and wins ties.
	n += int32(1) - int32(x%core.Spaces)/2
	return s.prize * (s.chanceWith(2*s.mine+n) - s.chance)
}

// greedyPlacing returns the best of a few placings at random.
func greedyPlacing(c *core.State, l *search.Luck) core.Action {
	free, hand := c.Free(c.Seat), c.Hand[c.Seat]
	var known [core.Places]features
	var have uint8
	best, most := core.Action{}, float32(math.Inf(-1))
	for range greedySamples {
		t, x := core.Tile(core.Pick(hand, l.Rand)), core.Pick(free, l.Rand)
		p := core.PlaceOf(x)
		if have>>p&1 == 0 {
			known[p], have = featuresOf(c, p), have|1<<p
		}
		if n := prior(c, &known[p], t, x); n > most {
			best, most = core.Action{Kind: core.Place, A: uint8(t), B: x}, n
		}
	}
	return best
}

// bestPlacings appends the placings that promise most, at most so many.
func bestPlacings(c *core.State, to []search.Action, most int) []search.Action {
	free := c.Free(c.Seat)
	var known [core.Places]features
	for p := range known {
		if free&core.InPlace(uint8(p)) != 0 {
			known[p] = featuresOf(c, uint8(p))
		}
	}
	var worth [core.MostActions]float32
	from := len(to)
	for h := c.Hand[c.Seat]; h != 0; h &= h - 1 {
		t := h.First()
		for w := free; w != 0; w &= w - 1 {
			x := w.First()
			n := prior(c, &known[core.PlaceOf(x)], t, x)
			k := len(to) - from
			if k == most {
				if worth[k-1] >= n {
					continue
				}
				k--
			} else {
				to = append(to, 0)
			}
			for ; k > 0 && worth[k-1] < n; k-- {
				worth[k], to[from+k] = worth[k-1], to[from+k-1]
			}
			worth[k], to[from+k] = n, number(core.Action{Kind: core.Place, A: uint8(t), B: x})
		}
	}
	return to
}
