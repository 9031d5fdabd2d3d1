package words_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

// TestStrongReasons: a hint to walk names the place the plan is for, and what it is for.
func TestStrongReasons(t *testing.T) {
	p := table.Lay(t, box.Open, 1, func(c *core.State, _ *core.Game) { table.Away(c) })
	p.HellTiles = 1 << p.Game.TileOf(table.At("harrys_pub"))
	to := core.Advice{Action: core.Action{Kind: core.Ride, What: uint8(table.At("railway_arches")), With: 0}, Aim: table.At("harrys_pub") + 1}
	rulestest.Is(t, "reason", words.Reason(p.View().View, to), "it is on the way to the Other Harry's, where you can reclaim Gloomsbury.")
	to.Aim = 0
	rulestest.Is(t, "reason without a goal", words.Reason(p.View().View, to), "there you can take 2 movement tokens.")
}

// TestReclaimIsAdvisedWithItsPrice: a hint to reclaim a tile tells all that it takes (PEN-166).
func TestReclaimIsAdvisedWithItsPrice(t *testing.T) {
	a := core.Advice{Action: core.Action{Kind: core.Reclaim, What: uint8(box.Science), With: uint8(box.Violence)}}
	for shops, want := range []string{"Spend 1 science, 1 violence and 4 more resources to reclaim the tile: ",
		"Spend 1 science and 1 violence to reclaim the tile: "} {
		p := table.Lay(t, box.Open, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.HellTiles = 1 << g.TileOf(table.At("docks"))
			c.Players[0].At, c.Players[0].Pool, c.Players[0].Tokens[box.Science] = table.At("docks"), box.Set{}, 5
			c.Players[0].Tokens[box.Violence] = 1
			for k := range box.Card(shops) {
				c.Players[0].Pool.Add(table.Card("s_ticket") + k)
			}
			table.ToStep(c, core.StepField)
		})
		got := words.Advise(p.View().View, a)
		rulestest.Holds(t, strings.HasPrefix(got, want), "%q, want %q", got, want)
	}
}

// TestPointsAreAdvisedWhereTheyCount: a hint to buy speaks of points in a game that counts them, of the
// damage that a card gives in a Boss Rush, and of neither in a Heist.
func TestPointsAreAdvisedWhereTheyCount(t *testing.T) {
	for mode, want := range map[box.Mode]string{box.Prologue: "worth 1 point at the end, and “",
		box.Open: "worth 1 point at the end, and “", box.Heist: "“", box.Rush: "it gives 1 damage and “"} {
		p := table.Lay(t, mode, 2, func(c *core.State, _ *core.Game) { table.Away(c) })
		got := words.Reason(p.View().View, core.Advice{Action: core.Action{Kind: core.Buy, What: uint8(table.Card("s_ticket"))}})
		rulestest.Holds(t, strings.HasPrefix(got, want), "%s: %q, want %q", mode, got, want)
		rulestest.Holds(t, words.Scored(p.View().View.Game) == (mode == box.Prologue || mode == box.Open), "%s: points count", mode)
	}
}

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
