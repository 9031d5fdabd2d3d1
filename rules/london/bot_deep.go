package london

import (
	"context"
	"time"

	"intrigue/rules"
	"intrigue/rules/search"
)

// deep looks ahead. Before Mr X was seen once there is little to look at, and the pawns
// open as the steady ones do.
type deep struct {
	fox, hounds int           // simulations
	round       time.Duration // instead: what Mr X has for a ride, and all pawns have together
}

func (m deep) options(t rules.Turn) search.Options {
	o := search.Options{Simulations: m.hounds, Time: m.round / pawns, Early: true, Exploration: 1.2, ExpandAfter: 10}
	if t.Seat == 0 {
		o.Simulations, o.Time = m.fox, m.round
	}
	return o.For(t)
}

func (m deep) decide(ctx context.Context, t rules.Turn) step {
	v := t.View.(View)
	all := v.legal()
	switch {
	case easily(v, all):
		return scarcest(v, all)
	case v.Stage == StageHunt && len(v.Log) < 3 && v.X.LastSeen == 0:
		return steady{}.hunt(v, all, t.Rand)
	}
	r := search.Run[flight](ctx, newLookout(v), m.options(t), t.Rand)
	return unpack(r.Pick(search.Final{}, t.Rand))
}

// Decide implements rules.Bot.
func (m deep) Decide(ctx context.Context, t rules.Turn) rules.Move { return m.decide(ctx, t).text() }

// Simulations implements rules.Searcher.
func (m deep) Simulations() int { return max(m.fox, m.hounds) }
