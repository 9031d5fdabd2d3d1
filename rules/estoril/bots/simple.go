package bots

import (
	"math/rand/v2"

	"intrigue/rules/estoril/core"
)

// simple is what anybody does without much thought, for playing an evening out: tiles
// are placed anywhere, and abilities are used by rule of thumb.
func simple(c *core.State, r *rand.Rand) core.Action {
	switch c.Stage {
	case core.StageLook:
		return core.Action{Kind: core.Leave}
	case core.StageAbility:
		return simpleAbility(c)
	case core.StageKeep:
		return simpleKeep(c)
	case core.StageLose:
		return core.Action{Kind: core.GiveUp, A: fewestPoints(c, c.Mine[c.Seat]&core.InPlace(c.Here()))}
	}
	return c.Random(r)
}

// fewestPoints is the spot whose tile has the fewest points.
func fewestPoints(c *core.State, of core.Spots) uint8 {
	low, least := of.First(), 99
	for w := of; w != 0; w &= w - 1 {
		if n := core.Faces[c.On[w.First()].FaceIndex()].Points; n < least {
			low, least = w.First(), n
		}
	}
	return low
}

// strongest is the spot with the highest printed strength.
func strongest(c *core.State, of core.Spots) uint8 {
	high, most := of.First(), -1
	for w := of; w != 0; w &= w - 1 {
		if n := core.Faces[c.On[w.First()].FaceIndex()].Strength; n > most {
			high, most = w.First(), n
		}
	}
	return high
}

// simpleAbility uses an ability: gains are taken, the leader loses his strongest, one's own
// people are fetched from where they are done and protected where they are not.
func simpleAbility(c *core.State) core.Action {
	p, me := c.Here(), c.Seat
	can := c.Usable()
	top := c.Best(p)
	switch {
	case can>>core.Nationalism&1 != 0:
		return core.Action{Kind: core.UseNationalism}
	case can>>core.Assassin&1 != 0 && top != me:
		if w := c.AssassinTargets() & c.Mine[top]; w != 0 {
			return core.Action{Kind: core.UseAssassin, A: strongest(c, w)}
		}
	}
	if can>>core.Seduction&1 != 0 && top != me {
		if w := c.SeductionTargets() & c.Mine[me] & resolved(c); w != 0 {
			return core.Action{Kind: core.UseSeduction, A: strongest(c, w), B: c.Vacant().First()}
		}
	}
	if can>>core.Seduction&1 != 0 && top == me {
		if w := c.SeductionTargets() &^ c.Mine[me] &^ resolved(c) &^ c.Down; w != 0 && c.Sum(p, c.Owner(strongest(c, w)))+core.Faces[c.On[strongest(c, w)].FaceIndex()].Strength < c.Sum(p, me) {
			return core.Action{Kind: core.UseSeduction, A: strongest(c, w), B: c.Vacant().First()}
		}
	}
	if can>>core.Conspiracy&1 != 0 {
		return core.Action{Kind: core.UseConspiracy}
	}
	if can>>core.Diplomacy&1 != 0 {
		if w := c.DiplomacyTargets() & c.Mine[me] &^ resolved(c); w != 0 {
			return core.Action{Kind: core.UseDiplomacy, A: strongest(c, w)}
		}
	}
	return core.Action{Kind: core.Leave}
}

// resolved are the spaces of boards that are resolved.
func resolved(c *core.State) (w core.Spots) {
	for p, won := range c.Won {
		if won != 0 {
			w |= core.InPlace(uint8(p))
		}
	}
	return w
}

// simpleKeep leaves the better tile to oneself and the worse one to others.
func simpleKeep(c *core.State) core.Action {
	p := c.Here()
	left := roundsLeft(c)
	better := keepValues[left][c.Drawn.FaceIndex()] > keepValues[left][c.On[core.Slots+p].FaceIndex()]
	if better == (c.Best(p) == c.Seat) {
		return core.Action{Kind: core.Change}
	}
	return core.Action{Kind: core.Keep}
}

// playOut plays by habit until the tiles are home again.
func playOut(c *core.State, r *rand.Rand) {
	for c.Stage != core.StageHome && c.Stage != core.StageOver {
		c.Do(simple(c, r))
	}
}
