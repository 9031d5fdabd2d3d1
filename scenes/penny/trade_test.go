package penny_test

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// offering is a trade in which gold of a hero who has more of it lies in the offer.
func offering(t *testing.T) rules.Record {
	t.Helper()
	r := moments(t)["a trade"]
	all := scenetest.Replay(t, penny.Game{}, r)
	p := all[len(all)-1]
	seat := p.Acting()[0]
	for _, c := range p.Choices(seat) {
		if strings.HasPrefix(string(c.Move), "give ") {
			r.Entries = append(r.Entries[:len(r.Entries):len(r.Entries)], rules.Entry{Seat: seat, Move: c.Move})
			return r
		}
	}
	t.Fatal("nothing can be given")
	return r
}

// TestOfferedTokensLeaveThePool: what lies in an offer is not counted a second time in the action
// pool below.
func TestOfferedTokensLeaveThePool(t *testing.T) {
	r := offering(t)
	b := sit(t, r, nil)
	x, _ := b.View().Offer()
	given := x.Gives.Tokens[0]
	has := 0
	for _, p := range b.View().Hero(b.View().Asked()).Tokens {
		if p.ID == given.ID {
			has = p.N
		}
	}
	pool, ok := b.Hit(given.ID)
	rulestest.Must(t, ok && has != 0, "the pool of %s lies nowhere", given.ID)
	for _, it := range b.Last {
		if it.Text != "" && pool.R.Contains(it.R.Mid()) && it.Text == itoa(has) {
			t.Errorf("of %d tokens %d lie in the offer, and the pool counts %s", has, given.N, it.Text)
		}
	}
}

// TestTradesShowTheCards: a player who has cards to choose from sees most of them at once.
func TestTradesShowTheCards(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		b := sit(t, moments(t)["a trade"], nil)
		b.Resize(size[0], size[1])
		all, whole := 0, 0
		for _, h := range b.App.UI().Hits() {
			if strings.HasPrefix(h.ID, "@card.") && h.Zone == "sheet" {
				all++
				if in := h.R.Intersect(h.Clip); in.W > h.R.W-1 && in.H > h.R.H-1 {
					whole++
				}
			}
		}
		rulestest.Holds(t, all != 0 && whole >= min(all, 3), "%v: %d of %d cards are seen whole", size, whole, all)
	}
}

func itoa(n int) string { return string(rune('0' + n)) }

// TestTradeSaysHowItEnds: the key that leaves a trade says that nothing is traded, and the
// prompt says what to do.
func TestTradeSaysHowItEnds(t *testing.T) {
	b := sit(t, moments(t)["a trade"], nil)
	for _, words := range []string{"No trade", "choose what each hero gives"} {
		rulestest.Holds(t, b.Sees(words), "%q is not said: %s", words, b.Words())
	}
	rulestest.Holds(t, !b.Sees("Done"), "a trade is left with Done")
}
