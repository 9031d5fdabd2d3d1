package widgets_test

import (
	"testing"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestEnterGivesTheObviousAnswer: also to somebody who has used the pointer until
// now; and where an answer is risky it is the other one.
func TestEnterGivesTheObviousAnswer(t *testing.T) {
	for _, risky := range []bool{false, true} {
		p := newPage(t)
		got := -1
		q := &widgets.Question{ID: "q", Title: "Throw it away?", Words: "It is gone then.", Risk: risky,
			Answers: []widgets.Answer{{Words: "Throw away", Do: func() { got = 0 }}, {Words: "Keep", Do: func() { got = 1 }}}}
		ask := func(u *widgets.UI) { u.Ask(&q) }
		p.frame(input.Events{At: geom.Pt(3, 3), Moved: true}, ask)
		items := p.frame(input.Events{At: geom.Pt(3, 3), Moved: true}, ask)
		want := map[bool]int{false: 0, true: 1}[risky]
		for _, it := range items {
			if it.Kind == widgets.Box && it.Colour == p.u.Theme.Accent {
				for _, h := range p.u.Hits() {
					rulestest.Holds(t, h.R != it.R || h.ID == map[int]string{0: "q.Throw away", 1: "q.Keep"}[want],
						"risky %t: the bright key is %s", risky, h.ID)
				}
			}
		}
		p.frame(key(input.Confirm), ask)
		rulestest.Holds(t, got == want, "risky %t: Enter gives answer %d", risky, got)
	}
}

// TestWhatHangsOverATableIsDimmedWithIt: tips of the table are painted before the
// veil of a question above it.
func TestWhatHangsOverATableIsDimmedWithIt(t *testing.T) {
	p := newPage(t)
	q := &widgets.Question{ID: "q", Title: "Sure?", Words: "Think twice.", Answers: []widgets.Answer{{Words: "Yes"}, {Words: "No"}}}
	items := p.frame(key(""), func(u *widgets.UI) {
		u.Note(widgets.Rect{X: 100, Y: 100, W: 20, H: 20}, "A station.")
		u.Ask(&q)
	})
	tip, veil := -1, -1
	for i, it := range items {
		switch {
		case it.Text == "A station.":
			tip = i
		case it.R == (widgets.Rect{W: 800, H: 600}):
			veil = i
		}
	}
	rulestest.Holds(t, tip >= 0 && veil >= tip, "the tip is item %d, the veil is item %d", tip, veil)
}

// TestDoubleClickIsForWhatWasThere: the second tap of a double click presses the same key
// again, but never one that came in its place.
func TestDoubleClickIsForWhatWasThere(t *testing.T) {
	for _, stays := range []bool{true, false} {
		p := newPage(t)
		taps := map[string]int{}
		id := "first"
		f := func(u *widgets.UI) {
			if u.Button(id, widgets.Rect{X: 10, Y: 10, W: 100, H: 40}, id, widgets.ButtonOptions{}) {
				if taps[id]++; !stays {
					id = "second"
				}
			}
		}
		at := geom.Pt(50, 30)
		p.click(at.X, at.Y, f)
		p.frame(input.Events{At: at}, f)
		p.frame(input.Events{At: at, From: at, Pressed: true, Down: true}, f)
		p.frame(input.Events{At: at, From: at, Tapped: true, DoubleTapped: true}, f)
		want := map[bool]int{true: 2, false: 1}[stays]
		rulestest.Holds(t, taps["first"] == want && taps["second"] == 0, "a key that stays %t: %v", stays, taps)
		p.click(at.X, at.Y, f)
		rulestest.Holds(t, stays || taps["second"] == 1, "a click of its own: %v", taps)
	}
}

// TestALayerDimsWhatIsLaidOutLater: the veil of a question lies above all of the screen, wherever in the frame
// it is asked, and its own words, tips and the ring of the focus above the veil.
func TestALayerDimsWhatIsLaidOutLater(t *testing.T) {
	p := newPage(t)
	q := &widgets.Question{ID: "q", Title: "Sure?", Words: "Think twice.", Answers: []widgets.Answer{{Words: "Yes"}, {Words: "No"}}}
	below := widgets.Style{Face: face.UI, Size: widgets.Body, Colour: p.u.Theme.Pale}
	lay := func(u *widgets.UI) {
		u.Label(widgets.Rect{W: 100, H: 20}, "before", below)
		u.Ask(&q)
		u.Label(widgets.Rect{Y: 580, W: 100, H: 20}, "after", below)
		u.Tooltip(widgets.Rect{X: 400, Y: 580, W: 20, H: 20}, "tip")
		u.Raise(func() { u.Label(widgets.Rect{X: 700, W: 100, H: 20}, "toast", below) })
	}
	p.frame(key(input.Next), lay)
	items := p.frame(key(input.Next), lay)
	at := map[string]int{}
	for i, it := range items {
		switch {
		case it.Kind == widgets.Words:
			at[it.Text] = i
		case it.Kind == widgets.Box && it.R == (widgets.Rect{W: 800, H: 600}):
			at["veil"] = i
		case it.Kind == widgets.Box && it.Edge == p.u.Theme.Gold && it.EdgeW == 2.5:
			at["ring"] = i
		}
	}
	for _, order := range [][2]string{{"before", "veil"}, {"after", "veil"}, {"tip", "veil"}, {"veil", "Sure?"},
		{"veil", "Yes"}, {"Yes", "ring"}, {"veil", "toast"}} {
		i, known := at[order[0]]
		j, shown := at[order[1]]
		rulestest.Holds(t, known && shown && i < j, "%q is painted at %d and %q at %d", order[0], i, order[1], j)
	}
}

// TestTooltipsLeaveInSight what a screen asks for, in that frame only: that of a key at the foot of
// the window keeps off the line above it.
func TestTooltipsLeaveInSight(t *testing.T) {
	p := newPage(t)
	line := widgets.Rect{Y: 520, W: 800, H: 30}
	for _, keep := range []bool{false, true, false} {
		items := p.frame(key(""), func(u *widgets.UI) {
			if keep {
				u.KeepInSight(line)
			}
			u.Note(widgets.Rect{X: 300, Y: 555, W: 90, H: 40}, "Stay hidden (D)")
		})
		covers := false
		for _, it := range items {
			over := it.R.Intersect(line)
			covers = covers || over.W > 0 && over.H > 0
		}
		rulestest.Holds(t, covers != keep, "keeping the line in sight: %t, the tooltip lies over it: %t", keep, covers)
	}
}
