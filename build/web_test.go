package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"intrigue/rules/rulestest"
)

// samplePage is the texts of a page, by name, as they are packed with a program.
func samplePage(t *testing.T, program string) map[string]string {
	t.Helper()
	all, err := sampled(t).page([]file{{name: "intrigue.wasm.gz", data: []byte(program)}}, 123)
	rulestest.OK(t, err)
	texts := map[string]string{}
	for _, f := range all {
		texts[f.name] = string(f.data)
	}
	return texts
}

// TestThePageAsksForWhatIsThere compares the names in the page, its scripts and its
// manifest with the files beside them.
func TestThePageAsksForWhatIsThere(t *testing.T) {
	texts := samplePage(t, "packed")
	source, err := os.ReadFile("web.go")
	rulestest.OK(t, err)
	all := strings.Join([]string{texts["index.html"], texts["load.js"], texts["worker.js"], texts["manifest.json"]}, "\n")
	names := regexp.MustCompile(
		"(?:src|href)=\"([^\"?]+)|(?:register|match|opened)\\((?:cache, )?[\"`]([^\"`?]+)|\"src\": \"([^\"]+)\"").
		FindAllStringSubmatch(all, -1)
	rulestest.Must(t, len(names) >= 11, "%v", names)
	for _, m := range names {
		name := m[1] + m[2] + m[3]
		rulestest.Holds(t, strings.Contains(string(source), `"`+name+`"`), "the page asks for %s, which is not packed", name)
	}
	for _, id := range regexp.MustCompile(`getElementById\("(\w+)"\)`).FindAllStringSubmatch(texts["load.js"], -1) {
		rulestest.Holds(t, strings.Contains(texts["index.html"], `id="`+id[1]+`"`), "the page has no %s", id[1])
	}
	for _, s := range []string{`data-size="123"`, `data-packed="6"`} {
		rulestest.Holds(t, strings.Contains(texts["index.html"], s), "the page does not know its size: there is no %s", s)
	}
	rulestest.Holds(t, strings.Contains(texts["load.js"], "WebGL 2"), "the page says nothing of WebGL")
}

// TestTheWorkerKeepsWhatThePageNeeds compares what is kept for use without a network with
// what the page loads.
func TestTheWorkerKeepsWhatThePageNeeds(t *testing.T) {
	texts := samplePage(t, "packed")
	list := regexp.MustCompile(`(?s)const files = (\[.*?\]);`).FindStringSubmatch(texts["worker.js"])
	rulestest.Must(t, list != nil, "the worker has no list of files")
	var kept []string
	rulestest.OK(t, json.Unmarshal([]byte(list[1]), &kept))
	for _, m := range regexp.MustCompile(`(?:src|href)="([^"?]+)`).FindAllStringSubmatch(texts["index.html"], -1) {
		rulestest.Holds(t, slices.Contains(kept, m[1]), "the page loads %s, which is not kept", m[1])
	}
}

// TestThePageHasAPolicy that lets it load its own files only, and keeps to it: no script stands in the page itself.
func TestThePageHasAPolicy(t *testing.T) {
	page := samplePage(t, "packed")["index.html"]
	found := regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]+)">`).FindStringSubmatchIndex(page)
	rulestest.Must(t, found != nil, "the page has no policy")
	rules := map[string]string{}
	for _, one := range strings.Split(page[found[2]:found[3]], "; ") {
		name, sources, _ := strings.Cut(one, " ")
		rules[name] = sources
	}
	for name, want := range map[string]string{
		"default-src": "'none'", "script-src": "'self' 'wasm-unsafe-eval' blob:", "connect-src": "'self'", "img-src": "'self'",
		"worker-src": "'self'", "manifest-src": "'self'", "style-src": "'unsafe-inline'", "base-uri": "'none'", "form-action": "'none'",
	} {
		rulestest.Holds(t, rules[name] == want, "%s is %q, not %q", name, rules[name], want)
	}
	first := regexp.MustCompile(`<(?:script|link|style|img)`).FindStringIndex(page)
	rulestest.Holds(t, first[0] >= found[0], "something is loaded before the policy")
	inline := regexp.MustCompile(`<script(?:>| [^>]*>[^<])|\son\w+=|javascript:`).FindString(page)
	rulestest.Holds(t, inline == "", "the policy forbids %q", inline)
}

func TestEveryVersionOfThePageHasAHashOfItsOwn(t *testing.T) {
	hash := regexp.MustCompile(`data-version="([0-9a-f]{12})"`)
	one, same, other := samplePage(t, "one"), samplePage(t, "one"), samplePage(t, "another")
	rulestest.Holds(t, one["index.html"] == same["index.html"], "the same program gives two pages")
	a, b := hash.FindString(one["index.html"]), hash.FindString(other["index.html"])
	rulestest.Holds(t, a != "" && a != b, "two programs have the version %q", a)
	rulestest.Holds(t, one["worker.js"] != other["worker.js"], "a browser would not see that there is a new version")
}

func TestAFileIsPackedTwice(t *testing.T) {
	data := bytes.Repeat([]byte("a program "), 1000)
	all, err := packed("program", data)
	rulestest.OK(t, err)
	again, err := packed("program", data)
	rulestest.OK(t, err)
	for i, f := range all {
		rulestest.Holds(t, bytes.Equal(f.data, again[i].data), "%s is not the same twice", f.name)
		var r io.Reader = brotli.NewReader(bytes.NewReader(f.data))
		if f.name == "program.gz" {
			r, err = gzip.NewReader(bytes.NewReader(f.data))
			rulestest.Must(t, err == nil, "%v", err)
		}
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s holds something else: %v", f.name, err)
		}
	}
}
