package store

import (
	"strings"
	"testing"
)

func TestExport(t *testing.T) {
	s := Open(Options{Home: t.TempDir()})
	a, err := s.Export("London", "one")
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Export("London", "two")
	if err != nil || a == b || !strings.HasSuffix(a, ".txt") {
		t.Fatalf("exported to %q and %q: %v", a, b, err)
	}
}
