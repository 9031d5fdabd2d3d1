//go:build !js

package store_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// age sets when a file was changed.
func age(t testing.TB, home, name string, when time.Time) {
	t.Helper()
	rulestest.OK(t, os.Chtimes(filepath.Join(home, name), when, when))
}

func TestNewestIsToldAsWhatItIs(t *testing.T) {
	s, home := open(t)
	if _, ok, err := s.Latest(); ok || err != nil {
		t.Error("there is no game", err)
	}
	old, want := begin(t, s, 5)
	age(t, home, old, start)
	over, _ := s.CreateGame(record(t, 16))
	over.Close()
	age(t, home, over.Name(), start.Add(time.Hour))
	g, ok, err := s.Latest()
	if !ok || err != nil || g.Name != old || g.Problem != "" || g.Open || g.At == nil ||
		store.Export(g.Record) != store.Export(want) || g.Entries != 5 {
		t.Errorf("%+v %v", g, err)
	}
	mine, _, err := s.Load(old)
	rulestest.OK(t, err)
	if g, ok, _ := s.Latest(); !ok || !g.Open || g.Problem != "" || g.At == nil {
		t.Errorf("open in another window: %+v", g)
	}
	rulestest.Holds(t, s.InUse(old), "a game that is being played is said to be free")
	mine.Close()
	rulestest.Holds(t, !s.InUse(old), "a game that was closed is said to be in use")

	// It parses, and its rules refuse a move.
	bad := put(t, home, header+`{"s":-2,"m":"die 3"}`+"\n"+`{"s":0,"m":"fly"}`+"\n")
	age(t, home, bad, start.Add(2*time.Hour))
	g, ok, err = s.Latest()
	rulestest.Holds(t, ok && err == nil && g.Name == bad && !g.Open && g.At == nil && strings.Contains(g.Problem, "cannot be played"),
		"%+v %v", g, err)
	if _, err := os.Stat(filepath.Join(home, bad)); err != nil {
		t.Error("looking at it moved it:", err)
	}
	for text, want := range map[string]string{
		header + "{\n{\n": "line 2",
		strings.Replace(header, `"edition":1`, `"edition":9`, 1):                       "newer version",
		strings.Replace(header, `"seats":[`, `"seats":[{"name":"Ben","colour":1},`, 1): "seats",
	} {
		put(t, home, text)
		age(t, home, bad, start.Add(2*time.Hour))
		if g, ok, _ := s.Latest(); !ok || g.Name != bad || !strings.Contains(g.Problem, want) {
			t.Errorf("%s: %+v", text, g)
		}
		items, _ := s.List()
		rulestest.Holds(t, strings.Contains(items[0].Problem, want), "%s: listed as %+v", text, items[0])
	}
	// What is no game at all is passed over.
	for _, text := range []string{"Dear diary", `{"format":9,"game":"patience"}` + "\n", strings.Replace(header, "patience", "whist", 1)} {
		put(t, home, text)
		age(t, home, bad, start.Add(2*time.Hour))
		if g, ok, _ := s.Latest(); !ok || g.Name != old {
			t.Errorf("%s: %+v", text, g)
		}
	}
}

func TestWhatWasSetAsideIsListedAndCanBeTaken(t *testing.T) {
	s, home := open(t)
	text := header + `{"s":-2,"m":"die 3"}` + "\n" + `{"s":0,"m":"fly"}` + "\n"
	name := put(t, home, text)
	if _, _, err := s.Load(name); err == nil {
		t.Fatal("it loads")
	}
	all, err := s.SetAside()
	rulestest.Must(t, err == nil && len(all) == 1, "%v %v", all, err)
	a := all[0]
	if !strings.Contains(a.Why, "cannot be played") || a.Usable || a.Game.Record.Game != "patience" || a.Size != int64(len(text)) {
		t.Errorf("%+v", a)
	}
	where, err := s.ExportFile(a.Name)
	rulestest.OK(t, err)
	copied, _ := os.ReadFile(where)
	rulestest.Holds(t, string(copied) == text, "%q was exported to %s", copied, where)
	if _, err := s.Restore(a.Name); err == nil {
		t.Error("it was put back although it cannot be used")
	}
	if _, err := s.Restore(name); err == nil {
		t.Error("a file that was not set aside was put back")
	}
	// A later version may be able to use it.
	_, want := begin(t, s, 3)
	os.WriteFile(filepath.Join(home, a.Name), []byte(store.Export(want)), 0o600)
	if all, _ = s.SetAside(); !all[0].Usable || !strings.Contains(all[0].Why, "opened again now") {
		t.Errorf("%+v", all[0])
	}
	back, err := s.Restore(a.Name)
	rulestest.OK(t, err)
	load(t, s, back, want)
	if all, _ := s.SetAside(); len(all) != 0 {
		t.Error(all)
	}
}

// TestTheListIsWhatLoadingGives compares the quick way of reading with the whole one.
func TestTheListIsWhatLoadingGives(t *testing.T) {
	s, home := open(t)
	for i, more := range []string{
		"", `{"undo":2}` + "\n", `{"s":0, "m":"lay 0 left"}` + "\n", ` {"m":"x","s":1}` + "\n", `{"over":"done"}` + "\n",
		`{"s":-0,"m":"x"}` + "\n", `{"s":007,"m":"x"}` + "\n", `{"s":1,"m":"\u0061"}` + "\n", `{"s":1,"m":"ä"}` +
			"\n", `{"s":1,"m":"x","undo":1}` + "\n",
		`{"s":12,"m":"x"}` + "\n", `{"s":123,"m":"x"}` + "\n", `{"s":999,"m":"x"}` + "\n", `{"hint":true}` +
			"\n", `{"s":1,"m":"x"`, `{"s":,"m":"x"}` + "\n", `{"s":-,"m":"x"}` + "\n",
	} {
		text := strings.TrimSuffix(store.Export(record(t, 5)), "\n") + "\n" + more
		name := put(t, home, text)
		items, err := s.List()
		rulestest.Must(t, err == nil && len(items) == 1, "%v %v", items, err)
		g := s.Preview(name)
		if it := items[0]; it.Problem == "" && (it.Entries != len(g.Record.Entries) || it.Ending != g.Ending ||
			it.Record.Advised != g.Record.Advised) ||
			it.Problem != "" && it.Problem != g.Problem {
			t.Errorf("%d: the list has %+v, and the game %+v", i, it, g)
		}
	}
}

func TestTheListNoticesEveryChange(t *testing.T) {
	s, home := open(t)
	name := put(t, home, header)
	age(t, home, name, start.Add(-time.Hour))
	for n := range 4 {
		items, err := s.List()
		rulestest.Must(t, err == nil && len(items) == 1 && items[0].Entries == n, "%+v %v, want %d moves", items, err, n)
		f, _ := os.OpenFile(filepath.Join(home, name), os.O_APPEND|os.O_WRONLY, 0)
		fmt.Fprintln(f, `{"s":-2,"m":"die 3"}`)
		f.Close()
		age(t, home, name, start.Add(time.Duration(n)*time.Second-time.Hour))
	}
	os.Remove(filepath.Join(home, name))
	if items, _ := s.List(); len(items) != 0 {
		t.Error(items)
	}
}

// shelf fills a folder with games of a usual length.
func shelf(t testing.TB, games int) (home string) {
	home = t.TempDir()
	os.MkdirAll(filepath.Join(home, "games"), 0o700)
	moves := strings.Repeat(`{"s":1,"m":"taxi red 142 to 143 by the bridge"}`+"\n"+`{"s":0,"m":"secret 7"}`+"\n", 100)
	for i := range games {
		name := fmt.Sprintf("games/20261121-200000-patience-%06x.jsonl", i)
		rulestest.OK(t, os.WriteFile(filepath.Join(home, name), []byte(header+moves), 0o600))
		age(t, home, name, start.Add(time.Duration(i)*time.Second))
	}
	return home
}

func TestManyGamesAreListed(t *testing.T) {
	home := shelf(t, 300)
	s := at(t, home)
	for range 2 { // the second time from what is known
		items, err := s.List()
		if err != nil || len(items) != 300 || items[0].Entries != 200 || items[0].Record.Seats[0].Name != "Ada" || items[0].Problem != "" {
			t.Fatal(len(items), err)
		}
		rulestest.Holds(t, slices.IsSortedFunc(items, func(a, b store.SavedGame) int { return b.Changed.Compare(a.Changed) }),
			"not the newest first")
	}
}

// BenchmarkList shows 3,000 saved games for the first time, and again.
func BenchmarkList(b *testing.B) {
	home := shelf(b, 3000)
	open := func() *store.Store { return store.Open(store.Options{Home: home, Game: toys}) }
	s := open()
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			open().List()
		}
	})
	b.Run("again", func(b *testing.B) {
		for b.Loop() {
			s.List()
		}
	})
	b.Run("newest", func(b *testing.B) {
		for b.Loop() {
			s.Latest()
		}
	})
}

// TestACopiedGameThatIsOver is told as over although its file has no line that says so, and no one
// is offered to go on with it.
func TestACopiedGameThatIsOver(t *testing.T) {
	s, home := open(t)
	name := put(t, home, store.Export(record(t, 16)))
	if g := s.Preview(name); g.Problem != "" || !g.Finished() {
		t.Errorf("it is told as %+v", g)
	}
	if g, ok, err := s.Latest(); ok || err != nil {
		t.Errorf("%q is offered, %v", g.Name, err)
	}
}
