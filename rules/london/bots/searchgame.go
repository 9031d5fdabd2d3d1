package bots

import (
	"intrigue/rules/london/core"
	"intrigue/rules/search"
)

// searchGame is the game as one seat searches it. All that the detectives do not know is
// where Mr X is. A branch of their tree is what they see, and Mr X's rides are told apart
// by the place they begin at, which he knows.
//
// The tree of Mr X is made of his own rides alone, and between them the pawns move as in
// a playout, or after the turn he is to choose as in a forecast. Pawns that learnt from a
// tree in which he never is anywhere else would hunt him as if they saw him, and he would
// take every way for equally bad.
type searchGame struct {
	b          *core.Board
	root       core.State
	mrX        uint8           // where Mr X is, when it is he who looks ahead; else 0
	candidates core.StationSet // where he can be
	lastRound  uint8           // the round in which playouts end
	stations   []uint8         // where he can be
	cumulative []float64       // of their odds, adding up
	leaderOf   [8]uint8        // the seat that leads each pawn
	forecasts  *forecasts      // what Mr X thinks that they will do
}

func newSearchGame(v *core.View) *searchGame {
	g := &searchGame{b: core.TheBoard(), root: v.State, lastRound: core.LastRound + 1}
	if v.By == 0 {
		g.forecasts = newForecasts(v.Beliefs.Now())
		g.mrX, g.lastRound = v.State.At[0], v.State.Round+horizon
	}
	odds, sum := v.Beliefs.Now().Weights, 0.0
	if g.mrX == 0 { // he gains nothing by targets that know his habits
		odds = prior(v, g.b)
	}
	for s, w := range odds {
		if w > 0 {
			sum += w
			g.candidates.Add(uint8(s))
			g.stations = append(g.stations, uint8(s))
			g.cumulative = append(g.cumulative, sum)
		}
	}
	for c := range core.Pawns {
		g.leaderOf[c+1] = core.Leaders[v.Seats][c]
	}
	return g
}

// sampleStation returns a place where the detectives think Mr X can be.
func (g *searchGame) sampleStation(d *search.Dice) uint8 {
	x := float64(d.Uint64()>>11) / (1 << 53) * g.cumulative[len(g.cumulative)-1]
	for i, w := range g.cumulative {
		if x < w {
			return g.stations[i]
		}
	}
	return g.stations[len(g.stations)-1]
}

// Determinize puts Mr X somewhere. He himself looks at what really is, but has the pawns chase
// a target drawn at random. The detectives' pawns chase him as if they knew: what counts is how soon that
// ends (see Rollout).
func (g *searchGame) Determinize(sim *simulation, luck *search.Luck) {
	sim.State, sim.candidates, sim.seen = g.root, g.candidates, 0 // buf need not be cleared
	sim.target = g.sampleStation(&luck.Dice)
	sim.At[0], sim.omniscient = g.mrX, g.mrX == 0
	sim.bold = false
	switch {
	case sim.omniscient:
		sim.At[0] = sim.target
	case luck.Uint64()&255 < boldShare:
		sim.bold = true
		sim.target = g.stations[luck.N(uint32(len(g.stations)))]
	}
}

func (g *searchGame) Seat(sim *simulation) int {
	if sim.Stage == core.StageOver {
		return -1
	}
	return int(sim.Seat)
}

// pack returns a step as a number; Mr X's rides with the place they begin at.
func pack(a core.Action, from uint8) search.Action {
	return search.Action(a.Kind)<<24 | search.Action(a.Line)<<21 | search.Action(a.Pawn)<<16 | search.Action(a.To)<<8 | search.Action(from)
}

func unpack(m search.Action) core.Action {
	return core.Action{Kind: core.ActionKind(m >> 24), Pawn: uint8(m >> 16 & 7), Line: core.Kind(m >> 21 & 7), To: uint8(m >> 8)}
}

// Actions leaves out what Mr X would regret (see prune).
func (g *searchGame) Actions(sim *simulation, to []search.Action) []search.Action {
	all := sim.Actions(g.b, sim.buf[:0])
	from := uint8(0)
	if sim.Stage < core.StageHunt {
		from = sim.At[0]
		all = prune(&sim.State, g.b, all)
	}
	for _, a := range all {
		to = append(to, pack(a, from))
	}
	return to
}

// prune leaves out black tickets in the first two rounds, for a ride after which he shows
// himself, and where nothing but taxis leave; and a double move out of danger (Nijssen
// and Winands). Something is always left.
func prune(s *core.State, b *core.Board, all []core.Action) []core.Action {
	waste := s.Entry < 2 || s.ForcedNext() || b.Serves[s.At[0]] == 1<<core.Taxi
	safe := s.Stage == core.StageMove && s.Nearest(b, s.At[0]) > 2
	if !waste && !safe {
		return all
	}
	n := 0
	for _, a := range all {
		if waste && a.Kind == core.RideBlack && a.Line != core.Boat || safe && a.Kind == core.Double {
			continue
		}
		all[n], n = a, n+1
	}
	if n == 0 {
		return all
	}
	return all[:n]
}

// Observe returns what the detectives see: the ticket, and the place when he shows himself. Mr X
// sees what he does.
func (g *searchGame) Observe(sim *simulation, m search.Action) search.Action {
	if g.mrX != 0 {
		return m
	}
	a := unpack(m)
	switch a.Kind {
	case core.Ride, core.RideBlack:
		if a.Kind == core.RideBlack {
			a.Line = 0
		}
		if !sim.ForcedNext() && !sim.Announced {
			a.To = 0
		}
		return pack(a, 0)
	case core.Double, core.Surface:
		return pack(a, 0)
	}
	return m
}

func (g *searchGame) Apply(sim *simulation, m search.Action, luck *search.Luck) {
	a := unpack(m)
	if g.mrX == 0 {
		sim.play(g.b, a, &luck.Dice)
		return
	}
	first := sim.Round == g.root.Round
	if first {
		sim.seen = g.forecasts.observe(g.b, sim.seen, &sim.State, a)
	}
	sim.play(g.b, a, &luck.Dice)
	foreseen := first && !sim.bold && sim.seen != untracked
	if foreseen && sim.Stage == core.StageHunt && luck.Dice.Uint64()&255 < forecastTrust {
		sim.followPlan(g.b, g.forecasts.of(sim.seen, sim.State), &luck.Dice)
	}
	for sim.Stage == core.StageHunt {
		sim.pawnTurn(g.b, &luck.Dice)
	}
}

// captureShare says what a detective gets of a capture by another one's pawn: so each wants to be
// the one who does it, and none relies on the others (Nijssen and Winands).
const captureShare = 0.75

// horizon says how many rounds Mr X looks ahead: what comes later says little of the ride
// that he is to choose.
const horizon = 10

// Rollout counts 1 for Mr X when he gets away. A capture counts 1 for the seat of the pawn
// that took him and a share for the other detectives, all the less the longer it took;
// that part is Mr X's.
func (g *searchGame) Rollout(sim *simulation, luck *search.Luck, w *search.Reward) {
	sim.rollout(g.b, &luck.Dice, g.lastRound)
	if sim.End != core.Caught && sim.End != core.Trapped {
		w[0] = 1
		return
	}
	late := float64(sim.Round-g.root.Round) / core.LastRound
	for s := range sim.Seats {
		w[s] = 1 - late
		if sim.End == core.Caught && s != g.leaderOf[sim.Catcher&7] {
			w[s] *= captureShare
		}
	}
	w[0] = late
}
