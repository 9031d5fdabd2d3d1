package core

// playOut shows how quick the core can be: it finishes a game that has been dealt with
// random legal steps and counts them. It allocates nothing. It asks nobody whether he can
// move, as do does (LON-72, LON-112): who cannot is found out by looking for his move.
func (c *State) playOut(b *Board, d *dice) (plies int) {
	for c.Stage != StageOver {
		switch c.Stage {
		case StageHunt:
			plies += c.playOutHunt(b, d)
		case StageMove, StageSecond:
			plies += c.playOutRide(b, d)
		default:
			c.Apply(b, c.Random(b, d))
			plies++
		}
	}
	return plies
}

// playOutRide plays a ride of Mr X, or the 2x card.
func (c *State) playOutRide(b *Board, d *dice) (plies int) {
	s, ok := c.RandomRide(b, d)
	switch {
	case !ok:
		c.Stage, c.End = StageOver, Trapped
		return 0
	case s.Kind == Double:
		c.Apply(b, s)
	default:
		c.step(s)
	}
	return 1
}

// playOutHunt plays what is left of a round's hunt. Only the last ride of it can be the last
// of the game (LON-103): each one shows that before it there was one.
func (c *State) playOutHunt(b *Board, d *dice) (plies int) {
	var s Action
	for ; c.Seat < c.Seats; c.Seat++ {
		for w := c.Waiting(); w != 0; w = c.Waiting() {
			t, ok := c.randomMoveOf(b, d, w)
			if !ok {
				break
			}
			s = t
			plies++
			if c.advance(b, s) {
				return plies
			}
		}
	}
	if plies > 0 && c.spentLast(s) && c.standstill(b, s.Pawn) {
		return plies
	}
	c.endRound()
	return plies
}

// deal draws all six start cards at random.
func (c *State) deal(b *Board, d *dice) {
	for c.Stage == StageDeal {
		c.Apply(b, c.Random(b, d))
	}
}
