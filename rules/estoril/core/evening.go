package core

import "intrigue/rules/cards"

// open turns everything on the next board face up (EST-55) and begins with its abilities.
func (c *State) open(Action) {
	p := c.Here()
	c.Down &^= InPlace(p) | RewardOf(p)
	c.proceed()
}

// proceed finds the next symbol that its owner can use (EST-56, EST-57), or goes on
// to what follows the abilities; then the next board begins at I with nothing used.
func (c *State) proceed() {
	p := c.Here()
	for ; c.Numeral < Spaces; c.Numeral, c.Used = c.Numeral+1, 0 {
		x := p*Spaces + c.Numeral
		if c.Taken.Has(x) && !c.Brought.Has(x) && c.Usable() != 0 {
			c.Stage, c.Seat = StageAbility, c.Owner(x)
			return
		}
	}
	c.Numeral = 0
	c.Stage = StageAward
	if c.Boards[p] == Casino && c.Unrolled() != 0 {
		c.Stage = StageDice
	}
}

// leave ends a look or the symbols of a tile.
func (c *State) leave(Action) {
	if c.Stage == StageLook {
		c.pass()
		return
	}
	c.Numeral, c.Used = c.Numeral+1, 0
	c.proceed()
}

// Unrolled returns the tiles in the Casino for which no dice were rolled yet (EST-112).
func (c *State) Unrolled() SpotSet {
	p := c.Here()
	w := InPlace(p) & c.Taken
	for x := p * Spaces; x < p*Spaces+Spaces; x++ {
		if c.Dice[x] != 0 {
			w &^= 1 << x
		}
	}
	return w
}

// rollDice adds the dice to the first tile that has none, by spaces (EST-113).
func (c *State) rollDice(a Action) {
	c.Dice[c.Unrolled().First()] = 1 + 6*(a.A-1) + a.B - 1
	if c.Unrolled() == 0 {
		c.Stage = StageAward
	}
}

// diceOf returns the two dice of a roll as State.Dice keeps it; 0 and 0 before it.
func diceOf(roll uint8) (first, second int) {
	if roll == 0 {
		return 0, 0
	}
	return int(roll-1)/6 + 1, int(roll-1)%6 + 1
}

// difference returns what a roll adds.
func difference(roll uint8) int {
	first, second := diceOf(roll)
	return max(first-second, second-first)
}

// Hotel returns what a board adds to a tile with its flag (EST-107, EST-109, EST-96).
func Hotel(board uint8, f Flag) int {
	if board == Palacio && f == Britain || board == Atlantico && f == Germany {
		return 1
	}
	return 0
}

// Strength returns what a tile counts where it lies (EST-62).
func (c *State) Strength(x uint8) int { return c.parts(x).Total() }

// Sum returns the strength of a seat at a place.
func (c *State) Sum(p, seat uint8) (n int) {
	for w := c.Mine[seat] & InPlace(p); w != 0; w &= w - 1 {
		n += c.Strength(w.First())
	}
	return n
}

// Best returns who has the highest sum at a place, of equals the one with the lowest
// space (EST-63, EST-64, EST-67, EST-68), or nobody.
func (c *State) Best(p uint8) uint8 {
	who, _ := c.extreme(p, 1)
	return who
}

// Worst returns who has the lowest sum at a place where at least two seats have tiles, of
// equals the one whose lowest space is the highest (EST-115, EST-117, EST-118), or
// nobody.
func (c *State) Worst(p uint8) uint8 {
	if who, there := c.extreme(p, -1); there > 1 {
		return who
	}
	return Nobody
}

// extreme returns who comes first at a place, or last by a sign of -1, and how many have tiles there.
func (c *State) extreme(p uint8, sign int) (who uint8, there int) {
	who = Nobody
	var most, low int // by sign: the sum of who, and the lowest space of who
	for s := range c.Seats {
		w := c.Mine[s] & InPlace(p)
		if w == 0 {
			continue
		}
		there++
		if n, first := sign*c.Sum(p, s), sign*int(w.First()); there == 1 || n > most || n == most && first < low {
			who, most, low = s, n, first
		}
	}
	return who, there
}

// award gives the reward to the strongest (EST-63), or lays it under the pile
// (EST-69). At Hell's Mouth the weakest then gives up a tile (EST-119).
func (c *State) award(Action) {
	p := c.Here()
	s := c.Best(p)
	t := c.Lift(RewardSpot(p))
	c.Prize[p] = t
	if s == Nobody {
		c.Pile.PutUnder(cards.Card(t), cards.Everybody)
		c.Won[p] = PrizeUnder
	} else {
		c.Hand[s] |= 1 << t
		c.Owned[s] |= 1 << t
		c.Won[p] = 1 + s
	}
	if c.Boards[p] == HellsMouth {
		if w := c.Worst(p); w != Nobody {
			c.Stage, c.Seat = StageLose, w
			return
		}
	}
	c.nextBoard()
}

// giveUp takes a tile out of the game (EST-116).
func (c *State) giveUp(a Action) {
	t := c.Lift(a.A)
	c.Owned[c.Seat] &^= 1 << t
	c.Lost |= 1 << t
	c.Cubes[c.Seat]++
	c.nextBoard()
}

// nextBoard goes on to the next board, or ends the evening.
func (c *State) nextBoard() {
	c.Stage = StageOpen
	if c.At++; c.At == Places {
		c.Stage = StageHome
	}
}

// goHome brings all tiles and cubes back (EST-122) and takes the white cubes off (EST-103).
func (c *State) goHome(Action) {
	for s := range c.Seats {
		for w := c.Mine[s]; w != 0; w &= w - 1 {
			c.Hand[s] |= 1 << c.On[w.First()]
		}
		c.Mine[s], c.Cubes[s] = 0, CubesEach[c.Seats]
	}
	c.On = [SpotsAll]Tile{}
	c.KnownTo = [SpotsAll]cards.ReaderSet{}
	c.Gain, c.Dice = [Slots]uint8{}, [Slots]uint8{}
	c.Taken, c.Down, c.Protected, c.Brought = 0, 0, 0, 0
	c.Seat = 0
	c.nextDiscard()
}

// discard puts a tile away, unseen by the others (EST-123).
func (c *State) discard(a Action) {
	c.Hand[c.Seat] &^= 1 << a.A
	c.Chosen[c.Seat] |= 1 << a.A
	c.Away[c.Seat]++
	c.nextDiscard()
}

// nextDiscard asks the next seat that holds too many tiles; when all have chosen, what they
// discarded is shown together (EST-124), and the next round begins or the game ends.
func (c *State) nextDiscard() {
	for ; c.Seat < c.Seats; c.Seat++ {
		if c.Hand[c.Seat].Count() > HandSize {
			c.Stage = StageDiscard
			return
		}
	}
	c.Seat = 0
	for s := range c.Seats {
		c.Discards[s] |= c.Chosen[s]
		c.Owned[s] &^= c.Chosen[s]
		c.Chosen[s], c.Away[s] = 0, 0
	}
	if c.Round == LastRound {
		c.Stage = StageOver
		return
	}
	c.First = (c.First + 1) % c.Seats // EST-125
	c.newRound()
}
