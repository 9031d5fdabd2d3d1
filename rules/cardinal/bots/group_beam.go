package bots

import (
	"context"

	"intrigue/rules/cardinal/core"
)

// groupBeam is a beam search over groups of states instead of states: all that have the
// same material. Each group that it keeps is expanded from all the places to which the
// musketeers can get while the material stays the same: so the way to them costs no room
// in the beam, and groups are compared only with those of the same rank, however many
// actions lead there. That finds lines where few musketeers have to walk far for every
// guard.
type groupBeam struct {
	beamSearch
	goal      int // points that the line has to score
	atLeast   int // groups are pruned whose upper bound is less
	groups    []group
	layers    [maxRank + 1]boundedHeap // candidates: a group each, its number in parent
	index     map[key]int32
	entrances []entrance
	been      []uint32 // by placement: one more than the index of the last group that was expanded there
	members   []member
}

// group is one of the beam; any of its entrances is as good as the state for what they
// share.
type group struct {
	state     core.State
	first     int32 // of its entrances, -1 is none
	entrances int   // how many were offered
}

// entrance is a state at which a group begins, and how that came about; next is another.
type entrance struct {
	at     [core.NumSuits]core.Cell
	by     macro
	parent int32
	next   int32
}

// member is a state of the group that is being expanded, and its trace.
type member struct {
	state core.State
	at    int32
}

const (
	// maxMembers is with how many members a group is expanded, those that the fewest
	// slides lead to first: three musketeers can stand in 12144 ways.
	maxMembers = 150
	// maxTries is how often a way out is looked for from one group.
	maxTries = 64
)

// run searches from the roots. found is asked about the first member of every group, and
// about more of them when they promise the goal.
func (b *groupBeam) run(ctx context.Context, roots []child, found visitor) {
	for rank := range b.layers {
		b.layers[rank].reset(b.width)
	}
	b.groups, b.entrances, b.traces, b.nodes = b.groups[:0], b.entrances[:0], b.traces[:0], 0
	b.index = map[key]int32{}
	_, placements := placementOf(&roots[0].state)
	b.been = make([]uint32, placements)
	top := 0
	for i := range roots {
		top = max(top, rankOf(&roots[i].state))
		b.offer(&roots[i], -1)
	}
	for rank := top; rank >= 0; rank-- {
		for _, x := range b.layers[rank].all {
			if ctx.Err() != nil || b.spent() || !b.expand(x.parent, found) {
				return
			}
		}
	}
}

// expand goes to all members of a group, and offers what follows; it is false when found asks for no more.
func (b *groupBeam) expand(i int32, found visitor) bool {
	b.members = b.members[:0]
	for e := b.groups[i].first; e >= 0; e = b.entrances[e].next {
		s := b.groups[i].state
		s.At = b.entrances[e].at
		b.visit(i, s, b.entrances[e].parent, b.entrances[e].by)
	}
	score := scoreWithEscapes(&b.groups[i].state)
	for n := 0; n < len(b.members); n++ {
		s, at := b.members[n].state, b.members[n].at
		if n == 0 || score >= b.goal && n < maxTries {
			if !found(&s, func() []core.Action { return lineTo(b.traces, at) }) {
				return false
			}
		}
		b.buf = usefulLures(b.k, &s, slideMacros(b.k, &s, b.moves, b.buf[:0]))
		b.nodes += len(b.buf)
		for j := range b.buf {
			c := &b.buf[j]
			switch {
			case !sameMaterial(&s, &c.state):
				b.offer(c, at)
			case len(b.members) < maxMembers:
				b.visit(i, c.state, at, c.by)
			}
		}
	}
	return true
}

// visit makes a state a member of a group, if none has its placement.
func (b *groupBeam) visit(i int32, s core.State, parent int32, by macro) {
	n, _ := placementOf(&s)
	if p := &b.been[n]; *p != uint32(i)+1 {
		*p = uint32(i) + 1
		b.members = append(b.members, member{s, int32(len(b.traces))})
		b.traces = append(b.traces, trace{parent, by})
	}
}

// offer notes an entrance of a group, if that is good enough, and the group itself if it is new.
func (b *groupBeam) offer(c *child, parent int32) {
	key := materialOf(&c.state)
	i, ok := b.index[key]
	if !ok {
		layer := &b.layers[rankOf(&c.state)]
		value := b.w.optimistic(b.k, &c.state, key.hash(b.seed))
		if value <= layer.floor() || relaxedBound(b.k, &c.state) < b.atLeast {
			return // the bound is the same from any place, or another entrance tells
		}
		i = int32(len(b.groups))
		b.index[key] = i
		b.groups = append(b.groups, group{c.state, -1, 0})
		layer.offer(candidate{value: value, parent: i})
	}
	g := &b.groups[i]
	if g.entrances++; g.entrances <= maxMembers {
		b.entrances = append(b.entrances, entrance{c.state.At, c.by, parent, g.first})
		g.first = int32(len(b.entrances) - 1)
	}
}
