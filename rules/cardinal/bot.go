package cardinal

import (
	"context"
	"fmt"

	"intrigue/rules"
)

func levels() []rules.Level {
	return []rules.Level{
		{Key: "careful", Title: "Careful", Line: "Looks one slide ahead, takes what it can get and lets nobody be killed."},
		{Key: "solver", Title: "Solver", Line: "Looks for a perfect game from every position, and mostly finds one."},
	}
}

// Bot is a player of one of the levels.
func (Game) Bot(level string) (rules.Bot, error) {
	switch level {
	case "careful":
		return careful{}, nil
	case "solver":
		return patient{}, nil
	}
	return nil, fmt.Errorf("no bot of this game has the level %q", level)
}

// careful is a greedy player.
type careful struct{}

// dull is how many slides careful makes before it calls it a day.
const dull = 150

func (careful) Decide(_ context.Context, t rules.Turn) rules.Move {
	v := t.View.(View)
	var best rules.Move
	var most int32
	w := usual()
	w.noise = 0
	for _, root := range v.core.settle(v.castle) {
		if v.Stage != StageFree {
			if n := w.worth(v.castle, &root.core, 0); best == "" || n > most {
				best, most = root.by.steps[0].text(), n
			}
			continue
		}
		if v.Moves >= dull {
			break
		}
		for _, ch := range v.core.children(v.castle, staying, nil) {
			n := w.worth(v.castle, &ch.core, 0) + t.Rand.Int32N(150)
			if best == "" || n > most {
				best, most = ch.by.steps[0].text(), n
			}
		}
	}
	if best == "" {
		if end, out := v.core.walkOut(v.castle); end.score() > v.Score.Total {
			return out[0].text()
		}
		return v.idle()
	}
	return best
}

// patient solves the game anew in every position: it keeps nothing.
type patient struct{}

// patientNodes is how hard it looks, and weary when it stops looking.
const (
	patientNodes = 150_000
	weary        = 300
)

func (patient) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(View)
	e := Effort{Nodes: patientNodes}
	if v.Moves > weary {
		e.Nodes = 1 // walks out, and that is all
	}
	if l := Solve(ctx, v, e, nil); len(l.Moves) > 0 {
		return l.Moves[0]
	}
	return v.idle()
}
