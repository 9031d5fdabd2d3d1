package app

import (
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

// sheet is a screen of one word and one place. do, if set, happens once in a frame.
type sheet struct {
	word, place, held string
	do                func()
}

func (s *sheet) Frame(u *widgets.UI) {
	r := widgets.Rect{X: 10, Y: 10, W: 200, H: 40}
	u.FixedLabel(r, s.word, widgets.Style{Size: widgets.Body})
	u.AddHit(widgets.Hit{ID: s.place, R: r, Clickable: true})
	if do := s.do; do != nil {
		s.do = nil
		do()
	}
}

// Spoken gives the place named plain another name.
func (s *sheet) Spoken(id string) string { return strings.Replace(id, "plain", "fancy", 1) }

// Held is what this screen has in hand.
func (s *sheet) Held() string { return s.held }

// Resting is false: a press on this screen always counts.
func (s *sheet) Resting() bool { return false }

// lay makes an app over an empty store.
func lay(t *testing.T, m *storage.Memory) (*App, *sheet) {
	t.Helper()
	typ := paint.NewTypesetter()
	first := &sheet{word: "first", place: "one"}
	s := store.Open(store.Options{Config: m, Data: m, Game: func(string) (rules.Game, bool) { return nil, false }})
	a := New(typ, s, func(*App) Screen { return first })
	t.Cleanup(a.Close)
	return a, first
}

// TestEveryTurnWakesTheWindow turns to other screens outside of any frame.
func TestEveryTurnWakesTheWindow(t *testing.T) {
	a, _ := lay(t, storage.NewMemory())
	woken := 0
	a.Wake = func() { woken++ }
	for what, turn := range map[string]func(){
		"open": func() { a.Open(&sheet{}) },
		"swap": func() { a.Swap(&sheet{}) },
		"home": a.Home,
		"back": func() { a.Open(&sheet{}); woken = 0; a.Back() },
	} {
		if woken = 0; true {
			turn()
		}
		rulestest.Holds(t, woken != 0, "%s does not wake the window", what)
	}
}

// TestNobodyDozesBeforeTheNewScreen lets a screen that has been still for long open
// another one by itself, as a table opens its results: the loop must go on and show
// it, though nothing in the frame itself differs from the one before.
func TestNobodyDozesBeforeTheNewScreen(t *testing.T) {
	a, first := lay(t, storage.NewMemory())
	win := &Window{app: a}
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	frame := func(step time.Duration) (awake bool) {
		now = now.Add(step)
		items := a.Frame(800, 600, now, input.Events{})
		win.dirty = !widgets.Equal(items, win.items)
		win.items = items
		awake = win.busyAfter(now, false)
		win.dirty = false // it was painted
		return awake
	}
	still := func() (frames int) {
		for frames = 1; frame(time.Second); frames++ {
			rulestest.Must(t, frames <= 2*idleFrames, "the window never rests")
		}
		return frames
	}
	still()
	first.do = func() { a.Open(&sheet{word: "results", place: "two"}) }
	rulestest.Holds(t, frame(time.Second), "the window dozes in the frame in which the results were opened")
	rulestest.Holds(t, frame(time.Second/60), "the window dozes before the results were painted")
	shown := false
	for _, it := range win.items {
		shown = shown || it.Text == "results"
	}
	rulestest.Holds(t, shown, "the results are not laid out")
	if n := still(); n < idleFrames-1 {
		t.Errorf("on a slow machine the window dozes after %d frames, while the last picture may still be on its way", n)
	}
}

// TestScriptWaitsForAnswers: the frame in which something is chosen is laid out half before
// and half after it, so the next one is told; a key that is held down silences nothing.
func TestScriptWaitsForAnswers(t *testing.T) {
	a, first := lay(t, storage.NewMemory())
	var said strings.Builder
	a.Script = &said
	told := func(word string, in input.Events) bool {
		said.Reset()
		first.word = word
		a.Frame(800, 600, time.Now(), in)
		return strings.Contains(said.String(), word)
	}
	click, key := input.Events{Pressed: true, Tapped: true}, input.Events{Actions: []input.Action{input.Next}}
	for _, c := range []struct {
		word string
		in   input.Events
		want bool
	}{
		{"at first", input.Events{}, true}, {"clicked", click, false}, {"clicked", input.Events{}, true},
		{"a key", key, false}, {"held", key, true}, {"down", key, false}, {"up", input.Events{}, true},
	} {
		rulestest.Holds(t, told(c.word, c.in) == c.want, "%q is told or not: %v is wanted", c.word, c.want)
	}
}

// TestScriptTellsWhatItHeard: a program that plays learns that its press has arrived, and which
// screen is all that comes of it, without a clock.
func TestScriptTellsWhatItHeard(t *testing.T) {
	a, first := lay(t, storage.NewMemory())
	var said strings.Builder
	a.Script = &said
	at := geom.Pt(30.4, 20)
	var told []string
	for _, in := range []input.Events{
		{}, {}, {}, {}, {}, // still, and told once
		{At: at}, // the pointer comes
		{At: at, Pressed: true, Tapped: true, Down: true}, // a quick click, and what it opens
		{At: at},                                         // a frame later
		{At: at, Moved: true},                            // nothing new
		{At: at, Strokes: []string{"x"}},                 // a key that does nothing
		{At: at}, {At: at}, {At: at}, {At: at}, {At: at}, // still once more
		{At: at, Runes: []rune{'x'}}, {At: at, Dropped: true}, {At: at, Explain: true}, {At: at, Wheel: at},
	} {
		if in.Tapped {
			first.do = func() { first.word = "opened" }
		}
		said.Reset()
		a.Frame(800, 600, time.Now(), in)
		var words []string
		for line := range strings.Lines(said.String()) {
			if strings.HasPrefix(line, "input") || line == "screen\n" || line == "still\n" {
				words = append(words, strings.TrimSpace(line))
			}
		}
		told = append(told, strings.Join(words, ", "))
	}
	want := []string{"input 0 0 0, screen", "", "", "still", "",
		"input 0 30 20", "input 1 30 20 down", "input 1 30 20, screen", "",
		"input 2 30 20", "", "", "still", "", "",
		"input 3 30 20", "input 4 30 20", "input 5 30 20", "input 6 30 20"}
	rulestest.Holds(t, slices.Equal(told, want), "frame by frame\n%q is told, and not\n%q", told, want)
}

// TestNobodyDozesBeforeTheScreenIsStill: presses are answered again, which people do not see, just before the
// loop would sleep. A program that plays waits to hear of it.
func TestNobodyDozesBeforeTheScreenIsStill(t *testing.T) {
	a, first := lay(t, storage.NewMemory())
	var said strings.Builder
	a.Script = &said
	for range 2 * calmFrames {
		a.Frame(800, 600, time.Now(), input.Events{})
	}
	said.Reset()
	rulestest.Must(t, !a.telling(), "the loop never sleeps")
	first.held = "one"
	for n := 0; n < 2 && !a.telling(); n++ {
		a.Frame(800, 600, time.Now(), input.Events{})
	}
	for a.telling() {
		a.Frame(800, 600, time.Now(), input.Events{})
	}
	rulestest.Holds(t, strings.HasSuffix(said.String(), "hand one\nend\nstill\n"),
		"when the loop sleeps, this is told: %q", said.String())
}

// TestTheProgramEndsWhenNobodyListens: what was told was read through a pipe that is closed now.
func TestTheProgramEndsWhenNobodyListens(t *testing.T) {
	a, _ := lay(t, storage.NewMemory())
	a.Frame(800, 600, time.Now(), input.Events{})
	rulestest.Must(t, !a.Done(), "it ends although nobody was to listen")
	r, w := io.Pipe()
	r.Close()
	a.Script = w
	a.Frame(800, 600, time.Now(), input.Events{})
	rulestest.Holds(t, a.Done(), "it goes on")
}

// TestScriptIsLines speaks words that would end lines or work a terminal.
func TestScriptIsLines(t *testing.T) {
	a, first := lay(t, storage.NewMemory())
	var said strings.Builder
	a.Script = &said
	first.word, first.place = "a game\nend\x1b[2J\u202e", "@plain.74\nscreen"
	a.Frame(800, 600, time.Now(), input.Events{})
	want := "input 0 0 0\nscreen\ntext a game end[2J\ntarget 110 30 @fancy.74 screen stop\nend\n"
	rulestest.Holds(t, said.String() == want, "%q is said, and not %q", said.String(), want)
	said.Reset()
	first.held = "@plain.74\nend"
	a.Frame(800, 600, time.Now(), input.Events{})
	want = strings.TrimSuffix(strings.TrimPrefix(want, "input 0 0 0\n"), "end\n") + "hand @fancy.74 end\nend\n"
	rulestest.Holds(t, said.String() == want, "%q is said, and not %q", said.String(), want)
}

// TestSettingsOfAnotherWindow are taken over without losing one's own.
func TestSettingsOfAnotherWindow(t *testing.T) {
	m := storage.NewMemory()
	a, _ := lay(t, m)
	other, _ := lay(t, m)
	other.Settings.TextScale = 150
	other.Save()
	a.Settings.Volume = 15 // and not saved yet
	a.Refresh()
	rulestest.Holds(t, a.Settings.TextScale == 150 && a.Settings.Volume == 15 && a.UI().TextScale == 1.5,
		"scale %d, volume %d, words %.2f", a.Settings.TextScale, a.Settings.Volume, a.UI().TextScale)
	other.Refresh()
	rulestest.Holds(t, other.Settings.Volume == 15, "the other window has volume %d", other.Settings.Volume)
}

// TestASmallWindowSaysSo in words that lie within it and over nothing else; the screen
// waits meanwhile, unless somebody wants to see it all the same.
func TestASmallWindowSaysSo(t *testing.T) {
	a, _ := lay(t, storage.NewMemory())
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	shows := func(items []widgets.Item, words string) bool {
		return slices.ContainsFunc(items, func(it widgets.Item) bool { return strings.Contains(it.Text, words) })
	}
	for _, size := range [][2]float64{{320, 240}, {600, 240}, {320, 800}, {599, 379}} {
		for _, scale := range []float64{0.75, 1, 2} {
			a.UI().TextScale = scale
			items := a.Frame(size[0], size[1], now, input.Events{})
			rulestest.Holds(t, !shows(items, "first") && shows(items, "This window is too small"), "at %v the screen is shown", size)
			var words []widgets.Rect
			for _, it := range items {
				if it.Kind != widgets.Words {
					continue
				}
				if it.R.X < 0 || it.R.Y < 0 || it.R.X+it.R.W > size[0] || it.R.Y+it.R.H > size[1] || strings.HasSuffix(it.Text, "…") {
					t.Errorf("at %v, %v: %q lies at %v", size, scale, it.Text, it.R)
				}
				for _, w := range words {
					over := w.Intersect(it.R)
					rulestest.Holds(t, over.W <= 1 || over.H <= 3, "at %v, %v: %q lies over other words", size, scale, it.Text)
				}
				words = append(words, it.R)
			}
		}
	}
	a.Frame(320, 240, now, input.Events{Actions: []input.Action{input.Confirm}})
	rulestest.Holds(t, shows(a.Frame(320, 240, now, input.Events{}), "first"), "who wants the screen does not get it")
	a.Frame(960, 600, now, input.Events{})
	rulestest.Holds(t, !shows(a.Frame(320, 240, now, input.Events{}), "first"), "it is said only once")
}

// closer is a screen that is told when it is left.
type closer struct {
	sheet
	closed int
}

func (c *closer) Close() { c.closed++ }

// TestHomeLeavesAll: the first screen too, once, for another one takes its place.
func TestHomeLeavesAll(t *testing.T) {
	a, _ := lay(t, storage.NewMemory())
	var firsts []*closer
	a.first = func(*App) Screen {
		firsts = append(firsts, &closer{})
		return firsts[len(firsts)-1]
	}
	a.Home()
	above := &closer{}
	a.Open(above)
	a.Home()
	if len(firsts) != 2 || firsts[0].closed != 1 || firsts[1].closed != 0 || above.closed != 1 {
		t.Errorf("%d first screens, left %d times, and what lay above %d times", len(firsts), firsts[0].closed, above.closed)
	}
}
