package pimpernel

import (
	"cmp"
	"math/bits"
	"slices"

	"intrigue/rules/search"
)

// cache is what one tree remembers: the Pimpernel's ways, and which steps of a moment
// look best.
type cache struct {
	evaluator
	seen [8192]ranking
}

// ranking is the steps of a moment, the best first, by the look of them.
type ranking struct {
	hash   uint64
	visits uint32
	n      uint8
	best   [mostRanked]Action
}

const mostRanked = 24

// rank lists the steps of a moment, the best first: by what the rater makes of them,
// once what a tile or an icon offers is done.
func (k *cache) rank(c *State, l *search.Luck) *ranking {
	h := c.hash()
	r := &k.seen[h%uint64(len(k.seen))]
	if r.hash == h && r.n > 0 {
		return r
	}
	*r = ranking{hash: h}
	var buf [mostActions]Action
	all := c.list(buf[:0])
	var bids [mostActions]scored
	for i, s := range all {
		bids[i].Action = s
		if len(all) > 1 {
			d := k.after(c, s)
			for d.turn == c.turn && d.rounds == c.rounds && (d.stage == StageFavor || d.stage == StageIcon) {
				d.do(k.rollout(d, l))
			}
			bids[i].worth = k.advantage(d, c.seat)
		}
	}
	slices.SortStableFunc(bids[:len(all)], func(a, b scored) int { return cmp.Compare(b.worth, a.worth) })
	r.n = uint8(min(len(all), mostRanked))
	for i := range r.n {
		r.best[i] = bids[i].Action
	}
	return r
}

// hash tells moments of a game apart, but for the points.
func (c *State) hash() uint64 {
	h := uint64(c.stage)<<56 | uint64(c.seat)<<48 | uint64(c.turn)<<40 | uint64(c.first)<<32 | uint64(c.mission)<<24 | uint64(c.cards[0])<<16 | uint64(c.passes)<<8 | uint64(c.left)
	mix := func(x uint64) {
		hi, lo := bits.Mul64(h^x, 0x9e3779b97f4a7c15)
		h = hi ^ lo + 0x632be59bd9b4e019
	}
	for s := range c.own {
		for _, x := range c.own[s] {
			mix(x)
		}
		mix(uint64(c.held[s])<<16 | uint64(c.supply[s])<<8 | uint64(c.at[s]))
	}
	for a := range c.heap {
		x := uint64(c.fresh[a])
		for _, n := range c.heap[a] {
			x = x<<8 | uint64(n)
		}
		mix(x)
	}
	for w := range c.placed {
		mix(c.placed[w])
		mix(c.spent[w])
	}
	mix(uint64(c.icon)<<56 | uint64(c.iconAt)<<48 | uint64(c.pushing)<<40 | uint64(uint8(c.favor))<<32 | uint64(c.next[0])<<24 | uint64(c.next[1])<<16 | uint64(c.chosen)<<8 | uint64(uint8(c.last)))
	flags := uint64(0)
	for i, b := range [...]bool{c.restIn, c.restOut, c.resting, c.pusher, c.running} {
		if b {
			flags |= 1 << i
		}
	}
	mix(flags<<40 | uint64(c.part)<<32 | uint64(c.togo)<<24 | uint64(c.ways)<<16 | uint64(c.chauvelin)<<8 | uint64(c.caught))
	mix(uint64(c.sir)<<56 | uint64(c.turns)<<32 | uint64(c.drawn))
	return h
}
