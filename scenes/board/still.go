package board

import (
	"image"
	"image/draw"
	"math"
	"sync"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/scenes/paint"
	"intrigue/scenes/widgets"
)

// Still is a part of a ground as a camera saw it, to be shown anywhere when the board is gone. It is drawn in the
// background, when it is first painted.
type Still struct {
	at    image.Rectangle // in pixels of the window in which it was laid out
	start func()          // begins to draw it, the first time
	drawn atomic.Pointer[image.RGBA]
	img   *ebiten.Image
}

// Stills puts stills in place of the grounds among some items, and cuts them to what is seen in crop. wake is called when one
// is drawn; without it they are drawn at once.
func Stills(items []widgets.Item, crop widgets.Rect, scale float64, wake func()) {
	for i := range items {
		it := &items[i]
		l, _ := it.Picture.(*TileLayer)
		over, _ := it.Picture.(*Overlay)
		if over != nil {
			l = over.layer
		} else if l == nil {
			continue
		}
		it.R = it.R.Intersect(crop)
		s := &Still{at: pixels(it.R.X, it.R.Y, it.R.W, it.R.H, scale)}
		draw := func() {
			img := l.still(s.at)
			if over != nil {
				img = cutOut(img, s.at.Min, over.discs)
			}
			s.drawn.Store(img)
		}
		s.start = sync.OnceFunc(func() {
			go func() {
				draw()
				wake()
			}()
		})
		if it.Picture = s; wake == nil {
			draw()
		}
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
func (s *Still) Version() uint64 { return widgets.If[uint64](s.drawn.Load() != nil, 1, 0) }

// PaintOn implements paint.Picture.
func (s *Still) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	if s.img == nil {
		rgba := s.drawn.Load()
		if rgba == nil {
			s.start()
			return
		}
		s.img = ebiten.NewImage(s.at.Dx(), s.at.Dy())
		paint.Upload(s.img, rgba)
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(float64(r.Dx())/float64(s.at.Dx()), float64(r.Dy())/float64(s.at.Dy()))
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	dst.DrawImage(s.img, op)
}
