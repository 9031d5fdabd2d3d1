package input

import "intrigue/maps/geom"

// Events is what a person did since the last frame, in points and actions. A mouse and a
// finger are one pointer.
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
	Dropped      bool // the drag ended where the pointer is; false when it was broken off
	Explain      bool // the second button was clicked, or the press was long

	Wheel geom.Point
	Pan   geom.Point // by two fingers, or the other buttons
	Pinch float64    // the factor between two fingers; 0 for none

	Actions []Action
	Runes   []rune
	Strokes []string // keys that went down, by name, for the keys page
	Erase   bool     // backspace, with repeat, for text fields
}
