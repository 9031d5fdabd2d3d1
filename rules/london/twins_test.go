package london_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
)

// TestLookalikesAreAnsweredAlike: detectives of every level, and hints, answer alike in two games that differ in
// nothing but Mr X's start card and rides. Each of the two is played from the deal by its
// own moves, so that nothing of the one can have stayed in the other, as it could in a guess.
func TestLookalikesAreAnsweredAlike(t *testing.T) {
	for i, c := range []struct {
		setup  rules.Setup
		window uint8 // so many rides of Mr X have been seen: before he surfaced, and after
		round  bool  // at the beginning of the hunt, else in the middle
	}{
		{table.Plain, 2, true}, {table.Plain, 5, false}, {table.Both, 2, false}, {rules.Setup{Seats: 3}, 6, true},
	} {
		r := rand.New(rand.NewPCG(uint64(i), 11))
		one, two := twins(t, c.setup, c.window, c.round, r)
		rulestest.Must(t, one.At[0] != two.At[0] && one.Starts[0] != two.Starts[0], "the twins do not differ: Mr X is on %d", one.At[0])
		for by := rules.Public; by < rules.Seat(c.setup.Seats); by++ {
			if by == 0 || by == rules.Spectator {
				continue
			}
			rulestest.Must(t, rules.Print(one.Seen(by)) == rules.Print(two.Seen(by)), "seat %d sees the difference", by)
		}
		by := rules.Seat(one.Seat)
		for _, l := range (london.Game{}).About().Levels {
			who, err := london.Game{}.Bot(l.Key)
			rulestest.Must(t, err == nil, "%v", err)
			for luck := range uint64(4) {
				a, b := rulestest.TurnOf(one, by, 1, luck), rulestest.TurnOf(two, by, 1, luck)
				a.Simulations, b.Simulations = 200, 200
				rulestest.Is(t, l.Key, who.Decide(t.Context(), a), who.Decide(t.Context(), b))
			}
		}
		m, why := london.Game{}.Hint(context.Background(), rulestest.TurnOf(one, by, 1, 1))
		n, because := london.Game{}.Hint(context.Background(), rulestest.TurnOf(two, by, 1, 1))
		rulestest.Is(t, "the hint", m, n)
		rulestest.Is(t, "its reason", why, because)
	}
}

// twins plays random games as far as a hunt after so many rides until it finds two that look
// alike to everybody but Mr X, who is somewhere else in each.
func twins(t *testing.T, s rules.Setup, window uint8, round bool, r *rand.Rand) (one, two *london.Position) {
	t.Helper()
	for range 200 {
		p := at(table.Start(s))
		truth, moves := []*london.Position{p}, []rules.Entry(nil)
		for p.Stage != core.StageOver && p.Entry <= window {
			if p.Stage == core.StageHunt && p.Entry == window && !p.Surfaced && (p.Moved == 0) == round {
				if q := retold(truth, moves, r); q != nil {
					return p, q
				}
				break
			}
			e := table.Any(&p.Position, r)
			p = after(t, p, e)
			truth, moves = append(truth, p), append(moves, e)
		}
	}
	t.Fatal("no twins were found")
	return nil, nil
}

// retold plays a game of other secret moves of which everybody has seen the same, nil when
// there is none.
func retold(truth []*london.Position, moves []rules.Entry, r *rand.Rand) *london.Position {
	steps := 0
	var on func(p *london.Position, i int) *london.Position
	on = func(p *london.Position, i int) *london.Position {
		if steps++; steps > 3000 {
			return nil
		}
		if i == len(moves) {
			if p.At[0] == truth[i].At[0] || p.Starts[0] == truth[i].Starts[0] {
				return nil
			}
			return p
		}
		e, tries := moves[i], []rules.Move{moves[i].Move}
		if first := e.Seat == rules.Luck && p.At[0] == 0; first || e.Seat == 0 { // what only he sees
			tries = nil
			for _, a := range p.Actions(core.TheBoard(), nil) {
				tries = append(tries, a.Text())
			}
			r.Shuffle(len(tries), func(i, j int) { tries[i], tries[j] = tries[j], tries[i] })
		}
		face := rules.Print(truth[i+1].Seen(rules.Public))
		for _, m := range tries {
			n, err := p.After(e.Seat, m)
			if err != nil || rules.Print(n.Seen(rules.Public)) != face {
				continue
			}
			if q := on(n.(*london.Position), i+1); q != nil {
				return q
			}
		}
		return nil
	}
	return on(truth[0], 0)
}

func after(t *testing.T, p *london.Position, e rules.Entry) *london.Position {
	t.Helper()
	n, err := p.After(e.Seat, e.Move)
	rulestest.Must(t, err == nil, "%q is refused: %v", e.Move, err)
	return n.(*london.Position)
}
