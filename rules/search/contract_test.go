package search_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

var games = []rules.Game{london.Game{}, estoril.Game{}, pimpernel.Game{}, penny.Game{}, cardinal.Game{}}

// plies are enough to see the end of a game that is nearly over.
const plies = 300

// plainly is what a search through the contract decides.
func plainly(ctx context.Context, t rules.Turn, o search.Options) (rules.Move, search.Result) {
	c := search.NewContract(t, plies)
	r := search.Run[rules.Position](ctx, c, o, t.Rand)
	return c.Move(r.Pick(search.Final{}, nil)), r
}

// each plays a game of every title between its easiest bots, and looks at decisions while
// more are wanted.
func each(t *testing.T, look func(g rules.Game, p rules.Position, s rules.Seat, n uint64) (more bool)) {
next:
	for _, g := range games {
		p, err := g.New(rules.Setup{Seats: g.About().MinSeats})
		rulestest.Must(t, err == nil, "%v", err)
		bot, err := g.(rules.Bots).Bot(g.About().Levels[0].Key)
		rulestest.Must(t, err == nil, "%v", err)
		r := rand.New(rand.NewPCG(2, 9))
		for n := uint64(0); len(p.Acting()) > 0; n++ {
			s := p.Acting()[0]
			m := rules.Move("")
			if s == rules.Luck {
				m = p.Roll(r)
			} else {
				if len(p.Choices(s)) > 1 && !look(g, p, s, n) {
					continue next
				}
				m = bot.Decide(t.Context(), rulestest.TurnOf(p, s, 1, n))
			}
			p, err = p.After(s, m)
			rulestest.Must(t, err == nil, "%v", err)
		}
	}
}

// TestAnyGameIsSearched: through the contract alone every game is searched by the same
// code: what it finds is legal, follows from seed and number, and is the same on a
// position that looks the same; it stops when it is told to.
func TestAnyGameIsSearched(t *testing.T) {
	asked := map[string]int{}
	each(t, func(g rules.Game, p rules.Position, s rules.Seat, n uint64) bool {
		key := g.About().Key
		if n%7 > 0 {
			return true
		}
		o := search.Options{Simulations: 6}
		m, _ := plainly(t.Context(), rulestest.TurnOf(p, s, 3, n), o)
		_, legal := rules.Choose(p.Choices(s), m)
		rulestest.Must(t, legal, "%s: it plays %q", key, m)
		again, _ := plainly(t.Context(), rulestest.TurnOf(p, s, 3, n), o)
		twin, _ := plainly(t.Context(), rulestest.TurnOf(p.Guess(s, rand.New(rand.NewPCG(n, 7))), s, 3, n), o)
		rulestest.Must(t, m == again && m == twin, "%s: it plays %q, %q when asked again, and %q on what looks the same", key, m, again, twin)
		ctx, stop := context.WithCancel(t.Context())
		stop()
		_, r := plainly(ctx, rulestest.TurnOf(p, s, 3, n), search.Options{Time: time.Hour, Nodes: 100})
		rulestest.Must(t, r.Simulations > 0 && r.Simulations < 200, "%s: stopped, it makes %d simulations", key, r.Simulations)
		asked[key]++
		return asked[key] < 3
	})
	rulestest.Holds(t, len(asked) == len(games), "only these were asked: %v", asked)
}

// TestTheContractTellsWhatIsSeen: to the others a person who is sent face down is anybody
// (EST-37), to who sends him he is not.
func TestTheContractTellsWhatIsSeen(t *testing.T) {
	p, err := estoril.Game{}.New(rules.Setup{Seats: 2})
	rulestest.Must(t, err == nil, "%v", err)
	r := rand.New(rand.NewPCG(1, 1))
	for p.Acting()[0] == rules.Luck {
		p, err = p.After(rules.Luck, p.Roll(r))
		rulestest.Must(t, err == nil, "%v", err)
	}
	kinds := func(by rules.Seat) (all, apart int) {
		c := search.NewContract(rulestest.TurnOf(p, by, 1, 1), plies)
		seen := map[search.Action]bool{}
		moves := c.Actions(&p, nil)
		for _, m := range moves {
			seen[c.Observe(&p, m)] = true
		}
		return len(moves), len(seen)
	}
	sender := p.Acting()[0]
	all, apart := kinds(sender)
	rulestest.Is(t, "placings that the sender tells apart", apart, all)
	_, apart = kinds(1 - sender)
	rulestest.Holds(t, apart > 3 && apart < all, "of %d placings the other one tells %d apart", all, apart)

	var w search.Reward
	search.NewContract(rulestest.TurnOf(p, sender, 1, 1), 5).Rollout(&p, search.NewLuck(1), &w)
	rulestest.Is(t, "a game that was not played out", w[0], 0.5)
	w = search.Reward{}
	search.NewContract(rulestest.TurnOf(p, sender, 1, 1), plies).Rollout(&p, search.NewLuck(1), &w)
	rulestest.Holds(t, max(w[0], w[1]) == 1, "one that was played out is worth %v", w[:2])
}

// TestTheContractFindsAWin: where a move wins at once, whatever is hidden, and others do
// not, a search through the contract makes it.
func TestTheContractFindsAWin(t *testing.T) {
	found := 0
	for deal := range uint64(40) {
		p, err := london.Game{}.New(rules.Setup{Seats: 3})
		rulestest.Must(t, err == nil, "%v", err)
		r := rand.New(rand.NewPCG(deal, 4))
		bot, _ := london.Game{}.Bot("easy")
		for n := uint64(0); len(p.Acting()) > 0; n++ {
			s := p.Acting()[0]
			m := rules.Move("")
			if s == rules.Luck {
				m = p.Roll(r)
			} else {
				m = bot.Decide(t.Context(), rulestest.TurnOf(p, s, deal, n))
				if all := p.Choices(s); s > 0 && len(all) > 2 {
					wins := slices.DeleteFunc(slices.Clone(all), func(c rules.Choice) bool { return !surely(p, s, c.Move) })
					if len(wins) > 0 && len(wins) < len(all) {
						found++
						best, _ := plainly(t.Context(), rulestest.TurnOf(p, s, deal, n), search.Options{Simulations: 300})
						_, takes := rules.Choose(wins, best)
						rulestest.Holds(t, takes, "it plays %q where %q wins", best, wins[0].Move)
					}
				}
			}
			p, _ = p.After(s, m)
		}
		if found >= 3 {
			return
		}
	}
	t.Errorf("only %d wins were there to be found", found)
}

// surely reports whether a move wins at once for a seat, whatever is hidden.
func surely(p rules.Position, s rules.Seat, m rules.Move) bool {
	for i := range uint64(12) {
		q, err := p.Guess(s, rand.New(rand.NewPCG(i, 1))).After(s, m)
		if err != nil || !slices.Contains(q.Outcome().Winners, s) {
			return false
		}
	}
	return true
}
