//go:build !js

package device

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/input"
	"intrigue/rules/rulestest"
)

// TestTheKeysOfTheKeymapExist holds the names in the usual keys to those that the
// devices have.
func TestTheKeysOfTheKeymapExist(t *testing.T) {
	pad := map[string]bool{"stick.Left": true, "stick.Right": true, "stick.Up": true, "stick.Down": true}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		name := padName(b)
		rulestest.Holds(t, !pad[name], "two buttons are called %q", name)
		pad[name] = true
	}
	for a, keys := range input.DefaultKeymap() {
		for _, b := range keys {
			name := string(b)
			if len([]rune(name)) == 1 {
				continue // typed
			}
			if strings.Contains(name, ".") {
				rulestest.Holds(t, pad[name], "%s: no gamepad has %q", a, name)
				continue
			}
			last := name[strings.LastIndex(name, "+")+1:]
			var k ebiten.Key
			err := k.UnmarshalText([]byte(last))
			rulestest.Holds(t, err == nil && k.String() == last, "%s: no keyboard has %q", a, last)
		}
	}
}

// TestReadingWithoutAWindow shows that a program without a display can read its
// devices: nothing is pressed.
func TestReadingWithoutAWindow(t *testing.T) {
	var r Reader
	now := time.Now()
	f := r.Read(now, 0, 100, 100)
	rulestest.Holds(t, f.Now == now && f.Held == 0 && len(f.Touches)+len(f.Pressed)+len(f.KeyHeld)+len(f.Typed) == 0, "%+v", f)
}
