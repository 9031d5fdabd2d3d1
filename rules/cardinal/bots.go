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
		return solverBot{}, nil
	}
	return nil, fmt.Errorf("no bot of this game has the level %q", level)
}

// careful is a greedy player.
type careful struct{}

// carefulSlides is how many slides careful makes before it calls it a day.
const carefulSlides = 150

func (careful) Decide(_ context.Context, t rules.Turn) rules.Move {
	v := t.View.(View)
	var best rules.Move
	var most int32
	w := usualWeights()
	w.noise = 0
	for _, root := range v.state.roots(v.castle) {
		if v.Stage != StageFree {
			if n := w.evaluate(v.castle, &root.state, 0); best == "" || n > most {
				best, most = root.by.actions[0].text(), n
			}
			continue
		}
		if v.Moves >= carefulSlides {
			break
		}
		for _, ch := range v.state.children(v.castle, stayInside, nil) {
			n := w.evaluate(v.castle, &ch.state, 0) + t.Rand.Int32N(150)
			if best == "" || n > most {
				best, most = ch.by.actions[0].text(), n
			}
		}
	}
	if best == "" {
		if end, out := v.state.escapeAll(v.castle); end.score() > v.Score.Total {
			return out[0].text()
		}
		return v.idle()
	}
	return best
}

// solverBot solves the game anew in every position: it keeps nothing.
type solverBot struct{}

// patientNodes is how hard it looks, and weary when it stops looking.
const (
	solverNodes  = 150_000
	solverSlides = 300
)

func (solverBot) Decide(ctx context.Context, t rules.Turn) rules.Move {
	v := t.View.(View)
	e := Effort{Nodes: solverNodes}
	if v.Moves > solverSlides {
		e.Nodes = 1 // walks out, and that is all
	}
	if l := Solve(ctx, v, e, nil); len(l.Moves) > 0 {
		return l.Moves[0]
	}
	return v.idle()
}
