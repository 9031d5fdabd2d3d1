package london

// play shows how quick the core can be: it finishes a game that has been dealt with
// random legal steps and counts them. It allocates nothing. It asks nobody whether he can
// move, as do does (LON-72, LON-112): who cannot is found out by looking for his move.
func (c *core) play(b *board, d *dice) (plies int) {
	for c.stage != StageOver {
		switch c.stage {
		case StageHunt:
			plies += c.playHunt(b, d)
		case StageMove, StageSecond:
			plies += c.playRide(b, d)
		default:
			c.do(b, c.pick(b, d))
			plies++
		}
	}
	return plies
}

// playRide plays a ride of Mr X, or the 2x card.
func (c *core) playRide(b *board, d *dice) (plies int) {
	s, ok := c.pickRide(b, d)
	switch {
	case !ok:
		c.stage, c.end = StageOver, trapped
		return 0
	case s.verb == twice:
		c.do(b, s)
	default:
		c.flee(s)
	}
	return 1
}

// playHunt plays what is left of a round's hunt. Only the last ride of it can be the last
// of the game (LON-103): each one shows that before it there was one.
func (c *core) playHunt(b *board, d *dice) (plies int) {
	var s step
	for ; c.seat < c.seats; c.seat++ {
		for w := c.waiting(); w != 0; w = c.waiting() {
			t, ok := c.pickDrive(b, d, w)
			if !ok {
				break
			}
			s = t
			plies++
			if c.drive(b, s) {
				return plies
			}
		}
	}
	if plies > 0 && c.gone(s) && c.halt(b, s.pawn) {
		return plies
	}
	c.endRound()
	return plies
}

// deal draws all six start cards at random.
func (c *core) deal(b *board, d *dice) {
	var cards [18]uint8
	for i, s := range b.cards {
		cards[i] = uint8(s)
	}
	for p := range uint8(6) {
		i := uint32(p) + d.N(uint32(len(cards))-uint32(p))
		cards[p], cards[i] = cards[i], cards[p]
		c.do(b, step{draw, p, NoLine, cards[p]})
	}
}
