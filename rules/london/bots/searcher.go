package bots

import (
	"context"
	"time"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/search"
)

// searcher looks ahead. Before Mr X was seen once there is little to look at, and the pawns
// open as the steady ones do.
type searcher struct {
	forMrX, forPawns int           // simulations
	roundTime        time.Duration // instead: what Mr X has for a ride, and all pawns have together
}

func (s searcher) options(t rules.Turn) search.Options {
	o := search.Options{Simulations: s.Simulations(t.Seat), Time: s.roundTime / core.Pawns, Early: true, Exploration: 1.2, ExpandAfter: 10}
	if t.Seat == 0 {
		o.Time = s.roundTime
	}
	return o.For(t)
}

func (s searcher) decide(ctx context.Context, t rules.Turn) core.Action {
	v := viewOf(t)
	all, a, forced := legalActions(v)
	switch {
	case forced:
		return a
	case v.Stage == core.StageHunt && len(v.Log) < 3 && v.X.LastSeen == 0:
		return steady{}.pursue(v, all, t.Rand)
	}
	r := search.Run[simulation](ctx, newSearchGame(v), s.options(t), t.Rand)
	return unpack(r.Pick(search.Selection{}, t.Rand))
}

// Decide implements rules.Bot.
func (s searcher) Decide(ctx context.Context, t rules.Turn) rules.Move {
	return s.decide(ctx, t).Text()
}

// Simulations implements rules.Searcher.
func (s searcher) Simulations(seat rules.Seat) int {
	if seat == 0 {
		return s.forMrX
	}
	return s.forPawns
}
