package core

import "strconv"

// Cell is a place of the 5×5 castle: row*5+column, row 0 at the top.
type Cell uint8

const (
	Side          = 5
	NumCells Cell = Side * Side
	Hole     Cell = 12 // the entrance of the tunnel (CAR-8)
	// Gone is where a musketeer is who has left the castle.
	Gone Cell = 31
)

// Corners are the four exits of the tunnel (CAR-34), as bits.
const Corners uint32 = 1<<0 | 1<<4 | 1<<20 | 1<<24

// At returns the cell of a row and a column, both from 0.
func At(row, col int) Cell { return Cell(row*Side + col) }

// Row returns the row of a cell, 0 at the top.
func (c Cell) Row() int { return int(c) / Side }

// Col returns the column of a cell, 0 at the left.
func (c Cell) Col() int { return int(c) % Side }

// ID returns the id of a cell on the map: "cell.2.3".
func (c Cell) ID() string { return "cell." + c.Key() }

// Key returns the short form used in moves: "2.3".
func (c Cell) Key() string { return strconv.Itoa(c.Row()) + "." + strconv.Itoa(c.Col()) }

// ReadCell reads a key; the hole counts as a cell.
func ReadCell(key string) (Cell, bool) {
	i, ok := cellWords.Index(key)
	return Cell(i), ok
}

// Edge is a place outside the castle where a guard may stand: side*5+index. Each
// belongs to one side of one rim chamber, so a corner has two (CAR-11, CAR-12).
type Edge uint8

const NumEdges Edge = 4 * Side

// EdgeOf returns the edge of a side by its index.
func EdgeOf(d Direction, index int) Edge { return Edge(int(d)*Side + index) }

// Side returns the side of the castle an edge lies on.
func (e Edge) Side() Direction { return Direction(e / Side) }

// Index returns the column of a northern or southern edge, the row of the others.
func (e Edge) Index() int { return int(e) % Side }

// Guard returns the id of the guard at an edge: "guard.n.2".
func (e Edge) Guard() string { return "guard." + e.Key() }

// Out returns the id of the way out over an edge: "out.n.2".
func (e Edge) Out() string { return "out." + e.Key() }

// Key returns the short form used in ids: "n.2".
func (e Edge) Key() string { return e.Side().Key() + "." + strconv.Itoa(e.Index()) }

// ReadEdge reads "n.2".
func ReadEdge(key string) (Edge, bool) {
	i, ok := edgeWords.Index(key)
	return Edge(i), ok
}

// EdgeAhead returns the edge a slide from a cell runs towards.
func EdgeAhead(c Cell, d Direction) Edge {
	if d == North || d == South {
		return EdgeOf(d, c.Col())
	}
	return EdgeOf(d, c.Row())
}

// Chamber returns the rim cell an edge belongs to.
func (e Edge) Chamber() Cell {
	switch e.Side() {
	case North:
		return At(0, e.Index())
	case East:
		return At(e.Index(), Side-1)
	case South:
		return At(Side-1, e.Index())
	}
	return At(e.Index(), 0)
}

// Toward returns the next cell in a direction, where there is one.
func (c Cell) Toward(d Direction) Cell { return Cell(int(c) + strides[d]) }

// Rays are the cells ahead of each cell in each direction, and strides the step
// from one to the next. Both are worked out once and never change.
var Rays = func() (all [32][NumDirections]uint32) {
	for c := range NumCells {
		for other := range NumCells {
			sameRow, sameCol := c.Row() == other.Row(), c.Col() == other.Col()
			switch {
			case sameCol && other < c:
				all[c][North] |= 1 << other
			case sameCol && other > c:
				all[c][South] |= 1 << other
			case sameRow && other > c:
				all[c][East] |= 1 << other
			case sameRow && other < c:
				all[c][West] |= 1 << other
			}
		}
	}
	return all
}()

var strides = [NumDirections]int{-Side, 1, Side, -1}
