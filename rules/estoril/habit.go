package estoril

import "math/rand/v2"

// habit is what anybody does without much thought, for playing an evening out: tiles
// are placed anywhere, and abilities are used by rule of thumb.
func (c *core) habit(r *rand.Rand) step {
	switch c.stage {
	case StageLook:
		return step{verb: vLeave}
	case StageAbility:
		return c.thumb()
	case StageKeep:
		return c.habitKeep()
	case StageLose:
		return step{vLose, c.weakest(c.mine[c.seat] & inPlace(c.here())), 0}
	}
	return c.random(r)
}

// weakest is the spot whose tile has the fewest points.
func (c *core) weakest(of spots) uint8 {
	low, least := of.first(), 99
	for w := of; w != 0; w &= w - 1 {
		if n := faces[c.on[w.first()].face()].Points; n < least {
			low, least = w.first(), n
		}
	}
	return low
}

// strongest is the spot with the highest printed strength.
func (c *core) strongest(of spots) uint8 {
	high, most := of.first(), -1
	for w := of; w != 0; w &= w - 1 {
		if n := faces[c.on[w.first()].face()].Strength; n > most {
			high, most = w.first(), n
		}
	}
	return high
}

// thumb uses an ability: gains are taken, the leader loses his strongest, one's own
// people are fetched from where they are done and protected where they are not.
func (c *core) thumb() step {
	p, me := c.here(), c.seat
	can := c.usable(p*Spaces + c.num)
	top := c.best(p)
	switch {
	case can>>Nationalism&1 != 0:
		return step{verb: vNationalism}
	case can>>Assassin&1 != 0 && top != me:
		if w := c.victims() & c.mine[top]; w != 0 {
			return step{vAssassin, c.strongest(w), 0}
		}
	}
	if can>>Seduction&1 != 0 && top != me {
		if w := c.tempted() & c.mine[me] & c.finished(); w != 0 {
			return step{vSeduction, c.strongest(w), c.vacant().first()}
		}
	}
	if can>>Seduction&1 != 0 && top == me {
		if w := c.tempted() &^ c.mine[me] &^ c.finished() &^ c.down; w != 0 && c.sum(p, c.owner(c.strongest(w)))+faces[c.on[c.strongest(w)].face()].Strength < c.sum(p, me) {
			return step{vSeduction, c.strongest(w), c.vacant().first()}
		}
	}
	if can>>Conspiracy&1 != 0 {
		return step{verb: vConspiracy}
	}
	if can>>Diplomacy&1 != 0 {
		if w := c.worthy() & c.mine[me] &^ c.finished(); w != 0 {
			return step{vDiplomacy, c.strongest(w), 0}
		}
	}
	return step{verb: vLeave}
}

// finished are the spaces of boards that are resolved.
func (c *core) finished() (w spots) {
	for p, won := range c.won {
		if won != 0 {
			w |= inPlace(uint8(p))
		}
	}
	return w
}

// habitKeep leaves the better tile to oneself and the worse one to others.
func (c *core) habitKeep() step {
	p := c.here()
	left := c.left()
	better := keepsake[left][c.drawn.face()] > keepsake[left][c.on[slots+p].face()]
	if better == (c.best(p) == c.seat) {
		return step{verb: vChange}
	}
	return step{verb: vKeep}
}

// rest plays by habit until the tiles are home again.
func (c *core) rest(r *rand.Rand) {
	for c.stage != StageHome && c.stage != StageOver {
		c.do(c.habit(r))
	}
}
