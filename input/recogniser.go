package input

import (
	"slices"
	"time"

	"intrigue/maps/geom"
)

// DoubleTap is how soon a second tap makes a double one.
const DoubleTap = 350 * time.Millisecond

const (
	dragFrom   = 6.0 // points from where a press becomes a drag
	fingerDrag = 10.0
	tapNear    = 16.0
	longPress  = 500 * time.Millisecond
)

// Recogniser makes Events of the states of the devices. It alone knows what is a tap, a
// drag, a long press or a pinch; widgets and boards only look where it happened.
type Recogniser struct {
	keyboard Keyboard
	at       geom.Point // where the pointer did something last
	mouse    geom.Point // in the last frame without a button
	over     bool       // the mouse was over the window then
	button   Buttons    // the one that is followed; 0 when none
	touching bool       // the primary press is a finger
	finger   int
	from     geom.Point // where it went down
	last     geom.Point // where it was dragged to last
	pressed  geom.Point // where the main button went down
	since    time.Time  // it went down
	dragging bool
	spent    bool      // a long press was made of it: letting go means nothing
	tapped   time.Time // the last tap, if it can become a double one
	tapAt    geom.Point
	two      pair
}

// Pending reports that the next frame may bring an event though nothing moves: do not sleep.
func (r *Recogniser) Pending() bool { return r.button != 0 || r.keyboard.Pending() }

// Events is what was done in a frame, under a keymap.
func (r *Recogniser) Events(d DeviceState, k Keymap) Events {
	e := Events{Runes: typed(d)}
	r.strokes(d, k, &e)
	before := r.at
	if !r.fingers(d, &e) {
		if r.touching || len(d.Touches) > 0 {
			d = r.asMouse(d)
		}
		if d.Wheel != (geom.Point{}) {
			e.Wheel = d.Wheel
			r.use(&e, d.Pointer)
		}
		if r.button == 0 {
			r.hover(d, &e)
			r.begin(d, d.Down, &e)
		}
		switch {
		case r.cancels(d, &e):
		case r.button != 0:
			r.follow(d, &e)
		}
		if r.button == 0 {
			r.begin(d, d.Down&d.Up&d.Held, &e) // it came up and went down again within one frame
		}
	}
	pressing := r.button == Primary && !r.spent
	e.At, e.From, e.Delta = r.at, r.pressed, r.at.Sub(before)
	e.Down = e.Pressed || pressing
	e.Dragging = e.Dragging || pressing && r.dragging
	return e
}

// strokes handles the keys.
func (r *Recogniser) strokes(d DeviceState, k Keymap, e *Events) {
	all := r.keyboard.Strokes(d)
	for _, s := range all {
		e.Erase = e.Erase || s.Name == "Backspace"
		if !s.Repeat {
			e.Strokes = append(e.Strokes, s.Name)
		}
	}
	e.Actions = k.Actions(all)
}

// use notes that the pointer did something at a place, in points.
func (r *Recogniser) use(e *Events, at geom.Point) { r.at, e.Moved = at, true }

// hover notes where the mouse is without a button. A finger does not hover.
func (r *Recogniser) hover(d DeviceState, e *Events) {
	if r.touching {
		return
	}
	if d.Inside && (!r.over || d.Pointer != r.mouse) {
		r.use(e, d.Pointer)
	}
	r.mouse, r.over = d.Pointer, d.Inside
}

// begin follows the first button that went down.
func (r *Recogniser) begin(d DeviceState, down Buttons, e *Events) {
	for _, b := range []Buttons{Primary, Secondary, Middle} {
		if down&b == 0 {
			continue
		}
		r.button, r.from, r.last, r.since = b, d.Pointer, d.Pointer, d.Now
		r.dragging, r.spent = false, false
		if b == Primary {
			r.pressed, e.Pressed = d.Pointer, true
			r.use(e, d.Pointer)
		}
		return
	}
}

// cancels breaks off a drag for a click of the second button or the key of the menu, which then means nothing else.
func (r *Recogniser) cancels(d DeviceState, e *Events) bool {
	dragging := r.button == Primary && r.dragging
	if !dragging || d.Down&Secondary == 0 && !slices.Contains(e.Actions, Menu) {
		return false
	}
	e.Actions = slices.DeleteFunc(e.Actions, func(a Action) bool { return a == Menu })
	e.Dragging = true
	r.use(e, d.Pointer)
	r.end()
	return true
}

// follow goes on with the button that is followed, and ends it.
func (r *Recogniser) follow(d DeviceState, e *Events) {
	threshold := dragFrom
	if r.touching {
		threshold = fingerDrag
	}
	main, up := r.button == Primary, d.Up&r.button != 0
	if !r.dragging && !r.spent && d.Pointer.Distance(r.from) >= threshold {
		r.dragging = true
	}
	if by := d.Pointer.Sub(r.last); r.dragging && by != (geom.Point{}) {
		if !main {
			e.Pan = e.Pan.Add(by)
		}
		r.last = d.Pointer
		r.use(e, d.Pointer)
	}
	switch {
	case !up && d.Held&r.button == 0:
		// It was let go where we could not see it: another window has the focus.
		if main && r.dragging {
			e.Dragging = true
			r.use(e, d.Pointer)
		}
		r.end()
	case !up && main && !r.dragging && !r.spent && d.Now.Sub(r.since) >= longPress:
		r.spent, e.Explain = true, true
		r.use(e, d.Pointer)
	case up && r.dragging:
		if main {
			e.Dragging, e.Dropped = true, d.Inside // outside of the window is nowhere
			r.use(e, d.Pointer)
		}
		r.end()
	case up && r.button == Secondary:
		e.Explain = true
		r.use(e, d.Pointer)
		r.end()
	case up:
		if main && !r.spent {
			e.Tapped = true
			e.DoubleTapped = d.Now.Sub(r.tapped) <= DoubleTap && d.Pointer.Distance(r.tapAt) <= tapNear
			if r.tapped, r.tapAt = d.Now, d.Pointer; e.DoubleTapped {
				r.tapped = time.Time{} // a third tap is a first one
			}
			r.use(e, d.Pointer)
		}
		r.end()
	}
}

func (r *Recogniser) end() { r.button, r.dragging, r.spent, r.touching = 0, false, false, false }

// pair is two fingers on the screen.
type pair struct {
	on     bool
	a, b   int        // the fingers' IDs
	middle geom.Point // between them
	apart  float64    // in points
	wait   bool       // one of them is off: what the other does means nothing until it is off, too
}

// fingers handles two fingers, which pan and pinch, and reports whether the frame means nothing else.
func (r *Recogniser) fingers(d DeviceState, e *Events) (done bool) {
	if len(d.Touches) < 2 {
		if r.two.on {
			r.two = pair{wait: true}
		}
		if r.two.wait && len(d.Touches) == 0 {
			r.two.wait = false
			return true
		}
		return r.two.wait
	}
	a, b := d.Touches[0], d.Touches[1]
	middle, apart := geom.Pt((a.At.X+b.At.X)/2, (a.At.Y+b.At.Y)/2), a.At.Distance(b.At)
	if !r.two.on || r.two.a != a.ID || r.two.b != b.ID {
		if r.dragging && r.button == Primary {
			e.Dragging = true // and it is broken off
			r.use(e, r.last)
		}
		r.end()
		r.two = pair{on: true, a: a.ID, b: b.ID, middle: middle, apart: apart}
		return true
	}
	if by := middle.Sub(r.two.middle); by != (geom.Point{}) {
		e.Pan = by
		r.use(e, middle)
	}
	if apart != r.two.apart && r.two.apart > 0 && apart > 0 {
		e.Pinch = apart / r.two.apart
		r.use(e, middle)
	}
	r.two.middle, r.two.apart = middle, apart
	return true
}

// asMouse makes a primary button of a single finger.
func (r *Recogniser) asMouse(d DeviceState) DeviceState {
	d.Down, d.Up, d.Held = 0, 0, 0
	switch {
	case len(d.Touches) == 0: // lifted: where it was last
		d.Pointer, d.Up, d.Inside = r.last, Primary, true
	case r.touching && d.Touches[0].ID == r.finger:
		d.Pointer, d.Held = d.Touches[0].At, Primary
	case r.button == 0:
		r.touching, r.finger = true, d.Touches[0].ID
		d.Pointer, d.Down, d.Held = d.Touches[0].At, Primary, Primary
	}
	return d
}
