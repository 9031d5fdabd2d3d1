package search

import "math"

// An edge is an action out of a node of the tree, with what became of it.
type edge struct {
	sum      float64 // of the rewards of the seat that decided
	action   Action
	observed Action // as the searching seat sees it, once child is set
	child    int32  // what follows; shared by actions that look alike, 0 before it is needed
	sibling  int32  // of the same node, 0 at the end
	visits   int32
	avail    int32 // how often it could have been chosen
}

// A tree grows by one edge in every simulation, in room that is set aside before.
type tree[S any, G Game[S]] struct {
	g           G
	luck        *Luck
	exploration float64
	expandAfter int32

	nodes []int32 // the first edge of each; node 0 is the root
	edges []edge  // edge 0 is none

	count  Counter[S]        // nil where points are not counted
	points map[int32]float64 // by edge of the root: the points of all simulations, added up

	s       S
	reward  Reward
	actions []Action
	path    []step
	marks   []mark
	epoch   uint32
}

// A step is an edge on the way down, and who took it.
type step struct {
	edge int32
	seat int32
}

// A mark says that an action is legal now, and whether the node has an edge for it: an
// entry of a small hash table that is emptied by counting on.
type mark struct {
	action  Action
	epoch   uint32
	hasEdge bool
}

func newTree[S any, G Game[S]](g G, o Options, seed uint64) *tree[S, G] {
	t := &tree[S, G]{g: g, luck: NewLuck(seed), exploration: o.Exploration, expandAfter: int32(o.ExpandAfter)}
	room := o.Nodes
	if o.Simulations > 0 {
		room = min(room, o.Simulations)
	}
	t.nodes = make([]int32, 1, room+1)
	t.edges = make([]edge, 1, room+1)
	t.actions = make([]Action, 0, 256)
	t.path = make([]step, 0, 256)
	t.marks = make([]mark, 512)
	if c, ok := any(g).(Counter[S]); ok && o.Points {
		t.count, t.points = c, map[int32]float64{}
	}
	return t
}

// simulate is one simulation: down the tree, one edge more, a playout, and back up.
func (t *tree[S, G]) simulate() {
	t.g.Determinize(&t.s, t.luck)
	t.path = t.path[:0]
	for node := int32(0); ; {
		seat := t.g.Seat(&t.s)
		if seat < 0 {
			break
		}
		t.actions = t.g.Actions(&t.s, t.actions[:0])
		i, fresh := t.selectEdge(node)
		if i == 0 { // no room is left
			break
		}
		t.path = append(t.path, step{i, int32(seat)})
		a := t.edges[i].action
		if fresh || t.edges[i].visits < t.expandAfter {
			t.g.Apply(&t.s, a, t.luck)
			break
		}
		if t.edges[i].child == 0 {
			t.expand(node, i, t.g.Observe(&t.s, a))
		}
		node = t.edges[i].child
		t.g.Apply(&t.s, a, t.luck)
	}
	t.reward = Reward{}
	t.g.Rollout(&t.s, t.luck, &t.reward)
	for _, c := range t.path {
		e := &t.edges[c.edge]
		e.visits++
		e.sum += t.reward[c.seat]
	}
	if t.count != nil && len(t.path) > 0 {
		t.points[t.path[0].edge] += t.count.Points(&t.s, int(t.path[0].seat))
	}
}

// selectEdge is the edge to go on by among the legal actions: a fresh one while some have none,
// else the one with the highest bound. It is 0 where there is no edge and no room.
func (t *tree[S, G]) selectEdge(node int32) (best int32, fresh bool) {
	known := 0 // legal actions that have an edge
	if t.nodes[node] != 0 {
		t.markAll()
		high, avail, log := math.Inf(-1), int32(0), 0.0 // most edges of a node could be chosen equally often
		for i := t.nodes[node]; i != 0; {
			e := &t.edges[i]
			if m := t.marked(e.action); m != nil {
				m.hasEdge = true
				known++
				if e.avail++; e.avail != avail {
					avail, log = e.avail, logOf(e.avail)
				}
				if b := e.bound(t.exploration, log) + t.jitter(); b > high {
					best, high = i, b
				}
			}
			i = e.sibling
		}
	}
	if known == len(t.actions) || len(t.edges) == cap(t.edges) {
		return best, false
	}
	k := t.luck.N(uint32(len(t.actions) - known))
	a := t.actions[k]
	if known > 0 {
		a = t.untried(k)
	}
	t.edges = append(t.edges, edge{action: a, sibling: t.nodes[node], avail: 1})
	t.nodes[node] = int32(len(t.edges) - 1)
	return t.nodes[node], true
}

// bound is the upper confidence bound of an edge that was visited: its mean reward,
// and more the less it was tried of the times when it could have been, of which log is the logarithm.
func (e *edge) bound(explore, log float64) float64 {
	n := float64(e.visits)
	return e.sum/n + explore*math.Sqrt(log/n)
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

// expand sets the child of an edge out of a node: a new node, or the child of an edge there whose
// action looks alike.
func (t *tree[S, G]) expand(node, edge int32, observed Action) {
	e := &t.edges[edge]
	e.observed = observed
	for i := t.nodes[node]; i != 0; i = t.edges[i].sibling {
		if o := &t.edges[i]; o.child != 0 && o.observed == observed {
			e.child = o.child
			return
		}
	}
	t.nodes = append(t.nodes, 0)
	e.child = int32(len(t.nodes) - 1)
}

// markAll empties the table and puts the legal actions into it.
func (t *tree[S, G]) markAll() {
	for size := 4 * len(t.marks); 2*len(t.actions) > len(t.marks); size *= 2 {
		t.marks = make([]mark, size) // a full table would be searched for ever
	}
	t.epoch++
	for _, a := range t.actions {
		i := t.slot(a)
		t.marks[i] = mark{action: a, epoch: t.epoch}
	}
}

// slot is where an action lies in the table, or would.
func (t *tree[S, G]) slot(a Action) uint32 {
	last := uint32(len(t.marks) - 1)
	for i := uint32(a) * 0x9e3779b1 >> 16 & last; ; i = (i + 1) & last {
		if p := &t.marks[i&last]; p.epoch != t.epoch || p.action == a {
			return i
		}
	}
}

// marked is the mark of an action that is legal now, or nil.
func (t *tree[S, G]) marked(a Action) *mark {
	if p := &t.marks[t.slot(a)]; p.epoch == t.epoch {
		return p
	}
	return nil
}

// untried is the k-th legal action without an edge.
func (t *tree[S, G]) untried(k uint32) Action {
	for _, a := range t.actions {
		if t.marks[t.slot(a)].hasEdge {
			continue
		}
		if k == 0 {
			return a
		}
		k--
	}
	panic("search: a list of actions names one twice")
}
