package analysis

import (
	"context"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

// A line is what could have followed on the best choice, until others have replied and its seat decides again: bots decide,
// in a world that the seat thought possible. It ends after mostReplies, and bots that count their thinking think shortly.
const (
	mostReplies = 24
	replying    = 1000

	worldDraws, replyDraws = 101, 102 // the generators, in place of a deal
)

// line plays the best choice of a decision and what could have followed.
func (r Run) line(ctx context.Context, p rules.Position, d Decision) []rules.Entry {
	line, err := supervisor.Run(ctx, func(ctx context.Context) ([]rules.Entry, error) {
		next := rules.Entry{Seat: d.Seat, Move: d.Best[0].Move}
		line, world, rnd := []rules.Entry(nil), d.world(p), record.BotRand(replyDraws, d.Entry)
		alone, replied := len(r.Record.Seats) == 1, false
		for len(line) < mostReplies {
			replied = replied || next.Seat >= 0 && next.Seat != d.Seat
			after, err := world.After(next.Seat, next.Move)
			if err != nil {
				return line, err
			}
			world, line = after, append(line, next)
			acting := world.Acting()
			if len(acting) == 0 || acting[0] == d.Seat && (alone || replied) {
				break
			}
			if next = (rules.Entry{Seat: acting[0]}); next.Seat == rules.Luck {
				next.Move = world.Roll(rnd)
				continue
			}
			bot, err := r.replier()
			if err != nil {
				return line, err
			}
			t := supervisor.NewTurn(world, next.Seat, rnd)
			t.Simulations = replying
			if next.Move, err = supervisor.Decide(bot, t)(ctx); err != nil {
				return line, err
			}
		}
		return line, ctx.Err()
	})
	if err != nil {
		return nil // it only illustrates
	}
	return line
}

// replier is the bot that replies in a line: of the middle level.
func (r Run) replier() (rules.Bot, error) {
	g, ok := r.Game.(rules.Bots)
	levels := r.Game.About().Levels
	if !ok || len(levels) == 0 {
		return nil, errUnjudged
	}
	return g.Bot(levels[len(levels)/2].Key)
}

// world is what the seat of a decision thought possible then: its line is played there.
func (d Decision) world(p rules.Position) rules.Position {
	return p.Guess(d.Seat, record.BotRand(worldDraws, d.Entry))
}

// follow are the positions of the line of a decision that was made in p, the first one before it; as far as it can be played.
func (d Decision) follow(p rules.Position) []rules.Position {
	all := []rules.Position{d.world(p)}
	for _, e := range d.Then {
		next, err := all[len(all)-1].After(e.Seat, e.Move)
		if err != nil {
			break
		}
		all = append(all, next)
	}
	return all
}

// Follow are the positions of the line of a decision, the first one before the decision itself.
func (d Decision) Follow(g rules.Game, r rules.Record) ([]rules.Position, error) {
	r.Entries = r.Entries[:d.Entry]
	all, err := rules.Replay(g, r)
	if err != nil {
		return nil, err
	}
	return d.follow(all[len(all)-1]), nil
}

// mostTold is how many moves of a line are put into words, unless fewer make so many letters.
const mostTold, longLine = 5, 140

// said puts the moves that follow on the first of a line into words, as a seat reads them.
func said(all []rules.Position, line []rules.Entry, by rules.Seat) (text string) {
	told := 0
	for i := 1; i < min(len(line), len(all)) && told < mostTold && len(text) < longLine; i++ {
		t, ok := all[i].(rules.LogTeller)
		if !ok {
			continue
		}
		if one := t.Tell(line[i], by).Text; one != "" {
			if told++; text != "" {
				text += " "
			}
			text += one
		}
	}
	return text
}
