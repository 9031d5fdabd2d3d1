package svg

import (
	"image"
	"image/color"
	"math"

	"intrigue/maps/geom"
)

// scratch is the memory one Draw works in; Prepared keeps a pool of them.
type scratch struct {
	ras      raster
	cover    []uint8 // of one row of pixels
	curve    flat    // of the path that is drawn
	outline  flat    // of its stroke
	stroker  stroker
	pictures []*image.RGBA // for layers, by their depth
}

// Draw paints the drawing over dst. The pixel (x, y) of dst, in dst's own
// coordinates, shows the user point ((x+ox)/scale, (y+oy)/scale).
func (p *Prepared) Draw(dst *image.RGBA, scale, ox, oy float64) {
	s := p.scratch.Get().(*scratch)
	defer p.scratch.Put(s)
	b := dst.Bounds()
	if b.Empty() || scale <= 0 {
		return
	}
	if cap(s.cover) < b.Dx() {
		s.cover = make([]uint8, b.Dx())
	}
	x, y := float64(b.Min.X)+ox, float64(b.Min.Y)+oy
	view := matrix{scale, 0, 0, scale, -x, -y}
	pixel := 1 / scale
	seen := geom.Rect{X0: x * pixel, Y0: y * pixel, X1: (x + float64(b.Dx())) * pixel, Y1: (y + float64(b.Dy())) * pixel}.Grow(pixel)

	stack := []painted{{0, dst, b}}
	for i := range p.shapes {
		// A plain walk over the boxes: 10 000 take 10 µs, less than an index
		// would need to put its finds back into painting order.
		if !p.boxes[i].Overlaps(seen) {
			continue
		}
		sh := &p.shapes[i]
		stack = p.enter(s, stack, sh.layer, view, b)
		if top := stack[len(stack)-1]; !top.area.Empty() {
			s.shape(top.img, sh, view, p.boxes[i])
		}
	}
	p.enter(s, stack, 0, view, b)
}

// painted is a layer being painted: its picture and the pixels it may touch.
type painted struct {
	layer int32
	img   *image.RGBA
	area  image.Rectangle
}

// enter closes and opens layers until the one wanted is on top. A layer is a group that is
// translucent or clipped; b are the bounds of the picture that is drawn.
func (p *Prepared) enter(s *scratch, stack []painted, want int32, view matrix, b image.Rectangle) []painted {
	for !p.inside(want, stack[len(stack)-1].layer) {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		p.leave(s, stack[len(stack)-1].img, top, view)
	}
	for top := stack[len(stack)-1].layer; top != want; top = stack[len(stack)-1].layer {
		next := want
		for p.layers[next].parent != top {
			next = p.layers[next].parent
		}
		var area image.Rectangle
		if box := p.layers[next].box; !box.Empty() {
			area = pixels(view.box(box)).Add(b.Min).Intersect(stack[len(stack)-1].area)
		}
		// The layer's picture is as large as dst, so that nothing needs to
		// know where it lies, but only its area is cleared and merged.
		depth := len(stack) - 1
		if len(s.pictures) == depth {
			s.pictures = append(s.pictures, nil)
		}
		img := s.pictures[depth]
		if img == nil || img.Rect.Dx() != b.Dx() || img.Rect.Dy() != b.Dy() {
			img = image.NewRGBA(b)
			s.pictures[depth] = img
		}
		img.Rect = b
		for y := area.Min.Y; y < area.Max.Y; y++ {
			clear(img.Pix[img.PixOffset(area.Min.X, y):img.PixOffset(area.Max.X, y)])
		}
		stack = append(stack, painted{next, img, area})
	}
	return stack
}

// inside reports whether layer l lies in (or is) layer outer.
func (p *Prepared) inside(l, outer int32) bool {
	for ; l != outer; l = p.layers[l].parent {
		if l == 0 {
			return false
		}
	}
	return true
}

// leave merges a finished layer into the one below it.
func (p *Prepared) leave(s *scratch, below *image.RGBA, top painted, view matrix) {
	if top.area.Empty() {
		return
	}
	l := &p.layers[top.layer]
	alpha := uint32(l.opacity*255 + 0.5)
	merge := func(y, x int, cover []uint8) { // in dst's coordinates
		from := max(x, top.area.Min.X)
		to := min(x+len(cover), top.area.Max.X)
		if y < top.area.Min.Y || y >= top.area.Max.Y || from >= to {
			return
		}
		src := top.img.Pix[top.img.PixOffset(from, y):]
		dst := below.Pix[below.PixOffset(from, y):]
		for i := range to - from {
			c := color.RGBA{src[4*i], src[4*i+1], src[4*i+2], src[4*i+3]}
			if a := alpha * uint32(cover[from-x+i]) / 255; a == 255 && c.A == 255 {
				dst[4*i], dst[4*i+1], dst[4*i+2], dst[4*i+3] = c.R, c.G, c.B, 255
			} else if c.A != 0 {
				blend(dst[4*i:4*i+4:4*i+4], c, a)
			}
		}
	}
	if l.clips == nil {
		full := make([]uint8, top.area.Dx())
		for i := range full {
			full[i] = 255
		}
		for y := top.area.Min.Y; y < top.area.Max.Y; y++ {
			merge(y, top.area.Min.X, full)
		}
		return
	}
	b := below.Rect
	s.ras.reset(b.Dx(), b.Dy())
	for _, c := range l.clips {
		s.trace(c.path, nil, view.mul(c.m))
	}
	s.ras.sweep(false, s.cover[:b.Dx()], func(y, x int, cover []uint8) { merge(y+b.Min.Y, x+b.Min.X, cover) })
}

// trace sends the edges of an outline, filled or stroked, to the raster.
func (s *scratch) trace(p *path, line *stroke, m matrix) {
	size := m.norm()
	if size == 0 {
		return
	}
	s.curve.reset()
	s.curve.flatten(p, tolerance/size)
	out := &s.curve
	if line != nil {
		s.outline.reset()
		s.stroker.stroke, s.stroker.out, s.stroker.tol = line, &s.outline, tolerance/size
		s.stroker.run(&s.curve)
		out = &s.outline
	}
	for _, c := range out.contours {
		if c.to-c.from < 2 {
			continue
		}
		last := m.apply(out.pts[c.to-1])
		for _, q := range out.pts[c.from:c.to] {
			now := m.apply(q)
			s.ras.edge(float32(last.X), float32(last.Y), float32(now.X), float32(now.Y))
			last = now
		}
	}
}

// shape paints one shape, looking only at the pixels that its box, in user units, covers.
func (s *scratch) shape(img *image.RGBA, sh *shape, view matrix, box geom.Rect) {
	area := pixels(view.box(box)).Intersect(image.Rect(0, 0, img.Rect.Dx(), img.Rect.Dy()))
	if area.Empty() {
		return
	}
	view.e -= float64(area.Min.X)
	view.f -= float64(area.Min.Y)
	s.ras.reset(area.Dx(), area.Dy())
	s.trace(sh.path, sh.line, view.mul(sh.m))
	pix, stride := img.Pix[area.Min.Y*img.Stride+area.Min.X*4:], img.Stride
	row := s.cover[:area.Dx()]
	if g := sh.gradient; g != nil {
		inv, _ := view.inverse()
		to := g.toUnit.mul(inv)
		s.ras.sweep(sh.evenOdd, row, func(y, x int, cover []uint8) {
			d := pix[y*stride+4*x:]
			p := to.apply(geom.Pt(float64(x)+0.5, float64(y)+0.5))
			for i, c := range cover {
				if c == 0 {
					continue
				}
				col := g.at(p.X+to.a*float64(i), p.Y+to.b*float64(i))
				if c == 255 && col.A == 255 {
					d[4*i], d[4*i+1], d[4*i+2], d[4*i+3] = col.R, col.G, col.B, 255
				} else if col.A != 0 {
					blend(d[4*i:4*i+4:4*i+4], col, uint32(c))
				}
			}
		})
		return
	}
	col := sh.color
	s.ras.sweep(sh.evenOdd, row, func(y, x int, cover []uint8) {
		d := pix[y*stride+4*x:]
		for i, c := range cover {
			if c == 255 && col.A == 255 {
				d[4*i], d[4*i+1], d[4*i+2], d[4*i+3] = col.R, col.G, col.B, 255
			} else if c != 0 {
				blend(d[4*i:4*i+4:4*i+4], col, uint32(c))
			}
		}
	})
}

// pixels are those that a box of pixels touches, and one more on every side. The box is not empty.
func pixels(r geom.Rect) image.Rectangle {
	return image.Rect(int(math.Floor(r.X0))-1, int(math.Floor(r.Y0))-1, int(math.Ceil(r.X1))+1, int(math.Ceil(r.Y1))+1)
}

// blend lays a premultiplied colour over a pixel, with coverage 0 to 255.
func blend(d []uint8, c color.RGBA, cover uint32) {
	keep := 255*255 - uint32(c.A)*cover
	const half = 255 * 255 / 2
	d[0] = uint8((uint32(c.R)*cover*255 + uint32(d[0])*keep + half) / (255 * 255))
	d[1] = uint8((uint32(c.G)*cover*255 + uint32(d[1])*keep + half) / (255 * 255))
	d[2] = uint8((uint32(c.B)*cover*255 + uint32(d[2])*keep + half) / (255 * 255))
	d[3] = uint8((uint32(c.A)*cover*255 + uint32(d[3])*keep + half) / (255 * 255))
}
