package cardinal

import "context"

// groupBeam is a beam search over stocks instead of moments. Each that it keeps is looked
// at with all the places to which the musketeers can get while nothing of it changes: so
// the way to them costs no room in the beam, and stocks are compared only with those of
// the same height, however many decisions lead there. That finds lines where few
// musketeers have to walk far for every guard.
type groupBeam struct {
	k         *castle
	w         weights
	moves     moveSet
	seed      uint64
	width     int // stocks that are kept of each height
	goal      int // points that the line has to score
	atLeast   int // stocks are dropped for which less is to be hoped
	nodes     int // moments looked at so far
	maxNodes  int // nodes it may look at, 0 is any number
	groups    []group
	layers    [topRank + 1]heap // candidates: a stock each, its number in parent
	index     map[key]int32
	entrances []entrance
	traces    []trace
	been      []uint32 // by place: the last stock that was looked at there
	members   []member
	buf       []child
}

// group is one of the beam; any of its starts is as good as the core for what they share.
type group struct {
	state state
	first int32 // of its starts, -1 is none
	n     int
}

// entrance is where a stock begins, and how that came about; next is another one.
type entrance struct {
	at     [suits]Cell
	by     macro
	parent int32
	next   int32
}

// member is a moment of the stock that is being looked at, and its trace.
type member struct {
	state state
	at    int32
}

const (
	// maxMembers is with how many places a stock is looked at, those that the fewest
	// slides lead to first: three musketeers can stand in 12144 ways.
	maxMembers = 150
	// maxEscapes is how often a way out is looked for from one stock.
	maxEscapes = 64
)

// run searches from the roots. found is asked about the first moment of every stock, and
// about more of them when they promise the goal; it ends the run by returning false.
func (d *groupBeam) run(ctx context.Context, roots []child, found func(c *state, line func() []action) bool) {
	for h := range d.layers {
		d.layers[h].reset(d.width)
	}
	d.groups, d.entrances, d.traces, d.nodes = d.groups[:0], d.entrances[:0], d.traces[:0], 0
	d.index = map[key]int32{}
	d.been = make([]uint32, roots[0].state.placements())
	top := 0
	for i := range roots {
		top = max(top, roots[i].state.rank())
		d.offer(&roots[i], -1)
	}
	for h := top; h >= 0; h-- {
		for _, x := range d.layers[h].all {
			if ctx.Err() != nil || d.maxNodes > 0 && d.nodes >= d.maxNodes || !d.expand(x.parent, found) {
				return
			}
		}
	}
}

// expand goes to all places of a stock, and offers what follows.
func (d *groupBeam) expand(i int32, found func(c *state, line func() []action) bool) bool {
	d.members = d.members[:0]
	for e := d.groups[i].first; e >= 0; e = d.entrances[e].next {
		c := d.groups[i].state
		c.at = d.entrances[e].at
		d.visit(i, c, d.entrances[e].parent, d.entrances[e].by)
	}
	promise := d.groups[i].state.scoreWithEscapes()
	for n := 0; n < len(d.members); n++ {
		c, at := d.members[n].state, d.members[n].at
		if n == 0 || promise >= d.goal && n < maxEscapes {
			if !found(&c, func() []action { return wayTo(d.traces, at) }) {
				return false
			}
		}
		d.buf = c.usefulLures(d.k, c.slideMacros(d.k, d.moves, d.buf[:0]))
		d.nodes += len(d.buf)
		for j := range d.buf {
			ch := &d.buf[j]
			switch {
			case !c.sameMaterial(&ch.state):
				d.offer(ch, at)
			case len(d.members) < maxMembers:
				d.visit(i, ch.state, at, ch.by)
			}
		}
	}
	return true
}

// visit lines a moment of a stock up, if nobody was at its place before.
func (d *groupBeam) visit(i int32, c state, parent int32, by macro) {
	if p := &d.been[c.placement()]; *p != uint32(i)+1 {
		*p = uint32(i) + 1
		d.members = append(d.members, member{c, int32(len(d.traces))})
		d.traces = append(d.traces, trace{parent, by})
	}
}

// offer notes a start of a stock, if that is good enough.
func (d *groupBeam) offer(ch *child, parent int32) {
	key := ch.state.material()
	i, ok := d.index[key]
	if !ok {
		layer := &d.layers[ch.state.rank()]
		v := d.w.optimistic(d.k, &ch.state, key.hash(d.seed))
		if v <= layer.floor() {
			return
		}
		if h := ch.state.relax(d.k); h.upperBound(d.k, &ch.state) < d.atLeast {
			return // so it is from any place, or another start tells
		}
		i = int32(len(d.groups))
		d.index[key] = i
		d.groups = append(d.groups, group{ch.state, -1, 0})
		layer.offer(candidate{value: v, parent: i})
	}
	s := &d.groups[i]
	if s.n++; s.n <= maxMembers {
		d.entrances = append(d.entrances, entrance{ch.state.at, ch.by, parent, s.first})
		s.first = int32(len(d.entrances) - 1)
	}
}
