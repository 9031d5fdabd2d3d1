package core

import (
	"cmp"
	"math/bits"
	"slices"
)

// Paths calls see with the routes, as bits, of every path by which the way can go on to the
// mission. The order in which a path takes its routes changes nothing, so each set of routes
// is seen once.
func (c *State) Paths(see func(routes uint32)) { c.paths(c.Board.Direct, see) }

// paths does so with direct paths only, or with all. Routes make a path if they hang together
// and an odd number of them meets at either end, an even number elsewhere. Two such sets
// differ by rings, so one path and the rings of the map give all: 2,048 at most.
func (c *State) paths(direct bool, see func(routes uint32)) {
	at, goal, open := c.Way[c.Ways-1], c.Goal(), c.open()
	to, rings := spread(at, open)
	if to[goal] == 0 {
		return
	}
	routes := to[goal]
	for n := 1; ; n++ {
		// The path ends where it first reaches the goal (PIM-132).
		ends := bits.OnesCount32(routes&Atlas.Ends[goal]) == 1
		if ends && (!direct || c.isDirect(at, routes)) && together(at, routes) {
			see(routes)
		}
		if n>>len(rings) != 0 {
			return
		}
		routes ^= rings[bits.TrailingZeros(uint(n))]
	}
}

// spread finds a path from a location to every other one over some routes, and the rings that
// the remaining routes close, all as bits.
func spread(from Location, open uint32) (to [Locations]uint32, rings []uint32) {
	seen, tree := uint32(1)<<from, uint32(0)
	for grown := true; grown; {
		grown = false
		for x := open &^ tree; x != 0; x &= x - 1 {
			i := bits.TrailingZeros32(x)
			a, b := RouteFacts[i].A, RouteFacts[i].B
			if seen>>b&1 != 0 {
				a, b = b, a
			}
			if seen>>a&1 != 0 && seen>>b&1 == 0 {
				to[b] = to[a] | 1<<i
				seen |= 1 << b
				tree |= 1 << i
				grown = true
			}
		}
	}
	for x := open &^ tree; x != 0; x &= x - 1 {
		i := bits.TrailingZeros32(x)
		if f := &RouteFacts[i]; seen>>f.A&1 != 0 {
			rings = append(rings, to[f.A]^to[f.B]^1<<i)
		}
	}
	return to, rings
}

// isDirect reports whether a path visits no location twice (PIM-132) and, if none is complete,
// has the fewest spaces (PIM-128).
func (c *State) isDirect(at Location, routes uint32) bool {
	for _, ends := range Atlas.Ends {
		if bits.OnesCount32(routes&ends) > 2 {
			return false
		}
	}
	return c.Whole || bits.OnesCount64(SpacesOf(routes)) == int(Atlas.Apart[at][c.Goal()])
}

// together reports whether some routes hang together, and with a location.
func together(at Location, routes uint32) bool {
	seen := uint32(1) << at
	for grown := true; grown && routes != 0; {
		grown = false
		for x := routes; x != 0; x &= x - 1 {
			i := bits.TrailingZeros32(x)
			if ends := uint32(1)<<RouteFacts[i].A | 1<<RouteFacts[i].B; seen&ends != 0 {
				seen |= ends
				routes &^= 1 << i
				grown = true
			}
		}
	}
	return routes == 0
}

// FirstLeg is where a path that takes some routes can begin, so that the rest is a path too.
func FirstLeg(at Location, routes uint32) Location {
	for x := routes & Atlas.Ends[at]; x != 0; x &= x - 1 {
		i := bits.TrailingZeros32(x)
		to := RouteFacts[i].A ^ RouteFacts[i].B ^ at
		if together(to, routes&^(1<<i)) {
			return to
		}
	}
	return at
}

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

// Ways are all complete paths as things stand or, when there are none, those with the fewest
// spaces (PIM-128). The longest come first, and at most sixteen are listed.
func (v View) Ways() []Way {
	if v.State.Deals < 4 || v.Over() {
		return nil
	}
	c := *v.State
	c.setOut()
	var all []Way
	c.paths(c.Board.Direct || !c.Whole, func(routes uint32) { all = append(all, v.wayOf(routes)) })
	slices.SortStableFunc(all, func(a, b Way) int {
		return cmp.Or(cmp.Compare(len(b.Spaces), len(a.Spaces)), slices.Compare(a.Stops, b.Stops))
	})
	return all[:min(len(all), MostWays)]
}

// wayOf describes the path that takes some routes.
func (v View) wayOf(routes uint32) Way {
	at := v.State.Pimpernel
	w := Way{Cubes: make([]int, len(v.Players)), Stops: []Location{at}}
	for legs := Legs(); routes != 0; {
		to := FirstLeg(at, routes)
		i := Atlas.Leg[at][to] - 1
		routes &^= 1 << i
		at = to
		w.Stops = append(w.Stops, at)
		w.Legs = append(w.Legs, legs[i].ID)
		for _, p := range legs[i].Spaces {
			w.Spaces = append(w.Spaces, p)
			if v.State.Full.Has(p) {
				w.Cubes[v.State.Owner(p)]++
			} else {
				w.Missing++
			}
		}
	}
	w.Complete = w.Missing == 0
	return w
}
