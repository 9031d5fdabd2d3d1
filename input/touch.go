package input

import "intrigue/maps/geom"

// pair is two fingers on the screen.
type pair struct {
	on     bool
	a, b   int
	middle geom.Point
	apart  float64
	wait   bool // until all fingers are off, what is left of them means nothing
}

// fingers handles two fingers, which pan and pinch. It reports true when the frame means
// nothing else.
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
		d.Pointer, d.Up = r.last, Primary
	case r.touching && d.Touches[0].ID == r.finger:
		d.Pointer, d.Held = d.Touches[0].At, Primary
	case r.button == 0:
		r.touching, r.finger = true, d.Touches[0].ID
		d.Pointer, d.Down, d.Held = d.Touches[0].At, Primary, Primary
	}
	return d
}
