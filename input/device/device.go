// Package device reads the mouse, touch screen, keyboard and gamepad of the
// window into an input.DeviceState. It is the only part of input that knows Ebitengine,
// and it decides nothing.
package device

import (
	"slices"
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
	f := input.DeviceState{Now: now, Pointer: geom.Pt(x/scale, y/scale)}
	f.Inside = f.Pointer.X >= 0 && f.Pointer.Y >= 0 && f.Pointer.X < width && f.Pointer.Y < height
	f.Wheel.X, f.Wheel.Y = ebiten.Wheel()
	r.mouse(&f)
	r.touch(&f, scale)
	r.keyboard(&f)
	r.gamepads(&f)
	return f
}

func (r *Reader) mouse(f *input.DeviceState) {
	for button, b := range map[ebiten.MouseButton]input.Buttons{
		ebiten.MouseButtonLeft: input.Primary, ebiten.MouseButtonRight: input.Secondary, ebiten.MouseButtonMiddle: input.Middle,
	} {
		// IsMouseButtonPressed says yes all through the tick of a quick click, which
		// was over before the tick began. The duration tells what is held now.
		if inpututil.MouseButtonPressDuration(button) > 0 {
			f.Held |= b
		}
		if inpututil.IsMouseButtonJustPressed(button) {
			f.Down |= b
		}
		if inpututil.IsMouseButtonJustReleased(button) {
			f.Up |= b
		}
	}
}

func (r *Reader) touch(f *input.DeviceState, scale float64) {
	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	slices.Sort(r.touches)
	for _, id := range r.touches {
		x, y := ebiten.TouchPositionF(id)
		f.Touches = append(f.Touches, input.Touch{ID: int(id), At: geom.Pt(x/scale, y/scale)})
	}
}

func (r *Reader) keyboard(f *input.DeviceState) {
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		f.Pressed = append(f.Pressed, k.String())
	}
	r.keys = inpututil.AppendPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		f.KeyHeld = append(f.KeyHeld, k.String())
	}
	r.typed = ebiten.AppendInputChars(r.typed[:0])
	f.Typed = slices.Clone(r.typed)
}

// gamepads reads all that have the standard layout, as if they were one.
func (r *Reader) gamepads(f *input.DeviceState) {
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		r.buttons = inpututil.AppendJustPressedStandardGamepadButtons(id, r.buttons[:0])
		for _, b := range r.buttons {
			if name := padName(b); name != "" {
				f.Pressed = append(f.Pressed, name)
			}
		}
		r.buttons = inpututil.AppendPressedStandardGamepadButtons(id, r.buttons[:0])
		for _, b := range r.buttons {
			if name := padName(b); name != "" {
				f.KeyHeld = append(f.KeyHeld, name)
			}
		}
		f.Stick = f.Stick.Add(geom.Pt(
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical),
		))
	}
}

// padName is the name of a button in a Binding, after the pad that most people
// have; the place of a button is the same on all of them.
func padName(b ebiten.StandardGamepadButton) string {
	switch b {
	case ebiten.StandardGamepadButtonRightBottom:
		return "pad.A"
	case ebiten.StandardGamepadButtonRightRight:
		return "pad.B"
	case ebiten.StandardGamepadButtonRightLeft:
		return "pad.X"
	case ebiten.StandardGamepadButtonRightTop:
		return "pad.Y"
	case ebiten.StandardGamepadButtonFrontTopLeft:
		return "pad.LB"
	case ebiten.StandardGamepadButtonFrontTopRight:
		return "pad.RB"
	case ebiten.StandardGamepadButtonFrontBottomLeft:
		return "pad.LT"
	case ebiten.StandardGamepadButtonFrontBottomRight:
		return "pad.RT"
	case ebiten.StandardGamepadButtonCenterLeft:
		return "pad.Select"
	case ebiten.StandardGamepadButtonCenterRight:
		return "pad.Start"
	case ebiten.StandardGamepadButtonLeftStick:
		return "pad.L3"
	case ebiten.StandardGamepadButtonRightStick:
		return "pad.R3"
	case ebiten.StandardGamepadButtonLeftTop:
		return "pad.Up"
	case ebiten.StandardGamepadButtonLeftBottom:
		return "pad.Down"
	case ebiten.StandardGamepadButtonLeftLeft:
		return "pad.Left"
	case ebiten.StandardGamepadButtonLeftRight:
		return "pad.Right"
	}
	return ""
}
