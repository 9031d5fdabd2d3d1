package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// TestAReasonNamesNoPath says why a file cannot take its name, without where it lies.
func TestAReasonNamesNoPath(t *testing.T) {
	s, home := open(t)
	os.MkdirAll(filepath.Join(home, "analyses", "abc.analysis", "in the way"), 0o700)
	err := s.SaveAnalysis("abc", []byte("x"))
	rulestest.Holds(t, err != nil && !strings.Contains(err.Error(), home) && !strings.Contains(err.Error(), "rename"), "it says %v", err)
	left, _ := filepath.Glob(filepath.Join(home, "analyses", ".new-*"))
	rulestest.Holds(t, len(left) <= 0, "left are %q", left)
}

// TestAnalysesComeBackAsWritten: an analysis comes back as it was written, a newer one takes its place, and one
// that is of no use is kept under another name.
func TestAnalysesComeBackAsWritten(t *testing.T) {
	home := t.TempDir()
	s := store.Open(store.Options{Home: home})
	if _, err := s.Analysis("abc"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("before there is one: %v", err)
	}
	for _, text := range []string{"one", "two"} {
		rulestest.OK(t, s.SaveAnalysis("abc", []byte(text)))
		if got, err := s.Analysis("abc"); err != nil || string(got) != text {
			t.Errorf("%q, %v", got, err)
		}
	}
	to, err := s.SetAnalysisAside("abc")
	rulestest.Must(t, err == nil && strings.HasPrefix(to, "abc.analysis.unreadable-"), "%q, %v", to, err)
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
	rulestest.Holds(t, len(found) == 1 && found[0] == "two", "kept is %q", found)
}
