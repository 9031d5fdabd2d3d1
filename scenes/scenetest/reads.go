package scenetest

import (
	"cmp"
	"image/color"

	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// legible is the least contrast of words with what they are written on, and faded
// the opacity below which words say that something is not to be had: these may fade.
const (
	legible = 4.5
	faded   = 0.62
	faint   = 0.5 // for people who need more contrast
)

// fitInk demands that words stand out from their ground, wherever that ground is
// plain: what lies on a drawing is judged with the drawing.
func (p *Player) fitInk(name string) {
	p.T.Helper()
	least := widgets.If(p.App.Settings.HighContrast, faint, faded)
	for i, it := range p.Last {
		if it.Kind != widgets.Words || float64(it.Colour.A)/255*opacity(it) < least {
			continue
		}
		v := seen(it.R, it.Clip)
		if v.H < it.R.H*0.6 || v.W <= 0 {
			continue // scrolled out of sight
		}
		ground, plain := p.below(p.Last[:i], p.amid(it, v))
		if !plain {
			continue
		}
		ink := over(widgets.Fade(it.Colour, opacity(it)), ground)
		if c := sprites.Contrast(ink, ground); c < legible {
			p.T.Errorf("%s: %q is written with a contrast of %.1f: %v on %v", name, it.Text, c, ink, ground)
		}
	}
}

// amid is a point among the letters that can be seen.
func (p *Player) amid(it widgets.Item, v widgets.Rect) geom.Point {
	w := min(it.R.W, p.App.UI().Type.Width(it.Face, it.Size, it.Text))
	at := v.Mid()
	switch it.Align {
	case widgets.Left:
		at.X = it.R.X + w/2
	case widgets.Right:
		at.X = it.R.X + it.R.W - w/2
	}
	return at
}

func opacity(it widgets.Item) float64 { return cmp.Or(it.Alpha, 1) }

// below is the colour that items leave at a point; not plain where they are drawings.
func (p *Player) below(items []widgets.Item, at geom.Point) (c color.RGBA, plain bool) {
	c = p.App.UI().Theme.Background
	for _, it := range items {
		if !it.R.Contains(at) || it.Clip != (widgets.Rect{}) && !it.Clip.Contains(at) {
			continue
		}
		switch {
		case it.Kind == widgets.Box && it.Soft == 0:
			layer := widgets.Fade(it.Colour, opacity(it))
			c, plain = over(layer, c), plain || layer.A == 255
		case it.Kind == widgets.Sprite && it.Name == "desk":
			c, plain = p.App.UI().Theme.Background, true
		case it.Kind == widgets.Sprite, it.Kind == widgets.Canvas:
			plain = false
		}
	}
	return c, plain
}

// over lays a colour over a solid one.
func over(c, ground color.RGBA) color.RGBA {
	mix := func(a, b uint8) uint8 { return uint8(min(255, int(a)+int(b)*(255-int(c.A))/255)) }
	return color.RGBA{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 255}
}
