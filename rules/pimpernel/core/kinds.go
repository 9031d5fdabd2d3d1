package core

// ActionKind is a kind of action; those below Pass are of cards and icons (PIM-60 to PIM-69).
type ActionKind uint8

// The kinds of actions. NoAction is a space without an icon.
const (
	NoAction    ActionKind = iota
	Cube                   // place a cube: route, location, building or mission space (PIM-71)
	Move                   // move one's pawn (PIM-61)
	Horse                  // a cube to the horses (PIM-62)
	Goods                  // a cube to carts, papers or disguises (PIM-63)
	Route                  // a cube on a route space (PIM-64)
	Rest                   // a cube to the rest area (PIM-65)
	UseBuilding            // use a building (PIM-66)
	Point                  // one point (PIM-67)
	Supporter              // a cube to the supporters (PIM-68)
	Remove                 // take back a cube (PIM-69)
	Pass                   // do nothing in this turn (PIM-50)
	Done                   // decline what is left
	Favor                  // use a tile (PIM-43)
	Rested                 // place a rest cube (PIM-57)
	PushTo                 // an area for the pushed Market cube (PIM-87)
	Pick                   // a cube of a seat for the mission (PIM-122)
	Ride                   // a leg of the Pimpernel's way (PIM-127)
	NextMission            // choose it (PIM-135)
	Chase                  // a leg of Chauvelin's way (CHV-4)

	Kinds = iota
	Icons = Pass
)

// Action is one decision: its kind and where to. What to counts depends on the kind: a
// Place, a Region, an Area, a seat, a Location or a mission card.
type Action struct {
	Kind ActionKind
	To   uint8
}
