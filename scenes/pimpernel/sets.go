package pimpernel

import (
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/scenes/widgets"
)

// sets is the picking of all one's own cubes of an area for the mission: cube by cube, so that each of them can be taken
// back alone.
type sets struct {
	left int // of them, still to be picked
	area core.Area
	last int // how many the mission lacked when the newest of them was picked
}

// own is the choice of a cube of the reader's, and how many of them the mission can use; 0 where that is not asked.
func (b *Board) own() (pick rules.Choice, n int) {
	c := b.View.State
	if b.View.Stage != core.StagePick || !b.Host.Playable() {
		return pick, 0
	}
	all, id := b.Host.Choices(), core.PileID(core.Area(c.Part), b.View.Acting)
	if i := slices.IndexFunc(all, func(x rules.Choice) bool { return x.Path[0] == id }); i >= 0 {
		return all[i], int(min(c.ToPick, c.Piles[c.Part][c.Seat]))
	}
	return pick, 0
}

// takeMine is the key that picks them all, where there are several.
func (b *Board) takeMine(u *widgets.UI, r widgets.Rect) {
	if _, n := b.own(); n > 1 && u.Button("pick.mine", r, fmt.Sprintf("Take all mine (%d)", n), widgets.ButtonOptions{
		Weight: widgets.Primary, Tooltip: "All of yours that the mission can use. Undo takes them back one by one."}) {
		b.sets = sets{left: n, area: core.Area(b.View.State.Part), last: -1}
		u.Animate()
	}
}

// goOn picks the next of them, once the one before has been picked.
func (b *Board) goOn(u *widgets.UI) {
	if b.sets.left == 0 {
		return
	}
	pick, n := b.own()
	if n == 0 || core.Area(b.View.State.Part) != b.sets.area || b.Host.Replaying() > 0 {
		b.sets.left = 0
		return
	}
	to := int(b.View.State.ToPick)
	if to == b.sets.last { // a question was answered with no
		b.sets.left = 0
		return
	}
	b.sets.last = to
	b.sets.left--
	b.Host.Choose(pick)
	u.Animate()
}
