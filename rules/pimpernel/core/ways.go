package core

import (
	"cmp"
	"math/bits"
	"slices"
)

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

// follow goes on along every leg that is allowed. The search stops at a few hundred
// ways, which no game comes near.
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
