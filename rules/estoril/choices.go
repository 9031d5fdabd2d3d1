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
func (c *State) spotID(x uint8) string {
	b := c.Boards[PlaceOf(x)]
	if x >= Slots {
		return cellIDs[b][Spaces]
	}
	return cellIDs[b][x%Spaces]
}

// path is what one points at to say a step.
func (c *State) path(s Action) []string {
	switch s.Kind {
	case Place:
		return []string{Tile(s.A).ID(), c.spotID(s.B)}
	case UseAssassin, UseDiplomacy:
		if c.double(s.A) { // both symbols of one tile could aim at it
			return []string{c.spotID(s.A), map[Kind]string{UseAssassin: idAssassin, UseDiplomacy: idDiplomacy}[s.Kind]}
		}
		return []string{c.spotID(s.A)}
	case LookAt, GiveUp:
		return []string{c.spotID(s.A)}
	case UseSeduction:
		return []string{c.spotID(s.A), c.spotID(s.B)}
	case UseConspiracy:
		return []string{idConspiracy}
	case UseNationalism:
		return []string{idNationalism}
	case Keep:
		return []string{c.spotID(Slots + c.Here())}
	case Change:
		return []string{idDrawn}
	case Discard:
		return []string{Tile(s.A).ID()}
	}
	return []string{idLeave}
}

// double reports whether Assassin and Diplomacy of the same tile could both be aimed
// at a spot.
func (c *State) double(x uint8) bool {
	can := c.Usable(c.Here()*Spaces + c.Numeral)
	return can>>Assassin&1 != 0 && can>>Diplomacy&1 != 0 && (c.Victims() & c.Worthy()).Has(x)
}

// choices are the legal steps of the acting seat as it says them.
func (c *State) choices() []rules.Choice {
	var buf [mostSteps]Action
	return rules.Choices(c.Actions(buf[:0]), c.Text, c.path)
}
