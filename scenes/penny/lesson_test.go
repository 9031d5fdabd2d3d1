package penny_test

import (
	"testing"

	"intrigue/input/store"
	"intrigue/rules/penny"
	"intrigue/scenes/scenetest"
)

// TestLesson does what the captions ask for by pointing alone; no caption lies over
// what it speaks of, in a small window either.
func TestLesson(t *testing.T) {
	l := (penny.Game{}).Lessons()[0]
	for _, at := range []struct {
		w, h  float64
		scale int
	}{{1280, 800, 100}, {1024, 640, 100}, {1280, 800, 150}, {1024, 640, 200}} {
		p := scenetest.Before(t, title(), func(s *store.Settings) { s.TextScale = at.scale })
		p.W, p.H = at.w, at.h
		p.Learn(title(), l)
		scenetest.Follow(t, p, l, len(l.Record.Entries))
	}
}
