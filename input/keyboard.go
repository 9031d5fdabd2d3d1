package input

import (
	"math"
	"slices"
	"strings"
	"time"
	"unicode"

	"intrigue/maps/geom"
)

const (
	repeatDelay = 400 * time.Millisecond
	repeatEvery = 90 * time.Millisecond
	stickPush   = 0.6 // where a stick counts as a press
	stickBack   = 0.4 // and where it no longer does
)

// Stroke is one press of a key, or one repetition of a held one, under the name
// that a Binding has: "Enter", "Shift+Tab", "pad.A", or the letter typed, "h".
type Stroke struct {
	Name   string
	Repeat bool
	// Place is the letter or sign that a Latin keyboard has where a letter of another script was typed. It counts
	// where the letter itself is bound to nothing.
	Place string
}

// Keyboard turns the keys of a frame into strokes. Letters and signs come from what was typed, so that they are where
// the keyboard's owner expects them; all other keys are named.
type Keyboard struct {
	repeatAt map[string]time.Time // when a held key repeats
	pushed   string               // where the stick points: "stick.Left"; empty in the middle
	lastDown time.Time            // when a key went down last, to tell typing from repeating
	lastKey  string               // that key: its sign may come a frame later
	mods     []string             // the modifiers that were held in the frame before
}

// typingDelay is how long after a key went down its sign still counts as typed, not as repeated.
const typingDelay = 100 * time.Millisecond

// Strokes is what happened in a frame. A key that writes a letter gives two strokes: one by its name, and the letter.
func (k *Keyboard) Strokes(d DeviceState) []Stroke {
	if k.repeatAt == nil {
		k.repeatAt = map[string]time.Time{}
	}
	strokes := k.pressed(d)
	held := slices.Clone(d.KeyHeld)
	if push := k.stick(d.Stick); push != "" {
		held = append(held, push)
		if _, known := k.repeatAt[push]; !known {
			k.repeatAt[push] = d.Now.Add(repeatDelay)
			strokes = append(strokes, Stroke{Name: push})
		}
	}
	strokes = append(strokes, k.repeated(d, held)...)
	return append(strokes, k.written(d, held)...)
}

// pressed are the keys that went down.
func (k *Keyboard) pressed(d DeviceState) (strokes []Stroke) {
	with := slices.Concat(k.mods, d.KeyHeld) // a modifier may be let go of in the very frame in which its key went down
	k.mods = slices.DeleteFunc(slices.Clone(d.KeyHeld), func(key string) bool { return modifier(key) == "" })
	for _, key := range d.Pressed {
		if modifier(key) != "" {
			continue
		}
		k.lastDown, k.lastKey = d.Now, key
		k.repeatAt[key] = d.Now.Add(repeatDelay)
		strokes = append(strokes, Stroke{Name: withModifiers(key, with)})
	}
	return strokes
}

// repeated are the keys that have been held for long enough. Those that were let go of are forgotten.
func (k *Keyboard) repeated(d DeviceState, held []string) (strokes []Stroke) {
	for _, key := range held {
		if at, known := k.repeatAt[key]; known && !d.Now.Before(at) {
			k.repeatAt[key] = d.Now.Add(repeatEvery)
			strokes = append(strokes, Stroke{Name: withModifiers(key, d.KeyHeld), Repeat: true})
		}
	}
	for key := range k.repeatAt {
		if !slices.Contains(held, key) {
			delete(k.repeatAt, key)
		}
	}
	return strokes
}

// written are the letters and signs that were typed. Those that come long after a key went down, while one is held, repeat it.
func (k *Keyboard) written(d DeviceState, held []string) (strokes []Stroke) {
	keyHeld := slices.ContainsFunc(held, func(key string) bool { return modifier(key) == "" })
	for _, r := range typed(d) {
		if !unicode.IsPrint(r) || r == ' ' {
			continue
		}
		s := Stroke{Name: string(unicode.ToLower(r)), Repeat: keyHeld && d.Now.Sub(k.lastDown) > typingDelay}
		if unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) {
			s.Place = latinSign(k.lastKey)
		}
		strokes = append(strokes, s)
	}
	return strokes
}

// typed is what a frame writes. With Ctrl or the command key a letter is a command: a browser
// says that it was typed all the same. Ctrl and Alt together type the third sign of a key.
func typed(d DeviceState) []rune {
	if holds(d.KeyHeld, "Meta") || holds(d.KeyHeld, "Control") && !holds(d.KeyHeld, "Alt") {
		return nil
	}
	return d.Typed
}

// latinSign is what a key types on a Latin keyboard, by the name of its place; empty where that is no letter and
// no sign that other scripts have a letter for.
func latinSign(key string) string {
	switch key {
	case "BracketLeft":
		return "["
	case "BracketRight":
		return "]"
	case "Period":
		return "."
	}
	if len(key) == 1 {
		return strings.ToLower(key)
	}
	return ""
}

// Pending reports that a key is held, so that the window must not fall asleep.
func (k *Keyboard) Pending() bool { return len(k.repeatAt) > 0 }

// stick returns the Binding of the side to which the stick is pushed; empty for none.
func (k *Keyboard) stick(at geom.Point) string {
	dx, dy := math.Abs(at.X), math.Abs(at.Y)
	switch far := max(dx, dy); {
	case far < stickBack:
		k.pushed = ""
	case far < stickPush: // neither pushed nor let go: as before
	case dx > dy && at.X > 0:
		k.pushed = "stick.Right"
	case dx > dy:
		k.pushed = "stick.Left"
	case at.Y > 0:
		k.pushed = "stick.Down"
	default:
		k.pushed = "stick.Up"
	}
	return k.pushed
}

// modifier is the name of a modifier key without its side; empty for others.
func modifier(key string) string {
	for _, m := range []string{"Control", "Alt", "Shift", "Meta"} {
		if key == m || key == m+"Left" || key == m+"Right" {
			return m
		}
	}
	return ""
}

// holds reports whether a modifier is among the keys held, on either side.
func holds(held []string, mod string) bool {
	return slices.ContainsFunc(held, func(key string) bool { return modifier(key) == mod })
}

// withModifiers puts the held modifiers before the name of a key.
func withModifiers(key string, held []string) string {
	if strings.Contains(key, ".") {
		return key // a gamepad has none
	}
	var b strings.Builder
	for _, m := range []string{"Control", "Alt", "Shift", "Meta"} {
		if holds(held, m) {
			b.WriteString(m + "+")
		}
	}
	return b.String() + key
}
