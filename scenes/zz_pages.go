package scenes

import (
	"intrigue/input"
	"intrigue/scenes/widgets"
)

type page struct{ d *Desk }

func (p page) Frame(u *widgets.UI) {
	u.Label(widgets.Rect{X: 100, Y: 100, W: 400, H: 30}, "page", widgets.Style{Face: "ui", Size: 20, Colour: u.Theme.Pale})
	if u.Take(input.Menu) {
		p.d.Back()
	}
}
func OpenRules(d *Desk, t Title, clause string) Screen                       { return page{d} }
func NewKeys(d *Desk) Screen                                                 { return page{d} }
func NewMenu(d *Desk, t *Table) Screen                                       { return page{d} }
func NewResults(d *Desk, t Title, play *input.Table, onReview func()) Screen { return page{d} }
