package cardinal

import "context"

// costBeam is one run of a beam search for a line of few decisions. Its layers are
// numbers of decisions, so that a slide, a lure and a trip with all its questions are
// compared at what they cost; the first moments that promise the goal are reached by
// the shortest lines that the beam holds.
type costBeam struct {
	k        *castle
	w        weights
	seed     uint64
	width    int
	goal     int // points that the line has to score
	maxCost  int // decisions: only shorter lines are wanted
	nodes    int // moments looked at so far
	maxNodes int // nodes it may look at, 0 is any number
	costs    *costTable
	traces   []trace
}

// maxMacro is more than the decisions of any macro.
const maxMacro = 4

// run searches from the roots and returns the shortest line it met, nil when none is
// short enough.
func (b *costBeam) run(ctx context.Context, roots []child) (line []action) {
	b.costs.clear()
	b.traces, b.nodes = b.traces[:0], 0
	var layers [maxMacro + 1]heap
	for i := range layers {
		layers[i].reset(b.width)
	}
	for _, r := range roots {
		layers[r.by.n].offer(candidate{state: r.state, parent: -1, by: r.by})
		b.costs.add(r.state.key().hash(b.seed), int(r.by.n))
	}
	var buf []child
	for cost := 0; cost < b.maxCost; cost++ {
		layer := &layers[cost%len(layers)]
		for i := range layer.all {
			if i&15 == 0 && ctx.Err() != nil || b.maxNodes > 0 && b.nodes >= b.maxNodes {
				return line
			}
			x := &layer.all[i]
			if !b.costs.cheapest(x.state.key().hash(b.seed), cost) {
				continue
			}
			at := int32(len(b.traces))
			b.traces = append(b.traces, trace{x.parent, x.by})
			if x.state.scoreWithEscapes() >= b.goal {
				if end, out := x.state.escapeAll(b.k); end.score() >= b.goal && cost+len(out) < b.maxCost {
					b.maxCost = cost + len(out)
					line = append(wayTo(b.traces, at), out...)
				}
				continue
			}
			buf = x.state.usefulLures(b.k, x.state.slideMacros(b.k, stayInside, buf[:0]))
			b.nodes += len(buf)
			for j := range buf {
				b.offer(layers[:], &buf[j], cost, at)
			}
		}
		layer.reset(b.width)
	}
	return line
}

// offer puts a child into its layer, if it is good enough, not too late, and was not
// met before at the same cost.
func (b *costBeam) offer(layers []heap, ch *child, cost int, parent int32) {
	cost += int(ch.by.n)
	if cost+ch.state.minActions(b.goal) >= b.maxCost {
		return
	}
	layer := &layers[cost%len(layers)]
	floor := layer.floor()
	hash := ch.state.key().hash(b.seed)
	v := b.w.optimistic(b.k, &ch.state, hash)
	if v <= floor || !b.costs.add(hash, cost) {
		return
	}
	if v = b.w.refine(b.k, &ch.state, v, floor); v > floor {
		layer.offer(candidate{ch.state, v, parent, ch.by})
	}
}

// costTable remembers moments by 41 bits of a hash, each with the least cost at which it
// was met. It is small enough to be quick, and forgets: a moment looked at twice is a
// loss of time, and one in millions taken for another a loss of nothing that a beam
// would not lose anyway.
type costTable struct{ slots []uint32 }

func newCostTable() *costTable { return &costTable{make([]uint32, 1<<15)} }

func (m *costTable) clear() { clear(m.slots) }

// find is the slot of a moment, or the one to be used for it.
func (m *costTable) find(hash uint64) (slot *uint32, known bool) {
	i, tag := hash>>40&uint64(len(m.slots)-1), uint32(hash)
	a, b := &m.slots[i], &m.slots[i^1]
	switch {
	case (*a^tag)>>8 == 0:
		return a, true
	case (*b^tag)>>8 == 0:
		return b, true
	case *b&255 < *a&255: // what was cheap was long ago
		return b, false
	}
	return a, false
}

// add notes a moment; it is false when it was met before at no more cost.
func (m *costTable) add(hash uint64, cost int) bool {
	slot, known := m.find(hash)
	if known && int(*slot&255) <= cost {
		return false
	}
	*slot = uint32(hash)&^255 | uint32(min(cost, 255))
	return true
}

// cheapest reports whether a moment was not met at a lower cost.
func (m *costTable) cheapest(hash uint64, cost int) bool {
	slot, known := m.find(hash)
	return !known || int(*slot&255) >= min(cost, 255)
}
