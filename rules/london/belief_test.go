package london

import (
	"fmt"
	"slices"
	"testing"
)

// only gives Mr X these tickets and no other.
func only(p *Position, kinds ...Kind) *Position {
	return set(p, func(c *State) {
		c.tickets[0] = [4]uint8{}
		for _, k := range kinds {
			c.tickets[0][k]++
		}
	})
}

// stops are the places of a list where a kind of line stops, and that are not among
// some others.
func stops(list []Station, k Kind, but ...Station) []Station {
	return slices.DeleteFunc(slices.Clone(list), func(s Station) bool {
		return len(beside(s, k)) == 0 || slices.Contains(but, s)
	})
}

// TestNotebook looks at what each step rules out, besides the ride itself.
func TestNotebook(t *testing.T) {
	north := []Station{1, 2, 3, 4, 5}
	at140, taxis := stand(t, plain, 140, north...), beside(140, Taxi)
	possible := func(t *testing.T, what string, p *Position, want []Station) {
		t.Helper()
		is(t, what, fmt.Sprint(p.Seen(1).(View).Possible), fmt.Sprint(want))
	}
	t.Run("LON-98 from where the first of two rides ends there is a second", func(t *testing.T) {
		p := only(at140, Taxi, Bus)
		buses := stops(taxis, Bus)
		is(t, "some are ruled out", len(buses) < len(taxis) && len(buses) > 1, true)
		possible(t, "one ride", plays(t, p, "taxi 126"), taxis)
		possible(t, "the first of two", plays(t, p, "double", "taxi 133"), buses)
	})
	t.Run("LON-98 the card itself tells that two rides are possible", func(t *testing.T) {
		p := only(idle(t, plays(t, at140, "taxi 133")), Bus, Underground)
		var want []Station
		for _, s := range stops(taxis, Bus) {
			if len(beside(s, Underground)) > 0 || len(stops(beside(s, Bus), Underground)) > 0 {
				want = append(want, s)
			}
		}
		is(t, "some are ruled out", len(want) < len(taxis) && len(want) > 1, true)
		possible(t, "before", p, taxis)
		possible(t, "the card shown", plays(t, p, "double"), want)
	})
	t.Run("LON-112 when a round begins he has a way out, and not before", func(t *testing.T) {
		p := only(plays(t, at140, "taxi 133"))
		p = set(p, func(c *State) {
			c.moved = everyPawn &^ (1<<4 | 1<<5)
			c.seat = 4
			c.tickets[4], c.tickets[5] = [4]uint8{0, 0, 0, 9}, [4]uint8{0, 0, 1, 9}
		})
		p = set(p, func(c *State) {
			c.occupied = stationSet{}
			for i, s := range []uint8{1, 2, 3, 46, 94} {
				c.at[i+1] = s
				c.occupied.add(s)
			}
		})
		p = plays(t, p, "underground yellow 13")
		possible(t, "while a pawn can move", p, taxis)
		possible(t, "the round over", plays(t, p, "bus blue 77"), stops(taxis, Bus))
	})
	t.Run("LON-72 LON-112 also when no pawn can move in between", func(t *testing.T) {
		p := only(at140, Taxi, Bus)
		p = set(p, func(c *State) { c.stranded = everyPawn })
		q := plays(t, p, "taxi 133")
		is(t, "the round", q.round, uint8(2))
		possible(t, "the round over", q, stops(taxis, Bus))
	})
	t.Run("LON-115 showing himself tells where he is from now on", func(t *testing.T) {
		asked := plays(t, stand(t, bold, 74, far...), "taxi 58")
		p := plays(t, asked, "surface")
		possible(t, "before", asked, []Station{58, 73, 75, 92})
		possible(t, "after", p, []Station{58})
		near(t, "odds", p.beliefs.now().odds[58], 1)
	})
	t.Run("LON-101 caught where he was", func(t *testing.T) {
		p := plays(t, stand(t, plain, 74, 59, 181, 195, 182, 183), "taxi 75", "taxi purple 75")
		is(t, "he is held possible there", p.beliefs.now().odds[75] > 0, true)
	})
	t.Run("LON-46 odds add up to one, also of a place beside a pawn", func(t *testing.T) {
		p := plays(t, stand(t, plain, 74, 45, 181, 195, 182, 183), "underground 46")
		is(t, "rides to a pawn", apart(45, 46), 1)
		near(t, "odds", p.beliefs.now().odds[46], 1)
		is(t, "his place is in no open fact", p.beliefs.now().then.at[0], uint8(0))
	})
}
