package cardinal

import (
	"context"
	"fmt"

	"intrigue/rules"
)

func levels() []rules.Level {
	return []rules.Level{
		{Key: "careful", Title: "Careful", Line: "Looks one move ahead, and never lets anybody be killed."},
	}
}

// Bot is a player of one of the levels.
func (Game) Bot(level string) (rules.Bot, error) {
	switch level {
	case "careful":
		return careful{}, nil
	}
	return nil, fmt.Errorf("no bot of this game has the level %q", level)
}

type careful struct{}

func (careful) Decide(_ context.Context, t rules.Turn) rules.Move { return t.Choices[0].Move }
