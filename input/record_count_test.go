package input_test

import (
	"testing"

	"intrigue/input/record"
)

// TestLuckAndWhatWasTakenBackAreNoMoves: what luck did is no move, and what was taken back is none either.
func TestLuckAndWhatWasTakenBackAreNoMoves(t *testing.T) {
	head := `{"format":1,"game":"london","seats":[{"name":"A","colour":0}],"deal":1}` + "\n"
	for lines, want := range map[string]int{
		"": 0,
		`{"s":-2,"m":"draw 1"}` + "\n" + `{"s":0,"m":"taxi 2"}` + "\n":                                                                 1,
		`{"s":-2,"m":"draw 1"}` + "\n" + `{"s":0,"m":"taxi 2"}` + "\n" + `{"undo":2}` + "\n":                                           0,
		`{"s":0,"m":"a"}` + "\n" + `{"s":-2,"m":"b"}` + "\n" + `{"undo":1}` + "\n" + `{"s":0,"m":"c"}` + "\n":                          2,
		`{"s":0,"m":"a"}` + "\n" + `{"s":-2,"m":"b"}` + "\n" + `{"s":0,"m":"c"}` + "\n" + `{"undo":1}` + "\n" + `{"hint":true}` + "\n": 1,
	} {
		p, err := record.Scan([]byte(head + lines))
		if err != nil || p.Decisions() != want {
			t.Errorf("%q holds %d moves, not %d (%v)", lines, p.Decisions(), want, err)
		}
	}
}
