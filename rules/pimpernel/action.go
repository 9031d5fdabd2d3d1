package pimpernel

// Action is something a turn, a favour card or an icon allows (PIM-60 to PIM-69).
type Action uint8

// The actions. NoAction is a space without an icon.
const (
	NoAction  Action = iota
	Cube             // place a cube: route, location, building or mission space (PIM-71)
	Move             // move one's pawn (PIM-61)
	Horse            // a cube to the horses (PIM-62)
	Goods            // a cube to carts, papers or disguises (PIM-63)
	Route            // a cube on a route space (PIM-64)
	Rest             // a cube to the rest area (PIM-65)
	Building         // use a building (PIM-66)
	Point            // one point (PIM-67)
	Supporter        // a cube to the supporters (PIM-68)
	Remove           // take back a cube (PIM-69)

	actions = 11
)

var actionFacts = [actions]struct{ id, name, line string }{
	{"none", "no icon", "Nothing happens here."},
	{"cube", "place a cube", "Put a cube on a route, location, building or mission space."},
	{"move", "move your pawn", "Move your pawn to a neighbouring region."},
	{"horse", "place a horse", "Put a cube into the horses, wherever your pawn is."},
	{"goods", "place a cart, papers or disguise", "Put a cube into the carts, the papers or the disguises, wherever your pawn is."},
	{"route", "place on a route", "Put a cube on a free route space in reach of your pawn."},
	{"rest", "place on rest", "Put a cube into the rest area; no rest cube may be used in the same turn."},
	{"building", "use a building", "Put a cube on a building in your pawn's region, or into the area of a building of yours."},
	{"point", "take one point", "Your score grows by one."},
	{"supporter", "place a supporter", "Put a cube among the supporters, wherever your pawn is."},
	{"remove", "remove a cube", "Take any one of your cubes on the board back, but not one placed in this turn."},
}

// Key is the word for an action in moves and ids: "horse".
func (a Action) Key() string { return actionFacts[a].id }

// String is the name of an action in a sentence: "place a horse".
func (a Action) String() string { return actionFacts[a].name }

// Line says in a sentence what an action does.
func (a Action) Line() string { return actionFacts[a].line }

// ID is the id of an action when it must be named to say a choice: "action.horse".
func (a Action) ID() string { return "action." + a.Key() }

// Area is one of the six planning areas.
type Area uint8

// The planning areas, as they lie along the top of the board.
const (
	RestArea Area = iota
	Supporters
	Horses
	Carts
	Papers
	Disguises

	areas = 6
	needs = 5 // kinds a mission asks for: all areas but rest
)

// goods are the areas of the Market (PIM-86), as bits.
const goods uint8 = 1<<Carts | 1<<Papers | 1<<Disguises

var areaFacts = [areas]struct{ id, name, tile string }{
	{"rest", "rest", "Innkeeper"},
	{"supporters", "supporters", "Politician"},
	{"horses", "horses", "Stableman"},
	{"carts", "carts", "Farmer"},
	{"papers", "papers", "Clerk"},
	{"disguises", "disguises", "Actress"},
}

// Key is the word for an area: "horses".
func (a Area) Key() string { return areaFacts[a].id }

// String is the name of an area in a sentence: "horses".
func (a Area) String() string { return areaFacts[a].name }

// Tile is the person on the favour tile of an area: "Stableman" (PIM-7, PIM-8).
func (a Area) Tile() string { return areaFacts[a].tile }

// ID is the id of an area: "area.horses".
func (a Area) ID() string { return "area." + a.Key() }

// FavorID is the id of its favour tile: "favor.horses".
func (a Area) FavorID() string { return "favor." + a.Key() }

// Kind is a kind of building.
type Kind uint8

// The kinds of buildings (PIM-12).
const (
	Inn Kind = iota
	Stables
	Farm
	Office
	Theater
	Market

	kinds = 6
)

var kindFacts = [kinds]struct {
	id, name string
	serves   uint8 // areas, as bits
}{
	{"inn", "Inn", 1 << RestArea},
	{"stables", "Stables", 1 << Horses},
	{"farm", "Farm", 1 << Carts},
	{"office", "Office", 1 << Papers},
	{"theater", "Theatre", 1 << Disguises},
	{"market", "Market", goods},
}

// Key is the word for a kind of building: "stables".
func (k Kind) Key() string { return kindFacts[k].id }

// String is its name: "Stables".
func (k Kind) String() string { return kindFacts[k].name }

// Serves are the areas a building leads to.
func (k Kind) Serves() []Area { return areasOf(kindFacts[k].serves) }

func areasOf(bits uint8) []Area {
	var all []Area
	for a := range Area(areas) {
		if bits>>a&1 != 0 {
			all = append(all, a)
		}
	}
	return all
}

// Sprite is the picture of an action.
func (a Action) Sprite() string {
	switch a {
	case Cube:
		return "pimpernel.icon.place"
	case Goods:
		return "pimpernel.icon.cpd"
	}
	return "pimpernel.icon." + a.Key()
}
