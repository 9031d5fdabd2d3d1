// Command challenges looks for deals on which the challenges of a game are worth trying: somebody can win them, and
// the usual bot in the player's seats does not at once. It keeps the game that was won as testdata of the game and
// prints the deal, for the table in challenges.go.
//
//	go run -C build/tools/program ./challenges [-from D] [-deals N] [-tries N] [-levels L,L] GAME [KEY…]
//
// With -seats it looks for games that earn the honours of these keys.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
)

var games = []rules.Game{london.Game{}, pimpernel.Game{}, estoril.Game{}, penny.Game{}, cardinal.Game{}}

func main() {
	from := flag.Uint64("from", 1, "the first `deal` that is tried")
	deals := flag.Uint64("deals", 100, "how many `deals` are tried")
	tries := flag.Int("tries", 8, "how many `games` each level plays on a deal")
	levels := flag.String("levels", "", "the `levels` that try, such as steady,strong; the usual one if empty")
	seats := flag.String("seats", "", "for honours: the `levels` by seat, empty for the player's, such as ,steady,steady")
	flag.Parse()
	if err := run(flag.Args(), *from, *deals, *tries, *levels, *seats); err != nil {
		fmt.Fprintln(os.Stderr, "challenges:", err)
		os.Exit(1)
	}
}

func run(args []string, from, deals uint64, tries int, levels, seats string) error {
	at := slices.IndexFunc(games, func(g rules.Game) bool { return len(args) > 0 && g.About().Key == args[0] })
	if at < 0 {
		return errors.New("name a game")
	}
	f := finder{game: games[at], tries: tries, levels: strings.Split(levels, ",")}
	about := f.game.About()
	if levels == "" {
		f.levels = []string{about.Usual()}
	}
	wanted := about.Challenges
	if seats != "" {
		wanted = nil
		for _, h := range about.Honours {
			wanted = append(wanted, rules.Challenge{Honour: h, Levels: strings.Split(seats, ",")})
		}
	}
	for _, c := range wanted {
		if len(args) > 1 && !slices.Contains(args[1:], c.Key) {
			continue
		}
		deal, won, err := f.search(c, from, deals)
		switch {
		case err != nil:
			return fmt.Errorf("%s: %w", c.Key, err)
		case won.Entries == nil:
			fmt.Printf("%s: nobody did it in %d deals\n", c.Key, deals)
			continue
		}
		name := filepath.Join("challenges", c.Key)
		if seats != "" {
			name, won.Kind = "honour-"+c.Key, ""
		}
		if err := keep(about.Key, name, won); err != nil {
			return err
		}
		fmt.Printf("%s: deal %d\n", c.Key, deal)
	}
	return nil
}

// finder plays the challenges of a game.
type finder struct {
	game   rules.Game
	tries  int
	levels []string
}

// search is the first deal on which the usual bot fails and another game is won, and that game.
func (f finder) search(c rules.Challenge, from, deals uint64) (deal uint64, won rules.Record, err error) {
	for deal = from; deal < from+deals; deal++ {
		c.Deal = deal
		usual, done, err := f.play(c, f.atOnce(), 0)
		if err != nil {
			return deal, usual, err
		}
		if done {
			continue
		}
		for _, level := range f.levels {
			for try := range f.tries {
				if won, done, err = f.play(c, level, uint64(try+1)); err != nil || done {
					return deal, won, err
				}
			}
		}
	}
	return 0, rules.Record{}, nil
}

// atOnce is the level that must not win a challenge at once: the usual one, or of a solitaire the weakest, because the
// other plays perfect games.
func (f finder) atOnce() string {
	if about := f.game.About(); about.MaxSeats > 1 {
		return about.Usual()
	}
	return f.game.About().Levels[0].Key
}

// play plays a challenge with a bot in the player's seats, which has dice of its own, and reports whether it is won. All others
// play as they would at the table.
func (f finder) play(c rules.Challenge, level string, try uint64) (rules.Record, bool, error) {
	rec, err := c.Record(f.game, "Player")
	if err != nil {
		return rec, false, err
	}
	p, err := f.game.New(rec.Setup())
	for i := 0; err == nil && len(p.Acting()) > 0; i++ {
		seat := p.Acting()[0]
		var m rules.Move
		if seat == rules.Luck {
			m = p.Roll(record.LuckRand(c.Deal, i))
		} else {
			dice, who := record.BotRand(c.Deal, i), c.Levels[seat]
			if who == "" {
				dice, who = record.BotRand(c.Deal+try<<32, i), level
			}
			var bot rules.Bot
			if bot, err = f.game.(rules.Bots).Bot(who); err != nil {
				return rec, false, err
			}
			m, err = supervisor.Run(context.Background(), supervisor.Decide(bot, supervisor.NewTurn(p, seat, dice)))
		}
		if err == nil {
			rec.Entries = append(rec.Entries, rules.Entry{Seat: seat, Move: m})
			p, err = p.After(seat, m)
		}
	}
	if err != nil {
		return rec, false, err
	}
	g, over := rules.Finish(f.game, rec)
	return rec, over && slices.Contains(g.Honours(withDeal(f.game.About(), c)), c.Name()), nil
}

// withDeal offers a challenge alone, on the deal that is tried.
func withDeal(about rules.About, c rules.Challenge) rules.About {
	about.Honours, about.Challenges = nil, []rules.Challenge{c}
	return about
}

// keep writes a game into the testdata of its game, as rulestest.Honours reads it.
func keep(game, name string, r rules.Record) error {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	if err := enc.Encode(r); err != nil {
		return err
	}
	for _, e := range r.Entries {
		if err := enc.Encode(e); err != nil {
			return err
		}
	}
	file := filepath.Join("..", "..", "..", "rules", game, "testdata", name+".jsonl")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}
