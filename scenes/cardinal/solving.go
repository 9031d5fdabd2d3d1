package cardinal

import (
	"intrigue/scenes/widgets"
)

// solving is the solver at work beside the game.
type solving struct{}

func (s *solving) stop()                                                 {}
func (s *solving) begin(b *Board)                                        {}
func (s *solving) panel(b *Board, u *widgets.UI, r widgets.Rect) float64 { return 0 }
