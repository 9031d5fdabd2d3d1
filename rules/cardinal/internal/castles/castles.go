// Package castles deals castles and plays random games for the tests of all rooms. It
// plays by core alone and knows no sentence.
package castles

import (
	"math/bits"
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

// SetName is one of them in words.
func SetName(o rules.Options) string {
	switch {
	case o["tunnel"] == "own" && o["supply"] == "closed":
		return "both"
	case o["tunnel"] == "own":
		return "variation 1"
	case o["supply"] == "closed":
		return "variation 2"
	}
	return "standard"
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

// Remnant is a small moment near the end of a game: some musketeers are gone, escaped
// or killed, a few guards stand at the rim and in the castle, and a coin or two of any
// suit is left.
func Remnant(set int, r *rand.Rand) *Game {
	g := Deal(r.Uint64(), Sets()[set])
	s, k := &g.State, g.Castle
	s.Rim, s.Guards, s.Supply = 0, 0, [core.NumSuits]uint8{}
	gone := 1 + r.IntN(3)
	stay := int(core.NumSuits) - gone
	anyCell := func() core.Cell { return core.Cell(r.IntN(int(core.NumCells))) }
	for i, who := range r.Perm(int(core.NumSuits)) {
		s.Dice[who] = uint8(2 + r.IntN(4))
		if i < gone {
			s.Depart(core.Suit(who))
			continue
		}
		s.At[who] = anyCell()
		for s.At[who] == core.Hole || bits.OnesCount32(s.Pawns()) < stay {
			s.At[who] = anyCell()
		}
	}
	for range 1 + r.IntN(4-stay/2) {
		s.Rim |= 1 << r.IntN(int(core.NumEdges))
	}
	for range r.IntN(3) {
		if at := anyCell(); at != core.Hole && s.Taken()>>at&1 == 0 {
			s.Guards |= 1 << at
		}
	}
	for range r.IntN(3) {
		s.Supply[r.IntN(int(core.NumSuits))]++
	}
	for suit := range core.NumSuits { // all others are defeated
		s.Beaten[suit] = 6 - s.Supply[suit] - uint8(bits.OnesCount32(s.Rim&k.Posts[suit])+bits.OnesCount32(s.Guards&k.Chambers[suit]))
	}
	return g
}

// Cell is a cell by its key.
func Cell(key string) core.Cell {
	c, ok := core.ReadCell(key)
	if !ok {
		panic(key)
	}
	return c
}

// Edge is an edge by its key.
func Edge(key string) core.Edge {
	e, ok := core.ReadEdge(key)
	if !ok {
		panic(key)
	}
	return e
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

// Follow makes actions that must be legal.
func (g *Game) Follow(t testing.TB, line []core.Action) *Game {
	t.Helper()
	for _, a := range line {
		g = g.Play(t, a.Text())
	}
	return g
}

// Walk makes one random move; it is not ok when there is none.
type Walk func(g *Game, r *rand.Rand) (n *Game, ok bool)

// Safely makes a random move that neither kills nor finishes, when there is one.
func Safely(g *Game, r *rand.Rand) (*Game, bool) {
	var all []core.Action
	for _, c := range g.Choices(g.Castle) {
		a, _ := core.Parse(c.Move)
		if a.Kind == core.Slide {
			if _, h := g.State.Slide(a.Who, a.Dir()); h == core.Leaves {
				continue
			}
		}
		if a.Kind != core.Finish {
			all = append(all, a)
		}
	}
	return g.one(all, r)
}

// Wildly makes any random move but the last.
func Wildly(g *Game, r *rand.Rand) (*Game, bool) {
	var buf [core.MostActions]core.Action
	return g.one(slices.DeleteFunc(g.Actions(g.Castle, buf[:0]), func(a core.Action) bool { return a.Kind == core.Finish }), r)
}

func (g *Game) one(all []core.Action, r *rand.Rand) (*Game, bool) {
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

// AfterMoves is a moment after so many random moves, fewer where nothing is left; deals
// are played again until the moment fits.
func AfterMoves(deal uint64, o rules.Options, moves int, walk Walk, fit func(*core.State) bool) *Game {
	for again := uint64(0); ; again++ {
		g, r := Deal(deal+1, o), rand.New(rand.NewPCG(deal, 5+1000*again))
		for i := 0; i < moves || g.Stage != core.StageFree; i++ {
			n, ok := walk(g, r)
			if g = n; !ok {
				break
			}
		}
		if fit(&g.State) {
			return g
		}
	}
}

// Killed is a moment with somebody killed, 20 wild moves after the deal.
func Killed(deal uint64, o rules.Options) *Game {
	return AfterMoves(deal, o, 20, Wildly, func(s *core.State) bool { return s.Stage == core.StageFree && s.Killed != 0 })
}
