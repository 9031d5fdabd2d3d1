package london

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

var update = flag.Bool("update", false, "write the files in testdata anew")

// TestEndings replays one recorded game for each way a game can end. With -update
// it looks for such games among random ones and writes them.
func TestEndings(t *testing.T) {
	for i, e := range endings() {
		t.Run(e.Key, func(t *testing.T) {
			file := "testdata/" + e.Key + ".jsonl"
			if *update {
				rulestest.WriteRecord(t, file, findGame(t, end(i+1), 3+i%4))
			}
			rec := rulestest.ReadRecord(t, file)
			all, err := rules.Replay(Game{}, rec)
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

// findGame plays random games until one ends as wanted. All variants take turns.
func findGame(t *testing.T, want end, seats int) rules.Record {
	t.Helper()
	b := theBoard()
	for seed := range uint64(3_000_000) {
		tb := table{seats: seats, options: rules.Options{"surfacing": onOff(seed&1 != 0 && want != exhausted && want != caught), "cutoff": onOff(seed&2 != 0 && want == trapped)}}
		start, d := tb.start(t), dice(seed*0x9e3779b97f4a7c15)
		first := start.core
		first.deal(b, &d)
		c, again := first, d
		for c.stage != StageOver {
			c.do(b, c.pick(b, &d))
		}
		if c.end != want {
			continue
		}
		rec := rules.Record{Format: rules.Format, Game: "london", Title: want.key(), Options: start.options, Deal: seed}
		for s := range seats {
			rec.Seats = append(rec.Seats, rules.SeatInfo{Name: seatName(rules.Seat(s)), Colour: s})
		}
		for _, s := range first.at[:pawns+1] {
			rec.Entries = append(rec.Entries, rules.Entry{Seat: rules.Luck, Move: step{verb: draw, to: s}.text()})
		}
		for c = first; c.stage != StageOver; {
			s := c.pick(b, &again)
			rec.Entries = append(rec.Entries, rules.Entry{Seat: rules.Seat(c.seat), Move: s.text()})
			c.do(b, s)
		}
		return rec
	}
	t.Fatal("no such game was found")
	return rules.Record{}
}

func (e end) key() string { return endings()[e-1].Key }

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

// TestPlaythrough writes down what everybody is told and sees in one game, so that
// a change of rules or words shows as a change of text. Of each view only the
// lines that are new are written; the detectives and the public see the same.
func TestPlaythrough(t *testing.T) {
	const file = "testdata/playthrough.txt"
	got := playthrough(t, rulestest.ReadRecord(t, "testdata/playthrough.jsonl"))
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		a, b := strings.Split(got, "\n"), strings.Split(string(want), "\n")
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				t.Fatalf("line %d is\n%s\nand was\n%s\n(go test -update writes it anew)", i+1, a[i], b[i])
			}
		}
		t.Fatalf("it has %d lines and had %d", len(a), len(b))
	}
}

func playthrough(t *testing.T, rec rules.Record) string {
	t.Helper()
	all, err := rules.Replay(Game{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	seen := [2]map[string]bool{{}, {}}
	// both writes what Mr X and the detectives are given, once where it is the same.
	both := func(what string, x, d []string) {
		for _, line := range x {
			if slices.Contains(d, line) {
				fmt.Fprintf(&out, "  all %s: %s\n", what, line)
			} else {
				fmt.Fprintf(&out, "  Mr X %ss: %s\n", what, line)
			}
		}
		for _, line := range d {
			if !slices.Contains(x, line) {
				fmt.Fprintf(&out, "  detectives %s: %s\n", what, line)
			}
		}
	}
	look := func(p rules.Position) {
		both("read", []string{p.Seen(0).(View).Prompt()}, []string{p.Seen(1).(View).Prompt()})
		var fresh [2][]string
		for by := range rules.Seat(2) {
			now := map[string]bool{}
			for _, line := range strings.Split(strings.TrimSpace(p.Seen(by).Print()), "\n") {
				now[line] = true
				if !seen[by][line] {
					fresh[by] = append(fresh[by], line)
				}
			}
			seen[by] = now
		}
		both("see", fresh[0], fresh[1])
	}
	look(all[0])
	for i, e := range rec.Entries {
		fmt.Fprintf(&out, "\n%s plays %q\n", seatName(e.Seat), e.Move)
		teller := all[i].(rules.Teller)
		both("hear", []string{teller.Tell(e, 0).Text}, []string{teller.Tell(e, 1).Text})
		look(all[i+1])
	}
	for by := rules.Public; by < rules.Seat(len(rec.Seats)); by++ {
		fmt.Fprintf(&out, "\nAt the end, for %s:\n%s", seatName(by), all[len(all)-1].Seen(by).Print())
	}
	return out.String()
}

// TestRecordPlaythrough writes, with -update, the game that TestPlaythrough tells:
// steady bots with voluntary surfacing, ended by a capture.
func TestRecordPlaythrough(t *testing.T) {
	const file = "testdata/playthrough.jsonl"
	if _, err := os.Stat(file); err != nil {
		rulestest.WriteRecord(t, file, botGame(t, table{seats: 3, options: rules.Options{"surfacing": "on", "cutoff": "on"}}, steady{}, steady{}))
	}
	rec := rulestest.ReadRecord(t, file)
	var doubles, blacks, surfaced int
	for _, e := range rec.Entries {
		switch {
		case e.Move == "double":
			doubles++
		case e.Move == "surface":
			surfaced++
		case strings.HasPrefix(string(e.Move), "black"):
			blacks++
		}
	}
	if doubles == 0 || blacks == 0 || surfaced == 0 {
		t.Errorf("the game shows %d doubles, %d black tickets and %d surfacings", doubles, blacks, surfaced)
	}
}
