package board

import (
	"image"
	"image/color"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestTheRestAroundAHole: the parts around a hole and the hole are all of a rectangle, and no two
// of them overlap.
func TestTheRestAroundAHole(t *testing.T) {
	r := image.Rect(10, 20, 40, 50)
	for hole, n := range map[image.Rectangle]int{
		image.Rect(20, 30, 30, 35):   4,
		image.Rect(10, 30, 30, 35):   3,
		image.Rect(0, 0, 25, 90):     1,
		image.Rect(15, 0, 20, 90):    2,
		image.Rect(0, 0, 90, 90):     0,
		image.Rect(50, 60, 70, 70):   1,
		{}:                           1,
		image.Rect(-50, -60, 11, 21): 2,
	} {
		parts := around(r, hole)
		rulestest.Holds(t, len(parts) == n, "%v without %v is %v", r, hole, parts)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				p, times := image.Pt(x, y), 0
				for _, part := range parts {
					if p.In(part) {
						times++
					}
				}
				rulestest.Must(t, p.In(hole) == (times == 0) && times <= 1, "without %v, %v is painted %d times", hole, p, times)
			}
		}
	}
}

// TestASharpViewMovesWithTheCamera: what the last sharp view covers moves and grows with the camera, and a
// pixel of which it covers a part is not counted.
func TestASharpViewMovesWithTheCamera(t *testing.T) {
	g := &TileLayer{cam: pixelTransform{2, 10, 20}, snapshotAt: pixelTransform{2, 10, 20}}
	if got := g.reach(); !got.Empty() {
		t.Errorf("without a view it reaches %v", got)
	}
	g.snapshot, g.snapshotValid = ebiten.NewImage(100, 50), true
	for cam, want := range map[pixelTransform]image.Rectangle{
		{2, 10, 20}:   image.Rect(0, 0, 100, 50),
		{2, 15, 18}:   image.Rect(5, -2, 105, 48),
		{4, 10, 20}:   image.Rect(-10, -20, 190, 80),
		{1, 10.5, 20}: image.Rect(6, 10, 55, 35), // 5.5 to 55.5
		{0.001, 0, 0}: {},
	} {
		g.cam = cam
		if got := g.reach(); got != want {
			t.Errorf("at %v it reaches %v, not %v", cam, got, want)
		}
	}
}

// TestZoomingOn: what was asked for at the end of a glide is not baked any more when
// the wheel is turned on, and the next end is asked for in time.
func TestZoomingOn(t *testing.T) {
	g := NewTileLayer(rings{}, 4000, 3000, color.RGBA{}, func() {})
	g.Tiles.Close()
	g.Tiles = newTileCache(rings{}, color.RGBA{}, func() {}, 0) // the test is the goroutine
	g.painted = true
	l := NewCamera(4000, 3000)
	l.SetView(widgets.Rect{W: 800, H: 600}, 0)
	now := time.Now()
	step := func(d time.Duration) int {
		now = now.Add(d)
		l.Step(now)
		rulestest.Must(t, g.Look(l, 1, false), "nothing is missing")
		return len(g.Tiles.queue.Wanted())
	}
	zoom := func() { l.ZoomAt(geom.Pt(300, 200), 1.5, now, false) }
	zoom()
	if early, late := step(glide/4), step(glide/2); early != 0 || late == 0 {
		t.Errorf("%d tiles are asked for early in a zoom, and %d at its end", early, late)
	}
	zoom()
	if on, late := step(glide/4), step(glide/2); on != 0 || late == 0 {
		t.Errorf("%d tiles are asked for when the zoom goes on, and %d at its end", on, late)
	}
}
