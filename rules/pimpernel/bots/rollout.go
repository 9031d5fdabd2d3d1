package bots

import (
	"math/bits"

	"intrigue/rules/pimpernel/core"
	"intrigue/rules/search"
)

// features is about what the evaluation would say of single cubes, without playing them.
type features struct {
	goal  core.SpaceSet       // free spaces of the mission's location
	way   uint64              // free spaces of the Pimpernel's best way
	short uint8               // areas in which the mission lacks cubes, as bits
	area  [core.Areas]float32 // what a cube is worth in each area
	icon  [core.Icons]float32 // and what an icon promises
	spots [core.MissionSpots]float32
	cost  float32 // of a cube out of supply
}

// features works them out.
func (k *cache) features(c *core.State) (a features) {
	g := &c.Board.Spaces[c.Goal()]
	a.goal = core.SpaceSet{0, g[1] &^ c.Full[1], g[2] &^ c.Full[2]}
	way := k.way(c)
	a.way = way.spaces &^ c.Full[0]
	need := c.Needs()
	free, left := core.MissionSpots-bits.OnesCount64(c.Full[0]&core.MissionMask), placeable(c)
	last := c.Mission == core.FinalMission
	a.cost = 0.42
	reserve := float32(0.9)
	if last {
		a.cost, reserve = 0.2, 0.6
	}
	if int(c.Supply[c.Turn]) <= min(2, free) {
		a.cost += reserve
	}
	lacks := [core.MissionSpots]int{core.RouteSpot: way.missing, core.LocationSpot: a.goal.Count()}
	a.area[core.RestArea] = 0.9
	if c.Piles[core.RestArea][c.Turn] >= 3 {
		a.area[core.RestArea] = 0.1
	}
	for x := core.Supporters; x <= core.Disguises; x++ {
		total := c.Total(x)
		a.area[x] = 0.6
		if last {
			a.area[x] = 0.1
		}
		if n := need[x-1]; n > total {
			a.short |= 1 << x
			a.area[x] = 1.3
			lacks[core.SpotOf(x)] += int(n - total)
		}
	}
	k.contest(c, &a)
	for s, n := range lacks {
		a.spots[s] = k.w.spot + chance(n, free, left)
	}
	a.spots[core.FirstPlayer] += k.w.first
	a.spots[core.LocationSpot] += k.w.choice
	a.icon = [core.Icons]float32{core.Cube: 0.9, core.Move: 0.1, core.Horse: a.area[core.Horses] - a.cost,
		core.Goods: max(a.area[core.Carts], a.area[core.Papers], a.area[core.Disguises]) - a.cost,
		core.Route: 0.6, core.Rest: a.area[core.RestArea] - a.cost, core.UseBuilding: 0.55, core.Point: 1,
		core.Supporter: a.area[core.Supporters] - a.cost, core.Remove: 0.1}
	return a
}

// contest adds what a cube does for the favour tiles: the own is held, another one's won.
func (k *cache) contest(c *core.State, a *features) {
	for x := range core.Area(core.Areas) {
		mine, most := int8(c.Piles[x][c.Turn]), int8(0)
		for s, n := range c.Piles[x][:c.Board.Seats] {
			if s != int(c.Turn) {
				most = max(most, int8(n))
			}
		}
		switch who := c.Tile[x]; {
		case who == int8(c.Turn):
			if mine <= most+1 {
				a.area[x] += 0.3
			}
		case mine < most:
		case who == core.Nobody:
			a.area[x] += k.w.tile
		default:
			a.area[x] += 1.6 * k.w.tile
		}
	}
}

// scored is an action with what it seems worth.
type scored struct {
	core.Action
	worth float32
}

// highest is the action that seems worth most so far.
type highest struct {
	scored
	luck *search.Luck
}

// consider takes another action if it seems worth more, give or take a little luck.
func (b *highest) consider(s core.Action, worth float32) {
	if worth += 0.15 / (1 << 24) * float32(b.luck.Uint64()>>40); worth > b.worth {
		b.Action, b.worth = s, worth
	}
}

// randomBit returns a random bit of a word that is not 0.
func randomBit(x uint64, l *search.Luck) uint8 {
	n := bits.OnesCount64(x)
	if n == 1 {
		return uint8(bits.TrailingZeros64(x))
	}
	return core.Nth(x, int(l.N(uint32(n))))
}

// inTowns scores the spaces of locations, with what their icons promise.
func (k *cache) inTowns(c *core.State, a *features, m *core.SpaceSet, kind core.ActionKind, cost float32, b *highest) {
	for w := 1; w < len(m); w++ {
		for x := m[w]; x != 0; x &= x - 1 {
			p := core.Place(w<<6 + bits.TrailingZeros64(x))
			town, _ := p.Space()
			worth := k.town(c, town, &k.w) - cost
			if act := c.Board.Icon[p]; act != core.NoAction {
				worth += max(0, a.icon[act])
			}
			b.consider(core.Action{Kind: kind, To: uint8(p)}, worth)
		}
	}
}

// cubes scores the targets of a kind of action that puts down a cube, which costs so much.
func (k *cache) cubes(c *core.State, a *features, kind core.ActionKind, t *core.Targets, cost float32, b *highest) {
	m := &core.SpaceSet{t.Routes, t.Towns, t.MoreTowns}
	k.inTowns(c, a, m, kind, cost, b)
	if x := m[0] & a.way; x != 0 {
		b.consider(core.Action{Kind: kind, To: randomBit(x, b.luck)}, 1.22-cost)
	} else if x := m[0] & core.RouteMask; x != 0 {
		b.consider(core.Action{Kind: kind, To: randomBit(x, b.luck)}, 0.28-cost)
	}
	for x := t.Areas; x != 0; x &= x - 1 {
		n := bits.TrailingZeros8(x)
		b.consider(core.Action{Kind: kind, To: uint8(core.AreaPlace) + uint8(n)}, a.area[n]-cost)
	}
	for x := m[0] & core.MissionMask; x != 0; x &= x - 1 {
		p := bits.TrailingZeros64(x)
		b.consider(core.Action{Kind: kind, To: uint8(p)}, a.spots[p-core.MissionBit]-cost)
	}
	for x := m[0] & core.BuildingMask; x != 0; x &= x - 1 {
		p := bits.TrailingZeros64(x)
		worth := k.w.idleHouse
		if c.Board.Serves[p-core.BuildingBit]&a.short != 0 {
			worth = k.w.house
		}
		if c.Full[0]>>p&1 != 0 {
			worth -= 0.2
		}
		b.consider(core.Action{Kind: kind, To: uint8(p)}, worth-cost)
	}
}

// rateAction scores an action.
func (k *cache) rateAction(c *core.State, a *features, act core.ActionKind, b *highest) {
	switch {
	case act == core.Remove:
	case act == core.Move:
		k.move(c, a, b)
	case act != core.Point:
		t := c.Targets(act)
		k.cubes(c, a, act, &t, a.cost, b)
	case c.Possible(act):
		b.consider(core.Action{Kind: act}, 1)
	}
}

// move scores the regions from which more can be reached.
func (k *cache) move(c *core.State, a *features, b *highest) {
	useful := func(r core.Region) int {
		m := &core.Atlas.Reach[r]
		return bits.OnesCount64(m[0]&a.way) + bits.OnesCount64(m[1]&a.goal[1]) + bits.OnesCount64(m[2]&a.goal[2])
	}
	here := useful(c.At[c.Turn])
	for near := core.RegionFacts[c.At[c.Turn]].Next; near != 0; near &= near - 1 {
		to := core.Region(bits.TrailingZeros8(near))
		worth := float32(-0.2)
		switch n := useful(to); {
		case here == 0 && n > 0:
			worth = 0.6
		case n > here:
			worth = 0
		}
		b.consider(core.Action{Kind: core.Move, To: uint8(to)}, worth)
	}
}

// rollout returns a step of a playout: the highest score, or to leave it if nothing is worth it.
func (k *cache) rollout(c *core.State, l *search.Luck) core.Action {
	switch c.Stage {
	case core.StageTurn, core.StageFavor, core.StageIcon, core.StageRest:
	case core.StagePick:
		return pickFor(c)
	default:
		var buf [core.MostActions]core.Action
		all := candidates(c, buf[:0])
		return all[l.N(uint32(len(all)))]
	}
	a := k.features(c)
	b := highest{scored{core.Action{Kind: core.Done}, 0.08}, l}
	switch c.Stage {
	case core.StageTurn:
		b.Kind = core.Pass
		k.rateAction(c, &a, core.Move, &b)
		k.rateAction(c, &a, core.Cube, &b)
		for tiles := c.UsableTiles(); tiles != 0; tiles &= tiles - 1 {
			x := core.Area(bits.TrailingZeros8(tiles))
			acts := c.Board.Actions[x]
			worth := float32(-0.15)
			for _, act := range acts {
				one := highest{luck: l}
				k.rateAction(c, &a, act, &one)
				worth += one.worth
			}
			b.consider(core.Action{Kind: core.Favor, To: uint8(x)}, worth)
		}
	case core.StageFavor:
		acts := c.Board.Actions[core.Area(c.Favor)]
		if c.Left == 3 { // one of the two must be carried out (PIM-45)
			b.worth = -10
		}
		for i, act := range acts {
			if c.Left>>i&1 != 0 {
				k.rateAction(c, &a, act, &b)
			}
		}
		if b.Kind == core.Done && c.Left == 3 {
			var buf [core.MostActions]core.Action
			all := c.List(buf[:0])
			return all[l.N(uint32(len(all)))]
		}
	case core.StageIcon:
		k.rateAction(c, &a, c.Icon, &b)
	case core.StageRest:
		m := c.RestedTargets()
		k.cubes(c, &a, core.Rested, &m, 0.9, &b)
	}
	return b.Action
}

// pickFor takes the decider's own cube, or that of the seat with the fewest points, of equals the
// next in the order of play.
func pickFor(c *core.State) core.Action {
	pile := &c.Piles[c.Part]
	if pile[c.Seat] > 0 {
		return core.Action{Kind: core.Pick, To: c.Seat}
	}
	least := -1
	for i := 1; i < c.Board.Seats; i++ {
		s := (int(c.Seat) + i) % c.Board.Seats
		if pile[s] > 0 && (least < 0 || c.Score[s] < c.Score[least]) {
			least = s
		}
	}
	return core.Action{Kind: core.Pick, To: uint8(least)}
}
