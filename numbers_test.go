package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"intrigue/input/analysis"
	"intrigue/input/store"
	current "intrigue/input/version"
	"intrigue/input/wire"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// changes is the text that says which numbers of the program are frozen.
func changes(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("build/CHANGELOG.md")
	rulestest.OK(t, err)
	return string(text)
}

// numbers are what the program says, by the first column of the table in CHANGELOG.md.
func numbers(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{
		"saved and exported games": fmt.Sprint(rules.Format),
		"settings":                 fmt.Sprint(store.SettingsFormat),
		"analyses":                 fmt.Sprint(analysis.Format),
		"series":                   fmt.Sprint(store.SeriesFormat),
	}
	for _, title := range titles() {
		g := title.Game
		var said strings.Builder
		rulestest.OK(t, wire.Serve(g, strings.NewReader("about\nquit\n"), &said))
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
	_, table, _ := strings.Cut(changes(t), "| what | where |")
	newest, table, _ := strings.Cut(table, "|\n|---")
	rulestest.Holds(t, strings.TrimSpace(newest[strings.LastIndex(newest, "|")+1:]) == current.Number,
		"the last column of what is frozen is not that of %s", current.Number)
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
	heads := regexp.MustCompile(`(?m)^## (\d.*)$`).FindAllStringSubmatch(changes(t), -1)
	rulestest.Holds(t, len(heads) != 0 && heads[0][1] == current.Number,
		"the headings are %q, and this is version %s", heads, current.Number)
	rulestest.Holds(t, regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(current.Number), "%q is not three numbers", current.Number)
}
