package london

import "intrigue/rules/search"

// searchGame is the game as one seat searches it. All that the detectives do not know is
// where Mr X is. A branch of their tree is what they see, and Mr X's rides are told apart
// by the place they begin at, which he knows.
//
// The tree of Mr X is made of his own rides alone, and between them the pawns move as in
// a playout, or after the turn he is to choose as in a forecast. Pawns that learnt from a
// tree in which he never is anywhere else would hunt him as if they saw him, and he would
// take every way for equally bad.
type searchGame struct {
	b          *Board
	root       State
	mrX        uint8      // where Mr X is, when it is he who looks ahead; else 0
	candidates stationSet // where he can be
	lastRound  uint8      // the round in which playouts end
	stations   []uint8    // the same
	cumulative []float64  // of the spots, adding up
	leaderOf   [8]uint8   // the seat that leads each pawn
	forecasts  *forecasts // what Mr X thinks that they will do
}

func newSearchGame(v *known) *searchGame {
	g := &searchGame{b: theBoard(), root: v.state, lastRound: lastRound + 1}
	if v.By == 0 {
		g.forecasts = newForecasts(v.beliefs.now())
		g.mrX, g.lastRound = v.state.at[0], v.state.round+horizon
	}
	odds, sum := v.beliefs.now().odds, 0.0
	if g.mrX == 0 { // he gains nothing by ghosts that know his habits
		odds = v.prior(g.b)
	}
	for s, w := range odds {
		if w > 0 {
			sum += w
			g.candidates.add(uint8(s))
			g.stations = append(g.stations, uint8(s))
			g.cumulative = append(g.cumulative, sum)
		}
	}
	for c := range pawns {
		g.leaderOf[c+1] = leaders[v.Seats][c]
	}
	return g
}

// sampleStation is a place where the detectives think Mr X can be.
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
// a ghost. The detectives' pawns chase him as if they knew: what counts is how soon that
// ends (see Rollout).
func (g *searchGame) Determinize(sim *simulation, luck *search.Luck) {
	*sim = simulation{State: g.root, target: g.sampleStation(&luck.Dice), candidates: g.candidates}
	if g.mrX != 0 {
		sim.at[0] = g.mrX
	} else {
		sim.at[0], sim.omniscient = sim.target, true
	}
}

func (g *searchGame) Seat(sim *simulation) int {
	if sim.stage == StageOver {
		return -1
	}
	return int(sim.seat)
}

// pack is a step as a number; Mr X's rides with the place they begin at.
func pack(a Action, from uint8) search.Action {
	return search.Action(a.kind)<<24 | search.Action(a.line)<<21 | search.Action(a.pawn)<<16 | search.Action(a.to)<<8 | search.Action(from)
}

func unpack(m search.Action) Action {
	return Action{ActionKind(m >> 24), uint8(m >> 16 & 7), Kind(m >> 21 & 7), uint8(m >> 8)}
}

// Actions leaves out what Mr X would regret (see wise).
func (g *searchGame) Actions(sim *simulation, to []search.Action) []search.Action {
	var buf [maxActions]Action
	all := sim.actions(g.b, buf[:0])
	from := uint8(0)
	if sim.stage < StageHunt {
		from = sim.at[0]
		all = sim.prune(g.b, all)
	}
	for _, a := range all {
		to = append(to, pack(a, from))
	}
	return to
}

// prune leaves out black tickets in the first two rounds, for a ride after which he shows
// himself, and where nothing but taxis leave; and a double move out of danger (Nijssen
// and Winands). Something is always left.
func (s *State) prune(b *Board, all []Action) []Action {
	waste := s.entry < 2 || s.forcedNext() || b.serves[s.at[0]] == 1<<Taxi
	safe := s.stage == StageMove && s.nearest(b, s.at[0]) > 2
	if !waste && !safe {
		return all
	}
	n := 0
	for _, a := range all {
		if waste && a.kind == rideBlack && a.line != Boat || safe && a.kind == double {
			continue
		}
		all[n], n = a, n+1
	}
	if n == 0 {
		return all
	}
	return all[:n]
}

// Observe is what the detectives see: the ticket, and the place when he shows himself. Mr X
// sees what he does.
func (g *searchGame) Observe(sim *simulation, m search.Action) search.Action {
	if g.mrX != 0 {
		return m
	}
	a := unpack(m)
	switch a.kind {
	case ride, rideBlack:
		if a.kind == rideBlack {
			a.line = 0
		}
		if !sim.forcedNext() {
			a.to = 0
		}
		return pack(a, 0)
	case double, stayHidden:
		return pack(a, 0)
	case surface:
		return pack(a, sim.at[0])
	}
	return m
}

func (g *searchGame) Apply(sim *simulation, m search.Action, luck *search.Luck) {
	a := unpack(m)
	if g.mrX == 0 {
		sim.play(g.b, a, &luck.Dice)
		return
	}
	first := sim.round == g.root.round
	if first {
		sim.seen = g.forecasts.observe(g.b, sim.seen, &sim.State, a)
	}
	sim.play(g.b, a, &luck.Dice)
	if first && sim.stage == StageHunt && sim.seen != untracked && luck.Dice.Uint64()&255 < forecastTrust {
		sim.followPlan(g.b, g.forecasts.of(sim.seen, sim.State), &luck.Dice)
	}
	for sim.stage == StageHunt {
		sim.pawnTurn(g.b, &luck.Dice)
	}
}

// captureShare is what a detective gets of a capture by another one's pawn: so each wants to be
// the one who does it, and none relies on the others (Nijssen and Winands).
const captureShare = 0.75

// horizon is how many rounds Mr X looks ahead: what comes later says little of the ride
// that he is to choose.
const horizon = 10

// Rollout counts 1 for Mr X when he gets away. A capture counts 1 for the seat of the pawn
// that took him and a share for the other detectives, all the less the longer it took;
// that part is Mr X's.
func (g *searchGame) Rollout(sim *simulation, luck *search.Luck, w *search.Reward) {
	sim.rollout(g.b, &luck.Dice, g.lastRound)
	if sim.end != caught && sim.end != trapped {
		w[0] = 1
		return
	}
	late := float64(sim.round-g.root.round) / lastRound
	for s := range sim.seats {
		w[s] = 1 - late
		if sim.end == caught && s != g.leaderOf[sim.catcher&7] {
			w[s] *= captureShare
		}
	}
	w[0] = late
}
