package store_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// nobody runs f as somebody who may write nothing below a folder but may read all of it.
func nobody(t *testing.T, folder string, f func()) {
	t.Helper()
	if err := os.Chmod(filepath.Dir(folder), 0o755); err != nil { // of all temporary folders of the test
		t.Fatal(err)
	}
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() {
			t.Cleanup(func() { os.Chmod(path, 0o700) })
			return os.Chmod(path, 0o555)
		}
		return os.Chmod(path, 0o444)
	})
	rulestest.OK(t, err)
	if os.Geteuid() != 0 {
		f()
		return
	}
	// Root may write anywhere: this thread is somebody else for the file system.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	rulestest.OK(t, syscall.Setfsuid(65534))
	defer syscall.Setfsuid(0)
	f()
}

// TestATornGameThatCannotBeMended: a torn file that cannot be put in order can be played on, and it is said that this
// is not saved.
func TestATornGameThatCannotBeMended(t *testing.T) {
	s, home := open(t)
	name, want := begin(t, s, 5)
	text, err := os.ReadFile(filepath.Join(home, name))
	if err == nil {
		err = os.WriteFile(filepath.Join(home, name), text[:len(text)-4], 0o600)
	}
	rulestest.OK(t, err)
	want.Entries = want.Entries[:4]
	nobody(t, home, func() {
		g, r, err := s.Load(name)
		rulestest.Must(t, err == nil && sameGame(r, want), "%v %v", r, err)
		defer g.Close()
		n := strings.Join(s.Notices(), "|")
		if g.Saved() == nil || !strings.Contains(n, "can't be saved right now: the system does not allow it. You can keep playing.") {
			t.Errorf("saved: %v; it says %q", g.Saved(), n)
		}
	})
}

// TestAFolderThatCanOnlyBeRead: what was saved there can be seen and played on, the
// settings hold, nothing is written, and it is said so.
func TestAFolderThatCanOnlyBeRead(t *testing.T) {
	s, home := open(t)
	name, want := begin(t, s, 5)
	set := s.Settings()
	set.TextScale = 175
	rulestest.OK(t, s.SaveSettings(set))
	before, err := os.ReadFile(filepath.Join(home, name))
	rulestest.OK(t, err)
	nobody(t, home, func() {
		s := store.Open(store.Options{Home: home, Game: toys})
		if n := s.NotSaved(); !strings.Contains(n, "Your games and settings can't be saved") || !strings.Contains(n, "does not allow it") {
			t.Errorf("it says %q", n)
		}
		got := s.Settings().TextScale
		rulestest.Holds(t, got == 175, "the words are at %d per cent", got)
		load(t, s, name, want)
		g, _, err := s.Load(name)
		rulestest.OK(t, err)
		defer g.Close()
		rulestest.Holds(t, g.TakeBack(1) == nil && g.Saved() != nil, "played on: %v", g.Saved())
	})
	if after, err := os.ReadFile(filepath.Join(home, name)); err != nil || string(after) != string(before) {
		t.Errorf("the file has changed (%v)", err)
	}
}
