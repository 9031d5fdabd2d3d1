// Package scenetest drives screens in tests without a window: frames are laid out
// one by one, and their display lists are read. It holds the demands that every
// layout, every board and every secret has to meet, in one place for all games.
package scenetest

import (
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/paint"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Every frame makes garbage and nothing of it is kept: collecting it less often saves a fifth of the time.
func init() { debug.SetGCPercent(400) }

var fonts = sync.OnceValue(paint.NewTypesetter)

// away is where the pointer disturbs nothing.
var away = geom.Pt(-10, -10)

// Player is somebody at a window of W by H pixels. Frames lie Step apart; Last is the
// display list of the newest. Words with a letter of Cut may be cut or small: they are
// longer than any room.
type Player struct {
	T    *testing.T
	App  *app.App
	W, H float64
	Step time.Duration
	Now  time.Time
	Last []widgets.Item
	Cut  string

	asleep bool // the last frame is the one before, and nothing moves
}

// New sits somebody down at a silent window of 1280×800 with an empty store, at which
// first is the first screen. Bots decide within the frame.
func New(t *testing.T, game func(string) (rules.Game, bool), first func(*app.App) app.Screen) *Player {
	t.Helper()
	p := &Player{T: t, W: 1280, H: 800, Step: time.Second, Now: time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
	s := store.Open(store.Options{Game: game, Config: storage.NewMemory(), Data: storage.NewMemory(), Now: func() time.Time { return p.Now }})
	p.App = app.New(fonts(), s, first)
	p.App.Synchronous = true
	p.App.Settings.Mute = true
	p.App.Apply()
	t.Cleanup(p.App.Close)
	return p
}

// bare is a first screen on which there is nothing.
type bare struct{}

func (bare) Frame(*widgets.UI) {}

// before is the table that was opened last. It keeps its maps in use, so that the next
// table of the same game need not read them again.
var before atomic.Pointer[table.Screen]

// Before is a player before whom nothing is open yet, without motion. Change may alter the
// settings before.
func Before(t *testing.T, title table.Title, change func(*store.Settings)) *Player {
	t.Helper()
	p := New(t, func(string) (rules.Game, bool) { return title.Game, true }, func(*app.App) app.Screen { return bare{} })
	set := &p.App.Settings
	set.ReduceMotion, set.Speed, set.Confirm = true, "off", "never"
	if change != nil {
		change(set)
	}
	p.App.Apply()
	return p
}

// Sit opens a record on a table without motion. Change may alter the settings
// before.
func Sit(t *testing.T, title table.Title, r rules.Record, change func(*store.Settings)) *Player {
	t.Helper()
	p := Before(t, title, change)
	s, err := table.NewGame(p.App, title, r)
	if err != nil {
		t.Fatal(err)
	}
	before.Store(s)
	p.App.Open(s)
	p.Still(3)
	return p
}

// Viewer is a player at the table of a game with views of one type.
type Viewer[V rules.View] struct{ *Player }

// SitViewer is Sit at such a table.
func SitViewer[V rules.View](t *testing.T, title table.Title, r rules.Record, change func(*store.Settings)) Viewer[V] {
	t.Helper()
	return Viewer[V]{Sit(t, title, r, change)}
}

// View is what the viewer may know.
func (p Viewer[V]) View() V {
	p.T.Helper()
	return p.Game().View().(V)
}

// Open puts a screen on top and lets it come to rest.
func (p *Player) Open(s app.Screen) {
	p.App.Open(s)
	p.Rest()
}

// Begin opens a game on a table.
func (p *Player) Begin(title table.Title, r rules.Record) *table.Screen {
	p.T.Helper()
	s, err := table.NewGame(p.App, title, r)
	if err != nil {
		p.T.Fatal(err)
	}
	p.App.Open(s)
	p.Still(2)
	return s
}

// Screen is the table, while it is on top.
func (p *Player) Screen() *table.Screen {
	p.T.Helper()
	return On[*table.Screen](p, "the screen is")
}

// On demands that a screen of that type is on top, and returns it. what says how it should have come there, such as
// "the box opens".
func On[S app.Screen](p *Player, what string) S {
	p.T.Helper()
	s, ok := p.App.Screen().(S)
	if !ok {
		p.T.Fatalf("%s %T: %s", what, p.App.Screen(), p.Words())
	}
	return s
}

// Game is the game on the table.
func (p *Player) Game() *session.Session {
	p.T.Helper()
	return p.Screen().Game()
}

// Frame lays out the next frame.
func (p *Player) Frame(in input.Events) []widgets.Item {
	p.Now, p.asleep = p.Now.Add(p.Step), false
	p.Last = slices.Clone(p.App.Frame(p.W, p.H, p.Now, in))
	return p.Last
}

// Still lets the time of n frames go by in which nothing is done.
func (p *Player) Still(n int) { p.rest(n, away) }

// rest lays out the frames that a window would in the time of n of them, while the pointer
// lies still: it sleeps when nothing moves, and wakes when something changes by itself.
func (p *Player) rest(n int, at geom.Point) {
	for n > 0 {
		before := p.Last
		p.Frame(input.Events{At: at})
		n--
		u := p.App.UI()
		for p.asleep = !u.Moving() && same(before, p.Last); n > 0 && p.asleep; n-- {
			next := p.Now.Add(p.Step)
			if due := u.Due(); !due.IsZero() && !due.After(next) {
				break
			}
			p.Now = next
		}
	}
}

// Resize gives the window a size, and the table the time to take it.
func (p *Player) Resize(w, h float64) {
	p.W, p.H = w, h
	p.Still(4)
}

// Rest lets what moves come to rest.
func (p *Player) Rest() {
	for range 12 {
		p.Still(1)
		if !p.App.UI().Moving() {
			return
		}
	}
}

// Hit is the uppermost place of an id in the last frame: a key of the shell, or a
// target of the board.
func (p *Player) Hit(id string) (widgets.Hit, bool) {
	var found widgets.Hit
	for _, h := range slices.Backward(p.App.UI().TopHits()) {
		target, ok := table.TargetOf(h.ID)
		switch {
		case h.ID == id || ok && target == id && !h.NoFocus:
			return h, true // a twin that the focus walk stops at is as good
		case ok && target == id && found.ID == "":
			found = h
		}
	}
	return found, found.ID != ""
}

// Has reports whether there is a place of an id.
func (p *Player) Has(id string) bool {
	_, ok := p.Hit(id)
	return ok
}

// At is the middle of that place. Where a column cuts it off the wheel brings it into
// sight first.
func (p *Player) At(id string) geom.Point {
	p.T.Helper()
	for range 100 {
		h, ok := p.Hit(id)
		if !ok {
			p.T.Fatalf("%s cannot be pointed at on %T", id, p.App.Screen())
		}
		mid := h.R.Mid()
		if h.Zone == "board" || h.Clip == (widgets.Rect{}) || h.Clip.Contains(mid) {
			return mid
		}
		way := 1.0
		if mid.Y > h.Clip.Y+h.Clip.H/2 {
			way = -1
		}
		p.Frame(input.Events{At: h.Clip.Mid(), Moved: true, Wheel: geom.Point{Y: way}})
		p.Frame(input.Events{At: h.Clip.Mid()})
	}
	p.T.Fatalf("%s cannot be brought into sight on %T", id, p.App.Screen())
	return geom.Point{}
}

// Click clicks what has an id.
func (p *Player) Click(id string) {
	p.T.Helper()
	p.ClickAt(p.At(id))
}

// Hover lets the pointer move over a point for n frames.
func (p *Player) Hover(at geom.Point, n int) {
	for range n {
		p.Frame(input.Events{At: at, Moved: true})
	}
}

// ClickAt clicks a point.
func (p *Player) ClickAt(at geom.Point) {
	p.Frame(input.Events{At: at, Moved: true})
	p.Frame(input.Events{At: at, From: at, Moved: true, Pressed: true, Down: true})
	p.Frame(input.Events{At: at, From: at, Moved: true, Tapped: true})
	p.rest(2, at)
}

// DoubleClick clicks a point twice within a tenth of a second.
func (p *Player) DoubleClick(at geom.Point) {
	step := p.Step
	defer func() { p.Step = step }()
	p.Frame(input.Events{At: at, Moved: true})
	p.Step = 20 * time.Millisecond
	for _, double := range []bool{false, true} {
		p.Frame(input.Events{At: at, From: at, Moved: true, Pressed: true, Down: true})
		p.Frame(input.Events{At: at, From: at, Moved: true, Tapped: true, DoubleTapped: double})
		p.Frame(input.Events{At: at})
	}
}

// Drag pulls from one point to another one.
func (p *Player) Drag(from, to geom.Point) {
	mid := geom.Pt((from.X+to.X)/2, (from.Y+to.Y)/2)
	p.Frame(input.Events{At: from, Moved: true})
	p.Frame(input.Events{At: from, From: from, Moved: true, Pressed: true, Down: true})
	p.Frame(input.Events{At: mid, From: from, Moved: true, Dragging: true, Down: true, Delta: geom.Pt(mid.X-from.X, mid.Y-from.Y)})
	p.Frame(input.Events{At: to, From: from, Moved: true, Dragging: true, Down: true, Delta: geom.Pt(to.X-mid.X, to.Y-mid.Y)})
	p.Frame(input.Events{At: to, From: from, Moved: true, Dragging: true, Dropped: true})
	p.Still(2)
}

// Analyse waits for the results of a table that is over, and has the game looked back on.
func (p *Player) Analyse() {
	p.T.Helper()
	p.AwaitResults()
	p.Click("analyse")
	p.Still(3)
}

// AwaitResults lets the time go by in which a table that is over rests before its results come by themselves.
func (p *Player) AwaitResults() {
	for range 3 {
		p.Now = p.Now.Add(2 * time.Second)
		p.Still(1)
	}
}

// Key presses the keys of actions, one after the other.
func (p *Player) Key(all ...input.Action) {
	for _, a := range all {
		p.Frame(input.Events{At: away, Actions: []input.Action{a}})
		p.Still(2)
	}
}

// Press presses the key of an action and lays out what comes of it, without waiting until that rests.
func (p *Player) Press(a input.Action) {
	p.Frame(input.Events{At: away, Actions: []input.Action{a}})
	p.Still(1)
}

// Write types letters.
func (p *Player) Write(s string) { p.Frame(input.Events{At: away, Runes: []rune(s)}) }

// Words is everything written on the last frame.
func (p *Player) Words() string {
	var all []string
	for _, it := range p.Last {
		if it.Kind == widgets.Words {
			all = append(all, it.Text)
		}
	}
	return strings.Join(all, " ")
}

// Sees reports whether some line of words of the last frame holds words.
func (p *Player) Sees(words string) bool {
	return slices.ContainsFunc(p.Last, func(it widgets.Item) bool {
		return it.Kind == widgets.Words && strings.Contains(it.Text, words)
	})
}
