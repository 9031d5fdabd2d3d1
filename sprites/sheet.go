package sprites

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"sync"

	"intrigue/maps/svg"
)

// Sheet draws sprites, and reads the drawing of each only once. It may be used from several goroutines.
type Sheet struct {
	mu        sync.Mutex
	drawings  map[string]*svg.Drawing
	composers []Compose
}

// NewSheet makes a sheet that has read no drawing yet.
func NewSheet() *Sheet { return &Sheet{drawings: map[string]*svg.Drawing{}} }

// maxSide keeps a wrong size from eating the machine; no screen is larger.
const maxSide = 8192

// Size returns the sprite's size in its own units.
func (s *Sheet) Size(name string) (w, h float64, err error) {
	r, err := s.composite(name)
	return r.W, r.H, err
}

// Image draws a sprite as large as fits into w×h pixels, in the middle, with
// tint for what is drawn in currentColor (nil: ink). A width or height of 0
// follows from the other one.
func (s *Sheet) Image(name string, w, h int, tint color.Color) (*image.RGBA, error) {
	if w == 0 || h == 0 {
		dw, dh, err := s.Size(name)
		if err != nil {
			return nil, err
		}
		switch {
		case w == 0 && h > 0:
			w = int(math.Ceil(float64(h)*dw/dh - 0.01))
		case h == 0 && w > 0:
			h = int(math.Ceil(float64(w)*dh/dw - 0.01))
		}
	}
	if w <= 0 || h <= 0 || w > maxSide || h > maxSide {
		return nil, fmt.Errorf("the sprite %q cannot be drawn %d×%d pixels large", name, w, h)
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if err := s.Draw(img, name, tint, nil, nil); err != nil {
		return nil, err
	}
	return img, nil
}

// Draw draws a sprite over img, as large as fits, in the middle. tint is as for Image.
// tone, if there is one, changes its colours, but not the tint.
// pause, if there is one, is called now and then, for those who must not be away for
// long: a large sprite is then drawn in strips. img must begin at (0, 0).
func (s *Sheet) Draw(img *image.RGBA, name string, tint color.Color, tone svg.Tone, pause func()) error {
	r, err := s.composite(name)
	if err != nil {
		return err
	}
	if tint == nil {
		tint = Ink
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	scale := min(float64(w)/r.W, float64(h)/r.H)
	ox, oy := (r.W*scale-float64(w))/2, (r.H*scale-float64(h))/2
	// The picture's edge is cut off even when the image is wider.
	x, y := int(math.Ceil(-ox-0.01)), int(math.Ceil(-oy-0.01))
	in := img.SubImage(image.Rect(x, y, w-x, h-y)).(*image.RGBA)
	return s.put(in, r, view{scale, ox, oy}, tint, drawn{tone, pause}, 0)
}

// stripPixels is how much is drawn between two pauses: a few milliseconds.
const stripPixels = 1 << 15

// strips draws p over img from the top to the bottom.
func strips(p *svg.Prepared, img *image.RGBA, v view, pause func()) {
	b := img.Bounds()
	if pause == nil || b.Empty() {
		p.Draw(img, v.scale, v.ox, v.oy)
		return
	}
	for rows := max(1, stripPixels/b.Dx()); b.Min.Y < b.Max.Y; b.Min.Y += rows {
		part := b
		part.Max.Y = min(b.Max.Y, b.Min.Y+rows)
		p.Draw(img.SubImage(part).(*image.RGBA), v.scale, v.ox, v.oy)
		pause()
	}
}

// drawing reads a drawing the first time. It is read without the lock, so that
// nobody waits for somebody else's; if two read the same, one is dropped.
func (s *Sheet) drawing(name string) (*svg.Drawing, error) {
	s.mu.Lock()
	d := s.drawings[name]
	s.mu.Unlock()
	if d != nil {
		return d, nil
	}
	d, err := Open(name)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if first := s.drawings[name]; first != nil {
		return first, nil
	}
	s.drawings[name] = d
	return d, nil
}
