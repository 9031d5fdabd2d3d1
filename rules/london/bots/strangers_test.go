package bots

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
)

// Strangers are opponents that nothing in this package was tuned on and that share no code
// with its bots: stand-ins for the bots other people write. They see what a View tells.

var (
	strangerGames = flag.Int("games", 20, "games of each pairing of BenchmarkStrangers")
	strangerDeal  = flag.Int("deal", 100_000, "the first deal of BenchmarkStrangers")
	mrXSims       = flag.Int("mrx", 0, "simulations of strong's Mr X there; 0: as in play")
	pawnSims      = flag.Int("pawns", 0, "simulations of strong's pawns there; 0: as in play")
)

// possible are the places where Mr X can be.
func possible(v *core.View) (set core.StationSet) {
	for s, w := range v.Beliefs.Now().Weights {
		if w > 0 {
			set.Add(uint8(s))
		}
	}
	return set
}

// each lists the stations of a set.
func each(set core.StationSet) (all []uint8) {
	for n := range set.Size() {
		all = append(all, set.Nth(n))
	}
	return all
}

// coverers are detectives that look one ride ahead and hold every possible place for equally
// likely. Together they search as many of these as they can, then cover as many as they can
// of those he could ride to next, then close in on the rest.
type coverers struct{ chance }

func (coverers) pursue(v *core.View, all []core.Action, _ *rand.Rand) core.Action {
	b, s := core.TheBoard(), &v.State
	places := possible(v)
	at, rides := s.At, [8]core.Action{}
	worth := func() int {
		left, searched := places, 0
		for p := 1; p <= core.Pawns; p++ {
			if rides[p].To != 0 && left.Has(at[p]) {
				searched++
			}
			left.Remove(at[p])
		}
		var next core.StationSet
		far, covered := 0, 0
		for _, from := range each(left) {
			next.Union(&b.Reach[from][0])
			far += int(nearest(b, &at, from))
		}
		for p := 1; p <= core.Pawns; p++ {
			next.Remove(at[p])
		}
		for _, to := range each(next) {
			if nearest(b, &at, to) <= 1 {
				covered++
			}
		}
		return 10_000_000*searched + 2_000*covered - far
	}
	// One pawn after the other takes its best ride, given those of the others, three times.
	for range 3 {
		for p := uint8(1); p <= core.Pawns; p++ {
			if (s.Moved|s.Stranded)>>p&1 != 0 {
				continue
			}
			best, ride, high := s.At[p], core.Action{}, math.MinInt
			for _, e := range b.Roads(s.At[p]) {
				if s.Holds[p]>>e.Kind&1 == 0 || s.Occupied.Has(e.To) || stands(&at, e.To, p) {
					continue
				}
				rides[p] = core.Action{Kind: core.MovePawn, Pawn: p, Line: e.Kind, To: e.To}
				at[p] = e.To
				if w := 100*worth() + int(s.Tickets[p][e.Kind]); w > high {
					best, ride, high = e.To, rides[p], w
				}
			}
			at[p], rides[p] = best, ride
		}
	}
	for _, want := range []bool{true, false} { // who searches a place goes first
		for _, a := range all {
			if a == rides[a.Pawn] && places.Has(a.To) == want {
				return a
			}
		}
	}
	return all[0]
}

// nearest is how many rides the nearest pawn is from a station.
func nearest(b *core.Board, at *[8]uint8, to uint8) uint8 {
	near := uint8(math.MaxUint8)
	for p := 1; p <= core.Pawns; p++ {
		near = min(near, b.Dist[at[p]][to])
	}
	return near
}

// stands reports whether a pawn other than p is on a station.
func stands(at *[8]uint8, to, p uint8) bool {
	for q := uint8(1); q <= core.Pawns; q++ {
		if q != p && at[q] == to {
			return true
		}
	}
	return false
}

// chasers are detectives of whom the nearest to a possible place rides there. The others
// block the ways out of that place; where few places are possible, each searches one that
// it can reach.
type chasers struct{ chance }

func (chasers) pursue(v *core.View, all []core.Action, _ *rand.Rand) core.Action {
	const few = 8
	b, s := core.TheBoard(), &v.State
	places := each(possible(v))
	hunter, goal, low := uint8(0), uint8(0), uint8(math.MaxUint8)
	for p := uint8(1); p <= core.Pawns; p++ {
		for _, to := range places {
			if d := b.Dist[s.At[p]][to]; (s.Moved|s.Stranded)>>p&1 == 0 && d < low {
				hunter, goal, low = p, to, d
			}
		}
	}
	best, least := all[0], math.MaxInt
	for _, a := range all {
		far := math.MaxInt
		switch set := possible(v); {
		case len(places) <= few && set.Has(a.To):
			far = -1
		case a.Pawn == hunter:
			far = int(b.Dist[a.To][goal])
		default:
			for _, e := range b.From(goal) {
				if !stands(&s.At, e.To, a.Pawn) {
					far = min(far, int(b.Dist[a.To][e.To]))
				}
			}
		}
		if far < least {
			best, least = a, far
		}
	}
	return best
}

// runner is a Mr X who plays as if the pawns saw him: alpha-beta over his ride and the
// answers of all pawns, for his distance from them less the ways that they have.
type runner struct{ chance }

const (
	lost      = -10_000.0
	blackLine = 0.8 // the price of a black ticket
)

func (x runner) evade(v *core.View, all []core.Action, _ *rand.Rand) core.Action {
	b := core.TheBoard()
	justSeen := v.X.LastSeen != 0 && v.X.LastSeenEntry == len(v.Log)
	best, high := core.Action{}, math.Inf(-1)
	for _, a := range all {
		if a.Kind == core.Double || a.Kind == core.Surface {
			continue
		}
		n := v.State
		n.Apply(b, a)
		w := 0.0
		if n.Stage == core.StageSecond {
			w = math.Inf(-1)
			for _, second := range n.Actions(b, nil) {
				o := n
				o.Apply(b, second)
				w = max(w, x.worth(b, &o))
			}
		} else {
			w = x.worth(b, &n)
		}
		switch {
		case a.Kind == core.RideBlack && justSeen && !v.State.ForcedNext():
			w += blackLine
		case a.Kind == core.RideBlack:
			w -= blackLine
		}
		if w > high {
			best, high = a, w
		}
	}
	if v.Stage == core.StageMove && high < lost/2 && v.State.CanDouble(b) {
		return core.Action{Kind: core.Double}
	}
	return best
}

// worth is that of a moment when the pawns are to move.
func (x runner) worth(b *core.Board, s *core.State) float64 {
	in := 0
	for p := uint8(1); p <= core.Pawns; p++ {
		if s.Reaches(b, p, s.At[0]) {
			in++
		}
	}
	if in > 0 {
		return lost - 100*float64(in) + x.leaf(b, s, &s.At)
	}
	at := s.At
	return x.answer(b, s, &at, 1, math.Inf(-1), math.Inf(1))
}

// answer is the least that the pawns from p on leave him.
func (x runner) answer(b *core.Board, s *core.State, at *[8]uint8, p uint8, alpha, beta float64) float64 {
	if p > core.Pawns {
		return x.leaf(b, s, at)
	}
	from := at[p]
	moved := false
	for _, e := range b.Roads(from) {
		if s.Stranded>>p&1 != 0 || s.Holds[p]>>e.Kind&1 == 0 || stands(at, e.To, p) {
			continue
		}
		moved = true
		at[p] = e.To
		beta = min(beta, x.answer(b, s, at, p+1, alpha, beta))
		if beta <= alpha {
			break
		}
	}
	at[p] = from
	if !moved {
		return x.answer(b, s, at, p+1, alpha, beta)
	}
	return beta
}

// leaf is his best distance after one more ride, less the pawns' mobility.
func (runner) leaf(b *core.Board, s *core.State, at *[8]uint8) float64 {
	best := -5.0
	for _, e := range b.From(s.At[0]) {
		if e.Kind == core.Boat || stands(at, e.To, 0) {
			continue
		}
		sum := 0
		for p := 1; p <= core.Pawns; p++ {
			sum += int(b.Dist[at[p]][e.To])
		}
		best = max(best, 4*float64(min(nearest(b, at, e.To), 4))+0.5*float64(sum))
	}
	ways := 0
	for p := 1; p <= core.Pawns; p++ {
		ways += len(b.Roads(at[p]))
	}
	return best - 0.1*float64(ways)
}

// TestStrangersPlay: the stand-ins are worth playing against, and they know a View alone.
func TestStrangersPlay(t *testing.T) {
	const games = 24
	for name, pawns := range map[string]policy{"coverers": coverers{}, "chasers": chasers{}} {
		n := match(t, games, policyBot{easy{}}, policyBot{pawns})
		rulestest.Holds(t, n.share() < 60, "an easy Mr X escapes %s %v", name, n)
	}
	n := match(t, games, policyBot{runner{}}, policyBot{easy{}})
	rulestest.Holds(t, n.share() > 40, "a running Mr X escapes easy pawns %v", n)
	table.Games(t, 1, func(t *testing.T, p *core.Position, r *rand.Rand) {
		if p.Stage != core.StageHunt || r.IntN(8) > 0 {
			return
		}
		by := rules.Seat(p.Seat)
		q := p.Guess(by, r)
		for _, pawns := range []policy{coverers{}, chasers{}} {
			one, two := policyBot{pawns}.Decide(t.Context(), turnOf(p, by, 3, 4)), policyBot{pawns}.Decide(t.Context(), turnOf(q, by, 3, 4))
			rulestest.Is(t, fmt.Sprintf("%T", pawns), one, two)
		}
	})
}

// BenchmarkStrangers plays levels against strangers, and against themselves, on deals
// that no other match has:
// go test ./rules/london/bots -run xxx -bench Strangers/strong -benchtime 1x -timeout 0 -games 300
func BenchmarkStrangers(b *testing.B) {
	for _, level := range []string{"steady", "strong"} {
		ours := Roster()[level]
		if s, ok := ours.(searcher); ok {
			ours = searcher{forMrX: cmp.Or(*mrXSims, s.forMrX), forPawns: cmp.Or(*pawnSims, s.forPawns)}
		}
		for _, m := range []struct {
			name       string
			mrX, pawns rules.Bot
		}{
			{"X-coverers", ours, policyBot{coverers{}}},
			{"X-chasers", ours, policyBot{chasers{}}},
			{"runner-pawns", policyBot{runner{}}, ours},
			{"X-pawns", ours, ours},
		} {
			b.Run(level+"/"+m.name, func(b *testing.B) {
				began := rulestest.CPU()
				var n tally
				for b.Loop() {
					n = matchFrom(b, *strangerDeal, *strangerGames, m.mrX, m.pawns)
				}
				b.ReportMetric(n.share(), "%escapes")
				b.ReportMetric(float64((rulestest.CPU()-began).Microseconds())/float64(b.N*n.decisions)/1000, "cpu-ms/decision")
				b.Logf("Mr X escapes %v; he stepped into reach in %d of %d turns with a way round it; caught with a 2x card %d times of %d",
					n, n.stepped, n.open, n.unspent, n.games-n.escapes)
			})
		}
	}
}
