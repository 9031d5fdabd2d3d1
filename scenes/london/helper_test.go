package london_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	game "intrigue/rules/london"
	"intrigue/scenes"
	"intrigue/scenes/london"
	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

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
	return scenes.Title{Game: game.Game{}, Box: "box.london", Board: london.New}
}

// sit opens a record on a desk.
func sit(t *testing.T, r rules.Record, change func(*store.Settings)) *table {
	t.Helper()
	typ, err := paint.NewType()
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

func (b *table) frame(in widgets.Input) []widgets.Item {
	b.now = b.now.Add(time.Second)
	b.last = slices.Clone(b.d.Frame(b.w, b.h, b.now, in))
	return b.last
}

func (b *table) still(n int) {
	for range n {
		b.frame(widgets.Input{At: widgets.Pt{X: -10, Y: -10}})
	}
}

// open opens the curtain.
func (b *table) open() {
	b.t.Helper()
	b.click("curtain.open")
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

func (b *table) click(id string) {
	b.t.Helper()
	h, ok := b.hit(id)
	if !ok {
		b.t.Fatalf("%s cannot be clicked", id)
	}
	b.clickAt(h.R.Mid())
}

func (b *table) clickAt(p widgets.Pt) {
	b.frame(widgets.Input{At: p, Moved: true})
	b.frame(widgets.Input{At: p, From: p, Moved: true, Pressed: true, Down: true})
	b.frame(widgets.Input{At: p, From: p, Moved: true, Released: true})
	b.frame(widgets.Input{At: p})
	b.frame(widgets.Input{At: p})
}

func (b *table) key(a input.Action) {
	b.frame(widgets.Input{At: widgets.Pt{X: -10, Y: -10}, Actions: []input.Action{a}})
	b.still(2)
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

// record begins a game.
func record(t *testing.T, seats []rules.SeatInfo, o rules.Options) rules.Record {
	t.Helper()
	for i := range seats {
		seats[i].Colour = i
	}
	r, err := input.Deal(game.Game{}, seats, o, 5, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
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

// random plays moves by chance until stop says so or the game ends.
func random(t *testing.T, r rules.Record, seed uint64, stop func(rules.Position, int) bool) rules.Record {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 1))
	p := last(t, r)
	for !stop(p, len(r.Entries)) && len(p.Acting()) > 0 {
		s := p.Acting()[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(dice)
		} else {
			cs := p.Choices(s)
			m = cs[dice.IntN(len(cs))].Move
		}
		next, err := p.After(s, m)
		if err != nil {
			t.Fatal(err)
		}
		p = next
		r.Entries = append(r.Entries, rules.Entry{Seat: s, Move: m})
	}
	return r
}

func after(n int) func(rules.Position, int) bool {
	return func(_ rules.Position, at int) bool { return at >= n }
}

// solo is a game that one person plays for all seats.
func solo() []rules.SeatInfo { return []rules.SeatInfo{{Name: "Ada"}, {Name: "Ada"}, {Name: "Ada"}} }

// two is a game of two people who may not see the same.
func two() []rules.SeatInfo { return []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben"}, {Name: "Ben"}} }
