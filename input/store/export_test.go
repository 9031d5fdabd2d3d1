package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/input/storage"
	"intrigue/rules/rulestest"
)

func TestExportsTakeNamesOfTheirOwn(t *testing.T) {
	s := Open(Options{Home: t.TempDir()})
	a, err := s.Export("London", "one")
	rulestest.OK(t, err)
	b, err := s.Export("London", "two")
	rulestest.Must(t, err == nil && a != b && strings.HasSuffix(a, ".txt"), "exported to %q and %q: %v", a, b, err)
}

// TestExportElsewhere writes a game to another folder when its own fails: it is
// the way out of a disk that is full.
func TestExportElsewhere(t *testing.T) {
	m, away := storage.NewMemory(), t.TempDir()
	m.Fail(errors.New("the disk is full"))
	gone := filepath.Join(away, "file", "folder")
	os.WriteFile(filepath.Join(away, "file"), nil, 0o600)
	s := Open(Options{Config: m, Data: m, ExportFolders: []string{gone, away}})
	for range 2 { // and never over another file
		where, err := s.Export("London", "one")
		text, _ := os.ReadFile(where)
		rulestest.Holds(t, err == nil && string(text) == "one" && filepath.Dir(where) == away, "%q %v", where, err)
	}
	all, _ := os.ReadDir(away)
	rulestest.Holds(t, len(all) == 3, "%v", all)
	s = Open(Options{Config: m, Data: m, ExportFolders: []string{gone}})
	if where, err := s.Export("London", "one"); err == nil || !strings.Contains(err.Error(), "the disk is full") {
		t.Errorf("%q %v", where, err)
	}
}

func TestElsewhereIsNeverRelative(t *testing.T) {
	t.Setenv("HOME", "here")
	t.Setenv("USERPROFILE", "here")
	t.Setenv("TMPDIR", "there")
	for _, folder := range defaultExportFolders() {
		rulestest.Holds(t, filepath.IsAbs(folder), "%v", folder)
	}
}
