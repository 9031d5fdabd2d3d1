package estoril

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// TestPlacingsSeenFromOutside: others' face-down tiles look alike where they lie, those
// of the seat itself and open ones do not.
func TestPlacingsSeenFromOutside(t *testing.T) {
	p := table(t, 2, 1, 2, 3, 4, 6, 8)
	mine, theirs := &SearchGame{by: rules.Seat(red)}, &SearchGame{by: rules.Seat(green)}
	place := func(tile Tile, board uint8) search.Action {
		return number(Action{Place, uint8(tile), at(p, board, 1)})
	}
	n := &searchState{State: *p}
	same := func(g *SearchGame, board uint8) bool {
		return g.Observe(n, place(sergeant, board)) == g.Observe(n, place(assassin, board))
	}
	rulestest.Holds(t, same(theirs, 1), "green cannot tell whom red sends face down")
	rulestest.Holds(t, theirs.Observe(n, place(sergeant, 1)) != theirs.Observe(n, place(sergeant, 2)), "green sees where")
	rulestest.Holds(t, !same(mine, 1), "red knows")
	rulestest.Holds(t, !same(theirs, 3), "on the beach everybody sees")
}

// TestPromising: the placings worth a thought are legal, differ, and begin with the
// best one; strength goes where it wins.
func TestPromising(t *testing.T) {
	games(t, 20, func(p *State, r *rand.Rand) {
		if p.Stage != StagePlace || r.IntN(5) > 0 {
			return
		}
		some := p.promising(nil, 7)
		seen := map[search.Action]bool{}
		for _, m := range some {
			rulestest.Holds(t, p.Legal(stepOf(m)) && !seen[m], "it is legal, and named once")
			seen[m] = true
		}
		var buf [mostActions]Action
		rulestest.Is(t, "placings", len(some), min(7, len(p.Actions(buf[:0]))))
		rulestest.Is(t, "the best of one", p.promising(nil, 1)[0], some[0])
	})
	p := table(t, 2, 1, 2, 3, 4, 6, 8)
	p.Hand[red] |= 1 << luciano
	rulestest.Is(t, "who is sent", Tile(stepOf(p.promising(nil, 1)[0]).A), luciano)
	at := p.stands(2)
	rulestest.Holds(t, p.promise(&at, luciano, 8) > p.promise(&at, conspirator, 8), "more strength promises more")
}

// TestProspectsAtTheEnd: after the last evening a bot counts as the final scoring does,
// and lets those go whom it need not keep.
func TestProspectsAtTheEnd(t *testing.T) {
	n := 0
	games(t, 40, func(p *State, _ *rand.Rand) {
		if p.Stage != StageOver {
			return
		}
		n++
		var sum [4]float32
		p.standing(&sum)
		r := p.reckon()
		for s := range p.Seats {
			rulestest.Is(t, "points", int(sum[s]), r.total[s])
		}
		var w search.Reward
		p.prospects(&w)
		for _, s := range r.winners {
			rulestest.Holds(t, w[s] >= 0.5, "a winner stands well")
		}
	})
	rulestest.Holds(t, n > 0, "games ended")

	p := table(t, 2, 1, 2, 3, 4, 6, 8)
	p.Round = lastRound
	p.Missions = [5]Mission{Women, NoMission, NoMission, NoMission, NoMission}
	p.Owned[red] |= 1<<kennan | 1<<winsor // two more, of four points each
	p.Hand[red] = p.Owned[red]
	p.Owned[green] &^= 1<<of(green, seductress) | 1<<of(green, assassin)
	tally := p.tally()
	kept := p.keeps(red, 0, &tally)
	rulestest.Is(t, "people kept", kept.Count(), handSize)
	rulestest.Holds(t, kept.Has(kennan) && kept.Has(winsor), "points are kept")
	p.Stage = StageDiscard
	rulestest.Holds(t, !kept.Has(Tile(p.spare().A)), "somebody else goes")
	p.Owned[green] |= 1<<of(green, seductress) | 1<<of(green, assassin)
	tally = p.tally()
	kept = p.keeps(red, 0, &tally)
	rulestest.Is(t, "women kept for the mission", Women.count(kept), 3)
}

// TestLegacy: early on strength is what one wants, in the end points.
func TestLegacy(t *testing.T) {
	for crowd, rounds := range legacy {
		for left, likes := range rounds {
			strong, famous := likes[luciano.face()], likes[almada.face()] // 5 and 1 point, 1 and 4 points
			rulestest.Is(t, "strength is liked better than points", strong > famous, left >= 2+crowd)
		}
	}
}

// TestEveningsDoNotAllocate: a simulation leaves nothing to collect.
func TestEveningsDoNotAllocate(t *testing.T) {
	games(t, 3, func(p *State, r *rand.Rand) {
		if p.Stage != StagePlace && p.Stage != StageAbility || r.IntN(12) > 0 {
			return
		}
		g := &SearchGame{root: p.Hide(rules.Seat(p.Seat)), by: rules.Seat(p.Seat)}
		var buf [mostActions]Action
		for _, s := range p.Actions(buf[:0]) {
			g.first = append(g.first, number(s))
		}
		rulestest.Spares(t, string(p.Text(stepOf(g.first[0]))), search.Game[searchState](g))
	})
}
