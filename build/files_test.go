package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

func sampled(t *testing.T) *release {
	t.Helper()
	root, err := moduleRoot()
	rulestest.OK(t, err)
	return &release{root: root, site: defaultSite, version: sampleVersion, licences: []byte("terms")}
}

func TestEachDownloadHasItsPapers(t *testing.T) {
	r := sampled(t)
	for _, system := range []string{"windows", "macos", "linux", "web"} {
		all, err := r.documents(system+"/note.txt", "\r\n")
		rulestest.OK(t, err)
		readme := string(all[0].data)
		for _, s := range []string{"New here?", "This is the download for", "Files it writes", "MIT licence", "see ACCESSIBILITY.txt", "see LICENSE.txt"} {
			rulestest.Holds(t, strings.Contains(readme, s), "%s: the README does not say %q", system, s)
		}
		for _, s := range append(forBuilders, "![", "go run .") {
			rulestest.Holds(t, !strings.Contains(readme, s), "%s: the README says %q", system, s)
		}
		if strings.Contains(strings.ReplaceAll(readme, "\r\n", ""), "\n") ||
			slices.ContainsFunc(all, func(f file) bool { return len(f.data) == 0 }) || len(all) != 4 {
			t.Errorf("%s: the documents are not in order", system)
		}
	}
	readme, _ := os.ReadFile(filepath.Join(r.root, "README.md"))
	for _, s := range forBuilders {
		rulestest.Holds(t, strings.Contains(string(readme), "\n## "+s+"\n"),
			"the README has no section %q any more: change forBuilders", s)
	}
}

// TestTheNoteIsNoHeading: what is special on a system follows the opening, and no file
// is named that lies in the tree but not in the download.
func TestTheNoteIsNoHeading(t *testing.T) {
	r := sampled(t)
	for _, system := range []string{"windows", "macos", "linux", "web"} {
		all, err := r.documents(system+"/note.txt", "\n")
		rulestest.OK(t, err)
		readme := string(all[0].data)
		rulestest.Holds(t, strings.Contains(readme, "\n\nThis is the download for") && !strings.Contains(readme, "# This is"),
			"%s: the note is no paragraph:\n%.900s", system, readme)
		for _, word := range strings.FieldsFunc(readme, func(r rune) bool { return strings.ContainsRune(" \n()[],;:\"`", r) }) {
			word = strings.TrimSuffix(word, ".")
			if !strings.ContainsAny(word, "/.") && word != strings.ToUpper(word) {
				continue // a folder of the tree may be called like a thing
			}
			if _, err := os.Stat(filepath.Join(r.root, word)); err == nil && strings.Trim(word, "./") != "" {
				t.Errorf("%s: the README cites %s, which is not in the download", system, word)
			}
		}
	}
}

func TestDesktopFiles(t *testing.T) {
	all, err := sampled(t).desktopFiles()
	rulestest.OK(t, err)
	for _, f := range all {
		switch filepath.Ext(f.name) {
		case ".xml", ".svg":
			d := xml.NewDecoder(strings.NewReader(string(f.data)))
			var err error
			for err == nil {
				_, err = d.Token()
			}
			rulestest.Holds(t, errors.Is(err, io.EOF), "%s: %v", f.name, err)
			rulestest.Holds(t, f.name != "metainfo/"+appID+".metainfo.xml" || strings.Contains(string(f.data), "<id>"+appID+"</id>"),
				"the metainfo is of another program")
		case ".desktop":
			for _, line := range []string{"[Desktop Entry]", "Type=Application", "Exec=intrigue", "Icon=intrigue",
				"Comment=" + summary, "Categories=Game;BoardGame;"} {
				rulestest.Holds(t, strings.Contains(string(f.data), line+"\n"),
					"%s does not say %s", f.name, line)
			}
		}
	}
}

func TestWindowsResources(t *testing.T) {
	text, err := sampled(t).fill("windows/winres.json", nil)
	rulestest.OK(t, err)
	var any map[string]any
	if err := json.Unmarshal(text, &any); err != nil || len(any) != 3 {
		t.Error(err, string(text))
	}
	for _, s := range []string{`"per monitor v2"`, `"file_version": "1.2.3.0"`, `"as invoker"`} {
		rulestest.Holds(t, strings.Contains(string(text), s), "there is no %s", s)
	}
}
