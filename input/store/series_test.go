package store_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// threeGames is a series of a patience three times over.
func threeGames(t *testing.T, s *store.Store) store.Series {
	t.Helper()
	k, err := s.CreateSeries(rules.Series{Game: "patience", Started: "2026-11-21T20:00:00Z", Seats: []rules.SeatInfo{{Name: "Ada"}}, Deal: 5})
	rulestest.OK(t, err)
	return k
}

// place is the n-th game of it.
func place(n int) rules.NextGame {
	return rules.NextGame{SeriesPlace: rules.SeriesPlace{Game: n}, Title: "Another one", Seats: []rules.SeatInfo{{Name: "Ada"}}}
}

// beginNext begins the n-th game.
func beginNext(t *testing.T, s *store.Store, k store.Series, n int) string {
	t.Helper()
	name, err := s.BeginNext(k.Name, place(n))
	rulestest.OK(t, err)
	return name
}

// loaded is a series as it is kept.
func loaded(t *testing.T, s *store.Store, name string) store.Series {
	t.Helper()
	k, err := s.LoadSeries(name)
	rulestest.OK(t, err)
	return k
}

func TestASeriesNamesItsGames(t *testing.T) {
	s, home := open(t)
	k := threeGames(t, s)
	first := beginNext(t, s, k, 1)
	rulestest.Holds(t, beginNext(t, s, k, 1) == first, "a game is begun twice")
	second := beginNext(t, s, k, 2)
	again := at(t, home)
	k = loaded(t, again, k.Name)
	rulestest.Holds(t, len(k.Games) == 2 && k.Games[0].Name == first && k.Games[1].Name == second, "kept: %+v", k.Games)
	all := again.Played(k)
	rulestest.Must(t, len(all) == 2 && !all[0].Lost() && !all[1].Lost(), "played: %+v", all)
	rulestest.Holds(t, all[0].Record.Deal == 5 && all[1].Record.Deal == 6 && all[0].Record.Series.Series == k.Name, "%+v", all[0].Record)
	list := again.ListSeries("patience")
	rulestest.Holds(t, len(list) == 1 && list[0].Name == k.Name && len(again.ListSeries("chase")) == 0, "listed: %+v", list)
	rulestest.OK(t, again.EndSeries(k.Name))
	rulestest.Holds(t, loaded(t, at(t, home), k.Name).Ended, "it goes on")
}

// TestASeriesIsFoundAgainFromItsRecords: the power may fail after the record was written and before the series names it.
func TestASeriesIsFoundAgainFromItsRecords(t *testing.T) {
	s, home := open(t)
	k := threeGames(t, s)
	file := filepath.Join(home, "series", k.Name+".json")
	before, err := os.ReadFile(file)
	rulestest.OK(t, err)
	first := beginNext(t, s, k, 1)
	rulestest.OK(t, os.WriteFile(file, before, 0o600))
	s = at(t, home)
	rulestest.Holds(t, beginNext(t, s, k, 1) == first, "the game is begun a second time")
	text, err := os.ReadFile(file)
	rulestest.OK(t, err)
	rulestest.Holds(t, strings.Contains(string(text), first), "the file is not brought up to date: %s", text)
}

// TestALostGameIsAGap, and it comes back with its record.
func TestALostGameIsAGap(t *testing.T) {
	s, home := open(t)
	k := threeGames(t, s)
	for n := range 3 {
		beginNext(t, s, k, n+1)
	}
	k = loaded(t, s, k.Name)
	rulestest.OK(t, s.Trash(k.Games[1].Name))
	rulestest.OK(t, os.WriteFile(filepath.Join(home, k.Games[2].Name), []byte("{}\n"), 0o600))
	all := s.Played(loaded(t, s, k.Name))
	lost := func(p rules.Played) bool { return p.Lost() }
	rulestest.Must(t, len(all) == 3 && !all[0].Lost() && all[1].Lost() && all[2].Lost(), "played: %+v", all)
	rulestest.OK(t, s.UndoTrash(k.Games[1].Name))
	rulestest.Holds(t, slices.IndexFunc(s.Played(k), lost) == 2, "the record does not come back")
}

// TestACopyIsNoGameOfASeries: what is imported must not take the place of a game.
func TestACopyIsNoGameOfASeries(t *testing.T) {
	s, home := open(t)
	k := threeGames(t, s)
	text, err := os.ReadFile(filepath.Join(home, beginNext(t, s, k, 1)))
	rulestest.OK(t, err)
	r, _, err := s.Import(text)
	rulestest.Holds(t, err == nil && r.Series == nil, "%v %+v", err, r.Series)
}

// TestASeriesThatCannotBeRead is set aside, and its games stay; one of a newer version stays as it is.
func TestASeriesThatCannotBeRead(t *testing.T) {
	for text, aside := range map[string]bool{
		"{": true, `{"format":0}`: true, `{"format":1,"game":"patience","options":{"a b\n":""}}`: true, `{"format":9}`: false,
	} {
		s, home := open(t)
		k := threeGames(t, s)
		name := beginNext(t, s, k, 1)
		file := filepath.Join(home, "series", k.Name+".json")
		rulestest.OK(t, os.WriteFile(file, []byte(text), 0o600))
		_, err := s.LoadSeries(k.Name)
		rulestest.Holds(t, err != nil, "%q is a series", text)
		kept, _ := filepath.Glob(file + ".unreadable-*")
		rulestest.Holds(t, (len(kept) == 1) == aside, "%q: set aside %q", text, kept)
		g, _, err := s.Load(name)
		rulestest.OK(t, err)
		g.Close()
		if _, err := s.LoadSeries("../games/x"); err == nil {
			t.Error("a path is a series")
		}
	}
}
