package sprites

import (
	"image"
	"image/color"
	"testing"

	"intrigue/rules/rulestest"
)

func nrgba(v uint32) color.NRGBA { return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }

// TestHighContrastMovesColoursApart: what is to be told apart moves apart, and scenery towards paper.
func TestHighContrastMovesColoursApart(t *testing.T) {
	contrast := func(class string, a, b uint32) (was, is float64) {
		f := func(v uint32) color.RGBA { return color.RGBAModel.Convert(Strong(class, nrgba(v))).(color.RGBA) }
		g := func(v uint32) color.RGBA { return color.RGBAModel.Convert(nrgba(v)).(color.RGBA) }
		return Contrast(g(a), g(b)), Contrast(f(a), f(b))
	}
	for _, pair := range [][2]uint32{
		{0x3E2A1A, 0xF4EAD2}, {0x5E5044, 0xE6D8B8}, {0xF2B632, 0x1B2430}, {0x2F7D50, 0xF6ECD2}, {0xC3272B, 0xF6ECD2},
		{0x74879A, 0xDCE3E6}, {0x6B4A2B, 0xEBDCB6}, {0x8B7F6D, 0x33503F},
	} {
		if was, is := contrast("", pair[0], pair[1]); is < was*1.15 {
			t.Errorf("%06X on %06X: %.1f becomes %.1f", pair[0], pair[1], was, is)
		}
		if was, is := contrast(scenery, pair[0], pair[1]); is > was {
			t.Errorf("scenery, %06X on %06X: %.1f becomes %.1f", pair[0], pair[1], was, is)
		}
	}
	for _, v := range []uint32{0, 0xFFFFFF} {
		if c := Strong("", nrgba(v)); c != nrgba(v) {
			t.Errorf("%06X becomes %v", v, c)
		}
	}
	if c := Strong("", color.NRGBA{9, 99, 200, 40}); c.A != 40 {
		t.Errorf("the opacity becomes %d", c.A)
	}
}

// TestContrastIsReckonedAsUsual: the two figures that everybody knows.
func TestContrastIsReckonedAsUsual(t *testing.T) {
	black, white, grey := color.RGBA{A: 255}, color.RGBA{255, 255, 255, 255}, color.RGBA{0x76, 0x76, 0x76, 255}
	a, b := Contrast(black, white), Contrast(white, grey)
	rulestest.Holds(t, a >= 20.99 && a <= 21.01 && b >= 4.5 && b <= 4.6, "black on white is %.2f, grey on white %.2f", a, b)
}

// TestDrawStrong: a sprite is drawn in the tone, its tint is not.
func TestDrawStrong(t *testing.T) {
	s := NewSheet()
	count := func(name string, strong bool, tint color.Color) (dark, tinted int) {
		img := image.NewRGBA(image.Rect(0, 0, 64, 64))
		var err error
		if strong {
			err = s.Draw(img, name, tint, Strong, nil)
		} else {
			err = s.Draw(img, name, tint, nil, nil)
		}
		rulestest.OK(t, err)
		r, g, b, _ := tint.RGBA()
		for i := 0; i < len(img.Pix); i += 4 {
			p := img.Pix[i : i+4]
			if p[3] == 255 && p[0] < 16 && p[1] < 16 && p[2] < 16 {
				dark++
			}
			if p[3] == 255 && p[0] == uint8(r>>8) && p[1] == uint8(g>>8) && p[2] == uint8(b>>8) {
				tinted++
			}
		}
		return dark, tinted
	}
	pink := color.RGBA{0xCC, 0x79, 0xA7, 255}
	was, a := count("london.pawn.star", false, pink)
	is, b := count("london.pawn.star", true, pink)
	rulestest.Holds(t, is > was && a != 0 && a == b, "%d black pixels become %d, %d of the tint %d", was, is, a, b)
}
