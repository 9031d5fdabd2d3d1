package cardinal_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	game "intrigue/rules/cardinal"
	"intrigue/scenes"
	"intrigue/scenes/cardinal"
	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

var fonts = sync.OnceValues(paint.NewType)

// table is a game on a desk without a window: frames are laid out one by one, a
// second apart, and their display lists are read.
type table struct {
	t    *testing.T
	d    *scenes.Desk
	w, h float64
	now  time.Time
	last []widgets.Item
}

func title() scenes.Title {
	return scenes.Title{Game: game.Game{}, Box: "box.cardinal", Board: cardinal.New}
}

// sit opens a record on a desk.
func sit(t *testing.T, r rules.Record, change func(*store.Settings)) *table {
	t.Helper()
	typ, err := fonts()
	if err != nil {
		t.Fatal(err)
	}
	find := func(string) (rules.Game, bool) { return game.Game{}, true }
	d := scenes.NewDesk(typ, []scenes.Title{title()}, store.Open(store.Options{Game: find, Config: store.NewMemory(), Data: store.NewMemory()}))
	d.Synchronous = true
	d.Settings.Mute, d.Settings.ReduceMotion, d.Settings.Speed, d.Settings.Confirm = true, true, "off", "never"
	if change != nil {
		change(&d.Settings)
	}
	d.Apply()
	s, err := scenes.NewGame(d, title(), r)
	if err != nil {
		t.Fatal(err)
	}
	d.Open(s)
	t.Cleanup(d.Close)
	b := &table{t: t, d: d, w: 1280, h: 800, now: time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
	b.still(3)
	return b
}

// screen is the table itself, while it is on top.
func (b *table) screen() *scenes.Table {
	b.t.Helper()
	s, ok := b.d.Screen().(*scenes.Table)
	if !ok {
		b.t.Fatalf("the screen is %T", b.d.Screen())
	}
	return s
}

func (b *table) play() *input.Table {
	b.t.Helper()
	return b.screen().Play
}

func (b *table) view() game.View {
	b.t.Helper()
	return b.play().View().(game.View)
}

func (b *table) frame(in widgets.Input) {
	b.now = b.now.Add(time.Second)
	b.last = slices.Clone(b.d.Frame(b.w, b.h, b.now, in))
}

// away is where the pointer disturbs nothing.
var away = widgets.Pt{X: -10, Y: -10}

func (b *table) still(n int) {
	for range n {
		b.frame(widgets.Input{At: away})
	}
}

// hit is the uppermost place of an id in the last frame.
func (b *table) hit(id string) (widgets.Hit, bool) {
	all := b.d.UI().Top()
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].ID == id {
			return all[i], true
		}
	}
	return widgets.Hit{}, false
}

func (b *table) at(id string) widgets.Pt {
	b.t.Helper()
	h, ok := b.hit(id)
	if !ok {
		b.t.Fatalf("%s cannot be pointed at", id)
	}
	return h.R.Mid()
}

func (b *table) click(id string) {
	b.t.Helper()
	p := b.at(id)
	b.frame(widgets.Input{At: p, Moved: true})
	b.frame(widgets.Input{At: p, From: p, Moved: true, Pressed: true, Down: true})
	b.frame(widgets.Input{At: p, From: p, Moved: true, Released: true})
	b.frame(widgets.Input{At: p})
	b.frame(widgets.Input{At: p})
}

// drag pulls from one point to another one.
func (b *table) drag(from, to widgets.Pt) {
	mid := widgets.Pt{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	b.frame(widgets.Input{At: from, Moved: true})
	b.frame(widgets.Input{At: from, From: from, Moved: true, Pressed: true, Down: true})
	b.frame(widgets.Input{At: mid, From: from, Moved: true, Dragging: true, Down: true, Delta: widgets.Pt{X: mid.X - from.X, Y: mid.Y - from.Y}})
	b.frame(widgets.Input{At: to, From: from, Moved: true, Dragging: true, Down: true, Delta: widgets.Pt{X: to.X - mid.X, Y: to.Y - mid.Y}})
	b.frame(widgets.Input{At: to, From: from, Moved: true, Dragging: true, Released: true})
	b.still(2)
}

func (b *table) key(a ...input.Action) {
	for _, x := range a {
		b.frame(widgets.Input{At: away, Actions: []input.Action{x}})
		b.still(2)
	}
}

// words is everything written on the last frame.
func (b *table) words() string {
	var all []string
	for _, it := range b.last {
		if it.Kind == widgets.Words {
			all = append(all, it.Text)
		}
	}
	return strings.Join(all, " ")
}

// say makes a move without pointing.
func (b *table) say(m rules.Move) {
	b.t.Helper()
	if err := b.play().Play(m); err != nil {
		b.t.Fatalf("%q is refused: %v", m, err)
	}
	b.still(2)
}

// back takes back everything down to n entries.
func (b *table) back(n int) {
	b.t.Helper()
	for b.play().Len() > n {
		if err := b.play().Undo(); err != nil {
			b.t.Fatal(err)
		}
	}
	b.still(2)
}

// made is the last move that was made.
func (b *table) made() rules.Move {
	b.t.Helper()
	all := b.play().Record().Entries
	return all[len(all)-1].Move
}

// record is a dealt game.
func record(t *testing.T, deal uint64, o rules.Options) rules.Record {
	t.Helper()
	r, err := input.Deal(game.Game{}, []rules.SeatInfo{{Name: "Ada"}}, o, deal, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func last(t *testing.T, r rules.Record) rules.Position {
	t.Helper()
	all, err := rules.Replay(game.Game{}, r)
	if err != nil {
		t.Fatal(err)
	}
	return all[len(all)-1]
}

// random plays moves by chance until stop says so or the game ends. Nobody gives
// up, and nobody runs to his death while he can do something else.
func random(t *testing.T, r rules.Record, seed uint64, stop func(v game.View, n int) bool) rules.Record {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 1))
	p := last(t, r)
	for len(p.Acting()) > 0 {
		s := p.Acting()[0]
		if s == rules.Luck {
			m := p.Roll(input.LuckRand(r.Deal, len(r.Entries)))
			r.Entries = append(r.Entries, rules.Entry{Seat: s, Move: m})
			p = last(t, r)
			continue
		}
		v := p.Seen(0).(game.View)
		if stop(v, len(r.Entries)) {
			break
		}
		cs := slices.DeleteFunc(p.Choices(s), func(c rules.Choice) bool {
			return c.Move == "finish" || slices.ContainsFunc(v.Slides, func(s game.Slide) bool { return s.Move == c.Move && s.Kills })
		})
		if len(cs) == 0 {
			break
		}
		m := cs[dice.IntN(len(cs))].Move
		next, err := p.After(s, m)
		if err != nil {
			t.Fatal(err)
		}
		p = next
		r.Entries = append(r.Entries, rules.Entry{Seat: s, Move: m})
	}
	return r
}

func after(n int) func(game.View, int) bool {
	return func(_ game.View, at int) bool { return at >= n }
}

// variants are the two ways to play that differ most.
var variants = []rules.Options{nil, {"tunnel": "own", "supply": "closed"}}
