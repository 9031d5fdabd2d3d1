package bots

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// begunBy is a deal in which a certain seat begins.
func begunBy(t testing.TB, seats int, seed uint64, first int) *core.State {
	t.Helper()
	p := table.Dealt(t, seats, nil)
	for r := rand.New(rand.NewPCG(seed, 3)); p.Deals < core.Deals-1; {
		p = table.Play(t, p, p.Roll(r))
	}
	return table.Play(t, p, rules.Move(fmt.Sprintf("first %d", first)))
}

// TestMirroredDeals: the steady bot prefers no seat. If the same deal begins with a seat
// further on, every seat does what the seat before it did in the other game.
func TestMirroredDeals(t *testing.T) {
	m := steady{usualWeights()}
	picks := 0
	for seats := 2; seats <= core.MostSeats; seats++ {
		for seed := range uint64(1 + seats%2) {
			by := 1 + int(seed)%(seats-1)
			p, q := begunBy(t, seats, seed, 0), begunBy(t, seats, seed, by)
			mirrored := func(seat uint8) uint8 { return uint8((int(seat) + by) % seats) }
			for d := table.Dice(seed + 5); p.Stage != core.StageOver; {
				if p.Stage == core.StageDraw {
					n := d.Next()
					p.DrawNext(n)
					q.DrawNext(n)
					continue
				}
				rulestest.Must(t, q.Seat == mirrored(p.Seat), "seat %d decides where seat %d does", q.Seat, p.Seat)
				a, b := bot{m}.action(p, nil), bot{m}.action(q, nil)
				want := a
				if a.Kind == core.Pick {
					want.To = mirrored(a.To)
					picks++
				}
				rulestest.Must(t, b == want, "%d seats, deal %d, mission %d: "+
					"seat %d plays %q, and %d places on the mirrored move is %q, not %q", seats, seed, p.Mission, p.Seat, a.Text(), by,
					want.Text(), b.Text())
				p.Do(a)
				q.Do(b)
			}
			rulestest.Must(t, q.Stage == core.StageOver, "the mirrored game goes on")
		}
	}
	rulestest.Holds(t, picks >= 20, "only %d picks were looked at", picks)
}

// givesAway reports whether a pick leaves a cube of its own behind that could have been taken
// instead: fewer picks follow than the seat has cubes in the area.
func givesAway(c *core.State, a core.Action) bool {
	return a.Kind == core.Pick && a.To != c.Seat && c.Piles[c.Part][c.Seat] >= c.ToPick
}

// TestNoSeatGivesItsCubesAway: in mission 7, where nothing but points counts, no seat picks a rival's
// cube and leaves its own behind, whether the bot decides or a hint does.
func TestNoSeatGivesItsCubesAway(t *testing.T) {
	rulestest.Long(t)
	m := steady{usualWeights()}
	var picks, given [core.MostSeats]int
	for seats := 2; seats <= 3; seats++ {
		for g := range uint64(4) {
			game(t, nil, g, func(c *core.State, a core.Action) {
				if c.Mission != 7 || c.Stage != core.StagePick || c.Piles[c.Part][c.Seat] == 0 {
					return
				}
				picks[c.Seat]++
				if givesAway(c, a) {
					given[c.Seat]++
				}
				hint := Hint(t.Context(), turnAt(c, g)).Action
				rulestest.Holds(t, !givesAway(c, hint), "deal %d: the hint gives a cube away by %q", g, hint.Text())
			}, slices.Repeat([]policy{m}, seats)...)
		}
	}
	rulestest.Is(t, "cubes given away by seat", given, [core.MostSeats]int{})
	rulestest.Holds(t, picks[0] >= 5 && picks[1] >= 5, "only %v picks were looked at", picks)
}

// BenchmarkSeats measures what steady bots win among themselves by seat, and by place in the order
// of play of the first mission; each deal is begun by every seat in turn:
// go test -run '^$' -bench Seats -benchtime 1x -timeout 0 ./rules/pimpernel/bots
func BenchmarkSeats(b *testing.B) {
	for seats := 2; seats <= 3; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			for b.Loop() {
				var seat, place [core.MostSeats]float64
				var given, picks [core.MostSeats]int
				games := 1000 / seats * seats
				for g := range games {
					first := g % seats
					p := begunBy(b, seats, uint64(g/seats), first)
					for d := table.Dice(g/seats + 1); p.Stage != core.StageOver; {
						if p.Stage == core.StageDraw {
							p.DrawNext(d.Next())
							continue
						}
						a := bot{steady{usualWeights()}}.action(p, nil)
						if p.Mission == 7 && a.Kind == core.Pick && p.Piles[p.Part][p.Seat] > 0 {
							picks[p.Seat]++
							if givesAway(p, a) {
								given[p.Seat]++
							}
						}
						p.Do(a)
					}
					_, _, winners := p.Ending()
					for _, w := range winners {
						seat[w] += 1 / float64(len(winners))
						place[(int(w)-first+seats)%seats] += 1 / float64(len(winners))
					}
				}
				for s := range seats {
					low, high := search.Wilson(seat[s], games)
					from, to := search.Wilson(place[s], games)
					b.Logf("seat %d wins %.1f %% (%.1f to %.1f) of %d games and gives away %d of %d picks in mission 7; "+
						"place %d wins %.1f %% (%.1f to %.1f)",
						s, 100*seat[s]/float64(games), 100*low, 100*high, games, given[s], picks[s], s+1, 100*place[s]/float64(games),
						100*from, 100*to)
				}
			}
		})
	}
}
