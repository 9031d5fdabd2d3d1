package store

import (
	"intrigue/input/plain"
	"intrigue/input/record"
)

// Window is where the window was, in points; the zero Window is wherever the
// system puts it.
type Window struct {
	X, Y, Width, Height int
	Monitor             string
	Maximised           bool
}

// No window was ever larger than this, or farther from the corner of the
// screens, in points.
const (
	maxWindow = 16384
	maxOffset = 32768
)

// sanitise forgets a place that no window can have had.
func (w *Window) sanitise() {
	w.Monitor = plain.Clip(w.Monitor, record.MaxTitle)
	far := func(n int) bool { return n < -maxOffset || n > maxOffset }
	if w.Width < 0 || w.Width > maxWindow || w.Height < 0 || w.Height > maxWindow || far(w.X) || far(w.Y) {
		w.X, w.Y, w.Width, w.Height = 0, 0, 0, 0
	}
}

// Fit is the window made to fit a monitor of a size in points: no larger than
// it, and moved so that all of it can be seen. A window without a size has none
// afterwards either, and a monitor whose size is not known changes nothing.
func (w Window) Fit(width, height int) Window {
	if width <= 0 || height <= 0 {
		return w
	}
	w.Width, w.Height = min(w.Width, width), min(w.Height, height)
	w.X = max(0, min(w.X, width-w.Width))
	w.Y = max(0, min(w.Y, height-w.Height))
	return w
}
