//go:build !js

package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// load opens a game, checks it and closes it.
func load(t *testing.T, s *store.Store, name string, want rules.Record) {
	t.Helper()
	g, r, err := s.Load(name)
	rulestest.OK(t, err)
	defer g.Close()
	if got, want := store.Export(r), store.Export(want); got != want {
		t.Fatalf("loaded %s\nwant %s", got, want)
	}
}

func TestWhatIsSavedIsLoaded(t *testing.T) {
	for _, n := range []int{0, 1, 2, 7, 16} {
		s, home := open(t)
		name, want := begin(t, s, n)
		load(t, s, name, want)
		load(t, at(t, home), name, want)
	}
}

func TestEveryCallIsOnTheDiskWhenItReturns(t *testing.T) {
	s, home := open(t)
	all := record(t, 9)
	first := all
	first.Entries = nil
	g, err := s.CreateGame(first)
	rulestest.OK(t, err)
	check := func(n int) {
		t.Helper()
		text, _ := os.ReadFile(filepath.Join(home, g.Name()))
		r, _, err := s.Import(text)
		rulestest.Must(t, err == nil && len(r.Entries) == n, "%d entries on the disk, want %d (%v)", len(r.Entries), n, err)
	}
	g.Append(all.Entries[:3]...)
	check(3)
	g.Append(all.Entries[3])
	check(4)
	g.TakeBack(2)
	check(2)
	g.Append(all.Entries[2:]...)
	check(9)
	g.Finish("done")
	check(9)
	rulestest.Holds(t, g.TakeBack(99) != nil && g.TakeBack(0) != nil, "took back more than there is")
	rulestest.Holds(t, store.Export(g.Record()) == store.Export(all), "it remembers another game")
	if n := s.Notices(); len(n) > 0 { // nothing was taken for changed by somebody else
		t.Error(n)
	}
}

func TestTheTableKeepsItsGame(t *testing.T) {
	s, _ := open(t)
	r := record(t, 0)
	g, err := s.CreateGame(r)
	rulestest.OK(t, err)
	tb, err := session.New(toy.Patience{}, r, session.Deps{Saver: g})
	rulestest.OK(t, err)
	for i := 0; !tb.Over(); i++ {
		tb.Update(start)
		tb.Play(tb.Choices()[0].Move)
		if i == 4 {
			tb.Undo()
		}
	}
	want := tb.Record()
	tb.Close()
	items, err := s.List()
	rulestest.Must(t, err == nil && len(items) == 1, "%v %v", items, err)
	if it := items[0]; it.Ending != "done" || !it.Finished() || it.Entries != 16 || it.Problem != "" || it.Record.Seats[0].Name != "Ada" {
		t.Errorf("%+v", it)
	}
	load(t, s, items[0].Name, want) // finished ones stay loadable
	// Looking at it again does not make the file grow.
	before := items[0].Changed
	again, r, _ := s.Load(items[0].Name)
	tb, err = session.New(toy.Patience{}, r, session.Deps{Saver: again})
	rulestest.Must(t, err == nil, "%v", err)
	tb.Update(start)
	tb.Close()
	items, _ = s.List()
	rulestest.Holds(t, items[0].Changed.Equal(before), "looking at a finished game changed its file")
}

func TestOneGameOneWindow(t *testing.T) {
	s, home := open(t)
	name, want := begin(t, s, 3)
	g, _, err := s.Load(name)
	rulestest.OK(t, err)
	other := at(t, home)
	if _, _, err := other.Load(name); !errors.Is(err, storage.ErrLocked) {
		t.Error("two windows have one game:", err)
	}
	if err := other.Trash(name); !errors.Is(err, storage.ErrLocked) {
		t.Error("it was thrown away meanwhile:", err)
	}
	g.Close()
	load(t, other, name, want)
	left, _ := os.ReadDir(filepath.Join(home, "locks"))
	rulestest.Holds(t, len(left) <= 0, "locks stay behind: %v", left)
}

func TestTwoGamesOfOneSecond(t *testing.T) {
	s, home := open(t)
	seen := map[string]bool{}
	for range 20 {
		name, _ := begin(t, at(t, home), 1)
		rulestest.Must(t, !seen[name], "one name for two games")
		seen[name] = true
	}
	items, _ := s.List()
	rulestest.Holds(t, len(items) == 20, "%d games", len(items))
}

func TestNewestFirst(t *testing.T) {
	s, home := open(t)
	var names []string
	for i := range 4 {
		name, _ := begin(t, s, i)
		names = append([]string{name}, names...)
		when := start.Add(time.Duration(i) * time.Hour)
		rulestest.OK(t, os.Chtimes(filepath.Join(home, name), when, when))
	}
	os.WriteFile(filepath.Join(home, "games", "notes.txt"), []byte("mine"), 0o600)
	items, err := s.List()
	rulestest.Must(t, err == nil && len(items) == 4, "%v %v", items, err)
	for i, it := range items {
		rulestest.Holds(t, it.Name == names[i] && it.Entries == 3-i, "place %d: %s with %d moves", i, it.Name, it.Entries)
	}
}

func TestTrashKeepsGamesOfOneName(t *testing.T) {
	s, home := open(t)
	name, _ := begin(t, s, 3)
	text, _ := os.ReadFile(filepath.Join(home, name))
	rulestest.OK(t, s.Trash(name))
	items, _ := s.List()
	rulestest.Holds(t, len(items) == 0, "it is still there")
	// Another one of the same name does not replace the first.
	os.WriteFile(filepath.Join(home, name), []byte("x"), 0o600)
	rulestest.OK(t, s.Trash(name))
	kept, _ := os.ReadFile(filepath.Join(home, "trash", filepath.Base(name)))
	all, _ := os.ReadDir(filepath.Join(home, "trash"))
	rulestest.Holds(t, string(kept) == string(text) && len(all) == 2, "%d files in the trash", len(all))
	err := s.Trash(name)
	rulestest.Holds(t, err != nil && strings.Contains(err.Error(), "gone"), "threw away nothing: %v", err)
}

func TestWhatWasThrownAwayCanBePutBack(t *testing.T) {
	s, home := open(t)
	name, want := begin(t, s, 3)
	rulestest.Holds(t, s.UndoTrash(name) != nil, "put back what was never thrown away")
	rulestest.OK(t, s.Trash(name))
	os.WriteFile(filepath.Join(home, name), []byte("new"), 0o600)
	rulestest.Holds(t, s.UndoTrash(name) != nil, "it replaced another file")
	os.Remove(filepath.Join(home, name))
	rulestest.OK(t, s.UndoTrash(name))
	load(t, s, name, want)
	rulestest.Holds(t, s.UndoTrash(name) != nil, "put back twice")
}

func TestADiskThatFillsUp(t *testing.T) {
	m := storage.NewMemory()
	s := store.Open(store.Options{Home: t.TempDir(), Data: m, Game: toys})
	all := record(t, 9)
	first := all
	first.Entries = nil
	m.Fail(errors.New("the disk is full"))
	g, err := s.CreateGame(first)
	rulestest.Must(t, err != nil && g != nil, "no error, or no game")
	rulestest.Holds(t, g.Append(all.Entries[:4]...) != nil && g.TakeBack(1) != nil, "no error")
	m.Fail(nil)
	rulestest.OK(t, g.Append(all.Entries[3:]...))
	m.Fail(errors.New("the disk is full"))
	rulestest.Holds(t, g.TakeBack(2) != nil, "no error")
	m.Fail(nil)
	g.Close() // the last chance
	all.Entries = all.Entries[:7]
	load(t, s, g.Name(), all)
}

func TestAFolderThatCannotBeWrittenTo(t *testing.T) {
	home := filepath.Join(t.TempDir(), "file")
	os.WriteFile(home, nil, 0o600) // a file where the folder should be
	s := store.Open(store.Options{Home: home, Game: toys})
	if n := s.NotSaved(); !strings.Contains(n, "Your games and settings can't be saved") ||
		!strings.Contains(n, string(filepath.Separator)+"file (") || !strings.Contains(n, "-home") {
		t.Errorf("it says %q", n)
	}
	name, want := begin(t, s, 5)
	load(t, s, name, want)
	rulestest.OK(t, s.SaveSettings(store.Defaults()))
}

func TestNoHome(t *testing.T) {
	for _, v := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "INTRIGUE_HOME", "AppData", "LocalAppData"} {
		t.Setenv(v, "")
	}
	s := store.Open(store.Options{Game: toys})
	rulestest.Holds(t, strings.Contains(s.NotSaved(), "you have no home folder"), "it says %q", s.NotSaved())
	name, want := begin(t, s, 5)
	load(t, s, name, want)
}

// TestAPortableCopy: a folder called intrigue beside the program holds everything, unless
// another is named; a file of that name, such as the program itself, does not count.
func TestAPortableCopy(t *testing.T) {
	t.Setenv("INTRIGUE_HOME", "")
	for _, v := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "AppData", "LocalAppData"} {
		t.Setenv(v, t.TempDir())
	}
	program, err := os.Executable()
	rulestest.OK(t, err)
	beside := filepath.Join(filepath.Dir(program), "intrigue")
	t.Cleanup(func() { os.RemoveAll(beside) })
	rulestest.OK(t, os.WriteFile(beside, nil, 0o700))
	if c, d, err := storage.Folders(""); c == beside || d == beside || err != nil {
		t.Errorf("a file is taken for a folder: %q, %q, %v", c, d, err)
	}
	os.Remove(beside)
	rulestest.OK(t, os.Mkdir(beside, 0o700))
	if c, d, err := storage.Folders(""); c != beside || d != beside || err != nil {
		t.Errorf("%q, %q, %v", c, d, err)
	}
	s := store.Open(store.Options{Game: toys})
	name, want := begin(t, s, 5)
	load(t, s, name, want)
	rulestest.OK(t, s.SaveSettings(store.Defaults()))
	for _, f := range []string{"settings.json", name} {
		if _, err := os.Stat(filepath.Join(beside, f)); err != nil {
			t.Error(err)
		}
	}
	elsewhere, other := t.TempDir(), t.TempDir()
	if c, d, _ := storage.Folders(elsewhere); c != elsewhere || d != c {
		t.Errorf("-home is passed over for %q, %q", c, d)
	}
	t.Setenv("INTRIGUE_HOME", other)
	if c, d, _ := storage.Folders(""); c != other || d != other {
		t.Errorf("INTRIGUE_HOME is passed over for %q, %q", c, d)
	}
}

func TestFoldersFollowTheEnvironment(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("INTRIGUE_HOME", dir)
	if c, d, err := storage.Folders(""); c != dir || d != dir || err != nil {
		t.Error(c, d, err)
	}
	elsewhere := filepath.Join(dir, "elsewhere")
	if c, d, _ := storage.Folders(elsewhere); c != elsewhere || d != c {
		t.Error(c, d)
	}
	t.Setenv("INTRIGUE_HOME", "")
	t.Setenv("HOME", dir)
	conf, data := filepath.Join(dir, "conf"), filepath.Join(dir, "data")
	for _, v := range []string{"XDG_CONFIG_HOME", "AppData"} {
		t.Setenv(v, conf)
	}
	for _, v := range []string{"XDG_DATA_HOME", "LocalAppData"} {
		t.Setenv(v, data)
	}
	fallback := filepath.Join(dir, ".local", "share") // for want of a full path
	switch runtime.GOOS {
	case "darwin":
		conf = filepath.Join(dir, "Library", "Application Support")
		data, fallback = conf, conf
	case "windows":
		fallback = conf
	}
	c, d, err := storage.Folders("")
	rulestest.Holds(t, err == nil && c == filepath.Join(conf, "intrigue") && d == filepath.Join(data, "intrigue"), "%v %v %v", c, d, err)
	t.Setenv("XDG_DATA_HOME", "relative")
	t.Setenv("LocalAppData", "relative")
	if _, d, _ := storage.Folders(""); d != filepath.Join(fallback, "intrigue") {
		t.Error(d)
	}
}
