// Package sim lets bots play each other without a table, as many games at once as
// the machine has cores, and counts. It knows no game and no screen.
//
// Every game of a run has its own deal, and luck and bots draw from it as they do
// at an session.Session: a run can be repeated, and a game of it can be looked at.
package sim

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"time"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

// Run is what to play.
type Run struct {
	Game    rules.Game
	Games   int
	Levels  []string // of the seats' bots
	Options rules.Options
	Deal    uint64 // of the first game; the next ones follow
	// Think is how long a bot may think about a move; 0 is as long as it likes. With a limit no two runs are alike.
	Think time.Duration
	// Workers is how many games are played at once; 0 is one a core.
	Workers int
}

// Levels reads the levels of the seats as people write them on a command line, "easy,steady". The last one takes the
// seats that are left of the smallest game that has room for all that were named.
func Levels(g rules.Game, text string) []string {
	var all []string
	for _, l := range strings.Split(text, ",") {
		if l = strings.TrimSpace(l); l != "" {
			all = append(all, l)
		}
	}
	for len(all) > 0 && len(all) < g.About().MinSeats {
		all = append(all, all[len(all)-1])
	}
	return all
}

// game is how a game went.
type game struct {
	record  rules.Record
	outcome rules.Outcome
	moves   int
	err     error
}

// Record is the game of one deal of the run.
func (r Run) Record(ctx context.Context, deal uint64) (rules.Record, error) {
	g := r.playOne(ctx, deal)
	return g.record, g.err
}

// Play plays the games and counts. When ctx ends it counts what was played by then.
func (r Run) Play(ctx context.Context) (Result, error) {
	ab := r.Game.About()
	if n := len(r.Levels); n < ab.MinSeats || n > ab.MaxSeats {
		return Result{}, fmt.Errorf("%s has %d to %d seats, not %d", ab.Title, ab.MinSeats, ab.MaxSeats, n)
	}
	if _, err := r.bots(); err != nil {
		return Result{}, err
	}
	workers := r.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	games, began := make([]game, r.Games), time.Now()
	played := make([]bool, r.Games)
	supervisor.Each(ctx, workers, r.Games, func() {}, func(i int) {
		games[i] = r.playOne(ctx, r.Deal+uint64(i))
		played[i] = !errors.Is(games[i].err, context.Canceled) && !errors.Is(games[i].err, context.DeadlineExceeded)
	})
	res := newResult(r)
	res.Took = time.Since(began)
	for i, g := range games {
		if !played[i] {
			continue
		}
		if g.err != nil {
			return res, fmt.Errorf("game of deal %d: %w", r.Deal+uint64(i), g.err)
		}
		res.count(g)
	}
	return res, ctx.Err()
}

// bots makes the bots of all seats anew.
func (r Run) bots() (all []rules.Bot, err error) {
	maker, ok := r.Game.(rules.Bots)
	if !ok {
		return nil, fmt.Errorf("%s has no bots", r.Game.About().Title)
	}
	for _, l := range r.Levels {
		b, err := maker.Bot(l)
		if err != nil {
			return nil, err
		}
		all = append(all, b)
	}
	return all, nil
}

// playOne plays a game. A bot's nonsense is a fault here, not mended as at the table: here bots are tried.
func (r Run) playOne(ctx context.Context, deal uint64) game {
	p, err := r.Game.New(rules.Setup{Seats: len(r.Levels), Options: r.Options})
	if err != nil {
		return game{err: err}
	}
	bots, err := r.bots()
	if err != nil {
		return game{err: err}
	}
	ab := r.Game.About()
	longest, rec := ab.LongestRecord, rules.Record{Format: rules.Format, Game: ab.Key, Options: r.Options, Edition: ab.Edition, Deal: deal}
	for s, l := range r.Levels {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Level: l, Colour: s})
	}
	for i := 0; ; i++ {
		acting := p.Acting()
		switch {
		case len(acting) == 0:
			return game{record: rec, outcome: p.Outcome(), moves: i}
		case ctx.Err() != nil:
			return game{err: ctx.Err()}
		case longest > 0 && i > longest:
			return game{err: fmt.Errorf("it did not end within %d moves", longest)}
		}
		s := acting[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(record.LuckRand(deal, i))
		} else if m, err = r.ask(ctx, bots[s], supervisor.NewTurn(p, s, record.BotRand(deal, i))); err != nil {
			if ctx.Err() != nil {
				return game{err: ctx.Err()} // a bot that was told to stop
			}
			return game{err: fmt.Errorf("move %d: the bot of seat %d %w", i+1, s, err)}
		}
		if p, err = p.After(s, m); err != nil {
			return game{err: fmt.Errorf("move %d, %q by seat %d: %w", i+1, m, s, err)}
		}
		rec.Entries = append(rec.Entries, rules.Entry{Seat: s, Move: m})
	}
}

// ask lets a bot decide within its time, if it has a limit.
func (r Run) ask(ctx context.Context, b rules.Bot, t rules.Turn) (rules.Move, error) {
	decide := supervisor.Decide(b, t)
	if r.Think <= 0 {
		return supervisor.Run(ctx, decide)
	}
	ctx, cancel := context.WithTimeout(ctx, r.Think)
	defer cancel()
	return supervisor.Await(ctx, decide)
}
