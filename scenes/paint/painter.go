// Package paint puts a display list of package widgets on the screen.
//
// It is the thin layer between plain data and Ebitengine: it decides nothing and
// knows no game. What it caches (drawings at a pixel size) may vanish at any time.
package paint

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/scenes/bake"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Painter paints display lists at one display scale.
type Painter struct {
	Type  *Typesetter
	Scale float64 // pixels a point
	// Strong draws all sprites for people who need more contrast: see sprites.Strong.
	Strong bool

	boxes *boxes
	sheet *sprites.Sheet

	sprites *spriteCache[*ebiten.Image]
	queue   *bake.Queue[spriteKey] // nil: sprites are baked when they are painted
	fresh   map[spriteKey]bool     // arrived since the last list was painted
	late    []widgets.Rect         // where they did, as far as it is not painted yet
	missing []request              // of the last list; used again
}

// Picture is a Canvas that can paint itself into a part of the window.
type Picture interface {
	// PaintOn fills r, given in pixels of dst.
	PaintOn(dst *ebiten.Image, r image.Rectangle, scale float64)
}

// New makes a painter that sets its words with t.
func New(t *Typesetter, sheet *sprites.Sheet) (*Painter, error) {
	b, err := newBoxes()
	if err != nil {
		return nil, err
	}
	free := func(img *ebiten.Image) {
		if img != nil {
			img.Deallocate()
		}
	}
	return &Painter{Type: t, Scale: 1, boxes: b, sheet: sheet, sprites: newSpriteCache(spritePixels, free),
		fresh: map[spriteKey]bool{}}, nil
}

// Repaint changes what dst shows from one display list to the next by painting only the parts in which they differ:
// what changed, and where sprites have arrived, of these no more than one frame may.
func (p *Painter) Repaint(dst *ebiten.Image, old, fresh []widgets.Item, ground color.RGBA) {
	p.look(dst.Bounds(), fresh)
	for _, d := range p.damage(old, fresh) {
		p.repaint(dst, fresh, ground, d)
	}
}

// mostParts is how many parts of a window are painted apart before all of them are taken as one.
const mostParts = 6

// damage is the parts of the window to be painted anew; no two overlap.
func (p *Painter) damage(old, fresh []widgets.Item) []widgets.Rect {
	var parts []widgets.Rect
	add := func(r widgets.Rect) {
		for i := 0; i < len(parts); i++ {
			if both := r.Intersect(parts[i]); both.W > 0 && both.H > 0 || len(parts) >= mostParts {
				r = r.Union(parts[i])
				parts = slices.Delete(parts, i, i+1)
				i = -1 // it has grown and may meet others now
			}
		}
		if r.W > 0 && r.H > 0 {
			parts = append(parts, r)
		}
	}
	add(widgets.Damage(old, fresh))
	if len(p.fresh) > 0 {
		for i := range fresh {
			if k, ok := p.key(&fresh[i]); ok && (p.came(k) || fresh[i].Rough && p.came(k.roughly())) {
				p.late = append(p.late, fresh[i].Bounds())
			}
		}
		clear(p.fresh)
	}
	for room := float64(uploadPixels); len(p.late) > 0 && room > 0; {
		r := p.late[0]
		now, rest := r.CutTop(min(r.H, math.Ceil(room/p.Scale/p.Scale/max(1, r.W))))
		room -= now.W * now.H * p.Scale * p.Scale
		add(now)
		if p.late[0] = rest; rest.H <= 0 {
			p.late = slices.Delete(p.late, 0, 1)
		}
	}
	return parts
}

// came reports whether a drawing or its first likeness has arrived since the last list was painted.
func (p *Painter) came(k spriteKey) bool { return p.fresh[k] || p.fresh[k.first()] }

// repaint paints one part of the window anew.
func (p *Painter) repaint(dst *ebiten.Image, items []widgets.Item, ground color.RGBA, d widgets.Rect) {
	px := p.whole(d).Intersect(dst.Bounds())
	if px.Empty() {
		return
	}
	first, covered := 0, false
	for i := range items {
		if p.hides(&items[i], px) {
			first, covered = i, true
		}
	}
	dst = dst.SubImage(px).(*ebiten.Image)
	if !covered {
		dst.Fill(ground)
	}
	p.paint(dst, items[first:], p.points(px))
}

// whole is all pixels of which a part of the window has some: nothing is to be blended
// onto its own half-painted edge. It has no more, for then the map that fills the part
// would not hide what lies below it, and all that would be painted too.
func (p *Painter) whole(d widgets.Rect) image.Rectangle {
	const nothing = 1e-6 // what calculating leaves over
	down := func(n float64) int { return int(math.Floor(n*p.Scale + nothing)) }
	up := func(n float64) int { return int(math.Ceil(n*p.Scale - nothing)) }
	return image.Rect(down(d.X), down(d.Y), up(d.X+d.W), up(d.Y+d.H))
}

// hides reports whether an item covers a part of the window, given in pixels, completely.
func (p *Painter) hides(it *widgets.Item, px image.Rectangle) bool {
	if cmp.Or(it.Alpha, 1) != 1 {
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
	p.look(dst.Bounds(), items)
	p.paint(dst, items, p.points(dst.Bounds()))
	clear(p.fresh)
	p.late = p.late[:0]
}

// points is a part of the window given in pixels.
func (p *Painter) points(px image.Rectangle) widgets.Rect {
	return widgets.Rect{X: float64(px.Min.X) / p.Scale, Y: float64(px.Min.Y) / p.Scale, W: float64(px.Dx()) / p.Scale,
		H: float64(px.Dy()) / p.Scale}
}

// paint puts those items on dst that reach into a part of the window.
func (p *Painter) paint(dst *ebiten.Image, items []widgets.Item, part widgets.Rect) {
	whole := dst
	clip := widgets.Rect{}
	for i := range items {
		it := &items[i]
		if seen := it.Bounds().Intersect(part); seen.W <= 0 || seen.H <= 0 {
			continue
		}
		if it.Clip != clip {
			p.boxes.flush(dst)
			if clip, dst = it.Clip, whole; clip != (widgets.Rect{}) {
				dst = whole.SubImage(p.pixelRect(clip)).(*ebiten.Image)
			}
		}
		alpha := cmp.Or(it.Alpha, 1)
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

// pixelRect is a box in points as whole pixels.
func (p *Painter) pixelRect(r widgets.Rect) image.Rectangle {
	s := p.Scale
	return image.Rect(int(math.Round(r.X*s)), int(math.Round(r.Y*s)), int(math.Round((r.X+r.W)*s)), int(math.Round((r.Y+r.H)*s)))
}

// Picture paints a display list on a picture of its own, of w×h pixels, and reads it back. It works only while the loop
// of the window runs, and bakes what is not there at once.
func (p *Painter) Picture(w, h int, ground color.RGBA, items []widgets.Item) *image.RGBA {
	queue := p.queue
	p.queue = nil
	defer func() { p.queue = queue }()
	screen := ebiten.NewImage(w, h)
	defer screen.Deallocate()
	screen.Fill(ground)
	p.Paint(screen, items)
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}
