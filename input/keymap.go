package input

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Binding is the key or button of an action: the name of a key with its modifiers ("Shift+Tab"), a button of the
// gamepad ("pad.A"), a push of its stick ("stick.Left"), or a single character that is typed ("h", "+").
type Binding string

// Pressed is the binding that the strokes of a frame make, for the keys page. What was typed counts before the key that
// typed it, so that a letter is bound as it is written on this keyboard and not by its place. A key that types
// something, and has not yet, makes none: its sign comes in the next frame.
func Pressed(strokes []string) (b Binding, ok bool) {
	for _, s := range strokes {
		if utf8.RuneCountInString(s) == 1 && strings.ToLower(s) == s {
			return Binding(s), true
		}
	}
	for _, s := range strokes {
		if !writesSign(strings.TrimPrefix(s, "Shift+")) {
			return Binding(s), true
		}
	}
	return "", false
}

// writesSign reports whether a key, by its name without modifiers, writes a letter or a sign.
func writesSign(key string) bool {
	switch key {
	case "Backquote", "Backslash", "BracketLeft", "BracketRight", "Comma", "Equal", "IntlBackslash", "Minus",
		"Period", "Quote", "Semicolon", "Slash":
		return true
	}
	digit, isDigit := strings.CutPrefix(key, "Digit")
	return len(key) == 1 || isDigit && len(digit) == 1
}

// typed is a binding as it is typed: earlier versions saved a letter by the name of its key, "H".
func (b Binding) typed() Binding {
	if len(b) == 1 {
		return Binding(strings.ToLower(string(b)))
	}
	return b
}

// Keymap says which keys do what.
type Keymap map[Action][]Binding

// DefaultKeymap is the usual keys.
func DefaultKeymap() Keymap {
	k := Keymap{}
	for _, a := range actions() {
		k[a.Action] = slices.Clone(a.keys)
	}
	return k
}

// KeymapFrom is the usual keys with the changes that settings hold. What it does not know, because another version
// wrote it, it leaves out. A key that the settings give to an action is taken from those that have it by default.
func KeymapFrom(saved map[string][]string) Keymap {
	k := DefaultKeymap()
	taken := map[Binding]bool{}
	for _, a := range Actions() {
		keys, changed := saved[string(a)]
		if !changed {
			continue
		}
		k[a] = nil
		for _, key := range keys {
			if b := Binding(key).typed(); b != "" && !taken[b] {
				k[a] = append(k[a], b)
				taken[b] = true
			}
		}
	}
	for _, a := range Actions() {
		if _, changed := saved[string(a)]; !changed {
			k[a] = slices.DeleteFunc(k[a], func(b Binding) bool { return taken[b] })
		}
	}
	return k
}

// Changes is what differs from the usual keys, for the settings.
func (k Keymap) Changes() map[string][]string {
	changes := map[string][]string{}
	for _, a := range actions() {
		if slices.Equal(k[a.Action], a.keys) {
			continue
		}
		keys := []string{}
		for _, b := range k[a.Action] {
			keys = append(keys, string(b))
		}
		changes[string(a.Action)] = keys
	}
	return changes
}

// Actions is what the strokes of a frame do, in order. Holding a key repeats only
// what is meant to be repeated: nobody takes back ten moves by leaning on a key.
func (k Keymap) Actions(strokes []Stroke) []Action {
	var done []Action
	for _, s := range strokes {
		a, bound := k.Owner(Binding(s.Name))
		if !bound && s.Place != "" {
			a, bound = k.Owner(Binding(s.Place))
		}
		if bound && (!s.Repeat || a.info().repeat) {
			done = append(done, a)
		}
	}
	return done
}

// Bind gives a key to an action and takes it away from any other one, whose name is returned.
func (k Keymap) Bind(a Action, b Binding) (lost Action) {
	for _, other := range Actions() {
		if i := slices.Index(k[other], b); i >= 0 && other != a {
			k[other] = slices.Delete(slices.Clone(k[other]), i, i+1)
			lost = other
		}
	}
	if !slices.Contains(k[a], b) {
		k[a] = append(slices.Clone(k[a]), b)
	}
	return lost
}

// Owner is the action that a key does; not ok for a key that does nothing.
func (k Keymap) Owner(b Binding) (a Action, ok bool) {
	for _, a := range Actions() {
		if slices.Contains(k[a], b) {
			return a, true
		}
	}
	return "", false
}

// Reset gives an action its usual keys back, except those that do something else now.
func (k Keymap) Reset(a Action) {
	k[a] = slices.DeleteFunc(slices.Clone(a.info().keys), func(key Binding) bool {
		return slices.ContainsFunc(Actions(), func(other Action) bool { return other != a && slices.Contains(k[other], key) })
	})
}

// Name is the key as people call it.
func (b Binding) Name() string {
	if utf8.RuneCountInString(string(b)) == 1 {
		return strings.ToUpper(string(b))
	}
	named := map[string]string{
		"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓",
		"Control": "Ctrl", "Escape": "Esc", "PageUp": "Page up", "PageDown": "Page down",
	}
	parts := strings.Split(string(b), "+")
	for i, p := range parts {
		device, key, isPad := strings.Cut(p, ".")
		switch name, known := named[p]; {
		case isPad:
			parts[i] = device + " " + key
		case known:
			parts[i] = name
		case strings.HasPrefix(p, "Numpad"):
			parts[i] = "keypad " + strings.TrimPrefix(p, "Numpad")
		}
	}
	return strings.Join(parts, "+")
}
