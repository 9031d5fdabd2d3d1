package cardinal

import "math/bits"

// Stage is what is being decided.
type Stage uint8

const (
	StageDeal   Stage = iota // Luck deals the castle
	StageFree                // slide, lure or finish
	StageTake                // take the own guard into the supply or leave it (CAR-47)
	StageCorner              // in the tunnel: where to come out (CAR-34)
	StageRemove              // out of the tunnel: which castle guard to overcome (CAR-42)
	StageOver
)

// state is one moment of one game: a flat value, copied by assignment. A castle
// guard always stands on a chamber of its own suit (CAR-54), so the bits of the
// cells say the suits too; the same goes for the edges.
type state struct {
	rim       uint32       // edges with a guard
	guards    uint32       // cells with a castle guard
	at        [suits]Cell  // Gone after leaving; the hole while StageCorner
	dice      [suits]uint8 // the last chamber searched
	supply    [suits]uint8
	beaten    [suits]uint8 // defeated guards by suit
	escaped   uint8        // musketeers, as bits
	killed    uint8
	stage     Stage
	who       uint8  // whose slide is being finished, between StageFree
	met       Edge   // where the own guard stands, while StageTake
	moves     uint16 // slides made
	decisions uint16 // decisions made
}

// begin is the moment after the deal (CAR-14, CAR-15).
func begin(k *castle) state {
	c := state{stage: StageFree, rim: 1<<edges - 1, supply: k.coins}
	for s := range c.at {
		c.at[s] = k.cell[s][0]
	}
	return c
}

// pawns are the cells on which musketeers stand.
func (c *state) pawns() uint32 {
	return (1<<c.at[0] | 1<<c.at[1] | 1<<c.at[2] | 1<<c.at[3]) & (1<<cells - 1)
}

// taken are the cells nobody can enter (CAR-27).
func (c *state) taken() uint32 { return c.guards | c.pawns() }

// halt is how a slide ends.
type halt uint8

const (
	stuck  halt = iota // no step is possible, so it is no move (CAR-29)
	noExit             // the tunnel cannot be entered, so it is no move (CAR-39)
	stops              // before a musketeer or a castle guard (CAR-22, CAR-23)
	meets              // before a guard at the edge ahead (CAR-24)
	tunnel             // at the hole (CAR-34)
	leaves             // out of the castle (CAR-26)
)

// run follows a slide from a cell to its end, over cells that are not taken. The
// cell is the last one inside; for the tunnel it is the hole.
func run(from Cell, d Direction, taken, rim uint32) (Cell, halt) {
	ray := rays[from][d]
	block := (taken | 1<<hole) & ray
	if block == 0 {
		e := edgeAhead(from, d)
		end := e.Chamber()
		switch {
		case rim>>e&1 == 0:
			return end, leaves
		case end == from:
			return from, stuck
		}
		return end, meets
	}
	var first int
	if d == North || d == West {
		first = 31 - bits.LeadingZeros32(block)
	} else {
		first = bits.TrailingZeros32(block)
	}
	if first == int(hole) {
		if taken&corners == corners {
			return from, noExit
		}
		return hole, tunnel
	}
	to := Cell(first - strides[d])
	if to == from {
		return from, stuck
	}
	return to, stops
}

// slide is where a musketeer's slide ends. He is inside, or nothing happens.
func (c *state) slide(who uint8, d Direction) (Cell, halt) {
	if c.at[who] >= cells {
		return Gone, stuck
	}
	return run(c.at[who], d, c.taken(), c.rim)
}

// do plays a legal step.
func (c *state) do(k *castle, s action) {
	c.decisions++
	switch s.kind {
	case slide:
		c.moves++
		c.play(k, s.who, Direction(s.to))
		return
	case lure:
		c.supply[s.who]--
		c.guards |= 1 << s.to
		return
	case finish:
		c.stage = StageOver
		return
	case comeOut:
		c.arrive(k, c.who, Cell(s.to))
		if c.removable(k, c.who) != 0 {
			c.stage = StageRemove
			return
		}
	case surprise:
		c.guards &^= 1 << s.to
		c.beaten[k.suit[s.to]]++
	case takeGuard:
		c.rim &^= 1 << c.met
		c.supply[c.who]++
	}
	c.rest()
}

// rest puts the core between two slides; what a finished slide left behind is
// wiped, so that equal moments are equal values.
func (c *state) rest() { c.stage, c.who, c.met = StageFree, 0, 0 }

// arrive ends a slide or a trip in a chamber and searches it if its turn has come
// (CAR-61 to CAR-66).
func (c *state) arrive(k *castle, who uint8, to Cell) {
	c.at[who] = to
	if n := c.dice[who]; n < 5 && k.cell[who][n+1] == to {
		c.dice[who]++
	}
}

// mayTake reports whether a musketeer may take a guard of his own suit (CAR-47,
// CAR-48, CAR-82).
func (c *state) mayTake(k *castle, who uint8) bool { return !k.closed && c.supply[who] == 0 }

// removable are the castle guards that the musketeer in who may overcome on his
// trip through the tunnel (CAR-43, CAR-81).
func (c *state) removable(k *castle, who uint8) uint32 {
	if k.ownOnly {
		return c.guards & k.chambers[who]
	}
	return c.guards
}

// searched, escapees and defeated are the three parts of the score (CAR-76).
func (c *state) searched() int {
	return int(c.dice[0]) + int(c.dice[1]) + int(c.dice[2]) + int(c.dice[3])
}

func (c *state) escapees() int { return bits.OnesCount8(c.escaped) }

func (c *state) defeated() int {
	return int(c.beaten[0]) + int(c.beaten[1]) + int(c.beaten[2]) + int(c.beaten[3])
}

func (c *state) score() int { return c.searched() + 2*c.escapees() + c.defeated() }

// Perfect is the best score there can be: 20 chambers, four escapes at 2 points
// and 24 guards. The printed rules add the same three parts up to 56 (CAR-79).
const Perfect = 20 + 8 + 24

// play makes a slide (CAR-21).
func (c *state) play(k *castle, who uint8, d Direction) {
	from := c.at[who]
	to, h := c.slide(who, d)
	switch h {
	case stops:
		c.arrive(k, who, to)
	case meets:
		c.arrive(k, who, to)
		switch e := edgeAhead(from, d); {
		case k.post[e] != Suit(who): // CAR-46
			c.rim &^= 1 << e
			c.beaten[k.post[e]]++
		case c.mayTake(k, who):
			c.stage, c.who, c.met = StageTake, who, e
		}
	case tunnel:
		c.at[who] = hole
		c.stage, c.who = StageCorner, who
	case leaves:
		c.at[who] = Gone
		if c.dice[who] == 5 { // CAR-69, CAR-72
			c.escaped |= 1 << who
		} else { // CAR-70
			c.killed |= 1 << who
		}
		if c.escaped|c.killed == 1<<suits-1 { // CAR-74
			c.stage = StageOver
		}
	}
}
