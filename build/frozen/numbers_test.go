package frozen

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/input/wire"
	"intrigue/rules"
)

// numbers are what the program says, by the first column of the table in CHANGELOG.md.
func numbers(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{
		"saved and exported games": fmt.Sprint(rules.Format),
		"settings":                 fmt.Sprint(store.SettingsFormat),
		"analyses":                 fmt.Sprint(analysis.Format),
	}
	for _, g := range games() {
		var said strings.Builder
		if err := wire.Serve(g, strings.NewReader("about\nquit\n"), &said); err != nil {
			t.Fatal(err)
		}
		number := regexp.MustCompile(`(?m)^about wire (.+)$`).FindStringSubmatch(said.String())
		if number == nil || all["the wire"] != "" && all["the wire"] != number[1] {
			t.Fatalf("%s greets with\n%s", g.About().Key, said.String())
		}
		all["the wire"] = number[1]
		ab := g.About()
		all[strings.ToUpper(ab.Key[:1])+ab.Key[1:]] = fmt.Sprint(ab.Edition)
	}
	return all
}

// TestNumbersAreFrozen: no number of a format, an edition or the wire changes without a word in the list
// of what is frozen, and the list names nothing else.
func TestNumbersAreFrozen(t *testing.T) {
	text := string(read(t, "../CHANGELOG.md"))
	_, table, _ := strings.Cut(text, "| what | where |")
	newest, table, _ := strings.Cut(table, "|\n|---")
	if strings.TrimSpace(newest[strings.LastIndex(newest, "|")+1:]) != Version {
		t.Errorf("the last column of what is frozen is not that of %s", Version)
	}
	told := numbers(t)
	for row := range strings.Lines(table[strings.Index(table, "\n")+1:]) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(row), "|"), "|")
		if len(cells) < 3 {
			break
		}
		what, frozen := strings.TrimSpace(cells[0]), strings.TrimSpace(cells[len(cells)-1])
		if is, known := told[what]; !known || is != frozen {
			t.Errorf("%s: number %s is frozen, and the program says %q: see build/CHANGELOG.md", what, frozen, is)
		}
		delete(told, what)
	}
	for what, number := range told {
		t.Errorf("build/CHANGELOG.md does not say that number %s of %s is frozen", number, what)
	}
}

// TestTheChangesTellOfThisVersion: the newest heading is that of this version.
func TestTheChangesTellOfThisVersion(t *testing.T) {
	heads := regexp.MustCompile(`(?m)^## (\d.*)$`).FindAllStringSubmatch(string(read(t, "../CHANGELOG.md")), -1)
	if len(heads) == 0 || heads[0][1] != Version {
		t.Errorf("the headings are %q, and this is version %s", heads, Version)
	}
	if !regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(Version) {
		t.Errorf("%q is not three numbers", Version)
	}
}

// TestEveryEditionLeftAGame: some version left a game under way and one that is over of each newest edition.
func TestEveryEditionLeftAGame(t *testing.T) {
	left := map[string]bool{}
	for _, v := range versions(t) {
		_, s := home(t, v)
		saved, err := s.List()
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range saved {
			left[fmt.Sprint(one.Record.Game, one.Record.Setup().Edition, one.Finished())] = true
		}
	}
	for _, g := range games() {
		for _, over := range []bool{false, true} {
			if ab := g.About(); !left[fmt.Sprint(ab.Key, ab.Edition, over)] {
				t.Errorf("there is no game of edition %d of %s in testdata: run go test ./build/frozen -update", ab.Edition, ab.Title)
			}
		}
	}
	if _, err := os.Stat("testdata/" + Version + "/settings.json"); err != nil {
		t.Error(err)
	}
}
