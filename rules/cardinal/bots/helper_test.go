package bots

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}

// solved is what the solver finds out about a moment.
func solved(g *castles.Game, e Effort) Line {
	return Solve(context.Background(), g.Castle, &g.State, e, nil)
}

// endless is a moment that keeps the solver busy: two musketeers are killed, and it
// finds no line to what it cannot prove to be out of reach.
func endless() *castles.Game { return killed(6, castles.Sets()[2]) }

// patience is a context that ends after it has been looked at so many times. It
// counts on, and has no clock.
type patience struct {
	context.Context
	left, late int
}

func (p *patience) Err() error {
	if p.left--; p.left >= 0 {
		return nil
	}
	p.late++
	return context.Canceled
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// recursion is the best score that can be reached from a state, by plain recursion
// over the rules: Actions and Do, none of the solver. It gives up, and is not ok, when
// more than most states follow.
func recursion(k *core.Castle, from core.State, most int) (best int, ok bool) {
	from.Moves, from.Decisions = 0, 0
	seen := map[core.State]bool{from: true}
	todo := []core.State{from}
	for len(todo) > 0 {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		best = max(best, c.Score())
		var buf [core.MostActions]core.Action
		for _, s := range c.Actions(k, buf[:0]) {
			n := c
			n.Do(k, s)
			n.Moves, n.Decisions = 0, 0
			if !seen[n] {
				if len(seen) == most {
					return best, false
				}
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	return best, true
}

// setName is one of them in words.
func setName(o rules.Options) string {
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

// remnant is a small moment near the end of a game: some musketeers are gone, escaped
// or killed, a few guards stand at the rim and in the castle, and a coin or two of any
// suit is left.
func remnant(set int, r *rand.Rand) *castles.Game {
	g := castles.Deal(r.Uint64(), castles.Sets()[set])
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

// follow makes actions that must be legal.
func follow(t testing.TB, g *castles.Game, line []core.Action) *castles.Game {
	t.Helper()
	for _, a := range line {
		g = g.Play(t, a.Text())
	}
	return g
}

// walker makes one random move; it is not ok when there is none.
type walker func(g *castles.Game, r *rand.Rand) (n *castles.Game, ok bool)

// wildly makes any random move but the last.
func wildly(g *castles.Game, r *rand.Rand) (*castles.Game, bool) {
	var buf [core.MostActions]core.Action
	all := slices.DeleteFunc(g.Actions(g.Castle, buf[:0]), func(a core.Action) bool { return a.Kind == core.Finish })
	if len(all) == 0 {
		return g, false
	}
	n := *g
	n.Do(n.Castle, all[r.IntN(len(all))])
	return &n, true
}

// afterMoves is a moment after so many random moves, fewer where nothing is left; deals
// are played again until the moment fits.
func afterMoves(deal uint64, o rules.Options, moves int, walk walker, fit func(*core.State) bool) *castles.Game {
	for again := uint64(0); ; again++ {
		g, r := castles.Deal(deal+1, o), rand.New(rand.NewPCG(deal, 5+1000*again))
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

// killed is a moment with somebody killed, 20 wild moves after the deal.
func killed(deal uint64, o rules.Options) *castles.Game {
	return afterMoves(deal, o, 20, wildly, func(s *core.State) bool { return s.Stage == core.StageFree && s.Killed != 0 })
}
