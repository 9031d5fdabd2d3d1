// Package graph has what games ask of a net of places.
//
// It knows no game: a place is a number, and a function lists the places that are one step away.
package graph

import "iter"

// Far is the distance to a place that cannot be reached.
const Far = 255

// Distances writes into d how many steps each place is from one place, by a
// breadth-first search; d has one element for each place. next yields the places one
// step away.
func Distances[P ~uint8 | ~int8](d []uint8, from P, next func(P) iter.Seq[P]) {
	for i := range d {
		d[i] = Far
	}
	d[from] = 0
	queue := []P{from}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for to := range next(at) {
			if d[to] == Far {
				d[to] = d[at] + 1
				queue = append(queue, to)
			}
		}
	}
}
