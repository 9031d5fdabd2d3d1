package bots

import (
	"math/rand/v2"
	"sync"

	"intrigue/rules/london/core"
	"intrigue/rules/search"
)

// forecastTrust says how often, out of 256, Mr X takes it that pawns which are not bold answer his
// turn as sensible detectives would; else they chase a target of a playout. He must not rely on either: half
// and half did better against steady pawns than a quarter or three quarters.
const forecastTrust = 128

// An observation is what the detectives have seen of the turn that Mr X thinks about: a ticket or
// two, each with the place where he had to show himself. Zero is nothing new. A ride has twelve bits: one that
// is set, three for the slot, and eight for the place.
type observation uint32

// untracked is an observation that is not followed up.
const untracked = ^observation(0)

// forecasts hold what the detectives would do after the turns that are open to Mr X. Where
// he is they do not know, so all that counts is what they have observed, and a handful of plans serve a
// whole search. Trees that grow side by side share them.
type forecasts struct {
	sync.Mutex
	after map[observation]*forecast
}

// A forecast is what they believe after an observation, and do.
type forecast struct {
	*core.Belief
	once sync.Once
	plan plan // made when they are first asked for
}

// newForecasts begins with what the detectives believe now.
func newForecasts(now *core.Belief) *forecasts {
	return &forecasts{after: map[observation]*forecast{0: {Belief: now}}}
}

// observe returns the observation after one more action. s is the moment before; of it only open facts
// are read. When he shows himself unasked he is lost sight of, for the tickets he takes
// then are not foreseen (LON-116).
func (f *forecasts) observe(b *core.Board, was observation, s *core.State, a core.Action) observation {
	switch {
	case a.Kind == core.Surface || was == untracked:
		return untracked
	case a.Kind != core.Ride && a.Kind != core.RideBlack:
		return was
	}
	next, shown := was<<12|1<<11|observation(a.Slot())<<8, s.ForcedNext()
	if shown {
		next |= observation(a.To)
	}
	f.Lock()
	defer f.Unlock()
	if f.after[next] != nil {
		return next
	}
	now := f.after[was].After(b, s, a.Ticket())
	if shown {
		now = now.Known(a.To)
	}
	f.after[next] = &forecast{Belief: now}
	return next
}

// of returns the forecast after an observation, at the moment when the pawns are to move.
func (f *forecasts) of(seen observation, s core.State) *forecast {
	f.Lock()
	expected := f.after[seen]
	f.Unlock()
	expected.once.Do(func() {
		pl := newPlanner(s, &expected.Weights)
		pl.search(rand.New(rand.NewPCG(uint64(seen), uint64(s.Round))))
		expected.plan = pl.best
	})
	return expected
}

// followPlan lets the pawns move as foreseen, while they can.
func (sim *simulation) followPlan(b *core.Board, expected *forecast, d *search.Dice) {
	for sim.Stage == core.StageHunt {
		a := expected.plan.next(&sim.State, &expected.Weights)
		if a.To == 0 {
			return
		}
		sim.pawnMove(b, a, d)
	}
}
