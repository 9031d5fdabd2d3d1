package rulestest

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// Clauses checks the rules of a game against the Go files of its own folder, in
// which the test runs. It fails when a clause of the text is named by no test, when
// any file names a clause that does not exist, and when the text does not hold as
// many clauses as it should. prefix is what their ids begin with: "LON". A test
// names a clause in a string: t.Run("LON-23 …").
func Clauses(t *testing.T, text, prefix string, want int) {
	t.Helper()
	known := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^### (`+prefix+`-\d+) \S`).FindAllStringSubmatch(text, -1) {
		if known[m[1]] {
			t.Errorf("%s stands twice in the rules", m[1])
		}
		known[m[1]] = true
	}
	if len(known) != want {
		t.Errorf("the rules have %d clauses, not %d", len(known), want)
	}
	names := regexp.MustCompile(prefix + `-\d+`)
	inTest := regexp.MustCompile(`"(` + prefix + `-\d+ [^"]*)"`)
	tested := map[string]bool{}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") {
			continue
		}
		code, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range names.FindAllString(string(code), -1) {
			if !known[id] {
				t.Errorf("%s names %s, which does not exist", f.Name(), id)
			}
		}
		if !strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		for _, m := range inTest.FindAllStringSubmatch(string(code), -1) {
			for _, id := range names.FindAllString(m[1], -1) {
				tested[id] = true
			}
		}
	}
	for id := range known {
		if !tested[id] {
			t.Errorf("no test is named after %s", id)
		}
	}
}
