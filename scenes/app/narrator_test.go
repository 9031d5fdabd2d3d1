package app

import (
	"io"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/storage"
	"intrigue/maps/face"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// form is a page with a question, a switch, a key without words and a place without a name.
type form struct {
	words   string
	on      bool
	opened  Screen
	app     *App
	covered bool // a sheet lies above it
}

func (f *form) Frame(u *widgets.UI) {
	st := Ink(u, face.UI, widgets.Body)
	u.Text(widgets.Rect{W: 300}, f.words, st)
	u.Quietly(func() { u.Text(widgets.Rect{Y: 40, W: 300}, "only seen", st) })
	r := widgets.Rect{Y: 80, W: 300, H: 30}
	u.Name(r, "Motion")
	f.on = u.Toggle("switch", r, "Reduce motion", f.on)
	if u.Button("icon", widgets.Rect{Y: 120, W: 30, H: 30}, "", widgets.ButtonOptions{Icon: "icon.undo", Tooltip: "Undo (U)"}) &&
		f.opened != nil {
		f.app.Open(f.opened)
	}
	u.AddHit(widgets.Hit{ID: "place.a", R: widgets.Rect{Y: 160, W: 30, H: 30}, Clickable: true, Name: "A place"})
	u.AddHit(widgets.Hit{ID: "place.b", R: widgets.Rect{Y: 200, W: 30, H: 30}, Clickable: true, Name: "A place"})
	if f.covered {
		u.Layer(func() {
			u.Backdrop("sheet")
			u.Text(widgets.Rect{Y: 10, W: 300}, "On the sheet", st)
		})
	}
}

// told lays out two frames, the first with some actions, and returns what is said.
func told(a *App, said *strings.Builder, keys ...input.Action) string {
	said.Reset()
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	a.Frame(800, 600, now, input.Events{Actions: keys})
	a.Frame(800, 600, now, input.Events{})
	return strings.TrimSuffix(said.String(), "\n")
}

// listener opens a form before somebody who listens.
func listener(t *testing.T) (*App, *form, *strings.Builder) {
	t.Helper()
	a, _ := lay(t, storage.NewMemory())
	var said strings.Builder
	a.Voice = &said
	f := &form{words: "A page", app: a}
	a.Open(f)
	return a, f, &said
}

// TestAPageIsReadAloud: what stands on it, then only what is new, and by name what the keys come to.
func TestAPageIsReadAloud(t *testing.T) {
	a, f, said := listener(t)
	is := func(what, got, want string) {
		t.Helper()
		rulestest.Holds(t, got == want, "%s: %q is said, and not %q", what, got, want)
	}
	is("opened", told(a, said), "A page")
	is("nothing is new", told(a, said), "")
	is("the first stop", told(a, said, input.Next), "Motion. Reduce motion. off")
	is("switched", told(a, said, input.Confirm), "on")
	is("no words", told(a, said, input.Next), "Undo (U)")
	is("a place", told(a, said, input.Next), "A place")
	is("one like it", told(a, said, input.Next), "Another: A place")
	f.words = "Another page · 3–4 players"
	is("other words", told(a, said), "Another page, 3 to 4 players")
	a.Say("It has happened.")
	a.Say("It has happened.")
	a.Toast("A sentence.")
	is("an event", told(a, said), "It has happened.\nA sentence.")
	a.Say("Red draws 12")
	a.Say("2")
	is("one that ends like the one before", told(a, said), "Red draws 12\n2")
	f.covered = true
	is("a sheet", told(a, said), "On the sheet")
	f.covered = false
	f.opened = &form{words: "The next page"}
	told(a, said, input.Previous, input.Previous)
	is("another screen", told(a, said, input.Confirm), "The next page")
	a.Back()
	is("back again", told(a, said), "Another page, 3 to 4 players\nUndo (U)")
}

// TestNarratorWaits: what changes by itself about the place that the keys stand on is not said.
func TestNarratorWaits(t *testing.T) {
	a, f, said := listener(t)
	told(a, said, input.Next)
	f.on = true
	said.Reset()
	a.Frame(800, 600, time.Date(2026, 1, 1, 0, 0, 9, 0, time.UTC), input.Events{})
	rulestest.Holds(t, said.String() == "", "%q is said", said.String())
}

// TestNobodyListensToTheVoice: the program ends when the pipe to a voice is closed.
func TestNobodyListensToTheVoice(t *testing.T) {
	a, _, _ := listener(t)
	r, w := io.Pipe()
	r.Close()
	a.Voice = w
	for range 2 {
		a.Frame(800, 600, time.Now(), input.Events{})
	}
	rulestest.Holds(t, a.Done(), "it goes on")
}

func TestWhatAVoiceReads(t *testing.T) {
	for words, want := range map[string]string{
		"Purple\nat 132.\nIn hand":     "Purple. at 132. In hand",
		"52 of 52 points · A good one": "52 of 52 points, A good one",
		"2 × 4 and 2×":                 "2 times 4 and 2x",
		"Paris–Calais, 1–6":            "Paris to Calais, 1 to 6",
		"Copyright © 2003 M & S":       "Copyright 2003 M and S",
		"1½ a “word”…":                 "1 and a half a \"word\".",
		" a\x1b[2J\u202e line ":        "a[2J line",
	} {
		got := Voiced(words)
		rulestest.Holds(t, got == want, "%q is read as %q, and not as %q", words, got, want)
	}
}
