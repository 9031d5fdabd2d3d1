package london

import "intrigue/rules/search"

// dice are the fast random numbers of playouts.
type dice = search.Dice

// play finishes a game that has been dealt with random legal steps and counts
// them. It allocates nothing.
func (c *core) play(b *board, d *dice) (plies int) {
	for c.stage != StageOver {
		if c.stage == StageHunt { // most of them, so without a detour
			c.chase(b, c.pickChase(b, d))
		} else {
			c.do(b, c.pick(b, d))
		}
		plies++
	}
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
