// Package scenetest plays a game's table in tests without a window: frames are
// laid out one by one and their display lists are read.
package scenetest

import (
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes"
	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

var fonts = sync.OnceValues(paint.NewType)

// away is where the pointer disturbs nothing.
var away = widgets.Pt{X: -10, Y: -10}

// Table is a game on a desk of W by H pixels. Its frames lie a second apart;
// Last is the display list of the newest.
type Table struct {
	T    *testing.T
	Desk *scenes.Desk
	W, H float64
	now  time.Time
	Last []widgets.Item
}

// Sit opens a record on a desk of 1280×800, silent and without motion. Change may
// alter the settings before.
func Sit(t *testing.T, title scenes.Title, r rules.Record, change func(*store.Settings)) *Table {
	t.Helper()
	typ, err := fonts()
	if err != nil {
		t.Fatal(err)
	}
	find := func(string) (rules.Game, bool) { return title.Game, true }
	d := scenes.NewDesk(typ, []scenes.Title{title}, store.Open(store.Options{Game: find, Config: store.NewMemory(), Data: store.NewMemory()}))
	d.Synchronous = true
	d.Settings.Mute, d.Settings.ReduceMotion, d.Settings.Speed, d.Settings.Confirm = true, true, "off", "never"
	if change != nil {
		change(&d.Settings)
	}
	d.Apply()
	s, err := scenes.NewGame(d, title, r)
	if err != nil {
		t.Fatal(err)
	}
	d.Open(s)
	t.Cleanup(d.Close)
	b := &Table{T: t, Desk: d, W: 1280, H: 800, now: time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
	b.Still(3)
	return b
}

// Screen is the table itself, while it is on top.
func (b *Table) Screen() *scenes.Table {
	b.T.Helper()
	s, ok := b.Desk.Screen().(*scenes.Table)
	if !ok {
		b.T.Fatalf("the screen is %T", b.Desk.Screen())
	}
	return s
}

// Frame lays out the next frame.
func (b *Table) Frame(in widgets.Input) []widgets.Item {
	b.now = b.now.Add(time.Second)
	b.Last = slices.Clone(b.Desk.Frame(b.W, b.H, b.now, in))
	return b.Last
}

// Still lays out frames in which nothing is done.
func (b *Table) Still(n int) {
	for range n {
		b.Frame(widgets.Input{At: away})
	}
}

// Hit is the uppermost place of an id in the last frame.
func (b *Table) Hit(id string) (widgets.Hit, bool) {
	for _, h := range slices.Backward(b.Desk.UI().Top()) {
		if h.ID == id {
			return h, true
		}
	}
	return widgets.Hit{}, false
}

// At is the middle of that place.
func (b *Table) At(id string) widgets.Pt {
	b.T.Helper()
	h, ok := b.Hit(id)
	if !ok {
		b.T.Fatalf("%s cannot be pointed at", id)
	}
	return h.R.Mid()
}

// Click clicks what has an id.
func (b *Table) Click(id string) {
	b.T.Helper()
	b.ClickAt(b.At(id))
}

// ClickAt clicks a point.
func (b *Table) ClickAt(p widgets.Pt) {
	b.Frame(widgets.Input{At: p, Moved: true})
	b.Frame(widgets.Input{At: p, From: p, Moved: true, Pressed: true, Down: true})
	b.Frame(widgets.Input{At: p, From: p, Moved: true, Released: true})
	b.Frame(widgets.Input{At: p})
	b.Frame(widgets.Input{At: p})
}

// Drag pulls from one point to another one.
func (b *Table) Drag(from, to widgets.Pt) {
	mid := widgets.Pt{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	b.Frame(widgets.Input{At: from, Moved: true})
	b.Frame(widgets.Input{At: from, From: from, Moved: true, Pressed: true, Down: true})
	b.Frame(widgets.Input{At: mid, From: from, Moved: true, Dragging: true, Down: true, Delta: widgets.Pt{X: mid.X - from.X, Y: mid.Y - from.Y}})
	b.Frame(widgets.Input{At: to, From: from, Moved: true, Dragging: true, Down: true, Delta: widgets.Pt{X: to.X - mid.X, Y: to.Y - mid.Y}})
	b.Frame(widgets.Input{At: to, From: from, Moved: true, Dragging: true, Released: true})
	b.Still(2)
}

// Key presses the keys of actions, one after the other.
func (b *Table) Key(all ...input.Action) {
	for _, a := range all {
		b.Frame(widgets.Input{At: away, Actions: []input.Action{a}})
		b.Still(2)
	}
}

// Words is everything written on the last frame.
func (b *Table) Words() string {
	var all []string
	for _, it := range b.Last {
		if it.Kind == widgets.Words {
			all = append(all, it.Text)
		}
	}
	return strings.Join(all, " ")
}
