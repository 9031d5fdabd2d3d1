package estoril

import "math"

// greedy is what one does in the evening by nose: whatever raises one's hopes for this
// board and for those next door.
func (c *State) greedy() Action {
	switch c.Stage {
	case StageKeep:
		here, likes := c.On[Slots+c.Here()], c.likes()
		if better := likes[c.Drawn.face()] > likes[here.face()]; better == (c.Best(c.Here()) == c.Seat) {
			return Action{Kind: Change}
		}
		return Action{Kind: Keep}
	case StageLose:
		return Action{GiveUp, c.cheap(c.Mine[c.Seat] & InPlace(c.Here())), 0}
	}
	switch can := c.Usable(); {
	case can>>Nationalism&1 != 0:
		return Action{Kind: UseNationalism}
	case can>>Conspiracy&1 != 0:
		return Action{Kind: UseConspiracy}
	default:
		return c.greedyAbility(can)
	}
}

// cheap is the spot whose tile is missed least.
func (c *State) cheap(of Spots) uint8 {
	low, least, likes := of.First(), float32(math.Inf(1)), c.likes()
	for w := of; w != 0; w &= w - 1 {
		if n := likes[c.On[w.First()].face()]; n < least {
			low, least = w.First(), n
		}
	}
	return low
}

// worthwhile is by how many points a symbol must raise one's hopes.
const worthwhile = 0.1

// greedyAbility is the best use of an Assassin or a Seduction, else a protection.
func (c *State) greedyAbility(can uint8) Action {
	me := c.Seat
	best, most := Action{Kind: Leave}, c.greedyGain(me)+worthwhile
	if can>>Assassin&1 != 0 {
		for w := c.AssassinTargets() &^ c.Mine[me]; w != 0; w &= w - 1 {
			x := w.First()
			who := c.Owner(x)
			c.Mine[who] &^= 1 << x
			if n := c.greedyGain(me); n > most {
				best, most = Action{UseAssassin, x, 0}, n
			}
			c.Mine[who] |= 1 << x
		}
	}
	if can>>Seduction&1 != 0 {
		to := c.Vacant().First()
		for w := c.SeductionTargets(); w != 0; w &= w - 1 {
			x := w.First()
			who := c.Owner(x)
			c.Mine[who] ^= 1<<x | 1<<to
			c.On[to] = c.On[x]
			if n := c.greedyGain(me); n > most {
				best, most = Action{UseSeduction, x, to}, n
			}
			c.Mine[who] ^= 1<<x | 1<<to
			c.On[to] = 0
		}
	}
	if best.Kind == Leave && can>>Diplomacy&1 != 0 {
		if w := c.DiplomacyTargets() & c.Mine[me] &^ c.finished(); w != 0 {
			return Action{UseDiplomacy, c.strongest(w), 0}
		}
	}
	return best
}

// greedyGain is what a seat may hope for on the board that is resolved and next door.
func (c *State) greedyGain(me uint8) (sum float32) {
	p := c.Here()
	sum = c.gainAt(p, me)
	for q := range uint8(Places) {
		if nextTo[p]>>q&1 != 0 {
			sum += c.gainAt(q, me)
		}
	}
	return sum
}

// gainAt is what a seat may hope for at a place: nothing where the reward has gone.
func (c *State) gainAt(p, me uint8) float32 {
	if c.Won[p] != 0 {
		return 0
	}
	return c.likes()[c.On[Slots+p].face()] * hope[min(max(c.margin(p, me)+even, 0), len(hope)-1)]
}

// margin is by how many half points a seat is ahead at a place; a tie is half a
// point, for whoever has the lower space (EST-64).
func (c *State) margin(p, me uint8) int {
	mine, other, low, theirs := -1, -1, uint8(0), uint8(0)
	for s := range c.Seats {
		w := c.Mine[s] & InPlace(p)
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
