package wire

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

const (
	defaultTime = 2 * time.Second // for a bot that counts no simulations when go names no budget

	maxSimulations = 1_000_000_000
	maxTime        = 3_600_000 // milliseconds
	maxTimeOfSeats = 10_000    // the same for lines that are spoken for some seats: the others wait
)

// think is go: it sets a bot thinking about a seat's move in the present position. The bot gets a view and guesses,
// never the position, and is to answer when ctx ends.
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
	most := maxTime
	if s.speaksFor != nil {
		most = maxTimeOfSeats
	}
	simulations, limit, err := budget(&w, most)
	if err != nil {
		return nil, err
	}
	searcher, counts := bot.(rules.Searcher)
	if simulations > 0 && !counts {
		return nil, s.countsNone(level)
	}
	if simulations == 0 && limit == 0 {
		if counts { // its strength must not depend on what else the machine does
			simulations = searcher.Simulations(seat)
		}
		if simulations == 0 {
			limit = defaultTime
		}
	}
	if limit == 0 && s.speaksFor != nil {
		limit = maxTimeOfSeats * time.Millisecond
	}
	turn := supervisor.NewTurn(p, seat, record.BotRand(s.rec.Deal, len(s.rec.Entries)))
	turn.Simulations = simulations
	return supervisor.Start(ctx, supervisor.Options{Limit: limit}, supervisor.Decide(bot, turn)), nil
}

// budget reads what a bot may spend, 0 where nothing is said: it stops at whichever comes first. most is the longest
// time, in milliseconds.
func budget(w *args, most int) (simulations int, limit time.Duration, err error) {
	for *w != "" && err == nil {
		switch word := w.next(); {
		case word == "simulations" && simulations == 0:
			simulations, err = w.number("number of simulations", 1, maxSimulations)
		case word == "time" && limit == 0:
			var ms int
			ms, err = w.number("time in milliseconds", 1, most)
			limit = time.Duration(ms) * time.Millisecond
		default:
			err = fmt.Errorf("a bot is given simulations N, time MS or both, and not %q", word)
		}
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

// simulations says how many a level makes when nobody says: a number, or one for each side
// where they differ; nothing for a level that counts none.
func (s *session) simulations(level string) string {
	b, err := s.bot(level)
	c, ok := b.(rules.Searcher)
	if err != nil || !ok {
		return ""
	}
	var numbers, named []string
	for _, side := range s.about.SidesOf(s.about.MinSeats) {
		n := strconv.Itoa(c.Simulations(side.Seats[0]))
		numbers, named = append(numbers, n), append(named, n+" for "+side.Name)
	}
	if len(slices.Compact(numbers)) == 1 {
		return " simulations " + numbers[0]
	}
	return " simulations " + strings.Join(named, " | ")
}

// countsNone refuses simulations for a level, and names those that count them.
func (s *session) countsNone(level string) error {
	var counting []string
	for _, l := range s.about.Levels {
		if s.simulations(l.Key) != "" {
			counting = append(counting, l.Key)
		}
	}
	if len(counting) == 0 {
		return fmt.Errorf("%s counts no simulations, and neither does any other level of %s", level, s.about.Title)
	}
	return fmt.Errorf("%s counts no simulations; these levels do: %s", level, strings.Join(counting, ", "))
}
