package input

import (
	"math"
	"time"
)

// Point is a place or a distance in points (not pixels).
type Point struct{ X, Y float64 }

// Sub is the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Add is p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Distance is how far q is away.
func (p Point) Distance(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

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
	At Point
}

// Frame is the state of all devices at one moment. Package input/device fills
// one from the window; tests and screen tests write their own.
type Frame struct {
	Now     time.Time
	Pointer Point
	Inside  bool    // the pointer is over the window
	Held    Buttons // held down now
	Down    Buttons // went down since the last frame
	Up      Buttons // were let go since the last frame
	Wheel   Point
	Touches []Touch

	// Keys by name: "Enter", "ShiftLeft", "ArrowUp", and "pad.A", "pad.Up" for the
	// buttons of a gamepad.
	Pressed []string // since the last frame
	KeyHeld []string
	Typed   []rune
	Stick   Point // of the gamepad, −1 to 1
}
