package app

import "github.com/hajimehoshi/ebiten/v2"

// revival says when all of the window must be painted anew, whether or not anything has changed: what it showed is
// lost after it was covered, minimised or moved to another monitor.
//
// Ebitengine decides before a frame whether it is shown at all, and may paint one that is not wrongly. A frame that
// wakes the loop may be such a frame, so the next one is painted whole too, and after a minimised window is back so
// are as many as it may take a window manager to show it.
type revival struct {
	minimised bool
	monitor   *ebiten.MonitorType
	left      int // frames to be painted whole
}

// frames to be painted whole after a sleep, and after a window was restored or moved to another monitor.
const (
	afterSleep   = 2
	afterRestore = idleFrames
)

// frame notes how the window is in a frame, and reports whether all of it must be painted anew. woken says that the
// loop slept before.
func (r *revival) frame(minimised, woken bool, monitor *ebiten.MonitorType) bool {
	if r.minimised && !minimised || r.monitor != nil && r.monitor != monitor {
		r.left = afterRestore
	} else if woken {
		r.left = max(r.left, afterSleep)
	}
	r.minimised, r.monitor = minimised, monitor
	if minimised || r.left == 0 {
		return false
	}
	r.left--
	return true
}
