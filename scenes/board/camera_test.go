package board

import (
	"image"
	"image/color"
	"math"
	"testing"
	"time"

	"intrigue/maps/geom"
	"intrigue/maps/svg"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

var noon = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

func camera() *Camera {
	l := NewCamera(1000, 800)
	l.SetView(widgets.Rect{X: 20, Y: 10, W: 900, H: 700}, 0)
	return l
}

// TestZoomKeepsThePoint: the map point under the pointer stays there, while the
// zoom glides and when it has arrived.
func TestZoomKeepsThePoint(t *testing.T) {
	l := camera()
	l.ZoomAt(geom.Pt(470, 360), 3, noon, true)
	p := geom.Pt(300, 200)
	x, y := l.Now().In(p)
	l.ZoomAt(p, 1.5, noon, false)
	for ms := 0; ms <= 220; ms += 20 {
		l.Step(noon.Add(time.Duration(ms) * time.Millisecond))
		q := l.Now().Out(x, y)
		rulestest.Holds(t, math.Hypot(q.X-p.X, q.Y-p.Y) <= 0.01, "after %d ms the point lies at %v, not %v", ms, q, p)
	}
	rulestest.Holds(t, !l.Moving() && l.Left() == 0, "the zoom does not end")
}

// TestNoNearerThanSense: a small unit of the map does not fill the window, nor does a
// unit of a large one when that means many times all of it.
func TestNoNearerThanSense(t *testing.T) {
	for _, c := range []struct{ w, h, nearest float64 }{
		{1000, 800, closest},              // 0.875 points a unit at first
		{4000, 3200, 0.875 / 4 * deepest}, // a mosaic of large drawings
		{90, 70, 10},                      // all of it is nearer than that already
	} {
		l := NewCamera(c.w, c.h)
		l.SetView(widgets.Rect{W: 900, H: 700}, 0)
		for range 40 {
			l.ZoomAt(geom.Pt(300, 200), 1.4, noon, true)
		}
		if got := l.Now().S; math.Abs(got-c.nearest) > 1e-9 {
			t.Errorf("a map of %v×%v comes as near as %v points a unit, not %v", c.w, c.h, got, c.nearest)
		}
	}
}

// TestTheMapFillsTheView: however one pans and zooms, no gap opens that the map
// could fill.
func TestTheMapFillsTheView(t *testing.T) {
	l := camera()
	check := func(what string) {
		t.Helper()
		c, v := l.Now(), l.View
		for _, side := range [][4]float64{{c.X, c.X + l.W*c.S, v.X, v.X + v.W}, {c.Y, c.Y + l.H*c.S, v.Y, v.Y + v.H}} {
			wide := side[1]-side[0] >= side[3]-side[2]-1e-6
			if wide && (side[0] > side[2]+1e-6 || side[1] < side[3]-1e-6) || !wide && (side[0] < side[2]-1e-6 || side[1] > side[3]+1e-6) {
				t.Errorf("%s: the map lies from %.1f to %.1f in a view from %.1f to %.1f", what, side[0], side[1], side[2], side[3])
			}
		}
	}
	check("at first")
	if c := l.Fit(); c.S != 0.875 {
		t.Errorf("the whole map is shown at %v", c)
	}
	for i := range 200 {
		a := float64(i)
		l.ZoomAt(geom.Pt(20+math.Mod(a*37, 900), 10+math.Mod(a*53, 700)), 0.5+math.Mod(a*0.31, 1.4), noon, true)
		check("after a zoom")
		l.Pan(math.Mod(a*97, 800)-400, math.Mod(a*71, 600)-300)
		check("after a pan")
		s := l.Now().S
		rulestest.Must(t, s <= l.nearest()+1e-9 && s >= l.Fit().S-1e-9, "the scale is %v", s)
	}
	l.SetView(widgets.Rect{W: 500, H: 900}, 0)
	check("in another window")
	l.ShowAll(noon, true)
	rulestest.Holds(t, !l.Zoomed() && l.Now() == l.Fit(), "not all is shown")
	l.SetView(widgets.Rect{W: 1500, H: 900}, 0)
	rulestest.Holds(t, l.Now() == l.Fit(), "the whole map does not follow the window")
}

// TestTilesCoverTheViewOnce: the tiles of a view cover every pixel of it, each once.
func TestTilesCoverTheViewOnce(t *testing.T) {
	for _, at := range [][2]float64{{0, 0}, {-700.4, 30.7}, {511.5, -512}, {-10000, 9999}} {
		r := image.Rect(20, 10, 1500, 900)
		area := 0
		seen := map[tileKey]bool{}
		covering(1.5, at[0], at[1], r, func(k tileKey, p image.Point) {
			rulestest.Holds(t, !seen[k], "%v: a tile comes twice", k)
			seen[k] = true
			in := image.Rectangle{Min: p, Max: p.Add(image.Pt(tileSide, tileSide))}.Intersect(r)
			rulestest.Holds(t, !in.Empty(), "%v: a tile lies outside", k)
			area += in.Dx() * in.Dy()
		})
		if area != r.Dx()*r.Dy() {
			t.Errorf("at %v the tiles cover %d pixels of %d", at, area, r.Dx()*r.Dy())
		}
	}
}

// rings is a drawing that depends on nothing but the point of the map.
type rings struct{}

// SetTone implements Drawing.
func (rings) SetTone(svg.Tone) {}

func (rings) Draw(dst *image.RGBA, scale, ox, oy float64) {
	for y := range dst.Rect.Dy() {
		for x := range dst.Rect.Dx() {
			d := math.Hypot((float64(x)+ox)/scale-300, (float64(y)+oy)/scale-200)
			dst.SetRGBA(x, y, color.RGBA{uint8(d), uint8(d * 3), uint8(d / 2), 255})
		}
	}
}

// TestTilesAreTheWhole: a drawing baked in tiles is the drawing drawn at once.
func TestTilesAreTheWhole(t *testing.T) {
	tiles := newTileCache(rings{}, color.RGBA{}, nil, 0)
	whole := image.NewRGBA(image.Rect(0, 0, 1300, 700))
	rings{}.Draw(whole, 1.25, 0, 0)
	covering(1.25, 0, 0, whole.Rect, func(k tileKey, at image.Point) {
		img := bakeTile(tiles, k)
		for y := 0; y < tileSide; y += 7 {
			for x := 0; x < tileSide; x += 7 {
				p := at.Add(image.Pt(x, y))
				rulestest.Must(t, !p.In(whole.Rect) || img.RGBAAt(x, y) == whole.RGBAAt(p.X, p.Y), "tile %v differs at %v", k, p)
			}
		}
	})
}

// TestRoomAtTheSide: what stands over the right side of the view never has to lie on the
// map, near or far.
func TestRoomAtTheSide(t *testing.T) {
	l := NewCamera(1000, 800)
	l.SetView(widgets.Rect{X: 20, Y: 10, W: 900, H: 700}, 60)
	if edge := l.Now().Out(1000, 0).X; edge > 860.001 {
		t.Errorf("all of the map reaches to %v, under what stands over it", edge)
	}
	l.ZoomAt(geom.Pt(300, 200), 3, noon, true)
	l.Pan(-9999, 0)
	if edge := l.Now().Out(1000, 0).X; math.Abs(edge-860) > 0.001 {
		t.Errorf("the edge of the zoomed map can be pulled to %v, not to 860", edge)
	}
}
