// Package rulestest checks that a game keeps the promise of package rules, and that
// its own tests prove its rules.
//
// It knows nothing of any game. A game's own test has one line for each of these:
//
//   - Promise plays random games and checks all that package rules demands.
//   - Bots lets the bots of every level play and checks that they know only their view.
//   - CheckBotsInOddPositions asks the bots, and for hints, where they would never come by themselves.
//   - Clauses wants a test that ran, and checked something, for each clause of rules.md.
//   - Endings replays a recorded game for each way a game can end.
//   - Playthrough compares what everybody is told and sees in one game with a text.
//   - Words asks every view about everything that can be pointed at.
//   - Data reads what programs are given.
//
// A clause is proved by a subtest whose name begins with its id and which makes
// checks with its own t:
//
//	t.Run("LON-23 three seats lead five pawns", func(t *testing.T) {
//		rulestest.Is(t, "pawns", len(v.Pawns), 5)
//		rulestest.Refused(t, p, 1, "taxi red 74", "led by Detective 2")
//	})
//
// Is, Same, Holds, Must and Refused are checks and are counted; a bare t.Error is
// not, for nobody sees whether it was reached. See Clauses.
//
// The functions that return an error are what this package's own tests use to show
// that each check bites.
package rulestest

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"intrigue/rules"
)

// Promise plays random games with every number of seats and every single
// option switched, and with all of them at random, and fails t at the first
// promise that is broken. games is the number of random games for each number
// of seats; they are spread over the options. Where they would cost too much, fewer
// of their positions are checked (see Games), and the log says how many. With -short
// there are two games, and not every ending must be met.
func Promise(t *testing.T, g rules.Game, games int) {
	t.Helper()
	if testing.Short() {
		games = min(games, 2)
	}
	if err := Card(g); err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	met := map[string]int{}
	ab := g.About()
	t.Run("games", func(t *testing.T) {
		for seats := ab.MinSeats; seats <= ab.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("seats=%d", seats), func(t *testing.T) {
				t.Parallel()
				endings, done, err := play(g, seats, games, uint64(seats))
				if err != nil {
					t.Fatal(err)
				}
				t.Log(done)
				mu.Lock()
				defer mu.Unlock()
				for e, n := range endings {
					met[e] += n
				}
			})
		}
	})
	t.Logf("%s: endings met: %v", ab.Key, met)
	for _, e := range ab.Endings {
		if met[e.Key] == 0 && !e.Rare && !testing.Short() {
			t.Errorf("%s: no random game ended by %q", ab.Key, e.Key)
		}
	}
}

// budget bounds what the random games of one number of seats may cost, in calls of
// the rules: moves tried, views written down, guesses drawn. It is no clock, so a battery
// does the same on every machine.
const budget = 16_000

// effort is what some random games were and cost.
type effort struct{ games, positions, checked, cost int }

func (e effort) String() string {
	return fmt.Sprintf("%d games, %d positions, %d of them checked by %d calls", e.games, e.positions, e.checked, e.cost)
}

// dense is the share of positions to be checked in the next of so many games, from
// what those before have cost: all, or as many as the rest of the budget pays for.
func (e effort) dense(left int) float64 {
	if e.games == 0 || e.checked == 0 {
		return 1
	}
	length := float64(e.positions) / float64(e.games)
	each := float64(e.cost) / float64(e.checked)
	return min(1, max(float64(budget-e.cost)/float64(left)/length/each, 0.01))
}

// Games plays n random games and reports how often each ending came. The error
// names the broken promise, the seed and the moves that led there. The first game is
// checked at every position until half the budget is spent; the others at so many, drawn by
// chance, that all of them together stay near the budget.
func Games(g rules.Game, seats, n int, seed uint64) (map[string]int, error) {
	met, _, err := play(g, seats, n, seed)
	return met, err
}

func play(g rules.Game, seats, n int, seed uint64) (met map[string]int, done effort, err error) {
	met = map[string]int{}
	hidden := false
	for i := range n {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		w := walk{g: g, seats: seats, r: r, options: randomOptions(g.About().Options, i, r), dense: done.dense(n - i)}
		if err := w.play(); err != nil {
			return met, done, fmt.Errorf("%s, %d seats, options %v, game %d: %w\nmoves: %s",
				g.About().Key, seats, w.options, i, err, w.moves())
		}
		met[w.ending]++
		hidden = hidden || w.guessDiffers
		done = effort{done.games + 1, done.positions + len(w.positions), done.checked + w.checked, done.cost + w.cost}
	}
	if g.About().Secret && n > 0 && !hidden {
		return met, done, fmt.Errorf("%s says that it has secrets, but every guess was the truth", g.About().Key)
	}
	return met, done, nil
}

// Card checks what a game says of itself and what it refuses to start.
func Card(g rules.Game) error {
	ab := g.About()
	switch {
	case ab.Key == "" || ab.Title == "" || ab.Blurb == "":
		return fmt.Errorf("%q lacks a key, a title or a blurb", ab.Key)
	case ab.MinSeats < 1 || ab.MaxSeats < ab.MinSeats:
		return fmt.Errorf("%s has %d to %d seats", ab.Key, ab.MinSeats, ab.MaxSeats)
	case ab.LongestRecord < 1 || len(ab.Endings) == 0:
		return fmt.Errorf("%s says neither how long it can last nor how it can end", ab.Key)
	case ab.SeatNames == nil:
		return fmt.Errorf("%s does not name its seats", ab.Key)
	case ab.Edition < 1:
		return fmt.Errorf("%s does not name its edition", ab.Key)
	}
	for n := ab.MinSeats; n <= ab.MaxSeats; n++ {
		names := ab.SeatNames(n)
		if len(names) != n || slices.Contains(names, "") {
			return fmt.Errorf("%s names its %d seats %q", ab.Key, n, names)
		}
		if err := sides(ab, n); err != nil {
			return err
		}
		if _, err := g.New(rules.Setup{Seats: n}); err != nil {
			return fmt.Errorf("%s does not start with %d seats: %w", ab.Key, n, err)
		}
	}
	for _, o := range ab.Options {
		if _, err := rules.Complete(ab.Options, rules.Options{o.Key: o.Default}); err != nil {
			return fmt.Errorf("%s: the default is refused: %w", ab.Key, err)
		}
	}
	return refusals(g)
}

func refusals(g rules.Game) error {
	ab := g.About()
	for _, n := range []int{-1, 0, ab.MinSeats - 1, ab.MaxSeats + 1, 1 << 20} {
		if _, err := g.New(rules.Setup{Seats: n}); err == nil {
			return fmt.Errorf("%s starts with %d seats", ab.Key, n)
		}
	}
	bad := []rules.Options{{"no such option": "x"}}
	if len(ab.Options) > 0 {
		bad = append(bad, rules.Options{ab.Options[0].Key: "no such value"})
	}
	for _, o := range bad {
		if _, err := g.New(rules.Setup{Seats: ab.MinSeats, Options: o}); err == nil {
			return fmt.Errorf("%s starts with the options %v", ab.Key, o)
		}
	}
	return nil
}

// sides demands that every seat belongs to just one side, and that sides have names.
func sides(ab rules.About, seats int) error {
	of := make([]int, seats)
	for _, side := range ab.SidesOf(seats) {
		if side.Name == "" {
			return fmt.Errorf("%s has a side without a name among %d seats", ab.Key, seats)
		}
		for _, s := range side.Seats {
			if s < 0 || int(s) >= seats {
				return fmt.Errorf("%s has no seat %d among %d", ab.Key, s, seats)
			}
			of[s]++
		}
	}
	for s, n := range of {
		if n != 1 {
			return fmt.Errorf("%s puts seat %d on %d sides", ab.Key, s, n)
		}
	}
	return nil
}

// randomOptions leaves the defaults in game 0, then switches one option at a
// time through all its values, then mixes them.
func randomOptions(asked []rules.Option, game int, r *rand.Rand) rules.Options {
	game--
	for _, q := range asked {
		if game < 0 {
			break
		}
		if game < len(q.Values) {
			return rules.Options{q.Key: q.Values[game].Key}
		}
		game -= len(q.Values)
	}
	o := rules.Options{}
	if game >= 0 {
		for _, q := range asked {
			o[q.Key] = q.Values[r.IntN(len(q.Values))].Key
		}
	}
	return o
}

// face is all that a reader sees of a position, as programs read it: two views with the same face
// are the same view. It takes a quarter of the time of rules.Print, and a battery asks for every
// view of every game.
func face(p rules.Position, by rules.Seat) string {
	b, err := json.Marshal(p.Seen(by).Snapshot())
	if err != nil {
		panic(err) // a walk tells it as a broken promise
	}
	return string(b)
}

func equalPieces(a, b rules.Position) error {
	ca, ok := a.(rules.Describer)
	if !ok {
		return nil
	}
	was, is := ca.Pieces(), b.(rules.Describer).Pieces()
	if maps.Equal(was, is) {
		return nil
	}
	return fmt.Errorf("pieces were %v and are %v", was, is)
}

// nonsense is refused in every position of every game.
func nonsense() []rules.Move {
	return []rules.Move{"", " ", "\x01nonsense", "nonsense", "é", "-1", "99999999999999999999",
		rules.Move(strings.Repeat("a ", 4096)), "a b c d e f g"}
}
