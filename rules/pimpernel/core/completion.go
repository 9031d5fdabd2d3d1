package core

import "math/bits"

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
			if c.Mission < FinalMission-1 && c.Chosen == NoCard { // PIM-135, PIM-137
				c.asks(StageNext, c.decider(LocationSpot))
				return
			}
		case c.Part == partScore:
			c.pay()
		case c.Part == partChase:
			if !c.chaseOn() {
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
	c.Way[c.Stops] = Location(a.To)
	c.Stops++
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
	c.moveChauvelin(Location(a.To))
	c.run()
}

// pickable returns the seats with cubes in the area in hand, as bits.
func (c *State) pickable() (seats uint32) {
	for s, n := range c.Piles[c.Part] {
		if n > 0 {
			seats |= 1 << s
		}
	}
	return seats
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
		seats := c.pickable()
		if several := seats&(seats-1) != 0; several && c.Total(a) > c.ToPick {
			c.asks(StagePick, c.decider(SpotOf(a)))
			return false
		}
		c.pickCube(uint8(bits.TrailingZeros32(seats)))
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
	c.resolveIncomplete()
}

// prepare lays out the next mission (PIM-149 to PIM-153) or ends the game (PIM-154).
func (c *State) prepare() {
	c.Running = false
	if c.Mission == FinalMission || c.taken() {
		c.Stage = StageOver
		return
	}
	c.Mission++
	if c.Mission == FinalMission { // PIM-152
		c.Cards = [3]uint8{ViennaCard, c.Next[0], c.Next[1]}
	} else {
		c.Cards = [3]uint8{c.Next[c.Chosen], c.Next[1-c.Chosen], NoCard}
	}
	c.Goals[c.Mission] = c.Goal()
	c.Next, c.Chosen = [2]uint8{NoCard, NoCard}, NoCard
	if c.Mission == FinalMission {
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
