package pimpernel_test

import (
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/input/store"
	contract "intrigue/rules"
	rules "intrigue/rules/pimpernel"
	"intrigue/scenes/pimpernel"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

func title() table.Title {
	return table.Title{Game: rules.Game{}, Box: "box.pimpernel", Accent: color.RGBA{0xA8, 0x1E, 0x2B, 0xFF}, Board: pimpernel.New, Marks: pimpernel.Marks}
}

// player is somebody at the table without a window.
type player struct{ *scenetest.Player }

func sit(t *testing.T, r contract.Record, change func(*store.Settings)) *player {
	t.Helper()
	return &player{scenetest.Sit(t, title(), r, change)}
}

func (b *player) view() rules.View {
	b.T.Helper()
	return b.Game().View().(rules.View)
}

// record is a dealt game of so many people.
func record(t *testing.T, seats int, o contract.Options, deal uint64) contract.Record {
	t.Helper()
	return scenetest.Deal(t, rules.Game{}, scenetest.People(seats), o, deal)
}

// random plays a game by chance until stop says so or it ends, and returns its
// record. Cubes go to the mission spaces sooner than elsewhere, so that missions come
// to their end.
func random(t *testing.T, r contract.Record, seed uint64, stop func(v rules.View) bool) contract.Record {
	t.Helper()
	return scenetest.Chance{Game: rules.Game{}, Seed: seed,
		Stop: func(p contract.Position, s contract.Seat, _ int) bool { return s >= 0 && stop(p.Seen(s).(rules.View)) },
		Pick: func(_ contract.Position, all []contract.Choice, dice *rand.Rand) []contract.Choice {
			if i := slices.IndexFunc(all, func(c contract.Choice) bool { return len(c.Path) > 1 && tempting(c.Path[1], dice) }); i >= 0 {
				return all[i : i+1]
			}
			return all
		},
	}.Play(t, r)
}

// tempting is what is done sooner than the rest.
func tempting(target string, dice *rand.Rand) bool {
	switch {
	case strings.HasPrefix(target, "mission."):
		return dice.IntN(6) == 0
	case strings.HasPrefix(target, "hex.market"):
		return dice.IntN(2) == 0
	}
	return target == "region.to_austria" && dice.IntN(5) == 0
}

// reach plays by chance until a stage is met, in a game of so many seats.
func reach(t *testing.T, seats int, o contract.Options, want rules.Stage, also func(rules.View) bool) contract.Record {
	t.Helper()
	for seed := range uint64(150) {
		met := false
		r := random(t, record(t, seats, o, 20+seed), seed, func(v rules.View) bool {
			met = v.Stage == want && (also == nil || also(v))
			return met
		})
		if met {
			return r
		}
	}
	t.Fatalf("no game comes to stage %v", want)
	return contract.Record{}
}

// first is a game of two in which everything is dealt and nothing was done.
func first(t *testing.T) contract.Record {
	t.Helper()
	return random(t, record(t, 2, nil, 7), 1, func(rules.View) bool { return true })
}
