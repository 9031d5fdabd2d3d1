package cardinal

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestEveryClauseIsTested fails when a clause of rules.md is named by no test, and
// when a test, a refusal or a comment names a clause that does not exist.
func TestEveryClauseIsTested(t *testing.T) {
	heading := regexp.MustCompile(`(?m)^### (CAR-\d+) \S`)
	known := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(rulesText, -1) {
		if known[m[1]] {
			t.Errorf("%s stands twice in rules.md", m[1])
		}
		known[m[1]] = true
	}
	if len(known) != 84 {
		t.Errorf("rules.md has %d clauses", len(known))
	}
	names := regexp.MustCompile(`CAR-\d+`)
	inTest := regexp.MustCompile(`"(CAR-\d+ [^"]*)"`)
	tested := map[string]bool{}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range names.FindAllString(string(text), -1) {
			if !known[id] {
				t.Errorf("%s names %s, which does not exist", f.Name(), id)
			}
		}
		if strings.HasSuffix(f.Name(), "_test.go") {
			for _, m := range inTest.FindAllStringSubmatch(string(text), -1) {
				for _, id := range names.FindAllString(m[1], -1) {
					tested[id] = true
				}
			}
		}
	}
	for id := range known {
		if !tested[id] {
			t.Errorf("no test is named after %s", id)
		}
	}
}
