package estoril

import (
	"fmt"
	"strings"

	"intrigue/maps"
	"intrigue/maps/svg"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/board"
	"intrigue/sprites"
)

// The grid has two rows of three posters, a little apart.
const (
	across, down = 3, 2
	margin       = 14.0
	gap          = 10.0
	museum       = 8
)

// posters are the eight drawings, their printed cells, and the plane on which six of them lie.
type posters struct {
	faces map[int]*board.Side
	cells map[string]*board.Side // by the name of their picture
	w, h  float64                // of a poster
	plane *board.Mosaic
}

// open reads the eight posters, which are of one size, and the printed spaces, and makes the plane of three by two.
func open() (*posters, error) {
	p := &posters{faces: map[int]*board.Side{}, cells: map[string]*board.Side{}}
	for n := 1; n <= museum; n++ { // the Museum is the last board
		face, err := poster(n)
		if err != nil {
			return nil, fmt.Errorf("a poster of Estoril cannot be read: %w", err)
		}
		p.faces[n], p.w, p.h = face, face.Map.W, face.Map.H
	}
	for _, name := range prints {
		face, err := printed(name)
		if err != nil {
			return nil, fmt.Errorf("a space of Estoril cannot be read: %w", err)
		}
		p.cells[name] = face
	}
	p.plane = board.NewMosaic(across*p.w+(across-1)*gap+2*margin, down*p.h+(down-1)*gap+2*margin)
	p.plane.Legible = 8.5
	return p, nil
}

// origin returns the corner of a place of the grid.
func (p *posters) origin(place int) (x, y float64) {
	return margin + float64(place%across)*(p.w+gap), margin + float64(place/across)*(p.h+gap)
}

// set lays the boards of a view and returns what shows something else now.
func (p *posters) set(all []core.Board) []maps.Rect {
	var pieces []board.Piece
	for _, d := range all {
		x, y := p.origin(d.Place)
		pieces = append(pieces, board.Piece{ID: boardID(d.Number), Sides: [2]*board.Side{p.faces[d.Number]}, X: x, Y: y})
		for _, c := range d.Spots() {
			x, y, side := p.box(d.Place, c.Corner, d.Number)
			face := p.cells[cellSprite(c)]
			pieces = append(pieces, board.Piece{ID: c.ID, Sides: [2]*board.Side{face}, X: x, Y: y, Scale: side / face.Map.W})
		}
	}
	return p.plane.Set(pieces)
}

// corners returns the cells of a poster by corner, clockwise from the top left, the middle
// last, as the drawing of the poster has them.
func (p *posters) corners(number int) (boxes [5]maps.Rect) {
	m := p.faces[number].Map
	for _, c := range m.Places {
		b := c.Bounds
		k := 4
		switch left, up := c.At.X < m.W/2-1, c.At.Y < m.H*0.55; {
		case left && up:
			k = 0
		case c.At.X > m.W/2+1 && up:
			k = 1
		case c.At.X > m.W/2+1:
			k = 2
		case left:
			k = 3
		}
		boxes[k] = b
	}
	return boxes
}

// box returns the square of a cell on the plane.
func (p *posters) box(place, corner, number int) (x, y, side float64) {
	r := p.corners(number)[corner]
	ox, oy := p.origin(place)
	return ox + r.X0, oy + r.Y0, r.X1 - r.X0
}

// poster returns the drawing of a board without its cells: the picture stays upright, and
// the cells change their corners when the board is turned.
func poster(n int) (*board.Side, error) {
	m, err := maps.Open(fmt.Sprintf("estoril.%d", n))
	if err != nil {
		return nil, err
	}
	hide := map[string]bool{}
	for id := range m.Places {
		if strings.HasPrefix(id, "board.") {
			hide[id] = true
		}
	}
	return &board.Side{Map: m, Paint: svg.Paint{Hide: hide}}, nil
}

// prints are the pictures of the cells: see cellSprite.
var prints = []string{
	"estoril.cell.1", "estoril.cell.2", "estoril.cell.3", "estoril.cell.4",
	"estoril.cell.open.1", "estoril.cell.open.2", "estoril.cell.open.3",
	"estoril.cell.reward", "estoril.cell.reward.secret",
}

// printed returns the drawing of a cell: numeral, stamp and eye, always upright. Its sides
// are those of the cells of the posters.
func printed(name string) (*board.Side, error) {
	d, err := sprites.Open(name)
	if err != nil {
		return nil, err
	}
	return &board.Side{Map: &maps.Map{Name: name, W: d.W, H: d.H, Drawing: d}}, nil
}
