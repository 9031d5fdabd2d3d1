package bots

import (
	"math"
	"math/rand/v2"

	"intrigue/rules/london/core"
)

// steady knows its trade: the detectives plan together on all that can be known, and
// Mr X weighs every ride by what it tells them.
type steady struct{}

// pursue makes the next move of the best plan it finds for all pawns that still have
// to move in this round. A pawn that is to search a likely place goes first, since
// the others profit from what it finds.
func (steady) pursue(v *core.View, _ []core.Action, r *rand.Rand) core.Action {
	pl := newPlanner(v.State, &v.Beliefs.Now().Weights)
	pl.search(r)
	return pl.next()
}

// plan holds what the pawns are to do for the rest of a round, by index into State.At; To is 0
// for a pawn that is to do nothing.
type plan [core.Pawns + 1]core.Action

// next returns the planned move to make now: of those that are possible, the one with the best
// hope of finding him, for the others profit from what it finds. Its To is 0 when
// every plan waits for another seat's pawn.
func (p *plan) next(s *core.State, odds *core.StationWeights) (best core.Action) {
	high, open := -1.0, s.Waiting()
	for i, a := range p {
		if open>>i&1 == 0 || a.To == 0 || s.Occupied.Has(a.To) {
			continue
		}
		if w := odds[a.To]; w > high {
			best, high = a, w
		}
	}
	return best
}

// A planner makes a plan of the detectives for the rest of a round.
type planner struct {
	b            *core.Board
	c            core.State
	odds         core.StationWeights        // where he is now; sums to 1
	nextOdds     [core.Stations + 1]float64 // where he would be after his next ride, were nobody to search
	nextStations []uint8                    // stations with nextOdds > 0
	exitShare    [core.Stations + 1]float64 // 1 / lines that leave a station
	railWeight   float64                    // how much underground stops matter
	free         uint8                      // pawns still to move, as bits
	best         plan                       // what they are to do
	at           [8]uint8                   // where they stand when they have done it
	ticketCosts  [6]float64                 // of the tickets they use
}

// newPlanner begins at a moment, of which only open facts are read, with what is believed
// about Mr X.
func newPlanner(c core.State, odds *core.StationWeights) *planner {
	pl := &planner{b: core.TheBoard(), c: c, odds: *odds}
	normalize(&pl.odds)
	for s := uint8(1); s <= core.Stations; s++ {
		if pl.odds[s] == 0 {
			continue
		}
		lines := pl.b.From(s)
		pl.exitShare[s] = 1 / float64(len(lines))
		for _, e := range lines {
			pl.nextOdds[e.To] += pl.odds[s] * pl.exitShare[s]
		}
	}
	for s := uint8(1); s <= core.Stations; s++ {
		if pl.nextOdds[s] > 0 {
			pl.nextStations = append(pl.nextStations, s)
		}
	}
	if c.Entry < 3 { // towards underground stops before he is first seen (LON-133)
		pl.railWeight = 2
	}
	pl.at = pl.c.At
	for p := uint8(1); p <= core.Pawns; p++ {
		if (pl.c.Moved|pl.c.Stranded)>>p&1 == 0 && core.Leaders[pl.c.Seats][p-1] >= pl.c.Seat {
			pl.free |= 1 << p
		}
	}
	return pl
}

// search improves the moves of one pawn after the other until nothing changes.
func (pl *planner) search(r *rand.Rand) {
	var best planner
	low := 1e18
	for range 3 {
		pl.at, pl.best, pl.ticketCosts = pl.c.At, plan{}, [6]float64{}
		order := r.Perm(core.Pawns)
		for range 4 {
			changed := false
			for _, i := range order {
				p := uint8(i) + 1
				if pl.free>>p&1 != 0 && pl.improve(p) {
					changed = true
				}
			}
			if !changed {
				break
			}
		}
		if cost := pl.cost(); cost < low {
			best, low = *pl, cost
		}
	}
	*pl = best
}

// improve finds the best move of one pawn while the others keep their plans, and reports whether
// it is a new one.
func (pl *planner) improve(p uint8) bool {
	from, have := pl.c.At[p], pl.c.Holds[p]
	old := pl.best[p]
	best, bestCost, low := core.Action{}, 0.0, 1e18
	for _, e := range pl.b.Roads(from) {
		if have>>e.Kind&1 == 0 || pl.blocked(p, e.To) {
			continue
		}
		pl.at[p] = e.To
		pl.ticketCosts[p] = pl.ticketCost(p, e)
		if cost := pl.cost(); cost < low {
			best, bestCost, low = core.Action{Kind: core.MovePawn, Pawn: p, Line: e.Kind, To: e.To}, pl.ticketCosts[p], cost
		}
	}
	pl.best[p], pl.ticketCosts[p], pl.at[p] = best, bestCost, from
	if best.To != 0 {
		pl.at[p] = best.To
	}
	return best != old
}

// blocked reports whether another pawn stands there for good or is to go there.
// A place that another pawn has still to leave may be planned: the order sees to it.
func (pl *planner) blocked(p, to uint8) bool {
	for q := uint8(1); q <= core.Pawns; q++ {
		stays := pl.free>>q&1 == 0 || pl.best[q].To == 0
		if q != p && (pl.at[q] == to || stays && pl.c.At[q] == to) {
			return true
		}
	}
	return false
}

// ticketCost returns the worth of a ticket: the last ones of a kind are dear, and so is a
// ride to a station that the pawn could not leave again.
func (pl *planner) ticketCost(p uint8, e core.Edge) float64 {
	left := pl.c.Tickets[p][e.Kind]
	cost := [...]float64{core.Taxi: 0.15, core.Bus: 0.2, core.Underground: 0.5}[e.Kind] / float64(left)
	have := pl.c.Holds[p]
	if left == 1 {
		have &^= 1 << e.Kind
	}
	if have&pl.b.Serves[e.To] == 0 {
		cost += 5
	}
	return cost
}

// distanceWeights is the weight of the nearest pawn, the second nearest and so on. The other
// constants price a place that no pawn, or only one, could search in its next
// ride, and a place that is searched now. All were found by playing against the
// steady Mr X: covering his next step counts for most.
var distanceWeights = [core.Pawns]float64{0.4, 0.2, 0.12, 0.06, 0.04}

const (
	uncoveredCost = 16.0
	loneCost      = 3.5
	findGain      = 6.0
)

// cost returns how far the pawns are from where Mr X will be, after they have searched
// the places they ride to. Only one pawn can be the nearest to a place, so no two
// do the same work.
func (pl *planner) cost() float64 {
	soon, found, cost := pl.nextOdds, 0.0, 0.0
	for p := uint8(1); p <= core.Pawns; p++ {
		at := pl.at[p]
		if w := pl.odds[at]; w > 0 && pl.free>>p&1 != 0 {
			found += w
			for _, e := range pl.b.From(at) {
				soon[e.To] -= w * pl.exitShare[at]
			}
		}
		cost += pl.ticketCosts[p]
		if pl.railWeight > 0 {
			cost += pl.railWeight * float64(pl.b.ToUnderground[at]) / core.Pawns
		}
	}
	for p := uint8(1); p <= core.Pawns; p++ {
		soon[pl.at[p]] = 0
	}
	var rides [core.Pawns]*core.ByStation // of each pawn to every station
	for i := range rides {
		p := uint8(i) + 1
		if rides[i] = &pl.b.Dist[pl.at[p]]; pl.c.Stranded>>p&1 != 0 {
			rides[i] = &unreachable
		}
	}
	for _, s := range pl.nextStations {
		if w := soon[s]; w > 0 {
			cost += w * coverageCost(&rides, s)
		}
	}
	return cost - findGain*found
}

// unreachable are the rides of a pawn that is stranded.
var unreachable = func() (h core.ByStation) {
	for i := range h {
		h[i] = 9
	}
	return h
}()

// distanceCosts say what the nearest pawn adds to a distance, the second nearest and so on, by
// its rides.
var distanceCosts = func() (all [core.Pawns][256]float64) {
	for i := range all {
		for d := range all[i] {
			all[i][d] = distanceWeights[i] * float64(d) * float64(d)
		}
	}
	return all
}()

// coverageCost returns how badly pawns with these rides cover a station. It is asked most of all:
// the rides are sorted without a branch.
func coverageCost(rides *[core.Pawns]*core.ByStation, s uint8) float64 {
	a, b, c, d, e := rides[0][s], rides[1][s], rides[2][s], rides[3][s], rides[4][s]
	a, b = min(a, b), max(a, b)
	d, e = min(d, e), max(d, e)
	c, e = min(c, e), max(c, e)
	c, d = min(c, d), max(c, d)
	b, e = min(b, e), max(b, e)
	a, d = min(a, d), max(a, d)
	a, c = min(a, c), max(a, c)
	b, d = min(b, d), max(b, d)
	b, c = min(b, c), max(b, c)
	sum := distanceCosts[0][a] + distanceCosts[1][b] + distanceCosts[2][c] + distanceCosts[3][d] + distanceCosts[4][e]
	if a > 1 {
		sum += uncoveredCost
	}
	if b > 1 {
		sum += loneCost
	}
	return sum
}

// next returns the move of the plan to make now.
func (pl *planner) next() core.Action {
	best := pl.best.next(&pl.c, &pl.odds)
	if best.To != 0 {
		return best
	}
	// Every plan waits for another seat's pawn: the best of what is legal will do.
	var buf [core.MaxActions]core.Action
	low := math.Inf(1)
	for _, a := range pl.c.Actions(pl.b, buf[:0]) {
		was := pl.at[a.Pawn]
		pl.at[a.Pawn] = a.To
		if cost := pl.cost(); cost < low {
			best, low = a, cost
		}
		pl.at[a.Pawn] = was
	}
	return best
}
