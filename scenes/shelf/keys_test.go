package shelf

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// bind gives an action a key on the page of the keys, as the window hands it over: the name of the key, and what was
// typed. The key is that of another action so far.
func (p *player) bind(to, of input.Action, strokes ...string) {
	p.Click("key." + string(to))
	p.Frame(input.Events{Strokes: strokes, Actions: []input.Action{of}})
	p.Rest()
}

// TestAKeyIsTakenFromAnotherActionOnlyWhenAsked, and a letter as well.
func TestAKeyIsTakenFromAnotherActionOnlyWhenAsked(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewKeys(p.App))
	bound := func(a input.Action, b input.Binding) bool {
		return slices.Contains(input.KeymapFrom(p.App.Store.Settings().Keys)[a], b)
	}
	p.bind(input.Hint, input.Log, "l")
	rulestest.Must(t, p.Sees("L is already a key for “Log”."), "a key of another action is taken unasked")
	p.Click("contest.Cancel")
	rulestest.Holds(t, bound(input.Log, "l"), "the log has lost a key that was left to it")
	p.bind(input.Hint, input.Log, "l")
	p.Click("contest.Change")
	rulestest.Holds(t, p.Sees("no longer for “Log”"), "nothing tells that the key was taken from the log")
	rulestest.Holds(t, bound(input.Hint, "l") && !bound(input.Log, "l"), "the key is not that of the hint alone")
	p.Click("key." + string(input.Menu))
	p.Frame(input.Events{Strokes: []string{"Escape"}, Actions: []input.Action{input.Menu}})
	scenetest.On[*pages.Keys](p.Player, "Esc has left the page while a key was awaited:")
	p.Rest()
	p.Click("reset." + string(input.Log))
	rulestest.Holds(t, p.Sees("except those that have another action now"),
		"a key that stays elsewhere is said to be back: %s", p.Words())
	p.Click("usual")
	rulestest.Holds(t, len(p.App.Store.Settings().Keys) == 0, "the usual keys are not back")

	p.bind(input.Undo, input.Hint, "H", "h")
	rulestest.Must(t, p.Sees("H is already a key for “Hint”."), "a letter of another action is taken unasked")
	p.Click("contest.Change")
	p.Rest()
	rulestest.Holds(t, bound(input.Undo, "h") && !bound(input.Hint, "h"), "the letter is not that of Undo alone")
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
				rulestest.Holds(t, slices.ContainsFunc(p.Last, func(it widgets.Item) bool { return it.Text == name }),
					"%v: %s has the key %s, which is not shown", size, a.Title(), name)
			}
		}
	}
}

// TestArrowsChangeAStepper: as its own arrows do.
func TestArrowsChangeAStepper(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	at := func() string { return s.seating.seats[1].Level }
	was := at()
	p.Key(input.Next)
	p.App.UI().SetFocus("seat1.who")
	p.Key(input.Right)
	on := at()
	p.Key(input.Left)
	rulestest.Holds(t, on != was && at() == was, "Right makes %q of %q, and Left %q", on, was, at())
}
