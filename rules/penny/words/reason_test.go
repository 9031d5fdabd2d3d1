package words_test

import (
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
	to := core.Advice{Action: core.Action{Kind: core.Ride, A: uint8(table.At("railway_arches")), B: 0}, Aim: table.At("harrys_pub") + 1}
	rulestest.Is(t, "reason", words.Reason(p.View().View, to), "it is on the way to the Other Harry's, where you can reclaim Gloomsbury.")
	to.Aim = 0
	rulestest.Is(t, "reason without a goal", words.Reason(p.View().View, to), "there you can take 2 movement tokens.")
}
