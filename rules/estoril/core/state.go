// Package core has the rules of Estoril: a flat state, the actions that change it, luck,
// scoring, and what each seat knows.
// Playing a game out does not allocate.
package core

import (
	"intrigue/rules"
	"intrigue/rules/cards"
)

// Stage tells what is being decided.
type Stage uint8

const (
	StageFirst    Stage = iota // Luck: who begins (EST-18)
	StageMissions              // Luck: the missions, one by one
	StageAgendas               // Luck: an agenda for each seat
	StageBoards                // Luck: the boards of a round, place by place
	StageRewards               // Luck: a reward for each place
	StagePlace                 // a seat sends a tile
	StageLook                  // and may look at one
	StageOpen                  // Luck: the next board's turn comes
	StageAbility               // the owner of a tile uses a symbol or not
	StageDraw                  // Luck: Conspiracy draws from the pile
	StageKeep                  // its user says which tile stays
	StageDice                  // Luck: two dice for a tile in the Casino
	StageAward                 // Luck: the sums are compared
	StageLose                  // the weakest at Hell's Mouth gives a tile up
	StageHome                  // Luck: tiles and cubes go back
	StageDiscard               // a seat discards down to six
	StageOver
)

// Variants that can be switched on (EST-159).
const (
	SecretMissions uint8 = 1 << iota
	Agendas
	SixThree
)

const (
	LastRound = 4
	HandSize  = 6
	Nobody    = 0xff // no seat, no spot

	PrizeUnder = 5 // nobody won a prize: it went to the bottom of the pile
)

// State is one moment of one game without its past: a flat value, copied by
// assignment. A tile that a reader does not know is 0 where it lies; whether a spot
// is taken, and by whom, is kept apart from the tile.
type State struct {
	Pile         cards.Deck
	Near         [Slots]SpotSet            // the adjacent spaces of a space (EST-26)
	On           [SpotsAll]Tile            // what lies on a spot
	KnownTo      [SpotsAll]cards.ReaderSet // who else knows what lies there face down
	Gain         [Slots]uint8              // by Nationalism (EST-86)
	Dice         [Slots]uint8              // 0, or 1 + 6·(first die - 1) + second die - 1
	Taken        SpotSet                   // by a tile
	Down         SpotSet                   // by a tile that lies face down
	Mine         [4]SpotSet                // by a tile with a cube of the seat
	Protected    SpotSet                   // with a white cube (EST-100)
	Brought      SpotSet                   // was brought by Seduction (EST-91)
	Exists       SpotSet                   // the spaces of the boards that were laid
	Outer        SpotSet                   // (EST-29)
	Secret       SpotSet                   // TOP SECRET ones, rewards included
	Hand         [4]Tiles
	Chosen       [4]Tiles // discards that are not yet shown (EST-124)
	Away         [4]uint8 // how many they are: that is open
	Discards     [4]Tiles
	Owned        [4]Tiles      // in hand, chosen or on a board: what follows from open facts
	Lost         Tiles         // at Hell's Mouth (EST-116)
	Boards       [Places]uint8 // number of the board at a place, 0 before it is laid
	Turned       [Places]uint8 // by quarters, clockwise
	Order        [Places]uint8 // places by rising number of their board (EST-54)
	Won          [Places]uint8 // 0, or 1 + who won there this evening, or PrizeUnder
	Prize        [Places]Tile  // the reward that went, while the evening lasts
	Cubes        [4]uint8
	Missions     [5]Mission
	Agenda       [4]Mission
	Variants     uint8 // those that are played, as bits
	Seats        uint8
	Round        uint8
	First        uint8
	Seat         uint8 // who decides, when it is not Luck
	Stage        Stage
	At           uint8           // index into Order of the board that is resolved
	Numeral      uint8           // the space that is resolved, 0 for I
	Used         uint8           // symbols of its tile that are used, as bits
	From         uint8           // the space whose look is asked
	Glance       uint8           // 1 + the spot of a look that was taken just now, open to all (EST-49)
	Drawn        Tile            // by Conspiracy
	DrawnKnownTo cards.ReaderSet // who else knew it at the bottom of the pile
}

// CubesEach is by number of seats (EST-12).
var CubesEach = [5]uint8{0, 0, 6, 4, 3}

// Begin returns the moment before the first roll, of a complete setup.
func Begin(s rules.Setup) State {
	var on uint8
	if s.Options["missions"] == "secret" {
		on |= SecretMissions
	}
	if s.Options["agenda"] == "on" {
		on |= Agendas
	}
	if s.Options["scoring"] == "63" {
		on |= SixThree
	}
	if s.Seats == 2 { // secret missions need three or four players (EST-143)
		on &^= SecretMissions
	}
	c := State{Seats: uint8(s.Seats), Variants: on}
	for s := range c.Seats {
		c.Hand[s] = Tiles(0x3f) << (1 + StartEach*s) // EST-2
		c.Owned[s] = c.Hand[s]
		c.Cubes[s] = CubesEach[c.Seats]
	}
	var pile [Recruits]cards.Card
	for i := range pile {
		pile[i] = cards.Card(Starters + 1 + i)
	}
	c.Pile = cards.Of(pile[:]...)
	c.Missions = [5]Mission{NoMission, NoMission, NoMission, NoMission, NoMission}
	c.Agenda = [4]Mission{NoMission, NoMission, NoMission, NoMission}
	return c
}

// MissionsOut returns how many missions are laid out (EST-19, EST-145).
func (c *State) MissionsOut() uint8 {
	if c.Variants&SecretMissions != 0 {
		return 1 + c.Seats
	}
	return 4
}

// Owner returns the seat whose cube lies on a spot, or Nobody.
func (c *State) Owner(x uint8) uint8 {
	for s, m := range c.Mine {
		if m.Has(x) {
			return uint8(s)
		}
	}
	return Nobody
}

// Here returns the place that is resolved.
func (c *State) Here() uint8 { return c.Order[c.At%Places] }

// Put lays a tile of a seat on a space.
func (c *State) Put(seat, x uint8, t Tile) {
	c.On[x] = t
	c.Taken |= 1 << x
	c.Mine[seat] |= 1 << x
}

// Lift takes what lies on a spot away, and all that lay with it.
func (c *State) Lift(x uint8) Tile {
	t := c.On[x]
	c.On[x], c.KnownTo[x] = 0, cards.Nobody
	keep := ^(SpotSet(1) << x)
	c.Taken &= keep
	c.Down &= keep
	c.Protected &= keep
	c.Brought &= keep
	for s := range c.Mine {
		c.Mine[s] &= keep
	}
	if !IsReward(x) {
		c.Gain[x], c.Dice[x] = 0, 0
	}
	return t
}

// Size returns how many tiles a hand shows: what follows from open facts, less what lies
// on the boards. Discards that are not yet revealed are still among them (EST-124).
func (c *State) Size(seat uint8) int {
	return c.Owned[seat].Count() - c.Mine[seat].Count()
}
