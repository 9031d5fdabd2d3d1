package pimpernel

import (
	"math/bits"
	"strconv"
)

// Place is a place where a cube can lie, by number: a space for a single cube, or,
// from areaPlace on, a planning area. The numbers of the spaces are bits of three
// words: routes, buildings and missions in the first, locations in the others.
type Place uint8

const (
	hexes        = 8
	missionSpots = 5
	mostSpaces   = 5 // of a location

	hexBit     = routeSpaces    // first building space
	missionBit = hexBit + hexes // first mission space
	areaPlace  = Place(192)     // first planning area
	noPlace    = Place(255)
	routeMask  = uint64(1)<<routeSpaces - 1
	hexMask    = uint64(1<<hexes-1) << hexBit
	// MissionMask are the five mission spaces.
	missionMask = uint64(1<<missionSpots-1) << missionBit
	perWord     = 12 // locations in a word
)

// Spot is one of the five mission spaces, from left to right (PIM-19).
type Spot uint8

// The mission spaces.
const (
	FirstPlayer Spot = iota
	SupporterSpot
	Resources
	RouteSpot
	LocationSpot
)

var spotFacts = [missionSpots]struct{ id, name string }{
	{"first_player", "first player"}, {"supporter", "supporter"}, {"resources", "resources"}, {"route", "route"}, {"location", "location"},
}

// Key is the word for a mission space: "first_player".
func (s Spot) Key() string { return spotFacts[s].id }

// String is its name in a sentence: "first player".
func (s Spot) String() string { return spotFacts[s].name }

// ID is the id of a mission space: "mission.first_player".
func (s Spot) ID() string { return "mission." + s.Key() }

// DoneID is the id of the completion area under it: "done.first_player".
func (s Spot) DoneID() string { return "done." + s.Key() }

// Place is the place of its cube.
func (s Spot) Place() Place { return missionBit + Place(s) }

// Place is the place of cubes in an area.
func (a Area) Place() Place { return areaPlace + Place(a) }

// HexPlace is the place of a building's cube; the Market is the last of the eight.
func HexPlace(hex int) Place { return Place(hexBit + hex) }

// SpacePlace is a space of a location, counted from 0.
func SpacePlace(l Location, space int) Place {
	w := Place(1) + Place(l)/perWord
	return w<<6 + Place(l)%perWord*mostSpaces + Place(space)
}

func (p Place) word() Place   { return p >> 6 }
func (p Place) bit() uint64   { return 1 << (p & 63) }
func (p Place) area() Area    { return Area(p - areaPlace) }
func (p Place) isArea() bool  { return p >= areaPlace && p < areaPlace+areas }
func (p Place) isRoute() bool { return p < routeSpaces }
func (p Place) isHex() bool   { return p >= hexBit && p < missionBit }
func (p Place) isSpot() bool  { return p >= missionBit && p < missionBit+missionSpots }
func (p Place) hex() int      { return int(p) - hexBit }
func (p Place) spot() Spot    { return Spot(p - missionBit) }

// isSpace reports whether p is a space of a location, in use or not.
func (p Place) isSpace() bool {
	return p.word() == 1 && p&63 < perWord*mostSpaces || p.word() == 2 && p&63 < (locations-perWord)*mostSpaces
}

// space splits the space of a location into the location and its number from 0.
func (p Place) space() (Location, int) {
	return Location(p.word()-1)*perWord + Location(p&63)/mostSpaces, int(p&63) % mostSpaces
}

// Spaces are sets of spaces, a bit each.
type Spaces [3]uint64

func (m *Spaces) has(p Place) bool { return m[p.word()]&p.bit() != 0 }
func (m *Spaces) put(p Place)      { m[p.word()] |= p.bit() }
func (m *Spaces) lift(p Place)     { m[p.word()] &^= p.bit() }

func (m *Spaces) count() int {
	return bits.OnesCount64(m[0]) + bits.OnesCount64(m[1]) + bits.OnesCount64(m[2])
}

// places lists a set, in the order of its bits.
func (m *Spaces) places() []Place {
	var all []Place
	for w, x := range m {
		for ; x != 0; x &= x - 1 {
			all = append(all, Place(w<<6+bits.TrailingZeros64(x)))
		}
	}
	return all
}

// Key is the word for a place in moves: "dover-calais-1", "dover.2", "b3", "route", "horses".
func (p Place) Key() string {
	switch {
	case p.isRoute():
		return atlas.routeName[p]
	case p.isHex():
		return hexFacts[p.hex()].id
	case p.isSpot():
		return p.spot().Key()
	case p.isArea():
		return p.area().Key()
	case p.isSpace():
		l, n := p.space()
		return l.Key() + "." + strconv.Itoa(n+1)
	}
	return "nowhere"
}

// ID is the id of a place on the map: "route.dover-calais-1", "space.dover.2",
// "hex.b3", "mission.route", "area.horses".
func (p Place) ID() string { return placeIDs[p] }

func (p Place) id() string {
	switch {
	case p.isRoute():
		return "route." + p.Key()
	case p.isHex():
		return "hex." + p.Key()
	case p.isSpot():
		return "mission." + p.Key()
	case p.isArea():
		return "area." + p.Key()
	}
	return "space." + p.Key()
}
