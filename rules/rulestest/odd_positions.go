package rulestest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// CheckBotsInOddPositions asks the bots of every level, and for a hint, in positions that good play does
// not lead to: random games with every number of seats and all options, in
// which some seats move at random and some are led by a bot; and in games that go on
// from odd positions that the test thought of. It fails t when somebody panics, plays
// what is not legal, says another thing on a position that looks the same to the seat,
// or gives a hint without a reason. Some are asked when their time is over, or with so
// little of it that it ends while they think; a bot that searches makes few simulations.
//
// games is how many random games are walked for each number of seats. In each some
// positions are drawn by chance; beside them every kind of decision is asked about
// where it is met first. With -short there are a tenth of the games.
func CheckBotsInOddPositions(t *testing.T, g rules.Game, games int, odd ...rules.Position) {
	t.Helper()
	if testing.Short() {
		games, odd = max(1, games/10), odd[:(len(odd)+9)/10]
	}
	for seats := g.About().MinSeats; seats <= g.About().MaxSeats; seats++ {
		t.Run(fmt.Sprintf("seats=%d", seats), func(t *testing.T) {
			a := newAsker(g, uint64(seats))
			for i := range games {
				if err := a.game(seats, i); err != nil {
					t.Fatal(err)
				}
			}
			t.Logf("%d games, %d positions asked about, %d kinds of decisions", a.games, a.asked, len(a.kinds))
		})
	}
	if len(odd) == 0 {
		return
	}
	t.Run("odd", func(t *testing.T) {
		a := newAsker(g, 0)
		for i, p := range odd {
			if err := a.walk(p); err != nil {
				t.Fatalf("%s, odd position %d: %v", g.About().Key, i, err)
			}
		}
	})
}

const (
	drawn       = 2 // positions of a game that are drawn by chance, on average
	simulations = 8 // of those who search
	led         = 2 // simulations of those who lead a game
)

// asker walks games and asks.
type asker struct {
	g      rules.Game
	r      *rand.Rand
	levels []player
	who    []player        // the levels, and who gives hints
	kinds  map[string]bool // of decisions, asked about before

	length float64 // of the games so far, in positions
	games  int
	asked  int // positions
}

// player answers.
type player struct {
	name string
	ask  func(context.Context, rules.Turn) (m rules.Move, why string)
}

func newAsker(g rules.Game, seed uint64) *asker {
	a := &asker{g: g, r: rand.New(rand.NewPCG(seed, 0xa5)), kinds: map[string]bool{}, length: 100}
	for _, l := range g.About().Levels {
		a.levels = append(a.levels, player{name: l.Key, ask: func(ctx context.Context, t rules.Turn) (rules.Move, string) {
			b, err := g.(rules.Bots).Bot(l.Key)
			if err != nil {
				panic(err)
			}
			return b.Decide(ctx, t), "Bots give no reasons."
		}})
	}
	a.who = slices.Clone(a.levels)
	if h, ok := g.(rules.Hinter); ok {
		a.who = append(a.who, player{name: "the hint", ask: h.Hint})
	}
	return a
}

// game walks one random game.
func (a *asker) game(seats, i int) error {
	ab := a.g.About()
	setup := rules.Setup{Seats: seats, Options: randomOptions(ab.Options, i, a.r)}
	if i%2 == 1 { // all options mixed
		setup.Options = randomOptions(ab.Options, 1000, a.r)
	}
	p, err := a.g.New(setup)
	if err == nil {
		err = a.walk(p)
	}
	if err != nil {
		return fmt.Errorf("%s, %+v, game %d: %w", ab.Key, setup, i, err)
	}
	return nil
}

// walk goes on from a position to the end and asks on the way.
func (a *asker) walk(p rules.Position) (err error) {
	var moves strings.Builder
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("the rules panicked: %v", x)
		}
		if err != nil {
			err = fmt.Errorf("%w\nmoves: %s", err, &moves)
		}
	}()
	n, habits := 0, map[rules.Seat]habit{}
	for ; len(p.Acting()) > 0; n++ {
		s := p.Acting()[0]
		m := rules.Move("")
		if s == rules.Luck {
			m = p.Roll(a.r)
		} else {
			cs := p.Choices(s)
			if k := kind(cs); !a.kinds[k] || a.r.Float64() < drawn/a.length {
				a.kinds[k] = true
				if err := a.position(p, s); err != nil {
					return err
				}
			}
			if _, ok := habits[s]; !ok {
				habits[s] = a.habit()
			}
			m = habits[s].move(a, p, s, cs)
		}
		fmt.Fprintf(&moves, "%d:%s; ", s, m)
		if p, err = p.After(s, m); err != nil {
			return err
		}
	}
	a.length = (a.length*float64(a.games) + float64(n)) / float64(a.games+1)
	a.games++
	return nil
}

// habit is how a seat gets through a game: a share of its moves is made at random, the
// others by a level.
type habit struct {
	wild   float64
	leader player
}

// habit draws one. Half of them know nothing: who runs at random, hunted by those who
// can play, gets where neither would get among their like.
func (a *asker) habit() habit {
	return habit{[...]float64{1, 1, 0.5, 0.1}[a.r.IntN(4)], a.levels[a.r.IntN(len(a.levels))]}
}

func (h habit) move(a *asker, p rules.Position, s rules.Seat, cs []rules.Choice) rules.Move {
	if a.r.Float64() < h.wild {
		return cs[a.r.IntN(len(cs))].Move
	}
	m, _ := h.leader.ask(endingAfter(simulations), limitedTurn(p, s, a.r.Uint64(), led))
	return m
}

// kind tells decisions apart by the first words of what can be done, and by whether
// there is anything to choose.
func kind(cs []rules.Choice) string {
	var words []string
	for _, c := range cs {
		word, _, _ := strings.Cut(string(c.Move), " ")
		words = append(words, word)
	}
	slices.Sort(words)
	return fmt.Sprint(len(cs) == 1, slices.Compact(words))
}

// limitedTurn is a turn in which a bot that searches makes so many simulations.
func limitedTurn(p rules.Position, s rules.Seat, luck uint64, tries int) rules.Turn {
	t := TurnOf(p, s, luck, 1)
	t.Simulations = tries
	return t
}

// position asks everybody about a decision, and again on a lookalike.
func (a *asker) position(p rules.Position, s rules.Seat) error {
	a.asked++
	for i := range a.who {
		w, luck, left, tries := a.who[i], a.r.Uint64(), forever, simulations
		switch a.r.IntN(3) {
		case 0:
			left = 1 + a.r.IntN(12)
		case 1:
			if left = 0; a.r.IntN(4) == 0 {
				tries = 0 // as many as it likes, in no time
			}
		}
		m, why, err := w.answer(endingAfter(left), limitedTurn(p, s, luck, tries))
		if err != nil {
			return err
		}
		// Asked on a lookalike it must say the same: it knows no more than its view.
		m2, why2, err := w.answer(endingAfter(left), limitedTurn(p.Guess(s, a.r), s, luck, tries))
		switch {
		case err != nil:
			return fmt.Errorf("on a position that looks the same: %w", err)
		case m2 != m || why2 != why:
			return fmt.Errorf("%s says %q (%s), and %q (%s) on a position that looks the same to it", w.name, m, why, m2, why2)
		}
	}
	return nil
}

// answer is what is said, which must be legal.
func (w player) answer(ctx context.Context, t rules.Turn) (m rules.Move, why string, err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("%s panics when asked for one of %v: %v", w.name, t.Choices, x)
		}
	}()
	legal := slices.Clone(t.Choices)
	m, why = w.ask(ctx, t)
	if _, ok := rules.Choose(legal, m); !ok {
		return m, why, fmt.Errorf("%s plays %q, which is not among its choices", w.name, m)
	}
	if why == "" {
		return m, why, fmt.Errorf("%s gives no reason for %q", w.name, m)
	}
	return m, why, nil
}
