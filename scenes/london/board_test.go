package london_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	game "intrigue/rules/london"
	"intrigue/scenes/widgets"
)

// TestEveryMoveCanBeClicked says every legal move of several positions by clicks
// alone: first the pawn, then the place, then what the chooser asks.
func TestEveryMoveCanBeClicked(t *testing.T) {
	for i, n := range []int{6, 7, 12, 19, 30} {
		o := rules.Options{"surfacing": "on"}
		r := random(t, record(t, solo(), o), uint64(i), after(n))
		p := last(t, r)
		if len(p.Acting()) == 0 {
			continue
		}
		for _, c := range p.Choices(p.Acting()[0]) {
			t.Run(fmt.Sprint(n, " ", c.Move), func(t *testing.T) { sayByClicks(t, r, c) })
		}
	}
}

func sayByClicks(t *testing.T, r rules.Record, c rules.Choice) {
	b := sit(t, r, nil)
	play := b.Screen().Play
	for _, id := range c.Path {
		if play.Len() > len(r.Entries) {
			break
		}
		if _, ok := b.Hit("ask." + string(c.Move)); ok {
			b.Click("ask." + string(c.Move))
			break
		}
		if strings.HasPrefix(id, "pawn.") && play.View().(game.View).Stage == game.StageHunt {
			id += ".row"
		}
		b.Click(id)
	}
	if play.Len() == len(r.Entries) {
		if _, ok := b.Hit("ask." + string(c.Move)); ok {
			b.Click("ask." + string(c.Move))
		}
	}
	if play.Len() == len(r.Entries) {
		t.Fatalf("clicking %v plays nothing: %s", c.Path, b.Words())
	}
	if m := play.Record().Entries[len(r.Entries)].Move; m != c.Move {
		t.Errorf("clicking %v plays %q", c.Path, m)
	}
}

// TestLayout lays out a table at every size and text scale: nothing that can be
// chosen is outside the window, and no words are.
func TestLayout(t *testing.T) {
	for _, scale := range []int{75, 100, 150, 200} {
		r := random(t, record(t, solo(), nil), 3, after(30))
		b := sit(t, r, func(s *store.Settings) { s.TextScale = scale })
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}} {
			b.W, b.H = size[0], size[1]
			b.Still(3)
			window := widgets.Rect{W: b.W, H: b.H}
			for _, h := range b.Desk.UI().Hits() {
				if h.Clip == (widgets.Rect{}) && (h.R.X < -0.5 || h.R.Y < -0.5 || h.R.X+h.R.W > b.W+0.5 || h.R.Y+h.R.H > b.H+0.5) {
					t.Errorf("%v at %d %%: %s lies at %v", size, scale, h.ID, h.R)
				}
			}
			for _, it := range b.Last {
				if it.Kind == widgets.Words && it.Clip == (widgets.Rect{}) && !window.Has(it.R.Mid()) {
					t.Errorf("%v at %d %%: %q lies at %v", size, scale, it.Text, it.R)
				}
			}
			overlaps(t, fmt.Sprint(size, scale), b.Desk.UI().Hits())
		}
	}
}

// overlaps finds keys that lie over one another. The map with its stations and
// pawns, and frames that only hold other places, may.
func overlaps(t *testing.T, where string, all []widgets.Hit) {
	t.Helper()
	for i, a := range all {
		for _, b := range all[:i] {
			key := func(h widgets.Hit) bool {
				return h.Press && !strings.HasPrefix(h.ID, "station.") && !strings.HasPrefix(h.ID, "pawn.") && h.ID != "minimap"
			}
			if !key(a) || !key(b) || a.Layer != b.Layer {
				continue
			}
			in := a.R.And(b.R)
			if a.Clip != (widgets.Rect{}) {
				in = in.And(a.Clip)
			}
			if b.Clip != (widgets.Rect{}) {
				in = in.And(b.Clip)
			}
			if in.W > 0.5 && in.H > 0.5 {
				t.Errorf("%s: %s and %s lie over one another", where, a.ID, b.ID)
			}
		}
	}
}

// TestRefusals: a click on a place that cannot be reached answers with a sentence
// or a plan.
func TestRefusals(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil)
	for s := 1; s <= game.Stations; s += 7 {
		id := fmt.Sprintf("station.%d", s)
		h, ok := b.Hit(id)
		if !ok || !h.Skip {
			continue
		}
		b.Still(1)
		before := b.Words()
		b.Click(id)
		if b.Words() == before {
			t.Errorf("a click on %s is not answered", id)
		}
		if _, planned := b.Hit("plan.drop"); planned {
			b.Click("plan.drop")
		}
	}
}

// TestPlansAreSecret: a plan of Mr X is not on the detectives' screen, and comes
// back for him.
func TestPlansAreSecret(t *testing.T) {
	r := random(t, record(t, two(), nil), 4, after(6))
	b := sit(t, r, nil)
	b.open()
	planned := false
	for s := 1; s <= game.Stations && !planned; s++ {
		if h, ok := b.Hit(fmt.Sprintf("station.%d", s)); ok && h.Skip {
			b.ClickAt(h.R.Mid())
			_, planned = b.Hit("plan.ride")
		}
	}
	if !planned {
		t.Fatal("no way can be planned")
	}
	c := b.Screen().Play.Choices()[0]
	b.Screen().Choose(c)
	b.Still(2)
	if _, up := b.Screen().Play.Gate(); !up {
		t.Fatal("no curtain is drawn")
	}
	if _, ok := b.Hit("plan.ride"); ok {
		t.Error("the plan shows on the curtain")
	}
	b.open()
	if _, ok := b.Hit("plan.ride"); ok || strings.Contains(b.Words(), "rounds:") {
		t.Error("the plan shows to the detectives")
	}
}

// TestTableKeys takes back, looks back and asks for a hint by key.
func TestTableKeys(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 6, after(12)), nil)
	play := b.Screen().Play
	n := play.Len()
	b.Screen().Choose(play.Choices()[0])
	b.Still(2)
	b.Key(input.TakeBack)
	if _, asked := b.Hit("undo.We agree"); asked {
		b.Click("undo.We agree")
	}
	if play.Len() != n {
		t.Errorf("after taking back there are %d entries, not %d", play.Len(), n)
	}
	b.Key(input.Hint)
	b.Still(3)
	if _, ok := b.Screen().Hinted(); !ok {
		t.Error("no hint is shown")
	}
	b.Click("tool.review")
	if !play.Reviewing() {
		t.Fatal("the past is not shown")
	}
	at := play.At()
	b.Click("review.back")
	if play.At() != at-1 {
		t.Errorf("one step back leads from %d to %d", at, play.At())
	}
	b.Click("review.on")
	if play.At() != at {
		t.Errorf("one step on leads to %d, not %d", play.At(), at)
	}
	b.Key(input.Menu)
	if play.Reviewing() {
		t.Error("Esc does not return to the present")
	}
}
