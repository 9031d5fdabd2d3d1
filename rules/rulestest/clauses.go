package rulestest

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Clauses checks the rules of a game against the tests of the package it is called
// from, which may be the game's own or its core. Each
// clause of the text needs a test that ran under its name and checked something:
//
//	t.Run("LON-23 three seats lead five pawns", func(t *testing.T) {
//		rulestest.Is(t, "pawns", …, 5)
//	})
//
// A name may begin with several ids ("LON-23 LON-24 …"); then it needs as many
// checks. Only checks of this package (Is, Same, Holds, Must, Refused) made with the
// t of that test, or of a test inside it, are counted: one that hangs on a bare
// t.Error proves nothing, since nobody saw it being reached.
//
// It also fails when any Go file of the game names a clause that does not exist,
// and when the text does not hold as many clauses as it should. prefix is what their
// ids begin with: "LON".
//
// It is a parallel test itself, so it goes on when all others have ended; therefore a
// test that names clauses must not be parallel, though what it runs may be. With -run
// or -skip some tests are left out on purpose; then it says so and does not complain.
func Clauses(t *testing.T, text, prefix string, want int) {
	t.Helper()
	t.Parallel()
	known, errs := headings(text, prefix)
	if len(known) != want {
		errs = append(errs, fmt.Errorf("the rules have %d clauses, not %d", len(known), want))
	}
	top := "."
	if _, err := os.Stat("rules.md"); err != nil {
		top = ".." // called from the core
	}
	if err := filepath.WalkDir(top, func(f string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(f) != ".go" {
			return err
		}
		code, err := os.ReadFile(f)
		errs = append(errs, source(f, string(code), prefix, known)...)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	for _, err := range errs {
		t.Error(err)
	}
	for _, filter := range []string{"run", "skip"} {
		if f := flag.Lookup("test." + filter); f != nil && f.Value.String() != "" {
			t.Skipf("with -%s %s not all tests run: the clauses are not counted", filter, f.Value)
		}
	}
	checks.Lock()
	defer checks.Unlock()
	for _, err := range unproved(known, prefix, checks.made) {
		t.Error(err)
	}
}

// headings are the ids of the clauses of a text.
func headings(text, prefix string) (known map[string]bool, errs []error) {
	known = map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^### (`+prefix+`-\d+) \S`).FindAllStringSubmatch(text, -1) {
		if known[m[1]] {
			errs = append(errs, fmt.Errorf("%s stands twice in the rules", m[1]))
		}
		known[m[1]] = true
	}
	return known, errs
}

// source checks one Go file: it names no unknown clause, and no test that names a
// clause is parallel.
func source(name, code, prefix string, known map[string]bool) (errs []error) {
	for _, id := range regexp.MustCompile(prefix+`-\d+`).FindAllString(code, -1) {
		if !known[id] {
			errs = append(errs, fmt.Errorf("%s names %s, which does not exist", name, id))
		}
	}
	if !strings.HasSuffix(name, "_test.go") {
		return errs
	}
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, code, parser.SkipObjectResolution)
	if err != nil {
		return append(errs, err)
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Body == nil || !strings.HasPrefix(f.Name.Name, "Test") || !strings.Contains(code[f.Pos()-1:f.End()-1], `"`+prefix+"-") {
			continue
		}
		for _, s := range f.Body.List {
			if e, ok := s.(*ast.ExprStmt); ok && strings.HasSuffix(code[e.Pos()-1:e.End()-1], ".Parallel()") {
				errs = append(errs, fmt.Errorf("%s: %s names clauses and must not be parallel", set.Position(e.Pos()), f.Name.Name))
			}
		}
	}
	return errs
}

// unproved tells which clauses no test has proved. made is how many checks each test
// made, by its whole name: "TestSetup/LON-23_three_seats".
func unproved(known map[string]bool, prefix string, made map[string]int) (errs []error) {
	begins := regexp.MustCompile(`^(?:` + prefix + `-\d+[,:;]?_?)+`)
	id := regexp.MustCompile(prefix + `-\d+`)
	under := map[string]int{} // checks of a test that names clauses and of all inside it
	for name, n := range made {
		for i, c := range name + "/" {
			if c == '/' && begins.MatchString(name[strings.LastIndex(name[:i], "/")+1:i]) {
				under[name[:i]] += n
			}
		}
	}
	proved := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(under)) {
		ids := id.FindAllString(begins.FindString(name[strings.LastIndex(name, "/")+1:]), -1)
		if under[name] < len(ids) {
			errs = append(errs, fmt.Errorf("%s names %d clauses and made %d checks", name, len(ids), under[name]))
			continue
		}
		for _, i := range ids {
			proved[i] = true
		}
	}
	for _, i := range slices.Sorted(maps.Keys(known)) {
		if !proved[i] {
			errs = append(errs, fmt.Errorf("no test whose name begins with %s has run and checked something", i))
		}
	}
	return errs
}
