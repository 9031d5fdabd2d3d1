package svg

import (
	"image/color"
	"testing"

	"intrigue/rules/rulestest"
)

// TestATonePaintsTheDrawing: it is asked about every colour of the drawing with its class, which children and uses
// inherit, and never about the caller's.
func TestATonePaintsTheDrawing(t *testing.T) {
	asked := map[string]bool{}
	tone := func(class string, c color.NRGBA) color.NRGBA {
		asked[class] = true
		if class == "woods" {
			return color.NRGBA{G: 255, A: c.A}
		}
		return color.NRGBA{B: 255, A: c.A}
	}
	img := picture(t, `<defs><symbol id="tree"><rect x="2" width="1" height="4" fill="#f00"/></symbol>
		<linearGradient id="fog" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="0"><stop stop-color="#f00"/></linearGradient></defs>
		<rect width="1" height="4" fill="#f00"/>
		<g class="woods"><rect x="1" width="1" height="4" fill="#f00"/><use href="#tree"/></g>
		<rect x="3" width="1" height="4" fill="currentColor"/>
		<rect class="woods" x="4" width="1" height="4" fill="url(#fog)"/>`,
		Paint{Tone: tone, Color: map[string]color.Color{"": color.White}})
	blue, green, white := color.RGBA{B: 255, A: 255}, color.RGBA{G: 255, A: 255}, color.RGBA{255, 255, 255, 255}
	for x, want := range []color.RGBA{blue, green, green, white, green} {
		got := img.RGBAAt(x, 2)
		rulestest.Holds(t, got == want, "column %d is %v instead of %v", x, got, want)
	}
	rulestest.Holds(t, len(asked) == 2, "the tone was asked about the classes %v", asked)
}
