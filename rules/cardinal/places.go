package cardinal

import "strconv"

// Cell is a place of the 5×5 castle: row*5+column, row 0 at the top.
type Cell uint8

const (
	cells      = 25
	side       = 5
	hole  Cell = 12 // the entrance of the tunnel (CAR-8)
	// Gone is where a musketeer is who has left the castle.
	Gone Cell = 31
)

// At is the cell of a row and a column, both from 0.
func At(row, col int) Cell { return Cell(row*side + col) }

// Row is the row of a cell, 0 at the top.
func (c Cell) Row() int { return int(c) / side }

// Col is the column of a cell, 0 at the left.
func (c Cell) Col() int { return int(c) % side }

// ID is the id of a cell on the map: "cell.2.3".
func (c Cell) ID() string { return "cell." + c.text() }

func (c Cell) text() string { return strconv.Itoa(c.Row()) + "." + strconv.Itoa(c.Col()) }

// readCell reads "2.3"; the hole counts as a cell.
func readCell(s string) (Cell, bool) {
	if len(s) != 3 || s[1] != '.' || s[0] < '0' || s[0] > '4' || s[2] < '0' || s[2] > '4' {
		return 0, false
	}
	return At(int(s[0]-'0'), int(s[2]-'0')), true
}

// Edge is a place outside the castle where a guard may stand: side*5+index. Each
// belongs to one side of one rim chamber, so a corner has two (CAR-11, CAR-12).
type Edge uint8

const edges = 20

// Side is the side of the castle an edge lies on.
func (e Edge) Side() Direction { return Direction(e / side) }

// Index is the column of a northern or southern edge, the row of the others.
func (e Edge) Index() int { return int(e) % side }

// Guard is the id of the guard at an edge: "guard.n.2".
func (e Edge) Guard() string { return "guard." + e.text() }

// Out is the id of the way out over an edge: "out.n.2".
func (e Edge) Out() string { return "out." + e.text() }

func (e Edge) text() string { return e.Side().Key() + "." + strconv.Itoa(e.Index()) }

// readEdge reads "n.2".
func readEdge(s string) (Edge, bool) {
	if len(s) != 3 || s[1] != '.' || s[2] < '0' || s[2] > '4' {
		return 0, false
	}
	d, ok := directionNamed(s[:1])
	return Edge(int(d)*side + int(s[2]-'0')), ok
}

// edgeAhead is the edge a slide from a cell runs towards.
func edgeAhead(c Cell, d Direction) Edge {
	if d == North || d == South {
		return Edge(int(d)*side + c.Col())
	}
	return Edge(int(d)*side + c.Row())
}

// Chamber is the rim cell an edge belongs to.
func (e Edge) Chamber() Cell {
	i := e.Index()
	switch e.Side() {
	case North:
		return At(0, i)
	case East:
		return At(i, side-1)
	case South:
		return At(side-1, i)
	}
	return At(i, 0)
}

// Corners are the four exits of the tunnel (CAR-34), by row.
func Corners() []Cell { return []Cell{0, 4, 20, 24} }

const corners uint32 = 1<<0 | 1<<4 | 1<<20 | 1<<24

// cornerName is the word for a corner in moves: "ne".
func cornerName(c Cell) string {
	switch c {
	case 0:
		return "nw"
	case 4:
		return "ne"
	case 20:
		return "sw"
	case 24:
		return "se"
	}
	return ""
}

func cornerNamed(name string) (Cell, bool) {
	for _, c := range Corners() {
		if cornerName(c) == name {
			return c, true
		}
	}
	return 0, false
}

// cornerTitle names a corner in a sentence: "north-eastern".
func cornerTitle(c Cell) string {
	return map[Cell]string{0: "north-western", 4: "north-eastern", 20: "south-western", 24: "south-eastern"}[c]
}

// rays are the cells ahead of each cell in each direction, and strides the step
// from one to the next. Both are worked out once and never change.
var rays = makeRays()

var strides = [directions]int{-side, 1, side, -1}

func makeRays() (all [32][directions]uint32) {
	for c := range Cell(cells) {
		for r := c.Row() - 1; r >= 0; r-- {
			all[c][North] |= 1 << At(r, c.Col())
		}
		for r := c.Row() + 1; r < side; r++ {
			all[c][South] |= 1 << At(r, c.Col())
		}
		for x := c.Col() + 1; x < side; x++ {
			all[c][East] |= 1 << At(c.Row(), x)
		}
		for x := c.Col() - 1; x >= 0; x-- {
			all[c][West] |= 1 << At(c.Row(), x)
		}
	}
	return all
}
