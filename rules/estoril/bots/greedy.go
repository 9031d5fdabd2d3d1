package bots

import "intrigue/rules/estoril/core"

// greedy returns the policy of the strong bot's rollouts in the evening: whatever raises what
// a player can expect of this board and of those beside it.
func greedy(c *core.State) core.Action {
	switch c.Stage {
	case core.StageKeep:
		return keepOrChange(c, valuesNow(c))
	case core.StageLose:
		return core.Action{Kind: core.GiveUp, A: lowest(c, c.Mine[c.Seat]&core.InPlace(c.Here()), valuesNow(c))}
	}
	switch can := c.Usable(); {
	case can>>core.Nationalism&1 != 0:
		return core.Action{Kind: core.UseNationalism}
	case can>>core.Conspiracy&1 != 0:
		return core.Action{Kind: core.UseConspiracy}
	default:
		return greedyAbility(c, can)
	}
}

// leastGain is by how many points a symbol must raise what a player can expect.
const leastGain = 0.1

// greedyAbility returns the best use of an Assassin or a Seduction, else a protection. It tries each on c
// itself, roughly, and takes it back.
func greedyAbility(c *core.State, can uint8) core.Action {
	me := c.Seat
	best, most := core.Action{Kind: core.Leave}, greedyGain(c, me)+leastGain
	if can>>core.Assassin&1 != 0 {
		for w := c.AssassinTargets() &^ c.Mine[me]; w != 0; w &= w - 1 {
			x := w.First()
			who := c.Owner(x)
			c.Mine[who] &^= 1 << x
			if n := greedyGain(c, me); n > most {
				best, most = core.Action{Kind: core.UseAssassin, A: x}, n
			}
			c.Mine[who] |= 1 << x
		}
	}
	if can>>core.Seduction&1 != 0 {
		to := c.Vacant().First()
		for w := c.SeductionTargets(); w != 0; w &= w - 1 {
			x := w.First()
			who := c.Owner(x)
			c.Mine[who] ^= 1<<x | 1<<to
			c.On[to] = c.On[x]
			if n := greedyGain(c, me); n > most {
				best, most = core.Action{Kind: core.UseSeduction, A: x, B: to}, n
			}
			c.Mine[who] ^= 1<<x | 1<<to
			c.On[to] = 0
		}
	}
	if best.Kind == core.Leave {
		return protect(c, can)
	}
	return best
}

// greedyGain returns what a seat can expect on the board that is resolved and beside it.
func greedyGain(c *core.State, me uint8) (sum float32) {
	p := c.Here()
	sum = expectedGain(c, p, me)
	for q := range uint8(core.Places) {
		if core.Adjacent[p]>>q&1 != 0 {
			sum += expectedGain(c, q, me)
		}
	}
	return sum
}

// expectedGain returns what a seat can expect at a place: nothing where the reward has gone.
func expectedGain(c *core.State, p, me uint8) float32 {
	if c.Won[p] != 0 {
		return 0
	}
	return valuesNow(c)[c.On[core.RewardSpot(p)].FaceIndex()] * chanceAhead(margin(c, p, me))
}

// margin is by how many half points a seat is ahead at a place; a tie is half a
// point, for the seat with the lower space (EST-64).
func margin(c *core.State, p, me uint8) int {
	mine, other, low, theirs := -1, -1, uint8(0), uint8(0)
	for s := range c.Seats {
		w := c.Mine[s] & core.InPlace(p)
		if w == 0 {
			continue
		}
		n := c.Sum(p, s)
		switch {
		case s == me:
			mine, low = n, w.First()
		case n > other || n == other && w.First() < theirs:
			other, theirs = n, w.First()
		}
	}
	switch {
	case mine < 0 && other < 0:
		return 0
	case mine < 0:
		return -2*other - 2
	case other < 0:
		return 2*mine + 3
	case low < theirs:
		return 2*(mine-other) + 1
	}
	return 2*(mine-other) - 1
}
