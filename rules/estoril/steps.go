package estoril

import (
	"math/bits"

	"intrigue/rules/cards"
)

// A verb is a kind of step.
type Kind uint8

const (
	RollFirst   Kind = iota // a: seat
	DealMission             // a: mission
	DealAgenda              // a: mission
	LayBoard                // a: board, b: quarters
	LayReward               // a: tile
	Place                   // a: tile, b: spot
	LookAt                  // a: spot
	Leave                   // no look, or no (more) symbols of this tile
	Open
	UseAssassin    // a: spot
	UseConspiracy  //
	UseNationalism //
	UseSeduction   // a: spot of the tile, b: free space
	UseDiplomacy   // a: spot
	Draw           // a: tile
	Keep           // the reward stays
	Change         // the drawn tile becomes the reward
	RollDice       // a, b: dice
	Award
	GiveUp // a: spot
	GoHome
	Discard // a: tile
)

// A step is a Move as the core reads it.
type Action struct {
	Kind Kind
	A, B uint8
}

// Do plays a legal step.
func (c *State) Do(s Action) {
	switch s.Kind {
	case Place:
		c.place(Tile(s.A), s.B)
	case LookAt:
		c.KnownTo[s.A] |= cards.Eyes(1) << c.Seat
		c.pass()
	case Leave:
		c.leave()
	case Open:
		c.open()
	case UseAssassin, UseConspiracy, UseNationalism, UseSeduction, UseDiplomacy:
		c.use(s)
	case Draw:
		c.DrawnKnownTo, _ = c.Pile.Draw(cards.Card(s.A))
		c.Drawn, c.Stage = Tile(s.A), StageKeep
	case Keep, Change:
		c.keep(s.Kind == Change)
	case RollDice:
		c.roll(s.A, s.B)
	case Award:
		c.award()
	case GiveUp:
		c.lose(s.A)
	case GoHome:
		c.home()
	case Discard:
		c.discard(Tile(s.A))
	default:
		c.deal(s)
	}
}

// deal plays what Luck deals before the tiles are placed.
func (c *State) deal(s Action) {
	switch s.Kind {
	case RollFirst:
		c.First, c.Stage = s.A, StageMissions
	case DealMission:
		n := c.missionsLaid()
		if c.Missions[n] = Mission(s.A); n+1 == c.missionsOut() {
			c.Stage = StageAgendas
			if c.Variants&Agendas == 0 {
				c.newRound()
			}
		}
	case DealAgenda:
		n := c.agendasGiven()
		if c.Agenda[n] = Mission(s.A); n+1 == c.Seats {
			c.newRound()
		}
	case LayBoard:
		n := c.boardsLaid()
		c.Boards[n], c.Turned[n] = s.A, s.B
		if n+1 == Places {
			c.survey()
			c.sort()
			c.Stage = StageRewards
		}
	case LayReward:
		c.reward(Tile(s.A))
	}
}

// missionsLaid, given and boards count what has been dealt.
func (c *State) missionsLaid() (n uint8) {
	for n < uint8(len(c.Missions)) && c.Missions[n] != NoMission {
		n++
	}
	return n
}

func (c *State) agendasGiven() (n uint8) {
	for n < c.Seats && c.Agenda[n] != NoMission {
		n++
	}
	return n
}

func (c *State) boardsLaid() (n uint8) {
	for n < Places && c.Boards[n] != 0 {
		n++
	}
	return n
}

// sort orders the places by the numbers of their boards (EST-54).
func (c *State) sort() {
	n := 0
	for b := Church; b <= Museum; b++ {
		for p := range c.Boards {
			if c.Boards[p] == b {
				c.Order[n] = uint8(p)
				n++
			}
		}
	}
}

// newRound clears the table for the boards of the next round (EST-22).
func (c *State) newRound() {
	c.Round++
	c.Stage = StageBoards
	c.near = [Slots]Spots{}
	c.Exists, c.Outer, c.Secret = 0, 0, 0
	c.Boards, c.Turned, c.Order = [Places]uint8{}, [Places]uint8{}, [Places]uint8{}
	c.Won, c.Prize = [Places]uint8{}, [Places]Tile{}
	c.At, c.Numeral, c.Used = 0, 0, 0
}

// reward lays the top of the pile on the next Reward Space (EST-23). Who knew that
// the tile lay at the bottom of the pile knows it here too.
func (c *State) reward(t Tile) {
	known, _ := c.Pile.Draw(cards.Card(t))
	p := c.rewardsLaid()
	x := Slots + p
	c.On[x] = t
	c.Taken |= 1 << x
	if c.Secret.Has(x) {
		c.Down |= 1 << x
		c.KnownTo[x] = known
	}
	if p+1 == Places {
		c.Seat = (c.First + c.Seats - 1) % c.Seats
		c.pass() // to the first player (EST-25)
	}
}

// rewardsLaid counts the Reward Spaces that were filled.
func (c *State) rewardsLaid() uint8 {
	return uint8(bits.OnesCount32(uint32(c.Taken >> Slots)))
}

// place sends a tile to a space (EST-33, EST-37) and offers the look of that space.
func (c *State) place(t Tile, x uint8) {
	s := c.Seat
	c.Hand[s] &^= 1 << t
	c.Cubes[s]--
	c.Put(s, x, t)
	if c.Secret.Has(x) {
		c.Down |= 1 << x
	}
	c.From = x
	if c.Looks() != 0 {
		c.Stage = StageLook
		return
	}
	c.pass()
}

// Looks are the spots at which the seat may look from the space just taken: tiles
// that lie face down in its reach, neither its own nor known to it (EST-44 to
// EST-46, EST-51).
func (c *State) Looks() Spots {
	p := PlaceOf(c.From)
	var reach Spots
	switch look(c.Boards[p], c.From%Spaces) {
	case NoLook:
		return 0
	case LookOwn:
		reach = InPlace(p) | RewardOf(p)
	case LookNear:
		reach = InPlace(p) | RewardOf(p) | around[p] | aroundRewards[p]
	case LookAny:
		reach = 1<<SpotsAll - 1
	}
	reach &= c.Down &^ c.Mine[c.Seat]
	for w := reach; w != 0; w &= w - 1 {
		if x := w.First(); c.KnownTo[x]>>c.Seat&1 != 0 {
			reach &^= 1 << x
		}
	}
	return reach
}

// Free are the spaces on which a seat may place now (EST-34 to EST-36).
func (c *State) Free(seat uint8) Spots {
	may := c.Outer
	for w := c.Mine[seat]; w != 0; w &= w - 1 {
		may |= c.near[w.First()]
	}
	return may & c.Exists &^ c.Taken
}

// pass gives the turn to the next seat that has a cube, a tile and a space for it
// (EST-41, EST-42, EST-52, EST-53); when there is none the evening comes (EST-43).
func (c *State) pass() {
	c.From = 0
	for range c.Seats {
		if c.Seat++; c.Seat >= c.Seats {
			c.Seat = 0
		}
		if c.Cubes[c.Seat] > 0 && c.Hand[c.Seat] != 0 && c.Free(c.Seat) != 0 {
			c.Stage = StagePlace
			return
		}
	}
	c.Stage = StageOpen
}
