package cardinal

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
)

// Dealt is the position after the deal of a number, the same as at a table: luck's
// first entry there is drawn from the number of the deal and zero.
func Dealt(deal uint64, o rules.Options) (rules.Position, error) {
	p, err := Game{}.New(rules.Setup{Seats: 1, Options: o})
	if err != nil {
		return nil, err
	}
	return p.After(rules.Luck, p.Roll(rand.New(rand.NewPCG(deal, 0))))
}

// perfectNodes is about ten seconds of looking; very few deals need more than one.
const perfectNodes = 15_000_000

// FindPerfect is the first deal from a number on that is known to allow a perfect
// game. It is not ok when ctx ends before one is found. It is meant for the set-up
// page, in the background: most deals take a tenth of a second.
func (Game) FindPerfect(ctx context.Context, from uint64, o rules.Options) (deal uint64, ok bool) {
	for deal = from; ctx.Err() == nil; deal++ {
		p, err := Dealt(deal, o)
		if err != nil {
			break
		}
		if Solve(ctx, p.Seen(0).(View), Effort{Nodes: perfectNodes}, nil).Perfect() {
			return deal, true
		}
	}
	return from, false
}
