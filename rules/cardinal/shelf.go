package cardinal

import (
	"context"

	"intrigue/rules"
)

// Day is the deal of the day.
func (Game) Day(year, month, day int) uint64 { return Daily(year, month, day) }

// Perfect is the most points there can be (CAR-79).
func (Game) Perfect() int { return Perfect }

// FindPerfect is the first deal from a number on that is known to allow a perfect
// game. It is not ok when ctx ends before one is found.
func (Game) FindPerfect(ctx context.Context, from uint64, o rules.Options) (deal uint64, ok bool) {
	deal, _, ok = NextPerfect(ctx, from, o)
	return deal, ok
}
