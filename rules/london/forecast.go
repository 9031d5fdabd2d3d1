package london

import (
	"math/rand/v2"
	"sync"
)

// trust is how often, out of 256, Mr X takes it that the pawns answer his turn as
// sensible detectives would; else they chase a ghost. He must not rely on either: half
// and half did better against steady pawns than a quarter or three quarters.
const trust = 128

// A clue is what the detectives have seen of the turn that Mr X thinks about: a ticket or
// two, each with the place where he had to show himself. Zero is nothing new.
type clue uint32

// lost is a clue that is not followed up.
const lost = ^clue(0)

// forecasts are what the detectives would do after the turns that are open to Mr X. Where
// he is they do not know, so all that counts is the clue, and a handful of plans serve a
// whole search. Trees that grow side by side share them.
type forecasts struct {
	sync.Mutex
	after map[clue]*forecast
}

// A forecast is what they believe after a clue, and do.
type forecast struct {
	*belief
	once  sync.Once
	plans plans // made when they are first asked for
}

// newForecasts begins with what the detectives believe now.
func newForecasts(now *belief) *forecasts {
	return &forecasts{after: map[clue]*forecast{0: {belief: now}}}
}

// follow is the clue after a step more. c is the moment before; of it only open facts
// are read. When he shows himself unasked the trail is lost, for the tickets he takes
// then are not foreseen (LON-116).
func (f *forecasts) follow(b *board, was clue, c *core, s step) clue {
	switch {
	case s.verb == unmask || was == lost:
		return lost
	case s.verb != ride && s.verb != sneak:
		return was
	}
	next, shown := was<<12|1<<11|clue(s.slot())<<8, oval>>(c.entry+1)&1 != 0
	if shown {
		next |= clue(s.to)
	}
	f.Lock()
	defer f.Unlock()
	if f.after[next] != nil {
		return next
	}
	now := f.after[was].after(b, c, s.pays())
	if shown {
		now = now.known(s.to)
	}
	f.after[next] = &forecast{belief: now}
	return next
}

// of is the forecast after a clue, at the moment when the pawns are to move.
func (f *forecasts) of(n clue, c core) *forecast {
	f.Lock()
	it := f.after[n]
	f.Unlock()
	it.once.Do(func() {
		h := newHunt(c, &it.odds)
		h.plan(rand.New(rand.NewPCG(uint64(n), uint64(c.round))))
		it.plans = h.plans
	})
	return it
}

// await lets the pawns move as foreseen, while they can.
func (f *flight) await(b *board, it *forecast, d *dice) {
	for f.stage == StageHunt {
		s := it.plans.next(&f.core, &it.odds)
		if s.to == 0 {
			return
		}
		f.pounce(b, s, d)
	}
}
