package input_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

// start is the moment at which every test begins.
var start = time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)

// typist presses keys, frame by frame.
type typist struct {
	keys input.Keyboard
	f    input.DeviceState
}

func (y *typist) frame(after time.Duration) []input.Stroke {
	if y.f.Now.IsZero() {
		y.f.Now = start
	}
	y.f.Now = y.f.Now.Add(after)
	got := y.keys.Strokes(y.f)
	y.f.Pressed, y.f.Typed = nil, nil
	return got
}

func (y *typist) press(key string, typed string) []input.Stroke {
	y.f.Pressed, y.f.Typed = []string{key}, []rune(typed)
	y.f.KeyHeld = append(y.f.KeyHeld, key)
	return y.frame(16 * time.Millisecond)
}

func does(strokes []input.Stroke) string {
	var all []string
	for _, a := range input.DefaultKeymap().Actions(strokes) {
		all = append(all, string(a))
	}
	return strings.Join(all, " ")
}

func TestKeysDoWhatTheySay(t *testing.T) {
	for _, test := range []struct {
		held  []string
		key   string
		typed string
		want  input.Action
	}{
		{nil, "Enter", "", input.Confirm},
		{nil, "NumpadEnter", "", input.Confirm},
		{[]string{"AltLeft"}, "Enter", "", input.Fullscreen},
		{nil, "Backspace", "", input.Undo},
		{nil, "Tab", "", input.Next},
		{[]string{"ShiftRight"}, "Tab", "", input.Previous},
		{nil, "ArrowUp", "", input.Up},
		{nil, "Space", " ", input.Skip},
		{nil, "H", "h", input.Hint},
		{[]string{"ShiftLeft"}, "H", "H", input.Hint},
		{nil, "J", "h", input.Hint}, // another keyboard layout
		{nil, "L", "l", input.Log},
		{nil, "R", "r", input.Rules},
		{nil, "M", "m", input.Mute},
		{[]string{"ShiftLeft"}, "Equal", "+", input.ZoomIn},
		{nil, "NumpadAdd", "+", input.ZoomIn},
		{nil, "Minus", "-", input.ZoomOut},
		{nil, "Digit0", "0", input.Fit},
		{nil, "F11", "", input.Fullscreen},
		{nil, "F1", "", input.KeysPage},
		{nil, "Escape", "", input.Menu},
		{[]string{"ControlLeft"}, "Z", "", input.Undo},
		{nil, "pad.A", "", input.Confirm},
		{[]string{"ShiftLeft"}, "pad.Start", "", input.Menu},
		{nil, "H", "р", input.Hint}, // a Russian layout: the place counts
		{[]string{"ShiftLeft"}, "H", "Р", input.Hint},
		{nil, "H", "η", input.Hint},
		{nil, "BracketLeft", "х", input.ReviewBack},
		{nil, "Period", "ю", input.Step},
		{nil, "H", "ĥ", ""},                             // a Latin letter is what it is
		{[]string{"ControlLeft"}, "Z", "z", input.Undo}, // a browser says that it was typed, too
		{[]string{"ControlLeft"}, "Z", "я", input.Undo},
		{[]string{"ControlLeft", "AltRight"}, "Q", "h", input.Hint}, // typed with the third sign of a key
		{[]string{"ControlLeft"}, "Enter", "", ""},
		{nil, "ShiftLeft", "", ""},
		{nil, "Q", "q", ""},
	} {
		y := typist{f: input.DeviceState{KeyHeld: slices.Clone(test.held)}}
		got := does(y.press(test.key, test.typed))
		rulestest.Holds(t, got == string(test.want), "%v %s (%s) does %q, want %q", test.held, test.key, test.typed, got, test.want)
	}
}

// TestALetterOfAnotherScriptCanBeBound: only where it does nothing itself does its place count, also when it comes
// a frame after its key.
// TestAModifierLetGoOfWithItsKeyCounts: where a frame takes long, Tab goes down in the one in which
// Shift comes up.
func TestAModifierLetGoOfWithItsKeyCounts(t *testing.T) {
	var y typist
	y.press("ShiftLeft", "")
	y.f.KeyHeld = nil
	y.f.Pressed = []string{"Tab"}
	rulestest.Is(t, "Shift and Tab at once do", does(y.frame(100*time.Millisecond)), string(input.Previous))
	rulestest.Is(t, "Tab after that does", does(y.press("Tab", "")), string(input.Next))
}

func TestALetterOfAnotherScriptCanBeBound(t *testing.T) {
	var y typist
	y.press("H", "")
	y.f.Typed = []rune("р")
	late := y.frame(16 * time.Millisecond)
	rulestest.Is(t, "a sign that comes late does", does(late), string(input.Hint))
	k := input.DefaultKeymap()
	k.Bind(input.Mute, "р")
	if got := k.Actions(late); !slices.Equal(got, []input.Action{input.Mute}) {
		t.Errorf("a bound letter does %v", got)
	}
}

func TestHeldKeysRepeatWhatMayBeRepeated(t *testing.T) {
	count := func(key, typed string) (n int) {
		var y typist
		n = len(strings.Fields(does(y.press(key, typed))))
		for range 100 { // 1.6 seconds, with the system repeating what is typed
			y.f.Typed = []rune(typed)
			n += len(strings.Fields(does(y.frame(16 * time.Millisecond))))
		}
		rulestest.Holds(t, y.keys.Pending(), "the window may sleep while a key is held")
		y.f.KeyHeld = nil
		y.frame(time.Second)
		rulestest.Holds(t, !y.keys.Pending(), "the window may not sleep")
		return n
	}
	for key, want := range map[string][2]int{"Tab": {12, 16}, "ArrowLeft": {12, 16}, "pad.Down": {12, 16},
		"Enter": {1, 1}, "Backspace": {1, 1}, "Escape": {1, 1}} {
		if n := count(key, ""); n < want[0] || n > want[1] {
			t.Errorf("%s: %d times", key, n)
		}
	}
	if n := count("M", "m"); n > 7 { // a tenth of a second is one press
		t.Errorf("mute: %d times", n)
	}
	if n := count("Minus", "-"); n < 50 {
		t.Errorf("farther: %d times", n)
	}
}

func TestAKeyTheSystemDoesNotNameIsStillTyped(t *testing.T) {
	y := typist{f: input.DeviceState{Typed: []rune("m")}}
	got := does(y.frame(time.Second))
	rulestest.Holds(t, got == "mute", "%v", got)
}

func TestTheStickIsArrows(t *testing.T) {
	var y typist
	at := func(x, yy float64) string {
		y.f.Stick = geom.Pt(x, yy)
		return does(y.frame(16 * time.Millisecond))
	}
	for _, step := range []struct {
		x, y float64
		want string
	}{{0.5, 0, ""}, {0.7, 0.1, "right"}, {0.45, 0, ""}, {0.7, 0, ""}, {0, -0.9, "up"}, {0.1, 0, ""}, {0, 1, "down"}, {-1, 0, "left"}} {
		rulestest.Is(t, fmt.Sprintf("%v", step), at(step.x, step.y), step.want)
	}
	y.f.Now = y.f.Now.Add(time.Second)
	rulestest.Is(t, "held", at(-1, 0), "left")
}

func TestTheUsualKeysDoNotClash(t *testing.T) {
	k := input.DefaultKeymap()
	c := conflicts(k)
	rulestest.Holds(t, len(c) <= 0, "%v", c)
	for _, a := range input.Actions() {
		rulestest.Holds(t, a.Title() != "" && described(k, a) != "", "%q has no words", a)
	}
	for a, want := range map[input.Action]string{
		input.Confirm: "Enter, keypad Enter, pad A", input.Previous: "Shift+Tab, pad LB", input.ZoomIn: "+, =",
		input.Left: "←, pad Left, stick Left", input.Hint: "H, pad Y", input.Undo: "Backspace, Ctrl+Z, pad B",
	} {
		got := described(k, a)
		rulestest.Holds(t, got == want, "%s: %q, want %q", a, got, want)
	}
}

func TestKeysCanBeChanged(t *testing.T) {
	k := input.DefaultKeymap()
	rulestest.Holds(t, len(k.Changes()) == 0, "changed from the start")
	lost := k.Bind(input.Hint, "l")
	rulestest.Holds(t, lost == input.Log, "taken from %q", lost)
	rulestest.Holds(t, k.Bind(input.Hint, "l") == "" && k.Bind(input.Mute, "F5") == "", "taken from somebody")
	again := input.KeymapFrom(k.Changes())
	rulestest.Holds(t, reflect.DeepEqual(again.Changes(), k.Changes()) && len(k.Changes()) == 3, "%v", k.Changes())
	if got := again.Actions([]input.Stroke{{Name: "l"}, {Name: "F5"}}); !slices.Equal(got, []input.Action{input.Hint, input.Mute}) {
		t.Error(got)
	}
	again[input.Menu] = nil
	again[input.Fit] = append(again[input.Fit], "F5")
	c := strings.Join(conflicts(again), " ")
	rulestest.Holds(t, strings.Contains(c, `"Menu" has no key`) && strings.Contains(c, "F5 means both"), "%v", c)
	again.Reset(input.Log) // "l" is taken by the hint
	if got := described(again, input.Log); got != "pad LT" {
		t.Error(got)
	}
	rulestest.Holds(t, described(input.DefaultKeymap(), input.Menu) == "Esc, pad Start", "the usual keys were changed")
	odd := input.KeymapFrom(map[string][]string{"fly": {"F"}, "menu": {"", "F9"}})
	rulestest.Holds(t, described(odd, input.Menu) == "F9" && len(odd["fly"]) == 0, "odd settings")
}

func TestAPressedKeyIsBoundAsItIsTyped(t *testing.T) {
	for _, test := range []struct {
		held       []string
		key, typed string
		want       input.Binding
	}{
		{nil, "H", "h", "h"},
		{[]string{"ShiftLeft"}, "H", "H", "h"},
		{nil, "J", "h", "h"}, // another keyboard layout
		{nil, "Semicolon", "ö", "ö"},
		{[]string{"ShiftLeft"}, "Slash", "?", "?"},
		{nil, "Numpad5", "5", "5"},
		{nil, "Numpad5", "", "Numpad5"},
		{nil, "F5", "", "F5"},
		{nil, "Space", " ", "Space"},
		{[]string{"ControlLeft"}, "H", "", "Control+H"},
		{[]string{"ShiftLeft"}, "Tab", "", "Shift+Tab"},
		{nil, "pad.A", "", "pad.A"},
		{nil, "H", "", ""}, // its letter is yet to come
		{[]string{"ShiftLeft"}, "Digit4", "", ""},
		{nil, "Quote", "", ""}, // a dead key
		{nil, "ShiftLeft", "", ""},
	} {
		y := typist{f: input.DeviceState{KeyHeld: slices.Clone(test.held)}}
		var names []string
		for _, s := range y.press(test.key, test.typed) {
			names = append(names, s.Name)
		}
		if got, ok := input.Pressed(names); got != test.want || ok != (test.want != "") {
			t.Errorf("%v %s (%s) is bound as %q, want %q", test.held, test.key, test.typed, got, test.want)
		}
	}
}

func TestSavedKeysBelongToOneAction(t *testing.T) {
	k := input.KeymapFrom(map[string][]string{"takeback": {"Backspace", "H"}, "redo": {"Control+Y", "h"}})
	c := conflicts(k)
	rulestest.Holds(t, len(c) <= 0, "%v", c)
	if got := k.Actions([]input.Stroke{{Name: "H"}, {Name: "h"}}); !slices.Equal(got, []input.Action{input.Undo}) {
		t.Errorf("H does %v", got)
	}
	rulestest.Is(t, "the hint has", described(k, input.Hint), "pad Y")
}

// described is the keys of an action in words: "Enter, pad A".
func described(k input.Keymap, a input.Action) string {
	var names []string
	for _, b := range k[a] {
		if n := b.Name(); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return strings.Join(names, ", ")
}

// conflicts says, a sentence each, which keys do two things and which actions have no
// key.
func conflicts(k input.Keymap) (all []string) {
	owner := map[input.Binding]input.Action{}
	for _, a := range input.Actions() {
		if len(k[a]) == 0 {
			all = append(all, fmt.Sprintf("%q has no key.", a.Title()))
		}
		for _, b := range k[a] {
			if first, taken := owner[b]; taken {
				all = append(all, fmt.Sprintf("%s means both %q and %q.", b.Name(), first.Title(), a.Title()))
				continue
			}
			owner[b] = a
		}
	}
	return all
}
