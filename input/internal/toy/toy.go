// Package toy holds three tiny games that the tests of input play: a chase with
// a hidden fox, a patience, and a duel in which both seats decide at once. It is
// no part of the program: nothing but tests imports it.
package toy

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sort"

	"intrigue/rules"
)

// BotFunc is a bot made of one function.
type BotFunc func(ctx context.Context, t rules.Turn) rules.Move

// Decide calls the function.
func (f BotFunc) Decide(ctx context.Context, t rules.Turn) rules.Move { return f(ctx, t) }

// Random picks any legal move.
var Random = BotFunc(func(_ context.Context, t rules.Turn) rules.Move {
	return t.Choices[t.Rand.IntN(len(t.Choices))].Move
})

// bot is a bot of any toy by its level; more may be handed in for a test.
func bot(more map[string]rules.Bot, level string) (rules.Bot, error) {
	if b, ok := more[level]; ok {
		return b, nil
	}
	if level == "easy" || level == "steady" {
		return Random, nil
	}
	return nil, fmt.Errorf("there is no bot of level %q", level)
}

var levels = []rules.Level{
	{Key: "easy", Title: "Easy", Line: "Plays anything."},
	{Key: "steady", Title: "Steady", Line: "Plays anything, steadily."},
}

func numbered(name string, seats int) []string {
	all := make([]string, seats)
	for i := range all {
		all[i] = fmt.Sprintf("%s %d", name, i+1)
	}
	return all
}

func sorted(cs []rules.Choice) []rules.Choice {
	sort.Slice(cs, func(i, j int) bool { return cs[i].Move < cs[j].Move })
	return cs
}

func refuse(m rules.Move) error { return fmt.Errorf("%q cannot be played now", m) }

// pick is how the toys roll: one of n.
func pick(r *rand.Rand, n int) int { return r.IntN(n) }
