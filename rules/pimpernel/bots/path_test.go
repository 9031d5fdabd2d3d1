package bots

import (
	"testing"

	"intrigue/rules"
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

// TestLegsApart goes the ways by hand: from Reims to Boulogne it is three legs over
// Amiens and Abbeville, but two over Arras, and either way four spaces.
func TestLegsApart(t *testing.T) {
	rulestest.Is(t, "Reims to Boulogne", core.LegsApart[core.Reims][core.Boulogne], 2)
	rulestest.Is(t, "to where he stands", core.LegsApart[core.Reims][core.Reims], 0)
	rulestest.Is(t, "to a neighbour", core.LegsApart[core.HouseOfJustice][core.TemplePrison], 1)
	for a := range core.Location(core.Locations) {
		for b := range core.Location(core.Locations) {
			rulestest.Holds(t, core.LegsApart[a][b] == core.LegsApart[b][a],
				"from %s to %s it is %d legs, and %d back", a, b, core.LegsApart[a][b], core.LegsApart[b][a])
		}
	}
}

// TestWhoFearsChauvelinIsCaughtLessOften: bots that fear Chauvelin are caught less often than bots that do not, and
// hardly ever end a game without a winner (CHV-6).
func TestWhoFearsChauvelinIsCaughtLessOften(t *testing.T) {
	rulestest.Long(t)
	on := rules.Options{"chauvelin": "on"}
	heedless := usualWeights()
	heedless.dread = 0
	with, without := study(t, 3, 5, on, steady{usualWeights()}), study(t, 3, 5, on, steady{heedless})
	rulestest.Holds(t, 2*with.captures <= without.captures, "%d captures with care and %d without", with.captures, without.captures)
	rulestest.Holds(t, with.outcomes[core.Taken] <= 1, "%d of 5 games end without a winner", with.outcomes[core.Taken])
	// Nobody would rather have the Pimpernel taken than lose by many points.
	q := table.With(table.Lay(t, 5, on), table.Mission(core.Arras, 6, 5), func(p *core.State) {
		p.Next, p.Chauvelin, p.Caught, p.Score[table.Blue] = [2]uint8{9, 12}, core.Abbeville, 2, 40
	})
	r := evaluator{w: usualWeights()}
	behind := r.advantage(q, table.Red)
	over := table.Plays(t, q, "*; next M10")
	rulestest.Is(t, "the third capture", over.Stage, core.StageOver)
	now := r.advantage(over, table.Red)
	rulestest.Holds(t, now <= behind, "to be taken is worth %.0f, to be far behind %.0f", now, behind)
}
