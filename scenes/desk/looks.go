package desk

import (
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
	if d.Settings.Palette == "bold" {
		return sprites.Bold[colour]
	}
	return sprites.Players[colour]
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
