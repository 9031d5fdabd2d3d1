package pimpernel

import "intrigue/rules"

const (
	mostSeats  = 6
	placeCards = 24
	missions   = 18
	favors     = 20
	starters   = 6
	vienna     = uint8(missions - 1) // its mission card
	dealtCards = locations - 2       // locations that get a card (PIM-21, PIM-22)
)

// supplies are the cubes a player has, by number of seats (PIM-36).
var supplies = [mostSeats + 1]uint8{2: 25, 3: 20, 4: 15, 5: 12, 6: 10}

// hexTiles are the seven loose buildings (PIM-11, PIM-13).
var hexTiles = [hexes - 1]Building{Stables, Stables, Inn, Inn, Farm, Office, Theater}

// table is what was chosen and dealt for one game; it never changes once the setting
// up is over.
type Board struct {
	options   rules.Options
	seats     int
	short     bool // four missions instead of seven (PIM-157)
	starters  bool // only the favour cards of the first game (PIM-25)
	chauvelin bool // the variant (CHV-1)

	card   [locations]uint8     // location card+1; 0 where the spaces are printed or nothing is dealt yet
	favor  [areas]uint8         // favour card+1
	acts   [areas][2]ActionKind // and its actions
	hex    [hexes]Building
	serves [hexes]uint8 // areas of each building, as bits

	// Tiles whose card can always be used, and those that only need a cube, as bits.
	moving, filling uint8

	exists Spaces                // spaces in use
	icon   [areaPlace]ActionKind // by place; only those of locations
	spaces [locations]Spaces
}

// lay works out the spaces once the cards lie.
func (t *Board) lay() {
	t.hex[hexes-1] = Market
	for h, k := range t.hex {
		t.serves[h] = buildingFacts[k].serves
	}
	t.moving, t.filling = 0, 0
	for a := range Area(areas) {
		for _, act := range t.actionsOf(a) {
			switch act {
			case Move:
				t.moving |= 1 << a
			case Horse, Goods, Supporter:
				t.filling |= 1 << a
			}
		}
	}
	t.exists = Spaces{routeMask | hexMask | missionMask}
	for l := range Location(locations) {
		t.spaces[l] = Spaces{}
		for i, a := range t.face(l) {
			p := SpacePlace(l, i)
			t.exists.put(p)
			t.spaces[l].put(p)
			t.icon[p] = a
		}
	}
}

// face are the icons of the spaces of a location.
func (t *Board) face(l Location) []ActionKind {
	if f := locationFacts[l]; f.printed != nil {
		return f.printed
	}
	if t.card[l] == 0 {
		return nil
	}
	return locationCards[t.card[l]-1].spaces
}

// actionsOf are the two actions of the card on a favour tile.
func (t *Board) actionsOf(a Area) [2]ActionKind { return t.acts[a] }

// firstMission is the number of the first mission: 1, or 4 in the shorter game.
func (t *Board) firstMission() uint8 {
	if t.short {
		return 4
	}
	return 1
}

// captures is how often Chauvelin must catch the Pimpernel (CHV-6, CHV-8).
func (t *Board) captures() uint8 {
	if t.short {
		return 2
	}
	return 3
}
