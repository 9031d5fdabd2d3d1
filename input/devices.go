package input

import (
	"time"

	"intrigue/maps/geom"
)

// Buttons is a set of mouse buttons.
type Buttons uint8

// The mouse buttons.
const (
	Primary Buttons = 1 << iota
	Secondary
	Middle
)

// Touch is one finger on the screen.
type Touch struct {
	ID int
	At geom.Point
}

// DeviceState is the state of all devices in one frame. Package input/device reads it
// from the window; tests write their own.
type DeviceState struct {
	Now     time.Time
	Pointer geom.Point
	Inside  bool    // the pointer is over the window
	Held    Buttons // held down now
	Down    Buttons // went down since the last frame
	Up      Buttons // were let go since the last frame
	Wheel   geom.Point
	Touches []Touch

	// Keys by name: "Enter", "ShiftLeft", "ArrowUp", and "pad.A", "pad.Up" for the
	// buttons of a gamepad.
	Pressed []string // since the last frame
	KeyHeld []string
	Typed   []rune
	Stick   geom.Point // of the gamepad, −1 to 1
}
