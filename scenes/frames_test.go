package scenes

import (
	"fmt"
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

// What the tests of the screens share: a desk without a window that is driven
// frame by frame, and the demands on every layout.

var fonts = sync.OnceValues(paint.NewType)

// blank is a board with nothing on it: the screens around the table need one.
type blank struct{}

func (blank) Frame(*widgets.UI, widgets.Rect)        {}
func (blank) Rail(*widgets.UI, widgets.Rect) float64 { return 0 }
func (blank) Tray(*widgets.UI, widgets.Rect)         {}
func (blank) Curtain(*widgets.UI, widgets.Rect)      {}
func (blank) Word(string) (string, string)           { return "", "" }
func (blank) Where(string) (widgets.Rect, bool)      { return widgets.Rect{}, false }
func (blank) Mark(string) (Mark, bool)               { return Mark{}, false }
func (blank) Changed(bool)                           {}
func (blank) Close()                                 {}

// player drives a desk.
type player struct {
	t    *testing.T
	d    *Desk
	w, h float64
	now  time.Time
	list []widgets.Item
}

func sit(t *testing.T, w, h float64, scale int) *player {
	t.Helper()
	ty, err := fonts()
	if err != nil {
		t.Fatal(err)
	}
	title := Title{Game: london.Game{}, Box: "box.london", Accent: color.RGBA{0x8C, 0x2F, 0x1B, 255},
		Board: func(*Desk, *Table) (Board, error) { return blank{}, nil }}
	now := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	p := &player{t: t, w: w, h: h, now: now}
	s := store.Open(store.Options{
		Config: store.NewMemory(), Data: store.NewMemory(), Now: func() time.Time { return p.now },
		Game: func(k string) (rules.Game, bool) { return london.Game{}, k == "london" },
	})
	p.d = NewDesk(ty, []Title{title}, s)
	p.d.Synchronous = true
	p.d.Settings.TextScale = scale
	p.d.Settings.Mute = true
	p.d.Apply()
	return p
}

// frame lays out one frame.
func (p *player) frame(in widgets.Input) {
	p.now = p.now.Add(time.Second / 30)
	p.list = p.d.Frame(p.w, p.h, p.now, in)
}

// rest lets what moves come to rest.
func (p *player) rest() {
	for range 12 {
		p.frame(widgets.Input{At: widgets.Pt{X: -9, Y: -9}})
		if !p.d.ui.Moving() {
			return
		}
	}
}

func (p *player) press(a ...input.Action) {
	for _, x := range a {
		p.frame(widgets.Input{At: widgets.Pt{X: -9, Y: -9}, Actions: []input.Action{x}})
		p.frame(widgets.Input{At: widgets.Pt{X: -9, Y: -9}})
	}
}

func (p *player) write(s string) {
	p.frame(widgets.Input{At: widgets.Pt{X: -9, Y: -9}, Runes: []rune(s)})
}

// hit is a place by its id.
func (p *player) hit(id string) widgets.Hit {
	p.t.Helper()
	for _, h := range p.d.ui.Hits() {
		if h.ID == id {
			return h
		}
	}
	p.t.Fatalf("there is no place %q on %T", id, p.d.Screen())
	return widgets.Hit{}
}

// click presses a place with the mouse.
func (p *player) click(id string) {
	p.t.Helper()
	at := p.hit(id).R.Mid()
	p.frame(widgets.Input{At: at, Moved: true})
	p.frame(widgets.Input{At: at, From: at, Pressed: true, Down: true})
	p.frame(widgets.Input{At: at, From: at, Released: true})
	p.rest()
}

// sees reports whether some words are on the screen.
func (p *player) sees(words string) bool {
	for _, it := range p.list {
		if it.Kind == widgets.Words && strings.Contains(it.Text, words) {
			return true
		}
	}
	return false
}

// record is a London game of that many entries, with people at all seats. A
// negative number plays to the end.
func record(t *testing.T, entries int) rules.Record {
	t.Helper()
	seats := []rules.SeatInfo{{Name: "Wilhelmina Longname"}, {Name: "Ada", Colour: 1}, {Name: "Ada", Colour: 2}}
	r, err := input.Deal(london.Game{}, seats, nil, 4711, time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	pos, err := london.Game{}.New(rules.Setup{Seats: 3, Options: r.Options})
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; entries < 0 || i < entries; i++ {
		acting := pos.Acting()
		if len(acting) == 0 {
			break
		}
		e := rules.Entry{Seat: acting[0]}
		if e.Seat == rules.Luck {
			e.Move = pos.Roll(input.LuckRand(r.Deal, i))
		} else {
			cs := pos.Choices(e.Seat)
			e.Move = cs[rand.New(rand.NewPCG(1, uint64(i))).IntN(len(cs))].Move
		}
		if pos, err = pos.After(e.Seat, e.Move); err != nil {
			t.Fatal(err)
		}
		r.Entries = append(r.Entries, e)
	}
	return r
}

// save puts a record among the saved games.
func (p *player) save(r rules.Record) {
	p.t.Helper()
	g, err := p.d.Store.Begin(r)
	if err != nil {
		p.t.Fatal(err)
	}
	if all, err := rules.Replay(london.Game{}, r); err == nil {
		if o := all[len(all)-1].Outcome(); o.Over() {
			g.Finish(o.Ending)
		}
	}
	g.Close()
	p.now = p.now.Add(time.Second)
}

// seen is the part of a place that can be seen.
func seen(r, clip widgets.Rect) widgets.Rect {
	if clip == (widgets.Rect{}) {
		return r
	}
	return r.And(clip)
}

// judge makes the demands that hold for every screen.
func (p *player) judge(name string) {
	p.t.Helper()
	before := p.list
	p.frame(widgets.Input{At: widgets.Pt{X: -9, Y: -9}})
	if p.d.ui.Moving() || !widgets.Same(before, p.list) {
		p.t.Errorf("%s: the screen never comes to rest", name)
	}
	p.judgeHits(name)
	p.judgeWords(name)
}

func (p *player) judgeHits(name string) {
	p.t.Helper()
	window := widgets.Rect{W: p.w, H: p.h}
	hits := p.d.ui.Hits()
	for i, h := range hits {
		bounds := window
		if h.Clip != (widgets.Rect{}) {
			// A scrolled place may lie above or below its column, never beside it.
			bounds = widgets.Rect{X: h.Clip.X, Y: h.R.Y, W: h.Clip.W, H: h.R.H}
		}
		if in := h.R.And(bounds); in.W < h.R.W-0.5 || in.H < h.R.H-0.5 || h.R.W < 1 || h.R.H < 1 {
			p.t.Errorf("%s: the place %q %v is not within %v", name, h.ID, h.R, bounds)
		}
		a := seen(h.R, h.Clip)
		if strings.HasSuffix(h.ID, ".veil") {
			continue
		}
		for _, o := range hits[:i] {
			b := seen(o.R, o.Clip).And(a)
			if o.Layer == h.Layer && !strings.HasSuffix(o.ID, ".veil") && b.W > 0.5 && b.H > 0.5 {
				p.t.Errorf("%s: the places %q and %q overlap by %v", name, o.ID, h.ID, b)
			}
			if o.ID == h.ID {
				p.t.Errorf("%s: two places are called %q", name, h.ID)
			}
		}
	}
}

// ours are the words that end in dots because we wrote them so.
var ours = []string{"Same as…", "press a key…"}

func (p *player) judgeWords(name string) {
	p.t.Helper()
	window := widgets.Rect{W: p.w, H: p.h}
	type placed struct {
		text string
		r    widgets.Rect
	}
	var all []placed
	for _, it := range p.list {
		if it.Kind == widgets.Box && it.Colour.A >= 140 && it.Soft == 0 {
			// What lies under a sheet, a tip or a veil is not written over.
			all = slices.DeleteFunc(all, func(a placed) bool { o := a.r.And(it.R); return o.W > 0 && o.H > 0 })
		}
		if it.Kind != widgets.Words {
			continue
		}
		w := p.d.ui.Type.Width(it.Face, it.Size, it.Text)
		if w > it.R.W+1 {
			p.t.Errorf("%s: %q is %.0f wide and has %.0f", name, it.Text, w, it.R.W)
		}
		if strings.HasSuffix(it.Text, "…") && !strings.Contains(strings.Join(ours, "|"), it.Text) {
			p.t.Errorf("%s: %q was cut off", name, it.Text)
		}
		x := it.R.X
		switch it.Align {
		case widgets.Centre:
			x += (it.R.W - w) / 2
		case widgets.Right:
			x += it.R.W - w
		}
		ink := widgets.Rect{X: x, Y: it.R.Y + it.R.H/2 - it.Size*0.32, W: w, H: it.Size * 0.64}
		bounds := window
		if it.Clip != (widgets.Rect{}) {
			bounds = widgets.Rect{X: it.Clip.X, Y: ink.Y, W: it.Clip.W, H: ink.H}
		}
		if in := ink.And(bounds); in.W < ink.W-1 || in.H < ink.H-1 {
			p.t.Errorf("%s: %q at %v is not within %v", name, it.Text, ink, bounds)
		}
		if v := seen(ink, it.Clip); v.W > 1 && v.H > 1 {
			all = append(all, placed{it.Text, v})
		}
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if o := a.r.And(b.r); o.W > 1.5 && o.H > 1.5 {
				p.t.Errorf("%s: %q is written over %q at %v", name, a.text, b.text, o)
			}
		}
	}
}

// walk presses Tab until it comes round, and demands that every place is met.
func (p *player) walk(name string) {
	p.t.Helper()
	p.rest()
	met := map[string]bool{}
	for range len(p.d.ui.Hits()) + 3 {
		p.press(input.Next)
		met[p.d.ui.Focused()] = true
	}
	top := 0
	for _, h := range p.d.ui.Hits() {
		top = max(top, h.Layer)
	}
	for _, h := range p.d.ui.Hits() {
		if h.Layer == top && !h.Skip && !met[h.ID] {
			p.t.Errorf("%s: Tab never comes to %q", name, h.ID)
		}
	}
}

// sizes and scales at which every screen must hold.
func everySize(f func(name string, w, h float64, scale int)) {
	for _, s := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}} {
		for _, scale := range []int{75, 100, 150, 200} {
			f(fmt.Sprintf("%.0f×%.0f at %d %%", s[0], s[1], scale), s[0], s[1], scale)
		}
	}
}
