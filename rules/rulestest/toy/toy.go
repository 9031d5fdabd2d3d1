// Package toy holds three tiny games that the tests of input play: a chase with a hidden
// fox, and the duel and the patience of rulestest with bots of the test's own. It is no
// part of the program: nothing but tests imports it.
package toy

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/rulestest/duel"
	"intrigue/rules/rulestest/patience"
)

// BotFunc is a bot made of one function.
type BotFunc func(ctx context.Context, t rules.Turn) rules.Move

// Decide calls the function.
func (f BotFunc) Decide(ctx context.Context, t rules.Turn) rules.Move { return f(ctx, t) }

// Random picks any legal move.
var Random = BotFunc(func(_ context.Context, t rules.Turn) rules.Move {
	return t.Choices[t.Rand.IntN(len(t.Choices))].Move
})

// More are bots that a test hands in, by level; the levels of a toy pick any legal move.
type More map[string]rules.Bot

// Bot is a bot of any toy by its level.
func (m More) Bot(level string) (rules.Bot, error) {
	if b, ok := m[level]; ok {
		return b, nil
	}
	return rules.Roster{"easy": Random, "steady": Random}.Bot(level)
}

var levels = []rules.Level{
	{Key: "easy", Title: "Easy", Line: "Plays anything."},
	{Key: "steady", Title: "Steady", Line: "Plays anything, steadily."},
}

// Duel is the game in which both seats decide at once, without hints.
type Duel struct {
	game duel.Game
	More
}

// About describes the duel.
func (d Duel) About() rules.About { return d.game.About() }

// New is the moment before the first choice.
func (d Duel) New(s rules.Setup) (rules.Position, error) { return d.game.New(s) }

// Patience is the solitaire, with bots.
type Patience struct {
	patience.Game
	More
}

// About describes the patience.
func (p Patience) About() rules.About {
	ab := p.Game.About()
	ab.Levels = levels
	return ab
}
