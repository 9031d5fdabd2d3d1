package core

import "math/bits"

// completion is the completion of a mission: while it lasts, and afterwards, until
// the next one begins, as the report of it.
type completion struct {
	Running bool
	Part    part
	begun   bool  // the part is under way
	ToPick  uint8 // cubes still to be picked
	actor   int8  // who acts for empty mission spaces (PIM-117 to PIM-119)
	Ended   endOf
	Number  uint8                          // of the mission
	Top     uint8                          // its card
	cubeOf  [MissionSpots]int8             // whose cube lay on each mission space
	Boxes   [MissionSpots][MostSeats]uint8 // cubes in the completion areas
	need    [Needs]uint8
	Lacks   [Needs]uint8     // cubes that were missing of each kind
	gaps    uint8            // empty spaces of the location
	Short   uint8            // parts not fulfilled, as bits by Spot
	Missed  [MostSeats]uint8 // cubes in the incomplete area
	Whole   bool             // the chosen route is complete
	Way     [Routes + 1]Location
	Ways    uint8            // locations in way
	Points  [MostSeats]uint8 // of step 2 (PIM-138)
}

// part is a step of the completion, in order (PIM-115). Those from 1 to 5 are areas.
type part uint8

const (
	partFirst part = 0
	partRoute part = iota + Areas - 1
	partLocation
	partNext
	partScore
	partChase
	partOver
)

// endOf is how a round ended.
type endOf uint8

const (
	EndFilled endOf = iota // by five mission spaces (PIM-51)
	endPassed              // by passing all around (PIM-53)
	EndLapped              // by the last lap (PIM-56)
)

// Goal is the location of the current mission (PIM-28).
func (c *State) Goal() Location { return MissionCards[c.Cards[0]].At }

// Needs are the sums of the current mission's cards, by kind (PIM-27).
func (c *State) Needs() (n [Needs]uint8) {
	for _, k := range c.Cards {
		if k != NoCard {
			for i, x := range MissionCards[k].need {
				n[i] += x
			}
		}
	}
	return n
}

// complete ends the round.
func (c *State) complete() {
	actor := c.Last
	if actor == Nobody { // PIM-119
		actor = int8(c.First)
	}
	c.completion = completion{Running: true, actor: actor, Number: c.Mission, Top: c.Cards[0], need: c.Needs()}
	switch {
	case c.Full[0]&MissionMask == MissionMask:
		c.Ended = EndFilled
	case int(c.Passes) == c.Board.Seats:
		c.Ended = endPassed
	default:
		c.Ended = EndLapped
	}
	c.Rounds++
	for s := range c.cubeOf {
		c.cubeOf[s] = Nobody
		if p := Spot(s).Place(); c.Full.Has(p) {
			c.cubeOf[s] = int8(c.Owner(p))
		}
	}
	c.Travel, c.CaughtNow = 0, 0
	c.run()
}

// decider resolves a mission space (PIM-116, PIM-117).
func (c *State) decider(s Spot) uint8 {
	if c.cubeOf[s] != Nobody {
		return uint8(c.cubeOf[s])
	}
	return uint8(c.actor)
}

// asks hands the decision to a seat.
func (c *State) asks(stage Stage, who uint8) { c.Stage, c.Seat = stage, who }

// run resolves part after part until somebody has to decide or play goes on.
func (c *State) run() {
	for c.Running {
		switch {
		case c.Part == partFirst:
			c.First = c.decider(FirstPlayer) // PIM-120
		case c.Part < Areas:
			if !c.gather(Area(c.Part)) {
				return
			}
		case c.Part == partRoute:
			if !c.rideOn() {
				return
			}
		case c.Part == partLocation:
			c.visit()
		case c.Part == partNext:
			if c.Mission < 6 && c.Chosen == NoCard { // PIM-135, PIM-137
				c.asks(StageNext, c.decider(LocationSpot))
				return
			}
		case c.Part == partScore:
			c.pay()
		case c.Part == partChase:
			if !c.prowl() {
				return
			}
		case c.Part == partOver:
			c.prepare()
		}
		c.Part++
		c.begun = false
	}
}

// pick, ride, choose and chase are what somebody decides about the completion.

func (c *State) pick(a Action) {
	c.pickCube(a.To)
	c.run()
}

func (c *State) ride(a Action) {
	c.Way[c.Ways] = Location(a.To)
	c.Ways++
	c.run()
}

func (c *State) choose(a Action) {
	c.Chosen = 0
	if c.Next[1] == a.To {
		c.Chosen = 1
	}
	c.run()
}

func (c *State) chase(a Action) {
	c.step(Location(a.To))
	c.run()
}

// pickable are the seats with cubes in the area in hand, as bits.
func (c *State) pickable() (seats uint32) {
	for s, n := range c.Piles[c.Part] {
		if n > 0 {
			seats |= 1 << s
		}
	}
	return seats
}

// SpotOf is the mission space that serves an area.
func SpotOf(a Area) Spot {
	if a == Supporters {
		return SupporterSpot
	}
	return Resources
}

// Total counts the cubes in an area.
func (c *State) Total(a Area) (n uint8) {
	for _, k := range c.Piles[a] {
		n += k
	}
	return n
}

// gather moves the needed cubes of an area to its completion area and reports
// whether that is done (PIM-122 to PIM-126).
func (c *State) gather(a Area) bool {
	if !c.begun {
		c.begun = true
		c.ToPick = c.need[a-1]
		if total := c.Total(a); total < c.ToPick {
			c.Lacks[a-1] = c.ToPick - total
			c.ToPick = total
		}
	}
	for c.ToPick > 0 {
		colours, last := 0, uint8(0)
		for s, n := range c.Piles[a] {
			if n > 0 {
				colours++
				last = uint8(s)
			}
		}
		if colours > 1 && c.Total(a) > c.ToPick {
			c.asks(StagePick, c.decider(SpotOf(a)))
			return false
		}
		c.pickCube(last)
	}
	switch { // PIM-112
	case a == Supporters:
		c.settle(a)
		if c.Lacks[0] > 0 {
			c.miss(SupporterSpot)
		}
	case a == Disguises:
		short := false
		for b := Horses; b <= Disguises; b++ {
			c.settle(b)
			short = short || c.Lacks[b-1] > 0
		}
		if short {
			c.miss(Resources)
		}
	}
	return true
}

// pickCube moves a cube of a seat from the area in hand to its completion area.
func (c *State) pickCube(who uint8) {
	a := Area(c.Part)
	c.Piles[a][who]--
	c.Boxes[SpotOf(a)][who]++
	c.ToPick--
}

// miss marks a part as short: the cube of its mission space goes to the incomplete
// area (PIM-123, PIM-125, PIM-130, PIM-134).
func (c *State) miss(s Spot) {
	c.Short |= 1 << s
	if who := c.cubeOf[s]; who != Nobody {
		c.Own[who].Lift(s.Place())
		c.Full.Lift(s.Place())
		c.Missed[who]++
	}
}

// lift moves all cubes of a set of spaces to a completion area.
func (c *State) lift(m *Spaces, s Spot) {
	for who := range c.Own {
		o := &c.Own[who]
		n := 0
		for w := range m {
			n += bits.OnesCount64(o[w] & m[w])
			o[w] &^= m[w]
		}
		c.Boxes[s][who] += uint8(n)
	}
	for w := range m {
		c.Full[w] &^= m[w]
	}
}

// visit takes the cubes of the location (PIM-134).
func (c *State) visit() {
	m := c.Board.Spaces[c.Goal()]
	c.gaps = uint8(bits.OnesCount64(m[1]&^c.Full[1]) + bits.OnesCount64(m[2]&^c.Full[2]))
	c.lift(&m, LocationSpot)
	if c.gaps > 0 {
		c.miss(LocationSpot)
	}
}

// pay scores the mission and moves the Pimpernel (PIM-138, PIM-142, PIM-144).
func (c *State) pay() {
	for s := range c.Own {
		add := func(what int, n uint8) {
			c.Gained[what][s] += int16(n)
			c.Points[s] += n
		}
		add(fromSpots, uint8(bits.OnesCount64(c.Own[s][0]&MissionMask)))
		c.Own[s][0] &^= MissionMask
		for i := SupporterSpot; i <= LocationSpot; i++ {
			add(fromSpots+int(i), c.Boxes[i][s])
		}
		c.Supply[s] += c.Points[s]
		c.Score[s] += uint16(c.Points[s])
		c.By[c.Mission][s] += int16(c.Points[s])
	}
	c.Full[0] &^= MissionMask
	c.Done |= 1 << c.Goal()
	c.Pimpernel = c.Goal()
	c.settleAccounts()
}

// prepare lays out the next mission (PIM-149 to PIM-153) or ends the game (PIM-154).
func (c *State) prepare() {
	c.Running = false
	if c.Mission == 7 || c.taken() {
		c.Stage = StageOver
		return
	}
	c.Mission++
	if c.Mission == 7 { // PIM-152
		c.Cards = [3]uint8{ViennaCard, c.Next[0], c.Next[1]}
	} else {
		c.Cards = [3]uint8{c.Next[c.Chosen], c.Next[1-c.Chosen], NoCard}
	}
	c.Goals[c.Mission] = c.Goal()
	c.Next, c.Chosen = [2]uint8{NoCard, NoCard}, NoCard
	if c.Mission == 7 {
		c.startRound()
		return
	}
	c.Stage = StageDraw // PIM-150
}

// draw lays out two new cards as the next mission.
func (c *State) draw(one, two uint8) {
	c.Next = [2]uint8{one, two}
	c.Drawn |= 1<<one | 1<<two
	c.startRound()
}

// Paid counts the missions that have scored.
func (c *State) Paid() int {
	if c.Running && c.Part <= partScore {
		return int(c.Rounds) - 1
	}
	return int(c.Rounds)
}
