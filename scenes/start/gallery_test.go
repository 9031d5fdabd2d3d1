package start

import (
	"testing"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
	"intrigue/scenes/paint"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

// bare is a game that does nothing but what the contract asks for: it has no bots, no
// hints, no lessons, and is for two at most.
type bare struct{ rules.Game }

func (g bare) About() rules.About {
	about := g.Game.About()
	about.MaxSeats, about.Levels = 2, nil
	return about
}

// TestGalleryOfAnyGame: pictures are taken of a game of two seats without bots as well.
func TestGalleryOfAnyGame(t *testing.T) {
	game := bare{estoril.Game{}}
	title := table.Title{Cover: match.Cover{Game: game}, Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	typ := paint.NewTypesetter()
	for _, s := range gallery(table.Titles{title}) {
		m := storage.NewMemory()
		files := store.Open(store.Options{Config: m, Data: m, Game: func(k string) (rules.Game, bool) { return game, true }})
		a := furnish(typ, table.Titles{title}, files, "test")
		err := s.set(a)
		rulestest.Holds(t, err == nil, "%s: %v", s.name, err)
		sc, ok := a.Screen().(*table.Screen)
		rulestest.Holds(t, !ok || sc.Game().Len() != 0, "%s: nobody has played", s.name)
		a.Close()
	}
}

// TestStoresGetTheirPictures: stores get the shelf and of each game what it has chosen.
func TestStoresGetTheirPictures(t *testing.T) {
	title := table.Title{Cover: match.Cover{Game: bare{estoril.Game{}}},
		Shots: []table.Shot{{Name: "dull"}, {Name: "bright", Entries: 3, Store: true}}}
	shots := storefront(table.Titles{title})
	rulestest.Holds(t, len(shots) == 2 && shots[0].name == "shelf" && shots[1].name == "estoril-bright",
		"%d pictures: %+v", len(shots), shots)
	for _, size := range storeSizes {
		rulestest.Holds(t, size == [2]int{1600, 900}, "a picture of %v", size)
	}
}
