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

var areaFacts = [Areas]struct{ key, tile string }{
	{"rest", "Innkeeper"},
	{"supporters", "Politician"},
	{"horses", "Stableman"},
	{"carts", "Farmer"},
	{"papers", "Clerk"},
	{"disguises", "Actress"},
}

// Key returns the word for an area, which is its name in a sentence too: "horses". Tile is the
// person on its favour tile: "Stableman" (PIM-7, PIM-8).
func (a Area) Key() string    { return areaFacts[a].key }
func (a Area) String() string { return areaFacts[a].key }
func (a Area) Tile() string   { return areaFacts[a].tile }

// ID and FavorID return the ids of an area and of its favour tile: "area.horses", "favor.horses".
func (a Area) ID() string      { return "area." + a.Key() }
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
	key, name string
	Serves    uint8 // areas that it leads to, as bits
}{
	{"inn", "Inn", 1 << RestArea},
	{"stables", "Stables", 1 << Horses},
	{"farm", "Farm", 1 << Carts},
	{"office", "Office", 1 << Papers},
	{"theater", "Theatre", 1 << Disguises},
	{"market", "Market", goodsAreas},
}

// Key returns the word for a kind of building, and String its name: "stables", "Stables".
func (k Building) Key() string    { return BuildingFacts[k].key }
func (k Building) String() string { return BuildingFacts[k].name }

// AreasOf lists areas that are given as bits.
func AreasOf(bits uint8) (all []Area) {
	for a := range Area(Areas) {
		if bits>>a&1 != 0 {
			all = append(all, a)
		}
	}
	return all
}
