package bots

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

// TestLegsApart goes the ways by hand: from Reims to Boulogne it is three legs over
// Amiens and Abbeville, but two over Arras, and either way four spaces.
func TestLegsApart(t *testing.T) {
	rulestest.Is(t, "Reims to Boulogne", core.LegsApart[core.Reims][core.Boulogne], 2)
	rulestest.Is(t, "to where he stands", core.LegsApart[core.Reims][core.Reims], 0)
	rulestest.Is(t, "to a neighbour", core.LegsApart[core.HouseOfJustice][core.TemplePrison], 1)
	for a := range core.Location(core.Locations) {
		for b := range core.Location(core.Locations) {
			if core.LegsApart[a][b] != core.LegsApart[b][a] {
				t.Errorf("from %s to %s it is %d legs, and %d back", a, b, core.LegsApart[a][b], core.LegsApart[b][a])
			}
		}
	}
}

// TestHeed: bots that fear Chauvelin are caught less often than bots that do not, and
// hardly ever end a game without a winner (CHV-6).
func TestHeed(t *testing.T) {
	rulestest.Long(t)
	on := rules.Options{"chauvelin": "on"}
	heedless := usualWeights()
	heedless.dread = 0
	with, without := study(t, 3, 10, on, steady{usualWeights()}), study(t, 3, 10, on, steady{heedless})
	if 2*with.captures > without.captures {
		t.Errorf("%d captures with care and %d without", with.captures, without.captures)
	}
	if with.outcomes[core.Taken] > 1 {
		t.Errorf("%d of 10 games end without a winner", with.outcomes[core.Taken])
	}
	// Nobody would rather have the Pimpernel taken than lose by many points.
	q := table.With(table.Lay(t, 5, on), table.Mission(core.Arras, 6, 5), func(p *core.State) {
		p.Next, p.Chauvelin, p.Caught, p.Score[table.Blue] = [2]uint8{9, 12}, core.Abbeville, 2, 40
	})
	r := evaluator{w: usualWeights()}
	behind := r.advantage(q, table.Red)
	over := table.Plays(t, q, "*; next M10")
	rulestest.Is(t, "the third capture", over.Stage, core.StageOver)
	if now := r.advantage(over, table.Red); now > behind {
		t.Errorf("to be taken is worth %.0f, to be far behind %.0f", now, behind)
	}
}
