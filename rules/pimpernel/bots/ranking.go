package bots

import (
	"cmp"
	"math/bits"
	"slices"

	"intrigue/rules/pimpernel/core"
	"intrigue/rules/search"
)

// cache holds what one tree remembers: the Pimpernel's ways, and the best actions of a moment.
type cache struct {
	evaluator
	seen [8192]ranking
}

// ranking is the steps of a moment, the best first, by the look of them.
type ranking struct {
	hash   uint64
	visits uint32
	n      uint8
	best   [mostRanked]core.Action
}

const mostRanked = 24

// rank lists the steps of a moment, the best first: by what the evaluation makes of them,
// once what a tile or an icon offers is done.
func (k *cache) rank(c *core.State, l *search.Luck) *ranking {
	h := hash(c)
	r := &k.seen[h%uint64(len(k.seen))]
	if r.hash == h && r.n > 0 {
		return r
	}
	*r = ranking{hash: h}
	var buf [core.MostActions]core.Action
	all := candidates(c, buf[:0])
	var ranked [core.MostActions]scored
	for i, s := range all {
		ranked[i].Action = s
		if len(all) > 1 {
			d := k.after(c, s)
			for d.Turn == c.Turn && d.Rounds == c.Rounds && (d.Stage == core.StageFavor || d.Stage == core.StageIcon) {
				d.Do(k.rollout(d, l))
			}
			ranked[i].worth = k.advantage(d, c.Seat)
		}
	}
	slices.SortStableFunc(ranked[:len(all)], func(a, b scored) int { return cmp.Compare(b.worth, a.worth) })
	r.n = uint8(min(len(all), mostRanked))
	for i := range r.n {
		r.best[i] = ranked[i].Action
	}
	return r
}

// hash tells moments of a game apart, but for the points.
func hash(c *core.State) uint64 {
	h := uint64(c.Stage)<<56 | uint64(c.Seat)<<48 | uint64(c.Turn)<<40 | uint64(c.First)<<32 |
		uint64(c.Mission)<<24 | uint64(c.Cards[0])<<16 | uint64(c.Passes)<<8 | uint64(c.Left)
	mix := func(x uint64) {
		hi, lo := bits.Mul64(h^x, 0x9e3779b97f4a7c15)
		h = hi ^ lo + 0x632be59bd9b4e019
	}
	for s := range c.Own {
		for _, x := range c.Own[s] {
			mix(x)
		}
		mix(uint64(c.Held[s])<<16 | uint64(c.Supply[s])<<8 | uint64(c.At[s]))
	}
	for a := range c.Piles {
		x := uint64(c.Fresh[a])
		for _, n := range c.Piles[a] {
			x = x<<8 | uint64(n)
		}
		mix(x)
	}
	for w := range c.Placed {
		mix(c.Placed[w])
		mix(c.Spent[w])
	}
	mix(uint64(c.Icon)<<56 | uint64(c.IconAt)<<48 | uint64(c.Pushing)<<40 | uint64(uint8(c.Favor))<<32 |
		uint64(c.Next[0])<<24 | uint64(c.Next[1])<<16 | uint64(c.Chosen)<<8 | uint64(uint8(c.Last)))
	flags := uint64(0)
	for i, b := range [...]bool{c.RestIn, c.RestOut, c.Resting, c.Running} {
		if b {
			flags |= 1 << i
		}
	}
	mix(flags<<40 | uint64(c.Part)<<32 | uint64(c.ToPick)<<24 | uint64(c.Chauvelin)<<8 | uint64(c.Caught))
	mix(uint64(c.Walked())<<8 | uint64(c.Way[max(c.Stops, 1)-1]))
	mix(uint64(c.Pimpernel)<<56 | uint64(c.Turns)<<32 | uint64(c.Drawn))
	return h
}
