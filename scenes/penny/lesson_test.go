package penny_test

import (
	"testing"

	contract "intrigue/rules"
	rules "intrigue/rules/penny"
	"intrigue/scenes/desk"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

type nothing struct{}

func (nothing) Frame(*widgets.UI) {}

// TestLesson does what the captions ask for by pointing alone; no caption lies over
// what it speaks of, in a small window either.
func TestLesson(t *testing.T) {
	l := (rules.Game{}).Lessons()[0]
	for _, size := range []widgets.Pt{{X: 1280, Y: 800}, {X: 1024, Y: 640}} {
		p := scenetest.New(t, func(string) (contract.Game, bool) { return rules.Game{}, true }, func(*desk.Desk) desk.Screen { return nothing{} })
		p.Desk.Settings.ReduceMotion, p.Desk.Settings.Speed, p.Desk.Settings.Confirm = true, "off", "never"
		p.W, p.H = size.X, size.Y
		p.Desk.Apply()
		s, err := table.Teach(p.Desk, title(), l)
		if err != nil {
			t.Fatal(err)
		}
		p.Desk.Open(s)
		p.Still(4)
		scenetest.Follow(t, p, l, len(l.Record.Entries))
	}
}
