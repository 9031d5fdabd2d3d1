package sprites

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"strings"

	"intrigue/maps/svg"
)

// Composite is a sprite put together from other sprites. W and H are its size in units
// of its own; the layers lie one above the other, the lowest first.
type Composite struct {
	W, H   float64
	Layers []Layer
}

// Layer is one sprite in a composite.
type Layer struct {
	Name string // a file's, or that of another composite

	// X, Y, W, H is the room that it fills in units of the composite, as large as fits
	// and in the middle; what hangs over is cut off. The zero room is the whole.
	X, Y, W, H float64

	// Tint is what currentColor means; the zero colour is the one asked for.
	Tint color.RGBA

	// The rest changes the drawing of a file, by the ids of its elements: Colours
	// what currentColor means inside them, Text the words of a <text>, Hide leaves
	// out. The words of "title" are broken into lines and made smaller until they fit
	// the element "room.title", if the drawing has one; see svg.Paint.
	Colours map[string]color.Color
	Text    map[string]string
	Hide    map[string]bool
}

// Compose knows the composites of some names: the same for the same name, always, since
// what was drawn is kept by its name. It is asked from several goroutines.
type Compose func(name string) (Composite, bool)

// AddComposer lets the sheet draw the names that a Compose knows too. Files come first.
func (s *Sheet) AddComposer(c Compose) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.composers = append(s.composers, c)
}

// composite finds out how a name is drawn.
func (s *Sheet) composite(name string) (Composite, error) {
	d, err := s.drawing(name)
	if err == nil {
		return Composite{d.W, d.H, []Layer{{Name: name}}}, nil
	}
	for _, b := range badged {
		if mark, ok := strings.CutPrefix(name, b+"."); ok {
			return s.badge(b, "shape."+mark)
		}
	}
	s.mu.Lock()
	composers := s.composers
	s.mu.Unlock()
	for _, c := range composers {
		if r, ok := c(name); ok && r.W > 0 && r.H > 0 {
			return r, nil
		}
	}
	return Composite{}, err
}

// badge puts a player's shape on a drawing.
func (s *Sheet) badge(base, mark string) (Composite, error) {
	d, err := s.drawing(base)
	if err != nil {
		return Composite{}, err
	}
	b, ok := d.Bounds("badge")
	if !ok {
		return Composite{}, fmt.Errorf("the drawing has no badge for %q", mark)
	}
	const room = 0.72 // of the badge's width, so that its rim stays clear
	side := room * (b.X1 - b.X0)
	m := b.Centre()
	return Composite{d.W, d.H, []Layer{{Name: base}, {Name: mark, X: m.X - side/2, Y: m.Y - side/2, W: side, H: side}}}, nil
}

// view maps units to pixels: the pixel (x, y) shows ((x+ox)/scale, (y+oy)/scale).
type view struct{ scale, ox, oy float64 }

// deepest is how many composites may be made of one another.
const deepest = 8

// drawn is how all layers of a sprite are drawn, as Draw says.
type drawn struct {
	tone  svg.Tone
	pause func()
}

// put draws the layers of a composite that lies depth composites deep.
func (s *Sheet) put(img *image.RGBA, r Composite, v view, tint color.Color, how drawn, depth int) error {
	for _, l := range r.Layers {
		part, partView := img, v
		inner, err := s.composite(l.Name)
		switch {
		case err != nil:
			return err
		case depth > deepest:
			return fmt.Errorf("the composite of %q is made of itself", l.Name)
		}
		c := tint
		if l.Tint != (color.RGBA{}) {
			c = how.toned(l.Tint)
		}
		if l.W > 0 && l.H > 0 || inner.W != r.W || inner.H != r.H {
			part, partView = l.room(img, r, inner, v)
		}
		// What is made of nothing but its own name is a file.
		if len(inner.Layers) == 1 && inner.Layers[0].Name == l.Name {
			d, err := s.drawing(l.Name)
			if err != nil {
				return err
			}
			p := svg.Paint{Color: map[string]color.Color{"": c}, Text: l.Text, Hide: l.Hide, Tone: how.tone}
			for id, other := range l.Colours {
				p.Color[id] = how.toned(other)
			}
			strips(d.Prepare(p), part, partView, how.pause)
		} else if err := s.put(part, inner, partView, c, how, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// toned is a colour that a composite names, for other eyes.
func (how drawn) toned(c color.Color) color.Color {
	if how.tone == nil {
		return c
	}
	return how.tone("", color.NRGBAModel.Convert(c).(color.NRGBA))
}

// room is the part of the picture that a layer may touch, and how it lies there.
func (l *Layer) room(img *image.RGBA, whole, inner Composite, v view) (*image.RGBA, view) {
	x, y, w, h := l.X, l.Y, l.W, l.H
	if w <= 0 || h <= 0 {
		x, y, w, h = 0, 0, whole.W, whole.H
	}
	k := min(w/inner.W, h/inner.H)
	x, y, w, h = x+(w-inner.W*k)/2, y+(h-inner.H*k)/2, inner.W*k, inner.H*k
	px := func(at, off float64) float64 { return at*v.scale - off } // whole ones but for rounding, hence the 0.01 below
	box := image.Rect(
		int(math.Floor(px(x, v.ox)+0.01)), int(math.Floor(px(y, v.oy)+0.01)),
		int(math.Ceil(px(x+w, v.ox)-0.01)), int(math.Ceil(px(y+h, v.oy)-0.01)))
	return img.SubImage(box.Intersect(img.Rect)).(*image.RGBA), view{k * v.scale, v.ox - x*v.scale, v.oy - y*v.scale}
}
