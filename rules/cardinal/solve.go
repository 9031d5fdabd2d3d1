package cardinal

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/cardinal/bots"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/words"
)

// What the solver is asked and what it finds, see package bots.
type (
	Line   = bots.Line
	Effort = bots.Effort
)

// Solve looks for the best way to play on, see package bots.
func Solve(ctx context.Context, v View, e Effort, progress func(Line)) Line {
	return bots.Solve(ctx, v.Castle, &v.State, e, progress)
}

// Bot is a player of one of the levels.
func (Game) Bot(level string) (rules.Bot, error) { return bots.Roster().Bot(level) }

// Hint is the next move of the best line that is found, and what it is for.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	m, l, r := bots.Hint(ctx, t)
	k, _ := t.View.(core.Knower).Known()
	why := words.Reason(k, &r)
	if len(l.Moves) > 0 {
		why += " " + words.Promise(l.Score, l.AtMost)
	}
	return m, why
}
