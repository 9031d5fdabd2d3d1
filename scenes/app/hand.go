package app

import (
	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// gestureReader turns the frames of the devices into what the widgets understand: one
// pointer, be it a mouse or a finger, and actions.
type gestureReader struct {
	gestures input.Gestures
	keys     input.Keys
	at       geom.Point
	from     geom.Point
	down     bool
	dragging bool
}

// read is what was done in a frame, under a keymap.
func (h *gestureReader) read(f input.Frame, k input.Keymap) widgets.Input {
	in := widgets.Input{Runes: f.Typed}
	before := h.at
	for _, g := range h.gestures.Frame(f) {
		h.gesture(g, &in)
	}
	// A button that was let go where nobody could see it is not held any more.
	h.down = h.down && h.gestures.Pending()
	in.At, in.From = pt(h.at), pt(h.from)
	in.Delta = pt(h.at.Sub(before))
	in.Down = h.down || in.Pressed
	in.Dragging = h.dragging || in.Dragging
	strokes := h.keys.Strokes(f)
	for _, s := range strokes {
		in.Erase = in.Erase || s.Name == "Backspace"
		if !s.Repeat {
			in.Strokes = append(in.Strokes, s.Name)
		}
	}
	in.Actions = k.Actions(strokes)
	return in
}

func (h *gestureReader) gesture(g input.Gesture, in *widgets.Input) {
	in.Moved = true
	h.at = g.At
	switch g.Kind {
	case input.Press:
		h.from, h.down, h.dragging = g.At, true, false
		in.Pressed = true
	case input.Tap:
		h.down = false
		in.Released = true
	case input.DoubleTap:
		in.Double = true
	case input.SecondaryTap:
		in.Secondary = true
	case input.LongPress:
		// A finger that stays asks what it points at; lifting it then does nothing.
		in.LongPress = true
		h.down = false
	case input.DragStart:
		h.from, h.dragging = g.From, true
	case input.DragMove:
		h.dragging = true
	case input.DragEnd, input.DragCancel:
		in.Released = g.Kind == input.DragEnd
		in.Dragging = true
		h.down, h.dragging = false, false
	case input.Wheel:
		in.Wheel.X += g.By.X
		in.Wheel.Y += g.By.Y
	case input.Pan:
		in.Pan.X += g.By.X
		in.Pan.Y += g.By.Y
	case input.Pinch:
		if in.Pinch == 0 {
			in.Pinch = 1
		}
		in.Pinch *= g.Scale
	}
}

// pending reports that something may follow though nothing moves.
func (h *gestureReader) pending() bool { return h.gestures.Pending() || h.keys.Pending() }

func pt(p geom.Point) geom.Point { return geom.Pt(p.X, p.Y) }
