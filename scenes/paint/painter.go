// Package paint puts a display list of package widgets on the screen.
//
// It is the thin layer between plain data and Ebitengine: it decides nothing and
// knows no game. What it caches (drawings at a pixel size) may vanish at any time.
package paint

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Painter paints display lists at one display scale.
type Painter struct {
	Type   *Type
	Scale  float64 // pixels a point
	boxes  *boxes
	sheet  *sprites.Sheet
	images map[drawing]*ebiten.Image
	pixels int // held by images
}

type drawing struct {
	name string
	w, h int
	tint [4]uint8
}

// spritePixels bounds what the sprite cache holds: 5 million pixels are 20 MB, and
// more than any one screen shows.
const spritePixels = 5 << 20

// Picture is a Canvas that can paint itself into a part of the window.
type Picture interface {
	// PaintOn fills r, given in pixels of dst.
	PaintOn(dst *ebiten.Image, r image.Rectangle, scale float64)
}

// New makes a painter that sets its words with t.
func New(t *Type, sheet *sprites.Sheet) (*Painter, error) {
	b, err := newBoxes()
	if err != nil {
		return nil, err
	}
	return &Painter{Type: t, Scale: 1, boxes: b, sheet: sheet, images: map[drawing]*ebiten.Image{}}, nil
}

// Repaint changes what dst shows from one display list to the next by painting only
// the part in which they differ.
func (p *Painter) Repaint(dst *ebiten.Image, old, fresh []widgets.Item, ground color.RGBA) {
	d := widgets.Damage(old, fresh)
	if d.W <= 0 || d.H <= 0 {
		return
	}
	// Whole pixels, so that nothing is blended onto its own half-painted edge.
	px := p.pixelRect(d.Inset(-1)).Intersect(dst.Bounds())
	if px.Empty() {
		return
	}
	part := widgets.Rect{X: float64(px.Min.X) / p.Scale, Y: float64(px.Min.Y) / p.Scale, W: float64(px.Dx()) / p.Scale, H: float64(px.Dy()) / p.Scale}
	first, covered := 0, false
	for i := range fresh {
		if p.hides(&fresh[i], px) {
			first, covered = i, true
		}
	}
	dst = dst.SubImage(px).(*ebiten.Image)
	if !covered {
		dst.Fill(ground)
	}
	p.paint(dst, fresh[first:], part)
}

// hides reports whether an item leaves nothing to be seen below it in a part of the
// window, given in pixels.
func (p *Painter) hides(it *widgets.Item, px image.Rectangle) bool {
	if it.Alpha != 0 && it.Alpha != 1 {
		return false
	}
	r := p.pixelRect(it.R)
	if it.Clip != (widgets.Rect{}) {
		r = r.Intersect(p.pixelRect(it.Clip))
	}
	switch it.Kind {
	case widgets.Canvas:
		o, ok := it.Picture.(interface{ Opaque() bool })
		return ok && o.Opaque() && px.In(r)
	case widgets.Box:
		return it.Colour.A == 255 && it.Radius == 0 && it.Soft == 0 && it.Angle == 0 && px.In(r)
	}
	return false
}

// Paint puts the items on dst, in order.
func (p *Painter) Paint(dst *ebiten.Image, items []widgets.Item) {
	b := dst.Bounds()
	p.paint(dst, items, widgets.Rect{X: float64(b.Min.X) / p.Scale, Y: float64(b.Min.Y) / p.Scale, W: float64(b.Dx()) / p.Scale, H: float64(b.Dy()) / p.Scale})
}

// paint puts those items on dst that reach into a part of the window.
func (p *Painter) paint(dst *ebiten.Image, items []widgets.Item, part widgets.Rect) {
	whole := dst
	clip := widgets.Rect{}
	for i := range items {
		it := &items[i]
		if seen := it.Reach().And(part); seen.W <= 0 || seen.H <= 0 {
			continue
		}
		if it.Clip != clip {
			p.boxes.flush(dst)
			clip = it.Clip
			dst = p.clipped(whole, clip)
		}
		alpha := it.Alpha
		if alpha == 0 {
			alpha = 1
		}
		switch it.Kind {
		case widgets.Box:
			p.boxes.item(it, p.Scale, alpha)
			continue
		case widgets.Stroke:
			p.boxes.stroke(it.Points, p.Scale, it.Width, it.Dash, it.Gap, widgets.Fade(it.Colour, alpha))
			continue
		}
		p.boxes.flush(dst)
		switch it.Kind {
		case widgets.Words:
			p.Type.paint(dst, it, p.Scale, alpha)
		case widgets.Sprite:
			p.sprite(dst, it, alpha)
		case widgets.Canvas:
			if c, ok := it.Picture.(Picture); ok {
				c.PaintOn(dst, p.pixelRect(it.R), p.Scale)
			}
		}
	}
	p.boxes.flush(dst)
}

func (p *Painter) pixelRect(r widgets.Rect) image.Rectangle {
	s := p.Scale
	return image.Rect(int(math.Round(r.X*s)), int(math.Round(r.Y*s)), int(math.Round((r.X+r.W)*s)), int(math.Round((r.Y+r.H)*s)))
}

func (p *Painter) clipped(dst *ebiten.Image, c widgets.Rect) *ebiten.Image {
	if c == (widgets.Rect{}) {
		return dst
	}
	return dst.SubImage(p.pixelRect(c)).(*ebiten.Image)
}

func (p *Painter) sprite(dst *ebiten.Image, it *widgets.Item, alpha float64) {
	r := p.pixelRect(it.R)
	w, h := r.Dx(), r.Dy()
	if it.Rough {
		w, h = roughly(w, h)
	}
	img := p.image(it.Name, w, h, [4]uint8{it.Colour.R, it.Colour.G, it.Colour.B, it.Colour.A})
	if img == nil {
		return
	}
	op := &ebiten.DrawImageOptions{}
	if it.Rough {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Scale(float64(r.Dx())/float64(w), float64(r.Dy())/float64(h))
	}
	if it.Angle != 0 || it.Flip != 0 {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Translate(-float64(r.Dx())/2, -float64(r.Dy())/2)
		op.GeoM.Scale(math.Cos(it.Flip*math.Pi/2), 1)
		op.GeoM.Rotate(it.Angle)
		op.GeoM.Translate(float64(r.Dx())/2, float64(r.Dy())/2)
	}
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	op.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(img, op)
}

// roughly is the next of a few sizes, so that a drawing that grows from frame to
// frame is not drawn anew each time.
func roughly(w, h int) (int, int) {
	if w <= 0 || h <= 0 {
		return w, h
	}
	step := math.Pow(1.3, math.Ceil(math.Log(float64(h))/math.Log(1.3)))
	return max(1, int(math.Round(float64(w)*step/float64(h)))), int(math.Round(step))
}

// image is a drawing at a pixel size, from the cache if it is there.
func (p *Painter) image(name string, w, h int, tint [4]uint8) *ebiten.Image {
	if w <= 0 || h <= 0 {
		return nil
	}
	k := drawing{name, w, h, tint}
	if img, ok := p.images[k]; ok {
		return img
	}
	rgba, err := p.sheet.Image(name, w, h, color.RGBA{tint[0], tint[1], tint[2], tint[3]})
	if err != nil {
		p.images[k] = nil // asked once, and once only: a missing drawing is a test's business
		return nil
	}
	if p.pixels += w * h; p.pixels > spritePixels {
		for old, img := range p.images {
			if img != nil {
				img.Deallocate()
			}
			delete(p.images, old)
		}
		p.pixels = w * h
	}
	img := ebiten.NewImageFromImage(rgba)
	p.images[k] = img
	return img
}

// Forget drops all cached drawings: the display scale has changed.
func (p *Painter) Forget() {
	for k, img := range p.images {
		if img != nil {
			img.Deallocate()
		}
		delete(p.images, k)
	}
	p.pixels = 0
}

// Picture paints a display list on a picture of its own, of w×h pixels, and reads
// it back. It works only while the loop of the window runs.
func (p *Painter) Picture(w, h int, ground color.RGBA, items []widgets.Item) *image.RGBA {
	screen := ebiten.NewImage(w, h)
	defer screen.Deallocate()
	screen.Fill(ground)
	p.Paint(screen, items)
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}
