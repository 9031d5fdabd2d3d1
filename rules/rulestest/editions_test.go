package rulestest

import (
	"strings"
	"testing"

	"intrigue/rules"
)

// A landed edition that lists other moves, or ends otherwise, is told.
func TestLandedEditions(t *testing.T) {
	rec, err := gameOf(toy{}, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	if rec.Options["start"] != "near" || gamesOf(toy{}.About()) != 2 {
		t.Error("not every answer is met:", rec.Options)
	}
	line, err := Landed(toy{}, 1, "1-2.jsonl", rec)
	if err != nil {
		t.Fatal(err)
	}
	if err := unchanged(line+"\n", []string{line}); err != nil {
		t.Error(err)
	}
	for name, lines := range map[string][]string{"other": {line + "!"}, "gone": nil,
		"of another name": {"2-2.jsonl" + strings.TrimPrefix(line, "1-2.jsonl")}} {
		if unchanged(line+"\n", lines) == nil {
			t.Error("no word of a game that is", name)
		}
	}
	if _, err := Landed(toy{}, 2, "2-2.jsonl", rec); err == nil {
		t.Error("a game of edition 1 stands for edition 2")
	}
	rec.Entries = append(rec.Entries[:3:3], rules.Entry{Seat: 7, Move: "nonsense"})
	if _, err := Landed(toy{}, 1, "1-2.jsonl", rec); err == nil {
		t.Error("a game that cannot be replayed passes")
	}
}
