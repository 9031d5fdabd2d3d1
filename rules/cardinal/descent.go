package cardinal

import "context"

// descent is a beam search over stocks instead of moments. Each that it keeps is looked
// at with all the places to which the musketeers can get while nothing of it changes: so
// the way to them costs no room in the beam, and stocks are compared only with those of
// the same height, however many decisions lead there. That finds lines where few
// musketeers have to walk far for every guard.
type descent struct {
	k      *castle
	w      weights
	wish   wish
	seed   uint64
	width  int // stocks that are kept of each height
	goal   int // points that the line has to score
	least  int // stocks are dropped for which less is to be hoped
	nodes  int // moments looked at so far
	most   int // nodes it may look at, 0 is any number
	stocks []stock
	layers [topHeight + 1]heap // candidates: a stock each, its number in parent
	index  map[key]int32
	starts []start
	traces []trace
	been   []uint32 // by place: the last stock that was looked at there
	ways   []way
	buf    []child
}

// stock is one of the beam; any of its starts is as good as the core for what they share.
type stock struct {
	core  core
	first int32 // of its starts, -1 is none
	n     int
}

// start is where a stock begins, and how that came about; next is another one.
type start struct {
	at     [suits]Cell
	by     macro
	parent int32
	next   int32
}

// way is a moment of the stock that is being looked at, and its trace.
type way struct {
	core core
	at   int32
}

const (
	// mostPlaces is with how many places a stock is looked at, those that the fewest
	// slides lead to first: three musketeers can stand in 12144 ways.
	mostPlaces = 150
	// mostTries is how often a way out is looked for from one stock.
	mostTries = 64
)

// run searches from the roots. found is asked about the first moment of every stock, and
// about more of them when they promise the goal; it ends the run by returning false.
func (d *descent) run(ctx context.Context, roots []child, found func(c *core, line func() []step) bool) {
	for h := range d.layers {
		d.layers[h].reset(d.width)
	}
	d.stocks, d.starts, d.traces, d.nodes = d.stocks[:0], d.starts[:0], d.traces[:0], 0
	d.index = map[key]int32{}
	d.been = make([]uint32, roots[0].core.manyPlaces())
	top := 0
	for i := range roots {
		top = max(top, roots[i].core.height())
		d.offer(&roots[i], -1)
	}
	for h := top; h >= 0; h-- {
		for _, x := range d.layers[h].all {
			if ctx.Err() != nil || d.most > 0 && d.nodes >= d.most || !d.look(x.parent, found) {
				return
			}
		}
	}
}

// look goes to all places of a stock, and offers what follows.
func (d *descent) look(i int32, found func(c *core, line func() []step) bool) bool {
	d.ways = d.ways[:0]
	for e := d.stocks[i].first; e >= 0; e = d.starts[e].next {
		c := d.stocks[i].core
		c.at = d.starts[e].at
		d.visit(i, c, d.starts[e].parent, d.starts[e].by)
	}
	promise := d.stocks[i].core.promise()
	for n := 0; n < len(d.ways); n++ {
		c, at := d.ways[n].core, d.ways[n].at
		if n == 0 || promise >= d.goal && n < mostTries {
			if !found(&c, func() []step { return wayTo(d.traces, at) }) {
				return false
			}
		}
		d.buf = c.baits(d.k, c.runs(d.k, d.wish, d.buf[:0]))
		d.nodes += len(d.buf)
		for j := range d.buf {
			ch := &d.buf[j]
			switch {
			case !c.sameStock(&ch.core):
				d.offer(ch, at)
			case len(d.ways) < mostPlaces:
				d.visit(i, ch.core, at, ch.by)
			}
		}
	}
	return true
}

// visit lines a moment of a stock up, if nobody was at its place before.
func (d *descent) visit(i int32, c core, parent int32, by macro) {
	if p := &d.been[c.place()]; *p != uint32(i)+1 {
		*p = uint32(i) + 1
		d.ways = append(d.ways, way{c, int32(len(d.traces))})
		d.traces = append(d.traces, trace{parent, by})
	}
}

// offer notes a start of a stock, if that is good enough.
func (d *descent) offer(ch *child, parent int32) {
	key := ch.core.stock()
	i, ok := d.index[key]
	if !ok {
		layer := &d.layers[ch.core.height()]
		v := d.w.atMost(d.k, &ch.core, key.mix(d.seed))
		if v <= layer.floor() {
			return
		}
		if h := ch.core.hope(d.k); h.most(d.k, &ch.core) < d.least {
			return // so it is from any place, or another start tells
		}
		i = int32(len(d.stocks))
		d.index[key] = i
		d.stocks = append(d.stocks, stock{ch.core, -1, 0})
		layer.offer(candidate{worth: v, parent: i})
	}
	s := &d.stocks[i]
	if s.n++; s.n <= mostPlaces {
		d.starts = append(d.starts, start{ch.core.at, ch.by, parent, s.first})
		s.first = int32(len(d.starts) - 1)
	}
}
