package estoril

import (
	"strconv"

	"intrigue/rules"
)

// Ids of what is not a tile or a place on a board.
const (
	idLeave       = "choice.leave"
	idNationalism = "choice.nationalism"
	idConspiracy  = "choice.conspiracy"
	idAssassin    = "choice.assassin"
	idDiplomacy   = "choice.diplomacy"
	idPile        = "pile"
	idDrawn       = "pile.top"
)

// ID is the target id of a tile.
func (t Tile) ID() string { return "tile." + strconv.Itoa(int(t)) }

// CellID is the target id of a space: board 1 to 8, numeral 1 to 4.
func CellID(board, numeral int) string {
	return "board." + strconv.Itoa(board) + ".cell." + strconv.Itoa(numeral)
}

// RewardID is the target id of a Reward Space.
func RewardID(board int) string { return "board." + strconv.Itoa(board) + ".reward" }

// spotID is the target id of a spot.
func (c *core) spotID(x uint8) string {
	b := int(c.board[placeOf(x)])
	if x >= slots {
		return RewardID(b)
	}
	return CellID(b, int(x%Spaces)+1)
}

// path is what one points at to say a step.
func (c *core) path(s step) []string {
	switch s.verb {
	case vPlace:
		return []string{Tile(s.a).ID(), c.spotID(s.b)}
	case vAssassin, vDiplomacy:
		if c.double(s.a) { // both symbols of one tile could aim at it
			return []string{c.spotID(s.a), map[verb]string{vAssassin: idAssassin, vDiplomacy: idDiplomacy}[s.verb]}
		}
		return []string{c.spotID(s.a)}
	case vLook, vLose:
		return []string{c.spotID(s.a)}
	case vSeduction:
		return []string{c.spotID(s.a), c.spotID(s.b)}
	case vConspiracy:
		return []string{idConspiracy}
	case vNationalism:
		return []string{idNationalism}
	case vKeep:
		return []string{c.spotID(slots + c.here())}
	case vChange:
		return []string{idDrawn}
	case vDiscard:
		return []string{Tile(s.a).ID()}
	}
	return []string{idLeave}
}

// double reports whether Assassin and Diplomacy of the same tile could both be aimed
// at a spot.
func (c *core) double(x uint8) bool {
	can := c.usable(c.here()*Spaces + c.num)
	return can>>Assassin&1 != 0 && can>>Diplomacy&1 != 0 && (c.victims() & c.worthy()).has(x)
}

// choices are the legal steps of the acting seat as it says them.
func (c *core) choices() []rules.Choice {
	var buf [mostSteps]step
	return rules.Choices(c.list(buf[:0]), c.text, c.path)
}
