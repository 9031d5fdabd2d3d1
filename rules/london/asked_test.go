package london

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestAsked: no position is too odd for a bot or for a hint. Mr X hemmed in, or pawns
// without tickets, are so rare in games from the start that some begin there.
func TestAsked(t *testing.T) { rulestest.Asked(t, Game{}, 100, crowded(t, 500)...) }

// crowded are moments of Mr X with the pawns crowding round him, often at a pier, and
// few tickets left. One pawn keeps its own, so that the game goes on.
func crowded(t *testing.T, n int) (all []rules.Position) {
	t.Helper()
	b, r := theBoard(), rand.New(rand.NewPCG(7, 1))
	for len(all) < n {
		tables := tables()
		x := uint8(1 + r.IntN(Stations))
		for piers := r.IntN(2) == 0; piers && b.serves[x]>>Boat&1 == 0; {
			x = uint8(1 + r.IntN(Stations))
		}
		var near []Station
		for _, s := range r.Perm(Stations) {
			if d := b.dist[x][s+1]; d == 1 || d == 2 && r.IntN(4) == 0 {
				near = append(near, Station(s+1))
			}
		}
		for _, s := range r.Perm(Stations) {
			if b.dist[x][s+1] == 3 {
				near = append(near, Station(s+1))
			}
		}
		if len(near) < pawns {
			continue
		}
		p := set(stand(t, tables[r.IntN(len(tables))], Station(x), near[:pawns]...), func(c *State) {
			c.doubles = uint8(r.IntN(3))
			for i := range c.tickets[:pawns] {
				for k := range c.tickets[i] {
					c.tickets[i][k] = min(c.tickets[i][k], uint8(r.IntN(3)))
				}
			}
		})
		for i := range uint8(pawns) {
			p.markStranded(b, i+1)
		}
		if len(p.Choices(0)) > 0 {
			all = append(all, p)
		}
	}
	return all
}
