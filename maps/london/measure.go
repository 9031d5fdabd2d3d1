package london

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"intrigue/maps/face"
)

// measure is the width of words set in a face: what is printed must not run
// under a sign, so guessing is not enough.
func measure(f *sfnt.Font, s string, size, spacing float64) float64 {
	var buf sfnt.Buffer
	em := fixed.I(int(f.UnitsPerEm()))
	w := 0.0
	for _, r := range s {
		i := must(f.GlyphIndex(&buf, r))
		w += float64(must(f.GlyphAdvance(&buf, i, em, font.HintingNone)))/float64(em)*size + spacing
	}
	return w - spacing
}

func load(f face.Face) *sfnt.Font { return must(sfnt.Parse(face.Data(f))) }
