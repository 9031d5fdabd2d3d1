package search

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"intrigue/rules"
)

func luck(n uint64) *rand.Rand { return rand.New(rand.NewPCG(n, 1)) }

func best(t *testing.T, g toy, o Options, seed uint64) Action {
	t.Helper()
	return Run[state](t.Context(), g, o, luck(seed)).Pick(Selection{}, nil)
}

// TestOneTree: what is decided after a guess of the hidden holds for all guesses, so
// nobody gambles on what a single guess knows.
func TestOneTree(t *testing.T) {
	for seed := range uint64(10) {
		holds(t, best(t, safe, Options{Simulations: 2000}, seed) == 1,
			"it gambles on a coin that it sees in its guesses")
		holds(t, best(t, hider, Options{Simulations: 2000}, seed) == 1, "it gambles on a coin that another one hides")
	}
	r := Run[state](t.Context(), safe, Options{Simulations: 5000, Exploration: 3}, luck(1))
	for _, m := range r.Actions {
		want := [...]float64{0, 0.6, 0.5}[m.Action]
		holds(t, math.Abs(m.Mean()-want) <= 0.06, "move %d is worth %.2f, not %.2f", m.Action, m.Mean(), want)
	}
}

// TestEverySeatForItself: each seat takes what is best for it, not for the searcher.
func TestEverySeatForItself(t *testing.T) {
	for seed := range uint64(10) {
		holds(t, best(t, feud, Options{Simulations: 1000}, seed) == 2, "it does not foresee what the others want")
	}
}

// TestMovesAreWeighedAgainstTheTimesTheyCouldBeChosen: a move is weighed against the times when it could be chosen, not
// against all. The rare one is the best one, so it is nearly always taken when there.
func TestMovesAreWeighedAgainstTheTimesTheyCouldBeChosen(t *testing.T) {
	const n = 20_000
	tr := newTree[state](rare, Options{Simulations: n}.withDefaults(), 3)
	for range n {
		tr.simulate()
	}
	for i := tr.nodes[0]; i != 0; i = tr.edges[i].sibling {
		e := tr.edges[i]
		share := float64(e.avail) / n
		want := [...]float64{0, 1, 1, 0.1}[e.action]
		holds(t, math.Abs(share-want) <= 0.02, "move %d was there %.2f of the time, not %.2f", e.action, share, want)
		holds(t, e.action != 3 || e.visits*10 >= e.avail*8,
			"the best move was taken %d of the %d times it was there", e.visits, e.avail)
	}
	a, b := (&edge{sum: 5, visits: 10, avail: 20}).bound(1, logOf(20)), (&edge{sum: 5, visits: 10, avail: 200}).bound(1, logOf(200))
	holds(t, a < b, "a move that was passed over more often is not tried more readily")
}

func TestSameSeedSameMove(t *testing.T) {
	for seed := range uint64(20) {
		o := Options{Simulations: 37}
		a, b := Run[state](t.Context(), rare, o, luck(seed)), Run[state](t.Context(), rare, o, luck(seed))
		if a.Simulations != 37 || len(a.Actions) != len(b.Actions) {
			t.Fatal(a, b)
		}
		for i := range a.Actions {
			holds(t, a.Actions[i] == b.Actions[i], "the same seed and budget come to something else")
		}
	}
}

func TestNothingIsAllocated(t *testing.T) {
	tr := newTree[state](hider, Options{Simulations: 5000}.withDefaults(), 1)
	n := testing.AllocsPerRun(4000, tr.simulate)
	holds(t, n <= 0, "a simulation allocates %v times", n)
	holds(t, len(tr.edges) >= 5, "the tree does not grow")
}

// TestNoRoom: a tree that is full goes on searching with what it has.
func TestNoRoom(t *testing.T) {
	r := Run[state](t.Context(), hider, Options{Simulations: 500, Nodes: 3}, luck(1))
	holds(t, r.Simulations == 500, "%v", r)
	tr := newTree[state](hider, Options{Nodes: 3}.withDefaults(), 1)
	for range 100 {
		tr.simulate()
	}
	holds(t, len(tr.edges) == 4, "%d edges", len(tr.edges))
}

func TestSearchEndsInTime(t *testing.T) {
	t.Run("early, when nothing can change any more", func(t *testing.T) {
		all := Run[state](t.Context(), feud, Options{Simulations: 5000}, luck(1))
		some := Run[state](t.Context(), feud, Options{Simulations: 5000, Early: true}, luck(1))
		holds(t, some.Simulations < all.Simulations && some.Simulations > all.Simulations/2 && some.Actions[0].Action == all.Actions[0].Action,
			"%d of %d", some.Simulations, all.Simulations)
	})
	t.Run("early, when the time that is left is too short for a change", func(t *testing.T) {
		const all = 600 * time.Millisecond
		for try := range 5 { // a busy machine may take the time away
			began := time.Now()
			r := Run[state](t.Context(), feud, Options{Time: all, Early: true}, luck(1))
			holds(t, r.Simulations > earlyChecks && r.Actions[0].Action == 2,
				"%d simulations for move %d", r.Simulations, r.Actions[0].Action)
			if took := time.Since(began); took < all*9/10 {
				break
			} else if try == 4 {
				t.Errorf("it went on for %v", took)
			}
		}
	})
	t.Run("at once, when it is told to", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		for _, o := range []Options{{Simulations: 1 << 30}, {Time: time.Hour}} {
			o.Nodes = 10
			if r := Run[state](ctx, safe, o, luck(1)); r.Simulations < 1 || r.Simulations > 2*clockChecks*16 {
				t.Errorf("%d simulations", r.Simulations)
			}
		}
	})
	t.Run("in the middle of it", func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		defer cancel()
		Run[state](ctx, safe, Options{Time: time.Hour}, luck(1)) // for that hour, if it is not heard
	})
	t.Run("when the time is over", func(t *testing.T) {
		if r := Run[state](t.Context(), safe, Options{Time: 5 * time.Millisecond}, luck(1)); r.Simulations < 1 {
			t.Error(r)
		}
	})
	t.Run("as many as the turn says", func(t *testing.T) {
		if o := (Options{Simulations: 7}).For(rules.Turn{Simulations: 9}); o.Simulations != 9 {
			t.Error(o)
		}
		if o := (Options{Simulations: 7}).For(rules.Turn{}); o.Simulations != 7 {
			t.Error(o)
		}
	})
}

// visited is a tree whose root has moves that were visited so often.
func visited(visits ...int32) *tree[state, toy] {
	tr := newTree[state](safe, Options{}.withDefaults(), 1)
	for i, n := range visits {
		tr.edges = append(tr.edges, edge{action: Action(i), visits: n, sibling: tr.nodes[0]})
		tr.nodes[0] = int32(len(tr.edges) - 1)
	}
	return tr
}

// TestItStopsWhenNothingCanChange: who leads cannot be overtaken only when the rest is fewer than the lead.
func TestItStopsWhenNothingCanChange(t *testing.T) {
	for _, c := range []struct {
		visits []int32
		left   int
		want   bool
	}{
		{[]int32{60, 5}, 54, true}, {[]int32{60, 5}, 55, false},
		{[]int32{5, 60}, 54, true}, {[]int32{5, 60}, 55, false},
		{[]int32{7, 40, 60, 50}, 9, true}, {[]int32{50, 60, 40, 7}, 10, false},
		{[]int32{30, 30}, 0, false}, {[]int32{8}, 7, true},
	} {
		holds(t, visited(c.visits...).decided(c.left) == c.want, "%v with %d left: not %v", c.visits, c.left, c.want)
	}
	tr := visited(60, 5)
	holds(t, tr.decidedInTime(65, time.Second, 800*time.Millisecond) && !tr.decidedInTime(65, time.Second, 900*time.Millisecond),
		"the time that is left is not measured by the pace so far")
}

// TestDefaultsFillWhatIsNotSet: what is not asked for is as usual, what is asked for stays.
func TestDefaultsFillWhatIsNotSet(t *testing.T) {
	asked := Options{Exploration: 2, Nodes: 3, Time: time.Minute}
	if got := asked.withDefaults(); !reflect.DeepEqual(got, asked) {
		t.Error(got)
	}
	if got := (Options{}).withDefaults(); got.Exploration != defaultExploration || got.Nodes != defaultNodes || got.Time != defaultTime {
		t.Error(got)
	}
}

// TestExpandAfter: the tree grows below a move once it was played out so often.
func TestExpandAfter(t *testing.T) {
	one := hider
	one.actions = func(*state) []Action { return two[:1] }
	one.seat = func(s *state) int {
		if s.n == 2 {
			return -1
		}
		return 0
	}
	tr := newTree[state](one, Options{ExpandAfter: 3}.withDefaults(), 1)
	for n, want := range []int{1, 1, 1, 2} { // edges after each simulation
		tr.simulate()
		got := len(tr.edges) - 1
		holds(t, got == want, "%d edges after %d simulations, not %d", got, n+1, want)
	}
}

func TestTheMostVisitedOrOneAsGoodIsPicked(t *testing.T) {
	d := luck(2)
	r := Result{Simulations: 100, Actions: []ActionStats{{1, 60, 30, 0}, {2, 30, 14.7, 0}, {3, 10, 2, 0}}}
	count := func(f Selection) (n [4]int) {
		d := luck(1)
		for range 1000 {
			n[r.Pick(f, d)]++
		}
		return n
	}
	if n := count(Selection{}); n[1] != 1000 {
		t.Errorf("not the most visited: %v", n)
	}
	if n := count(Selection{Power: 1}); n[1] < 550 || n[1] > 650 || n[3] < 60 || n[3] > 140 {
		t.Errorf("not by visits: %v", n)
	}
	edge := Result{Simulations: 210, Actions: []ActionStats{{1, 100, 50, 0}, {2, 100, 25, 0}, {3, 10, 7.5, 0}}}
	var drawn [4]int
	for range 200 {
		drawn[edge.Pick(Selection{Power: 1, Near: 0.25}, d)]++
	}
	holds(t, drawn[1] != 0 && drawn[2] <= 0 && drawn[3] != 0,
		"a tenth of the most visits is no measure, or what is worth less by just so much is left out: %v", drawn)
	if n := count(Selection{Power: 2, Near: 0.03}); n[1] < 750 || n[1] > 850 || n[3] > 0 {
		t.Errorf("not by the square of the visits of what is as good: %v", n)
	}
}

func TestTreesAreJoined(t *testing.T) {
	a := Result{10, []ActionStats{{1, 6, 3, 1}, {2, 4, 2, 2}}}
	a.add(Result{9, []ActionStats{{2, 8, 4, 2}, {3, 1, 1, 3}}})
	if a.Simulations != 19 || len(a.Actions) != 3 || a.Actions[0] != (ActionStats{2, 12, 6, 4}) ||
		a.Actions[1] != (ActionStats{1, 6, 3, 1}) {
		t.Error(a)
	}
}

// TestManyMoves: the table of legal moves grows with the list.
func TestManyMoves(t *testing.T) {
	all := make([]Action, 700)
	for i := range all {
		all[i] = Action(i * 512)
	}
	g := rare
	g.actions = func(*state) []Action { return all }
	g.reward = func(s *state, _ *Luck) Reward { return Reward{float64(s.did[0]) / (700 * 512)} }
	r := Run[state](t.Context(), g, Options{Simulations: 3000}, luck(1))
	holds(t, len(r.Actions) == 700 && r.Actions[0].Action >= 600*512,
		"%d moves, the best %d", len(r.Actions), r.Actions[0].Action)
}

// TestMoreMovesThanEver: the table that tells which moves are legal grows with them, however
// many there are at once.
func TestMoreMovesThanEver(t *testing.T) {
	tr := newTree[state](safe, Options{Simulations: 1}.withDefaults(), 1)
	for m := range Action(5 * 512) {
		tr.actions = append(tr.actions, m)
	}
	tr.markAll()
	for _, m := range tr.actions {
		must(t, tr.marked(m) != nil, "move %d is not marked", m)
	}
	holds(t, tr.marked(5*512) == nil, "a move is marked that there is not")
}

// TestAFaultReachesWhoAsked: a game that panics does so where the search was begun, on
// however many cores it is played out, so that whoever asked can go on without it.
func TestAFaultReachesWhoAsked(t *testing.T) {
	bad := safe
	bad.reward = func(*state, *Luck) Reward { panic("lost") }
	for _, o := range []Options{{Simulations: 5}, {Time: 5 * time.Millisecond}} {
		func() {
			defer func() {
				f := recover()
				holds(t, f == "lost", "%+v: %v", o, f)
			}()
			Run[state](t.Context(), bad, o, luck(1))
		}()
	}
}

// TestATreeForEachCore: a search that is limited by time grows a tree on every core, each
// with luck of its own, and joins all that they find.
func TestATreeForEachCore(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(3))
	var played atomic.Int64
	var lock sync.Mutex
	lucks := map[*Luck]Dice{}
	g := safe
	g.determinize = func(l *Luck) int {
		lock.Lock()
		if _, known := lucks[l]; !known {
			lucks[l] = l.Dice
		}
		lock.Unlock()
		return safe.determinize(l)
	}
	g.reward = func(s *state, l *Luck) Reward {
		played.Add(1)
		return safe.reward(s, l)
	}
	r := Run[state](t.Context(), g, Options{Time: 30 * time.Millisecond, Nodes: 100}, luck(1))
	first := map[Dice]bool{}
	for _, d := range lucks {
		first[d] = true
	}
	holds(t, len(lucks) == 3 && len(first) == 3, "%d trees with %d seeds", len(lucks), len(first))
	visits := 0
	for _, m := range r.Actions {
		visits += m.Visits
	}
	n := int(played.Load())
	holds(t, r.Simulations == n && visits == n && len(r.Actions) == 2,
		"%d simulations, %d visits, and %d games were played out", r.Simulations, visits, n)
}

// TestTreesAgree: trees that grow side by side end early when all are sure of the same move.
func TestTreesAgree(t *testing.T) {
	all := make(leaders, 2)
	for i, c := range []struct {
		tree int
		move Action
		sure bool
		want bool
	}{{0, 0, true, false}, {1, 5, true, false}, {1, 0, true, true}, {0, 0, true, true}, {0, 0, false, false}, {1, 0, false, false}} {
		got := all.agree(c.tree, c.move, c.sure)
		holds(t, got == c.want, "after note %d they agree: %v", i, got)
	}
	m := visited(7, 40, 60, 50).leader()
	holds(t, m == 2, "move %d leads", m)
	// Here every second tree wins by another move: all are soon sure, and none may end.
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	var trees atomic.Uint32
	apart := safe
	var lock sync.Mutex
	number := map[*Luck]Action{}
	apart.reward = func(s *state, l *Luck) Reward {
		lock.Lock()
		defer lock.Unlock()
		if number[l] == 0 {
			number[l] = Action(1 + trees.Add(1)%2)
		}
		if s.did[0] == number[l] {
			return Reward{1}
		}
		return Reward{}
	}
	const limit = 300 * time.Millisecond
	began := time.Now()
	Run[state](t.Context(), apart, Options{Time: limit, Early: true, Nodes: 100}, luck(1))
	took := time.Since(began)
	holds(t, took >= limit, "trees that are sure of different moves end after %v", took)
}
