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

// spritePixels bounds what the sprite cache holds: 12 million pixels are 48 MB.
const spritePixels = 12 << 20

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

// Paint puts the items on dst, in order.
func (p *Painter) Paint(dst *ebiten.Image, items []widgets.Item) {
	whole := dst
	clip := widgets.Rect{}
	for i := range items {
		it := &items[i]
		if it.Clip != clip {
			p.boxes.flush(dst)
			clip = it.Clip
			dst = p.clipped(whole, clip)
		}
		if clip != (widgets.Rect{}) && (clip.W <= 0 || clip.H <= 0) {
			continue
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
	img := p.image(it.Name, r.Dx(), r.Dy(), [4]uint8{it.Colour.R, it.Colour.G, it.Colour.B, it.Colour.A})
	if img == nil {
		return
	}
	op := &ebiten.DrawImageOptions{}
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
