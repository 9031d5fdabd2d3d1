//go:build !js

package store_test

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"unicode/utf8"

	"intrigue/input/results"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// head is a game whose first line was made by somebody else.
func head(more string) string {
	return `{"format":1,"game":"patience","edition":1,"seats":[{"name":"Ada","colour":0}],"deal":5` + more + "}\n"
}

func TestWordsOfAGameHaveBounds(t *testing.T) {
	long := strings.Repeat("ö", 5000)
	s, home := open(t)
	name := put(t, home, `{"format":1,"game":"chase","edition":1,"title":"`+long+`\u001b[2J\nend","started":"`+long[:200]+`","seats":[`+
		`{"name":"`+long+`a","colour":-7},{"name":"`+long+`b","colour":99999999},{"name":"`+long+`a","colour":3}],"deal":1}`+"\n")
	items, err := s.List()
	rulestest.Must(t, err == nil && len(items) == 1 && items[0].Problem == "", "%.300v %v", items, err)
	g, r, err := s.Load(name)
	rulestest.Must(t, err == nil, "%.300s", err)
	g.Close()
	for what, r := range map[string]rules.Record{"list": items[0].Record, "loaded": r} {
		if n := utf8.RuneCountInString(r.Title); n > 80 || strings.ContainsAny(r.Title, "\x1b\n") || len(r.Started) > 64 {
			t.Errorf("%s: a title of %d letters, started %q", what, n, r.Started)
		}
		for _, s := range r.Seats {
			if n := utf8.RuneCountInString(s.Name); n > 40 || s.Colour < 0 || s.Colour > 64 {
				t.Errorf("%s: a name of %d letters, colour %d", what, n, s.Colour)
			}
		}
		// Seats of one name are one person's, and two people must not become one.
		a, b, c := r.Seats[0].Name, r.Seats[1].Name, r.Seats[2].Name
		rulestest.Holds(t, a != b && a == c, "%s: %q, %q, %q", what, a, b, c)
	}
}

func TestWhatNoGameHasIsRefused(t *testing.T) {
	long := strings.Repeat("x", 1000)
	var answers, seats []string
	for i := range 100 {
		answers = append(answers, fmt.Sprintf(`"k%d":"v"`, i))
		seats = append(seats, `{"name":"Ada"}`)
	}
	for what, text := range map[string]string{
		"key of the game": strings.Replace(head(""), "patience", long, 1),
		"kind":            head(`,"kind":"` + long + `"`),
		"level":           strings.Replace(head(""), `"colour":0`, `"level":"`+long+`"`, 1),
		"level in lines":  strings.Replace(head(""), `"colour":0`, `"level":"a\nb"`, 1),
		"option":          head(`,"options":{"` + long + `":"x"}`),
		"answer":          head(`,"options":{"x":"` + long + `"}`),
		"options":         head(`,"options":{` + strings.Join(answers, ",") + `}`),
		"seats":           `{"format":1,"game":"patience","edition":1,"deal":1,"seats":[` + strings.Join(seats, ",") + "]}\n",
		"first line":      head(`,"title":"` + strings.Repeat("x", 15<<20) + `"`),
		"move":            head("") + `{"s":0,"m":"` + long + `"}` + "\n",
		"slow move":       head("") + `{"m":"` + long + `","s":0}` + "\n",
		"ending":          head("") + `{"over":"` + long + `"}` + "\n",
	} {
		t.Run(what, func(t *testing.T) {
			s, home := open(t)
			name := put(t, home, text)
			items, err := s.List()
			rulestest.Holds(t, err == nil && len(items) == 1 && items[0].Problem != "" && len(items[0].Problem) <= 200,
				"listed as %.300v %v", items, err)
			if _, _, err := s.Load(name); err == nil || len(err.Error()) > 300 {
				t.Errorf("%.500v", err)
			}
			if all, err := s.SetAside(); err != nil || len(all) != 1 || len(all[0].Why) > 200 {
				t.Errorf("%.300v %v", all, err)
			}
		})
	}
}

// TestAHugeTitleTakesNoMemory looks in every way at what took 3.9 gigabytes: a first line that is one
// title of 15 megabytes. Each way finds the file and refuses it, and takes little more than the file.
func TestAHugeTitleTakesNoMemory(t *testing.T) {
	text := head(`,"title":"` + strings.Repeat("x", 15<<20) + `"`)
	for what, refuses := range map[string]func(s *store.Store, name string) bool{
		"list": func(s *store.Store, _ string) bool {
			items, err := s.List()
			return err == nil && len(items) == 1 && items[0].Problem != "" && len(items[0].Record.Title) <= 80
		},
		"preview": func(s *store.Store, name string) bool {
			g := s.Preview(name)
			return g.Problem != "" && len(g.Record.Title) <= 80
		},
		"load": func(s *store.Store, name string) bool {
			_, r, err := s.Load(name)
			return err != nil && r.Title == ""
		},
		"set aside": func(s *store.Store, name string) bool {
			s.Load(name)
			all, err := s.SetAside()
			return err == nil && len(all) == 1 && all[0].Why != "" && !all[0].Usable
		},
		"import": func(s *store.Store, _ string) bool {
			_, _, err := s.Import([]byte(text))
			return err != nil
		},
	} {
		t.Run(what, func(t *testing.T) {
			s, home := open(t)
			name := put(t, home, text)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			refused := refuses(s, name)
			runtime.ReadMemStats(&after)
			took := (after.TotalAlloc - before.TotalAlloc) >> 20
			t.Logf("%d megabytes", took)
			rulestest.Holds(t, refused && took <= 40, "refused: %t; it took %d megabytes", refused, took)
		})
	}
}

func TestResultsHaveBounds(t *testing.T) {
	s, home := open(t)
	var lines strings.Builder
	for _, one := range []string{
		`{"game":"patience","name":"1","deal":1,"score":6,"when":""}`,
		`{"game":"patience","name":"2","deal":1,"score":2000000000,"when":""}`,
		`{"game":"patience","name":"3","deal":1,"score":-1,"when":""}`,
		`{"game":"patience","name":"4","deal":1,"score":3,"kind":"` + strings.Repeat("x", 999) + `","when":""}`,
		`{"game":"patience","name":"5","deal":1,"score":3,"options":{"` + strings.Repeat("x", 999) + `":"1"},"when":""}`,
		`{"game":"patience","name":"6","deal":1,"score":3,"parts":[{"side":"you","points":2000000000}],"when":""}`,
		`{"game":"whist","name":"7","deal":1,"score":2000000000,"when":""}`,
		`{"game":"whist","name":"8","deal":1,"score":700,"when":""}`,
	} {
		lines.WriteString(one + "\n")
	}
	os.WriteFile(filepath.Join(home, "results.jsonl"), []byte(lines.String()), 0o600)
	if all := s.Results("patience"); len(all) != 1 || all[0].Name != "1" {
		t.Errorf("%+v", all)
	}
	if all := s.Results("whist"); len(all) != 1 || all[0].Score != 700 { // unknown here, and bounded all the same
		t.Errorf("%+v", all)
	}
	// Whatever comes by another way does not take the machine's memory either.
	tally := results.FormOf([]results.Result{{Score: 1_000_000}, {Score: 5}}, func(results.Result) bool { return true })
	rulestest.Holds(t, tally.Played == 1 && len(tally.Scores) == 6, "%d games, scores up to %d", tally.Played, len(tally.Scores))
}

func TestSettingsHaveBounds(t *testing.T) {
	long := strings.Repeat("x", 70000)
	for what, text := range map[string]string{
		"window":   `"window":{"X":0,"Y":0,"Width":300000,"Height":800}`,
		"place":    `"window":{"X":-99999,"Y":0,"Width":1000,"Height":800}`,
		"negative": `"window":{"X":5,"Y":5,"Width":-1000,"Height":800}`,
		"monitor":  `"window":{"Monitor":"` + long + `"}`,
		"language": `"language":"` + long + `"`,
		"keys":     `"keys":{"` + long + `":["x"],"hint":["` + long + `"]}`,
		"setups": `"setups":{"` + long + `":{},"chase":{"options":{"x":"` + long + `"}},"b":{"seats":[{"level":"` +
			long + `"}]},"c":{"seats":[{"name":"` + long + `"}]}}`,
		"learned": `"learned":{"` + long + `":true}`,
		"halfway": `"halfway":{"` + long + `":3,"a.b":-1}`,
	} {
		t.Run(what, func(t *testing.T) {
			s, home := open(t)
			os.WriteFile(filepath.Join(home, "settings.json"), []byte(`{"format":1,`+text+`}`), 0o600)
			set, want := s.Settings(), store.Defaults()
			switch what {
			case "setups": // the one in which only a name is long stays, and the name is clipped
				seats := set.Setups["c"].Seats
				if len(seats) != 1 || !strings.HasPrefix(seats[0].Name, "xxx") || utf8.RuneCountInString(seats[0].Name) > 40 {
					t.Errorf("%.200v", seats)
				}
				want.Setups = map[string]store.Setup{"c": {Seats: seats}}
			case "monitor":
				if n := utf8.RuneCountInString(set.Window.Monitor); n == 0 || n > 80 {
					t.Errorf("a monitor's name of %d letters", n)
				}
				want.Window.Monitor = set.Window.Monitor
			}
			for _, m := range []int{len(set.Keys), len(set.Learned), len(set.Halfway)} {
				rulestest.Holds(t, m <= 0, "%.200v", set)
			}
			set.Keys, set.Learned, set.Halfway = nil, nil, nil
			if len(set.Setups) == 0 {
				set.Setups = nil
			}
			if !reflect.DeepEqual(set, want) { // of all else nothing has changed
				t.Errorf("%.400v, want %.400v", set, want)
			}
			if n := s.Notices(); len(n) > 0 {
				t.Error(n)
			}
		})
	}
	s, home := open(t)
	os.WriteFile(filepath.Join(home, "settings.json"), []byte(`{"format":1,"language":"`+strings.Repeat("x", 2<<20)+`"}`), 0o600)
	s.Settings()
	says(t, s, "larger")
}

func TestAWindowFitsItsMonitor(t *testing.T) {
	for _, c := range []struct{ is, want store.Window }{
		{store.Window{X: 10, Y: 20, Width: 800, Height: 600}, store.Window{X: 10, Y: 20, Width: 800, Height: 600}},
		{store.Window{X: 10, Y: 20, Width: 8000, Height: 6000}, store.Window{Width: 1920, Height: 1080}},
		{store.Window{X: 1900, Y: 1000, Width: 800, Height: 600}, store.Window{X: 1120, Y: 480, Width: 800, Height: 600}},
		{store.Window{X: -300, Y: -1, Width: 800, Height: 600}, store.Window{Width: 800, Height: 600}},
		{store.Window{Maximised: true, Monitor: "HDMI"}, store.Window{Maximised: true, Monitor: "HDMI"}},
	} {
		rulestest.Is(t, fmt.Sprintf("%+v became", c.is), c.is.Fit(1920, 1080), c.want)
		rulestest.Is(t, "a monitor of no size made", c.is.Fit(0, 0), c.is)
	}
}
