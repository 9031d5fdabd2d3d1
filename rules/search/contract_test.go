package search_test

import (
	"context"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// moments plays games of London by its bots and looks at every decision.
func moments(t *testing.T, games int, look func(p rules.Position, seat rules.Seat, n uint64)) {
	t.Helper()
	bot, err := london.Game{}.Bot("easy")
	rulestest.Must(t, err == nil, "%v", err)
	for g := range games {
		p, err := london.Game{}.New(rules.Setup{Seats: 6})
		rulestest.Must(t, err == nil, "%v", err)
		for n := uint64(0); len(p.Acting()) > 0; n++ {
			s, m := p.Acting()[0], rules.Move("")
			turn := rulestest.TurnOf(p, max(s, 0), uint64(g), n)
			if s == rules.Luck {
				m = p.Roll(turn.Rand)
			} else {
				look(p, s, n)
				m = bot.Decide(t.Context(), turn)
			}
			p, err = p.After(s, m)
			rulestest.Must(t, err == nil, "%v", err)
		}
	}
}

// TestTwins: two true positions that look the same to a seat lead to the same decision.
func TestTwins(t *testing.T) {
	apart := 0
	moments(t, 1, func(p rules.Position, seat rules.Seat, n uint64) {
		if n%11 != 0 || seat == 0 {
			return
		}
		o := search.Options{Simulations: 6}
		twin := p.Guess(seat, rulestest.TurnOf(p, seat, 99, n).Rand)
		if twin.Seen(0).Print() != p.Seen(0).Print() {
			apart++
		}
		a := search.Decide(context.Background(), rulestest.TurnOf(p, seat, 1, n), o, search.Final{})
		b := search.Decide(context.Background(), rulestest.TurnOf(twin, seat, 1, n), o, search.Final{})
		if a != b {
			t.Errorf("move %d: %q and %q from what looks the same", n, a, b)
		}
	})
	if apart == 0 {
		t.Error("all twins are the same position")
	}
}

// TestThroughTheContract: a game without a fast core is searched too. A pawn beside Mr
// X, who stands there for all to see, takes him.
func TestThroughTheContract(t *testing.T) {
	found := 0
	moments(t, 12, func(p rules.Position, seat rules.Seat, n uint64) {
		if seat == 0 || found >= 2 {
			return
		}
		for _, c := range p.Choices(seat) {
			q, err := p.After(seat, c.Move)
			rulestest.Must(t, err == nil, "%v", err)
			if !q.Outcome().Over() || len(p.Seen(seat).(london.View).Possible) > 1 {
				continue
			}
			found++
			turn := rulestest.TurnOf(p, seat, 1, n)
			m := search.Decide(context.Background(), turn, search.Options{Simulations: 60}, search.Final{})
			if q, _ = p.After(seat, m); !q.Outcome().Over() {
				t.Errorf("%q lets Mr X go", m)
			}
			return
		}
	})
	if found == 0 {
		t.Error("Mr X was never in reach")
	}
}
