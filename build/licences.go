package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// licenceFile is what files with terms are called in the modules we use.
var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|ofl)([.-].*)?$|-licen[cs]e(\..*)?$`)

// otherTerms are terms that lie in another folder than what they are about.
var otherTerms = map[string]string{
	"golang.org/x/image/font/gofont": "font/gofont/ttfs/README", // the Go fonts are by Bigelow & Holmes
}

// listed is what go list tells about a package of the program.
type listed struct {
	ImportPath, Dir string
	Module          *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// listPackages lists what goes into the program for one target.
func listPackages(root string, t target) ([]listed, error) {
	c := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,Module", ".")
	c.Dir, c.Env = root, t.env()
	out, err := c.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			return nil, fmt.Errorf("go list for %s: %s", t, exit.Stderr)
		}
		return nil, err
	}
	return decodeAll[listed](out)
}

// decodeAll reads values in JSON that stand one behind the other, as the commands of Go write them.
func decodeAll[T any](text []byte) (all []T, err error) {
	for d := json.NewDecoder(bytes.NewReader(text)); d.More(); {
		var v T
		if err := d.Decode(&v); err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return all, nil
}

// licences collects the terms of Go and of every module in any of the programs,
// from the modules themselves, and says which modules that are.
func licences(root string) ([]byte, map[string]bool, error) {
	terms := map[string][]string{} // files, by module
	names := map[string]string{}   // path and version, by module
	for _, t := range targets() {
		all, err := listPackages(root, t)
		if err != nil {
			return nil, nil, err
		}
		for _, p := range all {
			m := p.Module
			if m == nil || m.Main {
				continue
			}
			names[m.Path] = m.Path + " " + m.Version
			for _, f := range termsOf(p.ImportPath, p.Dir, m.Dir) {
				if !slices.Contains(terms[m.Path], f) {
					terms[m.Path] = append(terms[m.Path], f)
				}
			}
		}
	}
	goroot, err := goEnv("GOROOT")
	if err != nil {
		return nil, nil, err
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "Intrigue is made with the following, for which we thank their authors.\nTheir terms are given in full.\n")
	if err := writeTerms(&b, "The Go language and its library", []string{filepath.Join(goroot, "LICENSE")}); err != nil {
		return nil, nil, err
	}
	modules := map[string]bool{}
	for _, path := range slices.Sorted(maps.Keys(names)) {
		slices.Sort(terms[path])
		if err := writeTerms(&b, names[path], terms[path]); err != nil {
			return nil, nil, err
		}
		modules[path] = true
	}
	return b.Bytes(), modules, nil
}

// termsOf lists the files with terms from dir, the folder of a package, up to the folder of its module.
func termsOf(pkg, dir, module string) []string {
	var found []string
	for at := dir; ; at = filepath.Dir(at) {
		entries, _ := os.ReadDir(at)
		for _, e := range entries {
			if e.Type().IsRegular() && licenceFile.MatchString(e.Name()) {
				found = append(found, filepath.Join(at, e.Name()))
			}
		}
		if at == module || len(at) <= len(module) {
			break
		}
	}
	for prefix, name := range otherTerms {
		if strings.HasPrefix(pkg, prefix+"/") {
			found = append(found, filepath.Join(module, filepath.FromSlash(name)))
		}
	}
	return found
}

// writeTerms copies the terms of one module.
func writeTerms(b *bytes.Buffer, name string, files []string) error {
	if len(files) == 0 {
		return fmt.Errorf("%s says nowhere under which licence it is", name)
	}
	fmt.Fprintf(b, "\n\n%s\n%s\n", name, strings.Repeat("=", len(name)))
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return fmt.Errorf("the licence of %s cannot be read: %w", name, err)
		}
		fmt.Fprintf(b, "\n[%s]\n\n%s\n", filepath.Base(f), bytes.TrimSpace(bytes.ReplaceAll(text, []byte("\r"), nil)))
	}
	return nil
}
