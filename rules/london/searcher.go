package london

import (
	"context"
	"time"

	"intrigue/rules"
	"intrigue/rules/search"
)

// searcher looks ahead. Before Mr X was seen once there is little to look at, and the pawns
// open as the steady ones do.
type searcher struct {
	forMrX, forPawns int           // simulations
	roundTime        time.Duration // instead: what Mr X has for a ride, and all pawns have together
}

func (m searcher) options(t rules.Turn) search.Options {
	o := search.Options{Simulations: m.forPawns, Time: m.roundTime / pawns, Early: true, Exploration: 1.2, ExpandAfter: 10}
	if t.Seat == 0 {
		o.Simulations, o.Time = m.forMrX, m.roundTime
	}
	return o.For(t)
}

func (m searcher) decide(ctx context.Context, t rules.Turn) Action {
	v := t.View.(View)
	all := v.legal()
	switch {
	case easily(v, all):
		return scarcest(v, all)
	case v.Stage == StageHunt && len(v.Log) < 3 && v.X.LastSeen == 0:
		return steady{}.pursue(v, all, t.Rand)
	}
	r := search.Run[simulation](ctx, newSearchGame(v), m.options(t), t.Rand)
	return unpack(r.Pick(search.Final{}, t.Rand))
}

// Decide implements rules.Bot.
func (m searcher) Decide(ctx context.Context, t rules.Turn) rules.Move {
	return m.decide(ctx, t).text()
}

// Simulations implements rules.Searcher.
func (m searcher) Simulations() int { return max(m.forMrX, m.forPawns) }
