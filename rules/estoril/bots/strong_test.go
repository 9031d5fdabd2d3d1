package bots

import (
	"math/bits"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// TestPlacingsSeenFromOutside: others' face-down tiles look alike where they lie, those
// of the seat itself and open ones do not.
func TestPlacingsSeenFromOutside(t *testing.T) {
	p := table.Lay(t, 2, 1, 2, 3, 4, 6, 8)
	mine, theirs := &SearchGame{by: rules.Seat(table.Red)}, &SearchGame{by: rules.Seat(table.Green)}
	place := func(tile core.Tile, board uint8) search.Action {
		return number(core.Action{Kind: core.Place, A: uint8(tile), B: table.At(p, board, 1)})
	}
	n := &searchState{State: *p}
	same := func(g *SearchGame, board uint8) bool {
		return g.Observe(n, place(table.Sergeant, board)) == g.Observe(n, place(table.Assassin, board))
	}
	rulestest.Holds(t, same(theirs, 1), "green cannot tell whom red sends face down")
	rulestest.Holds(t, theirs.Observe(n, place(table.Sergeant, 1)) != theirs.Observe(n, place(table.Sergeant, 2)), "green sees where")
	rulestest.Holds(t, !same(mine, 1), "red knows")
	rulestest.Holds(t, !same(theirs, 3), "on the beach everybody sees")
}

// TestPromisingPlacingsBeginWithTheBest: the placings worth a thought are legal, differ, and begin with the
// best one; strength goes where it wins.
func TestPromisingPlacingsBeginWithTheBest(t *testing.T) {
	table.Games(t, 20, func(p *core.State, r *rand.Rand) {
		if p.Stage != core.StagePlace || r.IntN(5) > 0 {
			return
		}
		some := bestPlacings(p, nil, 7)
		seen := map[search.Action]bool{}
		for _, m := range some {
			rulestest.Holds(t, p.Legal(actionOf(m)) && !seen[m], "it is legal, and named once")
			seen[m] = true
		}
		var buf [core.MostActions]core.Action
		rulestest.Is(t, "placings", len(some), min(7, len(p.Actions(buf[:0]))))
		rulestest.Is(t, "the best of one", bestPlacings(p, nil, 1)[0], some[0])
	})
	p := table.Lay(t, 2, 1, 2, 3, 4, 6, 8)
	p.Hand[table.Red] |= 1 << table.Luciano
	rulestest.Is(t, "who is sent", core.Tile(actionOf(bestPlacings(p, nil, 1)[0]).A), table.Luciano)
	at := featuresOf(p, 2)
	rulestest.Holds(t, prior(p, &at, table.Luciano, 8) > prior(p, &at, table.Conspirator, 8), "more strength promises more")
}

// TestProspectsAtTheEnd: after the last evening a bot counts as the final scoring does,
// and lets those go whom it need not keep.
func TestProspectsAtTheEnd(t *testing.T) {
	n := 0
	table.Games(t, 40, func(p *core.State, _ *rand.Rand) {
		if p.Stage != core.StageOver {
			return
		}
		n++
		sum := expectedPoints(p)
		r := p.Score()
		for s := range p.Seats {
			rulestest.Is(t, "points", int(sum[s]), r.Total[s])
		}
		var w search.Reward
		evaluate(p, &w)
		for _, s := range r.Winners {
			rulestest.Holds(t, w[s] >= 0.5, "a winner stands well")
		}
	})
	rulestest.Holds(t, n > 0, "games ended")

	p := table.Lay(t, 2, 1, 2, 3, 4, 6, 8)
	p.Round = core.LastRound
	p.Missions = [5]core.Mission{core.Women, core.NoMission, core.NoMission, core.NoMission, core.NoMission}
	const kennan, winsor = core.Starters + 8, core.Starters + 11 // two more, of four points each
	p.Owned[table.Red] |= 1<<kennan | 1<<winsor
	p.Hand[table.Red] = p.Owned[table.Red]
	p.Owned[table.Green] &^= 1<<table.Of(table.Green, table.Seductress) | 1<<table.Of(table.Green, table.Assassin)
	tally := missionCounts(p)
	kept := keep(p, table.Red, 0, &tally)
	rulestest.Is(t, "people kept", kept.Count(), core.HandSize)
	rulestest.Holds(t, kept.Has(kennan) && kept.Has(winsor), "points are kept")
	p.Stage = core.StageDiscard
	rulestest.Holds(t, !kept.Has(core.Tile(spareDiscard(p).A)), "somebody else goes")
	p.Owned[table.Green] |= 1<<table.Of(table.Green, table.Seductress) | 1<<table.Of(table.Green, table.Assassin)
	tally = missionCounts(p)
	kept = keep(p, table.Red, 0, &tally)
	rulestest.Is(t, "women kept for the mission", core.Women.Count(kept), 3)
}

// TestEarlyStrengthCountsMost: early on strength counts most, in the end points.
func TestEarlyStrengthCountsMost(t *testing.T) {
	for crowd, rounds := range learnedValues {
		for left, likes := range rounds {
			strong, famous := likes[table.Luciano.FaceIndex()],
				likes[core.Tile(core.Starters+3).FaceIndex()] // Luciano and Almada: 5 and 1 point, 1 and 4 points
			rulestest.Is(t, "strength is liked better than points", strong > famous, left >= 2+crowd)
		}
	}
}

// TestEveningsDoNotAllocate: a simulation leaves nothing to collect.
func TestEveningsDoNotAllocate(t *testing.T) {
	table.Games(t, 3, func(p *core.State, r *rand.Rand) {
		if p.Stage != core.StagePlace && p.Stage != core.StageAbility || r.IntN(12) > 0 {
			return
		}
		g := &SearchGame{root: p.Hide(rules.Seat(p.Seat)), by: rules.Seat(p.Seat)}
		var buf [core.MostActions]core.Action
		for _, s := range p.Actions(buf[:0]) {
			g.first = append(g.first, number(s))
		}
		rulestest.Spares(t, string(p.Text(actionOf(g.first[0]))), search.Game[searchState](g))
	})
}

// TestBotLooksAtWhatItDoesNotKnow: a bot looks at what it does not know, and leaves a look that shows it nothing (EST-51).
func TestBotLooksAtWhatItDoesNotKnow(t *testing.T) {
	p := table.Lay(t, 2, 1, 2, 3, 4, 6, 8)
	p.Do(core.Action{Kind: core.Place, A: uint8(table.Sergeant), B: table.At(p, 8, 4)}) // an eye for any board
	rulestest.Is(t, "stage", p.Stage, core.StageLook)
	for p.News() != 0 {
		a := bestLook(p)
		rulestest.Holds(t, a.Kind == core.LookAt && p.News().Has(a.A), "%v shows something new", a)
		rulestest.Is(t, "the easy bot looks", easy{}.choose(t.Context(), p, rules.Turn{}).Kind, core.LookAt)
		p.KnownTo[a.A] |= 1 << p.Seat
	}
	rulestest.Holds(t, p.Looks() != 0, "there is something to look at again")
	rulestest.Is(t, "the strong bot leaves it", bestLook(p).Kind, core.Leave)
	rulestest.Is(t, "the easy one too", easy{}.choose(t.Context(), p, rules.Turn{}).Kind, core.Leave)
}

// tally is how many games the seats have won, by their place in the order of play of the first
// round and by their number; a shared victory counts by parts.
type tally struct {
	games       int
	place, seat [4]float64
}

// places plays games between bots of one kind, without variants.
func places(seats, games int, p policy) (n tally) {
	players, spent := make([]policy, seats), make([]time.Duration, seats)
	for s := range players {
		players[s] = p
	}
	for g := range games {
		winners, first, _ := playOut(uint64(g), 0, players, spent)
		for s := range seats {
			if winners>>s&1 != 0 {
				part := 1 / float64(bits.OnesCount8(winners))
				n.place[(s-int(first)+seats)%seats] += part
				n.seat[s] += part
			}
		}
		n.games++
	}
	return n
}

// BenchmarkPlaces measures how often each place in the order of play wins between equal bots of
// three seats, and each seat:
// go test -run '^$' -bench Places -benchtime 1x -timeout 0 ./rules/estoril/bots
func BenchmarkPlaces(b *testing.B) {
	const seats = 3
	for _, k := range []struct {
		name  string
		games int
		p     policy
	}{
		{"easy", 6000, easy{}}, {"steady", 600, steady{usualTrials}}, {"strong of 200 simulations", 600, atMost(200)},
	} {
		b.Run(k.name, func(b *testing.B) {
			for b.Loop() {
				n := places(seats, k.games, k.p)
				for i := range seats {
					low, high := search.Wilson(n.place[i], n.games)
					from, to := search.Wilson(n.seat[i], n.games)
					b.Logf("place %d wins %.1f %% (%.1f to %.1f) of %d games; seat %d wins %.1f %% (%.1f to %.1f)",
						i+1, 100*n.place[i]/float64(n.games), 100*low, 100*high, n.games, i, 100*n.seat[i]/float64(n.games), 100*from,
						100*to)
				}
			}
		})
	}
}
