//go:build !js

package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// begun is a game that was begun with four moves, its file, and the whole of it.
func begun(t *testing.T) (s *store.Store, home string, g *store.Game, rest func() error) {
	t.Helper()
	s, home = open(t)
	all := record(t, 9)
	first := all
	first.Entries = all.Entries[:4]
	g, err := s.CreateGame(first)
	rulestest.OK(t, err)
	return s, home, g, func() error { return g.Append(all.Entries[4:]...) }
}

// TestAVanishedGameIsWrittenWhole takes the file, or every folder, away while a
// game is played: nothing of it may be missing afterwards.
func TestAVanishedGameIsWrittenWhole(t *testing.T) {
	for name, vanish := range map[string]func(home, file string) error{
		"file":   func(home, file string) error { return os.Remove(filepath.Join(home, file)) },
		"folder": func(home, file string) error { return os.RemoveAll(filepath.Join(home, "games")) },
		"home":   func(home, file string) error { return os.RemoveAll(home) },
	} {
		if name == "home" && runtime.GOOS == "windows" {
			continue // a lock that is held keeps its folder there
		}
		t.Run(name, func(t *testing.T) {
			s, home, g, rest := begun(t)
			rulestest.OK(t, vanish(home, g.Name()))
			rulestest.OK(t, rest())
			if g.Saved() != nil {
				t.Error(g.Saved())
			}
			says(t, s, "saved again")
			if _, _, err := at(t, home).Load(g.Name()); !errors.Is(err, storage.ErrLocked) {
				t.Error("another window can open it:", err)
			}
			// Once more, when it is only looked after, and with nothing left to write but the end.
			rulestest.OK(t, vanish(home, g.Name()))
			rulestest.OK(t, g.Append())
			says(t, s, "saved again")
			if _, err := os.Stat(filepath.Join(home, g.Name())); err != nil {
				t.Error("it is said to be saved:", err)
			}
			rulestest.OK(t, vanish(home, g.Name()))
			rulestest.OK(t, g.Close())
			load(t, at(t, home), g.Name(), record(t, 9))
		})
	}
}

func TestAGameThatSomebodyElseHasChanged(t *testing.T) {
	s, home, g, rest := begun(t)
	file := filepath.Join(home, g.Name())
	other := store.Export(record(t, 7))
	os.WriteFile(file, []byte(other), 0o600)
	if err := g.Append(); err != nil { // looks after it
		t.Fatal(err)
	}
	now, _ := os.ReadFile(file)
	rulestest.Holds(t, string(now) == other, "their version is overwritten for nothing")
	rulestest.OK(t, rest())
	says(t, s, "changed")
	kept, _ := os.ReadFile(file + ".changed-20261121-200000")
	rulestest.Holds(t, string(kept) == other, "their version was lost")
	all, err := s.SetAside()
	rulestest.Holds(t, err == nil && len(all) == 1 && strings.Contains(all[0].Why, "Another program") && all[0].Usable,
		"%+v %v", all, err)
	// When nothing of ours is to be written, theirs stands.
	os.WriteFile(file, []byte(other), 0o600)
	rulestest.OK(t, g.Close())
	load(t, at(t, home), g.Name(), record(t, 7))
}

func TestAVanishedGameThatAnotherWindowHas(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets nobody take away a lock that is held.")
	}
	_, home, g, rest := begun(t)
	os.RemoveAll(home)
	os.MkdirAll(filepath.Join(home, "games"), 0o700)
	other := at(t, home)
	os.WriteFile(filepath.Join(home, g.Name()), []byte(store.Export(record(t, 2))), 0o600)
	theirs, _, err := other.Load(g.Name()) // the lock went with the folder
	rulestest.OK(t, err)
	os.Remove(filepath.Join(home, g.Name()))
	if err := rest(); err == nil || g.Saved() == nil || !strings.Contains(err.Error(), "another window") {
		t.Error("two windows write one file:", err)
	}
	os.WriteFile(filepath.Join(home, g.Name()), []byte(store.Export(record(t, 2))), 0o600)
	theirs.Close()
	if err := g.Close(); err != nil { // now it is free, and nothing was forgotten
		t.Fatal(err)
	}
	load(t, at(t, home), g.Name(), record(t, 9))
}

func TestAPlannedGameLeavesNothingBehind(t *testing.T) {
	s, home := open(t)
	g := s.NewGame(record(t, 4))
	if g.Saved() != nil {
		t.Error(g.Saved())
	}
	rulestest.OK(t, g.Close())
	left, _ := os.ReadDir(filepath.Join(home, "games"))
	rulestest.Holds(t, len(left) <= 0, "it was written: %v", left)
	g = s.NewGame(record(t, 4))
	rulestest.OK(t, errors.Join(g.Save(), g.Save(), g.Close(), g.Close()))
	load(t, s, g.Name(), record(t, 4))
	g = s.NewGame(record(t, 4))
	if err := errors.Join(g.Append(record(t, 5).Entries[4]), g.Close()); err != nil { // a move saves it too
		t.Fatal(err)
	}
	load(t, s, g.Name(), record(t, 5))
}

// TestMemoryThatForgetsIsNotCalledSaved is a machine where nothing can be kept.
func TestMemoryThatForgetsIsNotCalledSaved(t *testing.T) {
	home := filepath.Join(t.TempDir(), "file")
	os.WriteFile(home, nil, 0o600)
	s := store.Open(store.Options{Home: home, Game: toys})
	g, err := s.CreateGame(record(t, 2))
	rulestest.Holds(t, err == nil && g.Saved() != nil, "it is said to be saved %v", err)
}
