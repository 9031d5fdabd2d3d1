package estoril

import (
	"fmt"
	"strings"

	"intrigue/maps"
	"intrigue/maps/svg"
	"intrigue/scenes/board"
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
