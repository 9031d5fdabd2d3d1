package store_test

import (
	"bufio"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
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
	rulestest.Must(t, len(all) == 2 && !all[0].Missing() && !all[1].Missing(), "played: %+v", all)
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
	lost := func(p rules.Played) bool { return p.Missing() }
	rulestest.Must(t, len(all) == 3 && !all[0].Missing() && all[1].Missing() && all[2].Missing(), "played: %+v", all)
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

// seriesVictim plays one series as fast as it can, for ever, and says on its output the name of each game that was begun.
func seriesVictim(home string) {
	s := store.Open(store.Options{Home: home, Game: toys})
	all := s.ListSeries("")
	if len(all) == 0 {
		k, err := s.CreateSeries(rules.Series{Game: "patience", Seats: []rules.SeatInfo{{Name: "Ada"}}})
		if err != nil {
			panic(err)
		}
		all = []store.Series{k}
	}
	for n := len(all[0].Games) + 1; ; n++ {
		name, err := s.BeginNext(all[0].Name, place(n))
		if err != nil {
			panic(err)
		}
		os.Stdout.WriteString(name + "\n")
		g, r, err := s.Load(name)
		if err != nil {
			panic(err)
		}
		tb, err := session.New(toy.Patience{}, r, session.Deps{Saver: g, Sync: true})
		if err != nil {
			panic(err)
		}
		for range 4 {
			tb.Update(time.Now())
			if cs := tb.Choices(); len(cs) > 0 {
				tb.Play(cs[0].Move)
			}
		}
		tb.Close()
	}
}

// TestKilledDuringASeries: whenever the program dies, every game that was begun is named by the series once, at its place,
// and its record is there. At most the game that was being begun is one more.
func TestKilledDuringASeries(t *testing.T) {
	if testing.Short() {
		t.Skip("kills sixty programs")
	}
	if runtime.GOOS == "js" {
		t.Skip("a page in a browser begins no other program")
	}
	home := t.TempDir()
	var begun []string
	for i := range 60 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "INTRIGUE_TEST_SERIES="+home)
		var faults strings.Builder
		cmd.Stderr = &faults
		out, err := cmd.StdoutPipe()
		rulestest.OK(t, err)
		rulestest.OK(t, cmd.Start())
		lines, first := bufio.NewScanner(out), true
		for lines.Scan() {
			if begun = append(begun, lines.Text()); first {
				first = false
				time.AfterFunc(time.Duration(rand.IntN(25))*time.Millisecond, func() { cmd.Process.Kill() })
			}
		}
		cmd.Wait()
		rulestest.Must(t, faults.Len() == 0, "%s", faults.String())
		s := store.Open(store.Options{Home: home, Game: toys})
		all := s.ListSeries("")
		rulestest.Must(t, len(all) == 1, "kill %d: %d series", i, len(all))
		k := loaded(t, s, all[0].Name)
		for at, g := range k.Games {
			rulestest.Must(t, g.Game == at+1 && g.Try == 0, "kill %d: place %d is %+v", i, at, g)
			if at < len(begun) && g.Name != begun[at] {
				t.Fatalf("kill %d: game %d is %s, not %s", i, at+1, g.Name, begun[at])
			}
		}
		rulestest.Must(t, len(k.Games) == len(begun) || len(k.Games) == len(begun)+1, "kill %d: %d games, %d said", i, len(k.Games), len(begun))
		if len(k.Games) > len(begun) { // begun, and killed before it could say so
			begun = append(begun, k.Games[len(begun)].Name)
		}
		for _, p := range s.Played(k)[max(0, len(k.Games)-3):] {
			rulestest.Must(t, !p.Missing(), "kill %d: game %d is lost", i, p.Game)
		}
	}
	rulestest.Holds(t, len(begun) > 60, "only %d games were begun: this proves nothing", len(begun))
	t.Logf("%d games", len(begun))
}
