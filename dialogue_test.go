package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"intrigue/input/wire"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// page describes the lines by which another program plays.
const page = "build/wire.md"

// TestTheDialoguesOfThePageAreSpokenSo: each is replayed, and every game on the shelf that describes its
// box to programs has one.
func TestTheDialoguesOfThePageAreSpokenSo(t *testing.T) {
	text, err := os.ReadFile(page)
	rulestest.OK(t, err)
	shown := map[string]bool{}
	for _, m := range regexp.MustCompile("(?s)```wire (\\w+)\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		t.Run(m[1], func(t *testing.T) {
			title, ok := titles().Find(m[1])
			rulestest.Must(t, ok, "%s is not on the shelf", m[1])
			shown[m[1]] = true
			want := strings.Split(strings.TrimSuffix(m[2], "\n"), "\n")
			got := replay(t, title.Game, want)
			if at := agree(want, got); at >= 0 {
				t.Errorf("line %d of the dialogue, %q, is not what is said:\n%s", at+1, want[at], strings.Join(got, "\n"))
			}
		})
	}
	for _, title := range titles() {
		about := title.Game.About()
		first, err := title.Game.New(rules.Setup{Seats: about.MaxSeats})
		rulestest.OK(t, err)
		_, described := first.(rules.Describer)
		rulestest.Holds(t, shown[about.Key] || !described, "%s has no dialogue for %s: add one", page, about.Key)
	}
}

// replay is the dialogue as it is spoken now: each line that is sent, and its answer.
func replay(t *testing.T, g rules.Game, dialogue []string) []string {
	t.Helper()
	var sent []string
	for _, l := range dialogue {
		if line, ok := strings.CutPrefix(l, "> "); ok {
			sent = append(sent, line)
		}
	}
	var said strings.Builder
	rulestest.OK(t, wire.Serve(g, strings.NewReader(strings.Join(sent, "\n")), &said))
	var out []string
	n := 0
	for l := range strings.Lines(said.String()) {
		if len(out) == 0 || out[len(out)-1] == "ok" || strings.HasPrefix(out[len(out)-1], "error ") {
			out = append(out, "> "+sent[n])
			n++
		}
		out = append(out, strings.TrimSuffix(l, "\n"))
	}
	return out
}

// agree is the first line of want that got does not have at its place, or -1. A
// line of want that is "…" stands for any number of lines, and one that ends so for
// all that begin like it.
func agree(want, got []string) int {
	g := 0
	for w, l := range want {
		if l == "…" {
			if w+1 < len(want) {
				for g < len(got) && !same(want[w+1], got[g]) && !strings.HasPrefix(got[g], "> ") {
					g++
				}
			}
			continue
		}
		if g == len(got) || !same(l, got[g]) {
			return w
		}
		g++
	}
	if g < len(got) {
		return len(want) - 1
	}
	return -1
}

func same(want, got string) bool {
	if start, ok := strings.CutSuffix(want, "…"); ok {
		return strings.HasPrefix(got, start)
	}
	return want == got
}

func TestLinesMayBeLeftOutOfADialogue(t *testing.T) {
	got := []string{"> a", "b 1", "b 2", "ok"}
	for text, want := range map[string]int{
		"> a/b 1/b 2/ok": -1, "> a/…/ok": -1, "> a/b 1/…/ok": -1, "> a/b …/b 2/ok": -1,
		"> a/b 1/ok": 2, "> a/…/b 3/ok": 2, "> a/b 1/b 2": 2, "> a/b 1/b 2/ok/ok": 4,
	} {
		at := agree(strings.Split(text, "/"), got)
		rulestest.Holds(t, at == want, "%s: %d and not %d", text, at, want)
	}
}
