package app

import (
	"time"

	"intrigue/input"
	"intrigue/sprites"
)

// Look is the colour and shape of a seat, from the palette the person chose. The
// shapes are the same in every palette.
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

// Motion is how long a piece travels; 0 when people want no motion.
func (a *App) Motion() time.Duration {
	if a.Settings.ReduceMotion {
		return 0
	}
	return input.Speed(a.Settings.Speed).Motion()
}
