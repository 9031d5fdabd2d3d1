package wire

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

const (
	defaultTime = 2 * time.Second // for a bot when go names no budget

	maxSimulations = 1_000_000_000
	maxTime        = 3_600_000 // milliseconds
)

// think is go: it sets a bot thinking about a seat's move in the present
// position. The bot gets a view and guesses, never the position, and is to answer
// when ctx ends.
func (s *session) think(ctx context.Context, w args) (t *supervisor.Task[rules.Move], err error) {
	defer recoverTo(&err)
	if len(s.positions) == 0 {
		return nil, errors.New("there is no game yet; new starts one")
	}
	seat, err := s.ledSeat(&w)
	if err != nil {
		return nil, err
	}
	p := s.now()
	if seat < 0 || !slices.Contains(p.Acting(), seat) {
		return nil, fmt.Errorf("seat %s has nothing to decide now", seatWord(seat))
	}
	level := w.next()
	bot, err := s.bot(level)
	if err != nil {
		return nil, err
	}
	simulations, limit, err := budget(&w)
	if err != nil {
		return nil, err
	}
	turn := supervisor.NewTurn(p, seat, record.BotRand(s.rec.Deal, len(s.rec.Entries)))
	turn.Simulations = simulations
	if _, counts := bot.(rules.Searcher); simulations > 0 && !counts {
		s.sayf("info", "%s does not count simulations and ignores that number", level)
		limit = defaultTime
	}
	return supervisor.Start(ctx, supervisor.Options{Limit: limit}, supervisor.Decide(bot, turn)), nil
}

// budget reads what a bot may spend. limit is 0 where simulations alone count.
func budget(w *args) (simulations int, limit time.Duration, err error) {
	limit = defaultTime
	switch word := w.next(); word {
	case "":
	case "simulations":
		limit = 0
		simulations, err = w.number("number of simulations", 1, maxSimulations)
	case "time":
		var ms int
		ms, err = w.number("time in milliseconds", 1, maxTime)
		limit = time.Duration(ms) * time.Millisecond
	default:
		err = fmt.Errorf("a bot is given simulations N or time MS, and not %q", word)
	}
	if err == nil {
		err = w.end()
	}
	return simulations, limit, err
}

func (s *session) bot(level string) (rules.Bot, error) {
	g, ok := s.game.(rules.Bots)
	if !ok {
		return nil, fmt.Errorf("%s has no bots", s.about.Title)
	}
	b, err := g.Bot(level)
	if err != nil {
		var levels []string
		for _, l := range s.about.Levels {
			levels = append(levels, l.Key)
		}
		return nil, fmt.Errorf("%w; there are %s", err, strings.Join(levels, ", "))
	}
	return b, nil
}

// simulations is how many a level makes when nobody says, 0 for one that counts none.
func (s *session) simulations(level string) int {
	if b, err := s.bot(level); err == nil {
		if c, ok := b.(rules.Searcher); ok {
			return c.Simulations()
		}
	}
	return 0
}
