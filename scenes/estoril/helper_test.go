package estoril_test

import (
	"image/color"
	"slices"
	"strconv"
	"testing"

	"intrigue/input/store"
	contract "intrigue/rules"
	rules "intrigue/rules/estoril"
	"intrigue/scenes/estoril"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

func title() table.Title {
	return table.Title{Game: rules.Game{}, Box: "box.estoril", Accent: color.RGBA{0x1F, 0x5F, 0xA8, 0xFF}, Board: estoril.New, Marks: estoril.Marks}
}

// player is somebody at the table without a window.
type player struct{ *scenetest.Player }

// sit opens a record; whose turn it is looks.
func sit(t *testing.T, r contract.Record, change func(*store.Settings)) *player {
	t.Helper()
	b := &player{scenetest.Sit(t, title(), r, change)}
	if _, up := b.Hit("curtain.open"); up {
		b.Click("curtain.open")
	}
	return b
}

func (b *player) view() rules.View {
	b.T.Helper()
	return b.Game().View().(rules.View)
}

// on is the board of a number in a view.
func on(v rules.View, number int) rules.Board {
	return v.Boards[slices.IndexFunc(v.Boards, func(d rules.Board) bool { return d.Number == number })]
}

// record is a dealt game of so many people.
func record(t *testing.T, seats int, o contract.Options, deal uint64) contract.Record {
	t.Helper()
	return scenetest.Deal(t, rules.Game{}, scenetest.People(seats), o, deal)
}

func itoa(n int) string { return strconv.Itoa(n) }

// random plays a game by chance until stop says so or it ends, and returns its record.
func random(t *testing.T, r contract.Record, seed uint64, stop func(p contract.Position, s contract.Seat) bool) contract.Record {
	t.Helper()
	return scenetest.Chance{Game: rules.Game{}, Seed: seed, Stop: func(p contract.Position, s contract.Seat, _ int) bool { return stop(p, s) }}.Play(t, r)
}

// reach plays by chance until a stage is met, in a game of so many seats.
func reach(t *testing.T, seats int, o contract.Options, want rules.Stage, also func(rules.View) bool) contract.Record {
	t.Helper()
	for seed := range uint64(30) {
		met := false
		r := random(t, record(t, seats, o, 20+seed), seed, func(p contract.Position, s contract.Seat) bool {
			v := p.Seen(max(s, contract.Public)).(rules.View)
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

// moments are positions of every stage in which somebody decides.
func moments(t *testing.T) map[string]contract.Record {
	t.Helper()
	can := func(s rules.Symbol) func(rules.View) bool {
		return func(v rules.View) bool { return v.Evening != nil && slices.Contains(v.Evening.Symbols, s) }
	}
	return map[string]contract.Record{
		"the first tile":  reach(t, 2, nil, rules.StagePlace, nil),
		"a tile":          reach(t, 4, nil, rules.StagePlace, func(v rules.View) bool { return v.Round > 1 }),
		"secret missions": reach(t, 3, contract.Options{"missions": "secret", "agenda": "on"}, rules.StagePlace, nil),
		"a look":          reach(t, 4, nil, rules.StageLook, nil),
		"Assassin":        reach(t, 4, nil, rules.StageAbility, can(rules.Assassin)),
		"Seduction":       reach(t, 4, nil, rules.StageAbility, can(rules.Seduction)),
		"Diplomacy":       reach(t, 3, nil, rules.StageAbility, can(rules.Diplomacy)),
		"Nationalism":     reach(t, 4, nil, rules.StageAbility, can(rules.Nationalism)),
		"Conspiracy":      reach(t, 4, nil, rules.StageAbility, can(rules.Conspiracy)),
		"what stays":      reach(t, 4, nil, rules.StageKeep, nil),
		"Hell's Mouth":    reach(t, 4, nil, rules.StageLose, nil),
		"a discard":       reach(t, 2, nil, rules.StageDiscard, nil),
		"more discards": reach(t, 2, nil, rules.StageDiscard, func(v rules.View) bool {
			return v.Acting >= 0 && len(v.Players[v.Acting].Chosen) > 0
		}),
	}
}
