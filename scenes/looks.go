package scenes

import (
	"image/color"
	"time"

	"intrigue/rules"
	"intrigue/scenes/widgets"
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

// clock is the time of this frame, or the real one before the first frame.
func (d *Desk) clock() time.Time {
	if d.now.IsZero() {
		return time.Now()
	}
	return d.now
}

// Mark is a picture in a colour that stands for a seat.
type Mark struct {
	Sprite string
	Tint   color.RGBA
}

// Marks are what stands for a seat everywhere: the pieces it leads, in a game
// whose pieces have colours of their own, else the colour and shape that its
// person chose.
func (d *Desk) Marks(t Title, seats []rules.SeatInfo, s rules.Seat) []Mark {
	if t.Marks != nil {
		return t.Marks(len(seats), s)
	}
	l := d.Look(seats[s].Colour)
	return []Mark{{l.Shape, l.Color}}
}

// paintMarks shows up to three marks in a square: one large, several small.
func paintMarks(u *widgets.UI, r widgets.Rect, marks []Mark) {
	side := min(r.W, r.H)
	switch n := len(marks); {
	case n == 0:
	case n == 1:
		u.Sprite(r.Centre(side, side), marks[0].Sprite, marks[0].Tint)
	default:
		part := side * 0.5
		for i, m := range marks[:min(n, 3)] {
			x, y := r.X+float64(i)*(r.W-part), r.Y+(r.H-part)/2
			if n > 2 {
				// Two above, one below.
				x, y = r.X+float64(i)*(r.W-part), r.Y
				if i == 2 {
					x, y = r.X+(r.W-part)/2, r.Y+r.H-part
				}
			}
			u.Sprite(widgets.Rect{X: x, Y: y, W: part, H: part}, m.Sprite, m.Tint)
		}
	}
}
