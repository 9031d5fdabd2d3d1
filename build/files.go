package main

import (
	"bytes"
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"
)

//go:embed files
var files embed.FS

// appID is the name of the program among all programs, the way AppStream and
// macOS want it. A publisher with a domain of their own changes it here
// and in the name of the metainfo file.
const appID = "games.intrigue.Intrigue"

// defaultSite is where the sources are published and people report what is wrong; nobody
// is there yet, so a publisher names their own with -site. Downloads are expected
// where GitHub, Forgejo and Gitea put the files of a release.
const defaultSite = "https://example.invalid/intrigue/intrigue"

// summary says in one line what it is, wherever a line is asked for.
const summary = "Five board games for one laptop, with friends or bots"

// downloads is the address below which the files of this release lie.
func (r *release) downloads() string { return r.site + "/releases/download/v" + r.version.File }

// mail is where the packages say that their maintainers are reached. A publisher puts an
// address there that can be reached: this one cannot.
const mail = "intrigue@example.invalid"

// fill reads one of our files and puts the particulars of this build in.
func (r *release) fill(name string, more map[string]any) ([]byte, error) {
	t, err := template.New(filepath.Base(name)).Delims("<<", ">>").Option("missingkey=error").ParseFS(files, "files/"+name)
	if err != nil {
		return nil, err
	}
	data := map[string]any{
		"Version": r.version, "ID": appID, "Date": r.version.Time.Format("2006-01-02"), "Year": r.version.Time.Year(),
		"Mail": mail, "Site": r.site, "Downloads": r.downloads(), "Summary": summary, "Pictures": pictures,
		"Icon": "intrigue", "Desktop": "intrigue.desktop",
	}
	for k, v := range more {
		data[k] = v
	}
	var b bytes.Buffer
	err = t.Execute(&b, data)
	return b.Bytes(), err
}

// documents are what goes with every program: how to play, by eye and by ear, and whose work it is.
// note says what is special on this system; end is how a line ends there.
func (r *release) documents(note, end string) ([]file, error) {
	readme, err := os.ReadFile(filepath.Join(r.root, "README.md"))
	if err != nil {
		return nil, err
	}
	licence, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return nil, err
	}
	accessibility, err := os.ReadFile(filepath.Join(r.root, "build", "ACCESSIBILITY.md"))
	if err != nil {
		return nil, err
	}
	more, err := r.fill(note, nil)
	if err != nil {
		return nil, err
	}
	paper := func(name string, text []byte) file {
		return file{name: name, data: bytes.ReplaceAll(text, []byte("\n"), []byte(end))}
	}
	return []file{
		paper("README.txt", []byte(forPlayers(string(readme), string(more)))),
		paper("ACCESSIBILITY.txt", accessibility),
		paper("LICENSE.txt", licence),
		paper("LICENSES-OF-OTHERS.txt", r.licences),
	}, nil
}

// forBuilders are the sections of the README that help nobody who has a download.
var forBuilders = []string{"Download", "Two commands", "How it is built"}

// link is a link of the README to a file of the tree, and cited one named in brackets.
var (
	link  = regexp.MustCompile(`\[([^\]]+)\]\([^):]+\)`)
	cited = regexp.MustCompile(`\s\((?:\w+/)+\w+\.md\)`)
)

// forPlayers is the README without what only builders need, and with a note after
// its opening. It names no file that a download does not have.
func forPlayers(readme, note string) string {
	sections := strings.Split(readme, "\n## ")
	out := []string{}
	for i, s := range sections {
		lines := strings.Split(s, "\n")
		if i > 0 && slices.Contains(forBuilders, lines[0]) {
			continue
		}
		lines = slices.DeleteFunc(lines, func(l string) bool { return strings.HasPrefix(l, "![") }) // the pictures are not in a download
		s = strings.TrimSpace(strings.Join(lines, "\n")) + "\n"
		if i == 0 {
			s += "\n" + strings.TrimSpace(note) + "\n"
		}
		out = append(out, s)
	}
	readme = strings.ReplaceAll(strings.Join(out, "\n## "), "[how to play by ear](build/ACCESSIBILITY.md)", "see ACCESSIBILITY.txt")
	text := cited.ReplaceAllString(link.ReplaceAllString(readme, "$1"), "")
	return strings.ReplaceAll(text, "(see LICENSE)", "(see LICENSE.txt)")
}

// readBuilt reads a program that was just built; err is what compiling it said.
func readBuilt(name string, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("the program is gone: %w", err)
	}
	return b, nil
}
