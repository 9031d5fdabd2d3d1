// Package device reads the mouse, touch screen, keyboard and gamepad of the window into an input.DeviceState. It is the
// only part of input that knows Ebitengine, and it decides nothing.
package device

import (
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"intrigue/input"
	"intrigue/maps/geom"
)

// Reader reads the devices once per Update. Its slices are used again and again.
type Reader struct {
	keys    []ebiten.Key
	touches []ebiten.TouchID
	pads    []ebiten.GamepadID
	buttons []ebiten.StandardGamepadButton
	typed   []rune
}

// Read is the state of the devices now. scale is pixels per point, of the screen
// that the game's Layout made; width and height are the window in points.
func (r *Reader) Read(now time.Time, scale, width, height float64) input.DeviceState {
	if scale <= 0 {
		scale = 1
	}
	x, y := ebiten.CursorPositionF()
	d := input.DeviceState{Now: now, Pointer: geom.Pt(x/scale, y/scale)}
	d.Inside = d.Pointer.X >= 0 && d.Pointer.Y >= 0 && d.Pointer.X < width && d.Pointer.Y < height
	d.Wheel.X, d.Wheel.Y = ebiten.Wheel()
	for _, b := range [...]struct {
		ebiten ebiten.MouseButton
		input  input.Buttons
	}{{ebiten.MouseButtonLeft, input.Primary}, {ebiten.MouseButtonRight, input.Secondary}, {ebiten.MouseButtonMiddle, input.Middle}} {
		// IsMouseButtonPressed says yes all through the tick of a quick click, which
		// was over before the tick began. The duration tells what is held now.
		if inpututil.MouseButtonPressDuration(b.ebiten) > 0 {
			d.Held |= b.input
		}
		if inpututil.IsMouseButtonJustPressed(b.ebiten) {
			d.Down |= b.input
		}
		if inpututil.IsMouseButtonJustReleased(b.ebiten) {
			d.Up |= b.input
		}
	}
	r.touch(&d, scale)
	r.keyboard(&d)
	r.gamepads(&d)
	return d
}

func (r *Reader) touch(d *input.DeviceState, scale float64) {
	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	slices.Sort(r.touches)
	for _, id := range r.touches {
		x, y := ebiten.TouchPositionF(id)
		d.Touches = append(d.Touches, input.Touch{ID: int(id), At: geom.Pt(x/scale, y/scale)})
	}
}

func (r *Reader) keyboard(d *input.DeviceState) {
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		d.Pressed = append(d.Pressed, keyName(k))
	}
	r.keys = inpututil.AppendPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		d.KeyHeld = append(d.KeyHeld, keyName(k))
	}
	r.typed = ebiten.AppendInputChars(r.typed[:0])
	d.Typed = slices.Clone(r.typed)
}

// keyName is the name of a key. A letter has the name that is written on it, so that Ctrl+Z is
// pressed where this keyboard has its Z; every other key has the name of its place.
func keyName(k ebiten.Key) string {
	if n := strings.ToUpper(ebiten.KeyName(k)); len(n) == 1 && n >= "A" && n <= "Z" {
		return n
	}
	return k.String()
}

// gamepads reads all that have the standard layout, as if they were one.
func (r *Reader) gamepads(d *input.DeviceState) {
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		r.buttons = inpututil.AppendJustPressedStandardGamepadButtons(id, r.buttons[:0])
		for _, b := range r.buttons {
			if name := padName(b); name != "" {
				d.Pressed = append(d.Pressed, name)
			}
		}
		r.buttons = inpututil.AppendPressedStandardGamepadButtons(id, r.buttons[:0])
		for _, b := range r.buttons {
			if name := padName(b); name != "" {
				d.KeyHeld = append(d.KeyHeld, name)
			}
		}
		d.Stick = d.Stick.Add(geom.Pt(
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical),
		))
	}
}

// padName is the name of a button in a Binding, after the pad that most people
// have; the place of a button is the same on all of them.
func padName(b ebiten.StandardGamepadButton) string {
	names := [...]string{
		ebiten.StandardGamepadButtonRightBottom:      "pad.A",
		ebiten.StandardGamepadButtonRightRight:       "pad.B",
		ebiten.StandardGamepadButtonRightLeft:        "pad.X",
		ebiten.StandardGamepadButtonRightTop:         "pad.Y",
		ebiten.StandardGamepadButtonFrontTopLeft:     "pad.LB",
		ebiten.StandardGamepadButtonFrontTopRight:    "pad.RB",
		ebiten.StandardGamepadButtonFrontBottomLeft:  "pad.LT",
		ebiten.StandardGamepadButtonFrontBottomRight: "pad.RT",
		ebiten.StandardGamepadButtonCenterLeft:       "pad.Select",
		ebiten.StandardGamepadButtonCenterRight:      "pad.Start",
		ebiten.StandardGamepadButtonLeftStick:        "pad.L3",
		ebiten.StandardGamepadButtonRightStick:       "pad.R3",
		ebiten.StandardGamepadButtonLeftTop:          "pad.Up",
		ebiten.StandardGamepadButtonLeftBottom:       "pad.Down",
		ebiten.StandardGamepadButtonLeftLeft:         "pad.Left",
		ebiten.StandardGamepadButtonLeftRight:        "pad.Right",
	}
	if int(b) >= len(names) {
		return ""
	}
	return names[b]
}
