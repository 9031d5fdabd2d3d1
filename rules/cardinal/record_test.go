package cardinal

import (
	"flag"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

var update = flag.Bool("update", false, "write the files in testdata anew")

// TestEndings replays one recorded game for each way a game can end. With -update
// it finds such games and writes them.
func TestEndings(t *testing.T) {
	for _, e := range endings() {
		t.Run(e.Key, func(t *testing.T) {
			file := "testdata/" + e.Key + ".jsonl"
			if *update {
				rulestest.WriteRecord(t, file, findGame(t, e.Key))
			}
			all, err := rules.Replay(Game{}, rulestest.ReadRecord(t, file))
			if err != nil {
				t.Fatal(err)
			}
			o := all[len(all)-1].Outcome()
			is(t, "the ending", o.Ending, e.Key)
			for _, p := range all[:len(all)-1] {
				if p.Outcome().Over() {
					t.Fatal("it ends early")
				}
			}
			t.Log(o.Why)
		})
	}
}

// findGame plays until a game ends as wanted: the solver's line for a perfect one,
// the careful bot with its guards spared for four escapes, else random moves.
func findGame(t *testing.T, want string) rules.Record {
	t.Helper()
	for deal := uint64(1); deal < 4000; deal++ {
		o := ruleSets()[(deal+3)%4]
		q, err := Dealt(deal, o)
		if err != nil {
			t.Fatal(err)
		}
		p, r := q.(*position), rand.New(rand.NewPCG(deal, 2))
		var moves []rules.Move
		step := func(m rules.Move) {
			p = play(t, p, m)
			moves = append(moves, m)
		}
		switch want {
		case "perfect", "away":
			for _, m := range solved(t, p).Moves {
				if want == "away" && strings.HasPrefix(string(m), "remove") && p.rim == 0 && bits.OnesCount32(p.guards) == 1 {
					m = "spare"
				}
				if _, err := p.After(0, m); err != nil {
					break
				}
				step(m)
			}
			if _, out := p.walkOut(p.castle); p.stage == StageFree {
				for _, s := range out {
					step(s.text())
				}
			}
		default:
			for p.stage != StageOver {
				cs := p.Choices(0)
				step(cs[r.IntN(len(cs))].Move)
			}
		}
		if p.Outcome().Ending != want {
			continue
		}
		rec := rules.Record{Format: rules.Format, Game: "cardinal", Title: want, Deal: deal, Options: p.options, Seats: []rules.SeatInfo{{Name: "Player"}}}
		rec.Entries = append(rec.Entries, rules.Entry{Seat: rules.Luck, Move: roll(rand.New(rand.NewPCG(deal, 0)))})
		for _, m := range moves {
			rec.Entries = append(rec.Entries, rules.Entry{Move: m})
		}
		return rec
	}
	t.Fatal("no such game was found")
	return rules.Record{}
}

// TestUndo takes back everything but the deal, even after the end.
func TestUndo(t *testing.T) {
	rec := rulestest.ReadRecord(t, "testdata/perfect.jsonl")
	all, err := rules.Replay(Game{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	n := rules.Undoable(all, rec.Entries, func(s rules.Seat) bool { return s == 0 }, true)
	is(t, "decisions that can be taken back", n, len(rec.Entries)-1)
}

// TestPlaythrough writes down what is told and seen in the perfect game, so that a
// change of rules or words shows as a change of text. Of each view only the lines
// that are new are written.
func TestPlaythrough(t *testing.T) {
	const file = "testdata/playthrough.txt"
	got := playthrough(t, rulestest.ReadRecord(t, "testdata/perfect.jsonl"))
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	a, b := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("line %d is\n%s\nand was\n%s\n(go test -update writes it anew)", i+1, a[i], b[i])
		}
	}
	is(t, "lines", len(a), len(b))
}

func playthrough(t *testing.T, rec rules.Record) string {
	t.Helper()
	all, err := rules.Replay(Game{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	seen := map[string]bool{}
	look := func(p rules.Position) {
		now := map[string]bool{}
		for _, line := range strings.Split(strings.TrimSpace(p.Seen(0).Print()), "\n") {
			if now[line] = true; !seen[line] {
				fmt.Fprintf(&out, "  see: %s\n", line)
			}
		}
		seen = now
	}
	var line []rules.Move
	for _, e := range rec.Entries {
		line = append(line, e.Move)
	}
	look(all[0])
	for i, e := range rec.Entries {
		fmt.Fprintf(&out, "\n%q\n", e.Move)
		if i > 0 {
			fmt.Fprintf(&out, "  why: %s\n", all[i].Seen(0).(View).Reason(line[i:]))
		}
		fmt.Fprintf(&out, "  hear: %s\n", all[i].(rules.Teller).Tell(e, 0).Text)
		look(all[i+1])
	}
	fmt.Fprintf(&out, "\nAt the end:\n%s", all[len(all)-1].Seen(0).Print())
	return out.String()
}
