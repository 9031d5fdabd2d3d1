package london

import (
	"context"
	"maps"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// moment74 is Mr X on 74 with pawns far away, at an entry.
func moment74(t *testing.T, entry uint8) *History {
	t.Helper()
	p := Set(Stand(Plain, 74, Far...), func(c *State) { c.entry = entry })
	p.log = make([]LogEntry, entry)
	return p
}

// seen is a view for bots, which need no words.
type seen struct{ v *known }

func (s seen) Print() string { return "" }
func (s seen) knows() *known { return s.v }

// turnOf is what a bot is told, with luck that depends on the two numbers alone.
func turnOf(h *History, s rules.Seat, a, b uint64) rules.Turn {
	return rules.Turn{Seat: s, View: seen{h.see(s)}, Choices: h.Choices(s), Rand: rand.New(rand.NewPCG(a, b))}
}

// TestBranchesAreWhatIsSeen: in the tree two rides part only where the detectives can
// tell them apart.
func TestBranchesAreWhatIsSeen(t *testing.T) {
	observed := func(entry uint8, s Action) search.Action {
		p := moment74(t, entry)
		l := newSearchGame(p.see(1))
		f := simulation{State: p.State}
		return l.Observe(&f, pack(s, 74))
	}
	hidden, shown := uint8(0), uint8(2)
	rulestest.Is(t, "LON-68 two taxi rides", observed(hidden, Action{ride, 0, Taxi, 58}), observed(hidden, Action{ride, 0, Taxi, 73}))
	rulestest.Is(t, "LON-81 two black rides by different lines", observed(hidden, Action{rideBlack, 0, Taxi, 58}), observed(hidden, Action{rideBlack, 0, Bus, 94}))
	rulestest.Is(t, "LON-68 taxi and black", observed(hidden, Action{ride, 0, Taxi, 58}) == observed(hidden, Action{rideBlack, 0, Taxi, 58}), false)
	rulestest.Is(t, "LON-86 two places at which he shows himself", observed(shown, Action{ride, 0, Taxi, 58}) == observed(shown, Action{ride, 0, Taxi, 73}), false)
	s := Action{movePawn, 5, Underground, 199}
	rulestest.Is(t, "a step there and back", unpack(pack(s, 0)), s)
	s = Action{rideBlack, 0, Boat, 157}
	rulestest.Is(t, "a boat there and back", unpack(pack(s, 194)), s)
}

// TestLookoutKnowsAView: detectives place him where they have a hunch, and he looks at the truth.
func TestLookoutKnowsAView(t *testing.T) {
	p := Play(t, Stand(Plain, 74, Far...), "taxi 58")
	l := newSearchGame(p.see(1))
	rulestest.Is(t, "what is known of Mr X", l.root.at[0]|l.mrX, 0)
	k := search.Luck{Dice: 5}
	found := map[uint8]int{}
	hunch := p.see(1).prior(theBoard())
	var f simulation
	for range 3000 {
		l.Determinize(&f, &k)
		found[f.at[0]]++
		rulestest.Must(t, p.beliefs.now().odds[f.at[0]] > 0 && f.target == f.at[0], "he is put on %d", f.at[0])
	}
	for s, n := range found {
		rulestest.Holds(t, float64(n)/3000 > hunch[s]-0.05 && float64(n)/3000 < hunch[s]+0.05, "he is on %d %d times", s, n)
	}
	q := Stand(Plain, 74, Far...)
	l = newSearchGame(q.see(0))
	l.Determinize(&f, &k)
	rulestest.Is(t, "his own place", f.at[0], 74)
}

// TestGhost: what the pawns of a playout chase rides with the tickets he shows.
func TestGhost(t *testing.T) {
	b, d := theBoard(), search.Dice(3)
	f := simulation{State: moment74(t, 3).State, target: 1}
	f.candidates.add(1)
	for range 20 {
		g := f
		g.play(b, Action{ride, 0, Bus, 94}, &d)
		rulestest.Is(t, "a bus from 1", b.dist[1][g.target] == 1 && (g.target == 58 || g.target == 46), true)
	}
	f.entry = 7
	var set94 stationSet
	set94.add(94)
	f.play(b, Action{ride, 0, Bus, 94}, &d)
	rulestest.Is(t, "where he shows himself", f.target, 94)
	rulestest.Is(t, "where he can be then", f.candidates, set94)

	f = simulation{State: Set(Stand(Plain, 74, 57, 181, 195, 182, 183), func(c *State) { c.stage, c.seat = StageHunt, 1 }).State, target: 58}
	for _, s := range []uint8{58, 74, 75} {
		f.candidates.add(s)
	}
	for f.at[1] == 57 {
		f.pawnTurn(b, &d)
	}
	rulestest.Is(t, "where a pawn stands", f.candidates.has(f.at[1]), false)
	rulestest.Is(t, "a ghost somewhere else", f.candidates.has(f.target), true)
	f.target, f.stage = 75, StageMove
	f.play(b, Action{ride, 0, Bus, 94}, &d)
	rulestest.Is(t, "a ghost where no bus goes is somewhere else", f.candidates.has(f.target) && b.reach[74][Bus].has(f.target) || b.reach[58][Bus].has(f.target), true)
}

// TestMrXAlone: in his own tree he decides again and again, and the pawns ride between.
func TestMrXAlone(t *testing.T) {
	p := moment74(t, 3)
	l, k := newSearchGame(p.see(0)), search.Luck{Dice: 5}
	var f simulation
	l.Determinize(&f, &k)
	m := pack(Action{ride, 0, Taxi, 58}, 74)
	rulestest.Is(t, "what he sees of his ride", l.Observe(&f, m), m)
	l.Apply(&f, m, &k)
	rulestest.Is(t, "who decides next", l.Seat(&f), 0)
	rulestest.Is(t, "the pawns that stay", f.at[1] == p.at[1] && f.at[2] == p.at[2], false)
	rulestest.Is(t, "where he can be has grown", f.candidates.size() > 1, true)
}

// TestForecast: what Mr X thinks the pawns will do follows from what they see of his turn,
// not from where he is, and is legal.
func TestForecast(t *testing.T) {
	b := theBoard()
	search := map[*History]*forecasts{} // each clue of one search has a forecast of its own
	foreseen := func(p *History, steps ...Action) *forecast {
		f := simulation{State: p.State}
		all := search[p]
		if all == nil {
			all = newForecasts(p.beliefs.now())
			search[p] = all
		}
		for _, s := range steps {
			f.seen = all.observe(b, f.seen, &f.State, s)
			f.apply(b, s)
		}
		return all.of(f.seen, f.State)
	}
	near := Set(Stand(Plain, 74, 92, 43, 195, 182, 183), func(c *State) { c.entry = 3 })
	hidden := foreseen(near, Action{ride, 0, Taxi, 58})
	rulestest.Is(t, "after a taxi unseen", hidden.plan, foreseen(near, Action{ride, 0, Taxi, 73}).plan)
	rulestest.Is(t, "believed after a bus", hidden.odds == foreseen(near, Action{ride, 0, Bus, 94}).odds, false)
	rulestest.Is(t, "believed after black and the same line", hidden.odds == foreseen(near, Action{rideBlack, 0, Taxi, 58}).odds, false)
	shown := Set(near, func(c *State) { c.entry = 7 })
	one, other := foreseen(shown, Action{ride, 0, Taxi, 73}), foreseen(shown, Action{ride, 0, Taxi, 58})
	rulestest.Is(t, "where he shows himself", one.plan == other.plan, false)
	rulestest.Is(t, "purple takes him on 73", one.plan[1], Action{movePawn, 1, Taxi, 73})
	twoRides := foreseen(near, Action{kind: double}, Action{ride, 0, Taxi, 73}, Action{ride, 0, Taxi, 74})
	rulestest.Is(t, "he could be on 74 again", twoRides.odds[74] > 0, true)
	rulestest.Is(t, "after one ride", hidden.odds[74], 0.0)
	bus := foreseen(near, Action{kind: double}, Action{ride, 0, Taxi, 58}, Action{ride, 0, Bus, 74})
	rulestest.Is(t, "believed after the same tickets in another order", bus.odds == foreseen(near, Action{kind: double}, Action{ride, 0, Bus, 94}, Action{ride, 0, Taxi, 74}).odds, false)

	open := Set(Stand(Bold, 74, Far...), func(c *State) { c.entry = 3 })
	all, c := newForecasts(open.beliefs.now()), open.State
	rulestest.Is(t, "a clue when he only stays hidden", all.observe(b, 0, &c, Action{kind: stayHidden}), 0)
	rulestest.Is(t, "what they believe then", all.of(0, c).Belief == open.beliefs.now(), true)
	seen := all.observe(b, 0, &c, Action{ride, 0, Taxi, 58})
	rulestest.Is(t, "a clue when he stays hidden", all.observe(b, seen, &c, Action{kind: stayHidden}), seen)
	rulestest.Is(t, "LON-116 a clue when he shows himself unasked", all.observe(b, seen, &c, Action{kind: surface}), untracked)
}

// TestAwait: the pawns of Mr X's search make the planned moves, each of them legal, and end
// the game where one finds him.
func TestAwait(t *testing.T) {
	b, d := theBoard(), search.Dice(3)
	planned, other := 0, 0
	Games(t, 1, func(t *testing.T, p *History, r *rand.Rand) {
		if p.stage != StageHunt || p.moved != 0 {
			return
		}
		it := newForecasts(p.beliefs.now()).of(0, p.State)
		f := simulation{State: p.State, target: p.at[0]}
		for s, w := range p.beliefs.now().odds {
			if w > 0 {
				f.candidates.add(uint8(s))
			}
		}
		for f.stage == StageHunt {
			s := it.plan.next(&f.State, &it.odds)
			if s.to == 0 {
				other++
				return
			}
			rulestest.Must(t, f.legal(b, s), "%v is not legal", s)
			planned++
			g := f
			g.pawnMove(b, s, &d)
			rulestest.Is(t, "found", g.end == caught, s.to == f.at[0])
			f = g
		}
	})
	t.Logf("%d planned moves, %d times none", planned, other)
	rulestest.Holds(t, planned > 500 && other < planned/20, "%d planned moves, %d times none", planned, other)
	p := Set(Stand(Plain, 74, 92, 43, 195, 182, 183), func(c *State) { c.entry = 7 })
	f, all := simulation{State: p.State}, newForecasts(p.beliefs.now())
	s := Action{ride, 0, Taxi, 73}
	f.seen = all.observe(b, 0, &f.State, s)
	f.play(b, s, &d)
	f.followPlan(b, all.of(f.seen, f.State), &d)
	rulestest.Is(t, "caught where he showed himself", f.end == caught && f.catcher == 1, true)
}

// TestTreesShareForecasts: trees that grow side by side ask for the same ones and get the
// same. The race detector looks on.
func TestTreesShareForecasts(t *testing.T) {
	b := theBoard()
	p := Set(Stand(Plain, 74, 92, 43, 195, 182, 183), func(c *State) { c.entry = 3 })
	all := newForecasts(p.beliefs.now())
	var wait sync.WaitGroup
	var found [4]map[observation]*forecast
	for i := range found {
		wait.Go(func() {
			found[i] = map[observation]*forecast{}
			for _, s := range p.actions(b, nil) {
				if s.kind == double {
					continue
				}
				c := p.State
				n := all.observe(b, 0, &c, s)
				c.apply(b, s)
				found[i][n] = all.of(n, c)
			}
		})
	}
	wait.Wait()
	rulestest.Is(t, "clues: three kinds of line, and black", len(found[0]), 4)
	for _, f := range found[1:] {
		rulestest.Holds(t, maps.Equal(f, found[0]), "two trees have different forecasts")
	}
}

// TestWise looks at what Mr X does not even consider.
func TestWise(t *testing.T) {
	b := theBoard()
	has := func(p *History, v ActionKind) bool {
		var buf [maxActions]Action
		c := p.State
		for _, s := range c.prune(b, c.actions(b, buf[:0])) {
			if s.kind == v {
				return true
			}
		}
		return false
	}
	rulestest.Is(t, "black in the first round", has(moment74(t, 0), rideBlack), false)
	rulestest.Is(t, "black later", has(moment74(t, 3), rideBlack), true)
	rulestest.Is(t, "black before he shows himself", has(moment74(t, 7), rideBlack), false)
	rulestest.Is(t, "a double far from all", has(moment74(t, 3), double), false)
	near := Set(Stand(Plain, 74, 58, 181, 195, 182, 183), func(c *State) { c.entry = 3 })
	rulestest.Is(t, "a double beside a pawn", has(near, double), true)
	only := Set(moment74(t, 0), func(c *State) { c.tickets[0], c.holds[0] = [4]uint8{2}, 1 })
	rulestest.Is(t, "black when there is nothing else", has(only, rideBlack), true)
}

// TestPlayoutsEnd: every playout comes to an end, without allocating.
func TestPlayoutsEnd(t *testing.T) {
	b, d := theBoard(), search.Dice(7)
	ends := map[Ending]int{}
	var all stationSet
	for s := uint8(1); s <= Stations; s++ {
		all.add(s)
	}
	for _, on := range []uint8{deadlock, deadlock | cutOff | voluntary} {
		for seats := 3; seats <= 6; seats++ {
			start := newState(seats, on)
			for start.stage == StageDeal {
				start.apply(b, start.random(b, &d))
			}
			n := testing.AllocsPerRun(100, func() {
				f := simulation{State: start, target: start.at[0], candidates: all}
				f.rollout(b, &d, lastRound+1)
				ends[f.end]++
			})
			f := simulation{State: start, target: start.at[0], candidates: all}
			f.rollout(b, &d, 4)
			rulestest.Is(t, "the round at which it stops", f.stage == StageOver || f.round == 4, true)
			rulestest.Is(t, "allocations", n, 0)
		}
	}
	rulestest.Holds(t, ends[caught] > 0 && ends[escaped] > 0 && ends[notOver] == 0, "they end %v", ends)
}

// TestTheyCatch: who sees Mr X beside a pawn takes him, and who is told to stop does so.
func TestTheyCatch(t *testing.T) {
	p := Set(Stand(Plain, 74, 92, 181, 195, 182, 183), func(c *State) { c.entry = 2 })
	p.log = make([]LogEntry, 2)
	p = Play(t, p, "taxi 58")
	p = Set(p, func(c *State) { c.at[3], c.occupied = 44, stationSet{} })
	for i := 1; i <= pawns; i++ {
		p.occupied.add(p.at[i])
	}
	for p.stage == StageHunt && p.seat < 3 {
		p = Play(t, p, p.Choices(rules.Seat(p.seat))[0].Move)
	}
	who := searcher{forPawns: 300}
	rulestest.Is(t, "the third pawn", who.Decide(t.Context(), turnOf(p, 3, 1, 1)), "taxi green 58")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	began := time.Now()
	m := searcher{roundTime: time.Hour}.Decide(ctx, turnOf(p, 3, 1, 1))
	_, legal := rules.Choose(p.Choices(3), m)
	rulestest.Holds(t, legal && time.Since(began) < 5*time.Second, "told to stop it plays %q after %v", m, time.Since(began))
}

// TestLevelsKnowAView: two true positions that look alike to a seat are played alike.
func TestLevelsKnowAView(t *testing.T) {
	apart := 0
	Games(t, 1, func(t *testing.T, p *History, r *rand.Rand) {
		if p.stage != StageHunt || p.entry < 4 || r.IntN(8) > 0 {
			return
		}
		by := rules.Seat(p.seat)
		q := p.guess(by, r)
		if q.at[0] != p.at[0] {
			apart++
		}
		for level, who := range roster() {
			one, two := turnOf(p, by, 3, 4), turnOf(q, by, 3, 4)
			one.Simulations, two.Simulations = 50, 50
			rulestest.Is(t, level, who.Decide(t.Context(), one), who.Decide(t.Context(), two))
		}
	})
	rulestest.Holds(t, apart > 0, "all twins are the same position")
}

// TestHops: of every station's lines the Table names two, or twice the only one, that
// lead nearer to a goal.
func TestHops(t *testing.T) {
	b, apart := theBoard(), 0
	for goal := uint8(1); goal <= Stations; goal++ {
		for at := uint8(1); at <= Stations; at++ {
			if at == goal {
				continue
			}
			one, other := b.edges[at][b.nextHops[goal][at]&15], b.edges[at][b.nextHops[goal][at]>>4]
			rulestest.Must(t, b.dist[one.to][goal] < b.dist[at][goal] && b.dist[other.to][goal] < b.dist[at][goal],
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
	b, d := theBoard(), search.Dice(9)
	p := Set(Stand(Plain, 74, 1, 181, 195, 182, 183), func(c *State) { c.stage, c.seat = StageHunt, 1 })
	nearer := 0
	for range 1000 {
		f := simulation{State: p.State, target: 74, omniscient: true}
		s := f.pawnPolicy(b, &d)
		rulestest.Must(t, f.legal(b, s), "%v is not legal", s)
		if b.dist[s.to][74] < b.dist[1][74] {
			nearer++
		}
	}
	rulestest.Holds(t, nearer > 750, "it rides nearer %d times of 1000", nearer)
	hop := b.edges[1][b.nextHops[74][1]&15]
	f := simulation{State: p.State, target: 74, omniscient: true}
	f.occupied.add(hop.to)
	for range 100 {
		s := f.pawnPolicy(b, &d)
		rulestest.Must(t, s.to != hop.to && f.legal(b, s), "it rides onto a pawn: %v", s)
	}
}

// TestLookoutsDoNotAllocate: a simulation of either side leaves nothing to collect.
func TestLookoutsDoNotAllocate(t *testing.T) {
	Games(t, 1, func(t *testing.T, p *History, r *rand.Rand) {
		if p.stage > StageDeal && p.stage < StageOver && p.entry > 3 && r.IntN(40) == 0 {
			rulestest.Spares(t, "a lookout", search.Game[simulation](newSearchGame(p.see(rules.Seat(p.seat)))))
		}
	})
}

// BenchmarkSearch counts the simulations of the strong level at the decisions of a game.
func BenchmarkSearch(b *testing.B) {
	var views []*known
	r := rand.New(rand.NewPCG(4, 4))
	for p := Plain.Start(); len(p.Acting()) > 0; {
		e := Any(p, r)
		if e.Seat >= 0 {
			v := p.see(e.Seat)
			views = append(views, v)
			e.Move = policyBot{steady{}}.Decide(b.Context(), rules.Turn{Seat: e.Seat, View: seen{v}, Rand: r})
		}
		p = Play(b, p, e.Move)
	}
	for _, side := range []string{"x", "hunters"} {
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
