package cardinal_test

import (
	"context"
	"testing"

	"intrigue/input/record"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/rulestest"
)

// TestNumbersOfDeals checks that the solver's deal number n is the one a table deals.
func TestNumbersOfDeals(t *testing.T) {
	for _, deal := range []uint64{0, 1, 8, 20261121, 1 << 63} {
		p, err := cardinal.Dealt(deal, nil)
		rulestest.Must(t, err == nil, "%v", err)
		q, _ := cardinal.Game{}.New(rules.Setup{Seats: 1})
		q, err = q.After(rules.Luck, q.Roll(record.LuckRand(deal, 0)))
		rulestest.Holds(t, err == nil && rules.Print(p.Seen(0)) == rules.Print(q.Seen(0)),
			"deal %d is another one at the table (%v)", deal, err)
	}
}

func TestPerfectDeals(t *testing.T) {
	deal, ok := cardinal.Game{}.FindPerfect(context.Background(), 20261121, nil)
	rulestest.Must(t, ok, "no perfect deal")
	p, _ := cardinal.Dealt(deal, nil)
	for _, m := range cardinal.Solve(context.Background(), p.Seen(0).(cardinal.View), cardinal.Effort{}, nil).Moves {
		var err error
		p, err = p.After(0, m)
		rulestest.Must(t, err == nil, "%v", err)
	}
	rulestest.Holds(t, p.Outcome().Ending == "perfect", "the line ends with %+v", p.Outcome())
}
