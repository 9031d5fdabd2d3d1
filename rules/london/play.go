package london

import "intrigue/rules/search"

// dice are the fast random numbers of playouts.
type dice = search.Dice

// play finishes a game that has been dealt with random legal steps and counts
// them. It allocates nothing.
func (c *core) play(b *board, d *dice) (plies int) {
	for c.stage != StageOver {
		if c.stage == StageHunt { // most of them, so without a detour
			plies += c.playHunt(b, d)
			continue
		}
		c.do(b, c.pick(b, d))
		plies++
	}
	return plies
}

// playHunt plays what is left of a round's hunt. It asks nobody whether he can move, as
// pass does (LON-72): who cannot is found out by looking for his move.
func (c *core) playHunt(b *board, d *dice) (plies int) {
	team := &teams[c.seats&7]
	for ; c.seat < c.seats; c.seat++ {
		for {
			w := team[c.seat&7] &^ (c.moved | c.stuck)
			if w == 0 {
				break
			}
			s, ok := c.pickDrive(b, d, w)
			if !ok {
				break
			}
			plies++
			if c.drive(b, s) {
				return plies
			}
		}
	}
	c.endRound(b)
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
