package cardinal_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
)

// TestTheKeysComeToTheWayOut: a hint that takes another musketeer in hand leads out of the castle
// by a door that is laid out only then; the keys come to it, and Enter does as advised.
func TestTheKeysComeToTheWayOut(t *testing.T) {
	r := rulestest.ReadRecord(t, "../../rules/cardinal/testdata/perfect.jsonl")
	met := 0
	for left := 2; left < 9; left++ {
		part := r
		part.Entries = r.Entries[:len(r.Entries)-left]
		b := sit(t, part, nil)
		b.Key(input.NextPiece, input.Hint)
		b.Still(6)
		c, ok := b.Screen().Pointing().Hint()
		if !ok || !strings.HasPrefix(c.Path[len(c.Path)-1], "out.") {
			continue
		}
		for range 4 {
			if b.Screen().Pointing().Hand() == c.Path[0] {
				b.Key(input.NextPiece)
			}
		}
		if b.Screen().Pointing().Hand() == c.Path[0] {
			continue // there is no other one to have in hand
		}
		met++
		b.Key(input.Hint)
		b.Still(6)
		if at, _ := table.TargetOf(b.App.UI().Focused()); at != c.Path[1] {
			t.Errorf("%d moves before the end the keys stand on %q and not on %q", left, at, c.Path[1])
		}
	}
	rulestest.Holds(t, met != 0, "no hint leads out of the castle")
}
