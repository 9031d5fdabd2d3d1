package estoril

import (
	"math/bits"

	"intrigue/rules/cards"
)

// open turns everything on the next board face up (EST-55) and begins with its
// abilities.
func (c *core) open() {
	p := c.here()
	c.down &^= inPlace(p) | rewardOf(p)
	c.proceed()
}

// proceed finds the next symbol that its owner can use (EST-56, EST-57), or goes on
// to what follows the abilities; then the next board begins at I with nothing used.
func (c *core) proceed() {
	p := c.here()
	for ; c.num < Spaces; c.num, c.used = c.num+1, 0 {
		x := p*Spaces + c.num
		if c.taken.has(x) && !c.mute.has(x) && c.usable(x) != 0 {
			c.stage, c.seat = StageAbility, c.owner(x)
			return
		}
	}
	c.num = 0
	c.stage = StageAward
	if c.board[p] == Casino && c.unrolled() != 0 {
		c.stage = StageDice
	}
}

// leave ends a look or the symbols of a tile.
func (c *core) leave() {
	if c.stage == StageLook {
		c.pass()
		return
	}
	c.num, c.used = c.num+1, 0
	c.proceed()
}

// unrolled are the tiles in the Casino for which no dice were rolled yet (EST-112).
func (c *core) unrolled() spots {
	p := c.here()
	w := inPlace(p) & c.taken
	for x := p * Spaces; x < p*Spaces+Spaces; x++ {
		if c.dice[x] != 0 {
			w &^= 1 << x
		}
	}
	return w
}

// roll adds the dice to the first tile that has none, by spaces (EST-113).
func (c *core) roll(a, b uint8) {
	c.dice[c.unrolled().first()] = 1 + 6*(a-1) + b - 1
	if c.unrolled() == 0 {
		c.stage = StageAward
	}
}

// difference is what a roll adds.
func difference(roll uint8) int {
	if roll == 0 {
		return 0
	}
	a, b := int(roll-1)/6, int(roll-1)%6
	return max(a-b, b-a)
}

// hotel is what a board adds to a tile with its flag (EST-107, EST-109, EST-96).
func hotel(board uint8, f Flag) int {
	if board == Palacio && f == Britain || board == Atlantico && f == Germany {
		return 1
	}
	return 0
}

// strength is what a tile counts where it lies (EST-62).
func (c *core) strength(x uint8) int {
	t := c.on[x]
	if t == 0 {
		return 0
	}
	f := &faces[t.face()]
	return f.Strength + int(c.gain[x]) + difference(c.dice[x]) + hotel(c.board[placeOf(x)], f.Flag)
}

// sum is the strength of a seat at a place.
func (c *core) sum(p, seat uint8) (n int) {
	for w := c.mine[seat] & inPlace(p); w != 0; w &= w - 1 {
		n += c.strength(w.first())
	}
	return n
}

// best is who has the highest sum at a place, of equals the one with the lowest
// space (EST-63, EST-64, EST-67, EST-68), or nobody.
func (c *core) best(p uint8) uint8 {
	who := uint8(nobody)
	var most int
	var low uint8
	for s := range c.seats {
		w := c.mine[s] & inPlace(p)
		if w == 0 {
			continue
		}
		if n := c.sum(p, s); who == nobody || n > most || n == most && w.first() < low {
			who, most, low = s, n, w.first()
		}
	}
	return who
}

// worst is who has the lowest sum at a place where at least two seats have tiles, of
// equals the one whose lowest space is the highest (EST-115, EST-117, EST-118), or
// nobody.
func (c *core) worst(p uint8) uint8 {
	who := uint8(nobody)
	var least, there int
	var low uint8
	for s := range c.seats {
		w := c.mine[s] & inPlace(p)
		if w == 0 {
			continue
		}
		there++
		if n := c.sum(p, s); there == 1 || n < least || n == least && w.first() > low {
			who, least, low = s, n, w.first()
		}
	}
	if there < 2 {
		return nobody
	}
	return who
}

// award gives the reward to the strongest (EST-63), or lays it under the pile
// (EST-69). At Hell's Mouth the weakest then gives up a tile (EST-119).
func (c *core) award() {
	p := c.here()
	s := c.best(p)
	t := c.lift(slots + p)
	c.prize[p] = t
	if s == nobody {
		c.pile.PutUnder(cards.Card(t), cards.Everybody)
		c.won[p] = 5
	} else {
		c.hand[s] |= 1 << t
		c.owned[s] |= 1 << t
		c.won[p] = 1 + s
	}
	if c.board[p] == HellsMouth {
		if w := c.worst(p); w != nobody {
			c.stage, c.seat = StageLose, w
			return
		}
	}
	c.done()
}

// lose takes a tile out of the game (EST-116).
func (c *core) lose(x uint8) {
	t := c.lift(x)
	c.owned[c.seat] &^= 1 << t
	c.lost |= 1 << t
	c.cubes[c.seat]++
	c.done()
}

// done goes on to the next board, or ends the evening.
func (c *core) done() {
	c.stage = StageOpen
	if c.at++; c.at == places {
		c.stage = StageHome
	}
}

// home brings all tiles and cubes back (EST-122) and takes the white cubes off
// (EST-103).
func (c *core) home() {
	for s := range c.seats {
		for w := c.mine[s]; w != 0; w &= w - 1 {
			c.hand[s] |= 1 << c.on[w.first()]
		}
		c.mine[s], c.cubes[s] = 0, cubesEach[c.seats]
	}
	c.on = [spotsAll]Tile{}
	c.seen = [spotsAll]cards.Eyes{}
	c.gain, c.dice = [slots]uint8{}, [slots]uint8{}
	c.taken, c.down, c.shield, c.mute = 0, 0, 0, 0
	c.seat = 0
	c.tidy()
}

// discard puts a tile away, unseen by the others (EST-123).
func (c *core) discard(t Tile) {
	c.hand[c.seat] &^= 1 << t
	c.chosen[c.seat] |= 1 << t
	c.away[c.seat]++
	c.tidy()
}

// tidy asks the next seat that holds too many tiles; when all have chosen, what they
// discarded is shown together (EST-124), and the next round begins or the game ends.
func (c *core) tidy() {
	for ; c.seat < c.seats; c.seat++ {
		if bits.OnesCount64(uint64(c.hand[c.seat])) > handSize {
			c.stage = StageDiscard
			return
		}
	}
	c.seat = 0
	for s := range c.seats {
		c.piles[s] |= c.chosen[s]
		c.owned[s] &^= c.chosen[s]
		c.chosen[s], c.away[s] = 0, 0
	}
	if c.round == lastRound {
		c.stage = StageOver
		return
	}
	c.first = (c.first + 1) % c.seats // EST-125
	c.newRound()
}
