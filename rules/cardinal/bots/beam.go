package bots

import (
	"context"
	"slices"

	"intrigue/rules/cardinal/core"
)

// budget tells how many states a search has looked at, and how many it may look at; 0 is
// any number.
type budget struct{ nodes, maxNodes int }

func (b *budget) spent() bool { return b.maxNodes > 0 && b.nodes >= b.maxNodes }

// trace is a link of the chain from a state back to the first one.
type trace struct {
	parent int32 // index among the traces; -1 for the first state
	by     macro
}

// lineTo returns the actions that led to the state of a trace.
func lineTo(traces []trace, at int32) []core.Action {
	var all []macro
	for ; at >= 0; at = traces[at].parent {
		all = append(all, traces[at].by)
	}
	slices.Reverse(all)
	return join(all)
}

// candidate is a state of the layer that is being filled.
type candidate struct {
	state  core.State
	value  int32 // by the evaluation
	parent int32 // as in trace
	by     macro
}

// visitor is asked about a state that a search has met; it ends the search by returning
// false.
type visitor func(s *core.State, line func() []core.Action) bool

// beamSearch holds what all beam searches have: how they look at states, and how many they keep.
type beamSearch struct {
	budget
	k      *core.Castle
	w      weights
	moves  moveSet
	seed   uint64 // of the noise in the evaluation
	width  int    // states, or groups of them, that are kept of each layer
	traces []trace
	buf    []child // room for children, used anew for each state
}

// beam is one run of a beam search: layers of states, each one macro longer than the
// one before.
type beam struct {
	beamSearch
	maxDepth int // layers
	stall    int // layers without progress before it gives up
	atLeast  int // states are pruned whose upper bound is less, 0 is none
	seen     *keySet
	dropped  bool // some state was, for want of room
	next     boundedHeap
}

// run searches from the roots. found is asked about every kept state that has scored
// more than all before.
func (b *beam) run(ctx context.Context, roots []child, found visitor) {
	b.seen.clear()
	b.traces = b.traces[:0]
	layer := make([]candidate, 0, b.width)
	for _, r := range roots {
		b.seen.add(keyOf(&r.state))
		layer = append(layer, candidate{state: r.state, parent: -1, by: r.by})
	}
	best, idle := -1, 0
	for depth := 0; len(layer) > 0 && depth < b.maxDepth && idle < b.stall; depth++ {
		idle++
		b.next.reset(b.width)
		first := int32(len(b.traces))
		for i := range layer {
			b.traces = append(b.traces, trace{layer[i].parent, layer[i].by})
		}
		for i := range layer {
			s, at := &layer[i].state, first+int32(i)
			if score := scoreWithEscapes(s); score > best {
				best, idle = score, 0
				if !found(s, func() []core.Action { return lineTo(b.traces, at) }) {
					return
				}
			}
			if i&15 == 0 && ctx.Err() != nil || b.spent() { // ctx takes too long to be asked each time
				return
			}
			b.expand(s, at)
		}
		layer = append(layer[:0], b.next.all...)
	}
}

// expand offers the children of a state, whose trace is at, to the next layer.
func (b *beam) expand(s *core.State, at int32) {
	b.buf = children(b.k, s, b.moves, b.buf[:0])
	for i := range b.buf {
		c := &b.buf[i]
		key := keyOf(&c.state)
		if !b.seen.add(key) {
			continue
		}
		b.nodes++
		floor := b.next.floor()
		value := b.w.refine(b.k, &c.state, b.w.optimistic(b.k, &c.state, key.hash(b.seed)), floor)
		// The bound falls only with the guards.
		if b.atLeast > 0 && value > floor && !sameGuards(s, &c.state) && relaxedBound(b.k, &c.state) < b.atLeast {
			continue
		}
		b.dropped = b.dropped || b.next.full()
		b.next.offer(candidate{c.state, value, at, c.by})
	}
}

// scoreWithEscapes returns what a state has scored and what can be had by walking out.
func scoreWithEscapes(s *core.State) int {
	n := s.Score()
	for who := range core.NumSuits {
		if s.Dice[who] == core.LastNumber && s.Inside(who) {
			n += core.EscapePoints
		}
	}
	return n
}
