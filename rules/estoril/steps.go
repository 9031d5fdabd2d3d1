package estoril

import (
	"math/bits"

	"intrigue/rules/cards"
)

// A verb is a kind of step.
type verb uint8

const (
	vFirst   verb = iota // a: seat
	vMission             // a: mission
	vAgenda              // a: mission
	vBoard               // a: board, b: quarters
	vReward              // a: tile
	vPlace               // a: tile, b: spot
	vLook                // a: spot
	vLeave               // no look, or no (more) symbols of this tile
	vOpen
	vAssassin    // a: spot
	vConspiracy  //
	vNationalism //
	vSeduction   // a: spot of the tile, b: free space
	vDiplomacy   // a: spot
	vDraw        // a: tile
	vKeep        // the reward stays
	vChange      // the drawn tile becomes the reward
	vRoll        // a, b: dice
	vAward
	vLose // a: spot
	vHome
	vDiscard // a: tile
)

// A step is a Move as the core reads it.
type step struct {
	verb verb
	a, b uint8
}

// do plays a legal step.
func (c *core) do(s step) {
	switch s.verb {
	case vPlace:
		c.place(Tile(s.a), s.b)
	case vLook:
		c.seen[s.a] |= cards.Eyes(1) << c.seat
		c.pass()
	case vLeave:
		c.leave()
	case vOpen:
		c.open()
	case vAssassin, vConspiracy, vNationalism, vSeduction, vDiplomacy:
		c.use(s)
	case vDraw:
		c.drew, _ = c.pile.Draw(cards.Card(s.a))
		c.drawn, c.stage = Tile(s.a), StageKeep
	case vKeep, vChange:
		c.keep(s.verb == vChange)
	case vRoll:
		c.roll(s.a, s.b)
	case vAward:
		c.award()
	case vLose:
		c.lose(s.a)
	case vHome:
		c.home()
	case vDiscard:
		c.discard(Tile(s.a))
	default:
		c.deal(s)
	}
}

// deal plays what Luck deals before the tiles are placed.
func (c *core) deal(s step) {
	switch s.verb {
	case vFirst:
		c.first, c.stage = s.a, StageMissions
	case vMission:
		n := c.laid()
		if c.missions[n] = Mission(s.a); n+1 == c.missionsOut() {
			c.stage = StageAgendas
			if c.rules&agendas == 0 {
				c.newRound()
			}
		}
	case vAgenda:
		n := c.given()
		if c.agenda[n] = Mission(s.a); n+1 == c.seats {
			c.newRound()
		}
	case vBoard:
		n := c.boards()
		c.board[n], c.turned[n] = s.a, s.b
		if n+1 == places {
			c.survey()
			c.sort()
			c.stage = StageRewards
		}
	case vReward:
		c.reward(Tile(s.a))
	}
}

// laid, given and boards count what has been dealt.
func (c *core) laid() (n uint8) {
	for n < uint8(len(c.missions)) && c.missions[n] != NoMission {
		n++
	}
	return n
}

func (c *core) given() (n uint8) {
	for n < c.seats && c.agenda[n] != NoMission {
		n++
	}
	return n
}

func (c *core) boards() (n uint8) {
	for n < places && c.board[n] != 0 {
		n++
	}
	return n
}

// sort orders the places by the numbers of their boards (EST-54).
func (c *core) sort() {
	n := 0
	for b := Church; b <= Museum; b++ {
		for p := range c.board {
			if c.board[p] == b {
				c.order[n] = uint8(p)
				n++
			}
		}
	}
}

// newRound clears the table for the boards of the next round (EST-22).
func (c *core) newRound() {
	c.round++
	c.stage = StageBoards
	c.near = [slots]spots{}
	c.exists, c.outer, c.secret = 0, 0, 0
	c.board, c.turned, c.order = [places]uint8{}, [places]uint8{}, [places]uint8{}
	c.won, c.prize = [places]uint8{}, [places]Tile{}
	c.at, c.num, c.used = 0, 0, 0
}

// reward lays the top of the pile on the next Reward Space (EST-23). Who knew that
// the tile lay at the bottom of the pile knows it here too.
func (c *core) reward(t Tile) {
	known, _ := c.pile.Draw(cards.Card(t))
	p := c.rewards()
	x := slots + p
	c.on[x] = t
	c.taken |= 1 << x
	if c.secret.has(x) {
		c.down |= 1 << x
		c.seen[x] = known
	}
	if p+1 == places {
		c.seat = (c.first + c.seats - 1) % c.seats
		c.pass() // to the first player (EST-25)
	}
}

// rewards counts the Reward Spaces that were filled.
func (c *core) rewards() uint8 {
	return uint8(bits.OnesCount32(uint32(c.taken >> slots)))
}

// place sends a tile to a space (EST-33, EST-37) and offers the look of that space.
func (c *core) place(t Tile, x uint8) {
	s := c.seat
	c.hand[s] &^= 1 << t
	c.cubes[s]--
	c.put(s, x, t)
	if c.secret.has(x) {
		c.down |= 1 << x
	}
	c.from = x
	if c.looks() != 0 {
		c.stage = StageLook
		return
	}
	c.pass()
}

// looks are the spots at which the seat may look from the space just taken: tiles
// that lie face down in its reach, neither its own nor known to it (EST-44 to
// EST-46, EST-51).
func (c *core) looks() spots {
	p := placeOf(c.from)
	var reach spots
	switch look(c.board[p], c.from%Spaces) {
	case NoLook:
		return 0
	case LookOwn:
		reach = inPlace(p) | rewardOf(p)
	case LookNear:
		reach = inPlace(p) | rewardOf(p) | around[p] | aroundRewards[p]
	case LookAny:
		reach = 1<<spotsAll - 1
	}
	reach &= c.down &^ c.mine[c.seat]
	for w := reach; w != 0; w &= w - 1 {
		if x := w.first(); c.seen[x]>>c.seat&1 != 0 {
			reach &^= 1 << x
		}
	}
	return reach
}

// free are the spaces on which a seat may place now (EST-34 to EST-36).
func (c *core) free(seat uint8) spots {
	may := c.outer
	for w := c.mine[seat]; w != 0; w &= w - 1 {
		may |= c.near[w.first()]
	}
	return may & c.exists &^ c.taken
}

// pass gives the turn to the next seat that has a cube, a tile and a space for it
// (EST-41, EST-42, EST-52, EST-53); when there is none the evening comes (EST-43).
func (c *core) pass() {
	c.from = 0
	for range c.seats {
		if c.seat++; c.seat >= c.seats {
			c.seat = 0
		}
		if c.cubes[c.seat] > 0 && c.hand[c.seat] != 0 && c.free(c.seat) != 0 {
			c.stage = StagePlace
			return
		}
	}
	c.stage = StageOpen
}
