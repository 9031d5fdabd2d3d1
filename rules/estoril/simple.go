package estoril

import "math/rand/v2"

// simple is what anybody does without much thought, for playing an evening out: tiles
// are placed anywhere, and abilities are used by rule of thumb.
func (c *State) simple(r *rand.Rand) Action {
	switch c.Stage {
	case StageLook:
		return Action{Kind: Leave}
	case StageAbility:
		return c.simpleAbility()
	case StageKeep:
		return c.simpleKeep()
	case StageLose:
		return Action{GiveUp, c.weakest(c.Mine[c.Seat] & InPlace(c.Here())), 0}
	}
	return c.Random(r)
}

// weakest is the spot whose tile has the fewest points.
func (c *State) weakest(of Spots) uint8 {
	low, least := of.First(), 99
	for w := of; w != 0; w &= w - 1 {
		if n := faces[c.On[w.First()].face()].Points; n < least {
			low, least = w.First(), n
		}
	}
	return low
}

// strongest is the spot with the highest printed strength.
func (c *State) strongest(of Spots) uint8 {
	high, most := of.First(), -1
	for w := of; w != 0; w &= w - 1 {
		if n := faces[c.On[w.First()].face()].Strength; n > most {
			high, most = w.First(), n
		}
	}
	return high
}

// simpleAbility uses an ability: gains are taken, the leader loses his strongest, one's own
// people are fetched from where they are done and protected where they are not.
func (c *State) simpleAbility() Action {
	p, me := c.Here(), c.Seat
	can := c.Usable()
	top := c.Best(p)
	switch {
	case can>>Nationalism&1 != 0:
		return Action{Kind: UseNationalism}
	case can>>Assassin&1 != 0 && top != me:
		if w := c.AssassinTargets() & c.Mine[top]; w != 0 {
			return Action{UseAssassin, c.strongest(w), 0}
		}
	}
	if can>>Seduction&1 != 0 && top != me {
		if w := c.SeductionTargets() & c.Mine[me] & c.finished(); w != 0 {
			return Action{UseSeduction, c.strongest(w), c.Vacant().First()}
		}
	}
	if can>>Seduction&1 != 0 && top == me {
		if w := c.SeductionTargets() &^ c.Mine[me] &^ c.finished() &^ c.Down; w != 0 && c.Sum(p, c.Owner(c.strongest(w)))+faces[c.On[c.strongest(w)].face()].Strength < c.Sum(p, me) {
			return Action{UseSeduction, c.strongest(w), c.Vacant().First()}
		}
	}
	if can>>Conspiracy&1 != 0 {
		return Action{Kind: UseConspiracy}
	}
	if can>>Diplomacy&1 != 0 {
		if w := c.DiplomacyTargets() & c.Mine[me] &^ c.finished(); w != 0 {
			return Action{UseDiplomacy, c.strongest(w), 0}
		}
	}
	return Action{Kind: Leave}
}

// finished are the spaces of boards that are resolved.
func (c *State) finished() (w Spots) {
	for p, won := range c.Won {
		if won != 0 {
			w |= InPlace(uint8(p))
		}
	}
	return w
}

// simpleKeep leaves the better tile to oneself and the worse one to others.
func (c *State) simpleKeep() Action {
	p := c.Here()
	left := c.left()
	better := keepsake[left][c.Drawn.face()] > keepsake[left][c.On[Slots+p].face()]
	if better == (c.Best(p) == c.Seat) {
		return Action{Kind: Change}
	}
	return Action{Kind: Keep}
}

// playOut plays by habit until the tiles are home again.
func (c *State) playOut(r *rand.Rand) {
	for c.Stage != StageHome && c.Stage != StageOver {
		c.Do(c.simple(r))
	}
}
