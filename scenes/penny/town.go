package penny

import (
	"fmt"
	"math"

	"intrigue/maps"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// margin is the room around the tiles, in units of the map.
const margin = 6.0

// bankAt says where the Bank will be joined to East End in the Heist: its place is kept
// free from the beginning, so that the map does not jump.
var bankAt = [2]int{3, 1}

func openTown(v penny.View) (*town, error) {
	t := &town{sides: map[string][2]*board.Side{}}
	for _, h := range v.Tiles() {
		if err := t.read(h.Key); err != nil {
			return nil, err
		}
	}
	cells := [][2]int{}
	for _, h := range v.Tiles() {
		cells = append(cells, h.At)
	}
	if v.Mode() == box.Heist {
		cells = append(cells, bankAt)
		if err := t.read("bank"); err != nil {
			return nil, err
		}
	}
	minX, maxX, minY, maxY := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
	for _, c := range cells {
		x, y := t.corner(c)
		minX, maxX, minY, maxY = min(minX, x), max(maxX, x+t.w), min(minY, y), max(maxY, y+t.h)
	}
	t.x0, t.y0 = margin-minX, margin-minY
	t.plane = board.NewMosaic(maxX-minX+2*margin, maxY-minY+2*margin)
	t.plane.Legible = 8
	t.set(v)
	return t, nil
}

// read reads both sides of a tile.
func (t *town) read(key string) error {
	var both [2]*board.Side
	for i, name := range []string{"penny." + key, "penny." + key + ".hell"} {
		m, err := maps.Open(name)
		if err != nil {
			return fmt.Errorf("a tile of London cannot be read: %w", err)
		}
		both[i] = &board.Side{Map: m}
		t.w, t.h = m.W, m.H
	}
	t.sides[key] = both
	return nil
}

// corner returns where the box of a hex begins: pointy-top, axial coordinates.
func (t *town) corner(at [2]int) (x, y float64) {
	q, r := float64(at[0]), float64(at[1])
	return t.x0 + t.w*(q+r/2), t.y0 + t.h*0.75*r
}

// set lays the tiles of a view and returns what shows something else now.
func (t *town) set(v penny.View) []maps.Rect {
	var pieces []board.Piece
	for _, h := range v.Tiles() {
		x, y := t.corner(h.At)
		pieces = append(pieces, board.Piece{ID: h.ID, Sides: t.sides[h.Key], X: x, Y: y, Flipped: h.Hell})
	}
	return t.plane.Set(pieces)
}

// spot returns the middle of a place on the plane, and how large it is drawn. The two
// shortcuts lie in the corners that the tiles leave free.
func (b *Board) spot(id string) (x, y, radius float64) {
	t := b.town
	if at, ok := b.known.place[id]; ok {
		if p, ok := t.plane.Place(at.Tile, id); ok {
			return p.At.X, p.At.Y, p.R
		}
	}
	for i, w := range b.View.Ways() {
		if w.ID == id {
			x, y = t.wayAt(i)
			return x, y, t.w * 0.12
		}
	}
	return -1e4, -1e4, 1
}

// wayAt returns where a shortcut building stands: beside one of its two tiles.
func (t *town) wayAt(i int) (x, y float64) {
	p, ok := t.plane.Piece("tile.westminster")
	low := ok && p.Y > t.h/2 // Westminster lies in the lower row
	switch {
	case low && i == 0:
		return t.plane.W - margin - t.w*0.24, t.plane.H - margin - t.h*0.36
	case low:
		return margin + t.w*0.24, margin + t.h*0.36
	case i == 0:
		return margin + t.w*0.24, t.plane.H - margin - t.h*0.36
	}
	return margin + t.w*3.3, margin + t.h*0.36
}

// disc returns a place on the window.
func (b *Board) disc(id string, grow float64) widgets.Rect {
	x, y, r := b.spot(id)
	return b.About(x, y, 2*r*grow, 2*r*grow)
}

// tile returns the box of a tile on the window.
func (b *Board) tile(id string) (widgets.Rect, bool) {
	p, ok := b.town.plane.Piece(id)
	if !ok {
		return widgets.Rect{}, false
	}
	q := p.Box()
	return b.About((q.X0+q.X1)/2, (q.Y0+q.Y1)/2, q.X1-q.X0, q.Y1-q.Y0), true
}
