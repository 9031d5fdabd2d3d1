package core_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

func TestFirstTurn(t *testing.T) {
	t.Run("LON-129 black ticket or 2x card in the first round", func(t *testing.T) {
		p := stand(plain, 74, far...)
		is(t, "black tickets", plays(t, p, "black taxi 73").Seen(1).(london.View).X.Black, 4)
		q := plays(t, p, "double", "black taxi 73", "taxi 74").Seen(1).(london.View)
		is(t, "2x cards", q.X.Doubles, 1)
		is(t, "the round", q.Round, 1)
	})
}

// steadyMove is what a steady Mr X plays.
func steadyMove(t *testing.T, p *london.Position, luck uint64) rules.Move {
	t.Helper()
	bot, err := london.Game{}.Bot("steady")
	rulestest.Must(t, err == nil, "%v", err)
	return bot.Decide(t.Context(), rulestest.TurnOf(p, 0, 1, luck))
}

func TestAdviceNamesWhoCanReach(t *testing.T) {
	t.Run("LON-133 steady hunters wait at underground stops for the first surfacing", func(t *testing.T) {
		b := core.TheBoard()
		hunter, _ := london.Game{}.Bot("strong") // which hunts as the steady ones until he is first seen
		before, after, n := 0, 0, 0
		for g := range 20 {
			r := rand.New(rand.NewPCG(uint64(g), 3))
			p := start(rules.Setup{Seats: 6})
			for p.Stage == core.StageDeal {
				p = plays(t, p, p.Roll(r))
			}
			first := p.At
			for p.Stage != core.StageOver && p.Round < 3 {
				m := rules.Move("")
				if p.Stage == core.StageHunt {
					m = hunter.Decide(t.Context(), rulestest.TurnOf(p, rules.Seat(p.Seat), 1, uint64(g)))
				} else {
					m = rules.Move(offers(p, "taxi")[0])
				}
				p = plays(t, p, m)
			}
			for i := 1; i <= core.Pawns; i++ {
				before += int(b.ToUnderground[first[i]])
				after += int(b.ToUnderground[p.At[i]])
				n++
			}
		}
		t.Logf("rides to the nearest underground stop: %.2f at first, %.2f after two rounds", float64(before)/float64(n),
			float64(after)/float64(n))
		rulestest.Holds(t, after*4 <= before, "they do not gather")
	})
	// showing is a moment at which Mr X must show himself after his ride.
	showing := func(at core.Station, pawns ...core.Station) *london.Position {
		p := set(stand(plain, at, pawns...), func(c *core.State) { c.Entry = 2 })
		p.Log = make([]core.LogEntry, 2)
		return p
	}
	t.Run("LON-134 a steady Mr X surfaces out of reach", func(t *testing.T) {
		// At 184 there are more ways on than at 195 and 196, and purple comes there by bus.
		// Nobody knows yet where he is, but all will.
		unknown := set(showing(197, 153, 194, 181, 140, 166), func(c *core.State) {
			c.Tickets[2][core.Taxi], c.Tickets[4][core.Taxi] = 0, 0
		})
		unknown.Beliefs[len(unknown.Beliefs)-1] = start(plain).Beliefs.Now()
		for _, p := range []*london.Position{
			showing(74, 92, 181, 195, 182, 183),
			showing(73, 147, 94, 187, 182, 151), // red comes to 74, the crossing, by bus
			unknown,
		} {
			for g := range uint64(20) {
				q := plays(t, p, steadyMove(t, p, g))
				for i := uint8(1); i <= core.Pawns; i++ {
					rulestest.Must(t, q.Stage != core.StageHunt || !q.Reaches(core.TheBoard(), i, q.At[0]),
						"from %d he shows himself at %d, in reach of %v", p.At[0], q.At[0], core.Colour(i-1))
				}
			}
		}
	})
	t.Run("LON-134 and where buses leave too", func(t *testing.T) {
		p := showing(57, far...)
		for g := range uint64(20) {
			is(t, "of 43, 58 and 73", steadyMove(t, p, g), "taxi 58")
		}
	})
	t.Run("LON-135 when the ring closes a steady Mr X uses black tickets or a double", func(t *testing.T) {
		p := stand(plain, 74, 57, 59, 93, 78, 72)
		m := steadyMove(t, p, 1)
		rulestest.Holds(t, m == "double" || strings.HasPrefix(string(m), "black "), "he plays %q", m)
		for _, p := range []*london.Position{stand(plain, 74, far...), showing(74, far...)} { // unknown, and to be shown
			for g := range uint64(10) {
				m := steadyMove(t, p, g)
				rulestest.Must(t, !strings.HasPrefix(string(m), "black "), "with nobody near he plays %q before window %d", m, p.Entry+1)
			}
		}
	})
	t.Run("LON-136 no double over an oval window when nobody is near", func(t *testing.T) {
		p := showing(74, far...)
		for g := range uint64(10) {
			rulestest.Must(t, steadyMove(t, p, g) != "double", "he wastes a double")
		}
	})
}

func TestRoutesAreThoseAPawnCanPay(t *testing.T) {
	p := stand(plain, 74, 103, 181, 195, 182, 183)
	v := p.Seen(1).(london.View)
	kinds := func(legs []core.Leg) (all []core.Kind) {
		for _, l := range legs {
			all = append(all, l.Kind)
		}
		return all
	}
	t.Run("fewest rounds first", func(t *testing.T) {
		for to := core.Station(1); to <= core.Stations; to++ {
			legs, err := v.Route("pawn.purple", to)
			rulestest.Must(t, err == nil, "%v", err)
			is(t, "rides", len(legs), apart(103, to))
			at := core.Station(103)
			for _, l := range legs {
				is(t, "the leg begins", l.From, at)
				rulestest.Must(t, slices.ContainsFunc(core.Lines(at), func(o core.Line) bool { return o.To == l.To && o.Kind == l.Kind }),
					"no %s from %d to %d", l.Kind, at, l.To)
				is(t, "the ticket", l.Ticket, l.Kind.Pays())
				at = l.To
			}
			is(t, "the end", at, to)
		}
	})
	t.Run("then the commonest ticket", func(t *testing.T) {
		legs, err := stand(plain, 1, 74, 181, 195, 182, 183).Seen(1).(london.View).Route("purple", 58)
		rulestest.Holds(t, err == nil && slices.Equal(kinds(legs), []core.Kind{core.Taxi}), "%v, %v", legs, err)
	})
	t.Run("only with tickets it holds", func(t *testing.T) {
		q := set(stand(plain, 1, 74, 181, 195, 182, 183), func(c *core.State) { c.Tickets[1] = [4]uint8{0, 0, 1, 1} })
		legs, err := q.Seen(1).(london.View).Route("purple", 58)
		rulestest.Holds(t, err == nil && slices.Equal(kinds(legs), []core.Kind{core.Bus}), "%v, %v", legs, err)
		if _, err := q.Seen(1).(london.View).Route("purple", 199); err == nil ||
			err.Error() != "Purple cannot reach 199 with the tickets that are left" {
			t.Error(err)
		}
	})
	t.Run("around a pawn in the way, but for the first ride only", func(t *testing.T) {
		q := stand(plain, 1, 2, 10, 195, 182, 183)
		legs, err := q.Seen(1).(london.View).Route("purple", 10)
		rulestest.Holds(t, err == nil && len(legs) >= 2, "%v, %v", legs, err)
		r := set(q, func(c *core.State) { c.Tickets[2] = [4]uint8{}; c.Stranded = 1 << 2 })
		if _, err := r.Seen(1).(london.View).Route("purple", 10); err == nil {
			t.Error("a route leads to a stranded pawn")
		}
	})
	t.Run("Mr X rides boats and black, in his own view only", func(t *testing.T) {
		q := stand(plain, 194, 1, 2, 3, 4, 5)
		legs, err := q.Seen(0).(london.View).Route("x", 157)
		rulestest.Holds(t, err == nil && slices.Equal(legs, []core.Leg{{Kind: core.Boat, Ticket: core.BlackTicket, From: 194, To: 157}}),
			"%v, %v", legs, err)
		if _, err := q.Seen(2).(london.View).Route("x", 157); err == nil {
			t.Error("a detective plans for Mr X")
		}
		q = plays(t, q, "boat 157")
		if _, err := q.Seen(2).(london.View).Route("x", 156); err == nil {
			t.Error("a detective sees his ways")
		}
	})
	t.Run("what cannot be planned", func(t *testing.T) {
		if legs, err := v.Route("purple", 103); err != nil || len(legs) > 0 {
			t.Errorf("%v, %v", legs, err)
		}
		for _, bad := range []struct {
			pawn string
			to   core.Station
		}{{"white", 3}, {"", 3}, {"purple", 0}, {"purple", 230}} {
			if _, err := v.Route(bad.pawn, bad.to); err == nil {
				t.Errorf("%v has a route", bad)
			}
		}
		if _, err := start(plain).Seen(1).(london.View).Route("purple", 4); err == nil {
			t.Error("a pawn plans before it stands anywhere")
		}
	})
}

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

// TestOddsAddUp checks the odds of the notebook, which bots and hints reckon with.
func TestOddsAddUp(t *testing.T) {
	t.Run("LON-30 every start card is as likely as any other", func(t *testing.T) {
		p := plays(t, start(plain), "draw 103")
		cards := p.Beliefs.Now().Stations()
		is(t, "cards", len(cards), 18)
		for _, s := range cards {
			near(t, "odds", p.Beliefs.Now().Weights[s], 1.0/18)
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
					near(t, "odds", p.Beliefs.Now().Weights[s], want[s]/sum)
				}
			}
		}
	})
	t.Run("LON-46 a place that two ways lead to is twice as likely", func(t *testing.T) {
		p := plays(t, stand(plain, 74, far...), "black taxi 58")
		near(t, "by taxi or bus", p.Beliefs.Now().Weights[58], 2*p.Beliefs.Now().Weights[94])
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
