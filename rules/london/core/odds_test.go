package core_test

import (
	"math"
	"slices"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/london/core"
)

// beside lists the stations next to a place by a kind of line, sorted.
func beside(s core.Station, k core.Kind) (all []core.Station) {
	for _, l := range core.Lines(s) {
		if l.Kind == k {
			all = append(all, l.To)
		}
	}
	slices.Sort(all)
	return all
}

// near checks odds to the last bit that matters.
func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	is(t, what, math.Abs(got-want) < 1e-12, true)
}

// TestOdds checks the odds of the notebook, which bots and hints reckon with.
func TestOdds(t *testing.T) {
	t.Run("LON-30 every start card is as likely as any other", func(t *testing.T) {
		p := plays(t, start(plain), "draw 103")
		cards := p.Beliefs.Now().Stations()
		is(t, "cards", len(cards), 18)
		for _, s := range cards {
			near(t, "odds", p.Beliefs.Now().Odds[s], 1.0/18)
		}
	})
	t.Run("LON-46 a hidden ride seldom ends beside a pawn, whichever it is", func(t *testing.T) {
		for i := range core.Pawns {
			for _, guard := range []core.Station{59, 44, 76} { // one ride and two rides away from some places
				at := slices.Clone(far)
				at[i] = guard
				p := plays(t, stand(plain, 74, at...), "taxi 58")
				want, sum := map[core.Station]float64{}, 0.0
				for _, s := range beside(74, core.Taxi) {
					want[s] = 1
					for _, w := range at {
						if apart(w, s) <= 1 {
							want[s] = 0.3
						}
					}
					sum += want[s]
				}
				for s := core.Station(1); s <= core.Stations; s++ {
					near(t, "odds", p.Beliefs.Now().Odds[s], want[s]/sum)
				}
			}
		}
	})
	t.Run("LON-46 a place that two ways lead to is twice as likely", func(t *testing.T) {
		p := plays(t, stand(plain, 74, far...), "black taxi 58")
		near(t, "by taxi or bus", p.Beliefs.Now().Odds[58], 2*p.Beliefs.Now().Odds[94])
	})
}

// TestTheLastStation looks at 199, where lists of stations end.
func TestTheLastStation(t *testing.T) {
	north := []core.Station{1, 2, 3, 4, 5}
	ways := beside(198, core.Taxi)
	to := ways[0]
	possible := func(p *london.Position) []core.Station { return p.Seen(1).(london.View).Possible }
	t.Run("LON-45 he may have gone there", func(t *testing.T) {
		is(t, "places", slices.Equal(possible(plays(t, stand(plain, 198, north...), "taxi 199")), ways), true)
		is(t, "the last one", ways[len(ways)-1], 199)
	})
	t.Run("LON-45 he may have left it", func(t *testing.T) {
		p := plays(t, stand(plain, 199, north...), "bus 128")
		is(t, "places", slices.Equal(possible(p), beside(199, core.Bus)), true)
	})
	t.Run("LON-101 a pawn finds nobody there", func(t *testing.T) {
		at := slices.Clone(north)
		at[0] = 188
		p := stand(plain, 198, at...)
		p = plays(t, p, core.Action{Kind: core.Ride, Pawn: 0, Line: core.Taxi, To: uint8(to)}.Text(), "taxi purple 199")
		is(t, "the last one", slices.Contains(possible(p), 199), false)
		is(t, "the other ones", len(possible(p)), len(ways)-1)
	})
}
