package desk

import (
	"image/color"
	"time"

	"intrigue/input"
	"intrigue/sprites"
)

// Look is the colour and shape of a seat, from the palette the person chose. The
// shapes are the same in every palette.
func (d *Desk) Look(colour int) sprites.Player {
	if colour < 0 || colour >= len(sprites.Players) {
		colour = 0
	}
	p := sprites.Players[colour]
	if d.Settings.Palette == "bold" {
		bold := [6]color.RGBA{{0xE0, 0x1E, 0x1E, 255}, {0x7F, 0xD4, 0xFF, 255}, {0x00, 0x7A, 0x3D, 255}, {0xFF, 0xE6, 0x00, 255}, {0xF0, 0x6C, 0xC8, 255}, {0x12, 0x2F, 0xA8, 255}}
		p.Color = bold[colour]
		if colour == 2 || colour == 0 {
			p.Ink = color.RGBA{255, 255, 255, 255}
		}
	}
	return p
}

// Clock is the time of this frame, or the real one before the first frame.
func (d *Desk) Clock() time.Time {
	if d.now.IsZero() {
		return time.Now()
	}
	return d.now
}

// Still reports whether things should be in their place at once.
func (d *Desk) Still() bool {
	return d.Settings.ReduceMotion || d.Settings.Speed == "off" || d.Settings.Speed == ""
}

// Motion is how long a piece travels; 0 when people want no motion.
func (d *Desk) Motion() time.Duration {
	if d.Settings.ReduceMotion {
		return 0
	}
	return input.Speed(d.Settings.Speed).Motion()
}
