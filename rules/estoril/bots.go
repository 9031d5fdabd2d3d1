package estoril

import (
	"context"
	"fmt"

	"intrigue/rules"
)

func levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Sends strong people where a good reward lies open, uses abilities by rule of thumb and lets the cheapest go."},
		{Key: "steady", Title: "Steady", Line: "Thinks of what the others may have put face down, plays the evening out in its head and keeps an eye on the missions. Hardly ever loses to Easy."},
		{Key: "strong", Title: "Strong", Line: "Foresees the others' answers and what later rounds bring; wins nearly nine games of ten alone against Steady."},
	}
}

// A mind decides for a seat from its view alone.
type policy interface {
	choose(ctx context.Context, v View, t rules.Turn) Action
}

// bot lets a mind play through the contract.
type bot struct{ policy }

// searcher is a bot that counts its thinking.
type searcher struct {
	bot
	simulations int
}

// Simulations is how many it makes when nobody says.
func (b searcher) Simulations() int { return b.simulations }

// Bot is a player of a level.
func (Game) Bot(level string) (rules.Bot, error) {
	switch level {
	case "easy":
		return bot{easy{}}, nil
	case "steady":
		return bot{steady{}}, nil
	case "strong":
		b := newStrong()
		return searcher{bot{b}, b.o.Simulations}, nil
	}
	return nil, fmt.Errorf("there is no bot called %q", level)
}

// Decide is the move of the mind.
func (b bot) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(View)
	return v.core.Text(b.choose(ctx, v, t))
}
