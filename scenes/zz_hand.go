package scenes

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"intrigue/input"
	"intrigue/scenes/widgets"
)

type hand struct {
	last, from widgets.Pt
	drag       bool
}

func (h *hand) read(s float64, _ time.Time) widgets.Input {
	x, y := ebiten.CursorPositionF()
	at := widgets.Pt{X: x / s, Y: y / s}
	in := widgets.Input{At: at, Down: ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)}
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.Secondary = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	in.Delta = widgets.Pt{X: at.X - h.last.X, Y: at.Y - h.last.Y}
	in.Moved = in.Delta != (widgets.Pt{})
	h.last = at
	if in.Pressed {
		h.from, h.drag = at, false
	}
	if in.Down && math.Hypot(at.X-h.from.X, at.Y-h.from.Y) > 6 {
		h.drag = true
	}
	in.From, in.Dragging = h.from, h.drag && (in.Down || in.Released)
	wx, wy := ebiten.Wheel()
	in.Wheel = widgets.Pt{X: wx, Y: wy}
	in.Runes = ebiten.AppendInputChars(nil)
	for k, a := range map[ebiten.Key]input.Action{
		ebiten.KeyEnter: input.Confirm, ebiten.KeyBackspace: input.TakeBack, ebiten.KeyTab: input.Next,
		ebiten.KeyLeft: input.Left, ebiten.KeyRight: input.Right, ebiten.KeyUp: input.Up, ebiten.KeyDown: input.Down,
		ebiten.KeySpace: input.Skip, ebiten.KeyH: input.Hint, ebiten.KeyEscape: input.Menu, ebiten.KeyF11: input.Window,
		ebiten.KeyEqual: input.ZoomIn, ebiten.KeyMinus: input.ZoomOut, ebiten.Key0: input.Fit, ebiten.KeyR: input.Rules,
	} {
		if inpututil.IsKeyJustPressed(k) {
			in.Actions = append(in.Actions, a)
		}
	}
	in.Erase = inpututil.IsKeyJustPressed(ebiten.KeyBackspace)
	return in
}
