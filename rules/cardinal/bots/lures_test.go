package bots

import (
	"maps"
	"math/bits"
	"math/rand/v2"
	"testing"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// TestUsefulLures compares them with every lure that is followed by a slide which the guard
// stops, by a trip that surprises him, or by the taking of a guard that was not to be
// taken before; all are played by the rules.
func TestUsefulLures(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 26))
	var met [3]int
	castles.Randomly(24, r, func(_, n *castles.Game) {
		if n.Stage != core.StageFree {
			return
		}
		c, k := n.State, n.Castle
		c.Moves, c.Decisions = 0, 0
		got, want := map[key]bool{}, map[key]bool{}
		for _, ch := range usefulLures(k, &c, nil) {
			end := c
			for _, s := range ch.by.actions[:ch.by.n] {
				if !end.Legal(k, s) {
					t.Fatalf("%s is not legal in\n%+v", s.Text(), n.State)
				}
				end.Do(k, s)
			}
			is(t, "the state", keyOf(&ch.state), keyOf(&end))
			got[keyOf(&ch.state)] = true
		}
		for _, lured := range children(k, &c, stayInside, nil) {
			x := lured.by.actions[0]
			if x.Kind != core.Lure {
				continue
			}
			for _, ch := range slideMacros(k, &lured.state, stayInside, nil) {
				m := ch.by.actions[:ch.by.n]
				to, h := lured.state.Slide(m[0].Who, m[0].Dir())
				kind := -1
				switch was, before := c.Slide(m[0].Who, m[0].Dir()); {
				case to != was || h != before:
					kind = 0
				case m[len(m)-1] == core.Action{Kind: core.Surprise, To: x.To}:
					kind = 1
				case m[len(m)-1].Kind == core.TakeGuard && !c.MayTake(k, m[0].Who):
					kind = 2
				}
				if kind >= 0 {
					met[kind]++
					want[keyOf(&ch.state)] = true
				}
			}
		}
		rulestest.Must(t, maps.Equal(got, want),
			"%d states follow from useful lures, and should be %d, in\n%+v", len(got), len(want), n.State)
	})
	rulestest.Holds(t, min(met[0], met[1], met[2]) >= 10, "too few kinds of useful lures: %v", met)
	t.Log("useful lures met:", met)
}

// TestLanesAreThoseOfTheBoard compares the tables of lanes with running.
func TestLanesAreThoseOfTheBoard(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 3000 {
		taken, rim := r.Uint32()&r.Uint32()&(1<<core.NumCells-1)&^(1<<core.Hole), r.Uint32()&(1<<core.NumEdges-1)
		at := core.Cell(r.IntN(int(core.NumCells)))
		if at == core.Hole {
			continue
		}
		taken |= 1 << at
		var ends, struck uint32
		for d := range core.NumDirections {
			switch to, h := core.Run(at, d, taken, rim); h {
			case core.Stops:
				ends |= 1 << to
			case core.Meets:
				ends |= 1 << to
				struck |= 1 << core.EdgeAhead(to, d)
			case core.Tunnel:
				ends |= core.Corners &^ taken
			}
		}
		l := lanesOf(taken, rim)
		is(t, "strikes", l.strikes(at), struck)
		l = l.without(at)
		is(t, "ends", l.ends(at, core.Corners&^taken), ends)
		for from := range core.NumCells { // who has left his chamber does not stop himself
			if free := taken &^ (1 << at); from != core.Hole {
				want := uint32(0)
				for d := range core.NumDirections {
					switch to, h := core.Run(from, d, free, rim); h {
					case core.Stops, core.Meets:
						want |= 1 << to
					case core.Tunnel:
						want |= core.Corners &^ free
					}
				}
				is(t, "later ends", l.ends(from, core.Corners&^free), want)
			}
		}
	}
	is(t, "bits of a column", bits.OnesCount32(gather(1<<core.NumCells-1)), core.Side)
}

// TestPairsKeepTheBest compares sets of what two musketeers have with plain loops over pairs.
func TestPairsKeepTheBest(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	in := func(g pairSet, a, b int) bool { return g&pairOf(uint8(a), uint8(b)) != 0 }
	for range 2000 {
		g := pairSet(r.Uint64() & r.Uint64() & r.Uint64())
		up, best, most := g.closure(), g.maxima(), 0
		num, which := uint8(1+r.IntN(5)), r.IntN(2)
		var next, left pairSet
		for a := range 8 {
			for b := range 8 {
				above, equal := false, in(g, a, b)
				for x := a; x < 8; x++ {
					for y := b; y < 8; y++ {
						above = above || in(g, x, y) && (x > a || y > b)
					}
				}
				rulestest.Must(t, in(up, a, b) == (above || equal) && in(best, a, b) == (equal && !above), "%d and %d in %x", a, b, g)
				if !equal {
					continue
				}
				most = max(most, a+b)
				ab := [2]uint8{uint8(a), uint8(b)}
				if ab[which] == num-1 {
					ab[which]++
				}
				next |= pairOf(ab[0], ab[1])
				if ab = [2]uint8{uint8(a), uint8(b)}; ab[which] == 5 {
					ab[which] = 7
				}
				left |= pairOf(ab[0], ab[1])
			}
		}
		is(t, "most", g.maxSum(), most)
		is(t, "after a chamber", g.search(which, num), next)
		is(t, "after leaving", g.leave(which), left)
	}
}
