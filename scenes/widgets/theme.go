package widgets

import "image/color"

// hex is the opaque colour 0xRRGGBB.
func hex(v uint32) color.RGBA {
	return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// Theme is the palette of the chrome. It is the same in every game but for one accent. Text on each ground keeps a
// contrast of at least 4.5:1.
type Theme struct {
	Background, BackgroundLight color.RGBA // the dark table everything lies on
	Paper, PaperShade, Ink      color.RGBA
	InkSoft                     color.RGBA // secondary words on paper
	Pale, PaleSoft              color.RGBA // words on the background
	Line                        color.RGBA // hairlines on paper
	Accent, OnAccent            color.RGBA
	Gold, Warn                  color.RGBA
	Rim                         color.RGBA // edges of things that lie on the background
	HighContrast                bool       // for people who need more contrast
}

// DefaultTheme is the usual theme with the accent of the shelf; games replace the accent.
func DefaultTheme() Theme {
	return Theme{
		Background: hex(0x1E1A17), BackgroundLight: hex(0x2B2521),
		Paper: hex(0xF4EAD2), PaperShade: hex(0xE6D8B8), Ink: hex(0x2A211C), InkSoft: hex(0x5E5044),
		Pale: hex(0xF1E6CC), PaleSoft: hex(0xB9AB92), Line: hex(0xC9B68F),
		Accent: hex(0x8C2F1B), OnAccent: hex(0xFFF6E0), Gold: hex(0xE9B949), Warn: hex(0xA3260F),
		Rim: Fade(hex(0xF1E6CC), 0.14),
	}
}

// WithHighContrast is the theme for people who need more contrast: the same places and the
// same accents, black on white and white on black.
func (t Theme) WithHighContrast() Theme {
	t.HighContrast, t.Rim = true, hex(0xFFFFFF)
	t.Background, t.BackgroundLight = hex(0x000000), hex(0x1C1C1C)
	t.Paper, t.PaperShade, t.Ink = hex(0xFFFFFF), hex(0xEDEDED), hex(0x000000)
	t.InkSoft, t.Pale, t.PaleSoft, t.Line = hex(0x2B2B2B), hex(0xFFFFFF), hex(0xE4E4E4), hex(0x555555)
	t.Gold = hex(0xFFD23F)
	return t
}

// Fade is c with its opacity multiplied by a (0…1); colours are premultiplied.
func Fade(c color.RGBA, a float64) color.RGBA {
	m := func(v uint8) uint8 { return uint8(float64(v)*a + 0.5) }
	return color.RGBA{m(c.R), m(c.G), m(c.B), m(c.A)}
}

// Solid is c at full opacity.
func Solid(c color.RGBA) color.RGBA {
	if c.A == 0 {
		return c
	}
	full := func(v uint8) uint8 { return uint8(min(255, (int(v)*255+int(c.A)/2)/int(c.A))) }
	return color.RGBA{full(c.R), full(c.G), full(c.B), 255}
}

// Mix blends a into b by t (0 is a, 1 is b).
func Mix(a, b color.RGBA, t float64) color.RGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x)*(1-t) + float64(y)*t + 0.5) }
	return color.RGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// The type sizes, in points before the person's text scale.
const (
	Tiny  = 13.0
	Body  = 15.0
	Large = 18.0
	Head  = 24.0
	Big   = 36.0
)

// Lengths that mean the same everywhere, in points.
const (
	PaperRadius = 8.0  // of a sheet of paper
	RowRadius   = 6.0  // of a row of the sidebar
	RowEdge     = 1.25 // of the line about it
	RowGap      = 4.0  // between two rows, or two lines of a sheet
	HeadGap     = 8.0  // below a head
	RowMargin   = 8.0  // from the edge of a row to its mark
	ScoreSize   = Head * 0.9
	Round       = 1e3 // radius of a circle, however large
	Slot        = 4.0 // radius of a small box in a row
	LitWide     = 2.0 // width of the rim of what can be chosen
	HotWide     = 3.5 // of that which is pointed at, too
)

// If is yes where a condition holds, else no: a look that depends on a state.
func If[T any](cond bool, yes, no T) T {
	if cond {
		return yes
	}
	return no
}
