package board

import (
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"

	mapping "intrigue/maps"
	"intrigue/maps/svg"
	"intrigue/rules/rulestest"
	"intrigue/sprites"
)

const cream = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="#f4ead2"/></svg>`

// TestGroundInContrast: what was baked is baked anew when people want more contrast,
// and again when they do not, and the overview with it.
func TestGroundInContrast(t *testing.T) {
	d, err := svg.Parse(strings.NewReader(cream))
	rulestest.OK(t, err)
	g := &TileLayer{Tiles: newTileCache(NewMapDrawing(d, svg.Paint{}), color.RGBA{}, nil, 0), w: 600, h: 600, overviewScale: 1}
	at := func() color.RGBA { return bakeTile(g.Tiles, tileKey{1, 0, 0}).RGBAAt(20, 20) }
	known := &tile{}
	g.Tiles.tiles[tileKey{1, 0, 0}] = known
	soft, version := at(), g.version
	g.tone(true)
	strong := at()
	rulestest.Holds(t, known.stale && g.version != version && g.render(image.Rect(0, 0, 9, 9)).RGBAAt(4, 4) == strong,
		"what was baked is taken for good")
	rulestest.Holds(t, sprites.Contrast(strong, color.RGBA{A: 255}) >= sprites.Contrast(soft, color.RGBA{A: 255})+0.5,
		"paper %v becomes %v", soft, strong)
	known.stale = false
	g.tone(true)
	rulestest.Holds(t, !known.stale, "the same contrast bakes anew")
	g.tone(false)
	rulestest.Holds(t, at() == soft && known.stale, "there is no way back")
}

// TestAroundInContrast: what lies about a drawing has the tone of the drawing, in the tiles as in
// the overview, and a grey stays as it is.
func TestAroundInContrast(t *testing.T) {
	for _, c := range []color.RGBA{{0x16, 0x12, 0x10, 255}, {0x20, 0x20, 0x20, 255}} {
		g := &TileLayer{Tiles: newTileCache(NewMosaic(600, 600), c, nil, 0), colour: c, w: 600, h: 600, overviewScale: 1}
		g.tone(true)
		want := c
		if c.R != c.G {
			n := sprites.Strong("", color.NRGBA(c))
			want = color.RGBA(n)
			rulestest.Must(t, want != c, "%v is the same in high contrast: the test tests nothing", c)
		}
		tile, far := bakeTile(g.Tiles, tileKey{1, 0, 0}).RGBAAt(20, 20), g.render(image.Rect(0, 0, 9, 9)).RGBAAt(4, 4)
		rulestest.Holds(t, tile == want && far == want, "about %v: %v in a tile, %v in the overview, want %v", c, tile, far, want)
	}
}

// TestMosaicInContrast: so is a mosaic, whatever of it was prepared before.
func TestMosaicInContrast(t *testing.T) {
	face, err := mapping.Read("cream", []byte(cream))
	rulestest.OK(t, err)
	m := NewMosaic(600, 600)
	m.Set([]Piece{{ID: "a", Sides: [2]*Side{{Map: face}}}})
	at := func() color.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, 40, 40))
		m.Draw(img, 0.5, 0, 0)
		return img.RGBAAt(20, 20)
	}
	soft := at()
	m.SetTone(sprites.Strong)
	rulestest.Holds(t, at() != soft, "it stays soft")
	m.SetTone(nil)
	rulestest.Holds(t, at() == soft, "there is no way back")
}

// TestMapWordsInContrast: the words that are printed on the maps stand out by 4.5 to 1
// in high contrast.
func TestMapWordsInContrast(t *testing.T) {
	for _, name := range []string{"london", "pimpernel", "estoril.1", "estoril.2", "estoril.3", "estoril.4",
		"estoril.5", "estoril.6", "estoril.7", "estoril.8"} {
		m, err := mapping.Open(name)
		rulestest.OK(t, err)
		var ids []string
		for _, id := range m.Drawing.IDs() {
			if strings.HasPrefix(id, "words-") || strings.HasPrefix(id, "label.") {
				ids = append(ids, id)
			}
		}
		rulestest.Must(t, len(ids) != 0, "%s has no words", name)
		hide := map[string]bool{}
		for _, id := range ids {
			hide[id] = true
		}
		const scale = 2
		with := m.Drawing.Prepare(svg.Paint{Tone: sprites.Strong})
		without := m.Drawing.Prepare(svg.Paint{Tone: sprites.Strong, Hide: hide})
		for _, id := range ids {
			b, _ := m.Drawing.Bounds(id)
			r := image.Rect(int(scale*b.X0), int(scale*b.Y0), int(scale*b.X1)+1, int(scale*b.Y1)+1)
			draw := func(p *svg.Prepared) *image.RGBA {
				img := image.NewRGBA(r)
				p.Draw(img, scale, 0, 0)
				return img
			}
			c, ok := stands(draw(with), draw(without))
			rulestest.Holds(t, !ok || c >= 4.5, "%s: %s stands out by %.1f", name, id, c)
		}
	}
}

// stands is the contrast that nine in ten pixels of the ink of some words have with
// their ground. Of the pixels in which both pictures differ the third that differs
// most is ink; the rest are edges and halos.
func stands(with, without *image.RGBA) (float64, bool) {
	var all []float64
	r := with.Rect
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if a, b := with.RGBAAt(x, y), without.RGBAAt(x, y); a != b {
				all = append(all, sprites.Contrast(a, b))
			}
		}
	}
	slices.Sort(all)
	ink := all[len(all)*2/3:]
	if len(ink) == 0 {
		return 0, false
	}
	return ink[len(ink)/10], true
}
