//go:build !js

package store_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// put writes text as a saved game.
func put(t *testing.T, home, text string) string {
	t.Helper()
	name := "games/test.jsonl"
	os.MkdirAll(filepath.Join(home, "games"), 0o700)
	rulestest.OK(t, os.WriteFile(filepath.Join(home, name), []byte(text), 0o600))
	return name
}

func TestATornLastLineIsLeftOut(t *testing.T) {
	r := record(t, 9)
	text := store.Export(r)
	end := strings.LastIndex(strings.TrimSpace(text), "\n") + 1
	for cut := end; cut <= len(text); cut++ {
		s, home := open(t)
		name := put(t, home, text[:cut])
		want := r
		whole := cut >= len(text)-1 // all but the end of the line is there
		if want.Entries = r.Entries[:8]; whole {
			want.Entries = r.Entries
		}
		load(t, s, name, want)
		if whole || cut == end {
			n := s.Notices()
			rulestest.Holds(t, len(n) <= 0, "cut at %d: %q", cut-end, n)
		} else {
			says(t, s, "left out")
		}
		// It can be played on: the next line must not be joined to the torn one.
		g, got, err := s.Load(name)
		rulestest.OK(t, err)
		g.Append(r.Entries[len(got.Entries):]...)
		g.Close()
		load(t, s, name, r)
	}
}

func TestATailOfZeroesIsLeftOut(t *testing.T) {
	s, home := open(t)
	r := record(t, 4)
	load(t, s, put(t, home, store.Export(r)+strings.Repeat("\x00", 300)), r)
	says(t, s, "left out")
}

const header = `{"format":1,"game":"patience","edition":1,"seats":[{"name":"Ada","colour":0}],"deal":5}` + "\n"

func TestWhatCannotBeUsedIsRenamedAside(t *testing.T) {
	noise := make([]byte, 5000)
	for i := range noise {
		noise[i] = byte(rand.IntN(256))
	}
	for name, test := range map[string]struct{ text, why string }{
		"empty":              {"", "not an Intrigue game"},
		"foreign":            {"Dear diary,\ntoday", "not an Intrigue game"},
		"foreign JSON":       {`{"name":"npm"}` + "\n", "not an Intrigue game"},
		"a list":             {"[1,2]\n", "not an Intrigue game"},
		"noise":              {string(noise), "not an Intrigue game"},
		"no format":          {`{"format":0,"game":"patience","seats":[{}]}` + "\n", "format"},
		"odd header":         {`{"format":1,"game":7}` + "\n", "damaged"},
		"unknown game":       {`{"format":1,"game":"whist","seats":[{}],"deal":1}` + "\n", "whist"},
		"no seats":           {`{"format":1,"game":"patience","deal":1}` + "\n", "seats"},
		"unknown option":     {`{"format":1,"game":"patience","edition":1,"seats":[{}],"options":{"x":"y"}}` + "\n", "option"},
		"refused":            {header + `{"s":-2,"m":"die 3"}` + "\n" + `{"s":0,"m":"fly"}` + "\n", "cannot be played"},
		"wrong seat":         {header + `{"s":5,"m":"die 3"}` + "\n", "cannot be played"},
		"torn in the middle": {header + `{"s":-2,"m":"di` + "\n" + `{"s":0,"m":"lay 0 left"}` + "\n", "line 2"},
		"unknown line":       {header + `{"hello":1}` + "\n", "line 2"},
		"too much undone":    {header + `{"undo":3}` + "\n", "line 2"},
		"undone backwards":   {header + `{"undo":-3}` + "\n", "line 2"},
		"after a fence":      {"```\n" + header + "x\n```\n", "line 2"},
		"half an entry":      {header + `{"s":0}` + "\n", "line 2"},
		"a seat too large":   {header + `{"s":300,"m":"x"}` + "\n", "line 2"},
		"too long":           {header + strings.Repeat(`{"s":-2,"m":"die 3"}`+"\n", 40), "long"},
		"huge":               {header + strings.Repeat("x", 17<<20), "larger"},
	} {
		t.Run(name, func(t *testing.T) {
			s, home := open(t)
			file := put(t, home, test.text)
			_, _, err := s.Load(file)
			if err == nil || !strings.Contains(err.Error(), test.why) || !strings.Contains(err.Error(), "unreadable-20261121-200000") {
				t.Fatalf("error %v; want %q in it", err, test.why)
			}
			kept, _ := os.ReadFile(filepath.Join(home, file+".unreadable-20261121-200000"))
			rulestest.Holds(t, string(kept) == test.text, "the file was changed or lost")
			items, _ := s.List()
			rulestest.Holds(t, len(items) == 0, "it is still in the list")
			// A second one of the same second does not replace the first.
			put(t, home, test.text)
			if _, _, err := s.Load(file); err == nil {
				t.Fatal("no error")
			}
			all, _ := os.ReadDir(filepath.Join(home, "games"))
			rulestest.Holds(t, len(all) == 2, "%d files", len(all))
		})
	}
}

func TestTheListSaysWhatCannotBeUsed(t *testing.T) {
	s, home := open(t)
	for text, want := range map[string]string{
		"Dear diary": "not an Intrigue game", header + "x\n": "line 2",
		`{"format":99,"game":{"key":"patience"}}` + "\n": "newer",
		strings.Replace(header, "patience", "whist", 1):  "whist",
	} {
		put(t, home, text)
		items, err := s.List()
		rulestest.Holds(t, err == nil && len(items) == 1 && strings.Contains(items[0].Problem, want), "%v %v", items, err)
	}
}

// TestTheListReadsAnewWhatHasJustChanged: clocks of files are coarse, so that a file that changed twice at once looks
// the same.
func TestTheListReadsAnewWhatHasJustChanged(t *testing.T) {
	s, home := open(t)
	when := time.Now()
	for _, title := range []string{"one", "two"} {
		name := put(t, home, head(`,"title":"`+title+`"`))
		age(t, home, name, when)
		if items, err := s.List(); err != nil || len(items) != 1 || items[0].Record.Title != title {
			t.Errorf("%+v, %v; want the game %q", items, err, title)
		}
	}
}

// dying are files that a killed program still holds for a moment.
type dying struct {
	*storage.Memory
	held int // how often it is still asked in vain
}

func (d *dying) Lock(name string) (func(), error) {
	if d.held--; d.held >= 0 {
		return nil, storage.ErrLocked
	}
	return d.Memory.Lock(name)
}

// TestAGameOfAKilledProgramIsWaitedFor, but not for ever.
func TestAGameOfAKilledProgramIsWaitedFor(t *testing.T) {
	for held, want := range map[int]error{3: nil, 99: storage.ErrLocked} {
		d := &dying{Memory: storage.NewMemory()}
		s := store.Open(store.Options{Data: d, Config: d, Game: toys})
		name, _ := begin(t, s, 3)
		d.held = held
		if g, _, err := s.Load(name); !errors.Is(err, want) {
			t.Errorf("held %d times: %v", held, err)
		} else if g != nil {
			g.Close()
		}
	}
}

func TestANewerGameStaysWhereItIs(t *testing.T) {
	s, home := open(t)
	text := `{"format":99,"game":"patience","seats":[{"name":"Ada"}],"rules":[]}` + "\n" + `{"who":"x"}` + "\n"
	name := put(t, home, text)
	if _, _, err := s.Load(name); !errors.Is(err, rules.ErrFuture) {
		t.Error(err)
	}
	if _, _, err := s.ImportFile(filepath.Join(home, name)); !errors.Is(err, rules.ErrFuture) {
		t.Error(err)
	}
	kept, _ := os.ReadFile(filepath.Join(home, name))
	rulestest.Holds(t, string(kept) == text, "it was touched")
}

func TestExportAndImport(t *testing.T) {
	s, home := open(t)
	r := record(t, 9)
	text := store.Export(r)
	for _, pasted := range []string{text, "\n\n  " + text + "\n\n", strings.TrimSpace(text), strings.ReplaceAll(text, "\n", "\r\n")} {
		got, note, err := s.Import([]byte(pasted))
		rulestest.Holds(t, err == nil && note == "" && store.Export(got) == text, "%v %q", err, note)
	}
	if got, note, err := s.Import([]byte(text[:len(text)-5])); err != nil || note == "" || len(got.Entries) != 8 {
		t.Error("cut off:", len(got.Entries), note, err)
	}
	for _, bad := range []string{"", "hello", header + "x\n" + `{"s":0,"m":"y"}`} {
		if _, _, err := s.Import([]byte(bad)); err == nil {
			t.Errorf("%q was taken", bad)
		}
	}
	file := filepath.Join(home, "letter.txt")
	os.WriteFile(file, []byte("hello"), 0o600)
	if _, _, err := s.ImportFile(file); err == nil || !strings.Contains(err.Error(), "letter.txt") {
		t.Error(err)
	}
	if _, err := os.Stat(file); err != nil {
		t.Error("a file that is not ours was touched")
	}
	for _, not := range []string{home, filepath.Join(home, "none")} {
		if _, _, err := s.ImportFile(not); err == nil {
			t.Error(not)
		}
	}
}

// FuzzLoad feeds a saved game of any bytes: it loads or is set aside, and what
// loads can be saved and loaded again.
func FuzzLoad(f *testing.F) {
	f.Add([]byte(header))
	f.Add([]byte(header + `{"s":-2,"m":"die 3"}` + "\n" + `{"s":0,"m":"lay 0 left"}` + "\n" + `{"undo":1}` +
		"\n" + `{"over":"done"}` + "\n"))
	f.Add([]byte(header + `{"s":-2,"m":"die 3"}` + "\n" + `{"s":0,"m":"la`))
	f.Add([]byte(`{"format":2}`))
	f.Add([]byte(`{"format":1,"game":"chase","edition":1,"seats":[{},{}],"deal":1}` + "\n" + `{"s":-2,"m":"hide 7"}` + "\n"))
	f.Add([]byte("\x00\xff"))
	f.Add([]byte("\ufeff" + header + `{"s":99,"m":""}` + "\n" + `{"s":-0,"m":"x"}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		m := storage.NewMemory()
		s := store.Open(store.Options{Data: m, Config: m, Game: toys})
		m.Write("games/x.jsonl", text)
		items, err := s.List()
		rulestest.Must(t, err == nil && len(items) == 1, "%v %v", items, err)
		// The quick way of the list and the whole one read the same.
		seen := s.Preview("games/x.jsonl")
		if it := items[0]; it.Problem != "" && it.Problem != seen.Problem && it.Record.Format <= rules.Format ||
			it.Entries != seen.Entries || it.Ending != seen.Ending {
			t.Fatalf("listed as %+v, and it is %+v", it, seen)
		}
		g, r, err := s.Load("games/x.jsonl")
		if err != nil {
			_, gone := m.Read("games/x.jsonl", 1<<20)
			rulestest.Must(t, gone != nil || errors.Is(err, rules.ErrFuture), "it was neither loaded nor set aside")
			return
		}
		g.Close()
		again, note, err := s.Import([]byte(store.Export(r)))
		rulestest.Must(t, err == nil && note == "" && store.Export(again) == store.Export(r),
			"saved anew it does not load: %v %q", err, note)
	})
}
