package input

import (
	"time"

	"intrigue/maps/geom"
)

// GestureKind is what a pointer or the fingers did.
type GestureKind int

// The gestures. A Press is a button or finger going down; a Tap follows when it
// comes up near by, soon, and nothing else was made of it. The second of two
// quick taps is a Tap and then a DoubleTap. SecondaryTap and LongPress both ask
// for an explanation.
const (
	Hover GestureKind = iota
	Press
	Tap
	DoubleTap
	SecondaryTap
	LongPress
	DragStart
	DragMove
	DragEnd
	DragCancel // a second finger came, or the button was lost
	Wheel
	Pan   // By: with the middle or secondary button, or two fingers
	Pinch // Scale, around At
)

// Gesture is one thing a pointer or the fingers did.
type Gesture struct {
	Kind  GestureKind
	At    geom.Point
	From  geom.Point // where the press was: Tap, LongPress and drags
	By    geom.Point // Wheel, Pan and DragMove: since the last one
	Scale float64    // Pinch: since the last one
	Touch bool       // fingers are thick: hit targets generously
}

// TapTwice is how soon a second tap makes a double one.
const TapTwice = 350 * time.Millisecond

const (
	dragFrom   = 6.0 // points from where a press becomes a drag
	fingerDrag = 10.0
	tapNear    = 16.0
	holdLong   = 500 * time.Millisecond
)

// Gestures recognises gestures in frames.
type Gestures struct {
	hover    geom.Point
	hovered  bool
	button   Buttons // the one that is followed; 0 when none
	touching bool    // the primary press is a finger
	finger   int
	from     geom.Point
	last     geom.Point
	since    time.Time
	dragging bool
	spent    bool // a long press or a pinch was made of it
	tapped   time.Time
	tapAt    geom.Point
	two      pair
}

// Pending reports that the next frame may bring a gesture though nothing moves,
// so that the window must not fall asleep.
func (g *Gestures) Pending() bool { return g.button != 0 }

// Dragging reports whether a drag is under way.
func (g *Gestures) Dragging() bool { return g.dragging && g.button == Primary }

// Frame is what was done in a frame, in order.
func (g *Gestures) Frame(f Frame) []Gesture {
	var out []Gesture
	if done := g.fingers(f, &out); done {
		return out
	}
	if g.touching || len(f.Touches) > 0 {
		f = asMouse(f, g)
	}
	if f.Wheel != (geom.Point{}) {
		out = append(out, Gesture{Kind: Wheel, At: f.Pointer, By: f.Wheel})
	}
	if g.button == 0 {
		if !g.touching { // a finger does not hover
			if f.Inside && (!g.hovered || f.Pointer != g.hover) {
				out = append(out, Gesture{Kind: Hover, At: f.Pointer})
			}
			g.hover, g.hovered = f.Pointer, f.Inside
		}
		g.begin(f, &out)
	}
	if g.button != 0 {
		g.move(f, &out)
	}
	if again := f.Down & f.Up & f.Held; g.button == 0 && again != 0 {
		// It came up and went down again within one frame.
		f.Down, f.Up = again, 0
		g.begin(f, &out)
	}
	return out
}

// begin follows the first button that goes down.
func (g *Gestures) begin(f Frame, out *[]Gesture) {
	for _, b := range []Buttons{Primary, Secondary, Middle} {
		if f.Down&b != 0 {
			g.button, g.from, g.last, g.since = b, f.Pointer, f.Pointer, f.Now
			g.dragging, g.spent = false, false
			if b == Primary {
				*out = append(*out, Gesture{Kind: Press, At: f.Pointer, From: f.Pointer, Touch: g.touching})
			}
			return
		}
	}
}

// move goes on with the button that is followed, and ends it.
func (g *Gestures) move(f Frame, out *[]Gesture) {
	threshold := dragFrom
	if g.touching {
		threshold = fingerDrag
	}
	put := func(k GestureKind, by geom.Point) {
		*out = append(*out, Gesture{Kind: k, At: f.Pointer, From: g.from, By: by, Touch: g.touching})
	}
	if !g.dragging && !g.spent && f.Pointer.Distance(g.from) >= threshold {
		g.dragging = true
		if g.button == Primary {
			put(DragStart, geom.Point{})
		}
	}
	if by := f.Pointer.Sub(g.last); g.dragging && by != (geom.Point{}) {
		if g.button == Primary {
			put(DragMove, by)
		} else {
			put(Pan, by)
		}
		g.last = f.Pointer
	}
	up := f.Up&g.button != 0
	switch {
	case !up && f.Held&g.button == 0:
		// It was let go where we could not see it: another window has the focus.
		if g.dragging && g.button == Primary {
			put(DragCancel, geom.Point{})
		}
		g.end()
	case !up && g.button == Primary && !g.dragging && !g.spent && f.Now.Sub(g.since) >= holdLong:
		g.spent = true
		put(LongPress, geom.Point{})
	case up && g.dragging:
		if g.button == Primary {
			put(DragEnd, geom.Point{})
		}
		g.end()
	case up && g.button == Secondary:
		put(SecondaryTap, geom.Point{})
		g.end()
	case up:
		if g.button == Primary && !g.spent {
			put(Tap, geom.Point{})
			if f.Now.Sub(g.tapped) <= TapTwice && f.Pointer.Distance(g.tapAt) <= tapNear {
				put(DoubleTap, geom.Point{})
				g.tapped = time.Time{}
			} else {
				g.tapped, g.tapAt = f.Now, f.Pointer
			}
		}
		g.end()
	}
}

func (g *Gestures) end() { g.button, g.dragging, g.spent, g.touching = 0, false, false, false }
