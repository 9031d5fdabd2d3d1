package core

import (
	"math/bits"
	"strings"
)

// Place is a place where a cube can lie, by number: a space for a single cube, or,
// from AreaPlace on, a planning area. The numbers of the spaces are bits of three
// words: routes, buildings and missions in the first, locations in the others.
type Place uint8

const (
	MissionSpots = 5
	MostSpaces   = 5 // of a location

	BuildingBit  = RouteSpaces         // first building space
	MissionBit   = BuildingBit + Hexes // first mission space
	AreaPlace    = Place(192)          // first planning area
	NoPlace      = Place(255)
	RouteMask    = uint64(1)<<RouteSpaces - 1
	BuildingMask = uint64(1<<Hexes-1) << BuildingBit
	// MissionMask are the five mission spaces.
	MissionMask = uint64(1<<MissionSpots-1) << MissionBit
	PerWord     = 12 // locations in a word
)

// Spot is one of the five mission spaces, from left to right (PIM-19).
type Spot uint8

const (
	FirstPlayer Spot = iota
	SupporterSpot
	Resources
	RouteSpot
	LocationSpot
)

var spotKeys = [MissionSpots]string{"first_player", "supporter", "resources", "route", "location"}

// Key returns the word for a mission space, and String its name in a sentence: "first_player",
// "first player".
func (s Spot) Key() string    { return spotKeys[s] }
func (s Spot) String() string { return strings.ReplaceAll(s.Key(), "_", " ") }

// ID and DoneID return the ids of a mission space and of the completion area under it:
// "mission.first_player", "done.first_player".
func (s Spot) ID() string     { return "mission." + s.Key() }
func (s Spot) DoneID() string { return "done." + s.Key() }

// Place returns the place of its cube.
func (s Spot) Place() Place { return MissionBit + Place(s) }

// Place returns the place of cubes in an area.
func (a Area) Place() Place { return AreaPlace + Place(a) }

// HexPlace returns the place of a building's cube; the Market is the last of the eight.
func HexPlace(hex int) Place { return Place(BuildingBit + hex) }

// SpacePlace returns a space of a location, counted from 0.
func SpacePlace(l Location, space int) Place {
	w := Place(1) + Place(l)/PerWord
	return w<<6 + Place(l)%PerWord*MostSpaces + Place(space)
}

func (p Place) word() Place   { return p >> 6 }
func (p Place) Bit() uint64   { return 1 << (p & 63) }
func (p Place) Area() Area    { return Area(p - AreaPlace) }
func (p Place) IsArea() bool  { return p >= AreaPlace && p < AreaPlace+Areas }
func (p Place) IsRoute() bool { return p < RouteSpaces }
func (p Place) IsHex() bool   { return p >= BuildingBit && p < MissionBit }
func (p Place) IsSpot() bool  { return p >= MissionBit && p < MissionBit+MissionSpots }
func (p Place) Hex() int      { return int(p) - BuildingBit }
func (p Place) Spot() Spot    { return Spot(p - MissionBit) }

// IsSpace reports whether p is a space of a location, in use or not.
func (p Place) IsSpace() bool {
	return p.word() == 1 && p&63 < PerWord*MostSpaces || p.word() == 2 && p&63 < (Locations-PerWord)*MostSpaces
}

// Space splits the space of a location into the location and its number from 0.
func (p Place) Space() (Location, int) {
	return Location(p.word()-1)*PerWord + Location(p&63)/MostSpaces, int(p&63) % MostSpaces
}

// SpaceSet is a set of spaces, a bit each.
type SpaceSet [3]uint64

func (m *SpaceSet) Has(p Place) bool { return m[p.word()]&p.Bit() != 0 }
func (m *SpaceSet) Put(p Place)      { m[p.word()] |= p.Bit() }
func (m *SpaceSet) Lift(p Place)     { m[p.word()] &^= p.Bit() }

func (m *SpaceSet) Count() int {
	return bits.OnesCount64(m[0]) + bits.OnesCount64(m[1]) + bits.OnesCount64(m[2])
}

// Places lists a set, in the order of its bits.
func (m *SpaceSet) Places() []Place {
	var all []Place
	for w, x := range m {
		for ; x != 0; x &= x - 1 {
			all = append(all, Place(w<<6+bits.TrailingZeros64(x)))
		}
	}
	return all
}

// Nth returns the place of the set bit of a word that n lower ones precede.
func Nth(x uint64, n int) uint8 {
	for ; n > 0; n-- {
		x &= x - 1
	}
	return uint8(bits.TrailingZeros64(x))
}
