package bots

import (
	"testing"

	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

// riding is a mission from Arras to Boulogne whose path Red chooses, of three seats.
func riding(t *testing.T, direct bool, change ...func(*core.State)) *core.State {
	q := table.With(table.Lay(t, 3, nil), append(change, table.Direct(direct), table.Mission(core.Arras, 6, 5),
		table.Cubes(table.Red, "route"))...)
	return table.Plays(t, q, "*")
}

// rides lets a bot choose all legs and returns what the path pays by seat.
func rides(t *testing.T, q *core.State, level string) [core.MostSeats]uint8 {
	t.Helper()
	for q.Stage == core.StageLeg {
		q = table.Plays(t, q, string(Roster()[level].Decide(t.Context(), turnAt(q, 1))))
	}
	return q.Boxes[core.RouteSpot]
}

// TestBestPath: with no complete path, bots take the long way for their own cubes and go
// round those of others; by the house rule they choose among the shortest.
func TestBestPath(t *testing.T) {
	far := []func(*core.State){table.Cubes(table.Red, "reims-vienna-1", "amiens-reims-1"),
		table.Cubes(table.Blue, "boulogne-arras-1", "boulogne-abbeville-1")}
	for level := range Roster() {
		rulestest.Is(t, level+": own cubes only", rides(t, riding(t, false, far...), level), [core.MostSeats]uint8{table.Red: 2})
		rulestest.Is(t, level+": by the house rule", rides(t, riding(t, true, far...), level), [core.MostSeats]uint8{table.Blue: 1})
	}
	// A cube of Red's behind two of Blue's is not worth the way.
	rulestest.Is(t, "two for one", rides(t, riding(t, false, table.Cubes(table.Red, "arras-vienna-1"),
		table.Cubes(table.Blue, "arras-vienna-2", "arras-vienna-3", "arras-vienna-4")), "steady"), [core.MostSeats]uint8{})
	// Two paths of equal spaces from Calais to Amiens; Red's cube lies on the one.
	q := table.Plays(t, table.With(table.Lay(t, 3, nil), table.Mission(core.Calais, 8, 6),
		table.Cubes(table.Red, "route", "boulogne-abbeville-1"), table.Cubes(table.Blue, "calais-arras-1")), "*")
	rulestest.Is(t, "of two shortest ones", rides(t, q, "steady"), [core.MostSeats]uint8{table.Red: 1})
}

// TestHintOfAPath says what the path pays that begins with a leg.
func TestHintOfAPath(t *testing.T) {
	q := riding(t, false, table.Cubes(table.Red, "reims-vienna-1", "amiens-reims-1"))
	d := Hint(t.Context(), turnAt(q, 1))
	rulestest.Is(t, "cubes", d.N, 2)
	rulestest.Is(t, "reason", d.Reason, core.PaysPath)
	d = Hint(t.Context(), turnAt(riding(t, false, table.Cubes(table.Blue, "boulogne-arras-1")), 1))
	rulestest.Is(t, "reason with no cube of hers", d.Reason, core.GivesLeast)
	rulestest.Is(t, "not over Blue's cube", core.Location(d.To) != core.Boulogne, true)
}

// TestBestPathOfTheWholeMap finds the most that any walk could.
func TestBestPathOfTheWholeMap(t *testing.T) {
	d := table.Dice(5)
	for range 5 {
		q := riding(t, false)
		for _, s := range []int{table.Red, table.Blue} {
			for range 6 {
				if p := core.Place(d.Next() % core.RouteSpaces); !q.Full.Has(p) {
					q.Own[s].Put(p)
					q.Full.Put(p)
				}
			}
		}
		q.Whole = false
		worth := pathWorth(q)
		most := -1 << 30
		var walk func(at core.Location, used uint32)
		walk = func(at core.Location, used uint32) {
			if at == q.Goal() {
				most = max(most, worth(core.SpacesOf(used)))
				return
			}
			for i, f := range core.RouteFacts {
				if (f.A == at || f.B == at) && used>>i&1 == 0 {
					walk(f.A^f.B^at, used|1<<i)
				}
			}
		}
		walk(core.Arras, 0)
		rulestest.Is(t, "worth of the best path", worth(q.BestPath(worth).Spaces), most)
	}
}

// BenchmarkBestPath is the time of a decision about a leg on an empty map, the longest there is.
func BenchmarkBestPath(b *testing.B) {
	c := table.Dealt(b, 2, nil, table.DealtMoves...)
	c.Way[0], c.Stops = c.Pimpernel, 1
	for b.Loop() {
		bestLeg(c)
	}
}
