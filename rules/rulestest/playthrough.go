package rulestest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// Playthrough writes down what everybody is told and sees in the recorded game
// testdata/NAME.jsonl and compares it with testdata/playthrough.txt, so that a change
// of rules or words shows as a change of text; -update writes it anew. more adds a
// line to each position but the last: it is given the position and what is played
// from there on, and "" adds none. With -update the game itself is looked for, if it is missing, by find.
//
// Of each view only the lines that are new are written. A line that not all may read
// says who may.
func Playthrough(t *testing.T, g rules.Game, name string, find func(t *testing.T, name string) rules.Record,
	more ...func(p rules.Position, next []rules.Entry) string) {
	t.Helper()
	const file = "testdata/playthrough.txt"
	rec, all := Recorded(t, g, name, find)
	got := tellGame(g, rec, all, more)
	golden(t, file, got)
}

func tellGame(g rules.Game, rec rules.Record, all []rules.Position, more []func(rules.Position, []rules.Entry) string) string {
	a := audience{names: append([]string{"the public"}, g.About().SeatNames(len(rec.Seats))...)}
	a.seen = make([][]string, len(a.names))
	look := func(p rules.Position) {
		a.say("read", func(by rules.Seat) []string { return []string{p.Seen(by).Prompt()} })
		a.say("see", func(by rules.Seat) (fresh []string) {
			now := strings.Split(strings.TrimSpace(rules.Print(p.Seen(by))), "\n")
			for _, line := range now {
				if !slices.Contains(a.seen[by+1], line) {
					fresh = append(fresh, line)
				}
			}
			a.seen[by+1] = now
			return fresh
		})
	}
	look(all[0])
	for i, e := range rec.Entries {
		who := "Luck"
		if e.Seat >= 0 {
			who = a.names[e.Seat+1]
		}
		fmt.Fprintf(&a.text, "\n%s plays %q\n", who, e.Move)
		for _, m := range more {
			if line := m(all[i], rec.Entries[i:]); line != "" {
				fmt.Fprintf(&a.text, "  %s\n", line)
			}
		}
		a.say("hear", func(by rules.Seat) []string {
			if line := told(all[i], e, by); line.Text != "" {
				return []string{line.Text}
			}
			return nil
		})
		look(all[i+1])
	}
	a.text.WriteString("\nAt the end\n")
	a.say("see", func(by rules.Seat) []string {
		return strings.Split(strings.TrimSpace(rules.Print(all[len(all)-1].Seen(by))), "\n")
	})
	return a.text.String()
}

// audience is the public and the seats, and what has been written for them.
type audience struct {
	names []string   // the public first
	seen  [][]string // the lines of the view that each of them saw last
	text  strings.Builder
}

// say writes what everybody is given, once for those who are given the same line.
func (a *audience) say(what string, lines func(by rules.Seat) []string) {
	given := make([][]string, len(a.names))
	for i := range a.names {
		given[i] = lines(rules.Seat(i - 1))
	}
	done := map[string]bool{}
	for i := range a.names {
		for _, line := range given[i] {
			if done[line] {
				continue
			}
			done[line] = true
			var some, others []string
			for j, name := range a.names {
				if slices.Contains(given[j], line) {
					some = append(some, name)
				} else {
					others = append(others, name)
				}
			}
			switch {
			case len(others) == 0:
				fmt.Fprintf(&a.text, "  %s: %s\n", what, line)
			case len(others) < len(some):
				fmt.Fprintf(&a.text, "  %s (not %s): %s\n", what, strings.Join(others, ", "), line)
			default:
				fmt.Fprintf(&a.text, "  %s (%s): %s\n", what, strings.Join(some, ", "), line)
			}
		}
	}
}
