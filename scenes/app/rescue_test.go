package app

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// narrow is a screen that has no room in some sizes.
type narrow struct {
	fails func(u *widgets.UI) bool
	drawn int
}

func (s *narrow) Frame(u *widgets.UI) {
	u.Raise(func() { // in the middle of everything
		if s.fails(u) {
			panic("no room")
		}
	})
	s.drawn++
}

// resizable is a window that takes another size when it gets to it.
type resizable struct{ asked [2]int }

func (*resizable) Fullscreen() bool       { return false }
func (*resizable) SetFullscreen(bool)     {}
func (*resizable) PointerHidden() bool    { return false }
func (w *resizable) Resize(x, y int) bool { w.asked = [2]int{x, y}; return true }

// framer lays out frames as a window does.
type framer struct {
	a    *App
	now  time.Time
	last []widgets.Item
}

func (f *framer) frame(w, h float64) error {
	f.now = f.now.Add(time.Second / 60)
	return f.a.Protect(func() { f.last = f.a.Frame(w, h, f.now, input.Events{}) })
}

func (f *framer) says(words string) bool {
	var all []string
	for _, it := range f.last {
		all = append(all, it.Text)
	}
	return strings.Contains(strings.Join(all, " "), words)
}

// TestAPanicFallsBack to the text size and the window in which the screen worked, or to the usual ones where it never
// did; a sentence says so, and the settings are kept.
func TestAPanicFallsBack(t *testing.T) {
	large := func(u *widgets.UI) bool { return u.TextScale == 2 }
	wide := func(u *widgets.UI) bool { return u.W == 970 }
	type size struct {
		w, h  float64
		scale int
	}
	for name, c := range map[string]struct {
		fails  func(u *widgets.UI) bool
		before []size
		at     size
		scale  int
		window [2]int // that is asked for
		words  string
	}{
		"larger words": {large, []size{{1100, 700, 125}}, size{1100, 700, 200}, 125, [2]int{}, "text size is back to 125%"},
		"another window": {wide, []size{{1100, 700, 150}},
			size{970, 1400, 150}, 150, [2]int{1100, 700}, "window is back to 1100 by 700"},
		"from the first frame": {large, nil, size{1280, 800, 200}, 100, [2]int{}, "text size is back to 100%"},
		"from the first, a size": {wide, nil, size{970, 1400, 200}, 100, [2]int{1280, 800},
			"text size is back to 100% and the window is back to 1280 by 800"},
		"once it has worked": {large, []size{{1280, 800, 150}, {1280, 800, 200}},
			size{1280, 800, 200}, 100, [2]int{}, "text size is back to 100%"},
	} {
		t.Run(name, func(t *testing.T) {
			m := storage.NewMemory()
			a, _ := lay(t, m)
			win := &resizable{}
			a.Window = win
			s := &narrow{fails: func(*widgets.UI) bool { return false }}
			a.Open(s)
			f := framer{a: a, now: time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
			frame := func(z size) {
				t.Helper()
				a.Settings.TextScale = z.scale
				a.Apply()
				rulestest.OK(t, f.frame(z.w, z.h))
			}
			for _, z := range c.before {
				frame(z)
			}
			s.fails = c.fails
			frame(c.at)
			rulestest.Holds(t, a.Settings.TextScale == c.scale && win.asked == c.window,
				"text size %d %%, window %v", a.Settings.TextScale, win.asked)
			n := s.drawn
			for range 3 { // the window needs a while for its size
				rulestest.OK(t, f.frame(c.at.w, c.at.h))
			}
			w, h := c.at.w, c.at.h
			if win.asked != [2]int{} {
				w, h = float64(win.asked[0]), float64(win.asked[1])
			}
			err := f.frame(w, h)
			rulestest.Holds(t, err == nil && s.drawn != n, "the screen is not shown afterwards: %v", err)
			rulestest.Holds(t, f.says(c.words), "it does not say %q", c.words)
			got := store.Open(store.Options{Config: m, Data: m}).Settings().TextScale
			rulestest.Holds(t, got == c.scale, "a text size of %d %% is kept", got)
		})
	}
}

// TestAWindowThatKeepsItsSize, as in a window manager that tiles, is tried again before long.
func TestAWindowThatKeepsItsSize(t *testing.T) {
	a, _ := lay(t, storage.NewMemory())
	a.Window = &resizable{}
	s := &narrow{fails: func(u *widgets.UI) bool { return u.TextScale == 2 }}
	a.Open(s)
	a.Settings.TextScale = 200
	a.Apply()
	f := framer{a: a, now: time.Now()}
	for range resizePatience + 2 {
		rulestest.OK(t, f.frame(970, 1400))
	}
	rulestest.Holds(t, s.drawn != 0, "the screen is never shown again")
}

// TestASecondPanicEnds the program with one sentence, which names a file that says what happened both times.
func TestASecondPanicEnds(t *testing.T) {
	for name, painting := range map[string]bool{"laying out": false, "painting": true} {
		t.Run(name, func(t *testing.T) {
			a, _ := lay(t, storage.NewMemory())
			a.Store = store.Open(store.Options{Home: t.TempDir()})
			s := &narrow{fails: func(*widgets.UI) bool { return !painting }}
			a.Open(s)
			f := framer{a: a, now: time.Now()}
			try := func() error {
				if err := f.frame(1280, 800); err != nil || !painting {
					return err
				}
				return a.Protect(func() { panic("no room") })
			}
			if err := try(); err != nil {
				t.Fatalf("the first one ends it: %v", err)
			}
			err := try()
			var crash Crash
			rulestest.Must(t, errors.As(err, &crash), "the second one is survived: %v", err)
			_, where, _ := strings.Cut(crash.Words, "is written in ")
			where, _, _ = strings.Cut(where, ": please")
			text, err := os.ReadFile(where)
			rulestest.Must(t, err == nil, "%q: %v", crash.Words, err)
			for _, want := range []string{"*app.narrow", "1280×800 points", "text size 100 %", "no room", "rescue_test.go"} {
				rulestest.Holds(t, strings.Count(string(text), want) >= 2, "%q is not there twice:\n%s", want, text)
			}
			rulestest.Holds(t, !strings.Contains(crash.Words, "\n"), "more than a sentence: %q", crash.Words)
		})
	}
}
