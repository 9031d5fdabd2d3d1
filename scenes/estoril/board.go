// Package estoril shows the six places by the sea: the posters with the tiles that
// lie on them, the hand, and the evening board by board.
//
// What may be done it takes from the legal choices; who is strong
// where, and why, are the view's own words.
package estoril

import (
	"time"

	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Board is the table's grid of posters.
type Board struct {
	table.Base[estoril.View]
	posters *posters
	known   map[string]lying // what lies on the board, by id
	pulse   parts.Pulse
	near    uint         // the boards the camera is at, as bits of their numbers: 0 for all of them, or later
	area    widgets.Rect // of the board on the window, in the last frame
	roomy   bool         // the posters left out and the pile lie beside the grid
	flights flights
	held    core.Cell // what the viewer has just looked at, for as long as Host.Holding
}

// cellAt finds a cell of the view by its id.
func (b *Board) cellAt(id string) (core.Cell, core.Board, bool) {
	for _, d := range b.View.Boards {
		if c, ok := parts.Find(d.Spots(), func(c core.Cell) bool { return c.ID == id }); ok {
			return c, d, true
		}
	}
	return core.Cell{}, core.Board{}, false
}

// boardOf returns the board of a number, if it lies on the table.
func (b *Board) boardOf(number int) (core.Board, bool) {
	return parts.Find(b.View.Boards, func(d core.Board) bool { return d.Number == number })
}

// flights says what the newest change sets in motion: tiles come from hands and from
// the pile, go to hands and under the pile, turn over where they lie, and dice roll.
type flights struct {
	core.Journeys
	began time.Time
}

// each calls f for every cell on the table.
func (b *Board) each(f func(d core.Board, c core.Cell, r widgets.Rect)) {
	for _, d := range b.View.Boards {
		for _, c := range d.Spots() {
			f(d, c, b.cellBox(d, c))
		}
	}
}

// cellBox returns the square of a cell on the window.
func (b *Board) cellBox(d core.Board, c core.Cell) widgets.Rect {
	x, y, side := b.posters.box(d.Place, c.Corner, d.Number)
	return b.Box(x, y, side, side)
}

// posterBox returns a poster on the window.
func (b *Board) posterBox(place int) widgets.Rect {
	x, y := b.posters.origin(place)
	return b.Box(x, y, b.posters.w, b.posters.h)
}

// seatOf returns the seat of a target of one kind: "discard.2".
func (b *Board) seatOf(id, kind string) (core.Player, bool) {
	return parts.Find(b.View.Players, func(p core.Player) bool { return id == kind+"."+itoa(int(p.Seat)) })
}

// discarding reports whether the viewer has to discard. The posters are empty then, so
// the hand lies over them, with every number in sight.
func (b *Board) discarding() bool {
	return b.View.Stage == core.StageDiscard && b.View.By >= 0 && b.View.Acting == b.View.By
}

// inSight reports whether all of r is in view: the arrows come to nothing else that is only read.
func (b *Board) inSight(r widgets.Rect) bool { return b.Camera.View.ContainsRect(r) }
