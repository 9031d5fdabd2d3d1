package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// TestTheManualKnowsEveryFlag compares it with what the program takes.
func TestTheManualKnowsEveryFlag(t *testing.T) {
	r := sampled(t)
	page, err := r.fill("linux/intrigue.6", nil)
	rulestest.OK(t, err)
	source, err := os.ReadFile(filepath.Join(r.root, "scenes", "start", "flags.go"))
	rulestest.OK(t, err)
	flags := regexp.MustCompile(`\.\w+Var\(&o\.\w+, "(\w+)"`).FindAllSubmatch(source, -1)
	rulestest.Must(t, len(flags) >= 14, "only %d flags are found", len(flags))
	for _, f := range flags {
		if !bytes.Contains(page, append([]byte(`.B \-`), append(f[1], '\n')...)) &&
			!bytes.Contains(page, append([]byte(`\fB\-`), append(f[1], `\fR `...)...)) {
			t.Errorf("the manual page says nothing of -%s", f[1])
		}
	}
	rulestest.Holds(t, bytes.HasPrefix(page, []byte(`.TH INTRIGUE 6 2026-03-04 "Intrigue 1.2.3"`)), "it begins with %.60s", page)
}

// TestDebianPapers: the terms of others are told as Debian wants them, which has the Apache
// licence already, and there is a changelog.
func TestDebianPapers(t *testing.T) {
	r := sampled(t)
	var err error
	r.licences, _, err = licences(r.root)
	rulestest.Must(t, err == nil, "%v", err)
	papers := map[string]string{}
	all, err := r.packageDocs("deb")
	rulestest.OK(t, err)
	for _, f := range all {
		papers[f.name] = string(f.data)
	}
	terms := papers["doc/intrigue/copyright"]
	if strings.Contains(terms, "TERMS AND CONDITIONS") || strings.Count(terms, "/usr/share/common-licenses/Apache-2.0") < 3 {
		t.Error("the Apache licence is given in full")
	}
	rulestest.Holds(t, strings.Contains(papers["doc/intrigue/ACCESSIBILITY.txt"], "intrigue -say | espeak-ng"),
		"nothing is said of playing by ear")
	for _, must := range []string{"MIT License", "the maintainers of Intrigue", "SIL OPEN FONT LICENSE", "GUST",
		"github.com/ebitengine/purego", "golang.org/x/image"} {
		rulestest.Holds(t, strings.Contains(terms, must), "nothing is said of %s", must)
	}
	g, err := gzip.NewReader(strings.NewReader(papers["doc/intrigue/changelog.Debian.gz"]))
	rulestest.OK(t, err)
	text, _ := io.ReadAll(g)
	if !regexp.MustCompile(`^intrigue \(1\.2\.3-1\) unstable; urgency=medium\n\n  \* .+\n\n -- .+ <.+@.+>  Wed, 04 Mar 2026 12:00:00 ` +
		`\+0000\n$`).Match(text) {
		t.Errorf("this is no changelog:\n%s", text)
	}
	rulestest.Holds(t, g.ModTime.IsZero() && g.Name == "", "it tells when and as what it was packed")
	// Others have no /usr/share/common-licenses.
	if all, err = r.packageDocs("rpm"); err != nil || !slices.ContainsFunc(all, func(f file) bool {
		return f.name == "doc/intrigue/copyright" && bytes.Contains(f.data, []byte("TERMS AND CONDITIONS"))
	}) {
		t.Errorf("the .rpm does not give the Apache licence in full: %v", err)
	}
}

// TestTheRpmAsksForLibraries, not for packages, which are called otherwise on openSUSE than
// on Fedora.
func TestTheRpmAsksForLibraries(t *testing.T) {
	text, err := sampled(t).fill("linux/nfpm.yaml",
		map[string]any{"Arch": "amd64", "Program": "p", "Bin": "/usr/bin", "Tree": "t", "Share": nil, "Time": "2026-03-04T12:00:00Z"})
	rulestest.OK(t, err)
	_, rpm, _ := strings.Cut(string(text), "overrides:")
	for _, kind := range []string{"depends", "recommends"} {
		m := regexp.MustCompile(kind + `: \[(.*)\]`).FindStringSubmatch(rpm)
		rulestest.Must(t, m != nil, "the .rpm has no %s", kind)
		for _, one := range strings.Split(m[1], ", ") {
			rulestest.Holds(t, regexp.MustCompile(`^"lib\w+\.so\.\d+\(\)\(64bit\)"$`).MatchString(one),
				"%s on %s, which is no library", kind, one)
		}
	}
}
