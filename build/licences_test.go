package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

func TestEveryModuleHasItsLicence(t *testing.T) {
	root, err := moduleRoot()
	rulestest.OK(t, err)
	text, modules, err := licences(root)
	rulestest.OK(t, err)
	for _, tg := range targets() {
		all, err := listPackages(root, tg)
		rulestest.OK(t, err)
		for _, p := range all {
			if p.Module == nil || p.Module.Main {
				continue
			}
			title := "\n" + p.Module.Path + " " + p.Module.Version + "\n="
			_, after, named := strings.Cut(string(text), title)
			rulestest.Must(t, named && modules[p.Module.Path], "%s is in the program for %s but not in the licences", p.Module.Path, tg)
			terms, _, _ := strings.Cut(after, "\n====")
			rulestest.Holds(t, len(terms) >= 300, "the terms of %s are only %q", p.Module.Path, terms)
		}
	}
	for _, must := range []string{"The Go language", "Bigelow & Holmes", "SIL OPEN FONT LICENSE", "GUST", "Apache License"} {
		rulestest.Holds(t, bytes.Contains(text, []byte(must)), "nothing is said of %s", must)
	}
}

func TestAModuleWithoutLicenceIsNotPacked(t *testing.T) {
	dir := t.TempDir()
	sub := filepath.Join(dir, "pkg")
	os.Mkdir(sub, 0o755)
	var b bytes.Buffer
	err := writeTerms(&b, "example.org/x v1.0.0", termsOf("example.org/x/pkg", sub, dir))
	rulestest.Holds(t, err != nil, "it is packed all the same")
	for _, name := range []string{"LICENSE", "LICENSE-GUST", "SIL-LICENSE", "COPYING.md", "notice.txt", "licence"} {
		os.WriteFile(filepath.Join(dir, name), []byte("terms of "+name), 0o644)
	}
	os.WriteFile(filepath.Join(dir, "licenser.go"), []byte("package x"), 0o644)
	os.WriteFile(filepath.Join(sub, "LICENSE"), []byte("other terms"), 0o644)
	if got := termsOf("example.org/x/pkg", sub, dir); len(got) != 7 {
		t.Errorf("%q", got)
	}
	if got := termsOf("example.org/x", dir, dir); len(got) != 6 {
		t.Errorf("%q", got)
	}
}
