package pimpernel_test

import (
	"image/color"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"intrigue/input"
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
	var who []contract.SeatInfo
	for i := range seats {
		who = append(who, contract.SeatInfo{Name: "Person " + strconv.Itoa(i+1), Colour: i})
	}
	r, err := input.Deal(rules.Game{}, who, o, deal, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// random plays a game by chance until stop says so or it ends, and returns its
// record. Cubes go to the mission spaces sooner than elsewhere, so that missions come
// to their end.
func random(t *testing.T, r contract.Record, seed uint64, stop func(v rules.View) bool) contract.Record {
	t.Helper()
	all, err := contract.Replay(rules.Game{}, r)
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(seed, 3))
	p := all[len(all)-1]
	for n := 0; len(p.Acting()) > 0 && n < 6000; n++ {
		s := p.Acting()[0]
		var m contract.Move
		if s == contract.Luck {
			m = p.Roll(input.LuckRand(r.Deal, len(r.Entries)))
		} else {
			if stop(p.Seen(s).(rules.View)) {
				return r
			}
			cs := p.Choices(s)
			m = cs[dice.IntN(len(cs))].Move
			if i := slices.IndexFunc(cs, func(c contract.Choice) bool {
				return len(c.Path) > 1 && (dice.IntN(6) == 0 && strings.HasPrefix(c.Path[1], "mission.") || dice.IntN(2) == 0 && strings.HasPrefix(c.Path[1], "hex.market") || dice.IntN(5) == 0 && c.Path[1] == "region.to_austria")
			}); i >= 0 {
				m = cs[i].Move
			}
		}
		if p, err = p.After(s, m); err != nil {
			t.Fatal(err)
		}
		r.Entries = append(slices.Clone(r.Entries), contract.Entry{Seat: s, Move: m})
	}
	return r
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
