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
	"intrigue/rules/rulestest/toy"
)

// load opens a game, checks it and closes it.
func load(t *testing.T, s *store.Store, name string, want rules.Record) {
	t.Helper()
	g, r, err := s.Load(name)
	if err != nil {
		t.Fatal(err)
	}
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
	if err != nil {
		t.Fatal(err)
	}
	check := func(n int) {
		t.Helper()
		text, _ := os.ReadFile(filepath.Join(home, g.Name()))
		r, _, err := s.Import(text)
		if err != nil || len(r.Entries) != n {
			t.Fatalf("%d entries on the disk, want %d (%v)", len(r.Entries), n, err)
		}
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
	if g.TakeBack(99) == nil || g.TakeBack(0) == nil {
		t.Error("took back more than there is")
	}
	if store.Export(g.Record()) != store.Export(all) {
		t.Error("it remembers another game")
	}
	if n := s.Notices(); len(n) > 0 { // nothing was taken for changed by somebody else
		t.Error(n)
	}
}

func TestTheTableKeepsItsGame(t *testing.T) {
	s, _ := open(t)
	r := record(t, 0)
	g, err := s.CreateGame(r)
	if err != nil {
		t.Fatal(err)
	}
	tb, err := session.New(toy.Patience{}, r, session.Deps{Saver: g})
	if err != nil {
		t.Fatal(err)
	}
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
	if err != nil || len(items) != 1 {
		t.Fatal(items, err)
	}
	if it := items[0]; it.Ending != "done" || !it.Finished() || it.Entries != 16 || it.Problem != "" || it.Record.Seats[0].Name != "Ada" {
		t.Errorf("%+v", it)
	}
	load(t, s, items[0].Name, want) // finished ones stay loadable
	// Looking at it again does not make the file grow.
	before := items[0].Changed
	again, r, _ := s.Load(items[0].Name)
	if tb, err = session.New(toy.Patience{}, r, session.Deps{Saver: again}); err != nil {
		t.Fatal(err)
	}
	tb.Update(start)
	tb.Close()
	if items, _ = s.List(); !items[0].Changed.Equal(before) {
		t.Error("looking at a finished game changed its file")
	}
}

func TestOneGameOneWindow(t *testing.T) {
	s, home := open(t)
	name, want := begin(t, s, 3)
	g, _, err := s.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	other := at(t, home)
	if _, _, err := other.Load(name); !errors.Is(err, storage.ErrLocked) {
		t.Error("two windows have one game:", err)
	}
	if err := other.Trash(name); !errors.Is(err, storage.ErrLocked) {
		t.Error("it was thrown away meanwhile:", err)
	}
	g.Close()
	load(t, other, name, want)
	if left, _ := os.ReadDir(filepath.Join(home, "locks")); len(left) > 0 {
		t.Error("locks stay behind:", left)
	}
}

func TestTwoGamesOfOneSecond(t *testing.T) {
	s, home := open(t)
	seen := map[string]bool{}
	for range 20 {
		name, _ := begin(t, at(t, home), 1)
		if seen[name] {
			t.Fatal("one name for two games")
		}
		seen[name] = true
	}
	if items, _ := s.List(); len(items) != 20 {
		t.Errorf("%d games", len(items))
	}
}

func TestNewestFirst(t *testing.T) {
	s, home := open(t)
	var names []string
	for i := range 4 {
		name, _ := begin(t, s, i)
		names = append([]string{name}, names...)
		when := start.Add(time.Duration(i) * time.Hour)
		if err := os.Chtimes(filepath.Join(home, name), when, when); err != nil {
			t.Fatal(err)
		}
	}
	os.WriteFile(filepath.Join(home, "games", "notes.txt"), []byte("mine"), 0o600)
	items, err := s.List()
	if err != nil || len(items) != 4 {
		t.Fatal(items, err)
	}
	for i, it := range items {
		if it.Name != names[i] || it.Entries != 3-i {
			t.Errorf("place %d: %s with %d moves", i, it.Name, it.Entries)
		}
	}
}

func TestTrash(t *testing.T) {
	s, home := open(t)
	name, _ := begin(t, s, 3)
	text, _ := os.ReadFile(filepath.Join(home, name))
	if err := s.Trash(name); err != nil {
		t.Fatal(err)
	}
	if items, _ := s.List(); len(items) != 0 {
		t.Error("it is still there")
	}
	// Another one of the same name does not replace the first.
	os.WriteFile(filepath.Join(home, name), []byte("x"), 0o600)
	if err := s.Trash(name); err != nil {
		t.Fatal(err)
	}
	kept, _ := os.ReadFile(filepath.Join(home, "trash", filepath.Base(name)))
	all, _ := os.ReadDir(filepath.Join(home, "trash"))
	if string(kept) != string(text) || len(all) != 2 {
		t.Errorf("%d files in the trash", len(all))
	}
	if err := s.Trash(name); err == nil || !strings.Contains(err.Error(), "gone") {
		t.Error("threw away nothing:", err)
	}
}

func TestWhatWasThrownAwayCanBePutBack(t *testing.T) {
	s, home := open(t)
	name, want := begin(t, s, 3)
	if err := s.UndoTrash(name); err == nil {
		t.Error("put back what was never thrown away")
	}
	if err := s.Trash(name); err != nil {
		t.Fatal(err)
	}
	os.WriteFile(filepath.Join(home, name), []byte("new"), 0o600)
	if err := s.UndoTrash(name); err == nil {
		t.Error("it replaced another file")
	}
	os.Remove(filepath.Join(home, name))
	if err := s.UndoTrash(name); err != nil {
		t.Fatal(err)
	}
	load(t, s, name, want)
	if err := s.UndoTrash(name); err == nil {
		t.Error("put back twice")
	}
}

func TestADiskThatFillsUp(t *testing.T) {
	m := storage.NewMemory()
	s := store.Open(store.Options{Home: t.TempDir(), Data: m, Game: toys})
	all := record(t, 9)
	first := all
	first.Entries = nil
	m.Fail(errors.New("the disk is full"))
	g, err := s.CreateGame(first)
	if err == nil || g == nil {
		t.Fatal("no error, or no game")
	}
	if g.Append(all.Entries[:4]...) == nil || g.TakeBack(1) == nil {
		t.Error("no error")
	}
	m.Fail(nil)
	if err := g.Append(all.Entries[3:]...); err != nil {
		t.Fatal(err)
	}
	m.Fail(errors.New("the disk is full"))
	if g.TakeBack(2) == nil {
		t.Error("no error")
	}
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
	if err := s.SaveSettings(store.Defaults()); err != nil {
		t.Error(err)
	}
}

func TestNoHome(t *testing.T) {
	for _, v := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "INTRIGUE_HOME", "AppData", "LocalAppData"} {
		t.Setenv(v, "")
	}
	s := store.Open(store.Options{Game: toys})
	if !strings.Contains(s.NotSaved(), "you have no home folder") {
		t.Errorf("it says %q", s.NotSaved())
	}
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
	if err != nil {
		t.Fatal(err)
	}
	beside := filepath.Join(filepath.Dir(program), "intrigue")
	t.Cleanup(func() { os.RemoveAll(beside) })
	if err := os.WriteFile(beside, nil, 0o700); err != nil {
		t.Fatal(err)
	}
	if c, d, err := storage.Folders(""); c == beside || d == beside || err != nil {
		t.Errorf("a file is taken for a folder: %q, %q, %v", c, d, err)
	}
	os.Remove(beside)
	if err := os.Mkdir(beside, 0o700); err != nil {
		t.Fatal(err)
	}
	if c, d, err := storage.Folders(""); c != beside || d != beside || err != nil {
		t.Errorf("%q, %q, %v", c, d, err)
	}
	s := store.Open(store.Options{Game: toys})
	name, want := begin(t, s, 5)
	load(t, s, name, want)
	if err := s.SaveSettings(store.Defaults()); err != nil {
		t.Error(err)
	}
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

func TestFolders(t *testing.T) {
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
	if err != nil || c != filepath.Join(conf, "intrigue") || d != filepath.Join(data, "intrigue") {
		t.Error(c, d, err)
	}
	t.Setenv("XDG_DATA_HOME", "relative")
	t.Setenv("LocalAppData", "relative")
	if _, d, _ := storage.Folders(""); d != filepath.Join(fallback, "intrigue") {
		t.Error(d)
	}
}
