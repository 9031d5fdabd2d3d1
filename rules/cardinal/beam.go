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
	core   core
	worth  int32
	parent int32
	by     macro
}

// beam is one run of a beam search: layers of moments, each one macro longer than
// the one before, of which only the best width are kept.
type beam struct {
	k       *castle
	w       weights
	wish    wish
	seed    uint64
	width   int
	deepest int // layers
	idle    int // layers without progress before it gives up
	nodes   int // moments looked at so far
	most    int // nodes it may look at, 0 is any number
	least   int // moments are dropped for which less is to be hoped, 0 is none
	seen    *known
	traces  []trace
	cut     bool // some moment was dropped for want of room
}

// run searches from the roots. found is asked about every kept moment that has
// scored more than all before, and ends the run by returning false.
func (b *beam) run(ctx context.Context, roots []child, found func(c *core, line func() []step) bool) {
	b.seen.clear()
	b.traces = b.traces[:0]
	layer := make([]candidate, 0, b.width)
	for _, r := range roots {
		b.seen.add(r.core.key())
		layer = append(layer, candidate{core: r.core, parent: -1, by: r.by})
	}
	var next heap
	var buf []child
	best, idle := -1, 0
	for depth := 0; len(layer) > 0 && depth < b.deepest && idle < b.idle; depth++ {
		idle++
		next.reset(b.width)
		for i := range layer {
			b.traces = append(b.traces, trace{layer[i].parent, layer[i].by})
		}
		first := int32(len(b.traces) - len(layer))
		for i := range layer {
			c := &layer[i].core
			at := first + int32(i)
			if p := c.promise(); p > best {
				best, idle = p, 0
				if !found(c, func() []step { return wayTo(b.traces, at) }) {
					return
				}
			}
			if i&15 == 0 && ctx.Err() != nil || b.most > 0 && b.nodes >= b.most {
				return
			}
			buf = c.children(b.k, b.wish, buf[:0])
			for j := range buf {
				ch := &buf[j]
				if !b.seen.add(ch.core.key()) {
					continue
				}
				b.nodes++
				v := b.w.walks(b.k, &ch.core, b.w.atMost(b.k, &ch.core, ch.core.key().mix(b.seed)), next.floor())
				if b.least > 0 && v > next.floor() && !c.alike(&ch.core) {
					if h := ch.core.hope(b.k); h.most(b.k, &ch.core) < b.least {
						continue
					}
				}
				if next.full() {
					b.cut = true
				}
				next.offer(candidate{ch.core, v, at, ch.by})
			}
		}
		layer = append(layer[:0], next.all...)
	}
}

// promise is what a moment has scored and what can be had by walking out.
func (c *core) promise() int {
	n := c.searched() + c.defeated() + 2*c.escapees()
	for who := range suits {
		if c.dice[who] == 5 && c.at[who] < cells {
			n += 2
		}
	}
	return n
}

// wayTo follows the links from a moment back to the first one.
func wayTo(traces []trace, at int32) []step {
	var all []macro
	for ; at >= 0; at = traces[at].parent {
		all = append(all, traces[at].by)
	}
	slices.Reverse(all)
	return flat(all)
}

// heap keeps the best candidates, the worst of them in front.
type heap struct {
	all []candidate
	cap int
}

func (h *heap) reset(cap int) { h.all, h.cap = h.all[:0], cap }

func (h *heap) full() bool { return len(h.all) == h.cap }

// floor is the worth that a candidate has to exceed.
func (h *heap) floor() int32 {
	if h.full() {
		return h.all[0].worth
	}
	return math.MinInt32
}

func (h *heap) offer(c candidate) {
	if len(h.all) < h.cap {
		h.all = append(h.all, c)
		for i := len(h.all) - 1; i > 0; {
			p := (i - 1) / 2
			if h.all[p].worth <= h.all[i].worth {
				break
			}
			h.all[p], h.all[i] = h.all[i], h.all[p]
			i = p
		}
		return
	}
	if c.worth <= h.all[0].worth {
		return
	}
	i, n := 0, len(h.all)
	for {
		l := 2*i + 1
		if l >= n {
			break
		}
		if l+1 < n && h.all[l+1].worth < h.all[l].worth {
			l++
		}
		if h.all[l].worth >= c.worth {
			break
		}
		h.all[i] = h.all[l]
		i = l
	}
	h.all[i] = c
}
