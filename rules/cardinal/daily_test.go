package cardinal_test

import (
	"testing"

	"intrigue/input/record"
	"intrigue/rules"
	"intrigue/rules/cardinal"
)

// TestNumbersOfDeals checks that the solver's deal number n is the one a table deals.
func TestNumbersOfDeals(t *testing.T) {
	for _, deal := range []uint64{0, 1, 8, cardinal.Daily(2026, 11, 21), 1 << 63} {
		p, err := cardinal.Dealt(deal, nil)
		if err != nil {
			t.Fatal(err)
		}
		q, _ := cardinal.Game{}.New(rules.Setup{Seats: 1})
		q, err = q.After(rules.Luck, q.Roll(record.LuckRand(deal, 0)))
		if err != nil || p.Seen(0).Print() != q.Seen(0).Print() {
			t.Errorf("deal %d is another one at the table (%v)", deal, err)
		}
	}
}
