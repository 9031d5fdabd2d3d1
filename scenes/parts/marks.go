// Package parts holds what boards and the screens around them are made of: marks
// of seats, and the cards, hands, piles and dice of the games.
//
// It knows no game: a part is handed what it shows, and says what was pointed at.
package parts

import (
	"image/color"

	"intrigue/scenes/widgets"
)

// Mark is a picture in a colour that stands for a seat or a piece.
type Mark struct {
	Sprite string
	Tint   color.RGBA
}

// PaintMarks shows up to three marks in a square: one large, several small.
func PaintMarks(u *widgets.UI, r widgets.Rect, marks []Mark) {
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
