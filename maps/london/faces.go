package london

import (
	"cmp"
	"math"
	"slices"

	"intrigue/maps/geom"
)

// street is a piece of line that a block of houses must keep clear of.
type street struct{ a, b geom.Point }

// faces cuts the plane along the streets and returns the pieces between
// them, each as a polygon running clockwise on paper.
func faces(streets []street) [][]geom.Point {
	g := mesh{index: map[[2]int]int{}}
	g.build(streets)
	g.prune()
	return g.faces()
}

// mesh is a planar graph: places and who is joined to whom.
type mesh struct {
	at    []geom.Point
	index map[[2]int]int
	to    []map[int]bool
}

func (g *mesh) node(p geom.Point) int {
	key := [2]int{int(math.Round(p.X * 10)), int(math.Round(p.Y * 10))}
	i, ok := g.index[key]
	if !ok {
		i = len(g.at)
		g.index[key] = i
		g.at = append(g.at, p)
		g.to = append(g.to, map[int]bool{})
	}
	return i
}

// build splits all streets where they cross.
func (g *mesh) build(streets []street) {
	for i, s := range streets {
		cuts := []float64{0, 1}
		for j, o := range streets {
			if i == j {
				continue
			}
			if t, ok := crossing(s.a, s.b, o.a, o.b); ok {
				cuts = append(cuts, t)
			}
		}
		slices.Sort(cuts)
		for k := 1; k < len(cuts); k++ {
			a, b := g.node(s.a.Lerp(s.b, cuts[k-1])), g.node(s.a.Lerp(s.b, cuts[k]))
			if a != b {
				g.to[a][b], g.to[b][a] = true, true
			}
		}
	}
}

// prune takes dead ends away until none is left.
func (g *mesh) prune() {
	for again := true; again; {
		again = false
		for i, to := range g.to {
			if len(to) == 1 {
				for j := range to {
					delete(g.to[j], i)
				}
				g.to[i] = map[int]bool{}
				again = true
			}
		}
	}
}

// faces walks around every piece: at each corner it takes the next street
// round the corner, so that the piece stays on the same hand.
func (g *mesh) faces() [][]geom.Point {
	around := make([][]int, len(g.at))
	for i, to := range g.to {
		for j := range to {
			around[i] = append(around[i], j)
		}
		angle := func(j int) float64 { d := g.at[j].Sub(g.at[i]); return math.Atan2(d.Y, d.X) }
		slices.SortFunc(around[i], func(j, k int) int { return cmp.Compare(angle(j), angle(k)) })
	}
	used := map[[2]int]bool{}
	var out [][]geom.Point
	for i := range around {
		for _, j := range around[i] {
			if used[[2]int{i, j}] {
				continue
			}
			var face []geom.Point
			for a, b := i, j; !used[[2]int{a, b}]; {
				used[[2]int{a, b}] = true
				face = append(face, g.at[a])
				k := 0
				for around[b][k] != a {
					k++
				}
				a, b = b, around[b][(k+len(around[b])-1)%len(around[b])]
			}
			if area(face) > 1 {
				out = append(out, face)
			}
		}
	}
	return out
}
