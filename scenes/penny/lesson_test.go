package penny_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

type nothing struct{}

func (nothing) Frame(*widgets.UI) {}

// TestLesson does what the captions ask for by pointing alone; no caption lies over
// what it speaks of, in a small window either.
func TestLesson(t *testing.T) {
	l := (penny.Game{}).Lessons()[0]
	for _, at := range []struct {
		w, h  float64
		scale int
	}{{1280, 800, 100}, {1024, 640, 100}, {1280, 800, 150}, {1024, 640, 200}} {
		p := scenetest.New(t, func(string) (rules.Game, bool) { return penny.Game{}, true }, func(*app.App) app.Screen { return nothing{} })
		p.App.Settings.ReduceMotion, p.App.Settings.Speed, p.App.Settings.Confirm = true, "off", "never"
		p.W, p.H, p.App.Settings.TextScale = at.w, at.h, at.scale
		p.App.Apply()
		s, err := table.Teach(p.App, title(), l)
		if err != nil {
			t.Fatal(err)
		}
		p.App.Open(s)
		p.Still(4)
		scenetest.Follow(t, p, l, len(l.Record.Entries))
	}
}
