package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// compareShaders is a program that compares what two versions of a package give.
const compareShaders = `package main

import (
	"fmt"

	after "compare/after"
	before "compare/before"
)

func main() {
	for filter := range 3 {
		for address := range 3 {
			was, is := string(before.ShaderSource(before.Filter(filter), before.Address(address))), string(after.ShaderSource(after.Filter(filter), after.Address(address)))
			if was != is || was == "" {
				fmt.Printf("filter %d, address %d: %s became %s\n", filter, address, was, is)
			}
		}
	}
}
`

// sourceOf reads a file of Ebitengine.
func sourceOf(t *testing.T, name ...string) []byte {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", ebitengine).Output()
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(append([]string{strings.TrimSpace(string(dir)), "internal"}, name...)...))
	if err != nil {
		t.Fatal(err)
	}
	return source
}

func TestTheFilledShadersAreThoseOfTheTemplate(t *testing.T) {
	for _, p := range shaderPackages {
		before := sourceOf(t, p, "shader.go")
		after, err := withoutTemplate(before)
		if err != nil {
			t.Fatal(p, err)
		}
		if strings.Contains(string(after), "text/template") {
			t.Errorf("%s still has a template", p)
		}
		dir := t.TempDir()
		for name, text := range map[string]string{"go.mod": "module compare\n\ngo 1.26.0\n", "main.go": compareShaders, "before/shader.go": string(before), "after/shader.go": string(after)} {
			name = filepath.Join(dir, name)
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		c := exec.Command("go", "run", ".")
		c.Dir = dir
		c.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off")
		if out, err := c.CombinedOutput(); err != nil || len(out) > 0 {
			t.Errorf("%s: %v\n%s", p, err, out)
		}
	}
}

func TestTheCallerIsNotLookedFor(t *testing.T) {
	after, err := withoutCaller(sourceOf(t, "debug", "caller.go"))
	if err != nil {
		t.Fatal(err)
	}
	if s := string(after); strings.Contains(s, "go/build") || !strings.Contains(s, "func FirstCaller() (file string, line int, callerType CallerType) {\n\treturn \"\", 0, CallerTypeNone\n}") {
		t.Error(s)
	}
}

func TestWhatIsNotAsItWasIsNotTrimmed(t *testing.T) {
	caller, shader := string(sourceOf(t, "debug", "caller.go")), string(sourceOf(t, "builtinshader", "shader.go"))
	if _, err := withoutCaller([]byte(strings.ReplaceAll(caller, "build.Default.Import", "build.Import"))); err == nil {
		t.Error("another search is left out too")
	}
	for _, change := range [][2]string{{"\tFilterPixelated\n", "\tFilterPixelated\n\tFilterSoft\n"}, {"{{if eq .Filter .FilterNearest}}", "{{if .Near}}"}} {
		if _, err := withoutTemplate([]byte(strings.ReplaceAll(shader, change[0], change[1]))); err == nil {
			t.Errorf("with %q it is filled in as before", change[1])
		}
	}
}
