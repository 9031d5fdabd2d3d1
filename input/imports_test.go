package input_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// TestOnlyTheDeviceKnowsTheWindow keeps Ebitengine out of everything that must
// run without a display. It reads the imports itself: in a browser's runtime, where
// this test runs too, there is no go command to ask.
func TestOnlyTheDeviceKnowsTheWindow(t *testing.T) {
	seen := map[string]bool{}
	var look func(pkg string)
	look = func(pkg string) {
		if seen[pkg] {
			return
		}
		seen[pkg] = true
		for _, dep := range imports(t, pkg) {
			if strings.Contains(dep, "ebiten") || strings.HasPrefix(dep, "intrigue/scenes") ||
				strings.HasPrefix(dep, "intrigue/input/device") {
				t.Errorf("%s imports %s", pkg, dep)
			}
			if strings.HasPrefix(dep, "intrigue/") {
				look(dep)
			}
		}
	}
	for _, pkg := range []string{"intrigue/input", "intrigue/input/session", "intrigue/input/supervisor", "intrigue/input/plain",
		"intrigue/input/record", "intrigue/input/store", "intrigue/input/sim"} {
		look(pkg)
	}
	rulestest.Holds(t, seen["intrigue/rules"], "of the rules nothing was seen, only of %v", seen)
}

// imports are what the files of a package of ours import, tests aside, on every system.
func imports(t *testing.T, pkg string) (all []string) {
	t.Helper()
	root := os.DirFS("..")
	names, err := fs.Glob(root, path.Join(strings.TrimPrefix(pkg, "intrigue/"), "*.go"))
	rulestest.Must(t, err == nil && len(names) != 0, "%s has no files: %v", pkg, err)
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := fs.ReadFile(root, name)
		rulestest.OK(t, err)
		f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		rulestest.OK(t, err)
		for _, i := range f.Imports {
			dep, err := strconv.Unquote(i.Path.Value)
			rulestest.OK(t, err)
			all = append(all, dep)
		}
	}
	return all
}
