package parts

import (
	"image/color"

	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// Ribbon is a line of light along points of the window, upon a rim: a way that is meant or was gone. A dash above 0
// breaks it; the rim runs through. In high contrast it lies in full colour between black rims.
func Ribbon(u *widgets.UI, pts []geom.Point, w float64, c, rim color.RGBA, dash float64) {
	if len(pts) < 2 {
		return
	}
	edge, tint := w+1.6, widgets.Fade(rim, 0.7)
	switch {
	case u.Theme.HighContrast:
		w, c = w*1.4, widgets.Solid(c)
		edge, tint = w+3, color.RGBA{0, 0, 0, 255}
	case dash > 0:
		edge, tint = w+3, rim
	}
	u.Stroke(pts, edge, tint, 0, 0)
	u.Stroke(pts, w, c, dash, dash*0.9)
}
