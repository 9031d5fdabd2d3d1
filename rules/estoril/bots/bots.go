// Package bots plays Estoril by itself and advises people, from what a view knows: what is
// hidden is guessed.
package bots

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// Roster returns the bots of all levels.
func Roster() rules.Roster {
	return rules.Roster{"easy": bot{easy{}}, "steady": bot{steady{usualTrials}}, "strong": searcher{bot{newStrong()}}}
}

// policy decides for the seat of a turn, from what it knows alone.
type policy interface {
	choose(ctx context.Context, known *core.State, t rules.Turn) core.Action
}

// bot lets a policy play through the contract.
type bot struct{ policy }

// searcher is a bot that counts its thinking.
type searcher struct{ bot }

// Simulations returns how many it makes when nobody says.
func (searcher) Simulations(rules.Seat) int { return strongSimulations }

// Decide returns the move of the policy.
func (b bot) Decide(ctx context.Context, t rules.Turn) rules.Move {
	known := t.View.(core.Knower).Known()
	return known.Text(b.choose(ctx, known, t))
}
