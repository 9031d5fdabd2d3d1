package london

import "intrigue/rules/search"

// lookout is the game as one seat searches it. All that the detectives do not know is
// where Mr X is. A branch of their tree is what they see, and Mr X's rides are told apart
// by the place they begin at, which he knows.
//
// The tree of Mr X is made of his own rides alone, and between them the pawns move as in
// a playout, or after the turn he is to choose as in a forecast. Pawns that learnt from a
// tree in which he never is anywhere else would hunt him as if they saw him, and he would
// take every way for equally bad.
type lookout struct {
	b     *board
	root  core
	fox   uint8      // where Mr X is, when it is he who looks ahead; else 0
	could places     // where he can be
	until uint8      // the round in which playouts end
	spots []uint8    // the same
	odds  []float64  // of the spots, adding up
	mates [8]uint8   // the seat that leads each pawn
	soon  *forecasts // what Mr X thinks that they will do
}

func newLookout(v View) *lookout {
	l := &lookout{b: theBoard(), root: v.core, until: lastRound + 1}
	if v.By == 0 {
		l.soon = newForecasts(v.belief)
		l.fox, l.until = v.core.at[0], v.core.round+horizon
	}
	odds, sum := v.belief.odds, 0.0
	if l.fox == 0 { // he gains nothing by ghosts that know his habits
		odds = v.hunch(l.b)
	}
	for s, w := range odds {
		if w > 0 {
			sum += w
			l.could.add(uint8(s))
			l.spots = append(l.spots, uint8(s))
			l.odds = append(l.odds, sum)
		}
	}
	for c := range pawns {
		l.mates[c+1] = leaders[v.Seats][c]
	}
	return l
}

// spot is a place where the detectives think Mr X can be.
func (l *lookout) spot(d *dice) uint8 {
	x := float64(d.Uint64()>>11) / (1 << 53) * l.odds[len(l.odds)-1]
	for i, w := range l.odds {
		if x < w {
			return l.spots[i]
		}
	}
	return l.spots[len(l.spots)-1]
}

// Determinize puts Mr X somewhere. He himself looks at what really is, but has the pawns chase
// a ghost. The detectives' pawns chase him as if they knew: what counts is how soon that
// ends (see Rollout).
func (l *lookout) Determinize(f *flight, k *search.Luck) {
	*f = flight{core: l.root, quarry: l.spot(&k.Dice), could: l.could}
	if l.fox != 0 {
		f.at[0] = l.fox
	} else {
		f.at[0], f.open = f.quarry, true
	}
}

func (l *lookout) Seat(f *flight) int {
	if f.stage == StageOver {
		return -1
	}
	return int(f.seat)
}

// pack is a step as a number; Mr X's rides with the place they begin at.
func pack(s step, from uint8) search.Action {
	return search.Action(s.verb)<<24 | search.Action(s.kind)<<21 | search.Action(s.pawn)<<16 | search.Action(s.to)<<8 | search.Action(from)
}

func unpack(m search.Action) step {
	return step{verb(m >> 24), uint8(m >> 16 & 7), Kind(m >> 21 & 7), uint8(m >> 8)}
}

// Actions leaves out what Mr X would regret (see wise).
func (l *lookout) Actions(f *flight, to []search.Action) []search.Action {
	var buf [mostSteps]step
	all := f.list(l.b, buf[:0])
	from := uint8(0)
	if f.stage < StageHunt {
		from = f.at[0]
		all = f.wise(l.b, all)
	}
	for _, s := range all {
		to = append(to, pack(s, from))
	}
	return to
}

// wise leaves out black tickets in the first two rounds, for a ride after which he shows
// himself, and where nothing but taxis leave; and a double move out of danger (Nijssen
// and Winands). Something is always left.
func (c *core) wise(b *board, all []step) []step {
	waste := c.entry < 2 || oval>>(c.entry+1)&1 != 0 || b.serves[c.at[0]] == 1<<Taxi
	safe := c.stage == StageMove && c.nearest(b, c.at[0]) > 2
	if !waste && !safe {
		return all
	}
	n := 0
	for _, s := range all {
		if waste && s.verb == sneak && s.kind != Boat || safe && s.verb == twice {
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
func (l *lookout) Observe(f *flight, m search.Action) search.Action {
	if l.fox != 0 {
		return m
	}
	s := unpack(m)
	switch s.verb {
	case ride, sneak:
		if s.verb == sneak {
			s.kind = 0
		}
		if oval>>(f.entry+1)&1 == 0 {
			s.to = 0
		}
		return pack(s, 0)
	case twice, hide:
		return pack(s, 0)
	case unmask:
		return pack(s, f.at[0])
	}
	return m
}

func (l *lookout) Apply(f *flight, m search.Action, k *search.Luck) {
	s := unpack(m)
	if l.fox == 0 {
		f.step(l.b, s, &k.Dice)
		return
	}
	first := f.round == l.root.round
	if first {
		f.clue = l.soon.follow(l.b, f.clue, &f.core, s)
	}
	f.step(l.b, s, &k.Dice)
	if first && f.stage == StageHunt && f.clue != lost && k.Dice.Uint64()&255 < trust {
		f.await(l.b, l.soon.of(f.clue, f.core), &k.Dice)
	}
	for f.stage == StageHunt {
		f.hound(l.b, &k.Dice)
	}
}

// share is what a detective gets of a capture by another one's pawn: so each wants to be
// the one who does it, and none relies on the others (Nijssen and Winands).
const share = 0.75

// horizon is how many rounds Mr X looks ahead: what comes later says little of the ride
// that he is to choose.
const horizon = 10

// Rollout counts 1 for Mr X when he gets away. A capture counts 1 for the seat of the pawn
// that took him and a share for the other detectives, all the less the longer it took;
// that part is Mr X's.
func (l *lookout) Rollout(f *flight, k *search.Luck, w *search.Reward) {
	f.finish(l.b, &k.Dice, l.until)
	if f.end != caught && f.end != trapped {
		w[0] = 1
		return
	}
	late := float64(f.round-l.root.round) / lastRound
	for s := range f.seats {
		w[s] = 1 - late
		if f.end == caught && s != l.mates[f.catcher&7] {
			w[s] *= share
		}
	}
	w[0] = late
}
