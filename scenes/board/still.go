package board

import (
	"image"
	"image/draw"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

// Still is a part of a ground as a camera saw it, to be shown anywhere when the board is gone. It is drawn in the
// background, when it is first painted.
type Still struct {
	at     image.Rectangle // in pixels of the window in which it was laid out
	pixels func() *image.RGBA
	later  func(func()) // runs what draws

	begun bool
	mu    sync.Mutex
	drawn *image.RGBA
	img   *ebiten.Image
}

// Stills puts stills in place of the grounds among some items, and cuts them to what is seen in crop. later runs what
// draws them, and must show them when that is done.
func Stills(items []widgets.Item, crop widgets.Rect, scale float64, later func(func())) {
	for i := range items {
		it := &items[i]
		var l *TileLayer
		var discs []Disc
		switch p := it.Picture.(type) {
		case *TileLayer:
			l = p
		case *Overlay:
			l, discs = p.layer, p.discs
		default:
			continue
		}
		it.R = it.R.Intersect(crop)
		at := pixels(it.R.X, it.R.Y, it.R.W, it.R.H, scale)
		it.Picture = &Still{at: at, later: later, pixels: func() *image.RGBA {
			if discs != nil {
				return cutOut(l.still(at), at.Min, discs)
			}
			return l.still(at)
		}}
	}
}

// still draws a part of the ground, given in pixels of the window.
func (l *TileLayer) still(at image.Rectangle) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: at.Size()})
	draw.Draw(img, img.Rect, l.ground(), image.Point{}, draw.Src)
	l.Tiles.drawing.Draw(img, l.cam.s, float64(at.Min.X)-l.cam.x, float64(at.Min.Y)-l.cam.y)
	return img
}

// cutOut keeps of a picture, whose corner is at a pixel of the window, what lies in discs.
func cutOut(img *image.RGBA, corner image.Point, discs []Disc) *image.RGBA {
	kept := image.NewRGBA(img.Rect)
	for _, d := range discs {
		x, y := d.X-float64(corner.X), d.Y-float64(corner.Y)
		for py := max(0, int(y-d.R)); py < min(img.Rect.Max.Y, int(y+d.R)+1); py++ {
			for px := max(0, int(x-d.R)); px < min(img.Rect.Max.X, int(x+d.R)+1); px++ {
				if math.Hypot(float64(px)+0.5-x, float64(py)+0.5-y) <= d.R {
					kept.SetRGBA(px, py, img.RGBAAt(px, py))
				}
			}
		}
	}
	return kept
}

// Version changes when it is drawn.
func (s *Still) Version() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return widgets.If[uint64](s.drawn != nil, 1, 0)
}

// PaintOn implements paint.Picture.
func (s *Still) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	if !s.begun && !s.at.Empty() {
		s.begun = true
		s.later(func() {
			img := s.pixels()
			s.mu.Lock()
			defer s.mu.Unlock()
			s.drawn = img
		})
	}
	if s.img == nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.drawn == nil {
			return
		}
		s.img = ebiten.NewImage(s.at.Dx(), s.at.Dy())
		paint.Upload(s.img, s.drawn)
	}
	op := &ebiten.DrawImageOptions{}
	if r.Size() != s.at.Size() {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Scale(float64(r.Dx())/float64(s.at.Dx()), float64(r.Dy())/float64(s.at.Dy()))
	}
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	dst.DrawImage(s.img, op)
}
