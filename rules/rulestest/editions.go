package rulestest

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// Editions proves that each edition of a game that has landed plays on as it landed.
// testdata/editions keeps games of every edition, EDITION-NUMBER.jsonl, in which each answer to
// each option and each number of seats is met, and a line of testdata/editions.txt tells what
// each of them was: its moves, its ending, its points, and a digest of all that could be decided
// at every position. A test that fails here asks for a new edition: with -update only games of an
// edition that has none yet are added; a game that is there is never written again, and its line never changed.
func Editions(t *testing.T, g rules.Game) {
	t.Helper()
	ab := g.About()
	var lines []string
	for edition := 1; edition <= max(ab.Edition, 1); edition++ {
		for i := range gamesOf(ab) {
			file := fmt.Sprintf("testdata/editions/%d-%d.jsonl", edition, i+1)
			if _, err := os.Stat(file); err != nil && *update {
				rec, err := gameOf(g, edition, i)
				if err != nil {
					t.Fatal(err)
				}
				WriteRecord(t, file, rec)
			}
			line, err := Landed(g, edition, file, ReadRecord(t, file))
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, line)
		}
	}
	const file = "testdata/editions.txt"
	was, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	if err := unchanged(string(was), lines); err != nil {
		t.Fatal(err)
	}
	golden(t, file, strings.Join(lines, "\n")+"\n")
}

// unchanged checks that each game that was told before is told in the same words.
func unchanged(was string, lines []string) error {
	for old := range strings.Lines(was) {
		old = strings.TrimSpace(old)
		file, _, _ := strings.Cut(old, ":")
		i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, file+":") })
		if i < 0 {
			return fmt.Errorf("the game %s of a landed edition is gone", file)
		}
		if lines[i] != old {
			return fmt.Errorf("a landed edition plays differently: this needs a new edition\nnow:  %s\nthen: %s", lines[i], old)
		}
	}
	return nil
}

// gamesOf is how many games it takes to meet each answer to each option, and each number of seats.
func gamesOf(ab rules.About) int {
	n := ab.MaxSeats - ab.MinSeats + 1
	for _, q := range ab.Options {
		n = max(n, len(q.Values))
	}
	return n
}

// gameOf is a random game of an edition, the number i of gamesOf.
func gameOf(g rules.Game, edition, i int) (rules.Record, error) {
	ab := g.About()
	seats := ab.MinSeats + i%(ab.MaxSeats-ab.MinSeats+1)
	rec := rules.Record{Format: rules.Format, Game: ab.Key, Title: fmt.Sprintf("Edition %d, game %d", edition, i+1),
		Edition: edition, Deal: uint64(i), Options: rules.Options{}}
	for _, q := range ab.Options {
		rec.Options[q.Key] = q.Values[i%len(q.Values)].Key
	}
	for n, name := range ab.Roles(seats) {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: name, Colour: n})
	}
	r := rand.New(rand.NewPCG(uint64(edition), uint64(i)))
	p, err := g.New(rec.Setup())
	for err == nil && len(p.Acting()) > 0 {
		e := randomMove(p, r)
		rec.Entries = append(rec.Entries, e)
		p, err = p.After(e.Seat, e.Move)
	}
	return rec, err
}

// Landed tells a kept game of an edition in a line: its moves, its ending, its points, and a digest
// of all that could be decided at every position.
func Landed(g rules.Game, edition int, file string, rec rules.Record) (string, error) {
	if got := rec.Setup().Edition; got != edition {
		return "", fmt.Errorf("%s is a game of edition %d", file, got)
	}
	all, err := rules.Replay(g, rec)
	if err != nil {
		return "", fmt.Errorf("%s: %w", file, err)
	}
	sum := fnv.New64a()
	for _, p := range all {
		for s := range rec.Seats {
			for _, c := range p.Choices(rules.Seat(s)) {
				fmt.Fprintf(sum, "%d %s\n", s, c.Move)
			}
		}
	}
	o := all[len(all)-1].Outcome()
	points := "no points"
	if n := len(o.Scores); n > 0 {
		points = fmt.Sprint(o.Scores[n-1].Points)
	}
	return fmt.Sprintf("%s: %d moves, %s, winners %v, %s, decisions %016x", file, len(rec.Entries), o.Ending,
		o.Winners, points, sum.Sum64()), nil
}
