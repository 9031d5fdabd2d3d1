//go:build !js

package store_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

func TestLeftoversAreSweptAfterADay(t *testing.T) {
	s, home := open(t)
	name, want := begin(t, s, 3)
	all := []string{".new-1", "games/.new-2", "games/.probe-3", "trash/.new-4", "exports/.new-5", "analyses/.new-6",
		"locks/x.jsonl", "locks/y.jsonl",
		"games/notes.new-1", "games/.newer", "elsewhere/.new-1", "trash/old.jsonl"}
	for _, file := range all {
		os.MkdirAll(filepath.Dir(filepath.Join(home, file)), 0o700)
		os.WriteFile(filepath.Join(home, file), []byte("half"), 0o600)
		age(t, home, file, start.Add(-25*time.Hour))
	}
	os.WriteFile(filepath.Join(home, "games/.new-young"), nil, 0o600)
	age(t, home, "games/.new-young", start.Add(-23*time.Hour))
	age(t, home, name, start.Add(-1000*time.Hour))
	unlock, err := storage.Disk(home).Lock("y.jsonl") // somebody has played for two days
	rulestest.OK(t, err)
	defer unlock()
	age(t, home, "locks/y.jsonl", start.Add(-48*time.Hour))

	at(t, home)
	var left []string
	for _, file := range append(all, "games/.new-young") {
		if _, err := os.Stat(filepath.Join(home, file)); err == nil {
			left = append(left, file)
		}
	}
	if want := append(slices.Clone(all[7:]), "games/.new-young"); !slices.Equal(left, want) {
		t.Errorf("left are %q, want %q", left, want)
	}
	load(t, s, name, want)
}

func TestARelativeHomeIsRefused(t *testing.T) {
	for _, v := range []string{"XDG_CONFIG_HOME", "XDG_DATA_HOME", "INTRIGUE_HOME", "AppData", "LocalAppData"} {
		t.Setenv(v, "")
	}
	t.Chdir(t.TempDir())
	t.Setenv("HOME", "somewhere/else")
	t.Setenv("USERPROFILE", "somewhere/else")
	if c, d, err := storage.Folders(""); err == nil {
		t.Errorf("%q and %q are taken", c, d)
	}
	s := store.Open(store.Options{Game: toys})
	rulestest.Holds(t, s.NotSaved() != "", "nobody was told: %v", s.NotSaved())
	t.Setenv("HOME", "/home/ada")
	t.Setenv("INTRIGUE_HOME", "here")
	if c, _, err := storage.Folders(""); err == nil {
		t.Errorf("%q is taken", c)
	}
	left, _ := os.ReadDir(".")
	rulestest.Holds(t, len(left) <= 0, "something was written here: %v", left)
	// The flag is typed by somebody who knows where he is.
	if c, _, err := storage.Folders("here"); err != nil || !filepath.IsAbs(c) {
		t.Errorf("%q %v", c, err)
	}
}
