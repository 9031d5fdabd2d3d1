package scenetest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"intrigue/input/record"
	"intrigue/input/session"
	"intrigue/rules"
)

// People are so many persons, each with a colour of their own.
func People(n int) []rules.SeatInfo {
	all := make([]rules.SeatInfo, n)
	for i := range all {
		all[i] = rules.SeatInfo{Name: fmt.Sprint("Person ", i+1), Colour: i}
	}
	return all
}

// Deal begins a game by the number of its deal. The players wear the colours of their seats.
func Deal(t *testing.T, g rules.Game, who []rules.SeatInfo, o rules.Options, deal uint64) rules.Record {
	t.Helper()
	for i := range who {
		who[i].Colour = i
	}
	r, err := session.NewRecord(g, who, o, deal, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Recorded is the game in a file, such as the rules keep one for each ending.
func Recorded(t *testing.T, file string) rules.Record {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := record.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return parsed.Record
}

// Replay are the positions of a record.
func Replay(t *testing.T, g rules.Game, r rules.Record) []rules.Position {
	t.Helper()
	all, err := rules.Replay(g, r)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// End is the position at the end of a record.
func End(t *testing.T, g rules.Game, r rules.Record) rules.Position {
	t.Helper()
	all := Replay(t, g, r)
	return all[len(all)-1]
}

// Chance is somebody who plays for everybody, without a thought.
type Chance struct {
	Game rules.Game
	Seed uint64
	// Stop ends it before a move of a seat, or of Luck, with n entries made.
	Stop func(p rules.Position, s rules.Seat, n int) bool
	// Pick prefers some of the choices; it may be nil, and what it leaves may be none, which ends it too.
	Pick func(p rules.Position, all []rules.Choice, dice *rand.Rand) []rules.Choice
}

// longest is how many entries a game by chance is given before the test fails.
const longest = 20000

// Play goes on with a record until Stop says so or the game ends.
func (c Chance) Play(t *testing.T, r rules.Record) rules.Record {
	t.Helper()
	dice := rand.New(rand.NewPCG(c.Seed, 3))
	p := End(t, c.Game, r)
	r.Entries = slices.Clone(r.Entries)
	for len(p.Acting()) > 0 {
		if len(r.Entries) > longest {
			t.Fatal("a game by chance does not end")
		}
		e := rules.Entry{Seat: p.Acting()[0]}
		if c.Stop(p, e.Seat, len(r.Entries)) {
			return r
		}
		if e.Seat == rules.Luck {
			e.Move = p.Roll(record.LuckRand(r.Deal, len(r.Entries)))
		} else {
			all := p.Choices(e.Seat)
			if c.Pick != nil {
				all = c.Pick(p, all, dice)
			}
			if len(all) == 0 {
				return r
			}
			e.Move = all[dice.IntN(len(all))].Move
		}
		var err error
		if p, err = p.After(e.Seat, e.Move); err != nil {
			t.Fatal(err)
		}
		r.Entries = append(r.Entries, e)
	}
	return r
}
