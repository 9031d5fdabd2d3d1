package duel

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/search"
)

// roster is who plays, by level.
var roster = rules.Roster{"easy": searcher(20), "steady": searcher(400)}

// Bot is a player of a level.
func (Game) Bot(level string) (rules.Bot, error) { return roster.Bot(level) }

// searcher looks ahead through the contract, in so many simulations.
type searcher int

// Simulations is how many it makes when the turn does not say.
func (s searcher) Simulations() int { return int(s) }

// Decide is the move that the search finds best.
func (s searcher) Decide(ctx context.Context, t rules.Turn) rules.Move {
	if len(t.Choices) == 1 {
		return t.Choices[0].Move
	}
	game := search.NewContract(t, 3*rounds)
	found := search.Run[rules.Position](ctx, game, search.Options{Simulations: int(s)}.For(t), t.Rand)
	return game.Move(found.Pick(search.Final{}, nil))
}

// Hint is what the steady bot would do.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	return searcher(400).Decide(ctx, t), "It wins most of the duels that were tried."
}
