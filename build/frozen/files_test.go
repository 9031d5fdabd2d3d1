package frozen

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
)

// games are those whose files are frozen.
func games() []rules.Game {
	return []rules.Game{london.Game{}, pimpernel.Game{}, estoril.Game{}, penny.Game{}, cardinal.Game{}}
}

func find(key string) (rules.Game, bool) {
	for _, g := range games() {
		if g.About().Key == key {
			return g, true
		}
	}
	return nil, false
}

// home is a copy of the folder that a version left behind, and a store of this version in it.
func home(t *testing.T, version string) (folder string, s *store.Store) {
	t.Helper()
	folder = t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(filepath.Join("testdata", version))); err != nil {
		t.Fatal(err)
	}
	return folder, store.Open(store.Options{Home: folder, Game: find, ExportFolders: []string{folder}})
}

// versions are those that left files.
func versions(t *testing.T) (all []string) {
	t.Helper()
	entries, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() {
			all = append(all, e.Name())
		}
	}
	return all
}

// TestFilesOfOldVersionsLoad reads what every version left behind: its games say the same for ever, and
// nothing of its settings, results and analyses is lost. With -update the present version leaves
// what it has not left yet; what is there is never written again.
func TestFilesOfOldVersionsLoad(t *testing.T) {
	if rulestest.Updating() {
		leave(t)
	}
	all := versions(t)
	if !slices.Contains(all, Version) {
		t.Errorf("version %s has left no files: run this test with -update", Version)
	}
	for _, v := range all {
		t.Run(v, func(t *testing.T) {
			t.Run("games", func(t *testing.T) { gamesLoad(t, v) })
			t.Run("settings", func(t *testing.T) { settingsLoad(t, v) })
			t.Run("results", func(t *testing.T) { resultsLoad(t, v) })
			t.Run("analyses", func(t *testing.T) { analysesLoad(t, v) })
		})
	}
}

// gamesLoad compares what is told of each game of a version with what was told of it then.
func gamesLoad(t *testing.T, version string) {
	folder, s := home(t, version)
	files, err := filepath.Glob(filepath.Join(folder, "*", "*.*")) // of saved and of exported games
	if err != nil {
		t.Fatal(err)
	}
	told := []string{}
	for _, file := range files {
		name, err := filepath.Rel(folder, file)
		if err != nil {
			t.Fatal(err)
		}
		name = filepath.ToSlash(name)
		var r rules.Record
		switch filepath.Dir(name) {
		case "games":
			var g *store.Game
			if g, r, err = s.Load(name); err == nil {
				g.Close()
			}
		case "exports":
			r, _, err = s.ImportFile(file)
		default:
			continue
		}
		if err != nil {
			t.Error(err)
			continue
		}
		told = append(told, line(t, name, r))
	}
	if words := append(s.Notices(), s.NotSaved()); strings.Join(words, "") != "" {
		t.Errorf("this is said of it: %q", words)
	}
	compare(t, filepath.Join("testdata", version+".txt"), told)
}

// line tells a game in a line.
func line(t *testing.T, name string, r rules.Record) string {
	t.Helper()
	g, _ := find(r.Game)
	said, err := rulestest.Landed(g, r.Setup().Edition, name, r)
	if err != nil {
		t.Fatal(err)
	}
	more, err := json.Marshal(map[string]any{"title": r.Title, "started": r.Started, "seats": r.Seats, "options": r.Options, "deal": r.Deal, "kind": r.Kind, "advised": r.Advised, "help": r.Help, "notes": r.Notes})
	if err != nil {
		t.Fatal(err)
	}
	return said + ", " + string(more)
}

// compare holds lines against those of a file. With -update lines are added, and none is changed.
func compare(t *testing.T, file string, lines []string) {
	t.Helper()
	was, err := os.ReadFile(file)
	if err != nil && !rulestest.Updating() {
		t.Fatal(err)
	}
	for old := range strings.Lines(string(was)) {
		if old = strings.TrimSpace(old); !slices.Contains(lines, old) {
			t.Errorf("%s: a game loads no more, or says something else than\n%s", file, old)
		}
	}
	text := strings.Join(lines, "\n") + "\n"
	switch {
	case t.Failed():
		t.Logf("now:\n%s", text)
	case rulestest.Updating():
		err = os.WriteFile(file, []byte(text), 0o644)
	case len(lines) != bytes.Count(was, []byte("\n")):
		t.Errorf("%s does not tell all games: run this test with -update", file)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// settingsLoad reads the settings of a version: every value of the file is in use, and every name in
// it still is the name of something.
func settingsLoad(t *testing.T, version string) {
	folder, s := home(t, version)
	set := s.Settings()
	if words := s.Notices(); len(words) > 0 {
		t.Errorf("this is said of it: %q", words)
	}
	within(t, read(t, filepath.Join(folder, "settings.json")), set)
	if got, _ := json.Marshal(input.KeymapFrom(set.Keys).Changes()); string(got) != marshal(t, set.Keys) {
		t.Errorf("the keys %s became %s", marshal(t, set.Keys), got)
	}
	for key, setup := range set.Setups {
		g, ok := find(key)
		if !ok {
			t.Errorf("there is no game %s any more", key)
		} else if _, err := rules.Complete(g.About().Options, setup.Options); err != nil {
			t.Errorf("%s: %v", key, err)
		}
	}
	known := map[string]bool{}
	for _, g := range games() {
		key := g.About().Key
		if p, ok := g.(rules.Puzzler); ok {
			for _, one := range p.Problems() {
				known[key+"."+one.Key] = true
			}
		}
		if p, ok := g.(rules.Teacher); ok {
			for _, one := range p.Lessons() {
				known[key+"."+one.Key] = true
			}
		}
	}
	for _, keys := range []any{set.Problems, set.Learned, set.Halfway} {
		var all map[string]any
		if err := json.Unmarshal([]byte(marshal(t, keys)), &all); err != nil {
			t.Fatal(err)
		}
		for key := range all {
			if !known[key] {
				t.Errorf("the problem or lesson %s is gone", key)
			}
		}
	}
	// What this version writes loses nothing of it.
	if err := s.SaveSettings(set); err != nil {
		t.Fatal(err)
	}
	within(t, read(t, filepath.Join("testdata", version, "settings.json")), json.RawMessage(read(t, filepath.Join(folder, "settings.json"))))
}

// resultsLoad reads the results of a version, each whole.
func resultsLoad(t *testing.T, version string) {
	folder, s := home(t, version)
	n := 0
	for _, g := range games() {
		key := g.About().Key
		all := s.Results(key)
		for text := range bytes.Lines(read(t, filepath.Join(folder, "results.jsonl"))) {
			if !bytes.HasPrefix(text, []byte(`{"game":"`+key+`"`)) {
				continue
			}
			if len(all) == 0 {
				t.Fatalf("this result of %s is not counted: %s", key, text)
			}
			within(t, text, all[0])
			all, n = all[1:], n+1
		}
		if len(all) > 0 {
			t.Errorf("%d more results of %s than in the file", len(all), key)
		}
	}
	if n == 0 {
		t.Error("there are no results")
	}
}

// analysesLoad reads the analyses of a version: as that version read them, and as this one does, which
// may make them anew but calls none damaged.
func analysesLoad(t *testing.T, version string) {
	_, s := home(t, version)
	saved, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, one := range saved {
		g, r, err := s.Load(one.Name)
		if err != nil {
			t.Fatal(err)
		}
		g.Close()
		text, err := s.Analysis(analysis.Key(r))
		if err != nil {
			continue
		}
		n++
		a, err := analysis.Decode(text, r, version)
		if err != nil {
			t.Errorf("%s: %v", one.Name, err)
			continue
		}
		within(t, text, a)
		if len(a.Decisions) == 0 || !a.Done() {
			t.Errorf("%s: it has %d decisions of %d", one.Name, len(a.Decisions), a.Total)
		}
		if _, err := analysis.Decode(text, r, "another"); err == nil || strings.Contains(err.Error(), "damaged") {
			t.Errorf("%s: another version says %v", one.Name, err)
		}
	}
	if n == 0 {
		t.Error("there are no analyses")
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func marshal(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// within checks that everything in a file is in what was read of it, which may have more.
func within(t *testing.T, file []byte, got any) {
	t.Helper()
	for _, lost := range missing("", decode(t, file), decode(t, []byte(marshal(t, got)))) {
		t.Error(lost)
	}
}

// decode keeps numbers as they are written: a deal may have more digits than a float.
func decode(t *testing.T, text []byte) (v any) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return v
}

// missing lists what of one JSON value another one lacks.
func missing(at string, was, is any) (all []string) {
	switch was := was.(type) {
	case map[string]any:
		is, _ := is.(map[string]any)
		for key, v := range was {
			all = append(all, missing(at+"."+key, v, is[key])...)
		}
	case []any:
		is, _ := is.([]any)
		if len(is) != len(was) {
			return []string{fmt.Sprintf("%s has %d parts and had %d", at, len(is), len(was))}
		}
		for i, v := range was {
			all = append(all, missing(fmt.Sprint(at, ".", i), v, is[i])...)
		}
	default:
		if was != is {
			all = append(all, fmt.Sprintf("%s was %v and is %v", at, was, is))
		}
	}
	return all
}
