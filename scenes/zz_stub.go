package scenes

import (
	"intrigue/input"
	"intrigue/scenes/widgets"
)

type stub struct{ d *Desk }

func (s stub) Frame(u *widgets.UI) {
	s.d.paper(u, page{title: "Stub", wide: 800}, func(widgets.Rect) float64 { return 0 }, nil)
}
func NewGames(d *Desk) Screen                                      { return stub{d} }
func NewGuide(d *Desk) Screen                                      { return stub{d} }
func NewAbout(d *Desk) Screen                                      { return stub{d} }
func NewKeys(d *Desk) Screen                                       { return stub{d} }
func NewResults(d *Desk, t Title, p *input.Table, f func()) Screen { return stub{d} }
func NewMenu(d *Desk, t Title, p *input.Table) Screen              { return stub{d} }
func OpenRules(d *Desk, t Title, clause string)                    { d.Open(stub{d}) }
