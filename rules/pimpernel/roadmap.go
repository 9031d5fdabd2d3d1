package pimpernel

// Filled is a leg of the map, and whether every space of it is filled.
type Filled struct {
	Leg
	Whole bool
}

// Roadmap lists all legs of the map in their order: which of them the Pimpernel could
// travel if the mission were carried out now (PIM-127).
func (v View) Roadmap() []Filled {
	var all []Filled
	for i, l := range Legs() {
		all = append(all, Filled{l, atlas.route[i]&^v.State.full[0] == 0})
	}
	return all
}
