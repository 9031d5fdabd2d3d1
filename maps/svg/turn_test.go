package svg

import (
	"image"
	"testing"

	"intrigue/rules/rulestest"
)

// TestATurnedDrawingIsTheDrawingTurned: a turned drawing is the picture of the drawing, turned.
func TestATurnedDrawingIsTheDrawingTurned(t *testing.T) {
	d := parse(t, `<defs><linearGradient id="l"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
		<radialGradient id="r" cx=".4"><stop stop-color="#0f0"/><stop offset="1"/></radialGradient>
		<clipPath id="c"><circle cx="70" cy="30" r="15"/></clipPath></defs>
		<rect width="100" height="80" fill="#eee"/><rect x="5" y="5" width="40" height="20" fill="url(#l)"/>`+
		`<circle cx="30" cy="50" r="18" fill="url(#r)"/>
		<g clip-path="url(#c)"><rect x="60" y="10" width="40" height="40" fill="#800080"/></g>
		<g opacity=".5"><rect x="50" y="50" width="30" height="20" fill="#f00"/><rect x="60" y="45" width="10" height="30"/></g>
		<path d="M5 75l30 -5 60 3" stroke="#000" stroke-width="3" stroke-dasharray="8 4" fill="none"/>
		<text x="50" y="15" font-family="Go" font-size="12">Fop</text>`)
	const k = 2
	draw := func(p *Prepared) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, int(p.W*k), int(p.H*k)))
		p.Draw(img, k, 0, 0)
		return img
	}
	p := d.Prepare(Paint{})
	flat := draw(p)
	for turns := -1; turns <= 5; turns++ {
		turned := p.Turned(turns)
		img := draw(turned)
		off := 0
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				u, v, w, h := x, y, img.Rect.Dx(), img.Rect.Dy()
				for range (turns + 4) % 4 { // back again
					u, v, w, h = v, w-1-u, h, w
				}
				a, b := img.RGBAAt(x, y), flat.RGBAAt(u, v)
				for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B), int(a.A) - int(b.A)} {
					if d > 6 || d < -6 {
						off++
						break
					}
				}
			}
		}
		rulestest.Holds(t, off <= 20, "turned by %d quarters %d pixels are others", turns, off)
	}
	rulestest.Holds(t, draw(p).RGBAAt(20, 20) == flat.RGBAAt(20, 20) && p.W == 100 && p.Turned(1).W == 80 && p.Turned(2).W == 100,
		"turning changes the drawing it began with, or not the size")
}
