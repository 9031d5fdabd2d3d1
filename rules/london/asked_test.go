package london_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
)

// TestAsked: no position is too odd for a bot or for a hint. Mr X hemmed in, or pawns
// without tickets, are so rare in games from the start that some begin there.
func TestAsked(t *testing.T) { rulestest.Asked(t, london.Game{}, 100, crowded(t, 500)...) }

// crowded are moments of Mr X with the pawns crowding round him, often at a pier, and
// few tickets left. One pawn keeps its own, so that the game goes on.
func crowded(t *testing.T, n int) (all []rules.Position) {
	t.Helper()
	b, r := core.TheBoard(), rand.New(rand.NewPCG(7, 1))
	for len(all) < n {
		tables := table.Tables()
		x := uint8(1 + r.IntN(core.Stations))
		for piers := r.IntN(2) == 0; piers && b.Serves[x]>>core.Boat&1 == 0; {
			x = uint8(1 + r.IntN(core.Stations))
		}
		var near []core.Station
		for _, s := range r.Perm(core.Stations) {
			if d := b.Dist[x][s+1]; d == 1 || d == 2 && r.IntN(4) == 0 {
				near = append(near, core.Station(s+1))
			}
		}
		for _, s := range r.Perm(core.Stations) {
			if b.Dist[x][s+1] == 3 {
				near = append(near, core.Station(s+1))
			}
		}
		if len(near) < core.Pawns {
			continue
		}
		q := table.Set(table.Stand(tables[r.IntN(len(tables))], core.Station(x), near[:core.Pawns]...), func(c *core.State) {
			c.Doubles = uint8(r.IntN(3))
			for i := range c.Tickets[:core.Pawns] {
				for k := range c.Tickets[i] {
					c.Tickets[i][k] = min(c.Tickets[i][k], uint8(r.IntN(3)))
				}
			}
		})
		for i := range uint8(core.Pawns) {
			if p := i + 1; b.Serves[q.At[p]]&q.Holds[p] == 0 {
				q.Stranded |= 1 << p
			}
		}
		if len(q.Choices(0)) > 0 {
			all = append(all, at(q))
		}
	}
	return all
}
