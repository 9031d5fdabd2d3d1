package cardinal_test

import (
	"image/color"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/cardinal"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

func title() table.Title {
	return table.Title{Board: scene.New, Cover: match.Cover{Game: cardinal.Game{}, Box: "box.cardinal",
		Accent: color.RGBA{0x7A, 0x1E, 0x2C, 0xFF}}}
}

// player is somebody at the table without a window.
type player struct {
	scenetest.Viewer[cardinal.View]
}

func sit(t *testing.T, r rules.Record, change func(*store.Settings)) *player {
	t.Helper()
	return &player{scenetest.SitViewer[cardinal.View](t, title(), r, change)}
}

func (b *player) play() *session.Session {
	b.T.Helper()
	return b.Game()
}

// say makes a move without pointing.
func (b *player) say(m rules.Move) {
	b.T.Helper()
	err := b.play().Play(m)
	rulestest.Must(b.T, err == nil, "%q is refused: %v", m, err)
	b.Still(2)
}

// back takes back everything down to n entries.
func (b *player) back(n int) {
	b.T.Helper()
	for b.play().Len() > n {
		rulestest.OK(b.T, b.play().Undo())
	}
	b.Still(2)
}

// made is the last move that was made.
func (b *player) made() rules.Move {
	b.T.Helper()
	all := b.play().Record().Entries
	return all[len(all)-1].Move
}

// record is a dealt game.
func record(t *testing.T, deal uint64, o rules.Options) rules.Record {
	t.Helper()
	return scenetest.Deal(t, cardinal.Game{}, []rules.SeatInfo{{Name: "Ada"}}, o, deal)
}

// random plays moves by chance until stop says so or the game ends. Nobody gives
// up, and nobody runs to his death while he can do something else.
func random(t *testing.T, r rules.Record, seed uint64, stop func(v cardinal.View, n int) bool) rules.Record {
	t.Helper()
	return scenetest.Chance{Game: cardinal.Game{}, Seed: seed,
		Stop: func(p rules.Position, s rules.Seat, n int) bool { return s >= 0 && stop(p.Seen(0).(cardinal.View), n) },
		Pick: func(p rules.Position, all []rules.Choice, _ *rand.Rand) []rules.Choice {
			v := p.Seen(0).(cardinal.View)
			return slices.DeleteFunc(all, func(c rules.Choice) bool {
				return c.Move == "finish" || slices.ContainsFunc(v.Slides, func(s core.Preview) bool { return s.Move == c.Move && s.Kills })
			})
		},
	}.Play(t, r)
}

func after(n int) func(cardinal.View, int) bool {
	return func(_ cardinal.View, at int) bool { return at >= n }
}

// free is after, between two slides.
func free(n int) func(cardinal.View, int) bool {
	return func(v cardinal.View, at int) bool { return at >= n && v.Stage == core.StageFree }
}

// variants are the two ways to play that differ most.
var variants = []rules.Options{nil, {"tunnel": "own", "supply": "closed"}}
