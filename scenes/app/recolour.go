package app

import (
	"image/color"
	"time"

	"intrigue/input/session"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// recolour gives what was laid out the colours that people chose. Code that lays out a screen uses the usual colours;
// all items pass through this function, so that no board, chip or line of the log can forget the palette.
func (a *App) recolour(items []widgets.Item) {
	bold, strong := a.Settings.Palette == "bold", a.Settings.HighContrast
	if !bold && !strong {
		return
	}
	for i := range items {
		it := &items[i]
		if bold {
			it.Colour, it.Edge = toBold(it.Colour), toBold(it.Edge)
		}
		if strong {
			toHighContrast(it)
		}
	}
}

// toBold turns the soft colour of a player, at any opacity, into the bold one.
func toBold(c color.RGBA) color.RGBA {
	for i, p := range sprites.Players {
		if sameHue(c, p.Color) {
			return widgets.Fade(sprites.Bold[i].Color, float64(c.A)/255)
		}
	}
	return c
}

// sameHue reports whether c is a solid colour at some opacity: none where it is too faint to be told.
func sameHue(c, solid color.RGBA) bool {
	near := func(a, b uint8) bool { return a-b <= 1 || b-a <= 1 }
	f := widgets.Fade(solid, float64(c.A)/255)
	return c.A >= 16 && near(c.R, f.R) && near(c.G, f.G) && near(c.B, f.B)
}

// toHighContrast sets an item in the tone for people who need more contrast. The tint of a
// sprite is left: it is a player's colour, or ink of the theme. So are shadows.
func toHighContrast(it *widgets.Item) {
	if it.Kind == widgets.Sprite || it.Soft > 0 {
		return
	}
	it.Colour, it.Edge = highContrastColour(it.Colour), highContrastColour(it.Edge)
	if it.Kind != widgets.Box { // words, and marks on a board: never too faint
		it.Colour = moreOpaque(it.Colour)
	}
	it.Edge = moreOpaque(it.Edge)
}

func highContrastColour(c color.RGBA) color.RGBA {
	if c.A == 0 || c.R == c.G && c.G == c.B || isPlayerColour(c) {
		return c // greys are the theme's own
	}
	n := sprites.Strong("", color.NRGBAModel.Convert(c).(color.NRGBA))
	return color.RGBAModel.Convert(n).(color.RGBA)
}

func isPlayerColour(c color.RGBA) bool {
	for i := range sprites.Players {
		if sameHue(c, sprites.Players[i].Color) || sameHue(c, sprites.Bold[i].Color) {
			return true
		}
	}
	return false
}

func moreOpaque(c color.RGBA) color.RGBA {
	if c.A == 0 || c.A == 255 {
		return c
	}
	return widgets.Fade(widgets.Solid(c), min(1, 1.5*float64(c.A)/255))
}

// Look is the colour and shape of a seat. The shapes are the same in every palette.
func (a *App) Look(colour int) sprites.Player {
	if colour < 0 || colour >= len(sprites.Players) {
		colour = 0
	}
	if a.Settings.Palette == "bold" {
		return sprites.Bold[colour]
	}
	return sprites.Players[colour]
}

// Clock is the time of this frame, or the real one before the first frame.
func (a *App) Clock() time.Time {
	if a.now.IsZero() {
		return time.Now()
	}
	return a.now
}

// Still reports whether things should be in their place at once.
func (a *App) Still() bool {
	return a.Settings.ReduceMotion || a.Settings.Speed == "off" || a.Settings.Speed == ""
}

// Moment is how long a big moment is shown: without motion it is a still card, and 0 says that people want none.
func (a *App) Moment() time.Duration { return 6 * session.Speed(a.Settings.Speed).Motion() }

// Motion is how long a piece travels; 0 when people want no motion.
func (a *App) Motion() time.Duration {
	if a.Settings.ReduceMotion {
		return 0
	}
	return session.Speed(a.Settings.Speed).Motion()
}
