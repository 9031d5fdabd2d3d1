package core

import (
	"cmp"
	"math/bits"
	"slices"
)

// roads are the neighbours of every location over complete routes, as bits.
func (c *State) roads() (next [Locations]uint32) {
	for i, f := range RouteFacts {
		if Atlas.Route[i]&^c.Full[0] == 0 {
			next[f.A] |= 1 << f.B
			next[f.B] |= 1 << f.A
		}
	}
	return next
}

// Reaches reports whether a way leads from one location to another without the barred ones.
func Reaches(next *[Locations]uint32, from, to Location, barred uint32) bool {
	seen := uint32(1) << from
	for fresh := seen; fresh != 0; {
		near := uint32(0)
		for ; fresh != 0; fresh &= fresh - 1 {
			near |= next[bits.TrailingZeros32(fresh)]
		}
		fresh = near &^ (seen | barred)
		if seen |= fresh; seen>>to&1 != 0 {
			return true
		}
	}
	return from == to
}

// rideOn goes on with the Pimpernel's way and reports whether it is complete. A leg
// that is the only one is taken unasked (PIM-127).
func (c *State) rideOn() bool {
	if !c.begun {
		c.begun = true
		next := c.roads()
		c.Whole = Reaches(&next, c.Pimpernel, c.Goal(), 0)
		c.Way[0], c.Ways = c.Pimpernel, 1
	}
	for c.Way[c.Ways-1] != c.Goal() {
		on := c.legs()
		if on&(on-1) != 0 {
			c.asks(StageLeg, c.decider(RouteSpot))
			return false
		}
		c.Way[c.Ways] = Location(bits.TrailingZeros32(on))
		c.Ways++
	}
	var m Spaces // PIM-129
	for i := uint8(1); i < c.Ways; i++ {
		m[0] |= Atlas.Route[Atlas.Leg[c.Way[i-1]][c.Way[i]]-1]
	}
	c.lift(&m, RouteSpot)
	if !c.Whole {
		c.miss(RouteSpot)
	}
	return true
}

// legs are the locations where the way may go on, as bits: along complete routes if
// there is one, else by the fewest spaces (PIM-128), no location twice (PIM-132).
func (c *State) legs() (on uint32) {
	at, goal := c.Way[c.Ways-1], c.Goal()
	if !c.Whole {
		return Shortest(at, goal)
	}
	been := uint32(0)
	for _, l := range c.Way[:c.Ways] {
		been |= 1 << l
	}
	next := c.roads()
	for near := next[at] &^ been; near != 0; near &= near - 1 {
		l := Location(bits.TrailingZeros32(near))
		if l == goal || Reaches(&next, l, goal, been) {
			on |= 1 << l
		}
	}
	return on
}

// Shortest are the neighbours of a location on a way with the fewest spaces to another, as bits.
func Shortest(from, to Location) (on uint32) {
	for near := Atlas.Next[from]; near != 0; near &= near - 1 {
		l := bits.TrailingZeros32(near)
		if Atlas.Apart[l][to]+Atlas.Length[Atlas.Leg[from][l]-1] == Atlas.Apart[from][to] {
			on |= 1 << l
		}
	}
	return on
}

// LegsApart are the fewest legs between two locations among the ways with the fewest
// spaces, as Chauvelin goes (CHV-4).
var LegsApart = func() (legs [Locations][Locations]uint8) {
	for to := range Location(Locations) {
		// The nearer ones are known before those behind them.
		for far := uint8(1); far < 99; far++ {
			for from := range Location(Locations) {
				if Atlas.Apart[from][to] != far {
					continue
				}
				fewest := uint8(99)
				for on := Shortest(from, to); on != 0; on &= on - 1 {
					fewest = min(fewest, legs[bits.TrailingZeros32(on)][to])
				}
				legs[from][to] = fewest + 1
			}
		}
	}
	return legs
}()

// Way is a way that the Pimpernel could take to the mission.
type Way struct {
	Stops    []Location // from where he is to the goal
	Legs     []string   // ids of the routes between them
	Spaces   []Place
	Complete bool
	Missing  int   // free spaces
	Cubes    []int // that it would pay, by seat
}

// MostWays bounds the ways that are shown at once.
const MostWays = 16

// Ways are the ways that may be chosen as things stand (PIM-128): all complete ones or,
// when there are none, those with the fewest spaces. The longest come first, and at most
// sixteen are listed.
func (v View) Ways() []Way {
	if v.State.Deals < 4 || v.Over() {
		return nil
	}
	c := *v.State
	roads := c.roads()
	c.Whole = Reaches(&roads, c.Pimpernel, c.Goal(), 0)
	c.Way[0], c.Ways = c.Pimpernel, 1
	var all []Way
	v.follow(&c, &all)
	slices.SortStableFunc(all, func(a, b Way) int { return cmp.Compare(len(b.Spaces), len(a.Spaces)) })
	return all[:min(len(all), MostWays)]
}

// follow goes on along every leg that is allowed, to a few hundred ways: no game comes near.
func (v View) follow(c *State, all *[]Way) {
	at := c.Way[c.Ways-1]
	if len(*all) > 400 {
		return
	}
	if at == c.Goal() {
		*all = append(*all, v.wayOf(c))
		return
	}
	for on := c.legs(); on != 0; on &= on - 1 {
		c.Way[c.Ways] = Location(bits.TrailingZeros32(on))
		c.Ways++
		v.follow(c, all)
		c.Ways--
	}
}

func (v View) wayOf(c *State) Way {
	w := Way{Cubes: make([]int, len(v.Players))}
	w.Stops = append(w.Stops, c.Way[:c.Ways]...)
	legs := Legs()
	for i := 1; i < len(w.Stops); i++ {
		leg := legs[Atlas.Leg[w.Stops[i-1]][w.Stops[i]]-1]
		w.Legs = append(w.Legs, leg.ID)
		for _, p := range leg.Spaces {
			w.Spaces = append(w.Spaces, p)
			if c.Full.Has(p) {
				w.Cubes[c.Owner(p)]++
			} else {
				w.Missing++
			}
		}
	}
	w.Complete = w.Missing == 0
	return w
}

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
		all = append(all, Filled{l, Atlas.Route[i]&^v.State.Full[0] == 0})
	}
	return all
}
