package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestEveryModuleHasItsLicence(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	text, modules, err := licences(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, tg := range targets() {
		all, err := listPackages(root, tg)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range all {
			if p.Module == nil || p.Module.Main {
				continue
			}
			title := "\n" + p.Module.Path + " " + p.Module.Version + "\n="
			_, after, named := strings.Cut(string(text), title)
			if !named || !modules[p.Module.Path] {
				t.Fatalf("%s is in the program for %s but not in the licences", p.Module.Path, tg)
			}
			if terms, _, _ := strings.Cut(after, "\n===="); len(terms) < 300 {
				t.Errorf("the terms of %s are only %q", p.Module.Path, terms)
			}
		}
	}
	for _, must := range []string{"The Go language", "Bigelow & Holmes", "SIL OPEN FONT LICENSE", "GUST", "Apache License"} {
		if !bytes.Contains(text, []byte(must)) {
			t.Errorf("nothing is said of %s", must)
		}
	}
}

func TestAModuleWithoutLicenceIsNotPacked(t *testing.T) {
	dir := t.TempDir()
	sub := filepath.Join(dir, "pkg")
	os.Mkdir(sub, 0o755)
	var b bytes.Buffer
	if err := writeTerms(&b, "example.org/x v1.0.0", termsOf("example.org/x/pkg", sub, dir)); err == nil {
		t.Error("it is packed all the same")
	}
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
