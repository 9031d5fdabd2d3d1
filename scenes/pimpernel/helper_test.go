package pimpernel_test

import (
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	scene "intrigue/scenes/pimpernel"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

func title() table.Title {
	return table.Title{Board: scene.New, Cover: match.Cover{
		Game: pimpernel.Game{}, Box: "box.pimpernel", Accent: color.RGBA{0xA8, 0x1E, 0x2B, 0xFF}, Marks: scene.Marks,
	}}
}

// player is somebody at the table without a window.
type player struct {
	scenetest.Viewer[pimpernel.View]
}

func sit(t *testing.T, r rules.Record, change func(*store.Settings)) *player {
	t.Helper()
	return &player{scenetest.SitViewer[pimpernel.View](t, title(), r, change)}
}

// record is a dealt game of so many people.
func record(t *testing.T, seats int, o rules.Options, deal uint64) rules.Record {
	t.Helper()
	return scenetest.Deal(t, pimpernel.Game{}, scenetest.People(seats), o, deal)
}

// random plays a game by chance until stop says so or it ends, and returns its
// record. Cubes go to the mission spaces sooner than elsewhere, so that missions come
// to their end.
func random(t *testing.T, r rules.Record, seed uint64, stop func(v pimpernel.View) bool) rules.Record {
	t.Helper()
	return scenetest.Chance{Game: pimpernel.Game{}, Seed: seed,
		Stop: func(p rules.Position, s rules.Seat, _ int) bool { return s >= 0 && stop(p.Seen(s).(pimpernel.View)) },
		Pick: func(_ rules.Position, all []rules.Choice, dice *rand.Rand) []rules.Choice {
			if i := slices.IndexFunc(all, func(c rules.Choice) bool { return len(c.Path) > 1 && tempting(c.Path[1], dice) }); i >= 0 {
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
func reach(t *testing.T, seats int, o rules.Options, want core.Stage, also func(pimpernel.View) bool) rules.Record {
	t.Helper()
	for seed := range uint64(150) {
		met := false
		r := random(t, record(t, seats, o, 20+seed), seed, func(v pimpernel.View) bool {
			met = v.Stage == want && (also == nil || also(v))
			return met
		})
		if met {
			return r
		}
	}
	t.Fatalf("no game comes to stage %v", want)
	return rules.Record{}
}

// first is a game of two in which everything is dealt and nothing was done.
func first(t *testing.T) rules.Record {
	t.Helper()
	return random(t, record(t, 2, nil, 7), 1, func(pimpernel.View) bool { return true })
}
