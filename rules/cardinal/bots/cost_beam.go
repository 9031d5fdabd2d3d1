package bots

import (
	"context"

	"intrigue/rules/cardinal/core"
)

// costBeam is one run of a beam search for a line of few actions. Its layers are numbers
// of actions, so that a slide, a lure and a trip with all its questions are compared at
// what they cost; the first states that promise the goal are reached by the shortest
// lines that the beam holds.
type costBeam struct {
	beamSearch
	goal    int // points that the line has to score
	maxCost int // only lines of fewer actions are wanted
	costs   *costTable
	layers  [maxMacro + 1]boundedHeap // by cost, modulo their number: no macro leads further ahead
}

// maxMacro says how many actions a macro has at most.
const maxMacro = 4

// run searches from the roots and returns the shortest line it met, nil when none is
// short enough.
func (b *costBeam) run(ctx context.Context, roots []child) (line []core.Action) {
	b.costs.clear()
	b.traces, b.nodes = b.traces[:0], 0
	for i := range b.layers {
		b.layers[i].reset(b.width)
	}
	for _, r := range roots {
		b.layers[r.by.n].offer(candidate{state: r.state, parent: -1, by: r.by})
		b.costs.add(keyOf(&r.state).hash(b.seed), int(r.by.n))
	}
	for cost := 0; cost < b.maxCost; cost++ {
		layer := &b.layers[cost%len(b.layers)]
		for i := range layer.all {
			if i&15 == 0 && ctx.Err() != nil || b.spent() {
				return line
			}
			x := &layer.all[i]
			if !b.costs.cheapest(keyOf(&x.state).hash(b.seed), cost) {
				continue
			}
			at := int32(len(b.traces))
			b.traces = append(b.traces, trace{x.parent, x.by})
			if scoreWithEscapes(&x.state) < b.goal {
				b.expand(&x.state, cost, at)
			} else if end, out := escapeAll(b.k, &x.state); end.Score() >= b.goal && cost+len(out) < b.maxCost {
				b.maxCost = cost + len(out)
				line = append(lineTo(b.traces, at), out...)
			}
		}
		layer.reset(b.width)
	}
	return line
}

// expand puts the children of a state, reached by so many actions, into their layers, if they are good
// enough, not too late, and were not met before at the same cost.
func (b *costBeam) expand(s *core.State, sofar int, at int32) {
	b.buf = usefulLures(b.k, s, slideMacros(b.k, s, stayInside, b.buf[:0]))
	b.nodes += len(b.buf)
	for i := range b.buf {
		c := &b.buf[i]
		cost := sofar + int(c.by.n)
		if cost+minActions(&c.state, b.goal) >= b.maxCost {
			continue
		}
		layer := &b.layers[cost%len(b.layers)]
		floor := layer.floor()
		hash := keyOf(&c.state).hash(b.seed)
		value := b.w.optimistic(b.k, &c.state, hash)
		if value <= floor || !b.costs.add(hash, cost) {
			continue
		}
		if value = b.w.refine(b.k, &c.state, value, floor); value > floor {
			layer.offer(candidate{c.state, value, at, c.by})
		}
	}
}

// costTable remembers states by bits of a hash, each with the least cost at which it was met: a slot
// holds 24 bits of the hash above 8 of the cost, and lies where further bits of the hash say. It is
// small enough to be quick, and forgets: a state looked at twice is a loss of time, and one in millions
// taken for another a loss of nothing that a beam would not lose anyway.
type costTable struct{ slots []uint32 }

func newCostTable() *costTable { return &costTable{make([]uint32, 1<<15)} }

func (t *costTable) clear() { clear(t.slots) }

// find returns the slot of a state, or the one to be used for it.
func (t *costTable) find(hash uint64) (slot *uint32, known bool) {
	i, tag := hash>>40&uint64(len(t.slots)-1), uint32(hash)
	a, b := &t.slots[i], &t.slots[i^1]
	switch {
	case (*a^tag)>>8 == 0:
		return a, true
	case (*b^tag)>>8 == 0:
		return b, true
	case *b&255 < *a&255: // the cheaper state was met longer ago
		return b, false
	}
	return a, false
}

// add notes a state, and reports whether it was not met before at the same cost or less.
func (t *costTable) add(hash uint64, cost int) bool {
	slot, known := t.find(hash)
	if known && int(*slot&255) <= cost {
		return false
	}
	*slot = uint32(hash)&^255 | uint32(min(cost, 255))
	return true
}

// cheapest reports whether a state was not met at a lower cost.
func (t *costTable) cheapest(hash uint64, cost int) bool {
	slot, known := t.find(hash)
	return !known || int(*slot&255) >= min(cost, 255)
}
