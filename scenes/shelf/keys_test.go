package shelf

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

func TestRebinding(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewKeys(p.App))
	p.Click("key." + string(input.Hint))
	p.Frame(input.Events{Strokes: []string{"l"}, Actions: []input.Action{input.Log}})
	p.Rest()
	rulestest.Must(t, p.Sees("L is already a key for “Log”."), "a key of another action is taken unasked")
	p.Click("contest.Cancel")
	if saved := input.KeymapFrom(p.App.Store.Settings().Keys); !slices.Contains(saved[input.Log], "l") {
		t.Error("the log has lost a key that was left to it")
	}
	p.Click("key." + string(input.Hint))
	p.Frame(input.Events{Strokes: []string{"l"}, Actions: []input.Action{input.Log}})
	p.Rest()
	p.Click("contest.Change")
	rulestest.Holds(t, p.Sees("no longer for “Log”"), "nothing tells that the key was taken from the log")
	saved := input.KeymapFrom(p.App.Store.Settings().Keys)
	rulestest.Holds(t, slices.Contains(saved[input.Hint], "l") && !slices.Contains(saved[input.Log], "l"),
		"hint has %q, log has %q", saved[input.Hint], saved[input.Log])
	p.Click("key." + string(input.Menu))
	p.Frame(input.Events{Strokes: []string{"Escape"}, Actions: []input.Action{input.Menu}})
	_, ok := p.App.Screen().(*pages.Keys)
	rulestest.Holds(t, ok, "Esc has left the page while a key was awaited")
	p.Rest()
	p.Click("reset." + string(input.Log))
	rulestest.Holds(t, p.Sees("except those that have another action now"),
		"a key that stays elsewhere is said to be back: %s", p.Words())
	p.Click("usual")
	rulestest.Holds(t, len(p.App.Store.Settings().Keys) == 0, "the usual keys are not back")
}

// As the window hands a letter over: the name of its key, and what was typed.
func TestRebindingALetter(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewKeys(p.App))
	p.Click("key." + string(input.Undo))
	p.Frame(input.Events{Strokes: []string{"H", "h"}, Actions: []input.Action{input.Hint}})
	p.Rest()
	rulestest.Must(t, p.Sees("H is already a key for “Hint”."), "a letter of another action is taken unasked")
	p.Click("contest.Change")
	p.Rest()
	saved := input.KeymapFrom(p.App.Store.Settings().Keys)
	rulestest.Holds(t, slices.Contains(saved[input.Undo], "h") && !slices.Contains(saved[input.Hint], "h"),
		"undo has %q, hint has %q", saved[input.Undo], saved[input.Hint])
}

func TestEveryKeyIsShown(t *testing.T) {
	for _, size := range [][3]float64{{1280, 800, 100}, {1024, 640, 150}, {1280, 800, 200}} {
		p := sit(t, size[0], size[1], int(size[2]))
		for _, b := range []input.Binding{"h", "F7", "Control+Shift+F12", "Numpad7"} {
			p.App.Keymap.Bind(input.Undo, b)
		}
		p.Open(pages.NewKeys(p.App))
		for _, a := range input.Actions() {
			for _, b := range p.App.Keymap[a] {
				name := app.KeyCap(b)
				if !slices.ContainsFunc(p.Last, func(it widgets.Item) bool { return it.Text == name }) {
					t.Errorf("%v: %s has the key %s, which is not shown", size, a.Title(), name)
				}
			}
		}
	}
}
