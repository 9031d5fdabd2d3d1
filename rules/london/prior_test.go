package london

import (
	"math"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// guessed is how well two beliefs tell where Mr X is in games of bots: the mean logarithm
// of what they gave to his place before a search for him, of the notebook and of the hunch.
func guessed(t *testing.T, games int, fox rules.Bot) (noted, hunch float64) {
	t.Helper()
	n := 0.0
	for g := range games {
		r := rand.New(rand.NewPCG(uint64(g), 21))
		p := Table{Seats: 3 + g%4}.Start()
		for len(p.Acting()) > 0 {
			s := p.Acting()[0]
			if s == rules.Luck {
				p = Play(t, p, p.Roll(r))
				continue
			}
			who := fox
			if s > 0 {
				who = policyBot{steady{}}
				if p.moved == 0 && !p.surfaced {
					v := p.see(s)
					one, two := v.beliefs.now().odds, v.prior(theBoard())
					one.normalize()
					noted += math.Log(one[p.at[0]])
					hunch += math.Log(two[p.at[0]])
					n++
				}
			}
			p = Play(t, p, who.Decide(t.Context(), rules.Turn{Seat: s, View: seen{p.see(s)}, Rand: r}))
		}
	}
	return noted / n, hunch / n
}

// TestHunchTells: habits tell more than the notebook where Mr X is, of steady ones and of
// ones that look ahead.
func TestHunchTells(t *testing.T) {
	noted, hunch := guessed(t, 20, policyBot{steady{}})
	t.Logf("steady: notebook %.2f, hunch %.2f", noted, hunch)
	rulestest.Holds(t, hunch > noted+0.4, "of steady the notebook knows %.2f and the hunch %.2f", noted, hunch)
	rulestest.Long(t)
	noted, hunch = guessed(t, 20, searcher{forMrX: 1000})
	t.Logf("strong: notebook %.2f, hunch %.2f", noted, hunch)
	rulestest.Holds(t, hunch > noted+0.1, "of strong the notebook knows %.2f and the hunch %.2f", noted, hunch)
}

// TestHunchIsOpen: it holds for possible just what the notebook does, adds up to one, and
// two truths that look alike give the same.
func TestHunchIsOpen(t *testing.T) {
	looked := 0
	Games(t, 2, func(t *testing.T, p *History, r *rand.Rand) {
		if p.stage == StageDeal || p.stage == StageOver || r.IntN(12) > 0 {
			return
		}
		looked++
		odds, sum := p.see(1).prior(theBoard()), 0.0
		for s, w := range odds {
			sum += w
			rulestest.Must(t, (w > 0) == (p.beliefs.now().odds[s] > 0), "%d has %v, the notebook %v", s, w, p.beliefs.now().odds[s])
		}
		rulestest.Must(t, math.Abs(sum-1) < 1e-9, "the odds add up to %v", sum)
		q := p.guess(1, r)
		rulestest.Is(t, "the hunch about a twin", q.see(1).prior(theBoard()), odds)
	})
	rulestest.Holds(t, looked > 50, "only %d moments", looked)
}

// TestHabits looks at what he is known to prefer.
func TestHabits(t *testing.T) {
	b := theBoard()
	p := Set(Stand(Plain, 74, 57, 181, 195, 182, 183), func(c *State) { c.entry = 3 }) // 57 is beside 58
	look := func(p *History, ticket Ticket) *rideModel {
		return newRideModel(b, p.beliefs.now().after(b, &p.State, ticket), &p.beliefs.now().odds)
	}
	g := look(p, TaxiTicket)
	to := func(g *rideModel, s uint8, black bool) float64 {
		for _, sp := range b.from(74) {
			if sp.to == s && black {
				return g.weight(74, sp, 0)
			}
			if sp.to == s {
				return g.weight(74, sp, sp.kind)
			}
		}
		t.Fatalf("no line leads to %d", s)
		return 0
	}
	away := Set(Stand(Plain, 74, Far...), func(c *State) { c.entry = 3 })
	rulestest.Is(t, "a place with a pawn beside it", to(g, 58, false) < to(look(away, TaxiTicket), 58, false)/3, true)
	rulestest.Is(t, "a taxi ticket rather than a black one", to(g, 92, false) > to(g, 92, true), true)
	none := Set(p, func(c *State) { c.tickets[0][Taxi] = 0 })
	rulestest.Is(t, "a ticket that he has not", to(look(none, BlackTicket), 92, false), 0)
	soon := Set(p, func(c *State) { c.entry = 7 })
	rulestest.Is(t, "black before he shows himself", to(look(soon, TaxiTicket), 92, true)/to(look(soon, TaxiTicket), 92, false) <
		to(g, 92, true)/to(g, 92, false), true)

	// Whoever stands beside a pawn would have shown a card sooner than one who does not.
	shy := g.doubleLikelihood(74)
	near := Set(Stand(Plain, 74, 58, 75, 92, 73, 94), func(c *State) { c.entry = 3 })
	rulestest.Is(t, "no card in danger", look(near, BlackTicket).doubleLikelihood(74) < shy, true)
	first := Set(near, func(c *State) { c.stage, c.doubles = StageFirst, 1 })
	rulestest.Is(t, "a card in danger", look(first, BlackTicket).doubleLikelihood(74)+look(near, BlackTicket).doubleLikelihood(74), 1)
	spent := Set(near, func(c *State) { c.doubles = 0 })
	rulestest.Is(t, "no card when he has none", look(spent, BlackTicket).doubleLikelihood(74), 1)
}
