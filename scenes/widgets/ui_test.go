package widgets_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

// page lays out one frame of a small screen and hands back what it answered.
type page struct {
	u   *widgets.UI
	now time.Time
}

func newPage(t *testing.T) *page {
	t.Helper()
	typ := paint.NewTypesetter()
	return &page{widgets.New(typ), time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
}

func (p *page) frame(in input.Events, f func(u *widgets.UI)) []widgets.Item {
	p.now = p.now.Add(20 * time.Millisecond)
	p.u.Begin(800, 600, p.now, in)
	f(p.u)
	return p.u.End()
}

// click presses and lets go at a point, in two frames.
func (p *page) click(x, y float64, f func(u *widgets.UI)) {
	at := geom.Pt(x, y)
	p.frame(input.Events{At: at, Moved: true}, f)
	p.frame(input.Events{At: at, From: at, Pressed: true, Down: true}, f)
	p.frame(input.Events{At: at, From: at, Tapped: true}, f)
}

func key(a input.Action) input.Events {
	return input.Events{At: geom.Pt(-1, -1), Actions: []input.Action{a}}
}

// TestFocusWalk: Tab goes in reading order and round, the arrows go to the nearest
// key that way, and Confirm presses it.
func TestFocusWalk(t *testing.T) {
	p := newPage(t)
	pressed := ""
	grid := func(u *widgets.UI) {
		for _, k := range []struct {
			id   string
			x, y float64
		}{{"a", 0, 0}, {"b", 200, 0}, {"c", 0, 200}, {"d", 200, 200}} {
			if u.Button(k.id, widgets.Rect{X: k.x, Y: k.y, W: 100, H: 40}, k.id, widgets.ButtonOptions{}) {
				pressed = k.id
			}
		}
	}
	for _, step := range []struct {
		do   input.Action
		want string
	}{
		{input.Next, "a"}, {input.Next, "b"}, {input.Down, "d"}, {input.Left, "c"}, {input.Up, "a"},
		{input.Left, "a"}, {input.Previous, "d"}, {input.Next, "a"}, {input.Right, "b"},
	} {
		p.frame(key(step.do), grid)
		rulestest.Must(t, p.u.Focused() == step.want, "%s leads to %q, not %q", step.do, p.u.Focused(), step.want)
	}
	p.frame(key(input.Confirm), grid)
	rulestest.Holds(t, pressed == "b", "Confirm presses %q", pressed)
	p.frame(input.Events{At: geom.Pt(5, 5), Moved: true}, grid)
	rulestest.Holds(t, !p.u.Keyboard, "the ring stays after the pointer has moved")
}

// TestAWalkDoesNotBeginOnWhatEndsSomething while something else can be chosen beside it.
func TestAWalkDoesNotBeginOnWhatEndsSomething(t *testing.T) {
	for _, c := range []struct {
		zones [3]string
		want  string
	}{{[3]string{"tray", "tray", "tools"}, "b"}, {[3]string{"tray", "tools", "tools"}, "a"}} {
		for _, do := range []input.Action{input.Next, input.NextZone, input.Right} {
			p := newPage(t)
			p.frame(key(do), func(u *widgets.UI) {
				for i, zone := range c.zones {
					u.Zone(zone, func() {
						u.AddHit(widgets.Hit{ID: string(rune('a' + i)), R: widgets.Rect{X: 40 * float64(i), W: 30, H: 30}, Ends: i == 0})
					})
				}
			})
			rulestest.Holds(t, p.u.Focused() == c.want, "%v: %s begins on %q, not on %q", c.zones, do, p.u.Focused(), c.want)
		}
	}
}

// TestNothingBelowADialogAnswers: while a dialog is there, nothing below answers.
func TestNothingBelowADialogAnswers(t *testing.T) {
	p := newPage(t)
	below, chosen := 0, -1
	var q *widgets.Question
	ask := func() {
		q = &widgets.Question{ID: "ask", Title: "Sure?", Words: "Once more?",
			Answers: []widgets.Answer{{Words: "Yes", Do: func() { chosen = 0 }}, {Words: "No", Do: func() { chosen = 1 }}}}
	}
	ask()
	screen := func(u *widgets.UI) {
		if u.Button("below", widgets.Rect{W: 800, H: 600}, "Below", widgets.ButtonOptions{}) {
			below++
		}
		u.Ask(&q)
	}
	p.frame(input.Events{}, screen)
	p.click(10, 10, screen)
	rulestest.Holds(t, below <= 0 && chosen < 0, "a click beside the dialog is answered: %d, %d", below, chosen)
	for _, h := range p.u.TopHits() {
		if h.ID == "ask.Yes" {
			m := h.R.Mid()
			p.click(m.X, m.Y, screen)
		}
	}
	rulestest.Holds(t, chosen == 0 && below <= 0, "Yes is answered with %d, and below %d", chosen, below)
	ask()
	p.frame(input.Events{}, screen)
	p.frame(key(input.Menu), screen)
	rulestest.Holds(t, chosen == 1, "Esc is answered with %d", chosen)
}

// TestWhatIsClippedIsNotClicked: what is clipped away is not clicked.
func TestWhatIsClippedIsNotClicked(t *testing.T) {
	p := newPage(t)
	hits := 0
	screen := func(u *widgets.UI) {
		u.Clipped(widgets.Rect{W: 100, H: 50}, func() {
			if u.Button("half", widgets.Rect{W: 100, H: 100}, "Half", widgets.ButtonOptions{}) {
				hits++
			}
		})
	}
	p.click(50, 80, screen)
	rulestest.Holds(t, hits == 0, "the part that is cut off answers")
	p.click(50, 20, screen)
	rulestest.Holds(t, hits == 1, "the part that is seen does not answer")
}

// TestColumnsScroll: the wheel moves a column within its bounds, and the focus walk
// brings what it stands on into sight.
func TestColumnsScroll(t *testing.T) {
	p := newPage(t)
	view := widgets.Rect{W: 300, H: 200}
	top := 0.0
	screen := func(u *widgets.UI) {
		u.Scroll("s", view, func(col widgets.Rect) float64 {
			top = col.Y
			for i := range 20 {
				u.Button(string(rune('a'+i)), widgets.Rect{X: col.X, Y: col.Y + float64(i)*40, W: 100, H: 30}, "x", widgets.ButtonOptions{})
			}
			return 800
		})
	}
	p.frame(input.Events{}, screen)
	for range 30 {
		p.frame(input.Events{At: geom.Pt(50, 50), Wheel: geom.Point{Y: -1}}, screen)
	}
	p.frame(input.Events{}, screen)
	rulestest.Holds(t, top == -600, "at the end the column lies at %v", top)
	for range 13 {
		p.frame(key(input.Next), screen)
		p.frame(input.Events{At: geom.Pt(-1, -1)}, screen)
		p.frame(input.Events{At: geom.Pt(-1, -1)}, screen)
		for _, h := range p.u.Hits() {
			if h.ID == p.u.Focused() && (h.R.Y < 0 || h.R.Y+h.R.H > view.H) {
				t.Fatalf("%s has the focus and lies at %v", h.ID, h.R)
			}
		}
	}
}

// TestStickToEnd: a log begins at its end and stays there as it grows.
func TestStickToEnd(t *testing.T) {
	p := newPage(t)
	height, top := 500.0, 0.0
	screen := func(u *widgets.UI) {
		u.StickToEnd("log")
		u.Scroll("log", widgets.Rect{W: 300, H: 200}, func(col widgets.Rect) float64 { top = col.Y; return height })
	}
	for n := range 3 { // from the very first frame on
		p.frame(input.Events{At: geom.Pt(-1, -1)}, screen)
		rulestest.Holds(t, top == -300, "in frame %d a fresh log lies at %v", n, top)
	}
	height = 560
	for range 3 {
		p.frame(input.Events{At: geom.Pt(-1, -1)}, screen)
	}
	rulestest.Holds(t, top == -360, "a log that has grown lies at %v", top)
}

// TestAFieldTakesLetters, also those that are shortcuts elsewhere.
func TestAFieldTakesLetters(t *testing.T) {
	p := newPage(t)
	text, shortcut := "", false
	screen := func(u *widgets.UI) {
		text = u.TextField("name", widgets.Rect{W: 200, H: 30}, text, "Name", 5)
		shortcut = shortcut || u.Take(input.Mute)
	}
	p.frame(input.Events{}, screen)
	p.click(20, 10, screen)
	at := geom.Pt(20, 10)
	for _, c := range "mŁódźxy" {
		p.frame(input.Events{At: at, Runes: []rune{c}, Actions: []input.Action{input.Mute}}, screen)
	}
	rulestest.Holds(t, text == "mŁódź" && !shortcut, "the field holds %q, and a shortcut was taken: %v", text, shortcut)
	p.frame(input.Events{At: at, Erase: true}, screen)
	rulestest.Holds(t, text == "mŁód", "after erasing, the field holds %q", text)
}

// TestTabPassesByWhatIsOnlyRead: Tab passes by what can only be read; the arrows come to it.
func TestTabPassesByWhatIsOnlyRead(t *testing.T) {
	p := newPage(t)
	row := func(u *widgets.UI) {
		for i, id := range []string{"a", "read", "b"} {
			u.AddHit(widgets.Hit{ID: id, R: widgets.Rect{X: float64(i) * 100, W: 90, H: 40}, NoTab: id == "read"})
		}
	}
	for _, step := range []struct {
		do   input.Action
		want string
	}{{input.Next, "a"}, {input.Next, "b"}, {input.Previous, "a"}, {input.Right, "read"}, {input.Next, "b"},
		{input.Left, "read"}, {input.Previous, "a"}} {
		p.frame(key(step.do), row)
		rulestest.Must(t, p.u.Focused() == step.want, "%s leads to %q, not %q", step.do, p.u.Focused(), step.want)
	}
}

// TestARestingPointerIsSilent: where the keys were used last, no tooltip hangs at the pointer.
func TestARestingPointerIsSilent(t *testing.T) {
	p := newPage(t)
	lay := func(u *widgets.UI) {
		u.Button("a", widgets.Rect{W: 100, H: 40}, "a", widgets.ButtonOptions{Tooltip: "tip of a"})
		u.Button("b", widgets.Rect{X: 200, W: 100, H: 40}, "b", widgets.ButtonOptions{Tooltip: "tip of b"})
	}
	tips := func(in input.Events) (all string) {
		for _, it := range p.frame(in, lay) {
			if it.Kind == widgets.Words && len(it.Text) > 1 {
				all += it.Text
			}
		}
		return all
	}
	at := geom.Pt(20, 20)
	tips(input.Events{})
	rulestest.Is(t, "the pointer shows", tips(input.Events{At: at, Moved: true}), "tip of a")
	for range 2 {
		tips(input.Events{At: at, Actions: []input.Action{input.Next}})
	}
	rulestest.Is(t, "the keys show", tips(input.Events{At: at}), "tip of b")
}

// TestWhatComesBelowAMouseIsSilent: a key that comes to lie below a resting mouse shows its tooltip only
// once the mouse has moved by more than a hand strays.
func TestWhatComesBelowAMouseIsSilent(t *testing.T) {
	p := newPage(t)
	key := "a"
	tip := func(in input.Events) bool {
		return slices.ContainsFunc(p.frame(in, func(u *widgets.UI) {
			u.Button(key, widgets.Rect{W: 100, H: 40}, key, widgets.ButtonOptions{Tooltip: "tip of " + key})
		}), func(it widgets.Item) bool { return it.Text == "tip of "+key })
	}
	tip(input.Events{})
	rulestest.Must(t, tip(input.Events{At: geom.Pt(20, 20), Moved: true}), "the key that the mouse has moved to shows no tooltip")
	key = "b"
	tip(input.Events{At: geom.Pt(20, 20)})
	for _, step := range []struct {
		x    float64
		want bool
	}{{20, false}, {24, false}, {27, false}, {40, true}, {41, true}} {
		got := tip(input.Events{At: geom.Pt(step.x, 20), Moved: true})
		rulestest.Holds(t, got == step.want, "with the mouse at %v the new key shows its tooltip: %t", step.x, got)
	}
}

// TestTheKnobStaysOnItsBar: however long a column is, the knob beside it ends where the bar ends,
// and taken hold of there it leaves the column at its end.
func TestTheKnobStaysOnItsBar(t *testing.T) {
	p := newPage(t)
	room := widgets.Rect{X: 100, Y: 100, W: 200, H: 100}
	long := func(u *widgets.UI) {
		u.Scroll("c", room, func(col widgets.Rect) float64 {
			u.AddHit(widgets.Hit{ID: "end", R: widgets.Rect{X: col.X, Y: col.Y + 9980, W: col.W, H: 20}})
			return 10000
		})
	}
	p.frame(input.Events{At: geom.Pt(-1, -1)}, long)
	at := geom.Pt(room.X+room.W-5, room.Y+room.H-2)
	p.frame(input.Events{At: at, Moved: true}, long)
	p.frame(input.Events{At: at, From: at, Pressed: true, Down: true}, long)
	p.frame(input.Events{At: at, From: at, Down: true}, long)
	end, foot := 0.0, 0.0
	for _, it := range p.frame(input.Events{At: at, From: at, Down: true}, long) {
		if it.Kind == widgets.Box && it.R.X >= room.X+room.W-14 {
			foot = max(foot, it.R.Y+it.R.H)
		}
	}
	for _, h := range p.u.Hits() {
		if h.ID == "end" {
			end = h.R.Y + h.R.H
		}
	}
	rulestest.Holds(t, foot != 0 && foot <= room.Y+room.H, "the knob ends at %.0f, its bar at %.0f", foot, room.Y+room.H)
	rulestest.Holds(t, end >= room.Y && end <= room.Y+room.H, "the end of the column lies at %.0f", end)
}

// TestSegmentsAreOfOneSize: the labels of a row are as large as the longest one lets them be.
func TestSegmentsAreOfOneSize(t *testing.T) {
	labels, r := []string{"On", "Only when something is revealed", "Off"}, widgets.Rect{W: 260, H: 40}
	for what, lay := range map[string]func(u *widgets.UI){
		"a row":      func(u *widgets.UI) { u.Segments("a", r, labels, 0) },
		"a grey row": func(u *widgets.UI) { u.GreySegments("a", r, labels, 0, "") },
	} {
		sizes := map[float64]bool{}
		for _, it := range newPage(t).frame(input.Events{}, lay) {
			if it.Kind == widgets.Words {
				sizes[it.Size] = true
			}
		}
		rulestest.Holds(t, len(sizes) == 1 && !sizes[widgets.Body], "%s: the sizes are %v", what, sizes)
	}
}

// TestSegmentsDoNotCrowd: in a narrow row of keys no label comes near the edges of its key while
// another has room to spare, and the keys fill the row.
func TestSegmentsDoNotCrowd(t *testing.T) {
	labels, r := []string{"Slow", "Normal", "Fast", "Instant"}, widgets.Rect{X: 10, W: 240, H: 40}
	p := newPage(t)
	p.frame(input.Events{}, func(u *widgets.UI) { u.Segments("a", r, labels, 0) })
	x := r.X
	for i, h := range p.u.Hits() {
		room := h.R.W - p.u.TextWidth(labels[i], widgets.Style{Face: face.UIMedium, Size: widgets.Body})
		rulestest.Holds(t, room >= 12, "%s has %.1f points of room", labels[i], room)
		rulestest.Holds(t, math.Abs(h.R.X-x) <= 0.01, "%s begins at %.1f, not at %.1f", labels[i], h.R.X, x)
		x += h.R.W
	}
	rulestest.Holds(t, math.Abs(x-r.X-r.W) <= 0.01, "the keys end at %.1f", x)
}

// TestAKeyOnTheDarkHidesWhatLiesBelow: over a bright map a key that is not available can be told
// from the map as well as one that is.
func TestAKeyOnTheDarkHidesWhatLiesBelow(t *testing.T) {
	for _, w := range []widgets.Emphasis{widgets.Plain, widgets.Quiet} {
		p, key := newPage(t), widgets.Rect{X: 10, Y: 10, W: 40, H: 40}
		boxes := 0
		for _, it := range p.frame(input.Events{}, func(u *widgets.UI) {
			u.Button("a", key, "", widgets.ButtonOptions{OnDark: true, Weight: w, Icon: "icon.undo", Disabled: "Not now."})
		}) {
			if it.R == key {
				boxes++
				rulestest.Holds(t, it.Colour.A == 255, "weight %d: the key is painted in %v", w, it.Colour)
			}
		}
		rulestest.Holds(t, boxes != 0, "weight %d: there is no key", w)
	}
}

// TestAWordWiderThanItsRoomIsBroken: no line is wider than the room, and no letter is lost.
func TestAWordWiderThanItsRoomIsBroken(t *testing.T) {
	p := newPage(t)
	st := widgets.Line(face.UI, widgets.Body, widgets.Colour{A: 255})
	name := strings.Repeat("Ж", 39) + "!"
	p.frame(input.Events{}, func(u *widgets.UI) {
		lines := u.Wrap("with "+name+", Ada", st, 200)
		for _, l := range lines {
			w := u.TextWidth(l, st)
			rulestest.Holds(t, w <= 200.5, "%q is %.1f wide", l, w)
		}
		got := strings.Join(lines, "")
		rulestest.Holds(t, got == "with"+name+",Ada", "%q", got)
	})
}

// TestAFieldSaysWhatCannotBeShown while somebody types it.
func TestAFieldSaysWhatCannotBeShown(t *testing.T) {
	for text, want := range map[string]string{
		"Ivan": "", "Иван": "", "Nguyễn": "", "Ada 中": "one of these letters", "中文中": "2 of these letters",
	} {
		p, typed := newPage(t), ""
		field := func(u *widgets.UI) {
			typed = u.TextField("name", widgets.Rect{X: 300, Y: 300, W: 200, H: 30}, typed, "Name", 16)
		}
		p.click(310, 310, field)
		p.frame(input.Events{At: geom.Pt(310, 310), Runes: []rune(text)}, field)
		said := ""
		for _, s := range p.u.Said() {
			said += s.Words + "\n"
		}
		rulestest.Holds(t, typed == text && strings.Contains(said, "can't show") == (want != "") && strings.Contains(said, want),
			"%q: %q says %q", text, typed, said)
	}
}
