package bots

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// ride is a ride of Mr X, and black the same with a black ticket.
func ride(line core.Kind, to uint8) core.Action {
	return core.Action{Kind: core.Ride, Line: line, To: to}
}

func black(line core.Kind, to uint8) core.Action {
	return core.Action{Kind: core.RideBlack, Line: line, To: to}
}

// moment74 is Mr X on 74 with pawns far away, at an entry.
func moment74(t *testing.T, entry uint8) *core.Position {
	t.Helper()
	p := table.Set(table.Stand(table.Plain, 74, table.Far...), func(c *core.State) { c.Entry = entry })
	p.Log = make([]core.LogEntry, entry)
	return p
}

// seen is a view for bots, which need no words.
type seen struct {
	rules.Wordless
	v *core.View
}

func (s seen) Snapshot() any     { return nil }
func (s seen) Known() *core.View { return s.v }

// turnOf is what a bot is told, with luck that depends on the two numbers alone.
func turnOf(h *core.Position, s rules.Seat, a, b uint64) rules.Turn {
	return rules.Turn{Seat: s, View: seen{v: core.See(h, s)}, Choices: h.Choices(s), Rand: rand.New(rand.NewPCG(a, b))}
}

// TestBranchesAreWhatIsSeen: in the tree two rides part only where the detectives can
// tell them apart.
func TestBranchesAreWhatIsSeen(t *testing.T) {
	observed := func(entry uint8, s core.Action) search.Action {
		p := moment74(t, entry)
		l := newSearchGame(core.See(p, 1))
		f := simulation{State: p.State}
		return l.Observe(&f, pack(s, 74))
	}
	hidden, shown := uint8(0), uint8(2)
	rulestest.Is(t, "LON-68 two taxi rides", observed(hidden, ride(core.Taxi, 58)), observed(hidden, ride(core.Taxi, 73)))
	rulestest.Is(t, "LON-81 two black rides by different lines", observed(hidden, black(core.Taxi, 58)),
		observed(hidden, black(core.Bus, 94)))
	rulestest.Is(t, "LON-68 taxi and black", observed(hidden, ride(core.Taxi, 58)) == observed(hidden, black(core.Taxi, 58)), false)
	rulestest.Is(t, "LON-86 two places at which he shows himself",
		observed(shown, ride(core.Taxi, 58)) == observed(shown, ride(core.Taxi, 73)), false)
	s := core.Action{Kind: core.MovePawn, Pawn: 5, Line: core.Underground, To: 199}
	rulestest.Is(t, "a step there and back", unpack(pack(s, 0)), s)
	s = black(core.Boat, 157)
	rulestest.Is(t, "a boat there and back", unpack(pack(s, 194)), s)
}

// TestSearchGameKnowsAView: detectives place him where their prior has him, and he looks at the truth.
func TestSearchGameKnowsAView(t *testing.T) {
	p := table.Play(t, table.Stand(table.Plain, 74, table.Far...), "taxi 58")
	l := newSearchGame(core.See(p, 1))
	rulestest.Is(t, "what is known of Mr X", l.root.At[0]|l.mrX, 0)
	k := search.Luck{Dice: 5}
	found := map[uint8]int{}
	odds := prior(core.See(p, 1), core.TheBoard())
	var f simulation
	for range 3000 {
		l.Determinize(&f, &k)
		found[f.At[0]]++
		rulestest.Must(t, p.Beliefs.Now().Weights[f.At[0]] > 0 && f.target == f.At[0], "he is put on %d", f.At[0])
	}
	for s, n := range found {
		rulestest.Holds(t, float64(n)/3000 > odds[s]-0.05 && float64(n)/3000 < odds[s]+0.05, "he is on %d %d times", s, n)
	}
	q := table.Stand(table.Plain, 74, table.Far...)
	l = newSearchGame(core.See(q, 0))
	l.Determinize(&f, &k)
	rulestest.Is(t, "his own place", f.At[0], 74)
}

// TestPawnsOfAPlayoutChaseWhatHisTicketsShow: what the pawns of a playout chase rides with the tickets he shows.
func TestPawnsOfAPlayoutChaseWhatHisTicketsShow(t *testing.T) {
	b, d := core.TheBoard(), search.Dice(3)
	f := simulation{State: moment74(t, 3).State, target: 1}
	f.candidates.Add(1)
	for range 20 {
		g := f
		g.play(b, ride(core.Bus, 94), &d)
		rulestest.Is(t, "a bus from 1", b.Dist[1][g.target] == 1 && (g.target == 58 || g.target == 46), true)
	}
	f.Entry = 7
	var set94 core.StationSet
	set94.Add(94)
	f.play(b, ride(core.Bus, 94), &d)
	rulestest.Is(t, "where he shows himself", f.target, 94)
	rulestest.Is(t, "where he can be then", f.candidates, set94)

	f = simulation{State: table.Set(table.Stand(table.Plain, 74, 57, 181, 195, 182, 183),
		func(c *core.State) { c.Stage, c.Seat = core.StageHunt, 1 }).State, target: 58}
	for _, s := range []uint8{58, 74, 75} {
		f.candidates.Add(s)
	}
	for f.At[1] == 57 {
		f.pawnTurn(b, &d)
	}
	rulestest.Is(t, "where a pawn stands", f.candidates.Has(f.At[1]), false)
	rulestest.Is(t, "a target somewhere else", f.candidates.Has(f.target), true)
	f.target, f.Stage = 75, core.StageMove
	f.play(b, ride(core.Bus, 94), &d)
	rulestest.Is(t, "a target where no bus goes is somewhere else", f.candidates.Has(f.target) && b.Reach[74][core.Bus].Has(f.target) ||
		b.Reach[58][core.Bus].Has(f.target), true)
}

// TestMrXAlone: in his own tree he decides again and again, and the pawns ride between.
func TestMrXAlone(t *testing.T) {
	p := moment74(t, 3)
	l, k := newSearchGame(core.See(p, 0)), search.Luck{Dice: 5}
	var f simulation
	l.Determinize(&f, &k)
	m := pack(ride(core.Taxi, 58), 74)
	rulestest.Is(t, "what he sees of his ride", l.Observe(&f, m), m)
	l.Apply(&f, m, &k)
	rulestest.Is(t, "who decides next", l.Seat(&f), 0)
	rulestest.Is(t, "the pawns that stay", f.At[1] == p.At[1] && f.At[2] == p.At[2], false)
	rulestest.Is(t, "where he can be has grown", f.candidates.Size() > 1, true)
}

// TestForecastFollowsFromWhatPawnsSee: what Mr X thinks the pawns will do follows from what they see of his turn,
// not from where he is, and is legal.
func TestForecastFollowsFromWhatPawnsSee(t *testing.T) {
	b := core.TheBoard()
	search := map[*core.Position]*forecasts{} // each observation of one search has a forecast of its own
	foreseen := func(p *core.Position, steps ...core.Action) *forecast {
		f := simulation{State: p.State}
		all := search[p]
		if all == nil {
			all = newForecasts(p.Beliefs.Now())
			search[p] = all
		}
		for _, s := range steps {
			f.seen = all.observe(b, f.seen, &f.State, s)
			f.Apply(b, s)
		}
		return all.of(f.seen, f.State)
	}
	near := table.Set(table.Stand(table.Plain, 74, 92, 43, 195, 182, 183), func(c *core.State) { c.Entry = 3 })
	hidden := foreseen(near, ride(core.Taxi, 58))
	rulestest.Is(t, "after a taxi unseen", hidden.plan, foreseen(near, ride(core.Taxi, 73)).plan)
	rulestest.Is(t, "believed after a bus", hidden.Weights == foreseen(near, ride(core.Bus, 94)).Weights, false)
	rulestest.Is(t, "believed after black and the same line", hidden.Weights == foreseen(near, black(core.Taxi, 58)).Weights, false)
	shown := table.Set(near, func(c *core.State) { c.Entry = 7 })
	one, other := foreseen(shown, ride(core.Taxi, 73)), foreseen(shown, ride(core.Taxi, 58))
	rulestest.Is(t, "where he shows himself", one.plan == other.plan, false)
	rulestest.Is(t, "purple takes him on 73", one.plan[1], core.Action{Kind: core.MovePawn, Pawn: 1, Line: core.Taxi, To: 73})
	twoRides := foreseen(near, core.Action{Kind: core.Double}, ride(core.Taxi, 73), ride(core.Taxi, 74))
	rulestest.Is(t, "he could be on 74 again", twoRides.Weights[74] > 0, true)
	rulestest.Is(t, "after one ride", hidden.Weights[74], 0.0)
	bus := foreseen(near, core.Action{Kind: core.Double}, ride(core.Taxi, 58), ride(core.Bus, 74))
	rulestest.Is(t, "believed after the same tickets in another order",
		bus.Weights == foreseen(near, core.Action{Kind: core.Double}, ride(core.Bus, 94), ride(core.Taxi, 74)).Weights, false)

	open := table.Set(table.Stand(table.Bold, 74, table.Far...), func(c *core.State) { c.Entry = 3 })
	all, c := newForecasts(open.Beliefs.Now()), open.State
	rulestest.Is(t, "what is observed when he shows a 2x card", all.observe(b, 0, &c, core.Action{Kind: core.Double}), 0)
	rulestest.Is(t, "what they believe then", all.of(0, c).Belief == open.Beliefs.Now(), true)
	seen := all.observe(b, 0, &c, ride(core.Taxi, 58))
	rulestest.Is(t, "LON-116 what is observed when he shows himself unasked", all.observe(b, seen, &c, core.Action{Kind: core.Surface}),
		untracked)
}

// TestPlannedMovesAreLegalAndFindHim: the pawns of Mr X's search make the planned moves, each of them legal, and end
// the game when a pawn finds him.
func TestPlannedMovesAreLegalAndFindHim(t *testing.T) {
	b, d := core.TheBoard(), search.Dice(3)
	planned, other := 0, 0
	table.Games(t, 1, func(t *testing.T, p *core.Position, r *rand.Rand) {
		if p.Stage != core.StageHunt || p.Moved != 0 {
			return
		}
		it := newForecasts(p.Beliefs.Now()).of(0, p.State)
		f := simulation{State: p.State, target: p.At[0]}
		for s, w := range p.Beliefs.Now().Weights {
			if w > 0 {
				f.candidates.Add(uint8(s))
			}
		}
		for f.Stage == core.StageHunt {
			s := it.plan.next(&f.State, &it.Weights)
			if s.To == 0 {
				other++
				return
			}
			rulestest.Must(t, f.Legal(b, s), "%v is not legal", s)
			planned++
			g := f
			g.pawnMove(b, s, &d)
			rulestest.Is(t, "found", g.End == core.Caught, s.To == f.At[0])
			f = g
		}
	})
	t.Logf("%d planned moves, %d times none", planned, other)
	rulestest.Holds(t, planned > 500 && other < planned/20, "%d planned moves, %d times none", planned, other)
	p := table.Set(table.Stand(table.Plain, 74, 92, 43, 195, 182, 183), func(c *core.State) { c.Entry = 7 })
	f, all := simulation{State: p.State}, newForecasts(p.Beliefs.Now())
	s := ride(core.Taxi, 73)
	f.seen = all.observe(b, 0, &f.State, s)
	f.play(b, s, &d)
	f.followPlan(b, all.of(f.seen, f.State), &d)
	rulestest.Is(t, "caught where he showed himself", f.End == core.Caught && f.Catcher == 1, true)
}

// TestTreesShareForecasts: trees that grow side by side ask for the same ones and get the
// same. The race detector looks on.
func TestTreesShareForecasts(t *testing.T) {
	b := core.TheBoard()
	p := table.Set(table.Stand(table.Plain, 74, 92, 43, 195, 182, 183), func(c *core.State) { c.Entry = 3 })
	all := newForecasts(p.Beliefs.Now())
	var wait sync.WaitGroup
	var found [4]map[observation]*forecast
	for i := range found {
		wait.Go(func() {
			found[i] = map[observation]*forecast{}
			for _, s := range p.Actions(b, nil) {
				if s.Kind == core.Double {
					continue
				}
				c := p.State
				n := all.observe(b, 0, &c, s)
				c.Apply(b, s)
				found[i][n] = all.of(n, c)
			}
		})
	}
	wait.Wait()
	rulestest.Is(t, "observations: three kinds of line, and black", len(found[0]), 4)
	for _, f := range found[1:] {
		rulestest.Holds(t, maps.Equal(f, found[0]), "two trees have different forecasts")
	}
}

// TestSomeMovesAreNotEvenConsidered looks at what Mr X does not even consider.
func TestSomeMovesAreNotEvenConsidered(t *testing.T) {
	b := core.TheBoard()
	has := func(p *core.Position, v core.ActionKind) bool {
		var buf [core.MaxActions]core.Action
		c := p.State
		for _, s := range prune(&c, b, c.Actions(b, buf[:0])) {
			if s.Kind == v {
				return true
			}
		}
		return false
	}
	rulestest.Is(t, "black in the first round", has(moment74(t, 0), core.RideBlack), false)
	rulestest.Is(t, "black later", has(moment74(t, 3), core.RideBlack), true)
	rulestest.Is(t, "black before he shows himself", has(moment74(t, 7), core.RideBlack), false)
	rulestest.Is(t, "a double far from all", has(moment74(t, 3), core.Double), false)
	near := table.Set(table.Stand(table.Plain, 74, 58, 181, 195, 182, 183), func(c *core.State) { c.Entry = 3 })
	rulestest.Is(t, "a double beside a pawn", has(near, core.Double), true)
	only := table.Set(moment74(t, 0), func(c *core.State) { c.Tickets[0], c.Holds[0] = [4]uint8{2}, 1 })
	rulestest.Is(t, "black when there is nothing else", has(only, core.RideBlack), true)
}

// TestPlayoutsEnd: every playout comes to an end, without allocating.
func TestPlayoutsEnd(t *testing.T) {
	b, d := core.TheBoard(), search.Dice(7)
	ends := map[core.Ending]int{}
	var all core.StationSet
	for s := uint8(1); s <= core.Stations; s++ {
		all.Add(s)
	}
	for _, options := range []rules.Options{nil, table.Both.Options} {
		for seats := 3; seats <= 6; seats++ {
			start := table.Start(rules.Setup{Seats: seats, Options: options}).State
			for start.Stage == core.StageDeal {
				start.Apply(b, start.Random(b, &d))
			}
			var f simulation
			n := testing.AllocsPerRun(100, func() {
				f = simulation{State: start, target: start.At[0], candidates: all}
				f.rollout(b, &d, core.LastRound+1)
				ends[f.End]++
			})
			f = simulation{State: start, target: start.At[0], candidates: all}
			f.rollout(b, &d, 4)
			rulestest.Is(t, "the round at which it stops", f.Stage == core.StageOver || f.Round == 4, true)
			rulestest.Is(t, "allocations", n, 0)
		}
	}
	rulestest.Holds(t, ends[core.Caught] > 0 && ends[core.Escaped] > 0 && ends[core.NotOver] == 0, "they end %v", ends)
}

// TestTheyCatch: who sees Mr X beside a pawn takes him, and who is told to stop does so.
func TestTheyCatch(t *testing.T) {
	p := table.Set(table.Stand(table.Plain, 74, 92, 181, 195, 182, 183), func(c *core.State) { c.Entry = 2 })
	p.Log = make([]core.LogEntry, 2)
	p = table.Play(t, p, "taxi 58")
	p = table.Set(p, func(c *core.State) { c.At[3], c.Occupied = 44, core.StationSet{} })
	for i := 1; i <= core.Pawns; i++ {
		p.Occupied.Add(p.At[i])
	}
	for p.Stage == core.StageHunt && p.Seat < 3 {
		p = table.Play(t, p, p.Choices(rules.Seat(p.Seat))[0].Move)
	}
	who := searcher{forPawns: 300}
	rulestest.Is(t, "the third pawn", who.Decide(t.Context(), turnOf(p, 3, 1, 1)), "taxi green 58")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	m := searcher{roundTime: time.Hour}.Decide(ctx, turnOf(p, 3, 1, 1)) // for that hour, if it is not heard
	_, legal := rules.Choose(p.Choices(3), m)
	rulestest.Holds(t, legal, "told to stop it plays %q", m)
}

// TestLevelsKnowAView: two true positions that look alike to a seat are played alike.
func TestLevelsKnowAView(t *testing.T) {
	apart := 0
	table.Games(t, 1, func(t *testing.T, p *core.Position, r *rand.Rand) {
		if p.Stage != core.StageHunt || p.Entry < 4 || r.IntN(8) > 0 {
			return
		}
		by := rules.Seat(p.Seat)
		q := p.Guess(by, r)
		if q.At[0] != p.At[0] {
			apart++
		}
		for level, who := range Roster() {
			one, two := turnOf(p, by, 3, 4), turnOf(q, by, 3, 4)
			one.Simulations, two.Simulations = 50, 50
			rulestest.Is(t, level, who.Decide(t.Context(), one), who.Decide(t.Context(), two))
		}
	})
	rulestest.Holds(t, apart > 0, "all twins are the same position")
}

// TestNextHopsLeadNearer: of every station's lines the Table names two, or twice the only one, that
// lead nearer to a goal.
func TestNextHopsLeadNearer(t *testing.T) {
	b, apart := core.TheBoard(), 0
	for goal := uint8(1); goal <= core.Stations; goal++ {
		for at := uint8(1); at <= core.Stations; at++ {
			if at == goal {
				continue
			}
			one, other := b.Edges[at][b.NextHops[goal][at]&15], b.Edges[at][b.NextHops[goal][at]>>4]
			rulestest.Must(t, b.Dist[one.To][goal] < b.Dist[at][goal] && b.Dist[other.To][goal] < b.Dist[at][goal],
				"from %d to %d by %v or %v", at, goal, one, other)
			if one != other {
				apart++
			}
		}
	}
	rulestest.Holds(t, apart > 10000, "only %d pairs have two ways", apart)
}

// TestPawnsCloseIn: in a playout a pawn mostly rides nearer, and never onto another pawn.
func TestPawnsCloseIn(t *testing.T) {
	b, d := core.TheBoard(), search.Dice(9)
	p := table.Set(table.Stand(table.Plain, 74, 1, 181, 195, 182, 183), func(c *core.State) { c.Stage, c.Seat = core.StageHunt, 1 })
	nearer := 0
	for range 1000 {
		f := simulation{State: p.State, target: 74, omniscient: true}
		s := f.pawnPolicy(b, &d)
		rulestest.Must(t, f.Legal(b, s), "%v is not legal", s)
		if b.Dist[s.To][74] < b.Dist[1][74] {
			nearer++
		}
	}
	rulestest.Holds(t, nearer > 750, "it rides nearer %d times of 1000", nearer)
	hop := b.Edges[1][b.NextHops[74][1]&15]
	f := simulation{State: p.State, target: 74, omniscient: true}
	f.Occupied.Add(hop.To)
	for range 100 {
		s := f.pawnPolicy(b, &d)
		rulestest.Must(t, s.To != hop.To && f.Legal(b, s), "it rides onto a pawn: %v", s)
	}
}

// TestBoldPawns: a bold pawn searches each possible place that it reaches equally often, and
// chases the target where it reaches none.
func TestBoldPawns(t *testing.T) {
	b, d := core.TheBoard(), search.Dice(9)
	p := table.Set(table.Stand(table.Plain, 74, 73, 181, 195, 182, 183), func(c *core.State) { c.Stage, c.Seat = core.StageHunt, 1 })
	f := simulation{State: p.State, target: 1, bold: true}
	rulestest.Is(t, "where it reaches no possible place", f.boldPolicy(b, &d), core.Action{})
	for _, s := range []uint8{57, 74, 92, 1} { // 1 is out of its reach
		f.candidates.Add(s)
	}
	found := map[uint8]int{}
	for range 3000 {
		a := f.boldPolicy(b, &d)
		rulestest.Must(t, f.Legal(b, a), "%v is not legal", a)
		found[a.To]++
	}
	for _, s := range []uint8{57, 74, 92} {
		rulestest.Holds(t, found[s] > 850 && found[s] < 1150, "it searches %d %d times of 3000", s, found[s])
	}
	rulestest.Is(t, "places that it searches", len(found), 3)
}

// TestSomePawnsAreBold: in half of Mr X's simulations the pawns are bold, and then take every
// possible place for equally likely, those beside them too. Detectives see him in theirs.
func TestSomePawnsAreBold(t *testing.T) {
	p := table.Set(table.Stand(table.Plain, 74, 57, 181, 195, 182, 183), func(c *core.State) { c.Entry = 3 })
	p = table.Play(t, p, "taxi 58")
	p = table.Set(p, func(c *core.State) { c.Stage, c.Seat = core.StageMove, 0 })
	places := p.Beliefs.Now().Stations()
	rulestest.Must(t, len(places) == 4, "he can be on %v", places)
	g, luck, f := newSearchGame(core.See(p, 0)), search.Luck{Dice: 5}, simulation{}
	bold, targets := 0, map[uint8]int{}
	for range 4000 {
		if g.Determinize(&f, &luck); f.bold {
			bold++
			targets[f.target]++
		}
	}
	rulestest.Holds(t, bold > 1850 && bold < 2150, "the pawns are bold in %d of 4000 simulations", bold)
	for _, s := range places {
		share := float64(targets[uint8(s)]) / float64(bold)
		rulestest.Holds(t, share > 0.2 && share < 0.3, "bold pawns take it that he is on %d in %.2f of them", s, share)
	}
	g = newSearchGame(core.See(p, 1))
	for range 100 {
		g.Determinize(&f, &luck)
		rulestest.Holds(t, f.omniscient && !f.bold, "the pawns of detectives are bold")
	}
}

// TestSearchGamesDoNotAllocate: a simulation of either side leaves nothing to collect.
func TestSearchGamesDoNotAllocate(t *testing.T) {
	table.Games(t, 1, func(t *testing.T, p *core.Position, r *rand.Rand) {
		if p.Stage > core.StageDeal && p.Stage < core.StageOver && p.Entry > 3 && r.IntN(40) == 0 {
			rulestest.Spares(t, "the search game", search.Game[simulation](newSearchGame(core.See(p, rules.Seat(p.Seat)))))
		}
	})
}

// BenchmarkSearch counts the simulations of the strong level at the decisions of a game.
func BenchmarkSearch(b *testing.B) {
	var views []*core.View
	r := rand.New(rand.NewPCG(4, 4))
	for p := table.Start(table.Plain); len(p.Acting()) > 0; {
		e := table.Any(p, r)
		if e.Seat >= 0 {
			v := core.See(p, e.Seat)
			views = append(views, v)
			e.Move = policyBot{steady{}}.Decide(b.Context(), rules.Turn{Seat: e.Seat, View: seen{v: v}, Rand: r})
		}
		p = table.Play(b, p, e.Move)
	}
	for _, side := range []string{"x", "pawns"} {
		b.Run(side, func(b *testing.B) {
			began, n := rulestest.CPU(), 0
			for b.Loop() {
				for _, v := range views {
					if (v.By == 0) == (side == "x") {
						o := searcher{}.options(rules.Turn{Simulations: 1000})
						o.Early = false
						n += search.Run[simulation](b.Context(), newSearchGame(v), o, r).Simulations
					}
				}
			}
			b.ReportMetric(float64(n)/(rulestest.CPU()-began).Seconds(), "simulations/cpu-s")
		})
	}
}

// TestLessonsFollowFromTheBetterChoice: nobody is told to save cards where the better choice spends one.
func TestLessonsFollowFromTheBetterChoice(t *testing.T) {
	v, double, near := core.See(moment74(t, 4), 0), core.Action{Kind: core.Double}, ride(core.Taxi, 73)
	for i, c := range []struct {
		best, played core.Action
		want         core.Lesson
	}{
		{double, near, core.CardKept}, {black(core.Taxi, 73), near, core.CardKept},
		{near, double, core.CardSpent}, {near, black(core.Taxi, 73), core.CardSpent},
	} {
		rulestest.Is(t, fmt.Sprintf("lesson %d", i), lessonOf(v, c.best, c.played), c.want)
	}
}
