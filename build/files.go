package main

import (
	"bytes"
	"cmp"
	"embed"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"
)

//go:embed files
var files embed.FS

// appID is the name of the program among all programs, the way AppStream and macOS want it. A publisher with a domain
// of their own changes it here and in the name of the metainfo file.
const appID = "games.intrigue.Intrigue"

// defaultSite is where the sources are published and people report what is wrong; nobody is there yet, so a publisher
// names their own with -site. Downloads are expected where GitHub, Forgejo and Gitea put the files of a release.
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
	maps.Copy(data, more)
	var b bytes.Buffer
	err = t.Execute(&b, data)
	return b.Bytes(), err
}

// steps are several that may fail, written one below the other: the first error stays in err, and what comes of later
// ones counts for nothing.
type steps struct{ err error }

// bytes keeps the error of a step that makes bytes.
func (s *steps) bytes(b []byte, err error) []byte {
	s.err = cmp.Or(s.err, err)
	return b
}

// files keeps the error of a step that makes files.
func (s *steps) files(all []file, err error) []file {
	s.err = cmp.Or(s.err, err)
	return all
}

// text returns a file of the tree, by the parts of its path.
func (r *release) text(path ...string) ([]byte, error) {
	return os.ReadFile(filepath.Join(append([]string{r.root}, path...)...))
}

// documents are what goes with every program: how to play, by eye and by ear, and whose work it is.
// note says what is special on this system; end is how a line ends there.
func (r *release) documents(note, end string) ([]file, error) {
	var s steps
	readme, manual := s.bytes(r.text("README.md")), s.bytes(r.text("build", "README.md"))
	accessibility, licence := s.bytes(r.text("build", "ACCESSIBILITY.md")), s.bytes(r.text("LICENSE"))
	more := s.bytes(r.fill(note, nil))
	paper := func(name string, text []byte) file {
		return file{name: name, data: bytes.ReplaceAll(text, []byte("\n"), []byte(end))}
	}
	return []file{
		paper("README.txt", []byte(forPlayers(string(readme), string(manual), string(more)))),
		paper("ACCESSIBILITY.txt", accessibility),
		paper("LICENSE.txt", licence),
		paper("LICENSES-OF-OTHERS.txt", r.licences),
	}, s.err
}

// forBuilders are the sections of the README that help nobody who has a download, and ofManual those of build/README.md
// that do.
var (
	forBuilders = []string{"Download", "Two commands", "Help"}
	ofManual    = []string{"Files it writes"}
)

// link is a link of the README to a file of the tree.
var link = regexp.MustCompile(`\[([^\]]+)\]\([^):]*\)`)

// forPlayers is the README without what only builders need, with a note after its opening and what the manual says to
// players before its end. It names no file that a download does not have.
func forPlayers(readme, manual, note string) string {
	sections := strings.Split(readme, "\n## ")
	sections[0] += "\n" + note
	for _, s := range strings.Split(manual, "\n## ") {
		if slices.Contains(ofManual, title(s)) {
			sections = slices.Insert(sections, len(sections)-1, s)
		}
	}
	sections = slices.DeleteFunc(sections, func(s string) bool { return slices.Contains(forBuilders, title(s)) })
	for i, s := range sections {
		lines := slices.DeleteFunc(strings.Split(s, "\n"), func(l string) bool { return strings.HasPrefix(l, "![") }) // a download has no pictures
		sections[i] = strings.TrimSpace(blanks.ReplaceAllString(strings.Join(lines, "\n"), "\n\n")) + "\n"
	}
	text := strings.ReplaceAll(strings.Join(sections, "\n## "), "(build/ACCESSIBILITY.md)", "() (see ACCESSIBILITY.txt)")
	return link.ReplaceAllString(strings.ReplaceAll(text, "(LICENSE)", "() (see LICENSE.txt)"), "$1")
}

// title is the heading of a section.
func title(section string) string {
	heading, _, _ := strings.Cut(section, "\n")
	return heading
}

// blanks are empty lines, of which a missing picture leaves too many.
var blanks = regexp.MustCompile(`\n{3,}`)
