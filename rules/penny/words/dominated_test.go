package words_test

import (
	"fmt"
	"testing"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

// worthOf is what a card surely gives, by kind, with its points; the rest of it, which
// depends on something or is a charge card, is written out.
func worthOf(b *box.Box, f *box.Face) (sure map[string]int, rest string) {
	sure = map[string]int{"points": f.Points}
	for _, e := range b.Blocks[f.Play] {
		switch e.Op {
		case box.OpGain:
			sure[fmt.Sprint("token ", e.Token)] += int(e.N)
		case box.OpPrevent:
			sure[fmt.Sprint("token ", box.Prevent)] += int(e.N)
		case box.OpDraw:
			sure["cards"] += int(e.N)
		default:
			rest += words.Phrase(b, &e)
		}
	}
	if f.Charge != nil {
		rest += fmt.Sprint(f.Charge.Max, f.Charge.Kinds) + words.CardText(b, f.Charge.Ability)
	}
	return sure, rest
}

// TestNoCardIsDominated: nothing that is sold is at least as good as something else
// that costs as much or more.
func TestNoCardIsDominated(t *testing.T) {
	b := box.Printed()
	pairs := 0
	for x := b.From[box.PenniesDeck]; x < b.Upto[box.ShopCards]; x++ {
		for y := b.From[box.PenniesDeck]; y < b.Upto[box.ShopCards]; y++ {
			p, q := b.Of[x], b.Of[y]
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
