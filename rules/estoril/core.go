package estoril

import (
	"math/bits"

	"intrigue/rules/cards"
)

// Stage is what is being decided.
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

// Rules that can be switched on (EST-159).
const (
	secretMissions uint8 = 1 << iota
	agendas
	sixThree
)

const (
	lastRound = 4
	handSize  = 6
	nobody    = 0xff // no seat, no spot
)

// core is one moment of one game without its past: a flat value, copied by
// assignment. A tile that a reader does not know is 0 where it lies; whether a spot
// is taken, and by whom, is kept apart from the tile.
type core struct {
	pile     cards.Deck
	near     [slots]spots         // the adjacent spaces of a space (EST-26)
	on       [spotsAll]Tile       // what lies on a spot
	seen     [spotsAll]cards.Eyes // who else knows what lies there face down
	gain     [slots]uint8         // by Nationalism (EST-86)
	dice     [slots]uint8         // 0, or 1 + 6·(first die - 1) + second die - 1
	taken    spots                // by a tile
	down     spots                // by a tile that lies face down
	mine     [4]spots             // by a tile with a cube of the seat
	shield   spots                // with a white cube (EST-100)
	mute     spots                // was brought by Seduction (EST-91)
	exists   spots                // the spaces of the boards that were laid
	outer    spots                // (EST-29)
	secret   spots                // TOP SECRET ones, rewards included
	hand     [4]set
	chosen   [4]set        // discards that are not yet shown (EST-124)
	away     [4]uint8      // how many they are: that is open
	piles    [4]set        // discards
	owned    [4]set        // in hand, chosen or on a board: what follows from open facts
	lost     set           // at Hell's Mouth (EST-116)
	board    [places]uint8 // number of the board at a place, 0 before it is laid
	turned   [places]uint8 // by quarters, clockwise
	order    [places]uint8 // places by rising number of their board (EST-54)
	won      [places]uint8 // 0, or 1 + who won there this evening; 5 when nobody did
	prize    [places]Tile  // the reward that went, while the evening lasts
	cubes    [4]uint8
	missions [5]Mission
	agenda   [4]Mission
	rules    uint8
	seats    uint8
	round    uint8
	first    uint8
	seat     uint8 // who decides, when it is not Luck
	stage    Stage
	at       uint8      // index into order of the board that is resolved
	num      uint8      // the space that is resolved, 0 for I
	used     uint8      // symbols of its tile that are used, as bits
	from     uint8      // the space whose look is asked
	drawn    Tile       // by Conspiracy
	drew     cards.Eyes // who else knew it at the bottom of the pile
}

// cubesEach is by number of seats (EST-12).
var cubesEach = [5]uint8{0, 0, 6, 4, 3}

// newCore is the moment before the first roll.
func newCore(seats int, rules uint8) core {
	c := core{seats: uint8(seats), rules: rules}
	if seats == 2 { // secret missions need three or four players (EST-143)
		c.rules &^= secretMissions
	}
	for s := range c.seats {
		c.hand[s] = startHand(s)
		c.owned[s] = c.hand[s]
		c.cubes[s] = cubesEach[seats]
	}
	var pile [recruits]cards.Card
	for i := range pile {
		pile[i] = cards.Card(starters + 1 + i)
	}
	c.pile = cards.Of(pile[:]...)
	for i := range c.missions {
		c.missions[i] = NoMission
	}
	for i := range c.agenda {
		c.agenda[i] = NoMission
	}
	return c
}

// missionsOut is how many missions are laid out (EST-19, EST-145).
func (c *core) missionsOut() uint8 {
	if c.rules&secretMissions != 0 {
		return 1 + c.seats
	}
	return 4
}

// owner is the seat whose cube lies on a spot, or nobody.
func (c *core) owner(x uint8) uint8 {
	for s, m := range c.mine {
		if m.has(x) {
			return uint8(s)
		}
	}
	return nobody
}

// here is the place that is resolved.
func (c *core) here() uint8 { return c.order[c.at%places] }

// put lays a tile of a seat on a space.
func (c *core) put(seat, x uint8, t Tile) {
	c.on[x] = t
	c.taken |= 1 << x
	c.mine[seat] |= 1 << x
}

// lift takes what lies on a spot away, and all that lay with it.
func (c *core) lift(x uint8) Tile {
	t := c.on[x]
	c.on[x], c.seen[x] = 0, cards.Nobody
	keep := ^(spots(1) << x)
	c.taken &= keep
	c.down &= keep
	c.shield &= keep
	c.mute &= keep
	for s := range c.mine {
		c.mine[s] &= keep
	}
	if x < slots {
		c.gain[x], c.dice[x] = 0, 0
	}
	return t
}

// size is how many tiles a hand shows: what follows from open facts, less what lies
// on the boards. Discards that are not yet revealed are still among them (EST-124).
func (c *core) size(seat uint8) int {
	return bits.OnesCount64(uint64(c.owned[seat])) - c.mine[seat].count()
}
