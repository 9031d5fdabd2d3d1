package core

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

	Areas = 6
	Needs = 5 // kinds a mission asks for: all areas but rest
)

// goodsAreas are the areas of the Market (PIM-86), as bits.
const goodsAreas uint8 = 1<<Carts | 1<<Papers | 1<<Disguises

var areaFacts = [Areas]struct{ id, name, tile string }{
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

// Building is a kind of building.
type Building uint8

// The kinds of buildings (PIM-12).
const (
	Inn Building = iota
	Stables
	Farm
	Office
	Theater
	Market

	Buildings = 6
)

var BuildingFacts = [Buildings]struct {
	id, name string
	Serves   uint8 // areas, as bits
}{
	{"inn", "Inn", 1 << RestArea},
	{"stables", "Stables", 1 << Horses},
	{"farm", "Farm", 1 << Carts},
	{"office", "Office", 1 << Papers},
	{"theater", "Theatre", 1 << Disguises},
	{"market", "Market", goodsAreas},
}

// Key is the word for a kind of building: "stables".
func (k Building) Key() string { return BuildingFacts[k].id }

// String is its name: "Stables".
func (k Building) String() string { return BuildingFacts[k].name }

// Serves are the areas a building leads to.
func (k Building) Serves() []Area { return AreasOf(BuildingFacts[k].Serves) }

func AreasOf(bits uint8) []Area {
	var all []Area
	for a := range Area(Areas) {
		if bits>>a&1 != 0 {
			all = append(all, a)
		}
	}
	return all
}
