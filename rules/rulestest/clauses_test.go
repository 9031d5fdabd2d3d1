package rulestest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
)

func TestOnlyWhatRanProvesAClause(t *testing.T) {
	known := map[string]bool{"TOY-1": true, "TOY-2": true, "TOY-12": true}
	for _, c := range []struct {
		made map[string]int
		left string // what is complained of
	}{
		{map[string]int{"TestA/TOY-1_one": 1, "TestA/TOY-2": 2, "TestB/TOY-12_x": 1}, ""},
		{map[string]int{"TestA/TOY-1_TOY-2_TOY-12_three": 3}, ""},
		{map[string]int{"TestA/TOY-1_TOY-2:_in_parts/a": 1, "TestA/TOY-1_TOY-2:_in_parts/b": 1, "TestA/x/TOY-12": 1}, ""},
		{map[string]int{"TestA/TOY-1_TOY-2_TOY-12_three": 2}, "names 3 clauses and made 2 checks; TOY-1 ; TOY-12 ; TOY-2 "},
		{map[string]int{"TestA/TOY-12_twelve": 9, "TestA/TOY-2": 1}, "TOY-1 "},
		{map[string]int{"TestA/of_TOY-1": 9, "TestA/TOY-1x": 1, "TestA/TOY-2": 1, "TestA": 7}, "TOY-12 "},
		{nil, "TOY-1 ; TOY-12 ; TOY-2 "},
	} {
		says := fmt.Sprint(errors.Join(unproved(known, "TOY", c.made)...))
		for _, part := range strings.Split(c.left, ";") {
			if c.left == "" && says != "<nil>" || !strings.Contains(says+" ", strings.TrimPrefix(part, " ")) {
				t.Errorf("%v: %s, which does not speak of %q", c.made, says, part)
			}
		}
		if n := strings.Count(says, "no test"); n != strings.Count(c.left, "TOY-") {
			t.Errorf("%v: %d clauses are left: %s", c.made, n, says)
		}
	}
}

// TestChecksAreCounted makes every kind of check once, in a test and inside it.
func TestChecksAreCounted(t *testing.T) {
	var names []string
	t.Run("TOY-1 all kinds", func(t *testing.T) {
		p, err := toy{}.New(rules.Setup{Seats: 2})
		Must(t, err == nil, "it does not start: %v", err)
		Is(t, "one", 1, 1)
		Same(t, "holes", []string{"b", "a"}, "a", "b")
		Holds(t, true, "never said")
		Refused(t, p, mouse, "3", "no hole")
		names = append(names, t.Name())
		t.Run("inside", func(t *testing.T) {
			Holds(t, true, "never said")
			names = append(names, t.Name())
		})
	})
	checks.Lock()
	defer checks.Unlock()
	if len(names) != 2 || checks.made[names[0]]%5 != 0 || checks.made[names[1]] == 0 || checks.made[t.Name()] != 0 {
		t.Error(checks.made)
	}
	if left := unproved(map[string]bool{"TOY-1": true}, "TOY", checks.made); len(left) > 0 {
		t.Error(left)
	}
}

// failing is a test that remembers what went wrong.
type failing struct {
	testing.TB
	said []string
}

func (f *failing) Helper()                      {}
func (f *failing) Name() string                 { return "failing" }
func (f *failing) Errorf(s string, args ...any) { f.said = append(f.said, fmt.Sprintf(s, args...)) }
func (f *failing) Fatalf(s string, args ...any) { f.Errorf(s, args...) }

func TestChecksCanFail(t *testing.T) {
	f := &failing{}
	p, _ := toy{}.New(rules.Setup{Seats: 2})
	Is(f, "one", 1, 2)
	Same(f, "holes", []string{"a"}, "a", "b")
	Holds(f, false, "it is %s", "dark")
	Must(f, false, "nothing is left")
	Refused(f, p, -2, "3", "no hole")
	Refused(f, p, mouse, "3", "cheese")
	want := `one: 1, want 2|holes: ["a"], want ["a" "b"]|it is dark|nothing is left|"3" is allowed|"3" is refused because "no hole is ` +
		`there to go to", which does not speak of "cheese"`
	if got := strings.Join(f.said, "|"); got != want {
		t.Error(got)
	}
}

func TestSourcesAreRead(t *testing.T) {
	known := map[string]bool{"TOY-1": true}
	code := "package toy\n\nfunc TestA(t *testing.T) {\n\tt.Parallel()\n\tt.Run(\"TOY-1 a\", nil)\n}\n\n" +
		"func TestB(t *testing.T) {\n\tt.Run(\"TOY-1 b\", func(t *testing.T) {\n\t\tt.Parallel()\n\t})\n}\n\nfunc TestC(t *testing.T) { " +
		"t.Parallel() }\n"
	errs := source("a_test.go", code, "TOY", known)
	if len(errs) != 1 || errs[0].Error() != "a_test.go:4:2: TestA names clauses and must not be parallel" {
		t.Error(errs)
	}
	if errs := source("a.go", code, "TOY", known); len(errs) != 0 {
		t.Error(errs)
	}
	if errs := source("a.go", "// See TOY-2.", "TOY", known); len(errs) != 1 {
		t.Error(errs)
	}
	text := "### TOY-1 one\n### TOY-1 again\n### TOY-3\n#### TOY-4 x\n"
	if all, errs := headings(text, "TOY"); len(all) != 1 || len(errs) != 1 {
		t.Error(all, errs)
	}
}
