package london_test

import (
	"image/color"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	scene "intrigue/scenes/london"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

func title() table.Title {
	return table.Title{Board: scene.New, Cover: match.Cover{Game: london.Game{}, Box: "box.london",
		Accent: color.RGBA{0x8C, 0x2F, 0x1B, 0xFF}}}
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
	return scenetest.Deal(t, london.Game{}, seats, o, 5)
}

func last(t *testing.T, r rules.Record) rules.Position {
	t.Helper()
	return scenetest.End(t, london.Game{}, r)
}

// random plays moves by chance until stop says so or the game ends.
func random(t *testing.T, r rules.Record, seed uint64, stop func(rules.Position, int) bool) rules.Record {
	t.Helper()
	ends := func(p rules.Position, _ rules.Seat, n int) bool { return stop(p, n) }
	return scenetest.Chance{Game: london.Game{}, Seed: seed, Stop: ends}.Play(t, r)
}

func after(n int) func(rules.Position, int) bool {
	return func(_ rules.Position, at int) bool { return at >= n }
}

// solo is a game that one person plays for all seats.
func solo() []rules.SeatInfo { return []rules.SeatInfo{{Name: "Ada"}, {Name: "Ada"}, {Name: "Ada"}} }

// two is a game of two people who may not see the same.
func two() []rules.SeatInfo { return []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben"}, {Name: "Ben"}} }
