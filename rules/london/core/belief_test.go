package core_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/london/core"
)

// only gives Mr X these tickets and no other.
func only(p *london.Position, kinds ...core.Kind) *london.Position {
	return set(p, func(c *core.State) {
		c.Tickets[0] = [4]uint8{}
		for _, k := range kinds {
			c.Tickets[0][k]++
		}
	})
}

// stops are the places of a list where a kind of line stops, and that are not among
// some others.
func stops(list []core.Station, k core.Kind, but ...core.Station) []core.Station {
	return slices.DeleteFunc(slices.Clone(list), func(s core.Station) bool {
		return len(beside(s, k)) == 0 || slices.Contains(but, s)
	})
}

// TestNotebook looks at what each step rules out, besides the ride itself.
func TestNotebook(t *testing.T) {
	north := []core.Station{1, 2, 3, 4, 5}
	at140, taxis := stand(plain, 140, north...), beside(140, core.Taxi)
	possible := func(t *testing.T, what string, p *london.Position, want []core.Station) {
		t.Helper()
		is(t, what, fmt.Sprint(p.Seen(1).(london.View).Possible), fmt.Sprint(want))
	}
	t.Run("LON-98 from where the first of two rides ends there is a second", func(t *testing.T) {
		p := only(at140, core.Taxi, core.Bus)
		buses := stops(taxis, core.Bus)
		is(t, "some are ruled out", len(buses) < len(taxis) && len(buses) > 1, true)
		possible(t, "one ride", plays(t, p, "taxi 126"), taxis)
		possible(t, "the first of two", plays(t, p, "double", "taxi 133"), buses)
	})
	t.Run("LON-98 the card itself tells that two rides are possible", func(t *testing.T) {
		p := only(idle(t, plays(t, at140, "taxi 133")), core.Bus, core.Underground)
		var want []core.Station
		for _, s := range stops(taxis, core.Bus) {
			if len(beside(s, core.Underground)) > 0 || len(stops(beside(s, core.Bus), core.Underground)) > 0 {
				want = append(want, s)
			}
		}
		is(t, "some are ruled out", len(want) < len(taxis) && len(want) > 1, true)
		possible(t, "before", p, taxis)
		possible(t, "the card shown", plays(t, p, "double"), want)
	})
	t.Run("LON-112 when a round begins he has a way out, and not before", func(t *testing.T) {
		p := only(plays(t, at140, "taxi 133"))
		p = set(p, func(c *core.State) {
			c.Moved = core.EveryPawn &^ (1<<4 | 1<<5)
			c.Seat = 4
			c.Tickets[4], c.Tickets[5] = [4]uint8{0, 0, 0, 9}, [4]uint8{0, 0, 1, 9}
		})
		p = set(p, func(c *core.State) {
			c.Occupied = core.StationSet{}
			for i, s := range []uint8{1, 2, 3, 46, 94} {
				c.At[i+1] = s
				c.Occupied.Add(s)
			}
		})
		p = plays(t, p, "underground yellow 13")
		possible(t, "while a pawn can move", p, taxis)
		possible(t, "the round over", plays(t, p, "bus blue 77"), stops(taxis, core.Bus))
	})
	t.Run("LON-72 LON-112 also when no pawn can move in between", func(t *testing.T) {
		p := only(at140, core.Taxi, core.Bus)
		p = set(p, func(c *core.State) { c.Stranded = core.EveryPawn })
		q := plays(t, p, "taxi 133")
		is(t, "the round", q.Round, uint8(2))
		possible(t, "the round over", q, stops(taxis, core.Bus))
	})
	t.Run("LON-115 showing himself tells where he is from now on", func(t *testing.T) {
		asked := plays(t, stand(bold, 74, far...), "taxi 58")
		p := plays(t, asked, "surface")
		possible(t, "before", asked, []core.Station{58, 73, 75, 92})
		possible(t, "after", p, []core.Station{58})
		near(t, "odds", p.Beliefs.Now().Odds[58], 1)
	})
	t.Run("LON-101 caught where he was", func(t *testing.T) {
		p := plays(t, stand(plain, 74, 59, 181, 195, 182, 183), "taxi 75", "taxi purple 75")
		is(t, "he is held possible there", p.Beliefs.Now().Odds[75] > 0, true)
	})
	t.Run("LON-46 odds add up to one, also of a place beside a pawn", func(t *testing.T) {
		p := plays(t, stand(plain, 74, 45, 181, 195, 182, 183), "underground 46")
		is(t, "rides to a pawn", apart(45, 46), 1)
		near(t, "odds", p.Beliefs.Now().Odds[46], 1)
		is(t, "his place is in no open fact", p.Beliefs.Now().Then.At[0], uint8(0))
	})
}
