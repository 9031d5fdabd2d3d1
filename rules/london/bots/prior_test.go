package bots

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
)

// guessed is how well two beliefs tell where Mr X is in games of bots: the mean logarithm
// of what they gave to his place before a search for him, of the notebook and of the prior.
func guessed(t *testing.T, games int, mrX rules.Bot) (noted, inferred float64) {
	t.Helper()
	n := 0.0
	for g := range games {
		r := rand.New(rand.NewPCG(uint64(g), 21))
		p := table.Start(rules.Setup{Seats: 3 + g%4})
		for len(p.Acting()) > 0 {
			s := p.Acting()[0]
			if s == rules.Luck {
				p = table.Play(t, p, p.Roll(r))
				continue
			}
			who := mrX
			if s > 0 {
				who = policyBot{steady{}}
				if p.Moved == 0 && !p.Surfaced {
					v := core.See(p, s)
					one, two := v.Beliefs.Now().Weights, prior(v, core.TheBoard())
					normalize(&one)
					noted += math.Log(one[p.At[0]])
					inferred += math.Log(two[p.At[0]])
					n++
				}
			}
			p = table.Play(t, p, who.Decide(t.Context(), rules.Turn{Seat: s, View: seen{v: core.See(p, s)}, Rand: r}))
		}
	}
	return noted / n, inferred / n
}

// TestPriorTells: habits tell more than the notebook where Mr X is, of steady ones and of
// ones that look ahead.
func TestPriorTells(t *testing.T) {
	noted, inferred := guessed(t, 20, policyBot{steady{}})
	t.Logf("steady: notebook %.2f, prior %.2f", noted, inferred)
	rulestest.Holds(t, inferred > noted+0.4, "of steady the notebook knows %.2f and the prior %.2f", noted, inferred)
	rulestest.Long(t)
	noted, inferred = guessed(t, 20, searcher{forMrX: 1000})
	t.Logf("strong: notebook %.2f, prior %.2f", noted, inferred)
	rulestest.Holds(t, inferred > noted+0.1, "of strong the notebook knows %.2f and the prior %.2f", noted, inferred)
}

// TestPriorIsOpen: it holds for possible just what the notebook does, adds up to one, and
// two truths that look alike give the same.
func TestPriorIsOpen(t *testing.T) {
	looked := 0
	table.Games(t, 2, func(t *testing.T, p *core.Position, r *rand.Rand) {
		if p.Stage == core.StageDeal || p.Stage == core.StageOver || r.IntN(12) > 0 {
			return
		}
		looked++
		odds, sum := prior(core.See(p, 1), core.TheBoard()), 0.0
		for s, w := range odds {
			sum += w
			rulestest.Must(t, (w > 0) == (p.Beliefs.Now().Weights[s] > 0), "%d has %v, the notebook %v", s, w, p.Beliefs.Now().Weights[s])
		}
		rulestest.Must(t, math.Abs(sum-1) < 1e-9, "the odds add up to %v", sum)
		q := p.Guess(1, r)
		rulestest.Is(t, "the prior about a twin", prior(core.See(q, 1), core.TheBoard()), odds)
	})
	rulestest.Holds(t, looked > 50, "only %d moments", looked)
}

// TestHabitsOfMrXWeighHisRides looks at what he is known to prefer.
func TestHabitsOfMrXWeighHisRides(t *testing.T) {
	b := core.TheBoard()
	p := table.Set(table.Stand(table.Plain, 74, 57, 181, 195, 182, 183), func(c *core.State) { c.Entry = 3 }) // 57 is beside 58
	look := func(p *core.Position, ticket core.Ticket) *rideModel {
		return newRideModel(b, p.Beliefs.Now().After(b, &p.State, ticket), &p.Beliefs.Now().Weights)
	}
	g := look(p, core.TaxiTicket)
	to := func(g *rideModel, s uint8, black bool) float64 {
		for _, sp := range b.From(74) {
			if sp.To == s && black {
				return g.weight(74, sp, 0)
			}
			if sp.To == s {
				return g.weight(74, sp, sp.Kind)
			}
		}
		t.Fatalf("no line leads to %d", s)
		return 0
	}
	away := table.Set(table.Stand(table.Plain, 74, table.Far...), func(c *core.State) { c.Entry = 3 })
	rulestest.Is(t, "a place with a pawn beside it", to(g, 58, false) < to(look(away, core.TaxiTicket), 58, false)/3, true)
	rulestest.Is(t, "a taxi ticket rather than a black one", to(g, 92, false) > to(g, 92, true), true)
	none := table.Set(p, func(c *core.State) { c.Tickets[0][core.Taxi] = 0 })
	rulestest.Is(t, "a ticket that he has not", to(look(none, core.BlackTicket), 92, false), 0)
	soon := table.Set(p, func(c *core.State) { c.Entry = 7 })
	rulestest.Is(t, "black before he shows himself", to(look(soon, core.TaxiTicket), 92, true)/to(look(soon, core.TaxiTicket), 92, false) <
		to(g, 92, true)/to(g, 92, false), true)

	// A Mr X who stands beside a pawn would have shown a card sooner than one who does not.
	shy := g.doubleLikelihood(74)
	near := table.Set(table.Stand(table.Plain, 74, 58, 75, 92, 73, 94), func(c *core.State) { c.Entry = 3 })
	rulestest.Is(t, "no card in danger", look(near, core.BlackTicket).doubleLikelihood(74) < shy, true)
	first := table.Set(near, func(c *core.State) { c.Stage, c.Doubles = core.StageFirst, 1 })
	rulestest.Is(t, "a card in danger", look(first, core.BlackTicket).doubleLikelihood(74)+
		look(near, core.BlackTicket).doubleLikelihood(74), 1)
	spent := table.Set(near, func(c *core.State) { c.Doubles = 0 })
	rulestest.Is(t, "no card when he has none", look(spent, core.BlackTicket).doubleLikelihood(74), 1)
}

// TestCoverageCountsTheNearestPawns: how badly pawns cover a station depends on who is how far and not on the
// order of the pawns: the nearest counts most, and two that are beside it more than one.
func TestCoverageCountsTheNearestPawns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 2000 {
		var near [core.Pawns]uint8
		var rows [core.Pawns]core.ByStation
		var rides [core.Pawns]*core.ByStation
		for i := range near {
			near[i] = uint8(r.IntN(10))
			rows[i][7] = near[i]
			rides[i] = &rows[i]
		}
		got := coverageCost(&rides, 7)
		slices.Sort(near[:])
		want := 0.0
		for i, d := range near {
			want += float64(distanceWeights[i] * float64(d) * float64(d)) // rounded: some processors would add what is not
		}
		if near[0] > 1 {
			want += uncoveredCost
		}
		if near[1] > 1 {
			want += loneCost
		}
		rulestest.Is(t, "a distance", got, want)
	}
}
