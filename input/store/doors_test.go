//go:build !js

package store_test

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestEveryDoorTakesWhatProgramsMakeOfAGame brings a game that an editor, a shell or a mail has dressed in its
// way in through every door, and plays it on from the folder of games.
func TestEveryDoorTakesWhatProgramsMakeOfAGame(t *testing.T) {
	r := record(t, 7)
	r.Seats[0].Name = "Ada of the Long Acre" // where a mail may break the line
	text := store.Export(r)
	quoted := "> " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n> ") + "\n"
	for how, c := range map[string]struct {
		text    string
		foreign bool // a line cannot be added to it
	}{
		"as it is":           {text, false},
		"no end":             {strings.TrimSpace(text), false},
		"BOM":                {"\ufeff" + text, false},
		"CRLF":               {strings.ReplaceAll(text, "\n", "\r\n"), false},
		"CR":                 {strings.ReplaceAll(text, "\n", "\r"), false},
		"doubled ends":       {strings.ReplaceAll(text, "\n", "\r\r\n"), false},
		"blank lines":        {"\n \n" + strings.ReplaceAll(text, "\n", "\n\n"), false},
		"indented":           {"  " + strings.ReplaceAll(text, "\n", "\t\n    ") + "\n\n", false},
		"UTF-16LE":           {wide(binary.LittleEndian, text), true},
		"UTF-16BE":           {wide(binary.BigEndian, strings.ReplaceAll(text, "\n", "\r\n")), true},
		"a fence":            {"```json\n" + text + "```\n", true},
		"a fence in a mail":  {"Dear Ada,\n\nhere it is:\n\n~~~\n" + text + "~~~\n\nGood luck!\n", true},
		"quoted":             {"Ada wrote:\n>\n" + quoted, true},
		"quoted twice":       {strings.ReplaceAll(quoted, "> ", ">> "), true},
		"above a signature":  {text + "\n-- \nAda\n", true},
		"wrapped":            {strings.Replace(text, "the Long", "the\nLong", 1), true},
		"wrapped and quoted": {strings.Replace(quoted, "the Long Acre", "the \n> Long\n> Acre", 1), true},
	} {
		t.Run(how, func(t *testing.T) {
			s, home := open(t)
			name := put(t, home, c.text)
			got, note, err := s.Import([]byte(c.text))
			same(t, "pasted", got, r, note, err)
			got, note, err = s.ImportFile(filepath.Join(home, name))
			same(t, "from a file", got, r, note, err)
			p := s.Preview(name)
			same(t, "looked at", p.Record, r, p.Problem, nil)
			items, err := s.List()
			rulestest.Holds(t, err == nil && len(items) == 1 && items[0].Problem == "" && items[0].Entries == len(r.Entries),
				"listed as %+v, %v", items, err)
			g, got, err := s.Load(name)
			same(t, "loaded", got, r, strings.Join(s.Notices(), ""), err)
			if g == nil {
				return
			}
			playOn(t, s, g, home, c.text, c.foreign)
		})
	}
}

func same(t *testing.T, how string, got, want rules.Record, note string, err error) {
	t.Helper()
	rulestest.Holds(t, err == nil && note == "" && sameGame(got, want), "%s: %v, %q, %s", how, err, note, store.Export(got))
}

// playOn closes a loaded game, which leaves a foreign text as it is, and takes a move back, which keeps it aside.
func playOn(t *testing.T, s *store.Store, g *store.Game, home, text string, foreign bool) {
	t.Helper()
	r, at := g.Record(), filepath.Join(home, g.Name())
	rulestest.OK(t, g.Close())
	now, _ := os.ReadFile(at)
	rulestest.Holds(t, !foreign || string(now) == text, "nothing was played, and it became %q", now)
	g, _, err := s.Load(g.Name())
	if err == nil {
		err = g.TakeBack(1)
	}
	if err != nil || g.Saved() != nil {
		t.Fatal(err, g.Saved())
	}
	g.Close()
	r.Entries = r.Entries[:len(r.Entries)-1]
	notices := strings.Join(s.Notices(), "")
	if kept, _ := os.ReadFile(at + ".changed-20261121-200000"); foreign != (string(kept) == text) ||
		foreign != strings.Contains(notices, "kept as") {
		t.Errorf("kept is %q, and it says %q", kept, notices)
	}
	load(t, s, g.Name(), r)
}

// TestAForeignFileIsKeptWhenItsTitleChanges writes no mail over.
func TestAForeignFileIsKeptWhenItsTitleChanges(t *testing.T) {
	s, home := open(t)
	text := "Dear Ada,\n" + store.Export(record(t, 3))
	g, _, err := s.Load(put(t, home, text))
	rulestest.OK(t, err)
	defer g.Close()
	rulestest.OK(t, g.Rename("Sunday"))
	says(t, s, "kept as")
	kept, _ := os.ReadFile(filepath.Join(home, g.Name()+".changed-20261121-200000"))
	rulestest.Holds(t, string(kept) == text, "kept is %q", kept)
}

// TestACutGameIsTheSameAtEveryDoor leaves out the end of a last line, also where an editor has ended it.
func TestACutGameIsTheSameAtEveryDoor(t *testing.T) {
	r := record(t, 5)
	text := store.Export(r)
	r.Entries = r.Entries[:4]
	for _, tail := range []string{"", "\n", "\r\n\r\n", "\n```\n"} {
		s, home := open(t)
		cut := text[:len(text)-6] + tail
		name := put(t, home, cut)
		got, note, err := s.Import([]byte(cut))
		same(t, "pasted", got, r, "", err)
		rulestest.Holds(t, note != "", "nobody is told of the last move")
		load(t, s, name, r)
		says(t, s, "left out")
	}
}

// TestSettingsOfAShellAreRead reads settings in UTF-16, and saves them.
func TestSettingsOfAShellAreRead(t *testing.T) {
	s, home := open(t)
	os.WriteFile(filepath.Join(home, "settings.json"), []byte(wide(binary.LittleEndian, `{"format":1,"volume":7,"later":1}`)), 0o600)
	set := s.Settings()
	rulestest.Holds(t, set.Volume == 7, "the volume is %d, %q", set.Volume, s.Notices())
	set.Mute = true
	rulestest.OK(t, s.SaveSettings(set))
	text, _ := os.ReadFile(filepath.Join(home, "settings.json"))
	got := at(t, home).Settings()
	rulestest.Holds(t, got.Volume == 7 && got.Mute && strings.Contains(string(text), `"later"`), "%+v of %s", got, text)
}

// wide is a text as PowerShell writes it.
func wide(order binary.AppendByteOrder, text string) string {
	raw := order.AppendUint16(nil, 0xfeff)
	for _, u := range utf16.Encode([]rune(text)) {
		raw = order.AppendUint16(raw, u)
	}
	return string(raw)
}
