package pimpernel

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/rulestest"
)

// TestTilesCountHoweverTheyCame: four favour tiles at once are four, also when another player gave you the last one, and took
// it back before your turn.
func TestTilesCountHoweverTheyCame(t *testing.T) {
	var few, four Position
	few.Held[1], four.Held[1] = 0b111, 0b1111
	g := rules.Finished{Record: rules.Record{Entries: []rules.Entry{{Move: "pass"}, {Move: "pass"}}},
		Positions: []rules.Position{&few, &four, &few}}
	rulestest.Holds(t, holds(4)(g, 1), "it held four")
	rulestest.Holds(t, !holds(5)(g, 1) && !holds(4)(g, 0), "nobody held so many")
}

// TestAPushCountsHoweverItCame: also when the choice of a favour tile leaves but one place, or the owner of a Market's cube
// decided last.
func TestAPushCountsHoweverItCame(t *testing.T) {
	hex := core.Place(core.BuildingBit)
	lying := func(owner int) *Position {
		var p Position
		p.Own[owner].Put(hex)
		p.Full.Put(hex)
		return &p
	}
	for _, by := range []rules.Entry{{Seat: 0, Move: "favor supporters"}, {Seat: 1, Move: "market horses"}, {Seat: 0, Move: "building hex1"}} {
		g := rules.Finished{Record: rules.Record{Entries: []rules.Entry{by}}, Positions: []rules.Position{lying(1), lying(0)}}
		rulestest.Holds(t, pushes(g, 0), "%s: it pushed", by.Move)
		rulestest.Holds(t, !pushes(g, 1), "%s: the other one pushed", by.Move)
		g.Positions = []rules.Position{&Position{}, lying(0)}
		rulestest.Holds(t, !pushes(g, 0), "%s: nothing lay there", by.Move)
	}
}
