package core

import (
	"cmp"
	"math/bits"
	"slices"
)

// Path is a set of routes, as bits, by which the way can go on to the mission, and their
// spaces. The order in which a path takes its routes changes nothing.
type Path struct {
	Routes uint32
	Spaces uint64
}

// BestPath returns the path that is worth most, by its spaces; of equal ones the first.
func (c *State) BestPath(worth func(spaces uint64) int) (best Path) {
	most := -1 << 62
	c.paths(c.Board.Direct, func(p Path) bool { return worth(p.Spaces) > most }, func(p Path) {
		best, most = p, worth(p.Spaces)
	})
	return best
}

// paths calls see with every path that is wanted, of direct paths only or of all. Routes make
// a path if they hang together and an odd number of them meets at either end, an even number
// elsewhere. Two such sets differ by rings, so one path and the rings of the map give all:
// 2,048 at most.
func (c *State) paths(direct bool, wanted func(Path) bool, see func(Path)) {
	at, goal, open := c.Way[c.Stops-1], c.Goal(), c.open()
	to, rings, count := spread(at, open)
	if to[goal] == 0 {
		return
	}
	p := Path{to[goal], SpacesOf(to[goal])}
	for n := 1; ; n++ {
		// The path ends where it first reaches the goal (PIM-132).
		ends := bits.OnesCount32(p.Routes&Atlas.Ends[goal]) == 1
		if ends && wanted(p) && (!direct || c.isDirect(at, p)) && together(at, p.Routes) {
			see(p)
		}
		if n>>count != 0 {
			return
		}
		// In the order of a Gray code each set differs from the one before by a single ring.
		ring := &rings[bits.TrailingZeros(uint(n))]
		p.Routes ^= ring.Routes
		p.Spaces ^= ring.Spaces
	}
}

// mostRings are the rings of the whole map.
const mostRings = Routes - Locations + 1

// spread finds a path from a location to every other one over some routes, and the rings that
// the remaining routes close, and how many these are.
func spread(from Location, open uint32) (to [Locations]uint32, rings [mostRings]Path, n int) {
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
			ring := to[f.A] ^ to[f.B] ^ 1<<i
			rings[n] = Path{ring, SpacesOf(ring)}
			n++
		}
	}
	return to, rings, n
}

// isDirect reports whether a path visits no location twice (PIM-132) and, if none is complete,
// has the fewest spaces (PIM-128).
func (c *State) isDirect(at Location, p Path) bool {
	for _, ends := range Atlas.Ends {
		if bits.OnesCount32(p.Routes&ends) > 2 {
			return false
		}
	}
	return c.Whole || bits.OnesCount64(p.Spaces) == int(Atlas.Apart[at][c.Goal()])
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

// FirstLeg returns where a path that takes some routes can begin, so that the rest is a path too.
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

// Journey is a way that the Pimpernel could take to the mission.
type Journey struct {
	Stops    []Location // from where he is to the goal
	Legs     []string   // ids of the routes between them
	Spaces   []Place
	Complete bool
	Missing  int   // free spaces
	Cubes    []int // that it would pay, by seat
}

// MostWays bounds the ways that are shown at once.
const MostWays = 16

// Ways returns all complete paths as things stand or, when there are none, those with the fewest
// spaces (PIM-128). The longest come first, and at most sixteen are listed.
func (v View) Ways() []Journey {
	if !v.State.MissionsDealt() || v.Over() {
		return nil
	}
	c := *v.State
	c.setOut()
	var all []Journey
	every := func(Path) bool { return true }
	c.paths(c.Board.Direct || !c.Whole, every, func(p Path) { all = append(all, v.wayOf(p.Routes)) })
	slices.SortStableFunc(all, func(a, b Journey) int {
		return cmp.Or(cmp.Compare(len(b.Spaces), len(a.Spaces)), slices.Compare(a.Stops, b.Stops))
	})
	return all[:min(len(all), MostWays)]
}

// wayOf describes the path that takes some routes.
func (v View) wayOf(routes uint32) Journey {
	at := v.State.Pimpernel
	w := Journey{Cubes: make([]int, len(v.Players)), Stops: []Location{at}}
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

// FilledLeg is a leg of the map, and whether every space of it is filled.
type FilledLeg struct {
	Leg
	Whole bool
}

// Roadmap lists all legs of the map in their order: which of them the Pimpernel could
// travel if the mission were carried out now (PIM-127).
func (v View) Roadmap() []FilledLeg {
	var all []FilledLeg
	for i, l := range Legs() {
		all = append(all, FilledLeg{l, Atlas.Route[i]&^v.State.Full[0] == 0})
	}
	return all
}
