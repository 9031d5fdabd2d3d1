package core

import "intrigue/rules"

const MostSeats = 6

// Supplies are the cubes a player has, by number of seats (PIM-36).
var Supplies = [MostSeats + 1]uint8{2: 25, 3: 20, 4: 15, 5: 12, 6: 10}

// HexTiles are the seven loose buildings (PIM-11, PIM-13).
var HexTiles = [Hexes - 1]Building{Stables, Stables, Inn, Inn, Farm, Office, Theater}

// Board holds what was chosen and dealt for one game; once set up it never changes.
type Board struct {
	Options   rules.Options
	Seats     int
	short     bool // four missions instead of seven (PIM-157)
	starters  bool // only the favour cards of the first game (PIM-25)
	Chauvelin bool // the variant (CHV-1)
	Direct    bool // only direct paths (PIM-128, PIM-132)

	Card    [Locations]uint8     // location card+1; 0 where the spaces are printed or nothing is dealt yet
	Favor   [Areas]uint8         // favour card+1
	Actions [Areas][2]ActionKind // and its actions
	Hex     [Hexes]Building
	Serves  [Hexes]uint8 // areas of each building, as bits

	// Tiles whose card can always be used, and those that only need a cube, as bits.
	moving, filling uint8

	Exists SpaceSet              // spaces in use
	Icon   [AreaPlace]ActionKind // by place; only those of locations
	Spaces [Locations]SpaceSet
}

// Lay works out the spaces once the cards lie.
func (t *Board) Lay() {
	t.Hex[Hexes-1] = Market
	for h, k := range t.Hex {
		t.Serves[h] = BuildingFacts[k].Serves
	}
	t.moving, t.filling = 0, 0
	for a := range Area(Areas) {
		for _, act := range t.Actions[a] {
			switch act {
			case Move:
				t.moving |= 1 << a
			case Horse, Goods, Supporter:
				t.filling |= 1 << a
			}
		}
	}
	t.Exists = SpaceSet{RouteMask | BuildingMask | MissionMask}
	for l := range Location(Locations) {
		t.Spaces[l] = SpaceSet{}
		for i, a := range t.face(l) {
			p := SpacePlace(l, i)
			t.Exists.Put(p)
			t.Spaces[l].Put(p)
			t.Icon[p] = a
		}
	}
}

// face returns the icons of the spaces of a location.
func (t *Board) face(l Location) []ActionKind {
	if f := locationFacts[l]; f.printed != nil {
		return f.printed
	}
	if t.Card[l] == 0 {
		return nil
	}
	return LocationCards[t.Card[l]-1].Icons
}

// FirstMission returns the number of the first mission: 1, or 4 in the shorter game.
func (t *Board) FirstMission() uint8 {
	if t.short {
		return 4
	}
	return 1
}

// Captures returns how often Chauvelin must catch the Pimpernel (CHV-6, CHV-8).
func (t *Board) Captures() uint8 {
	if t.short {
		return 2
	}
	return 3
}

// Colours are the seats, in turn order (PIM-1).
var Colours = []string{"Red", "Blue", "Green", "Yellow", "Sky", "Purple"}

// BySeat lists some numbers for the seats that play.
func BySeat[N uint8 | int16](t *Board, n *[MostSeats]N) (all []int) {
	for _, x := range n[:t.Seats] {
		all = append(all, int(x))
	}
	return all
}
