package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/input/store"
)

// TestAnalyses: an analysis comes back as it was written, a newer one takes its place, and one
// that is of no use is kept under another name.
func TestAnalyses(t *testing.T) {
	home := t.TempDir()
	s := store.Open(store.Options{Home: home})
	if _, err := s.Analysis("abc"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("before there is one: %v", err)
	}
	for _, text := range []string{"one", "two"} {
		if err := s.SaveAnalysis("abc", []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Analysis("abc"); err != nil || string(got) != text {
			t.Errorf("%q, %v", got, err)
		}
	}
	to, err := s.SetAnalysisAside("abc")
	if err != nil || !strings.HasPrefix(to, "abc.analysis.unreadable-") {
		t.Fatalf("%q, %v", to, err)
	}
	if _, err := s.Analysis("abc"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("after it was set aside: %v", err)
	}
	var found []string
	filepath.WalkDir(home, func(p string, _ fs.DirEntry, _ error) error {
		if filepath.Base(p) == to {
			text, _ := os.ReadFile(p)
			found = append(found, string(text))
		}
		return nil
	})
	if len(found) != 1 || found[0] != "two" {
		t.Errorf("kept is %q", found)
	}
}
