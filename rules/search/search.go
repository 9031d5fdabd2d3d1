package search

import (
	"context"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"intrigue/rules"
)

// Options are how a search goes on and when it ends. One that is limited by
// simulations decides alike on every machine; one that is limited by time uses
// all cores at once, a tree for each.
type Options struct {
	Simulations int           // how many; 0 is no limit
	Time        time.Duration // how long, without a limit of simulations; 0 is a second
	Exploration float64       // how readily what looks worse is tried (the constant of UCB); 0 is the default
	ExpandAfter int           // how often an action is rolled out before the tree grows below it
	Nodes       int           // room of each tree; 0 is the default
	Points      bool          // counts points, if the Game is a Counter
	Early       bool          // ends when the most visited action of all trees cannot be overtaken
	// GoodEnough reports, for Compare, that no more needs to be found out of an action that is worth so much, beside the best
	// one; nil finds out all.
	GoodEnough func(best, chosen float64) bool
}

const (
	defaultExploration = 0.7
	defaultNodes       = 1 << 18
	defaultTime        = time.Second
	clockChecks        = 4  // simulations between two looks at the clock
	earlyChecks        = 64 // simulations between two looks at who leads
)

// For are the options for a turn: with the number of simulations that it asks for.
func (o Options) For(t rules.Turn) Options {
	if t.Simulations > 0 {
		o.Simulations = t.Simulations
	}
	return o
}

func (o Options) withDefaults() Options {
	if o.Exploration == 0 {
		o.Exploration = defaultExploration
	}
	if o.Nodes == 0 {
		o.Nodes = defaultNodes
	}
	if o.Time == 0 {
		o.Time = defaultTime
	}
	return o
}

// Run searches a game until its limit is reached or ctx ends, and says what became of
// every action of the present state. At least one simulation is made.
func Run[S any, G Game[S]](ctx context.Context, g G, o Options, r *rand.Rand) Result {
	o = o.withDefaults()
	if o.Simulations > 0 {
		t := newTree[S](g, o, r.Uint64())
		t.runCount(ctx, o)
		return t.result()
	}
	trees := make([]*tree[S, G], runtime.GOMAXPROCS(0))
	end := time.Now().Add(o.Time)
	var wait sync.WaitGroup
	faults, leading := make([]any, len(trees)), make(leaders, len(trees))
	for i := range trees {
		trees[i] = newTree[S](g, o, r.Uint64())
		wait.Go(func() {
			// A panic in a goroutine of its own would end the program; whoever asked
			// for the search can survive it.
			defer func() { faults[i] = recover() }()
			trees[i].runFor(ctx, o, end, func(a Action, sure bool) bool { return leading.agree(i, a, sure) })
		})
	}
	wait.Wait()
	for _, f := range faults {
		if f != nil {
			panic(f)
		}
	}
	all := trees[0].result()
	for _, t := range trees[1:] {
		all.add(t.result())
	}
	return all
}

// runCount makes a number of simulations.
func (t *tree[S, G]) runCount(ctx context.Context, o Options) {
	for n := range o.Simulations {
		if n%clockChecks == 1 && ctx.Err() != nil || n%earlyChecks == 1 && o.Early && t.decided(o.Simulations-n) {
			return
		}
		t.simulate()
	}
}

// leaders are the actions that the trees of one search are sure of, each plus one; 0 is none.
type leaders []atomic.Uint64

// agree notes what tree i is sure of, if it is, and reports whether all are sure of the same. What
// one tree finds may still be outvoted by others that lean to something else.
func (l leaders) agree(i int, a Action, sure bool) bool {
	mine := uint64(0)
	if sure {
		mine = uint64(a) + 1
	}
	l[i].Store(mine)
	for o := range l {
		if l[o].Load() != mine {
			return false
		}
	}
	return sure
}

// runFor makes simulations until a time, or until all trees agree. It asks both ctx and
// the clock: in a browser asking ctx is what keeps the page alive.
func (t *tree[S, G]) runFor(ctx context.Context, o Options, end time.Time, agree func(a Action, sure bool) bool) {
	began := time.Now()
	for n := 0; ; n++ {
		if n%clockChecks == 1 {
			now := time.Now()
			if ctx.Err() != nil || now.After(end) {
				return
			}
			mayEnd := o.Early && n%earlyChecks == 1 && n > earlyChecks
			if mayEnd && agree(t.leader(), t.decidedInTime(n, now.Sub(began), end.Sub(now))) {
				return
			}
		}
		t.simulate()
	}
}

// decidedInTime reports whether as many simulations as the time that is left has room for,
// at the pace of the n so far, cannot change the most visited action.
func (t *tree[S, G]) decidedInTime(n int, took, left time.Duration) bool {
	return t.decided(int(float64(n) / float64(took+1) * float64(left)))
}

// leader is the most visited action.
func (t *tree[S, G]) leader() (a Action) {
	most := int32(0)
	for i := t.nodes[0]; i != 0; i = t.edges[i].sibling {
		if e := &t.edges[i]; e.visits > most {
			most, a = e.visits, e.action
		}
	}
	return a
}

// decided reports whether so many simulations more cannot change the most visited action.
func (t *tree[S, G]) decided(left int) bool {
	var first, second int32
	for i := t.nodes[0]; i != 0; i = t.edges[i].sibling {
		switch n := t.edges[i].visits; {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	return int(first-second) > left
}

// result is what lies at the root.
func (t *tree[S, G]) result() Result {
	var r Result
	for i := t.nodes[0]; i != 0; i = t.edges[i].sibling {
		e := &t.edges[i]
		r.Simulations += int(e.visits)
		r.Actions = append(r.Actions, ActionStats{Action: e.action, Visits: int(e.visits), sum: e.sum, points: t.points[i]})
	}
	r.sort()
	return r
}
