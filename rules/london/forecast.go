package london

import (
	"intrigue/rules/search"
	"math/rand/v2"
	"sync"
)

// forecastTrust is how often, out of 256, Mr X takes it that the pawns answer his turn as
// sensible detectives would; else they chase a ghost. He must not rely on either: half
// and half did better against steady pawns than a quarter or three quarters.
const forecastTrust = 128

// A clue is what the detectives have seen of the turn that Mr X thinks about: a ticket or
// two, each with the place where he had to show himself. Zero is nothing new.
type observation uint32

// untracked is a clue that is not followed up.
const untracked = ^observation(0)

// forecasts are what the detectives would do after the turns that are open to Mr X. Where
// he is they do not know, so all that counts is the clue, and a handful of plans serve a
// whole search. Trees that grow side by side share them.
type forecasts struct {
	sync.Mutex
	after map[observation]*forecast
}

// A forecast is what they believe after a clue, and do.
type forecast struct {
	*Belief
	once sync.Once
	plan plan // made when they are first asked for
}

// newForecasts begins with what the detectives believe now.
func newForecasts(now *Belief) *forecasts {
	return &forecasts{after: map[observation]*forecast{0: {Belief: now}}}
}

// observe is the clue after a step more. c is the moment before; of it only open facts
// are read. When he shows himself unasked the trail is lost, for the tickets he takes
// then are not foreseen (LON-116).
func (f *forecasts) observe(b *Board, was observation, s *State, a Action) observation {
	switch {
	case a.kind == surface || was == untracked:
		return untracked
	case a.kind != ride && a.kind != rideBlack:
		return was
	}
	next, shown := was<<12|1<<11|observation(a.slot())<<8, s.forcedNext()
	if shown {
		next |= observation(a.to)
	}
	f.Lock()
	defer f.Unlock()
	if f.after[next] != nil {
		return next
	}
	now := f.after[was].after(b, s, a.ticket())
	if shown {
		now = now.known(a.to)
	}
	f.after[next] = &forecast{Belief: now}
	return next
}

// of is the forecast after a clue, at the moment when the pawns are to move.
func (f *forecasts) of(n observation, s State) *forecast {
	f.Lock()
	it := f.after[n]
	f.Unlock()
	it.once.Do(func() {
		pl := newPlanner(s, &it.odds)
		pl.search(rand.New(rand.NewPCG(uint64(n), uint64(s.round))))
		it.plan = pl.best
	})
	return it
}

// followPlan lets the pawns move as foreseen, while they can.
func (sim *simulation) followPlan(b *Board, it *forecast, d *search.Dice) {
	for sim.stage == StageHunt {
		a := it.plan.next(&sim.State, &it.odds)
		if a.to == 0 {
			return
		}
		sim.pawnMove(b, a, d)
	}
}
