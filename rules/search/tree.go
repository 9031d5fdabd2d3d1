package search

import "math"

// An edge is a move out of a node of the tree, with what became of it.
type edge struct {
	sum    float64 // of what it was worth to who decided
	move   Move
	seen   Move  // as the searching seat sees it, once node is set
	node   int32 // what follows; shared by moves that look alike, 0 before it is needed
	next   int32 // of the same node, 0 at the end
	visits int32
	avail  int32 // how often it could have been chosen
}

// A tree grows by one edge in every simulation, in room that is set aside before.
type tree[S any, G Game[S]] struct {
	g       G
	luck    *Luck
	explore float64
	depth   int
	ripe    int32

	nodes []int32 // the first edge of each; node 0 is the root
	edges []edge  // edge 0 is none

	s     S
	worth Worth
	moves []Move
	way   []choice
	marks []mark
	epoch uint32
}

// A choice is an edge on the way down, and who took it.
type choice struct {
	edge int32
	seat int32
}

// A mark says that a move is legal now, and whether the node has an edge for it: an
// entry of a small hash table that is emptied by counting on.
type mark struct {
	move  Move
	epoch uint32
	known bool
}

func newTree[S any, G Game[S]](g G, o Options, seed uint64) *tree[S, G] {
	t := &tree[S, G]{g: g, luck: NewLuck(seed), explore: o.Explore, depth: o.Depth, ripe: int32(o.Ripe)}
	room := o.Nodes
	if o.Simulations > 0 {
		room = min(room, o.Simulations)
	}
	t.nodes = make([]int32, 1, room+1)
	t.edges = make([]edge, 1, room+1)
	t.moves = make([]Move, 0, 256)
	t.way = make([]choice, 0, 256)
	t.marks = make([]mark, 512)
	return t
}

// simulate is one simulation: down the tree, one edge more, a playout, and back up.
func (t *tree[S, G]) simulate() {
	t.g.Sample(&t.s, t.luck)
	t.way = t.way[:0]
	for node := int32(0); ; {
		seat := t.g.Seat(&t.s)
		if seat < 0 {
			break
		}
		t.moves = t.g.List(&t.s, t.moves[:0])
		i, fresh := t.choose(node)
		if i == 0 { // no room is left
			break
		}
		t.way = append(t.way, choice{i, int32(seat)})
		m := t.edges[i].move
		if fresh || len(t.way) == t.depth || t.edges[i].visits < t.ripe {
			t.g.Apply(&t.s, m, t.luck)
			break
		}
		if t.edges[i].node == 0 {
			t.follow(node, i, t.g.Seen(&t.s, m))
		}
		node = t.edges[i].node
		t.g.Apply(&t.s, m, t.luck)
	}
	t.worth = Worth{}
	t.g.Finish(&t.s, t.luck, &t.worth)
	for _, c := range t.way {
		e := &t.edges[c.edge]
		e.visits++
		e.sum += t.worth[c.seat]
	}
}

// choose is the edge to go on by among the legal moves: a new one while some have none,
// else the one with the highest bound. It is 0 where there is no edge and no room.
func (t *tree[S, G]) choose(node int32) (at int32, fresh bool) {
	known := 0
	if t.nodes[node] != 0 {
		t.markAll()
		high := math.Inf(-1)
		for i := t.nodes[node]; i != 0; {
			e := &t.edges[i]
			if m := t.marked(e.move); m != nil {
				m.known = true
				known++
				e.avail++
				if b := e.bound(t.explore) + t.jitter(); b > high {
					at, high = i, b
				}
			}
			i = e.next
		}
	}
	if known == len(t.moves) {
		return at, false
	}
	if len(t.edges) == cap(t.edges) {
		return at, false
	}
	k := t.luck.N(uint32(len(t.moves) - known))
	m := t.moves[k]
	if known > 0 {
		m = t.unknown(k)
	}
	t.edges = append(t.edges, edge{move: m, next: t.nodes[node], avail: 1})
	at = int32(len(t.edges) - 1)
	t.nodes[node] = at
	return at, true
}

// bound is the upper confidence bound of an edge that was visited: what it was worth,
// and more the less it was tried of the times when it could have been.
func (e *edge) bound(explore float64) float64 {
	n := float64(e.visits)
	return e.sum/n + explore*math.Sqrt(logOf(e.avail)/n)
}

// jitter keeps two seats that learn from each other out of step: without it one may
// answer each turn of the other's for ever, as if it saw what is hidden.
func (t *tree[S, G]) jitter() float64 { return 1e-3 / (1 << 32) * float64(uint32(t.luck.Uint64())) }

// logs are logarithms of the small numbers, which are asked for all the time.
var logs = func() (l [4096]float64) {
	for i := range l {
		l[i] = math.Log(float64(max(i, 1)))
	}
	return l
}()

func logOf(n int32) float64 {
	if int(n) < len(logs) {
		return logs[n]
	}
	return math.Log(float64(n))
}

// follow gives an edge the node below it, that of an edge which looks alike if there
// is one.
func (t *tree[S, G]) follow(node, at int32, seen Move) {
	e := &t.edges[at]
	e.seen = seen
	for i := t.nodes[node]; i != 0; i = t.edges[i].next {
		if o := &t.edges[i]; o.node != 0 && o.seen == seen {
			e.node = o.node
			return
		}
	}
	t.nodes = append(t.nodes, 0)
	e.node = int32(len(t.nodes) - 1)
}

// markAll empties the table and puts the legal moves into it.
func (t *tree[S, G]) markAll() {
	for size := 4 * len(t.marks); 2*len(t.moves) > len(t.marks); size *= 2 {
		t.marks = make([]mark, size) // a full table would be searched for ever
	}
	t.epoch++
	for _, m := range t.moves {
		i := t.slot(m)
		t.marks[i] = mark{move: m, epoch: t.epoch}
	}
}

// slot is where a move lies in the table, or would.
func (t *tree[S, G]) slot(m Move) uint32 {
	last := uint32(len(t.marks) - 1)
	for i := uint32(m) * 0x9e3779b1 >> 16 & last; ; i = (i + 1) & last {
		if p := &t.marks[i&last]; p.epoch != t.epoch || p.move == m {
			return i
		}
	}
}

// marked is the mark of a move that is legal now, or nil.
func (t *tree[S, G]) marked(m Move) *mark {
	if p := &t.marks[t.slot(m)]; p.epoch == t.epoch {
		return p
	}
	return nil
}

// unknown is the k-th legal move without an edge.
func (t *tree[S, G]) unknown(k uint32) Move {
	for _, m := range t.moves {
		if t.marks[t.slot(m)].known {
			continue
		}
		if k == 0 {
			return m
		}
		k--
	}
	panic("search: a list of moves names one twice")
}
