package london_test

import (
	"reflect"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// TestSpectator: a spectator sees Mr X's place and his way, and reads in the log what he does.
func TestSpectator(t *testing.T) {
	rec := rulestest.ReadRecord(t, "testdata/playthrough.jsonl")
	all, err := rules.Replay(london.Game{}, rec)
	rulestest.Must(t, err == nil, "%v", err)
	for i, p := range all {
		v, x := p.Seen(rules.Spectator).(london.View), p.Seen(0).(london.View)
		rulestest.Must(t, v.X == x.X && reflect.DeepEqual(v.Log, x.Log), "entry %d: they see %v, Mr X sees %v", i, v.X, x.X)
		if i == len(rec.Entries) {
			return
		}
		teller, e := p.(rules.Teller), rec.Entries[i]
		rulestest.Must(t, reflect.DeepEqual(teller.Tell(e, rules.Spectator), teller.Tell(e, 0)), "entry %d is told another way", i)
	}
}
