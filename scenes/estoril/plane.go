package estoril

import (
	"fmt"
	"strings"

	"intrigue/maps"
	rules "intrigue/rules/estoril"
	"intrigue/scenes/board"
	"intrigue/scenes/widgets"
)

// The grid has two rows of three posters, a little apart.
const (
	across, down = 3, 2
	margin       = 14.0
	gap          = 10.0
	museum       = 8
)

// posters are the eight drawings and the plane on which six of them lie.
type posters struct {
	faces map[int]*board.Face
	side  float64
	plane *board.Mosaic
}

func open() (*posters, error) {
	p := &posters{faces: map[int]*board.Face{}}
	for n := 1; n <= museum; n++ {
		m, err := poster(n)
		if err != nil {
			return nil, fmt.Errorf("a poster of Estoril cannot be read: %w", err)
		}
		p.faces[n], p.side = &board.Face{Map: m}, m.W
	}
	p.plane = board.NewMosaic(across*p.side+(across-1)*gap+2*margin, down*p.side+(down-1)*gap+2*margin)
	p.plane.Legible = 9
	return p, nil
}

// origin is the corner of a place of the grid.
func (p *posters) origin(place int) (x, y float64) {
	return margin + float64(place%across)*(p.side+gap), margin + float64(place/across)*(p.side+gap)
}

// set lays the boards of a view and returns what shows something else now.
func (p *posters) set(all []rules.Board) []maps.Rect {
	var pieces []board.Piece
	for _, d := range all {
		x, y := p.origin(d.Place)
		pieces = append(pieces, board.Piece{ID: fmt.Sprintf("board.%d", d.Number), Sides: [2]*board.Face{p.faces[d.Number]}, X: x, Y: y, Turns: d.Turned})
	}
	return p.plane.Set(pieces)
}

// box is the square of a cell on the plane: the four corners of a poster, or the
// middle of the Museum, whose five places are smaller.
func (p *posters) box(place, corner int, wide bool) (x, y, side float64) {
	size, off := 0.405, 0.245
	if wide {
		size, off = 0.335, 0.19
	}
	cx, cy := 0.5, 0.5
	switch corner {
	case 0, 3:
		cx = off
	case 1, 2:
		cx = 1 - off
	}
	switch corner {
	case 0, 1:
		cy = off
	case 2, 3:
		cy = 1 - off
	}
	if corner == 4 {
		size = 0.275
	}
	ox, oy := p.origin(place)
	return ox + (cx-size/2)*p.side, oy + (cy-size/2)*p.side, size * p.side
}

// cellBox is the square of a cell on the window.
func (b *Board) cellBox(d rules.Board, c rules.Cell) widgets.Rect {
	x, y, side := b.posters.box(d.Place, c.Corner, d.Number == museum)
	return b.rect(x, y, side, side)
}

// posterBox is a poster on the window.
func (b *Board) posterBox(place int) widgets.Rect {
	x, y := b.posters.origin(place)
	return b.rect(x, y, b.posters.side, b.posters.side)
}

// things are the tiles on the posters: a pure function of the view.
func (b *Board) things() []board.Thing {
	var all []board.Thing
	lay := func(d rules.Board, c rules.Cell) {
		if !c.Taken {
			return
		}
		id := c.Back
		l := lying{tile: c.Tile, owner: c.Owner}
		if c.Tile != 0 {
			id = tileID(c.Tile)
			l.known = c.Down
		}
		b.known[id] = l
		x, y, side := b.posters.box(d.Place, c.Corner, d.Number == museum)
		all = append(all, board.Thing{ID: id, Sprite: "estoril.back", X: x + side/2, Y: y + side/2, W: side * 0.94 * aspect, H: side * 0.94, Rise: 0.5, Z: 1})
	}
	for _, d := range b.view.Boards {
		for _, c := range d.Cells {
			lay(d, c)
		}
		lay(d, d.Reward)
	}
	return all
}

// pieces paints the stage.
func (b *Board) pieces(u *widgets.UI) {
	placed, moving := b.stage.At(u.Now)
	if moving {
		u.Animate()
	}
	c := b.lens.Now()
	for _, p := range placed {
		l, ok := b.known[p.ID]
		if !ok {
			continue
		}
		at := c.Out(p.X, p.Y)
		w, h := p.W*c.S, p.H*c.S
		r := widgets.Rect{X: at.X - w/2, Y: at.Y - h/2 - 8*p.Lift*c.S, W: w, H: h}
		b.card(u, r, l, p.Shown, b.lens.Moving())
		b.seat.Place(p.ID, r)
	}
}

// Spoken names a cell as people do: the poster and its numeral.
func (b *Board) Spoken(target string) string {
	if !strings.HasPrefix(target, "board.") {
		return target
	}
	if c, d, ok := b.cellAt(target); ok {
		if c.Numeral == 0 {
			return d.Poster.Name + " reward"
		}
		return fmt.Sprintf("%s %s", d.Poster.Name, numeral(c.Numeral))
	}
	return target
}

func numeral(n int) string { return [...]string{"", "I", "II", "III", "IV"}[n] }
