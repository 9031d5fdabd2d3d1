package rules_test

import (
	"testing"

	"intrigue/rules"
)

// moment is a position that only knows which moves reveal something.
type moment struct {
	rules.Position
	reveals rules.Move
}

func (m moment) Reveals(_ rules.Seat, move rules.Move) bool { return move == m.reveals }

// TestUndoable goes through the rules of taking back one by one. Seats 0 and 2
// are mine; "look" reveals something.
func TestUndoable(t *testing.T) {
	entry := func(s rules.Seat, m rules.Move) rules.Entry { return rules.Entry{Seat: s, Move: m} }
	deal := entry(rules.Luck, "deal")
	for _, c := range []struct {
		what      string
		entries   []rules.Entry
		solitaire bool
		want      int
	}{
		{"nothing was played", nil, false, 0},
		{"only the deal", []rules.Entry{deal, deal}, false, 0},
		{"my own moves", []rules.Entry{deal, entry(0, "a"), entry(0, "b")}, false, 2},
		{"of both my seats", []rules.Entry{entry(2, "a"), entry(0, "b")}, false, 2},
		{"not past another seat", []rules.Entry{entry(0, "a"), entry(1, "b"), entry(0, "c")}, false, 1},
		{"another seat was last", []rules.Entry{entry(0, "a"), entry(1, "b")}, false, 0},
		{"not past luck", []rules.Entry{entry(0, "a"), entry(rules.Luck, "roll"), entry(0, "b")}, false, 1},
		{"luck was last", []rules.Entry{entry(0, "a"), entry(rules.Luck, "roll")}, false, 0},
		{"not past what revealed something", []rules.Entry{entry(0, "a"), entry(0, "look"), entry(0, "b")}, false, 1},
		{"what revealed something was last", []rules.Entry{entry(0, "a"), entry(0, "look")}, false, 0},
		{"a solitaire: everything but the deal", []rules.Entry{deal, entry(0, "a"), entry(rules.Luck, "roll"), entry(0, "look")}, true, 3},
		{"a solitaire: with the luck that followed", []rules.Entry{deal, entry(0, "a"), entry(rules.Luck, "roll")}, true, 2},
		{"a solitaire: only the deal", []rules.Entry{deal, deal}, true, 0},
	} {
		positions := make([]rules.Position, len(c.entries)+1)
		for i := range positions {
			positions[i] = moment{reveals: "look"}
		}
		mine := func(s rules.Seat) bool { return s == 0 || s == 2 }
		if n := rules.Undoable(positions, c.entries, mine, c.solitaire); n != c.want {
			t.Errorf("%s: %d may be taken back, not %d", c.what, n, c.want)
		}
	}
}
