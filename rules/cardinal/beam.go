package cardinal

import (
	"context"
	"math"
	"slices"
)

// trace is a link of the chain from a moment back to the first one.
type trace struct {
	parent int32
	by     macro
}

// candidate is a moment of the layer that is being filled.
type candidate struct {
	state  state
	value  int32
	parent int32
	by     macro
}

// beam is one run of a beam search: layers of moments, each one macro longer than
// the one before, of which only the best width are kept.
type beam struct {
	k        *castle
	w        weights
	moves    moveSet
	seed     uint64
	width    int
	maxDepth int // layers
	stall    int // layers without progress before it gives up
	nodes    int // moments looked at so far
	maxNodes int // nodes it may look at, 0 is any number
	atLeast  int // moments are dropped for which less is to be hoped, 0 is none
	seen     *keySet
	traces   []trace
	pruned   bool // some moment was dropped for want of room
}

// run searches from the roots. found is asked about every kept moment that has
// scored more than all before, and ends the run by returning false.
func (b *beam) run(ctx context.Context, roots []child, found func(c *state, line func() []action) bool) {
	b.seen.clear()
	b.traces = b.traces[:0]
	layer := make([]candidate, 0, b.width)
	for _, r := range roots {
		b.seen.add(r.state.key())
		layer = append(layer, candidate{state: r.state, parent: -1, by: r.by})
	}
	var next heap
	var buf []child
	best, idle := -1, 0
	for depth := 0; len(layer) > 0 && depth < b.maxDepth && idle < b.stall; depth++ {
		idle++
		next.reset(b.width)
		for i := range layer {
			b.traces = append(b.traces, trace{layer[i].parent, layer[i].by})
		}
		first := int32(len(b.traces) - len(layer))
		for i := range layer {
			c := &layer[i].state
			at := first + int32(i)
			if p := c.scoreWithEscapes(); p > best {
				best, idle = p, 0
				if !found(c, func() []action { return wayTo(b.traces, at) }) {
					return
				}
			}
			if i&15 == 0 && ctx.Err() != nil || b.maxNodes > 0 && b.nodes >= b.maxNodes {
				return
			}
			buf = c.children(b.k, b.moves, buf[:0])
			for j := range buf {
				ch := &buf[j]
				if !b.seen.add(ch.state.key()) {
					continue
				}
				b.nodes++
				v := b.w.refine(b.k, &ch.state, b.w.optimistic(b.k, &ch.state, ch.state.key().hash(b.seed)), next.floor())
				if b.atLeast > 0 && v > next.floor() && !c.sameGuards(&ch.state) {
					if h := ch.state.relax(b.k); h.upperBound(b.k, &ch.state) < b.atLeast {
						continue
					}
				}
				if next.full() {
					b.pruned = true
				}
				next.offer(candidate{ch.state, v, at, ch.by})
			}
		}
		layer = append(layer[:0], next.all...)
	}
}

// scoreWithEscapes is what a moment has scored and what can be had by walking out.
func (c *state) scoreWithEscapes() int {
	n := c.searched() + c.defeated() + 2*c.escapees()
	for who := range suits {
		if c.dice[who] == 5 && c.at[who] < cells {
			n += 2
		}
	}
	return n
}

// wayTo follows the links from a moment back to the first one.
func wayTo(traces []trace, at int32) []action {
	var all []macro
	for ; at >= 0; at = traces[at].parent {
		all = append(all, traces[at].by)
	}
	slices.Reverse(all)
	return flat(all)
}

// heap keeps the best candidates, the worst of them in front.
type heap struct {
	all   []candidate
	limit int
}

func (h *heap) reset(cap int) { h.all, h.limit = h.all[:0], cap }

func (h *heap) full() bool { return len(h.all) == h.limit }

// floor is the worth that a candidate has to exceed.
func (h *heap) floor() int32 {
	if h.full() {
		return h.all[0].value
	}
	return math.MinInt32
}

func (h *heap) offer(c candidate) {
	if len(h.all) < h.limit {
		h.all = append(h.all, c)
		for i := len(h.all) - 1; i > 0; {
			p := (i - 1) / 2
			if h.all[p].value <= h.all[i].value {
				break
			}
			h.all[p], h.all[i] = h.all[i], h.all[p]
			i = p
		}
		return
	}
	if c.value <= h.all[0].value {
		return
	}
	i, n := 0, len(h.all)
	for {
		l := 2*i + 1
		if l >= n {
			break
		}
		if l+1 < n && h.all[l+1].value < h.all[l].value {
			l++
		}
		if h.all[l].value >= c.value {
			break
		}
		h.all[i] = h.all[l]
		i = l
	}
	h.all[i] = c
}
