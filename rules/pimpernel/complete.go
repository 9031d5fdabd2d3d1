package pimpernel

import "math/bits"

// completion is the completion of a mission: while it lasts, and afterwards, until
// the next one begins, as the report of it.
type completion struct {
	running bool
	part    part
	begun   bool  // the part is under way
	togo    uint8 // cubes still to be picked
	actor   int8  // who acts for empty mission spaces (PIM-117 to PIM-119)
	ended   endOf
	number  uint8                          // of the mission
	top     uint8                          // its card
	cubeOf  [missionSpots]int8             // whose cube lay on each mission space
	boxes   [missionSpots][mostSeats]uint8 // cubes in the completion areas
	need    [needs]uint8
	lacks   [needs]uint8     // cubes that were missing of each kind
	gaps    uint8            // empty spaces of the location
	short   uint8            // parts not fulfilled, as bits by Spot
	missed  [mostSeats]uint8 // cubes in the incomplete area
	whole   bool             // the chosen route is complete
	way     [locations]Location
	ways    uint8            // locations in way
	points  [mostSeats]uint8 // of step 2 (PIM-138)
}

// part is a step of the completion, in order (PIM-115). Those from 1 to 5 are areas.
type part uint8

const (
	partFirst part = 0
	partRoute part = iota + areas - 1
	partLocation
	partNext
	partScore
	partChase
	partOver
)

// endOf is how a round ended.
type endOf uint8

const (
	filled endOf = iota // by five mission spaces (PIM-51)
	passed              // by passing all around (PIM-53)
	lapped              // by the last lap (PIM-56)
)

// goal is the location of the current mission (PIM-28).
func (c *State) goal() Location { return missionCards[c.cards[0]].at }

// needs are the sums of the current mission's cards, by kind (PIM-27).
func (c *State) needs() (n [needs]uint8) {
	for _, k := range c.cards {
		if k != noCard {
			for i, x := range missionCards[k].need {
				n[i] += x
			}
		}
	}
	return n
}

// complete ends the round.
func (c *State) complete() {
	actor := c.last
	if actor == nobody { // PIM-119
		actor = int8(c.first)
	}
	c.completion = completion{running: true, actor: actor, number: c.mission, top: c.cards[0], need: c.needs()}
	switch {
	case c.full[0]&missionMask == missionMask:
		c.ended = filled
	case int(c.passes) == c.board.seats:
		c.ended = passed
	default:
		c.ended = lapped
	}
	c.rounds++
	for s := range c.cubeOf {
		c.cubeOf[s] = nobody
		if p := Spot(s).Place(); c.full.has(p) {
			c.cubeOf[s] = int8(c.owner(p))
		}
	}
	c.travel, c.caughtNow = 0, 0
	c.run()
}

// decider resolves a mission space (PIM-116, PIM-117).
func (c *State) decider(s Spot) uint8 {
	if c.cubeOf[s] != nobody {
		return uint8(c.cubeOf[s])
	}
	return uint8(c.actor)
}

// asks hands the decision to a seat.
func (c *State) asks(stage Stage, who uint8) { c.stage, c.seat = stage, who }

// run resolves part after part until somebody has to decide or play goes on.
func (c *State) run() {
	for c.running {
		switch {
		case c.part == partFirst:
			c.first = c.decider(FirstPlayer) // PIM-120
		case c.part < areas:
			if !c.gather(Area(c.part)) {
				return
			}
		case c.part == partRoute:
			if !c.rideOn() {
				return
			}
		case c.part == partLocation:
			c.visit()
		case c.part == partNext:
			if c.mission < 6 && c.chosen == noCard { // PIM-135, PIM-137
				c.asks(StageNext, c.decider(LocationSpot))
				return
			}
		case c.part == partScore:
			c.pay()
		case c.part == partChase:
			if !c.prowl() {
				return
			}
		case c.part == partOver:
			c.prepare()
		}
		c.part++
		c.begun = false
	}
}

// pick, ride, choose and chase are what somebody decides about the completion.

func (c *State) pick(a Action) {
	c.pickCube(a.To)
	c.run()
}

func (c *State) ride(a Action) {
	c.way[c.ways] = Location(a.To)
	c.ways++
	c.run()
}

func (c *State) choose(a Action) {
	c.chosen = 0
	if c.next[1] == a.To {
		c.chosen = 1
	}
	c.run()
}

func (c *State) chase(a Action) {
	c.step(Location(a.To))
	c.run()
}

// pickTargets are the seats with cubes in the area in hand.
func (c *State) pickTargets() (t targets) {
	for s, n := range c.heap[c.part] {
		if n > 0 {
			t.numbers |= 1 << s
		}
	}
	return t
}

// missionTargets are the two next missions, in the order in which they lie.
func (c *State) missionTargets() targets {
	return targets{numbers: 1<<c.next[0] | 1<<c.next[1], down: c.next[0] > c.next[1]}
}

// spotOf is the mission space that serves an area.
func spotOf(a Area) Spot {
	if a == Supporters {
		return SupporterSpot
	}
	return Resources
}

// gather moves the needed cubes of an area to its completion area and reports
// whether that is done (PIM-122 to PIM-126).
func (c *State) gather(a Area) bool {
	if !c.begun {
		c.begun = true
		c.togo = c.need[a-1]
		total := uint8(0)
		for _, n := range c.heap[a] {
			total += n
		}
		if total < c.togo {
			c.lacks[a-1] = c.togo - total
			c.togo = total
		}
	}
	for c.togo > 0 {
		total, colours, last := uint8(0), 0, uint8(0)
		for s, n := range c.heap[a] {
			if n > 0 {
				total += n
				colours++
				last = uint8(s)
			}
		}
		if colours > 1 && total > c.togo {
			c.asks(StagePick, c.decider(spotOf(a)))
			return false
		}
		c.pickCube(last)
	}
	switch { // PIM-112
	case a == Supporters:
		c.settle(a)
		if c.lacks[0] > 0 {
			c.miss(SupporterSpot)
		}
	case a == Disguises:
		short := false
		for b := Horses; b <= Disguises; b++ {
			c.settle(b)
			short = short || c.lacks[b-1] > 0
		}
		if short {
			c.miss(Resources)
		}
	}
	return true
}

// pickCube moves a cube of a seat from the area in hand to its completion area.
func (c *State) pickCube(who uint8) {
	a := Area(c.part)
	c.heap[a][who]--
	c.boxes[spotOf(a)][who]++
	c.togo--
}

// miss marks a part as short: the cube of its mission space goes to the incomplete
// area (PIM-123, PIM-125, PIM-130, PIM-134).
func (c *State) miss(s Spot) {
	c.short |= 1 << s
	if who := c.cubeOf[s]; who != nobody {
		c.own[who].lift(s.Place())
		c.full.lift(s.Place())
		c.missed[who]++
	}
}

// lift moves all cubes of a set of spaces to a completion area.
func (c *State) lift(m *Spaces, s Spot) {
	for who := range c.own {
		o := &c.own[who]
		n := 0
		for w := range m {
			n += bits.OnesCount64(o[w] & m[w])
			o[w] &^= m[w]
		}
		c.boxes[s][who] += uint8(n)
	}
	for w := range m {
		c.full[w] &^= m[w]
	}
}

// visit takes the cubes of the location (PIM-134).
func (c *State) visit() {
	m := c.board.spaces[c.goal()]
	c.gaps = uint8(bits.OnesCount64(m[1]&^c.full[1]) + bits.OnesCount64(m[2]&^c.full[2]))
	c.lift(&m, LocationSpot)
	if c.gaps > 0 {
		c.miss(LocationSpot)
	}
}

// pay scores the mission and moves the Pimpernel (PIM-138, PIM-142, PIM-144).
func (c *State) pay() {
	for s := range c.own {
		add := func(what int, n uint8) {
			c.gained[what][s] += int16(n)
			c.points[s] += n
		}
		add(fromSpots, uint8(bits.OnesCount64(c.own[s][0]&missionMask)))
		c.own[s][0] &^= missionMask
		for i := SupporterSpot; i <= LocationSpot; i++ {
			add(fromSpots+int(i), c.boxes[i][s])
		}
		c.supply[s] += c.points[s]
		c.score[s] += uint16(c.points[s])
		c.by[c.mission][s] += int16(c.points[s])
	}
	c.full[0] &^= missionMask
	c.done |= 1 << c.goal()
	c.sir = c.goal()
	c.settleAccounts()
}

// prepare lays out the next mission (PIM-149 to PIM-153) or ends the game (PIM-154).
func (c *State) prepare() {
	c.running = false
	if c.mission == 7 || c.caught == c.board.captures() {
		c.stage = StageOver
		return
	}
	c.mission++
	if c.mission == 7 { // PIM-152
		c.cards = [3]uint8{vienna, c.next[0], c.next[1]}
	} else {
		c.cards = [3]uint8{c.next[c.chosen], c.next[1-c.chosen], noCard}
	}
	c.goals[c.mission] = c.goal()
	c.next, c.chosen = [2]uint8{noCard, noCard}, noCard
	if c.mission == 7 {
		c.startRound()
		return
	}
	c.stage = StageDraw // PIM-150
}

// draw lays out two new cards as the next mission.
func (c *State) draw(one, two uint8) {
	c.next = [2]uint8{one, two}
	c.drawn |= 1<<one | 1<<two
	c.startRound()
}

// paid counts the missions that have scored.
func (c *State) paid() int {
	if c.running && c.part <= partScore {
		return int(c.rounds) - 1
	}
	return int(c.rounds)
}
