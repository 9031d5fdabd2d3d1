package widgets

import "time"

// schedule says when the next frame is wanted.
type schedule struct {
	moving        bool      // something moves: another frame is wanted at once
	wakeAt        time.Time // the earliest moment at which something changes by itself
	screenChanged bool      // another screen was opened in this frame
}

// Animate says that something is moving, so that another frame follows at once.
func (s *schedule) Animate() { s.moving = true }

// WakeAt says that something will change by itself at t: the window may sleep
// until then.
func (s *schedule) WakeAt(t time.Time) {
	if s.wakeAt.IsZero() || t.Before(s.wakeAt) {
		s.wakeAt = t
	}
}

// Moving reports whether another frame is wanted at once: something moves, or
// another screen was opened in this frame and is yet to be laid out.
func (s *schedule) Moving() bool { return s.moving || s.screenChanged }

// Due is the earliest moment given to WakeAt in this frame; zero for none.
func (s *schedule) Due() time.Time { return s.wakeAt }
