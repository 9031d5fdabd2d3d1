package pimpernel_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

type nothing struct{}

func (nothing) Frame(*widgets.UI) {}

// TestLesson does what the captions ask for, from the first cube to the end of the
// mission, by pointing alone; no caption lies over what it speaks of.
func TestLesson(t *testing.T) {
	p := scenetest.New(t, func(string) (rules.Game, bool) { return pimpernel.Game{}, true }, func(*app.App) app.Screen { return nothing{} })
	p.App.Settings.ReduceMotion, p.App.Settings.Speed, p.App.Settings.Confirm = true, "off", "never"
	p.App.Apply()
	l := pimpernel.Game{}.Lessons()[0]
	s, err := table.Teach(p.App, title(), l)
	if err != nil {
		t.Fatal(err)
	}
	p.App.Open(s)
	p.Still(4)
	scenetest.Follow(t, p, l, len(l.Record.Entries))
}
