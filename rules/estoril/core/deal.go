package core

import (
	"cmp"
	"math/bits"
	"slices"

	"intrigue/rules/cards"
)

// What Luck deals before tiles are placed.

// dealMission lays a mission out; agendas or the first round follow the last one.
func (c *State) dealMission(a Action) {
	n := filled(c.Missions[:], NoMission)
	if c.Missions[n] = Mission(a.A); n+1 < c.MissionsOut() {
		return
	}
	if c.Stage = StageAgendas; c.Variants&Agendas == 0 {
		c.newRound()
	}
}

// dealAgenda gives the next seat its agenda.
func (c *State) dealAgenda(a Action) {
	n := filled(c.Agenda[:], NoMission)
	if c.Agenda[n] = Mission(a.A); n+1 == c.Seats {
		c.newRound()
	}
}

// layBoard lays the board of the next place; rewards follow the last one.
func (c *State) layBoard(a Action) {
	n := c.boardsLaid()
	if c.Boards[n], c.Turned[n] = a.A, a.B; n+1 == Places {
		c.survey()
		c.sort()
		c.Stage = StageRewards
	}
}

// boardsLaid counts the boards that lie on the table.
func (c *State) boardsLaid() uint8 { return filled(c.Boards[:], 0) }

// filled counts what comes before the first empty place.
func filled[T comparable](all []T, empty T) uint8 {
	if i := slices.Index(all, empty); i >= 0 {
		return uint8(i)
	}
	return uint8(len(all))
}

// sort orders the places by the numbers of their boards (EST-54).
func (c *State) sort() {
	for p := range c.Order {
		c.Order[p] = uint8(p)
	}
	slices.SortFunc(c.Order[:], func(p, q uint8) int { return cmp.Compare(c.Boards[p], c.Boards[q]) })
}

// newRound clears the table for the boards of the next round (EST-22). The tiles that lay there have gone home already.
func (c *State) newRound() {
	c.Round++
	c.Stage = StageBoards
	c.Near = [Slots]SpotSet{}
	c.Exists, c.Outer, c.Secret = 0, 0, 0
	c.Boards, c.Turned, c.Order = [Places]uint8{}, [Places]uint8{}, [Places]uint8{}
	c.Won, c.Prize = [Places]uint8{}, [Places]Tile{}
	c.At, c.Numeral, c.Used = 0, 0, 0
}

// layReward lays the top of the pile on the next Reward Space (EST-23). A seat that knew that
// the tile lay at the bottom of the pile knows it here too.
func (c *State) layReward(a Action) {
	known, _ := c.Pile.Draw(cards.Card(a.A))
	p := c.RewardsLaid()
	x := RewardSpot(p)
	c.On[x] = Tile(a.A)
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

// RewardsLaid counts the Reward Spaces that were filled.
func (c *State) RewardsLaid() uint8 {
	return uint8(bits.OnesCount32(uint32(c.Taken >> Slots)))
}
