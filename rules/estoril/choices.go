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
	idSeduction   = "choice.seduction" // never in a path: it has targets of its own
	idPile        = "pile"
	idLost        = "lost"
	idDrawn       = "pile.top"
)

// ID is the target id of a tile.
func (t Tile) ID() string { return "tile." + strconv.Itoa(int(t)) }

// cellIDs are the ids of all spots by board: I to IV, then the reward.
var cellIDs = func() (all [len(posters)][Spaces + 1]string) {
	for b := range all {
		board := "board." + strconv.Itoa(b)
		for n := range Spaces {
			all[b][n] = board + ".cell." + strconv.Itoa(n+1)
		}
		all[b][Spaces] = board + ".reward"
	}
	return all
}()

// spotID is the target id of a spot.
func (c *core) spotID(x uint8) string {
	b := c.board[placeOf(x)]
	if x >= slots {
		return cellIDs[b][Spaces]
	}
	return cellIDs[b][x%Spaces]
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
