// Package castles deals castles and plays random games for the tests of all rooms. It
// plays by core alone and knows no sentence.
package castles

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// Game is one moment of a game, with its castle.
type Game struct {
	core.State
	Castle  *core.Castle
	Options rules.Options
}

// Fixed is the castle of most tests:
//
//	    m  a  c  a  m
//	a  s0 m0 c0 a0 s1  s
//	m  m1 c1 a1 s2 m2  c
//	s  c2 a2 -- s3 m3  a
//	c  c3 a3 s4 m4 c4  m
//	s  a4 s5 m5 c5 a5  a
//	    c  s  a  m  c       supply: two suns, a moon, a crown
const Fixed = "deal s0m0c0a0s1 m1c1a1s2m2 c2a2--s3m3 c3a3s4m4c4 a4s5m5c5a5 macam scama csamc amscs ssmc"

// Sets are the four ways to play.
func Sets() []rules.Options {
	return []rules.Options{
		{}, {"tunnel": "own"}, {"supply": "closed"}, {"tunnel": "own", "supply": "closed"},
	}
}

func lay(m rules.Move, o rules.Options) *Game {
	k, err := core.Lay(m, o)
	if err != nil {
		panic(err)
	}
	return &Game{core.Begin(k), k, o}
}

// Deal is the beginning of a numbered deal.
func Deal(deal uint64, o rules.Options) *Game {
	return lay(core.Roll(rand.New(rand.NewPCG(deal, 0))), o)
}

// Lay is the fixed castle after a change, which may be nil.
func Lay(o rules.Options, change func(s *core.State)) *Game {
	g := lay(Fixed, o)
	if change != nil {
		change(&g.State)
	}
	return g
}

// Alone leaves one musketeer inside, at a cell; the others have escaped.
func Alone(who core.Suit, at string) func(s *core.State) {
	return func(s *core.State) {
		for other := range core.NumSuits {
			s.At[other], s.Dice[other] = core.Gone, 5
		}
		s.Escaped = 0b1111 &^ (1 << who)
		s.At[who], s.Dice[who] = Cell(at), 0
	}
}

// Anywhere is the fixed castle in any state: who stands where, what the dice show,
// which guards are left at the rim and inside.
func Anywhere(o rules.Options, r *rand.Rand) *Game {
	return Lay(o, func(s *core.State) {
		free := r.Perm(int(core.NumCells))
		free = slices.DeleteFunc(free, func(at int) bool { return core.Cell(at) == core.Hole })
		for who := range core.NumSuits {
			s.At[who], free = core.Cell(free[0]), free[1:]
			s.Dice[who], s.Supply[who] = uint8(r.IntN(6)), uint8(r.IntN(3))
		}
		for _, at := range free[:r.IntN(8)] {
			s.Guards |= 1 << at
		}
		if r.IntN(8) == 0 {
			s.Guards = core.Corners &^ s.Pawns()
		}
		s.Rim = r.Uint32() & (1<<core.NumEdges - 1)
	})
}

// Cell is a cell by its key.
func Cell(key string) core.Cell { return must(core.ReadCell(key)) }

// Edge is an edge by its key.
func Edge(key string) core.Edge { return must(core.ReadEdge(key)) }

func must[T any](thing T, ok bool) T {
	if !ok {
		panic("no test should name what there is not")
	}
	return thing
}

// Play makes moves that must be legal.
func (g *Game) Play(t testing.TB, moves ...rules.Move) *Game {
	t.Helper()
	n := *g
	for _, m := range moves {
		a, ok := core.Parse(m)
		if !ok || !n.Legal(n.Castle, a) {
			t.Fatalf("%q is not legal in %+v", m, n.State)
		}
		n.Do(n.Castle, a)
	}
	return &n
}

// Safely makes a random move that neither kills nor finishes, when there is one.
func Safely(g *Game, r *rand.Rand) (*Game, bool) {
	var all []core.Action
	for _, c := range g.Choices(g.Castle) {
		a, _ := core.Parse(c.Move)
		if a.Kind == core.Slide {
			if _, end := g.State.Slide(a.Who, a.Dir()); end == core.Leaves {
				continue
			}
		}
		if a.Kind != core.Finish {
			all = append(all, a)
		}
	}
	if len(all) == 0 {
		return g, false
	}
	n := *g
	n.Do(n.Castle, all[r.IntN(len(all))])
	return &n, true
}

// Randomly plays random games of all rule sets without stopping early, and shows
// every move.
func Randomly(games int, r *rand.Rand, see func(p, n *Game)) {
	for i := range games {
		g := Deal(r.Uint64(), Sets()[i%4])
		for range 150 {
			n, ok := Safely(g, r)
			if !ok {
				break
			}
			see(g, n)
			g = n
		}
	}
}
