package penny

import (
	"fmt"
	"testing"

	"intrigue/rules/rulestest"
)

// TestTheData opens every edition and counts the decks.
func TestTheData(t *testing.T) {
	for e := 1; e <= newest; e++ {
		b, err := open(e)
		rulestest.Must(t, err == nil, "edition %d: %v", e, err)
		for d, want := range map[deckKind]int{starterDeck: 40, penniesDeck: 20, demonicDeck: 10, shopCards: 36, enemyCards: 24, eventCards: 20, schemeCards: 20, jokeCards: 4, brownCards: 12, itemCards: 8, personalCards: 20, walkCards: 4, rushCards: 6, bossCards: 3} {
			rulestest.Is(t, deckFiles()[d], int(b.upto[d]-b.from[d]), want)
		}
	}
}

// worthOf is what a card surely gives, by kind, with its points; the rest of it, which
// depends on something or is a charge card, is written out.
func worthOf(b *box, f *face) (sure map[string]int, rest string) {
	sure = map[string]int{"points": f.Points}
	for _, e := range b.blocks[f.Play] {
		switch e.do {
		case gain:
			sure[fmt.Sprint("token ", e.what)] += int(e.n)
		case prevent:
			sure[fmt.Sprint("token ", Prevent)] += int(e.n)
		case draw:
			sure["cards"] += int(e.n)
		default:
			rest += b.phrase(&e)
		}
	}
	if f.Charge != nil {
		rest += fmt.Sprint(f.Charge.Max, f.Charge.Kinds) + b.plain(f.Charge.Ability)
	}
	return sure, rest
}

// TestNoCardIsDominated: nothing that is sold is at least as good as something else
// that costs as much or more.
func TestNoCardIsDominated(t *testing.T) {
	b := theBox(newest)
	pairs := 0
	for x := b.from[penniesDeck]; x < b.upto[shopCards]; x++ {
		for y := b.from[penniesDeck]; y < b.upto[shopCards]; y++ {
			p, q := b.of[x], b.of[y]
			if p == q || p.Cost > q.Cost || p.Cost == 0 || q.Cost == 0 {
				continue
			}
			mine, rest := worthOf(b, p)
			his, other := worthOf(b, q)
			if rest != other {
				continue
			}
			pairs++
			better := true
			for what, n := range his {
				better = better && mine[what] >= n
			}
			rulestest.Holds(t, !better, "%s, for %d, is as good as %s, for %d", p.Name, p.Cost, q.Name, q.Cost)
		}
	}
	rulestest.Holds(t, pairs > 100, "only %d pairs could be compared", pairs)
}
