package scenes

import (
	"intrigue/scenes/widgets"
)

type stub struct{ d *Desk }

func (s stub) Frame(u *widgets.UI) {
	s.d.paper(u, page{title: "Stub", wide: 800}, func(widgets.Rect) float64 { return 0 }, nil)
}
func NewGuide(d *Desk) Screen { return stub{d} }
func NewAbout(d *Desk) Screen { return stub{d} }
func NewKeys(d *Desk) Screen  { return stub{d} }
