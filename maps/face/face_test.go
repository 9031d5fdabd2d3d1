package face

import (
	"testing"

	"golang.org/x/image/font/sfnt"
)

func TestEveryFaceIsAFont(t *testing.T) {
	for _, f := range All() {
		ft, err := sfnt.Parse(Data(f))
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
	if Data("nobody") != nil {
		t.Error("an unknown face has data")
	}
}

func TestNamed(t *testing.T) {
	for _, c := range []struct {
		families string
		weight   int
		italic   bool
		want     Font
	}{
		{"Go", 400, false, UI}, {"Go", 700, false, UIBold}, {"Go", 500, false, UIMedium}, {"Go Medium", 400, false, UIMedium},
		{"'STIX Two Text', serif", 400, true, TextItalic}, {"STIX Two Text", 700, false, TextBold},
		{"Georgia, 'Latin Modern Roman Dunhill 10'", 400, false, Title},
		{"LM Roman Caps 10", 400, false, Caps}, {"LMRomanDemi10", 400, false, Heading},
	} {
		if got, ok := Named(c.families, c.weight, c.italic); !ok || got != c.want {
			t.Errorf("%s %d %v is %q, want %q", c.families, c.weight, c.italic, got, c.want)
		}
	}
	for _, bad := range []string{"", "Arial"} {
		if f, ok := Named(bad, 400, false); ok {
			t.Errorf("%q is %q", bad, f)
		}
	}
	if _, ok := Named("Go", 400, true); ok {
		t.Error("there is no Go Italic among ours")
	}
}
