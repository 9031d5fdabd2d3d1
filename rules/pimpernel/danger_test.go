package pimpernel

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestLegsApart goes the ways by hand: from Reims to Boulogne it is three legs over
// Amiens and Abbeville, but two over Arras, and either way four spaces.
func TestLegsApart(t *testing.T) {
	is(t, "Reims to Boulogne", legsApart[Reims][Boulogne], 2)
	is(t, "to where he stands", legsApart[Reims][Reims], 0)
	is(t, "to a neighbour", legsApart[HouseOfJustice][TemplePrison], 1)
	for a := range Location(locations) {
		for b := range Location(locations) {
			if legsApart[a][b] != legsApart[b][a] {
				t.Errorf("from %s to %s it is %d legs, and %d back", a, b, legsApart[a][b], legsApart[b][a])
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
	if with.outcomes["taken"] > 1 {
		t.Errorf("%d of 10 games end without a winner", with.outcomes["taken"])
	}
	// Nobody would rather have the Pimpernel taken than lose by many points.
	q := hunted(t, stands(Abbeville), func(p *Position) { p.caught, p.score[blue] = 2, 40 })
	r := evaluator{w: usualWeights()}
	behind := r.advantage(&q.State, red)
	over := plays(t, q, "*; next M10")
	is(t, "the third capture", over.stage, StageOver)
	if now := r.advantage(&over.State, red); now > behind {
		t.Errorf("to be taken is worth %.0f, to be far behind %.0f", now, behind)
	}
}
