package scenes

import (
	"intrigue/scenes/widgets"
)

// Shelf is the first screen.
type Shelf struct{ d *Desk }

// NewShelf shows the shelf.
func NewShelf(d *Desk) *Shelf { return &Shelf{d} }

// Frame implements Screen.
func (s *Shelf) Frame(u *widgets.UI) {
	x := 60.0
	for _, n := range []string{"box.london", "box.estoril"} {
		u.Shadow(widgets.Rect{X: x, Y: 200, W: 210, H: 280}, 4, 20)
		u.Sprite(widgets.Rect{X: x, Y: 200, W: 210, H: 280}, n, u.Theme.Ink)
		x += 240
	}
	u.Paper(widgets.Rect{X: 700, Y: 100, W: 400, H: 500})
	u.Button("a", widgets.Rect{X: 740, Y: 140, W: 200, H: 40}, "Continue", widgets.ButtonOpt{Weight: widgets.Primary})
	u.Button("b", widgets.Rect{X: 740, Y: 200, W: 200, H: 40}, "Settings", widgets.ButtonOpt{Icon: "icon.settings"})
	u.Button("c", widgets.Rect{X: 740, Y: 260, W: 200, H: 40}, "Quiet", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.undo"})
	u.Button("d", widgets.Rect{X: 740, Y: 320, W: 200, H: 40}, "Off", widgets.ButtonOpt{Off: "You cannot do this because it is not your turn."})
	u.Toggle("e", widgets.Rect{X: 740, Y: 380, W: 200, H: 30}, "Toggle", true)
	u.Choice("f", widgets.Rect{X: 740, Y: 420, W: 300, H: 36}, []string{"Off", "Slow", "Normal"}, 1)
	u.Slider("g", widgets.Rect{X: 740, Y: 470, W: 300, H: 30}, 0.4)
	u.Field("h", widgets.Rect{X: 740, Y: 510, W: 300, H: 36}, "Ada", "Name", 20)
}
