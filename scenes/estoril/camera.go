package estoril

import (
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// later stands for the boards that the camera is at while it is still to be moved: the bit of a board 0, which there is not.
const later = 1

// approach brings the camera near the board that is resolved and those that an analysis or a caption
// speaks of then, unless a decision reaches beyond.
func (b *Board) approach(skip bool) {
	want := b.scene()
	if want == b.near {
		return
	}
	if b.Camera.View.W == 0 { // nothing was laid out yet
		b.near = later
		return
	}
	b.near = want
	still := b.Host.Still() || skip
	if want == 0 {
		b.Camera.ShowAll(b.Now, still)
		return
	}
	box := b.around(want)
	if resolved := uint(1) << b.View.Evening.Board; want != resolved && !b.Camera.Holds(box.W, box.H, nearest) {
		box = b.around(want &^ resolved) // what is spoken of goes first
	}
	b.Camera.Show(box, nearest, b.Now, still)
}

// nearest is the most that the boards of an evening are enlarged, for their size where all of the map is in sight.
const nearest = 1.6

// scene returns the board that is resolved and those that are spoken of meanwhile, as bits of their numbers;
// 0 for all boards.
func (b *Board) scene() uint {
	e := b.View.Evening
	if e == nil || e.Board == 0 {
		return 0
	}
	if slices.ContainsFunc(b.Host.Choices(), func(c rules.Choice) bool {
		return slices.ContainsFunc(c.Path, func(id string) bool {
			return strings.HasPrefix(id, "board.") && !strings.HasPrefix(id, boardID(e.Board)+".")
		})
	}) {
		return 0
	}
	all := uint(1) << e.Board
	for _, d := range b.View.Boards {
		here := func(id string) bool { return id == boardID(d.Number) || strings.HasPrefix(id, boardID(d.Number)+".") }
		if slices.ContainsFunc(b.Host.Explained(), here) {
			all |= 1 << d.Number
		}
	}
	return all
}

// around returns the box of some boards on the map, given as bits of their numbers, with a little of what is beside them.
func (b *Board) around(all uint) (box widgets.Rect) {
	w, h := b.posters.w, b.posters.h
	for _, d := range b.View.Boards {
		if all>>d.Number&1 != 0 {
			x, y := b.posters.origin(d.Place)
			box = box.Union(widgets.Rect{X: x - 0.2*w, Y: y - 0.06*h, W: 1.4 * w, H: 1.12 * h})
		}
	}
	return box
}
