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

// DeviceState is the state of all devices in a frame, as package input/device reads it or tests write it.
type DeviceState struct {
	Now     time.Time
	Pointer geom.Point
	Inside  bool    // the pointer is over the window
	Held    Buttons // held down now
	Down    Buttons // went down since the last frame
	Up      Buttons // were let go since the last frame
	Wheel   geom.Point
	Touches []Touch

	// Keys by name: "Enter", "ShiftLeft", "ArrowUp"; "pad.A", "pad.Up" for those of a gamepad.
	Pressed []string // since the last frame
	KeyHeld []string
	Typed   []rune
	Stick   geom.Point // of the gamepad, −1 to 1
}

// Events is what a person did since the last frame. A mouse and a finger are one pointer.
type Events struct {
	At    geom.Point // of the pointer
	From  geom.Point // where it went down
	Delta geom.Point // moved since the last frame
	Moved bool       // the pointer was used at all

	Pressed      bool // the main button or a finger went down
	Down         bool // it is down, and no long press was made of it
	Tapped       bool // it came up near by, and soon
	DoubleTapped bool // for the second time, quickly
	Dragging     bool // it has moved farther than a tap does; still true when the drag ends
	Dropped      bool // the drag ended where the pointer is; false when it was broken off, or ended outside of the window
	Explain      bool // the second button was clicked, or the press was long

	Wheel geom.Point
	Pan   geom.Point // by two fingers, or the other buttons
	Pinch float64    // the factor between two fingers; 0 for none

	Actions []Action
	Runes   []rune
	Strokes []string // keys that went down, by name, for the keys page
	Erase   bool     // backspace, with repeat, for text fields
}
