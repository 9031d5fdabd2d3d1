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

func newSearchGame(v View) *searchGame {
	l := &searchGame{b: theBoard(), root: v.core, lastRound: lastRound + 1}
	if v.By == 0 {
		l.forecasts = newForecasts(v.belief)
		l.mrX, l.lastRound = v.core.at[0], v.core.round+horizon
	}
	odds, sum := v.belief.odds, 0.0
	if l.mrX == 0 { // he gains nothing by ghosts that know his habits
		odds = v.prior(l.b)
	}
	for s, w := range odds {
		if w > 0 {
			sum += w
			l.candidates.add(uint8(s))
			l.stations = append(l.stations, uint8(s))
			l.cumulative = append(l.cumulative, sum)
		}
	}
	for c := range pawns {
		l.leaderOf[c+1] = leaders[v.Seats][c]
	}
	return l
}

// sampleStation is a place where the detectives think Mr X can be.
func (l *searchGame) sampleStation(d *dice) uint8 {
	x := float64(d.Uint64()>>11) / (1 << 53) * l.cumulative[len(l.cumulative)-1]
	for i, w := range l.cumulative {
		if x < w {
			return l.stations[i]
		}
	}
	return l.stations[len(l.stations)-1]
}

// Determinize puts Mr X somewhere. He himself looks at what really is, but has the pawns chase
// a ghost. The detectives' pawns chase him as if they knew: what counts is how soon that
// ends (see Rollout).
func (l *searchGame) Determinize(f *simulation, k *search.Luck) {
	*f = simulation{State: l.root, target: l.sampleStation(&k.Dice), candidates: l.candidates}
	if l.mrX != 0 {
		f.at[0] = l.mrX
	} else {
		f.at[0], f.omniscient = f.target, true
	}
}

func (l *searchGame) Seat(f *simulation) int {
	if f.stage == StageOver {
		return -1
	}
	return int(f.seat)
}

// pack is a step as a number; Mr X's rides with the place they begin at.
func pack(s Action, from uint8) search.Action {
	return search.Action(s.kind)<<24 | search.Action(s.line)<<21 | search.Action(s.pawn)<<16 | search.Action(s.to)<<8 | search.Action(from)
}

func unpack(m search.Action) Action {
	return Action{ActionKind(m >> 24), uint8(m >> 16 & 7), Kind(m >> 21 & 7), uint8(m >> 8)}
}

// Actions leaves out what Mr X would regret (see wise).
func (l *searchGame) Actions(f *simulation, to []search.Action) []search.Action {
	var buf [maxActions]Action
	all := f.actions(l.b, buf[:0])
	from := uint8(0)
	if f.stage < StageHunt {
		from = f.at[0]
		all = f.prune(l.b, all)
	}
	for _, s := range all {
		to = append(to, pack(s, from))
	}
	return to
}

// prune leaves out black tickets in the first two rounds, for a ride after which he shows
// himself, and where nothing but taxis leave; and a double move out of danger (Nijssen
// and Winands). Something is always left.
func (c *State) prune(b *Board, all []Action) []Action {
	waste := c.entry < 2 || forcedEntries>>(c.entry+1)&1 != 0 || b.serves[c.at[0]] == 1<<Taxi
	safe := c.stage == StageMove && c.nearest(b, c.at[0]) > 2
	if !waste && !safe {
		return all
	}
	n := 0
	for _, s := range all {
		if waste && s.kind == rideBlack && s.line != Boat || safe && s.kind == double {
			continue
		}
		all[n], n = s, n+1
	}
	if n == 0 {
		return all
	}
	return all[:n]
}

// Observe is what the detectives see: the ticket, and the place when he shows himself. Mr X
// sees what he does.
func (l *searchGame) Observe(f *simulation, m search.Action) search.Action {
	if l.mrX != 0 {
		return m
	}
	s := unpack(m)
	switch s.kind {
	case ride, rideBlack:
		if s.kind == rideBlack {
			s.line = 0
		}
		if forcedEntries>>(f.entry+1)&1 == 0 {
			s.to = 0
		}
		return pack(s, 0)
	case double, stayHidden:
		return pack(s, 0)
	case surface:
		return pack(s, f.at[0])
	}
	return m
}

func (l *searchGame) Apply(f *simulation, m search.Action, k *search.Luck) {
	s := unpack(m)
	if l.mrX == 0 {
		f.play(l.b, s, &k.Dice)
		return
	}
	first := f.round == l.root.round
	if first {
		f.seen = l.forecasts.observe(l.b, f.seen, &f.State, s)
	}
	f.play(l.b, s, &k.Dice)
	if first && f.stage == StageHunt && f.seen != untracked && k.Dice.Uint64()&255 < forecastTrust {
		f.followPlan(l.b, l.forecasts.of(f.seen, f.State), &k.Dice)
	}
	for f.stage == StageHunt {
		f.pawnTurn(l.b, &k.Dice)
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
func (l *searchGame) Rollout(f *simulation, k *search.Luck, w *search.Reward) {
	f.rollout(l.b, &k.Dice, l.lastRound)
	if f.end != caught && f.end != trapped {
		w[0] = 1
		return
	}
	late := float64(f.round-l.root.round) / lastRound
	for s := range f.seats {
		w[s] = 1 - late
		if f.end == caught && s != l.leaderOf[f.catcher&7] {
			w[s] *= captureShare
		}
	}
	w[0] = late
}
