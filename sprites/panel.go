package sprites

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
)

// Panel draws a frame of any size from one drawing: the corners (inset units
// wide) keep their shape, the sides and the middle are repeated. scale is
// pixels a unit. It is not cached: panels change size with the window, and
// the caller keeps the one it shows.
func (s *Sheet) Panel(name string, w, h int, inset, scale float64, tint color.Color) (*image.RGBA, error) {
	dw, dh, err := s.Size(name)
	if err != nil {
		return nil, err
	}
	if !(scale > 0) || w <= 0 || h <= 0 || w > maxSide || h > maxSide {
		return nil, fmt.Errorf("the panel %q cannot be drawn %d×%d pixels large", name, w, h)
	}
	sw, sh := int(math.Round(dw*scale)), int(math.Round(dh*scale))
	whole, err := s.Image(name, sw, sh, tint)
	if err != nil {
		return nil, err
	}
	in := int(math.Round(inset * scale))
	in = max(1, min(in, w/2, h/2, (sw-1)/2, (sh-1)/2))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for _, y := range spans(h, sh, in) {
		for _, x := range spans(w, sw, in) {
			draw.Draw(img, image.Rect(x.to, y.to, x.to+x.n, y.to+y.n), whole, image.Pt(x.from, y.from), draw.Src)
		}
	}
	return img, nil
}

// Tile fills w×h pixels with copies of a drawing that fits its own edges,
// each side units long at scale pixels a unit.
func (s *Sheet) Tile(name string, w, h int, scale float64) (*image.RGBA, error) {
	dw, dh, err := s.Size(name)
	if err != nil {
		return nil, err
	}
	if !(scale > 0) || w <= 0 || h <= 0 || w > maxSide || h > maxSide {
		return nil, fmt.Errorf("%q cannot be laid over %d×%d pixels", name, w, h)
	}
	one, err := s.Image(name, max(1, int(math.Round(dw*scale))), max(1, int(math.Round(dh*scale))), nil)
	if err != nil {
		return nil, err
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	b := one.Bounds()
	for y := 0; y < h; y += b.Dy() {
		for x := 0; x < w; x += b.Dx() {
			draw.Draw(img, b.Add(image.Pt(x, y)), one, image.Point{}, draw.Src)
		}
	}
	return img, nil
}

// span copies n pixels from one line to another.
type span struct{ to, from, n int }

// spans cuts a line of to pixels into its two ends and as many pieces of the
// source's middle as it takes.
func spans(to, from, end int) []span {
	out := []span{{0, 0, end}}
	for x, middle := end, from-2*end; x < to-end; {
		n := min(middle, to-end-x)
		out = append(out, span{x, end, n})
		x += n
	}
	return append(out, span{to - end, from - end, end})
}
