package maps

import (
	"testing"

	"golang.org/x/image/font/sfnt"

	"intrigue/maps/face"
	"intrigue/rules/rulestest"
)

func TestEveryFaceIsAFont(t *testing.T) {
	for _, f := range face.All() {
		ft, err := sfnt.Parse(face.Data(f))
		if err != nil {
			t.Errorf("%s: %v", f, err)
			continue
		}
		var b sfnt.Buffer
		for _, r := range "AZaz09éüçãłñø" {
			if i, err := ft.GlyphIndex(&b, r); err != nil || i == 0 {
				t.Errorf("%s has no %c", f, r)
			}
		}
	}
	rulestest.Holds(t, face.Data("nobody") == nil, "an unknown face has data")
}

func TestFacesAreFoundByTheirNames(t *testing.T) {
	for _, c := range []struct {
		families string
		weight   int
		italic   bool
		want     face.Font
	}{
		{"Go", 400, false, face.UI}, {"Go", 700, false, face.UIBold}, {"Go", 500, false, face.UIMedium}, {"Go Medium", 400, false, face.UIMedium},
		{"'STIX Two Text', serif", 400, true, face.TextItalic}, {"STIX Two Text", 700, false, face.TextBold},
		{"Georgia, 'Latin Modern Roman Dunhill 10'", 400, false, face.Title},
		{"LM Roman Caps 10", 400, false, face.Caps}, {"LMRomanDemi10", 400, false, face.Heading},
	} {
		if got, ok := face.Named(c.families, c.weight, c.italic); !ok || got != c.want {
			t.Errorf("%s %d %v is %q, want %q", c.families, c.weight, c.italic, got, c.want)
		}
	}
	for _, bad := range []string{"", "Arial"} {
		if f, ok := face.Named(bad, 400, false); ok {
			t.Errorf("%q is %q", bad, f)
		}
	}
	if _, ok := face.Named("Go", 400, true); ok {
		t.Error("there is no Go Italic among ours")
	}
}
