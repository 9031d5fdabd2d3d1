package bots

import (
	"math/bits"

	"intrigue/rules/pimpernel/core"
)

// weights hold what a player believes things to be worth, in points.
type weights struct {
	back      float32 // a cube that comes back to supply at the end of the round
	supply    float32 // a cube in supply
	reserve   float32 // the last one in supply, on top
	rest      float32 // a rest cube
	later     float32 // a cube in an area beyond the need
	road      float32 // a cube on a road that leads elsewhere
	vienna    float32 // one on a road to Vienna, on top, for each mission so far
	house     float32 // a cube on a building whose area is needed
	idleHouse float32 // and one whose area is not
	tile      float32 // a favour tile
	spot      float32 // a cube on a mission space, which comes back in any case
	first     float32 // to begin the next round
	choice    float32 // to choose the next mission
	near      float32 // something useful in reach of the pawn
	haste     float32 // how tiresome a round is that has lasted ten laps too many
	dread     float32 // how much Chauvelin's captures are feared, 1 or nothing
}

// usualWeights returns the weights of the steady bot, found by letting it play against itself.
func usualWeights() weights {
	return weights{back: 0.3, supply: 0.42, reserve: 0.9, rest: 0.9, later: 0.45, road: 0.25, vienna: 0.05, house: 1.0, idleHouse: 0.5,
		tile: 0.8, spot: 0.9, first: 0.35, choice: 0.15, near: 0.07, haste: 2, dread: 1}
}

// viennaRoads are the spaces of the two roads that end in Vienna.
var viennaRoads = core.Atlas.Route[core.Atlas.Leg[core.Reims][core.Vienna]-1] | core.Atlas.Route[core.Atlas.Leg[core.Arras][core.Vienna]-1]

// bestWay holds what is known of the Pimpernel's way: the spaces of the way with the
// fewest gaps, and of all ways with the fewest spaces.
type bestWay struct {
	roads    uint64 // filled route spaces it was worked out for
	from, to core.Location
	known    bool
	spaces   uint64
	missing  int
	short    uint64
}

// evaluator rates moments for all seats; it keeps the ways it worked out.
type evaluator struct {
	w    weights
	ways [128]bestWay  // a hash table in which a new way takes the place of another one
	next core.State    // for after
	deep [2]core.State // for lookAhead
}

// way returns the best way as the roads are filled.
func (r *evaluator) way(c *core.State) *bestWay {
	roads, to := c.Full[0]&core.RouteMask, c.Goal()
	p := &r.ways[(roads*0x9e3779b97f4a7c15>>57)^uint64(c.Pimpernel)^uint64(to)<<2&127]
	if p.known && p.roads == roads && p.from == c.Pimpernel && p.to == to {
		return p
	}
	*p = bestWay{roads: roads, from: c.Pimpernel, to: to, known: true}
	// The fewest gaps, then the fewest spaces, by relaxing from the goal.
	var cost [core.Locations]uint16
	var via [core.Locations]uint64
	for l := range cost {
		cost[l] = 9999
	}
	cost[to] = 0
	for changed := true; changed; {
		changed = false
		for i, f := range core.RouteFacts {
			step := uint16(bits.OnesCount64(core.Atlas.Route[i]&^roads))*32 + uint16(core.Atlas.Length[i])
			if n := cost[f.A] + step; n < cost[f.B] {
				cost[f.B], via[f.B], changed = n, via[f.A]|core.Atlas.Route[i], true
			}
			if n := cost[f.B] + step; n < cost[f.A] {
				cost[f.A], via[f.A], changed = n, via[f.B]|core.Atlas.Route[i], true
			}
		}
	}
	p.spaces = via[p.from]
	p.missing = bits.OnesCount64(p.spaces &^ roads)
	for i, f := range core.RouteFacts { // a route is on a shortest way if the way through it is no longer, in either direction
		d := core.Atlas.Apart[p.from][to]
		if core.Atlas.Apart[p.from][f.A]+core.Atlas.Length[i]+core.Atlas.Apart[f.B][to] == d ||
			core.Atlas.Apart[p.from][f.B]+core.Atlas.Length[i]+core.Atlas.Apart[f.A][to] == d {
			p.short |= core.Atlas.Route[i]
		}
	}
	return p
}

// chance returns how likely a part is met that lacks some cubes, while some mission spaces
// are still free and some cubes left to place.
func chance(lack, free, left int) float32 {
	switch {
	case lack <= 0:
		return 1
	case free == 0 || left < lack:
		return 0
	}
	return max(0, 1-0.2*float32(lack)) * (0.3 + 0.12*float32(free))
}

// weightsIn returns the weights in a mission: in the last one nothing is kept for later.
func (r *evaluator) weightsIn(mission uint8) weights {
	w := r.w
	if mission == core.FinalMission {
		w.back, w.later, w.road, w.vienna, w.first, w.choice = 0, 0, 0, 0, 0, 0
		w.supply, w.reserve, w.rest, w.house, w.idleHouse, w.tile, w.spot = 0.2, 0.6, 0.35, 0.4, 0.05, 0.4, 0.5
	}
	return w
}

// placeable counts the cubes that can still be placed.
func placeable(c *core.State) (n int) {
	for s := range c.Board.Seats {
		n += int(c.Supply[s] + c.Piles[core.RestArea][s])
	}
	return n
}

// collecting reports whether a mission is being carried out and has not scored yet.
func collecting(c *core.State) bool { return c.Running && c.Paid() < int(c.Rounds) }

// needs returns the cubes that the mission still asks for, by kind: while it is carried out those
// that are not in a completion area yet.
func (r *evaluator) needs(c *core.State) [core.Needs]uint8 {
	need := c.Needs()
	if collecting(c) {
		for a := core.Supporters; a <= core.Disguises; a++ {
			switch at := core.Area(c.Part); {
			case a < at:
				need[a-1] = c.Lacks[a-1]
			case a == at:
				need[a-1] = c.Lacks[a-1] + c.ToPick
			}
		}
	}
	return need
}

// collected adds what the cubes in the completion areas and in the incomplete area are worth:
// the one score and come back, the others only come back (PIM-138, PIM-144).
func (r *evaluator) collected(c *core.State, w *weights, v *[core.MostSeats]float32) {
	for s := range c.Board.Seats {
		n := uint8(0)
		for i := range c.Boxes {
			n += c.Boxes[i][s]
		}
		v[s] += (1+w.back)*float32(n) + w.back*float32(c.Missed[s])
	}
}

// evaluate returns what a moment is worth to each seat, in points to come and points scored.
func (r *evaluator) evaluate(c *core.State) (v [core.MostSeats]float32) {
	n := c.Board.Seats
	for s := range n {
		v[s] = float32(c.Score[s])
	}
	if c.Stage == core.StageOver {
		return v
	}
	w := r.weightsIn(c.Mission)
	need := r.needs(c)
	free := core.MissionSpots - bits.OnesCount64(c.Full[0]&core.MissionMask)
	left := placeable(c)
	if collecting(c) {
		left = 0 // what is missing stays missing
		r.collected(c, &w, &v)
	}
	lacks := [core.MissionSpots]int{}
	for a := core.Supporters; a <= core.Disguises; a++ {
		lacks[core.SpotOf(a)] += r.area(c, a, int(need[a-1]), holder(c, core.SpotOf(a)), &w, &v)
	}
	way := r.way(c)
	lacks[core.RouteSpot] = way.missing
	goal := c.Board.Spaces[c.Goal()]
	lacks[core.LocationSpot] = goal.Count() - bits.OnesCount64(goal[1]&c.Full[1]) - bits.OnesCount64(goal[2]&c.Full[2])
	fails, holders := spots(c, &lacks, free, left, &w, &v)
	if c.Board.Chauvelin && w.dread > 0 {
		r.fearChauvelin(c, &fails, &holders, &w, &v)
	}
	onWay := max(0.5, 0.97-0.07*float32(way.missing)) + w.back
	for s := range n {
		own := &c.Own[s]
		r.roads(c, own, way, onWay, &w, &v[s])
		v[s] += r.towns(c, own, &w)
		k := float32(c.Supply[s])
		v[s] += w.reserve*min(k, 2, float32(free)) + w.supply*k - 0.004*k*k
		v[s] += w.rest * min(3, float32(c.Piles[core.RestArea][s]))
		v[s] += w.tile * float32(bits.OnesCount8(c.Held[s]))
		v[s] += r.houses(c, own, &need, &w)
		v[s] += w.near * r.reach(c, s, way, lacks[core.LocationSpot])
	}
	return v
}

// holder returns who has a cube on a spot of the mission.
func holder(c *core.State, s core.Spot) int8 {
	if p := s.Place(); c.Full.Has(p) {
		return int8(c.Owner(p))
	}
	return core.Nobody
}

// spots adds what the spots of the mission are worth to those who hold them, with free spots and so
// many cubes left to place. fails says how likely each is to fail for what it lacks.
func spots(c *core.State, lacks *[core.MissionSpots]int, free, left int, w *weights,
	v *[core.MostSeats]float32) (fails [core.MissionSpots]float32, holders [core.MissionSpots]int8) {
	for s := core.FirstPlayer; s <= core.LocationSpot; s++ {
		who := holder(c, s)
		holds := chance(lacks[s], free, left)
		fails[s], holders[s] = 1-holds, who
		if who == core.Nobody {
			continue
		}
		v[who] += holds + w.spot
		switch s {
		case core.FirstPlayer:
			v[who] += w.first
		case core.LocationSpot:
			v[who] += w.choice
		}
	}
	return fails, holders
}

// roads adds what cubes on roads are worth to their owner: those on the Pimpernel's best way,
// on one that is as short, and the others.
func (r *evaluator) roads(c *core.State, own *core.SpaceSet, way *bestWay, onWay float32, w *weights, v *float32) {
	roads := own[0] & core.RouteMask
	*v += onWay * float32(bits.OnesCount64(roads&way.spaces))
	side := roads &^ way.spaces
	if way.missing > 0 {
		*v += 0.5 * float32(bits.OnesCount64(side&way.short))
		side &^= way.short
	}
	*v += w.road * float32(bits.OnesCount64(side))
	*v += w.vienna * float32(c.Mission) * float32(bits.OnesCount64(side&viennaRoads))
}

// area adds what the cubes of an area are worth and returns how many it lacks.
func (r *evaluator) area(c *core.State, a core.Area, need int, decider int8, w *weights, v *[core.MostSeats]float32) int {
	pile := &c.Piles[a]
	total := int(c.Total(a))
	if total <= need {
		for s, k := range pile[:c.Board.Seats] {
			v[s] += (1 + w.back) * float32(k)
		}
		return need - total
	}
	left, others := need, total
	if decider != core.Nobody {
		mine := min(need, int(pile[decider]))
		v[decider] += (1+w.back)*float32(mine) + w.later*float32(int(pile[decider])-mine)
		left -= mine
		others -= int(pile[decider])
	}
	for s, k := range pile[:c.Board.Seats] {
		if int8(s) != decider && k > 0 {
			share := float32(left) / float32(others)
			v[s] += float32(k) * (share*(1+w.back) + (1-share)*w.later)
		}
	}
	return 0
}

// towns returns what cubes in locations are worth to their owner.
func (r *evaluator) towns(c *core.State, own *core.SpaceSet, w *weights) float32 {
	sum := float32(0)
	for x := own[1]; x != 0; x &= x - 1 {
		sum += r.town(c, core.Location(bits.TrailingZeros64(x)/core.MostSpaces), w)
	}
	for x := own[2]; x != 0; x &= x - 1 {
		sum += r.town(c, core.Location(bits.TrailingZeros64(x)/core.MostSpaces+core.PerWord), w)
	}
	return sum
}

// town returns what a cube in a location is worth: most in that of the mission, then in those of the next.
func (r *evaluator) town(c *core.State, l core.Location, w *weights) float32 {
	switch {
	case l == c.Goal():
		return 0.98 + w.back
	case c.Mission == core.FinalMission:
		return 0
	case l == core.Vienna:
		return 0.2 + 0.12*float32(c.Mission)
	}
	for i, k := range c.Next {
		if k != core.NoCard && core.MissionCards[k].At == l {
			switch {
			case c.Mission == core.FinalMission-1: // Vienna comes next
				return 0
			case c.Chosen == core.NoCard:
				return 0.5
			case int(c.Chosen) == i:
				return 0.9
			}
			return 0.02
		}
	}
	if c.Done>>l&1 != 0 {
		return 0.02
	}
	return 0.12
}

// houses returns what cubes on buildings are worth to their owner.
func (r *evaluator) houses(c *core.State, own *core.SpaceSet, need *[core.Needs]uint8, w *weights) (sum float32) {
	for mine := own[0] & core.BuildingMask; mine != 0; mine &= mine - 1 {
		serves := c.Board.Serves[bits.TrailingZeros64(mine)-core.BuildingBit]
		value := w.idleHouse
		for a := core.Supporters; a <= core.Disguises; a++ {
			if serves>>a&1 != 0 && c.Total(a) < need[a-1] {
				value = w.house
			}
		}
		sum += value
	}
	return sum
}

// reach counts what a pawn could usefully fill where it is.
func (r *evaluator) reach(c *core.State, s int, way *bestWay, gaps int) float32 {
	at := c.At[s]
	n := float32(min(3, bits.OnesCount64(way.spaces&^c.Full[0]&core.Atlas.Reach[at][0])))
	if c.Goal().Region() == at {
		n += float32(min(3, gaps))
	}
	for _, k := range c.Next {
		if k != core.NoCard && core.MissionCards[k].At.Region() == at {
			n += 0.5
		}
	}
	return n
}
