package estoril

import (
	"fmt"
	"strings"

	"intrigue/maps"
	"intrigue/maps/svg"
	"intrigue/scenes/board"
	"intrigue/sprites"
)

// poster is the drawing of a board without its cells: the picture stays upright, and
// the cells change their corners when the board is turned.
func poster(n int) (*board.Face, error) {
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
	return &board.Face{Map: m, Paint: svg.Paint{Hide: hide}}, nil
}

// prints are the pictures of the cells: see cellSprite.
var prints = []string{
	"estoril.cell.1", "estoril.cell.2", "estoril.cell.3", "estoril.cell.4",
	"estoril.cell.open.1", "estoril.cell.open.2", "estoril.cell.open.3",
	"estoril.cell.reward", "estoril.cell.reward.secret",
}

// printed is the drawing of a cell: numeral, stamp and eye, always upright. Its sides
// are those of the cells of the posters.
func printed(name string) (*board.Face, error) {
	d, err := sprites.Open(name)
	if err != nil {
		return nil, err
	}
	return &board.Face{Map: &maps.Map{Name: name, W: d.W, H: d.H, Drawing: d}}, nil
}
