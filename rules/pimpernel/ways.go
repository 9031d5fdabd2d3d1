package pimpernel

import (
	"cmp"
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

// mostWays bounds the ways that are shown at once.
const mostWays = 16

// Ways are the ways that may be chosen as things stand (PIM-128): all complete ones or,
// when there are none, those with the fewest spaces. The longest come first, and at most
// sixteen are listed.
func (v View) Ways() []Way {
	if v.State.deals < 4 || v.Over() {
		return nil
	}
	c := *v.State
	roads := c.roads()
	c.whole = reaches(&roads, c.sir, c.goal(), 0)
	c.way[0], c.ways = c.sir, 1
	var all []Way
	v.follow(&c, &all)
	slices.SortStableFunc(all, func(a, b Way) int { return cmp.Compare(len(b.Spaces), len(a.Spaces)) })
	return all[:min(len(all), mostWays)]
}

// follow goes on along every leg that is allowed. The search stops at a few hundred
// ways, which no game comes near.
func (v View) follow(c *State, all *[]Way) {
	at := c.way[c.ways-1]
	if len(*all) > 400 {
		return
	}
	if at == c.goal() {
		*all = append(*all, v.wayOf(c))
		return
	}
	for _, l := range neighbours(c.legs()) {
		c.way[c.ways] = l
		c.ways++
		v.follow(c, all)
		c.ways--
	}
}

func (v View) wayOf(c *State) Way {
	w := Way{Cubes: make([]int, len(v.Players))}
	w.Stops = append(w.Stops, c.way[:c.ways]...)
	legs := Legs()
	for i := 1; i < len(w.Stops); i++ {
		leg := legs[atlas.leg[w.Stops[i-1]][w.Stops[i]]-1]
		w.Legs = append(w.Legs, leg.ID)
		for _, p := range leg.Spaces {
			w.Spaces = append(w.Spaces, p)
			if c.full.has(p) {
				w.Cubes[c.owner(p)]++
			} else {
				w.Missing++
			}
		}
	}
	w.Complete = w.Missing == 0
	return w
}
