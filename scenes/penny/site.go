package penny

import (
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules/penny"
	"intrigue/scenes/widgets"
)

// site marks where the Bank will be joined to the map of the Heist, for as long as nobody
// can go there: the map leaves the place free from the beginning.
func (b *Board) site(u *widgets.UI) {
	if _, open := b.town.plane.Piece("tile.bank"); open || b.View.Mode() != penny.Heist {
		return
	}
	t := b.town
	x, y := t.corner(bankAt)
	const in = 14.0 // units from the edges that it will have
	left, right, top, low := x+in, x+t.w-in, y+in, y+t.h-in
	c := b.Camera.Now()
	var edge []geom.Point
	for _, p := range [][2]float64{{x + t.w/2, top}, {right, y + t.h/4 + in/2}, {right, y + t.h*3/4 - in/2}, {x + t.w/2, low}, {left, y + t.h*3/4 - in/2}, {left, y + t.h/4 + in/2}, {x + t.w/2, top}} {
		edge = append(edge, c.Out(p[0], p[1]))
	}
	faint := widgets.Fade(news, 0.3)
	u.Stroke(edge, max(1, 4*c.S), faint, max(3, 18*c.S), max(3, 14*c.S))
	r := b.Box(x+t.w*0.1, y+t.h*0.36, t.w*0.8, t.h*0.28)
	name, when := r.CutTop(r.H / 2)
	st := widgets.Line(face.Heading, widgets.Large, widgets.Fade(news, 0.62)).Centred()
	u.FitLabel(name, b.View.Label("tile.bank").Title, st)
	st.Face, st.Size = face.UI, widgets.Tiny
	u.FitLabel(when, "opens in chapter III", st)
}
