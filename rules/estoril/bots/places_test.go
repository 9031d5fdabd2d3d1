package bots

import (
	"math/bits"
	"testing"
	"time"

	"intrigue/rules/search"
)

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
