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

// fingers handles two fingers: Pinch and Pan. It reports true when the frame
// means nothing else.
func (g *Gestures) fingers(f Frame, out *[]Gesture) (done bool) {
	if len(f.Touches) < 2 {
		if g.two.on {
			g.two = pair{wait: true}
		}
		if g.two.wait && len(f.Touches) == 0 {
			g.two.wait = false
			return true
		}
		return g.two.wait
	}
	a, b := f.Touches[0], f.Touches[1]
	middle := geom.Pt((a.At.X+b.At.X)/2, (a.At.Y+b.At.Y)/2)
	apart := a.At.Distance(b.At)
	if !g.two.on || g.two.a != a.ID || g.two.b != b.ID {
		if g.Dragging() {
			*out = append(*out, Gesture{Kind: DragCancel, At: g.last, From: g.from, Touch: true})
		}
		g.end()
		g.two = pair{on: true, a: a.ID, b: b.ID, middle: middle, apart: apart}
		return true
	}
	if by := middle.Sub(g.two.middle); by != (geom.Point{}) {
		*out = append(*out, Gesture{Kind: Pan, At: middle, By: by, Touch: true})
	}
	if apart != g.two.apart && g.two.apart > 0 && apart > 0 {
		*out = append(*out, Gesture{Kind: Pinch, At: middle, Scale: apart / g.two.apart, Touch: true})
	}
	g.two.middle, g.two.apart = middle, apart
	return true
}

// asMouse makes a primary button of a single finger.
func asMouse(f Frame, g *Gestures) Frame {
	f.Down, f.Up, f.Held = 0, 0, 0
	switch {
	case len(f.Touches) == 0: // lifted: where it was last
		f.Pointer, f.Up = g.last, Primary
	case g.touching && f.Touches[0].ID == g.finger:
		f.Pointer, f.Held = f.Touches[0].At, Primary
	case g.button == 0:
		g.touching, g.finger = true, f.Touches[0].ID
		f.Pointer, f.Down, f.Held = f.Touches[0].At, Primary, Primary
	}
	return f
}
