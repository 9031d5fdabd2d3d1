package estoril_test

import (
	"image/color"
	"slices"
	"strconv"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	scene "intrigue/scenes/estoril"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

func title() table.Title {
	return table.Title{Board: scene.New, Cover: match.Cover{
		Game: estoril.Game{}, Box: "box.estoril", Accent: color.RGBA{0x1F, 0x5F, 0xA8, 0xFF}, Marks: scene.Marks,
	}}
}

// player is somebody at the table without a window.
type player struct{ scenetest.Viewer[estoril.View] }

// sit opens a record; whose turn it is looks.
func sit(t *testing.T, r rules.Record, change func(*store.Settings)) *player {
	t.Helper()
	b := &player{scenetest.SitViewer[estoril.View](t, title(), r, change)}
	if b.Has("curtain.open") {
		b.Click("curtain.open")
	}
	return b
}

// on is the board of a number in a view.
func on(v estoril.View, number int) core.Board {
	return v.Boards[slices.IndexFunc(v.Boards, func(d core.Board) bool { return d.Number == number })]
}

// record is a dealt game of so many people.
func record(t *testing.T, seats int, o rules.Options, deal uint64) rules.Record {
	t.Helper()
	return scenetest.Deal(t, estoril.Game{}, scenetest.People(seats), o, deal)
}

func itoa(n int) string { return strconv.Itoa(n) }

// random plays a game by chance until stop says so or it ends, and returns its record.
func random(t *testing.T, r rules.Record, seed uint64, stop func(p rules.Position, s rules.Seat) bool) rules.Record {
	t.Helper()
	ends := func(p rules.Position, s rules.Seat, _ int) bool { return stop(p, s) }
	return scenetest.Chance{Game: estoril.Game{}, Seed: seed, Stop: ends}.Play(t, r)
}

// reach plays by chance until a stage is met, in a game of so many seats.
func reach(t *testing.T, seats int, o rules.Options, want core.Stage, also func(estoril.View) bool) rules.Record {
	t.Helper()
	for seed := range uint64(30) {
		met := false
		r := random(t, record(t, seats, o, 20+seed), seed, func(p rules.Position, s rules.Seat) bool {
			v := p.Seen(max(s, rules.Public)).(estoril.View)
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

// known are the moments, which are looked for once.
var known map[string]rules.Record

// moments are positions of every stage in which somebody decides.
func moments(t *testing.T) map[string]rules.Record {
	t.Helper()
	if known == nil {
		known = search(t)
	}
	return known
}

func search(t *testing.T) map[string]rules.Record {
	t.Helper()
	can := func(s core.Symbol) func(estoril.View) bool {
		return func(v estoril.View) bool { return v.Evening != nil && slices.Contains(v.Evening.Symbols, s) }
	}
	return map[string]rules.Record{
		"the first tile":  reach(t, 2, nil, core.StagePlace, nil),
		"a tile":          reach(t, 4, nil, core.StagePlace, func(v estoril.View) bool { return v.Round > 1 }),
		"secret missions": reach(t, 3, rules.Options{"missions": "secret", "agenda": "on"}, core.StagePlace, nil),
		"a look":          reach(t, 4, nil, core.StageLook, nil),
		"Assassin":        reach(t, 4, nil, core.StageAbility, can(core.Assassin)),
		"Seduction":       reach(t, 4, nil, core.StageAbility, can(core.Seduction)),
		"Diplomacy":       reach(t, 3, nil, core.StageAbility, can(core.Diplomacy)),
		"Nationalism":     reach(t, 4, nil, core.StageAbility, can(core.Nationalism)),
		"Conspiracy":      reach(t, 4, nil, core.StageAbility, can(core.Conspiracy)),
		"what stays":      reach(t, 4, nil, core.StageKeep, nil),
		"Hell's Mouth":    reach(t, 4, nil, core.StageLose, nil),
		"a discard":       reach(t, 2, nil, core.StageDiscard, nil),
		"more discards": reach(t, 2, nil, core.StageDiscard, func(v estoril.View) bool {
			return v.Acting >= 0 && len(v.Players[v.Acting].Chosen) > 0
		}),
	}
}
