package pimpernel

import (
	"math/bits"
	"slices"
	"strconv"
)

// Key is the word for a region: "to_austria".
func (r Region) Key() string { return regionFacts[r].id }

// String is its name: "To Austria".
func (r Region) String() string { return regionFacts[r].name }

// ID is the id of a region on the map: "region.france".
func (r Region) ID() string { return "region." + r.Key() }

// Touches reports whether a pawn can go from one region to the other in one move (PIM-96).
func (r Region) Touches(other Region) bool { return regionFacts[r].next>>other&1 != 0 }

// Key is the word for a location: "la_villette".
func (l Location) Key() string { return locationFacts[l].id }

// String is its name: "La Villette".
func (l Location) String() string { return locationFacts[l].name }

// ID is the id of a location on the map: "location.la_villette".
func (l Location) ID() string { return "location." + l.Key() }

// Region is the region it lies in.
func (l Location) Region() Region { return locationFacts[l].region }

// Leg is a route between two neighbouring locations.
type Leg struct {
	ID     string // "route.dover-calais"
	A, B   Location
	Sea    bool
	Spaces []Place // from A to B
}

// Legs are the routes of the map.
func Legs() []Leg {
	all := make([]Leg, routes)
	for i, f := range routeFacts {
		all[i] = Leg{ID: "route." + f.a.Key() + "-" + f.b.Key(), A: f.a, B: f.b, Sea: f.sea}
		for n := range f.spaces {
			all[i].Spaces = append(all[i].Spaces, Place(atlas.start[i])+Place(n))
		}
	}
	return all
}

// Regions are the regions from which a pawn reaches a space: two for a border or the
// water (PIM-73, PIM-74), none for a mission space or an area.
func (p Place) Regions() []Region { return slices.Clone(atlas.from[p]) }

// charts is what is worked out of the facts once and never changes.
type charts struct {
	start     [routes]uint8               // first space of a route
	route     [routes]uint64              // its spaces
	length    [routes]uint8               // and how many they are
	routeOf   [routeSpaces]uint8          // route of a space
	routeName [routeSpaces]string         // "dover-calais-1"
	reach     [regions]Spaces             // spaces in reach of a pawn, used or not; no mission spaces
	from      [256][]Region               // the same by space
	leg       [locations][locations]uint8 // route+1 between neighbours
	next      [locations]uint32           // neighbours, as bits
	// apart is the number of route spaces on a shortest way between two locations.
	apart [locations][locations]uint8
}

var atlas = draw()

func draw() (m charts) {
	n := 0
	for i, f := range routeFacts {
		m.start[i], m.length[i] = uint8(n), uint8(len(f.spaces))
		m.leg[f.a][f.b], m.leg[f.b][f.a] = uint8(i)+1, uint8(i)+1
		m.next[f.a] |= 1 << f.b
		m.next[f.b] |= 1 << f.a
		for k, from := range f.spaces {
			m.route[i] |= 1 << n
			m.routeOf[n] = uint8(i)
			m.routeName[n] = f.a.Key() + "-" + f.b.Key() + "-" + strconv.Itoa(k+1)
			for r := range Region(regions) {
				if from>>r&1 != 0 {
					m.reach[r].put(Place(n))
				}
			}
			n++
		}
	}
	for h, f := range hexFacts {
		m.reach[f.region].put(HexPlace(h))
	}
	for l := range Location(locations) {
		for s := range mostSpaces {
			m.reach[l.Region()].put(SpacePlace(l, s))
		}
	}
	for r := range Region(regions) {
		for _, p := range m.reach[r].places() {
			m.from[p] = append(m.from[p], r)
		}
	}
	m.measure()
	return m
}

// measure fills in the distances, by relaxing every route until nothing changes.
func (m *charts) measure() {
	for a := range m.apart {
		for b := range m.apart[a] {
			m.apart[a][b] = 99
		}
		m.apart[a][a] = 0
		for changed := true; changed; {
			changed = false
			for i, f := range routeFacts {
				for _, e := range [2][2]Location{{f.a, f.b}, {f.b, f.a}} {
					if d := m.apart[a][e[0]] + m.length[i]; d < m.apart[a][e[1]] {
						m.apart[a][e[1]], changed = d, true
					}
				}
			}
		}
	}
}

// neighbours are the locations one leg away, as a list.
func neighbours(set uint32) []Location {
	var all []Location
	for ; set != 0; set &= set - 1 {
		all = append(all, Location(bits.TrailingZeros32(set)))
	}
	return all
}

// placeIDs are the ids of all places.
var placeIDs = listIDs()

func listIDs() (ids [256]string) {
	for _, p := range allPlaces {
		ids[p] = p.id()
	}
	return ids
}

// PlaceNamed finds a place by its word in moves.
func PlaceNamed(word string) (Place, bool) {
	i := slices.Index(placeWords, word)
	if i < 0 {
		return noPlace, false
	}
	return allPlaces[i], true
}

// allPlaces are all places in the order of their numbers, and placeWords their words.
var allPlaces, placeWords = listPlaces()

func listPlaces() (all []Place, words []string) {
	for p := Place(0); p < areaPlace+areas; p++ {
		if p.isRoute() || p.isHex() || p.isSpot() || p.isSpace() || p.isArea() {
			all = append(all, p)
			words = append(words, p.Key())
		}
	}
	return all, words
}
