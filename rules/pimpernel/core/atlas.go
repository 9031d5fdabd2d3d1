package core

import (
	"slices"
	"strconv"
)

// Key returns the word for a region, String its name, and ID its id on the map: "to_austria",
// "Road to Austria", "region.to_austria".
func (r Region) Key() string    { return RegionFacts[r].id }
func (r Region) String() string { return RegionFacts[r].name }
func (r Region) ID() string     { return "region." + r.Key() }

// Touches reports whether a pawn can go from one region to the other in one move (PIM-96).
func (r Region) Touches(other Region) bool { return RegionFacts[r].Next>>other&1 != 0 }

// Key returns the word for a location, String its name, ID its id on the map, and Region where it
// lies: "la_villette", "La Villette", "location.la_villette", Paris.
func (l Location) Key() string    { return locationFacts[l].id }
func (l Location) String() string { return locationFacts[l].name }
func (l Location) ID() string     { return "location." + l.Key() }
func (l Location) Region() Region { return locationFacts[l].region }

// Printed returns the icons of the spaces that are printed on the board (PIM-23); none where a
// card has them.
func (l Location) Printed() []ActionKind { return locationFacts[l].printed }

// Leg is a route between two neighbouring locations.
type Leg struct {
	ID     string // "route.dover-calais"
	A, B   Location
	Spaces []Place // from A to B
}

// Legs returns the routes of the map.
func Legs() []Leg {
	all := make([]Leg, Routes)
	for i, f := range RouteFacts {
		all[i] = Leg{ID: "route." + f.A.Key() + "-" + f.B.Key(), A: f.A, B: f.B}
		for n := range f.From {
			all[i].Spaces = append(all[i].Spaces, Place(Atlas.Start[i])+Place(n))
		}
	}
	return all
}

// Regions returns the regions from which a pawn reaches a space: two for a border or the
// water (PIM-73, PIM-74), none for a mission space or an area.
func (p Place) Regions() []Region { return slices.Clone(Atlas.from[p]) }

// charts holds what is worked out of the facts once and never changes.
type charts struct {
	Start     [Routes]uint8               // first space of a route
	Route     [Routes]uint64              // its spaces
	Length    [Routes]uint8               // and how many they are
	RouteOf   [RouteSpaces]uint8          // route of a space
	routeName [RouteSpaces]string         // "dover-calais-1"
	Reach     [Regions]SpaceSet           // spaces in reach of a pawn, used or not; no mission spaces
	from      [256][]Region               // the same by space
	Leg       [Locations][Locations]uint8 // route+1 between neighbours
	Next      [Locations]uint32           // neighbours, as bits
	Ends      [Locations]uint32           // routes that end there, as bits
	// Apart is the number of route spaces on a shortest way between two locations.
	Apart [Locations][Locations]uint8
}

// Atlas is the map.
var Atlas = func() (m charts) {
	n := 0
	for i, f := range RouteFacts {
		m.Start[i], m.Length[i] = uint8(n), uint8(len(f.From))
		m.Leg[f.A][f.B], m.Leg[f.B][f.A] = uint8(i)+1, uint8(i)+1
		m.Next[f.A] |= 1 << f.B
		m.Next[f.B] |= 1 << f.A
		m.Ends[f.A] |= 1 << i
		m.Ends[f.B] |= 1 << i
		for k, from := range f.From {
			m.Route[i] |= 1 << n
			m.RouteOf[n] = uint8(i)
			m.routeName[n] = f.A.Key() + "-" + f.B.Key() + "-" + strconv.Itoa(k+1)
			for r := range Region(Regions) {
				if from>>r&1 != 0 {
					m.Reach[r].Put(Place(n))
				}
			}
			n++
		}
	}
	for h, f := range HexFacts {
		m.Reach[f.Region].Put(HexPlace(h))
	}
	for l := range Location(Locations) {
		for s := range MostSpaces {
			m.Reach[l.Region()].Put(SpacePlace(l, s))
		}
	}
	for r := range Region(Regions) {
		for _, p := range m.Reach[r].Places() {
			m.from[p] = append(m.from[p], r)
		}
	}
	m.measure()
	return m
}()

// measure fills in the distances, by relaxing every route until nothing changes.
func (m *charts) measure() {
	for a := range m.Apart {
		for b := range m.Apart[a] {
			m.Apart[a][b] = 99
		}
		m.Apart[a][a] = 0
		for changed := true; changed; {
			changed = false
			for i, f := range RouteFacts {
				for _, e := range [2][2]Location{{f.A, f.B}, {f.B, f.A}} {
					if d := m.Apart[a][e[0]] + m.Length[i]; d < m.Apart[a][e[1]] {
						m.Apart[a][e[1]], changed = d, true
					}
				}
			}
		}
	}
}

// PlaceNamed finds a place by its word in moves.
func PlaceNamed(word string) (Place, bool) {
	i := slices.Index(placeWords, word)
	if i < 0 {
		return NoPlace, false
	}
	return AllPlaces[i], true
}

// AllPlaces are all places in the order of their numbers, placeWords their words in moves,
// and placeIDs the ids by number.
var AllPlaces, placeWords, placeIDs = func() (all []Place, words []string, ids [256]string) {
	for p := range AreaPlace + Areas {
		if kind, word := p.named(); kind != "" {
			all, words, ids[p] = append(all, p), append(words, word), kind+"."+word
		}
	}
	return all, words, ids
}()

// Key returns the word for a place in moves: "dover-calais-1", "dover.2", "b3", "route", "horses".
func (p Place) Key() string {
	_, word := p.named()
	return word
}

// ID returns the id of a place on the map: "route.dover-calais-1", "space.dover.2",
// "hex.b3", "mission.route", "area.horses".
func (p Place) ID() string { return placeIDs[p] }

// named returns what a place is and its word in moves.
func (p Place) named() (kind, word string) {
	switch {
	case p.IsRoute():
		return "route", Atlas.routeName[p]
	case p.IsHex():
		return "hex", HexFacts[p.Hex()].id
	case p.IsSpot():
		return "mission", p.Spot().Key()
	case p.IsArea():
		return "area", p.Area().Key()
	case p.IsSpace():
		l, n := p.Space()
		return "space", l.Key() + "." + strconv.Itoa(n+1)
	}
	return "", "nowhere"
}
