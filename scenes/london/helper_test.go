package london_test

import (
	"image/color"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	game "intrigue/rules/london"
	"intrigue/scenes/london"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

func title() table.Title {
	return table.Title{Game: game.Game{}, Box: "box.london", Accent: color.RGBA{0x8C, 0x2F, 0x1B, 0xFF}, Board: london.New}
}

// player is somebody at the table without a window.
type player struct{ *scenetest.Player }

func sit(t *testing.T, r rules.Record, change func(*store.Settings)) *player {
	t.Helper()
	return &player{scenetest.Sit(t, title(), r, change)}
}

// open opens the curtain.
func (b *player) open() {
	b.T.Helper()
	b.Click("curtain.open")
}

// record begins a game.
func record(t *testing.T, seats []rules.SeatInfo, o rules.Options) rules.Record {
	t.Helper()
	for i := range seats {
		seats[i].Colour = i
	}
	r, err := input.Deal(game.Game{}, seats, o, 5, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func last(t *testing.T, r rules.Record) rules.Position {
	t.Helper()
	all, err := rules.Replay(game.Game{}, r)
	if err != nil {
		t.Fatal(err)
	}
	return all[len(all)-1]
}

// random plays moves by chance until stop says so or the game ends.
func random(t *testing.T, r rules.Record, seed uint64, stop func(rules.Position, int) bool) rules.Record {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 1))
	p := last(t, r)
	for !stop(p, len(r.Entries)) && len(p.Acting()) > 0 {
		s := p.Acting()[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(dice)
		} else {
			cs := p.Choices(s)
			m = cs[dice.IntN(len(cs))].Move
		}
		next, err := p.After(s, m)
		if err != nil {
			t.Fatal(err)
		}
		p = next
		r.Entries = append(r.Entries, rules.Entry{Seat: s, Move: m})
	}
	return r
}

func after(n int) func(rules.Position, int) bool {
	return func(_ rules.Position, at int) bool { return at >= n }
}

// solo is a game that one person plays for all seats.
func solo() []rules.SeatInfo { return []rules.SeatInfo{{Name: "Ada"}, {Name: "Ada"}, {Name: "Ada"}} }

// two is a game of two people who may not see the same.
func two() []rules.SeatInfo { return []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben"}, {Name: "Ben"}} }
