package pimpernel

import (
	"math/bits"

	"intrigue/rules/search"
)

// features is what single cubes bring to whoever decides, as things stand: about what the
// rater would say, without playing them.
type features struct {
	goal  Spaces         // free spaces of the mission's location
	way   uint64         // free spaces of the Pimpernel's best way
	short uint8          // areas in which the mission lacks cubes, as bits
	area  [areas]float32 // what a cube is worth in each area
	icon  [icons]float32 // and what an icon promises
	spots [missionSpots]float32
	cost  float32 // of a cube out of supply
}

// features works the aims out.
func (k *cache) features(c *State) (a features) {
	g := &c.board.spaces[c.goal()]
	a.goal = Spaces{0, g[1] &^ c.full[1], g[2] &^ c.full[2]}
	way := k.way(c)
	a.way = way.spaces &^ c.full[0]
	need := c.needs()
	free, left := missionSpots-bits.OnesCount64(c.full[0]&missionMask), 0
	for s := range c.board.seats {
		left += int(c.supply[s] + c.heap[RestArea][s])
	}
	last := c.mission == 7
	a.cost = 0.42
	reserve := float32(0.9)
	if last {
		a.cost, reserve = 0.2, 0.6
	}
	if int(c.supply[c.turn]) <= min(2, free) {
		a.cost += reserve
	}
	lacks := [missionSpots]int{RouteSpot: way.missing, LocationSpot: a.goal.count()}
	a.area[RestArea] = 0.9
	if c.heap[RestArea][c.turn] >= 3 {
		a.area[RestArea] = 0.1
	}
	for x := Supporters; x <= Disguises; x++ {
		total := uint8(0)
		for _, n := range c.heap[x] {
			total += n
		}
		a.area[x] = 0.6
		if last {
			a.area[x] = 0.1
		}
		if n := need[x-1]; n > total {
			a.short |= 1 << x
			a.area[x] = 1.3
			lacks[spotOf(x)] += int(n - total)
		}
	}
	k.contest(c, &a)
	for s, n := range lacks {
		a.spots[s] = k.w.spot + chance(n, free, left)
	}
	a.spots[FirstPlayer] += k.w.first
	a.spots[LocationSpot] += k.w.choice
	a.icon = [icons]float32{Cube: 0.9, Move: 0.1, Horse: a.area[Horses] - a.cost, Goods: max(a.area[Carts], a.area[Papers], a.area[Disguises]) - a.cost,
		Route: 0.6, Rest: a.area[RestArea] - a.cost, UseBuilding: 0.55, Point: 1, Supporter: a.area[Supporters] - a.cost, Remove: 0.1}
	return a
}

// contest adds what a cube does for the favour tiles: the own is held, another one's won.
func (k *cache) contest(c *State, a *features) {
	for x := range Area(areas) {
		mine, most := int8(c.heap[x][c.turn]), int8(0)
		for s, n := range c.heap[x][:c.board.seats] {
			if s != int(c.turn) {
				most = max(most, int8(n))
			}
		}
		switch who := c.tile[x]; {
		case who == int8(c.turn):
			if mine <= most+1 {
				a.area[x] += 0.3
			}
		case mine < most:
		case who == nobody:
			a.area[x] += k.w.tile
		default:
			a.area[x] += 1.6 * k.w.tile
		}
	}
}

// A bid is a step with what it seems worth.
type scored struct {
	Action
	worth float32
}

// better takes another bid if it is higher, give or take a little luck.
func (b *scored) better(s Action, worth float32, l *search.Luck) {
	if worth += 0.15 / (1 << 24) * float32(l.Uint64()>>40); worth > b.worth {
		b.Action, b.worth = s, worth
	}
}

// some is a random bit of a word that is not 0.
func some(x uint64, l *search.Luck) uint8 {
	n := bits.OnesCount64(x)
	if n == 1 {
		return uint8(bits.TrailingZeros64(x))
	}
	return nth(x, int(l.N(uint32(n))))
}

// inTowns bids for the spaces of locations, with what their icons promise.
func (k *cache) inTowns(c *State, a *features, m *Spaces, v ActionKind, cost float32, b *scored, l *search.Luck) {
	for w := 1; w < len(m); w++ {
		for x := m[w]; x != 0; x &= x - 1 {
			p := Place(w<<6 + bits.TrailingZeros64(x))
			town, _ := p.space()
			worth := k.town(c, town, &k.w) - cost
			if act := c.board.icon[p]; act != NoAction {
				worth += max(0, a.icon[act])
			}
			b.better(Action{v, uint8(p)}, worth, l)
		}
	}
}

// cubes bids for the places of a cube: those that a pawn reaches, and areas.
func (k *cache) cubes(c *State, a *features, v ActionKind, t *targets, cost float32, b *scored, l *search.Luck) {
	m := &Spaces{t.w0, t.w1, t.w2}
	k.inTowns(c, a, m, v, cost, b, l)
	if x := m[0] & a.way; x != 0 {
		b.better(Action{v, some(x, l)}, 1.22-cost, l)
	} else if x := m[0] & routeMask; x != 0 {
		b.better(Action{v, some(x, l)}, 0.28-cost, l)
	}
	for x := t.areas; x != 0; x &= x - 1 {
		n := bits.TrailingZeros8(x)
		b.better(Action{v, uint8(areaPlace) + uint8(n)}, a.area[n]-cost, l)
	}
	for x := m[0] & missionMask; x != 0; x &= x - 1 {
		p := bits.TrailingZeros64(x)
		b.better(Action{v, uint8(p)}, a.spots[p-missionBit]-cost, l)
	}
	for x := m[0] & hexMask; x != 0; x &= x - 1 {
		p := bits.TrailingZeros64(x)
		worth := k.w.idleHouse
		if c.board.serves[p-hexBit]&a.short != 0 {
			worth = k.w.house
		}
		if c.full[0]>>p&1 != 0 {
			worth -= 0.2
		}
		b.better(Action{v, uint8(p)}, worth-cost, l)
	}
}

// rateAction bids for an action.
func (k *cache) rateAction(c *State, a *features, act ActionKind, b *scored, l *search.Luck) {
	t := c.targets(act)
	switch {
	case t == targets{} || act == Remove:
	case act == Move:
		k.move(c, a, b, l)
	case act == Point:
		b.better(Action{Kind: act}, 1, l)
	default:
		k.cubes(c, a, act, &t, a.cost, b, l)
	}
}

// move bids for a region from which more can be reached.
func (k *cache) move(c *State, a *features, b *scored, l *search.Luck) {
	use := func(r Region) int {
		m := &atlas.reach[r]
		return bits.OnesCount64(m[0]&a.way) + bits.OnesCount64(m[1]&a.goal[1]) + bits.OnesCount64(m[2]&a.goal[2])
	}
	here := use(c.at[c.turn])
	for near := regionFacts[c.at[c.turn]].next; near != 0; near &= near - 1 {
		to := Region(bits.TrailingZeros8(near))
		worth := float32(-0.2)
		switch n := use(to); {
		case here == 0 && n > 0:
			worth = 0.6
		case n > here:
			worth = 0
		}
		b.better(Action{Move, uint8(to)}, worth, l)
	}
}

// rollout is a step of a playout: the highest bid, or to leave it if nothing is worth it.
func (k *cache) rollout(c *State, l *search.Luck) Action {
	switch c.stage {
	case StageTurn, StageFavor, StageIcon, StageRest:
	case StagePick:
		return c.pickFor()
	default:
		var buf [mostActions]Action
		all := c.list(buf[:0])
		return all[l.N(uint32(len(all)))]
	}
	a := k.features(c)
	b := scored{Action{Kind: Done}, 0.08}
	switch c.stage {
	case StageTurn:
		b.Kind = Pass
		k.rateAction(c, &a, Move, &b, l)
		k.rateAction(c, &a, Cube, &b, l)
		for tiles := c.usableTiles(); tiles != 0; tiles &= tiles - 1 {
			x := Area(bits.TrailingZeros8(tiles))
			acts := c.board.actionsOf(x)
			worth := float32(-0.15)
			for _, act := range acts {
				one := scored{}
				k.rateAction(c, &a, act, &one, l)
				worth += one.worth
			}
			b.better(Action{Favor, uint8(x)}, worth, l)
		}
	case StageFavor:
		acts := c.board.actionsOf(Area(c.favor))
		if c.left == 3 { // one of the two must be carried out (PIM-45)
			b.worth = -10
		}
		for i, act := range acts {
			if c.left>>i&1 != 0 {
				k.rateAction(c, &a, act, &b, l)
			}
		}
		if b.Kind == Done && c.left == 3 {
			var buf [mostActions]Action
			all := c.list(buf[:0])
			return all[l.N(uint32(len(all)))]
		}
	case StageIcon:
		k.rateAction(c, &a, c.icon, &b, l)
	case StageRest:
		m := c.restedTargets()
		k.cubes(c, &a, Rested, &m, 0.9, &b, l)
	}
	return b.Action
}

// pickFor takes the decider's own cube, or that of whoever has fewest points.
func (c *State) pickFor() Action {
	heap := &c.heap[c.part]
	if heap[c.seat] > 0 {
		return Action{Pick, c.seat}
	}
	least := -1
	for s, n := range heap {
		if n > 0 && (least < 0 || c.score[s] < c.score[least]) {
			least = s
		}
	}
	return Action{Pick, uint8(least)}
}
