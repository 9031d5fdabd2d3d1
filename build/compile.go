package main

import (
	"debug/buildinfo"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"intrigue/scenes/e2e/driver"
)

// target is a system and a processor, as Go calls them.
type target struct{ system, arch string }

func (t target) String() string { return t.system + "-" + t.arch }

func (t target) env() []string {
	return append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.arch,
		// The least of each kind of processor, whatever this machine asks for.
		"GOAMD64=v1", "GOARM64=v8.0", "GOEXPERIMENT=", "GOWORK=off")
}

// targets is every program that is built.
func targets() []target {
	return []target{
		{"windows", "amd64"}, {"windows", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"},
		{"linux", "amd64"}, {"linux", "arm64"}, {"js", "wasm"},
	}
}

// goEnv asks Go for one of its settings.
func goEnv(name string) (string, error) {
	out, err := exec.Command("go", "env", name).Output()
	if err != nil {
		return "", fmt.Errorf("go env %s: %w", name, err)
	}
	return strings.TrimSpace(string(out)), nil
}

// moduleRoot is the folder of go.mod, wherever below it the command was started.
func moduleRoot() (string, error) {
	mod, err := goEnv("GOMOD")
	if err != nil {
		return "", err
	}
	if mod == "" || mod == os.DevNull {
		return "", fmt.Errorf("start it inside the tree of Intrigue")
	}
	return filepath.Dir(mod), nil
}

// compile builds the program for a target and returns the file. Its bytes depend
// on the sources and on Go alone: no paths, no build number, no time.
func (r *release) compile(t target) (string, error) {
	to := filepath.Join(r.work, "intrigue-"+t.String())
	flags := "-s -w -buildid= -X 'main.version=" + r.version.Words + "'"
	if t.system == "windows" {
		flags += " -H=windowsgui" // no black console window beside it
	}
	c := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", to, ".")
	c.Dir, c.Env = r.root, t.env()
	if err := driver.Run(c); err != nil {
		return "", err
	}
	return to, r.checkLicences(to)
}

// checkLicences fails when a module in a program is not in the list of licences.
func (r *release) checkLicences(program string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		if filepath.Base(program) == "intrigue-js-wasm" {
			return nil // Go cannot read it back out of wasm; go list has told us
		}
		return err
	}
	for _, m := range info.Deps {
		if !r.modules[m.Path] {
			return fmt.Errorf("the licence of %s is not in the list of licences", m.Path)
		}
	}
	return nil
}

// tool runs one of the programs that are pinned in build/tools.
func (r *release) tool(args ...string) error {
	mod := filepath.Join(r.root, "build", "tools", "go.mod")
	return r.runTool(append([]string{"tool", "-modfile=" + mod}, args...))
}

// ownTool runs a program of ours that lies in build/tools, because it stands on modules
// that Intrigue itself has no need of.
func (r *release) ownTool(name string, args ...string) error {
	return r.runTool(append([]string{"run", "-C", filepath.Join(r.root, "build", "tools"), "./" + name}, args...))
}

func (r *release) runTool(args []string) error {
	c := exec.Command("go", args...)
	c.Dir = r.root
	c.Env = append(os.Environ(), "GOFLAGS=", "GOOS=", "GOARCH=", "GOWORK=off", fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.version.Time.Unix()))
	return driver.Run(c)
}
