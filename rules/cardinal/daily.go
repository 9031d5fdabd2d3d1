package cardinal

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
)

// Daily is the number of the deal of a day: the date as people write it in digits,
// 20261121. It needs no network, and everybody plays the same castle.
func Daily(year, month, day int) uint64 {
	return uint64(year)*10_000 + uint64(month)*100 + uint64(day)
}

// Dealt is the position after the deal of a number, the same as at a table: luck's
// first entry there is drawn from the number of the deal and zero.
func Dealt(deal uint64, o rules.Options) (rules.Position, error) {
	p, err := Game{}.New(rules.Setup{Seats: 1, Options: o})
	if err != nil {
		return nil, err
	}
	return p.After(rules.Luck, p.Roll(rand.New(rand.NewPCG(deal, 0))))
}

// PerfectDeal looks for a perfect line of a numbered deal and reports whether there
// is one that it found. It is meant for the set-up page, in the background: most
// deals take a tenth of a second.
func PerfectDeal(ctx context.Context, deal uint64, o rules.Options) (Line, bool) {
	p, err := Dealt(deal, o)
	if err != nil {
		return Line{}, false
	}
	l := Solve(ctx, p.Seen(0).(View), Effort{Nodes: perfectNodes}, nil)
	return l, l.Perfect()
}

// NextPerfect is the first deal from a number on for which a perfect line is found.
// It is not ok when ctx ends before.
func NextPerfect(ctx context.Context, from uint64, o rules.Options) (deal uint64, l Line, ok bool) {
	for deal = from; ctx.Err() == nil; deal++ {
		if l, ok = PerfectDeal(ctx, deal, o); ok {
			return deal, l, true
		}
	}
	return from, Line{}, false
}

// perfectNodes is about ten seconds of looking; very few deals need more than one.
const perfectNodes = 15_000_000
